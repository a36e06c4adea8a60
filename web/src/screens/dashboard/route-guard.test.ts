import { roleIds } from '@estia/contract/accounts/roles';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createStaticHandler, type RouteObject } from 'react-router';
import { describe, expect, it } from 'vitest';
import { createLoadContext, type HostContext } from '../../platform/load-context.ts';
import { isPrivatePath } from '../../platform/private-paths.ts';
import routes, { routeTable } from '../../routes.ts';
import * as articlePreview from './admin/article-preview.tsx';
import * as dashboard from './dashboard-layout.tsx';

const users = {
  visitor: null,
  individual: { user_id: 1, role_id: roleIds.individual, has_second_factor: false },
  agency: { user_id: 2, role_id: roleIds.agency, has_second_factor: true },
  weakAdmin: { user_id: 3, role_id: roleIds.admin, has_second_factor: false },
  admin: { user_id: 4, role_id: roleIds.admin, has_second_factor: true },
};
type Role = keyof typeof users;
type Result = 'reached' | 'login' | 'not found' | 'security';

/** The site's own tree with its own guards; in place of every other screen one that only says that it was reached. */
const buildRoute = ({ id, path, index, children }: RouteConfigEntry): RouteObject => {
  const reached = { loader: () => 'reached', action: () => 'reached' };
  const guards: Record<string, object> = {
    'dashboard-frame': { middleware: dashboard.middleware, loader: dashboard.loader },
    'dashboard-admin-article-preview': { loader: articlePreview.loader, action: articlePreview.action },
  };
  return {
    id,
    path,
    ...(index ? { index } : { children: children?.map(buildRoute) }),
    ...(guards[id ?? ''] ?? reached),
  } as RouteObject;
};
const handler = createStaticHandler((routes as RouteConfigEntry[]).map(buildRoute));

async function open(path: string, role: Role, method: 'GET' | 'POST'): Promise<Result> {
  let isPreviewAsked = false;
  const callApi = (key: string) => {
    isPreviewAsked ||= key === 'POST /adminPanel/article-preview';
    return key === 'GET /session' ? Promise.resolve({ user: users[role] }) : Promise.reject(new Error(key));
  };
  const requestContext = createLoadContext({ callApi } as unknown as HostContext);
  const body = method === 'POST' ? new URLSearchParams({ a: 'b' }) : null;
  const request = new Request(`https://estia.example${path}`, { method, body });
  const response = await handler.query(request, {
    requestContext,
    generateMiddlewareResponse: async (query) => {
      const found = await query(request);
      if (found instanceof Response) return found;
      const [failure] = Object.values(found.errors ?? {});
      return new Response(failure instanceof Error ? failure.message : null, { status: found.statusCode });
    },
  });
  if (!(response instanceof Response)) throw new Error(`${path} was not answered`);
  const to = response.headers.get('location') ?? '';
  if (/^(\/en)?\/auth\/login/.test(to)) return 'login';
  if (/^(\/en)?\/dashboard\/user\/security$/.test(to)) return 'security';
  if (response.status === 200 || isPreviewAsked) return 'reached';
  if (response.status === 404) return 'not found';
  throw new Error(`${method} ${path}: ${response.status} ${to} ${await response.text()}`);
}

const fillParams = (path: string): string =>
  path.replaceAll(/\/:\w+\?/g, '').replaceAll(/:(\w+)/g, (_, name: string) => (name === 'for' ? 'sale' : '1'));

const everyone = (result: Result) =>
  Object.fromEntries(Object.keys(users).map((role) => [role, result])) as Record<Role, Result>;
const member = { ...everyone('reached'), visitor: 'login', weakAdmin: 'security' };
const account = { ...everyone('reached'), visitor: 'login' };
const admin = { ...everyone('not found'), visitor: 'login', weakAdmin: 'security', admin: 'reached' };

async function openAsEach(path: string, method: 'GET' | 'POST') {
  const results: [string, Result][] = [];
  for (const role of Object.keys(users) as Role[]) results.push([role, await open(path, role, method)]);
  return Object.fromEntries(results);
}

describe('[ROLE-3] the guard of the dashboard', () => {
  it.each(routeTable)('$path is opened by whom its row says: $access', async ({ path, access, ...row }) => {
    const expected = { everyone: everyone('reached'), member: row.withoutSecondFactor ? account : member, admin }[
      access
    ];
    for (const method of ['GET', 'POST'] as const)
      expect(await openAsEach(fillParams(path), method), method).toEqual(expected);
  });

  /** Said once more, apart from the table: a row that is given to others fails here. */
  it('admins have what lies under /dashboard/admin, whoever is signed in the rest of the dashboard', () => {
    const expected = (path: string): string => {
      if (path.startsWith('/dashboard/admin')) return 'admin';
      if (path.startsWith('/dashboard/user/')) return 'account';
      return path.startsWith('/dashboard') ? 'member' : 'everyone';
    };
    const messages = routeTable.map((row) => [row.path, row.withoutSecondFactor ? 'account' : row.access]);
    expect(messages).toEqual(routeTable.map(({ path }) => [path, expected(path)]));
    expect(messages.filter(([, access]) => access === 'admin').length).toBeGreaterThan(15);
  });

  it.each([
    ['/dashboard/admin', admin],
    ['/dashboard/admin/nothing', admin],
    ['/dashboard/admin/users/1/nothing', admin],
    ['/dashboard/user/nothing', account],
    ['/dashboard/nothing', member],
  ])('an address that does not exist is guarded too: %s', async (path, expected) => {
    for (const prefix of ['', '/en']) expect(await openAsEach(`${prefix}${path}`, 'GET')).toEqual(expected);
  });

  it.each([
    '/dashboard/%61dmin/rules',
    '/Dashboard/ADMIN/rules',
    '/en/dashboard/admin/rules/',
    '/dashboard/admin/%72ules',
  ])('no other spelling leads past it: %s', async (path) => {
    for (const method of ['GET', 'POST'] as const) expect(await openAsEach(path, method)).toEqual(admin);
  });

  it('every page that is not for everyone is rendered as a private one', () => {
    for (const { path, access } of routeTable) if (access !== 'everyone') expect(isPrivatePath(path), path).toBe(true);
  });
});
