/**
 * Every address of the site, once. React Router's own configuration is built from this table for both languages
 * (Greek bare, English under /en); redirects of old addresses and the names of screens to come are read from it too.
 */
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';

type RouteRow = {
  /** Also the id of the route. */
  readonly name: string;
  readonly path: string;
  /** A file of `screens/`. `coming` says what will stand here. */
  readonly screen: string;
  readonly access: 'everyone' | 'member' | 'admin';
  /** Addresses that people or old links may still hold: they redirect here for good. */
  readonly leftovers?: readonly string[];
};

const open = (name: string, path: string, screen: string, leftovers?: readonly string[]): RouteRow => ({
  name,
  path,
  screen,
  access: 'everyone',
  ...(leftovers ? { leftovers } : {}),
});
/** Inside the dashboard. Rows without a screen of their own say what will stand there. */
const member = (name: string, path: string, screen = 'coming', leftovers?: readonly string[]): RouteRow => ({
  name,
  path,
  screen,
  access: 'member',
  ...(leftovers ? { leftovers } : {}),
});
const admin = (name: string, path: string, screen?: string, leftovers?: readonly string[]): RouteRow => ({
  ...member(name, path, screen, leftovers),
  access: 'admin',
});

export const table: readonly RouteRow[] = [
  open('index', '/', 'home'),
  open('properties-search', '/properties/search', 'results', ['/properties/search/results']),
  open('properties-for-property_id', '/properties/:for/:property_id', 'listing'),
  open('listing-listing_id', '/listing/:listing_id', 'listing-by-id'),
  open('compare', '/compare', 'compare'),
  open('saved', '/saved', 'saved'),
  open('how-results-are-ordered', '/how-results-are-ordered', 'ordering'),
  open('searches', '/searches', 'searches'),
  open('area-slug', '/area/:slug/:for?/:type?', 'area'),

  open('auth-login', '/auth/login', 'auth/login', ['/auth', '/auth/login-1', '/auth/login-3']),
  open('auth-signup', '/auth/signup', 'auth/signup', ['/auth/signup-1', '/auth/signup-3']),
  open('auth-forgot', '/auth/forgot', 'auth/forgot'),
  open('auth-reset', '/auth/reset', 'auth/reset'),
  open('auth-second-factor', '/auth/second-factor', 'auth/second-factor'),
  open('auth-confirm', '/auth/confirm', 'auth/confirm'),
  open('auth-confirm-email-change', '/auth/confirm-email-change', 'auth/confirm-email-change'),
  open('auth-undo-delete', '/auth/undo-delete', 'auth/undo-delete'),
  open('auth-logout', '/auth/logout', 'auth/logout'),
  open('innovations', '/innovations', 'coming'),
  open('privacy-policy', '/privacy-policy', 'coming', ['/dashboard/properties/privacy-policy']),
  open('terms-conditions', '/terms-conditions', 'coming', ['/dashboard/properties/terms']),
  open('select-property', '/select-property', 'coming', ['/dashboard/properties/select-property-test']),
  open('show-realtors', '/show-realtors', 'coming'),
  open('valuation-map', '/valuation-map', 'coming'),
  open('view-article', '/view-article', 'coming'),
  open('agency-agency_id', '/agency/:agency_id', 'coming'),
  open('golden-visa', '/golden-visa', 'coming'),
  open('my-home', '/my-home', 'coming'),
  open('exclusivity', '/exclusivity', 'coming'),
  open('cooperation', '/cooperation', 'coming'),
  open('complexes', '/complexes', 'coming'),
  open('complexes-id', '/complexes/:id', 'coming'),
  open('valuation', '/valuation', 'coming'),
  open('articles', '/articles', 'coming'),

  member('dashboard', '/dashboard', 'dashboard/home', [
    '/dashboard/properties/course',
    '/sidebar-blank-page-5',
    '/sidebar/dashboards/course',
  ]),
  member('dashboard-properties', '/dashboard/properties'),
  member('dashboard-properties-for-rent', '/dashboard/properties/for-rent'),
  member('dashboard-properties-for-sale', '/dashboard/properties/for-sale'),
  member('dashboard-properties-new-property', '/dashboard/properties/new-property', 'coming', [
    '/dashboard/properties/new-property-prev',
  ]),
  member('dashboard-properties-edit-new-property', '/dashboard/properties/edit-new-property'),
  member('dashboard-properties-external-sources', '/dashboard/properties/external-sources'),
  member('dashboard-properties-for-property_id', '/dashboard/properties/:for/:property_id'),
  member('dashboard-user-favorites', '/dashboard/user/favorites', 'dashboard/favorites'),
  member('dashboard-user-profile', '/dashboard/user/profile', 'dashboard/profile'),
  member('dashboard-user-security', '/dashboard/user/security', 'dashboard/security'),
  member('dashboard-user-privacy', '/dashboard/user/privacy', 'dashboard/privacy'),
  member('dashboard-user-search-history', '/dashboard/user/search-history', 'dashboard/search-history'),
  member('dashboard-user-subscription', '/dashboard/user/subscription'),
  admin('dashboard-admin-article-editor', '/dashboard/admin/article-editor', 'coming', [
    '/dashboard/admin/form-layouts-2',
  ]),
  admin('dashboard-admin-audit-log', '/dashboard/admin/audit-log', 'dashboard/audit-log'),
  admin('dashboard-admin-external-sources', '/dashboard/admin/external-sources'),
  admin('dashboard-admin-list-administrators', '/dashboard/admin/list-administrators', 'dashboard/administrators'),
  admin('dashboard-admin-list-alerts', '/dashboard/admin/list-alerts'),
  admin('dashboard-admin-list-articles', '/dashboard/admin/list-articles'),
  admin('dashboard-admin-list-user-subscriptions', '/dashboard/admin/list-user-subscriptions'),
  admin('dashboard-admin-list-users', '/dashboard/admin/list-users', 'dashboard/users', [
    '/dashboard/admin/list-flex-3',
  ]),
  admin('dashboard-admin-users-id', '/dashboard/admin/users/:id', 'dashboard/user'),
  admin('dashboard-admin-properties-for-rent', '/dashboard/admin/properties/for-rent'),
  admin('dashboard-admin-properties-for-sale', '/dashboard/admin/properties/for-sale'),
];

/** Old address → where it leads now, both bare. */
export const moved: ReadonlyMap<string, string> = new Map(
  table.flatMap((row) => (row.leftovers ?? []).map((from) => [from, row.path] as const)),
);

/** An optional first segment: one route answers in both languages, and the language is read off the address. */
const inBothLanguages = (path: string): string => (path === '/' ? 'en?' : `en?${path}`);

const entry = (id: string, path: string, screen: string): RouteConfigEntry => ({
  id,
  file: `screens/${screen}.tsx`,
  path: inBothLanguages(path),
  ...(path === '/' ? { index: true } : {}),
});

const entryOf = (row: RouteRow): RouteConfigEntry => entry(row.name, row.path, row.screen);
const isOpen = (row: RouteRow): boolean => row.access === 'everyone';

/** ROLE-3: one frame around all of the dashboard, which is also its guard. Addresses in it that do not exist are guarded too. */
const dashboard: RouteConfigEntry = {
  id: 'dashboard-frame',
  file: 'screens/dashboard.tsx',
  children: [
    ...table.filter((row) => !isOpen(row)).map(entryOf),
    { id: 'dashboard-all', file: 'screens/unknown.tsx', path: inBothLanguages('/dashboard/*') },
  ],
};

export default [
  ...table.filter(isOpen).map(entryOf),
  dashboard,
  ...[...moved.keys()].map((from) => entry(`moved${from.replaceAll('/', '-')}`, from, 'moved')),
  { id: 'all', file: 'screens/unknown.tsx', path: '*' },
] satisfies RouteConfig;
