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
  open('cookie-settings', '/cookie-settings', 'cookie-settings'),
  open('offline', '/offline', 'offline'),
  open('area-slug', '/area/:slug/:for?/:type?', 'area'),

  open('auth-login', '/auth/login', 'auth/login', ['/auth', '/auth/login-1', '/auth/login-3']),
  open('auth-signup', '/auth/signup', 'auth/signup', ['/auth/signup-1', '/auth/signup-3']),
  open('auth-forgot', '/auth/forgot', 'auth/forgot'),
  open('auth-reset', '/auth/reset', 'auth/reset'),
  open('auth-second-factor', '/auth/second-factor', 'auth/second-factor'),
  open('auth-confirm', '/auth/confirm', 'auth/confirm'),
  open('auth-confirm-email-change', '/auth/confirm-email-change', 'auth/confirm-email-change'),
  open('auth-undo-delete', '/auth/undo-delete', 'auth/undo-delete'),
  open('auth-unsent', '/auth/unsent', 'auth/unsent'),
  open('auth-join', '/auth/join', 'auth/join'),
  open('auth-logout', '/auth/logout', 'auth/logout'),
  open('contact-for-property_id', '/contact/:for/:property_id', 'contact/message'),
  open('contact-report-for-property_id', '/contact/report/:for/:property_id', 'contact/report'),
  open('contact-agency-agency_id', '/contact/agency/:agency_id', 'agency-contact'),
  open('contact-confirm', '/contact/confirm', 'contact/confirm'),
  open('contact-conversation', '/contact/conversation', 'contact/conversation'),
  open('innovations', '/innovations', 'pages/static'),
  open('privacy-policy', '/privacy-policy', 'pages/legal', ['/dashboard/properties/privacy-policy']),
  open('terms-conditions', '/terms-conditions', 'pages/legal', ['/dashboard/properties/terms']),
  open('select-property', '/select-property', 'select-property', ['/dashboard/properties/select-property-test']),
  open('show-realtors', '/show-realtors', 'realtors'),
  open('valuation-map', '/valuation-map', 'valuation-map'),
  open('valuation-map-table', '/valuation-map/table', 'valuation-map-table'),
  open('view-article', '/view-article', 'article'),
  open('agency-agency_id', '/agency/:agency_id', 'agency'),
  open('golden-visa', '/golden-visa', 'golden-visa'),
  open('my-home', '/my-home', 'my-home'),
  open('exclusivity', '/exclusivity', 'pages/static'),
  open('cooperation', '/cooperation', 'pages/static'),
  open('accessibility', '/accessibility', 'pages/static'),
  open('glossary', '/glossary', 'pages/glossary'),
  open('complexes', '/complexes', 'complexes'),
  open('complexes-id', '/complexes/:id', 'complex'),
  open('valuation', '/valuation', 'valuation'),
  open('valuation-result', '/valuation/result', 'valuation/result'),
  open('valuation-report', '/valuation/report', 'valuation/report'),
  open('valuation-accuracy', '/valuation/accuracy', 'valuation/accuracy'),
  open('articles', '/articles', 'articles'),
  open('pricing', '/pricing', 'pricing'),

  // Drawn as a public page is, so outside the dashboard's frame: it guards itself.
  open('dashboard-admin-article-preview', '/dashboard/admin/article-preview', 'dashboard/article-preview'),

  member('dashboard', '/dashboard', 'dashboard/home', [
    '/dashboard/properties/course',
    '/sidebar-blank-page-5',
    '/sidebar/dashboards/course',
  ]),
  member('dashboard-properties', '/dashboard/properties', 'dashboard/properties'),
  member('dashboard-properties-for-rent', '/dashboard/properties/for-rent', 'dashboard/properties'),
  member('dashboard-properties-for-sale', '/dashboard/properties/for-sale', 'dashboard/properties'),
  member('dashboard-properties-new-property', '/dashboard/properties/new-property', 'dashboard/new-property', [
    '/dashboard/properties/new-property-prev',
  ]),
  member(
    'dashboard-properties-edit-new-property',
    '/dashboard/properties/edit-new-property',
    'dashboard/edit-property',
  ),
  member('dashboard-properties-from-valuation', '/dashboard/properties/from-valuation', 'dashboard/from-valuation'),
  member('dashboard-properties-external-sources', '/dashboard/properties/external-sources'),
  member('dashboard-properties-bulk-id', '/dashboard/properties/bulk/:id', 'dashboard/bulk'),
  member('dashboard-properties-for-property_id', '/dashboard/properties/:for/:property_id', 'dashboard/property'),
  member('dashboard-complexes', '/dashboard/complexes', 'dashboard/complexes'),
  member('dashboard-complexes-id', '/dashboard/complexes/:id', 'dashboard/complexes-one'),
  member('dashboard-user-favorites', '/dashboard/user/favorites', 'dashboard/favorites'),
  member('dashboard-inbox', '/dashboard/inbox', 'dashboard/inbox'),
  member('dashboard-inbox-id', '/dashboard/inbox/:id', 'dashboard/conversation'),
  member('dashboard-user-profile', '/dashboard/user/profile', 'dashboard/profile'),
  member('dashboard-user-security', '/dashboard/user/security', 'dashboard/security'),
  member('dashboard-office-team', '/dashboard/office/team', 'dashboard/team'),
  member('dashboard-user-privacy', '/dashboard/user/privacy', 'dashboard/privacy'),
  member('dashboard-user-terms', '/dashboard/user/terms', 'dashboard/terms'),
  member('dashboard-user-invoices', '/dashboard/user/invoices', 'dashboard/invoices'),
  member('dashboard-user-search-history', '/dashboard/user/search-history', 'dashboard/search-history'),
  member('dashboard-user-subscription', '/dashboard/user/subscription', 'dashboard/subscription'),
  member('dashboard-user-subscription-plans', '/dashboard/user/subscription/plans', 'dashboard/subscription-plans'),
  member(
    'dashboard-user-subscription-payment',
    '/dashboard/user/subscription/payment',
    'dashboard/subscription-payment',
  ),
  admin('dashboard-admin-article-editor', '/dashboard/admin/article-editor', 'dashboard/article-editor', [
    '/dashboard/admin/form-layouts-2',
  ]),
  admin('dashboard-admin-audit-log', '/dashboard/admin/audit-log', 'dashboard/audit-log'),
  admin('dashboard-admin-failures', '/dashboard/admin/failures', 'dashboard/failures'),
  admin('dashboard-admin-external-sources', '/dashboard/admin/external-sources'),
  admin('dashboard-admin-list-administrators', '/dashboard/admin/list-administrators', 'dashboard/administrators'),
  admin('dashboard-admin-list-alerts', '/dashboard/admin/list-alerts', 'dashboard/reports'),
  admin('dashboard-admin-list-articles', '/dashboard/admin/list-articles', 'dashboard/articles'),
  admin(
    'dashboard-admin-list-user-subscriptions',
    '/dashboard/admin/list-user-subscriptions',
    'dashboard/subscriptions',
  ),
  admin('dashboard-admin-subscriptions-id', '/dashboard/admin/subscriptions/:id', 'dashboard/subscription-admin'),
  admin('dashboard-admin-deposits', '/dashboard/admin/deposits', 'dashboard/deposits'),
  admin('dashboard-admin-plans', '/dashboard/admin/plans', 'dashboard/plans-admin'),
  admin('dashboard-admin-list-invoices', '/dashboard/admin/list-invoices', 'dashboard/admin-invoices'),
  admin('dashboard-admin-rules', '/dashboard/admin/rules', 'dashboard/rules'),
  admin('dashboard-admin-list-users', '/dashboard/admin/list-users', 'dashboard/users', [
    '/dashboard/admin/list-flex-3',
  ]),
  admin('dashboard-admin-settings', '/dashboard/admin/settings', 'dashboard/settings'),
  admin('dashboard-admin-terms', '/dashboard/admin/terms', 'dashboard/terms-admin'),
  admin('dashboard-admin-users-id', '/dashboard/admin/users/:id', 'dashboard/user'),
  admin('dashboard-admin-properties-for-rent', '/dashboard/admin/properties/for-rent', 'dashboard/all-properties'),
  admin('dashboard-admin-properties-for-sale', '/dashboard/admin/properties/for-sale', 'dashboard/all-properties'),
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
