import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import routes, { routeTable } from '../routes.ts';
import { isPrivatePath } from './private-paths.ts';
import {
  dashboardRoutes,
  getBrowserManifest,
  getPublicManifest,
  getPublicManifestName,
  openRoutes,
  otherPrivateRoutes,
} from './public-routes.ts';

const listed = [
  { id: 'root', path: '' },
  { id: 'dashboard-frame' },
  ...routeTable.map(({ name, path }) => ({ id: name, path: path === '/' ? 'en?' : `en?${path}` })),
  { id: 'all', path: '*' },
];
const manifest = {
  url: '/assets/manifest-0a1b2c3d.js',
  routes: Object.fromEntries(listed.map((route) => [route.id, route])),
};

it('[NAV-8] public pages carry every public route and no private one, not even the frame around them', () => {
  const { routes, url } = getPublicManifest(manifest);
  const open = routeTable.filter(({ path }) => !isPrivatePath(path)).map(({ name }) => name);
  expect(Object.keys(routes).sort()).toEqual(['all', 'root', ...open].sort());
  expect(open.length).toBeGreaterThan(30);
  expect(routeTable.length - open.length).toBeGreaterThan(60);
  expect(url).toBe('/assets/manifest-open-0a1b2c3d.js');
});

it('[NAV-8] every route is matched in exactly one part of the site, and the page that does not exist in each', () => {
  const parts = [openRoutes, dashboardRoutes, otherPrivateRoutes].map((pick) => Object.keys(pick(manifest.routes)));
  const [, dashboard = [], other = []] = parts;
  for (const { id } of listed) {
    const expected = id === 'root' || id === 'all' ? 3 : 1;
    expect([id, parts.filter((part) => part.includes(id)).length]).toEqual([id, expected]);
  }
  expect(dashboard).toContain('dashboard-frame');
  expect(other).toContain('auth-login');
  expect(other.length).toBeLessThan(30);
});

it('names the file beside the whole one, wherever that lies', () => {
  expect(getPublicManifestName('manifest-1.js')).toBe('manifest-open-1.js');
});

it('[NAV-8] leaves out what the browser does not read: files of a route that its page has linked, and flags that are off', () => {
  const saved = {
    id: 'saved',
    path: 'en?/saved',
    hasLoader: true,
    hasAction: false,
    module: '/a.js',
    imports: ['/b.js'],
  };
  const { routes } = getBrowserManifest({ url: '/assets/manifest-1.js', routes: { saved } });
  expect(routes.saved).toEqual({ id: 'saved', path: 'en?/saved', hasLoader: true, module: '/a.js' });
});

it('[NAV-8] leaves out old addresses, which the server leads on', () => {
  const old = routes.filter(({ id }) => id?.startsWith('moved-'));
  expect(old.length).toBeGreaterThan(10);
  const listed = Object.fromEntries(routes.map(({ id = '', path }) => [id, { id, path }]));
  const { routes: read } = getBrowserManifest({ url: '/assets/manifest-1.js', routes: listed });
  expect(Object.keys(read)).toHaveLength(routes.length - old.length);
});

/** The host takes a form only at a private address (web-pages.ts); anywhere else it would answer 405 to what was typed. */
it('every screen that takes a form lies at a private address', () => {
  const takesForm = ({ screen }: { screen: string }) =>
    /^export (async function|const) action\b/m.test(
      readFileSync(new URL(`../screens/${screen}.tsx`, import.meta.url), 'utf8'),
    );
  const forms = routeTable.filter(takesForm);
  expect(forms.length).toBeGreaterThan(50);
  expect(forms.filter(({ path }) => !isPrivatePath(path)).map(({ name }) => name)).toEqual([]);
});
