/**
 * The lists of routes that pages carry. Public pages have only the public ones, a third of all: a private address is
 * opened from them as a page of its own (client-navigation.ts), so that whoever looks for a home need not learn the way
 * around the dashboard. Made twice from the same whole list: as a file by the build (precompress.ts), and for rendering
 * (entry.server.tsx).
 */
import { isDashboardPath, isPrivatePath } from './private-paths.ts';

type Route = { id: string; path?: string | undefined };
type Manifest<R extends Route> = { url: string; routes: Record<string, R | undefined> };

const getAddress = (path: string): string => `/${path.replace(/^en\?\/?/, '')}`;
const isPublicRoute = ({ id, path }: Route): boolean =>
  id === 'root' || (path !== undefined && !isPrivatePath(getAddress(path)));
const isDashboardRoute = ({ id, path }: Route): boolean =>
  id === 'dashboard-frame' || (path !== undefined && isDashboardPath(getAddress(path)));
/** Around every page, and the page of an address that does not exist. */
const isOfEveryPage = ({ id, path }: Route): boolean => id === 'root' || path === '*';

export const getPublicManifestName = (pattern: string): string =>
  pattern.replace(/manifest-(?=[^/]+$)/, 'manifest-open-');

const filterRoutes = <Routes extends Record<string, Route | undefined>>(
  routes: Routes,
  isIncluded: (route: Route) => boolean,
): Routes => Object.fromEntries(Object.entries(routes).filter(([, route]) => route && isIncluded(route))) as Routes;

/** Also of what the server matches an address with: it tries one route after the other, twice for every page. */
export const openRoutes = <Routes extends Record<string, Route | undefined>>(routes: Routes): Routes =>
  filterRoutes(routes, isPublicRoute);

/** For matching alone: the browser of a private page knows all routes. */
export const dashboardRoutes = <Routes extends Record<string, Route | undefined>>(routes: Routes): Routes =>
  filterRoutes(routes, (route) => isOfEveryPage(route) || isDashboardRoute(route));

/** The login, messages, alerts: what is private and not in the dashboard, which has four times as many. */
export const otherPrivateRoutes = <Routes extends Record<string, Route | undefined>>(routes: Routes): Routes =>
  filterRoutes(routes, (route) => isOfEveryPage(route) || !(isPublicRoute(route) || isDashboardRoute(route)));

export const getPublicManifest = <R extends Route, M extends Manifest<R>>(module: M): M => ({
  ...module,
  url: getPublicManifestName(module.url),
  routes: openRoutes(module.routes),
});

/** By the name that routes.ts gives to what leads on from an address of the past. */
const isOldAddress = (id: string): boolean => id.startsWith('moved-');

/** React Router reads the first for links that prefetch, which we do not have, and the second not at all. */
const UNREAD = ['imports', 'hasDefaultExport'];

/**
 * What the browser reads of the list. Files that a route imports are linked by the page that was rendered, and every
 * module names its own; a flag that is absent is off. Together a third of a file that every page loads. Old addresses
 * are absent: to the browser they are unknown, so it asks the server, which leads on.
 */
export const getBrowserManifest = <R extends Route, M extends Manifest<R>>(manifest: M): M => ({
  ...manifest,
  routes: Object.fromEntries(
    Object.entries(manifest.routes)
      .filter(([id]) => !isOldAddress(id))
      .map(([id, route]) => [
        id,
        Object.fromEntries(
          Object.entries<unknown>(route ?? {}).filter(([name, value]) => !UNREAD.includes(name) && value !== false),
        ),
      ]),
  ),
});
