/** Who has a private page open, and where they go from the door. */
import { getRoleLandingPath } from '@estia/contract/accounts/limits';
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import type { RouterContextProvider } from 'react-router';
import type { ApiClient, ApiReply } from './api-client.ts';
import { throwFailure } from './failures.ts';
import { getApiClient } from './load-context.ts';
import { localizePath } from './locale.ts';

export type SessionUser = NonNullable<ApiReply<'GET /session'>['user']>;

/** One question a request, however many loaders want to know. */
const sessionByApiClient = new WeakMap<ApiClient, Promise<SessionUser | null>>();

/** Only on private pages: on a public one everybody is a visitor. */
export function findSessionUser(context: Readonly<RouterContextProvider>): Promise<SessionUser | null> {
  const callApi = getApiClient(context);
  const found = sessionByApiClient.get(callApi) ?? callApi('GET /session').then(({ user }) => user, throwFailure);
  sessionByApiClient.set(callApi, found);
  return found;
}

const DUMMY_ORIGIN = 'http://here.invalid';

/** A path of this site to go on to, or null: never another site, never the door itself. */
export function parseNextPath(text: string | null | undefined): string | null {
  if (!text?.startsWith('/') || text.length > 2_000) return null;
  // Browsers drop control characters and read a backslash as a slash.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is being looked for.
  if (/[\u0000-\u001f\u007f\\]/.test(text) || text.startsWith('//')) return null;
  const url = URL.parse(text, DUMMY_ORIGIN);
  if (!url || url.origin !== DUMMY_ORIGIN || url.pathname.startsWith('//')) return null;
  if (/^(\/en)?\/(auth|api)(\/|$)/i.test(url.pathname)) return null;
  // Nor may it tell of something done: anybody can write it.
  if (url.searchParams.has('flash')) url.searchParams.delete('flash');
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where an admin without a second factor sets one up. */
export const SECURITY = '/dashboard/user/security';

type Landed = {
  role_id: number;
  /** Whether the session has a second factor: where it has none, an admin needs one first. */
  has_second_factor?: boolean;
};

/** ROLE-2. */
export function getLandingPath(
  { role_id, has_second_factor }: Landed,
  next: string | null | undefined,
  locale: Locale,
): string {
  const isWeakAdmin = role_id === roleIds.admin && has_second_factor === false;
  return parseNextPath(next) ?? localizePath(locale, isWeakAdmin ? SECURITY : getRoleLandingPath(role_id));
}

/** `…?next=` with the way back. */
export const addNextParam = (path: string, next: string | null | undefined): string => {
  const safe = parseNextPath(next);
  return safe ? `${path}${path.includes('?') ? '&' : '?'}next=${encodeURIComponent(safe)}` : path;
};
