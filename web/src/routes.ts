/**
 * Every address of the site, once. React Router's own configuration is built from this table for both languages
 * (Greek bare, English under /en); redirects of old addresses are read from it too.
 */
import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes';
import {
  accountRoute,
  adminRoute,
  publicRoute,
  type RouteDefinition,
  withoutSecondFactor,
} from './route-definition.ts';

const rows = [
  publicRoute('index', '/', 'home'),
  publicRoute('properties-search', '/properties/search', 'results', ['/properties/search/results']),
  publicRoute('buy', '/buy/:type?', 'start'),
  publicRoute('rent', '/rent/:type?', 'start'),
  publicRoute('properties-for-property_id', '/properties/:for/:property_id', 'listing/listing'),
  publicRoute('listing-listing_id', '/listing/:listing_id', 'listing/listing-by-id'),
  publicRoute('compare', '/compare', 'compare/compare'),
  publicRoute('saved', '/saved', 'saved/saved'),
  publicRoute('how-results-are-ordered', '/how-results-are-ordered', 'how-results-are-ordered'),
  publicRoute('searches', '/searches', 'searches'),
  publicRoute('cookie-settings', '/cookie-settings', 'cookie-settings'),
  publicRoute('offline', '/offline', 'offline'),
  publicRoute('area-slug', '/area/:slug/:for?/:type?', 'area'),
  publicRoute('auth-login', '/auth/login', 'auth/login', ['/auth', '/auth/login-1', '/auth/login-3']),
  publicRoute('auth-signup', '/auth/signup', 'auth/signup', ['/auth/signup-1', '/auth/signup-3']),
  publicRoute('auth-forgot', '/auth/forgot', 'auth/forgot-password'),
  publicRoute('auth-reset', '/auth/reset', 'auth/reset-password'),
  publicRoute('auth-second-factor', '/auth/second-factor', 'auth/second-factor'),
  publicRoute('auth-confirm', '/auth/confirm', 'auth/confirm-email'),
  publicRoute('auth-confirm-email-change', '/auth/confirm-email-change', 'auth/confirm-email-change'),
  publicRoute('auth-account-complaint', '/auth/account-complaint', 'auth/account-complaint'),
  publicRoute('auth-undo-delete', '/auth/undo-delete', 'auth/undo-delete'),
  publicRoute('auth-unsent', '/auth/unsent', 'auth/unsent'),
  publicRoute('auth-join', '/auth/join', 'auth/join-agency'),
  publicRoute('auth-logout', '/auth/logout', 'auth/logout'),
  publicRoute('contact-for-property_id', '/contact/:for/:property_id', 'contact/message'),
  publicRoute('contact-report-for-property_id', '/contact/report/:for/:property_id', 'contact/report'),
  publicRoute('contact-report-confirm', '/contact/report-confirm', 'contact/report-confirm'),
  publicRoute('contact-agency-agency_id', '/contact/agency/:agency_id', 'agencies/agency-contact'),
  publicRoute('contact-confirm', '/contact/confirm', 'contact/confirm'),
  publicRoute('contact-conversation', '/contact/conversation', 'contact/conversation'),
  publicRoute('alerts-save', '/alerts/save', 'alerts/save-search'),
  publicRoute('alerts-confirm', '/alerts/confirm', 'alerts/confirm'),
  publicRoute('alerts-manage', '/alerts/manage', 'alerts/manage', ['/alerts']),
  publicRoute('alerts-unsubscribe-token', '/alerts/unsubscribe/:token', 'alerts/unsubscribe'),
  publicRoute('alerts-homes', '/alerts/homes', 'alerts/homes'),
  publicRoute('lists-key', '/lists/:key', 'shared-list'),
  publicRoute('innovations', '/innovations', 'pages/static'),
  publicRoute('privacy-policy', '/privacy-policy', 'pages/legal', ['/dashboard/properties/privacy-policy']),
  publicRoute('terms-conditions', '/terms-conditions', 'pages/legal', ['/dashboard/properties/terms']),
  publicRoute('select-property', '/select-property', 'select-property/select-property', [
    '/dashboard/properties/select-property-test',
  ]),
  publicRoute('show-realtors', '/show-realtors', 'agencies/agency-search'),
  publicRoute('valuation-map', '/valuation-map', 'valuation-map'),
  publicRoute('valuation-map-table', '/valuation-map/table', 'valuation-map-table'),
  publicRoute('view-article', '/view-article', 'articles/article'),
  publicRoute('agency-agency_id', '/agency/:agency_id', 'agencies/agency'),
  publicRoute('golden-visa', '/golden-visa', 'golden-visa'),
  publicRoute('my-home', '/my-home', 'my-home'),
  publicRoute('exclusivity', '/exclusivity', 'pages/static'),
  publicRoute('cooperation', '/cooperation', 'pages/static'),
  publicRoute('accessibility', '/accessibility', 'pages/static'),
  publicRoute('contact-points', '/contact-points', 'pages/static'),
  publicRoute('transparency', '/transparency', 'transparency'),
  publicRoute('status', '/status', 'status'),
  publicRoute('glossary', '/glossary', 'pages/glossary'),
  publicRoute('complexes', '/complexes', 'complexes'),
  publicRoute('complexes-id', '/complexes/:id', 'complex'),
  publicRoute('valuation', '/valuation', 'valuation'),
  publicRoute('valuation-result', '/valuation/result', 'valuation/result'),
  publicRoute('valuation-report', '/valuation/report', 'valuation/report'),
  publicRoute('valuation-accuracy', '/valuation/accuracy', 'valuation/accuracy'),
  publicRoute('developers', '/developers', 'developers'),
  publicRoute('feed-validator', '/feed-validator', 'feed-validator'),
  publicRoute('feed-validator-result', '/feed-validator/result', 'feed-validator/result'),
  publicRoute('articles', '/articles', 'articles/articles'),
  publicRoute('pricing', '/pricing', 'pricing'),
  {
    ...publicRoute(
      'dashboard-admin-article-preview',
      '/dashboard/admin/article-preview',
      'dashboard/admin/article-preview',
    ),
    access: 'admin',
    outsideDashboard: true,
  },
  accountRoute('dashboard', '/dashboard', 'dashboard/home', [
    '/dashboard/properties/course',
    '/sidebar-blank-page-5',
    '/sidebar/dashboards/course',
  ]),
  accountRoute('dashboard-properties', '/dashboard/properties', 'dashboard/listings/my-listings'),
  accountRoute('dashboard-properties-for-rent', '/dashboard/properties/for-rent', 'dashboard/listings/my-listings'),
  accountRoute('dashboard-properties-for-sale', '/dashboard/properties/for-sale', 'dashboard/listings/my-listings'),
  accountRoute(
    'dashboard-properties-new-property',
    '/dashboard/properties/new-property',
    'dashboard/listings/new-listing',
    ['/dashboard/properties/new-property-prev'],
  ),
  accountRoute(
    'dashboard-properties-edit-new-property',
    '/dashboard/properties/edit-new-property',
    'dashboard/listings/edit-listing',
  ),
  accountRoute(
    'dashboard-properties-from-valuation',
    '/dashboard/properties/from-valuation',
    'dashboard/listings/from-valuation',
  ),
  accountRoute(
    'dashboard-properties-external-sources',
    '/dashboard/properties/external-sources',
    'dashboard/sources/sources',
  ),
  accountRoute(
    'dashboard-properties-external-sources-new',
    '/dashboard/properties/external-sources/new',
    'dashboard/sources/new-source',
  ),
  accountRoute(
    'dashboard-properties-external-sources-source',
    '/dashboard/properties/external-sources/:source',
    'dashboard/sources/source',
  ),
  accountRoute(
    'dashboard-properties-external-sources-webhooks',
    '/dashboard/properties/external-sources/webhooks',
    'dashboard/sources/webhooks',
  ),
  accountRoute(
    'dashboard-properties-external-sources-api',
    '/dashboard/properties/external-sources/api',
    'dashboard/sources/agency-api',
  ),
  accountRoute(
    'dashboard-properties-external-sources-source-runs-run',
    '/dashboard/properties/external-sources/:source/runs/:run',
    'dashboard/sources/run',
  ),
  accountRoute(
    'dashboard-properties-external-sources-source-values',
    '/dashboard/properties/external-sources/:source/values',
    'dashboard/sources/values',
  ),
  accountRoute(
    'dashboard-properties-external-sources-source-places',
    '/dashboard/properties/external-sources/:source/places',
    'dashboard/sources/places',
  ),
  accountRoute(
    'dashboard-properties-external-sources-source-columns',
    '/dashboard/properties/external-sources/:source/columns',
    'dashboard/sources/columns',
  ),
  accountRoute('dashboard-properties-bulk-id', '/dashboard/properties/bulk/:id', 'dashboard/listings/bulk-change'),
  accountRoute(
    'dashboard-properties-for-property_id',
    '/dashboard/properties/:for/:property_id',
    'dashboard/listings/my-listing',
  ),
  accountRoute('dashboard-mandates', '/dashboard/mandates', 'dashboard/listings/mandates'),
  accountRoute('dashboard-mandates-document', '/dashboard/mandates/document', 'dashboard/listings/mandate-document'),
  accountRoute('dashboard-mandates-cases-id', '/dashboard/mandates/cases/:id', 'dashboard/listings/exclusive-case'),
  accountRoute('dashboard-cooperation', '/dashboard/cooperation', 'dashboard/cooperation/cooperations'),
  accountRoute(
    'dashboard-properties-same-property',
    '/dashboard/properties/same-property',
    'dashboard/same-property/same-property-list',
  ),
  accountRoute(
    'dashboard-properties-same-property-id',
    '/dashboard/properties/same-property/:id',
    'dashboard/same-property/same-property',
  ),
  accountRoute('dashboard-account-review', '/dashboard/account-review', 'dashboard/account/account-review'),
  accountRoute('dashboard-decisions', '/dashboard/decisions', 'dashboard/decisions/decisions'),
  accountRoute('dashboard-decisions-id', '/dashboard/decisions/:id', 'dashboard/decisions/decision'),
  accountRoute('dashboard-complexes', '/dashboard/complexes', 'dashboard/complexes/my-complexes'),
  accountRoute('dashboard-complexes-id', '/dashboard/complexes/:id', 'dashboard/complexes/my-complex'),
  accountRoute('dashboard-inbox', '/dashboard/inbox', 'dashboard/inbox/inbox'),
  accountRoute('dashboard-inbox-id', '/dashboard/inbox/:id', 'dashboard/inbox/conversation'),
  accountRoute('dashboard-saved-searches', '/dashboard/saved-searches', 'dashboard/saved-searches/saved-searches'),
  accountRoute('dashboard-saved-searches-id', '/dashboard/saved-searches/:id', 'dashboard/saved-searches/saved-search'),
  accountRoute('dashboard-office-team', '/dashboard/office/team', 'dashboard/agency/team'),
  ...withoutSecondFactor([
    accountRoute('dashboard-user-favorites', '/dashboard/user/favorites', 'dashboard/account/favorites'),
    accountRoute(
      'dashboard-user-favorites-list',
      '/dashboard/user/favorites/lists/:list_id',
      'dashboard/favorites/list',
    ),
    accountRoute(
      'dashboard-user-favorites-list-comments',
      '/dashboard/user/favorites/lists/:list_id/:listing_id',
      'dashboard/favorites/list-comments',
    ),
    accountRoute('dashboard-user-profile', '/dashboard/user/profile', 'dashboard/account/profile'),
    accountRoute('dashboard-user-security', '/dashboard/user/security', 'dashboard/account/security'),
    accountRoute('dashboard-user-privacy', '/dashboard/user/privacy', 'dashboard/account/privacy'),
    accountRoute('dashboard-user-terms', '/dashboard/user/terms', 'dashboard/account/terms'),
    accountRoute('dashboard-user-invoices', '/dashboard/user/invoices', 'dashboard/account/invoices'),
    accountRoute('dashboard-user-search-history', '/dashboard/user/search-history', 'dashboard/account/search-history'),
    accountRoute('dashboard-user-subscription', '/dashboard/user/subscription', 'dashboard/subscription/subscription'),
    accountRoute(
      'dashboard-user-subscription-plans',
      '/dashboard/user/subscription/plans',
      'dashboard/subscription/plans',
    ),
    accountRoute(
      'dashboard-user-subscription-payment',
      '/dashboard/user/subscription/payment',
      'dashboard/subscription/payment',
    ),
  ]),
  adminRoute('dashboard-admin-article-editor', '/dashboard/admin/article-editor', 'dashboard/admin/article-editor', [
    '/dashboard/admin/form-layouts-2',
  ]),
  adminRoute(
    'dashboard-admin-list-agencies-export',
    '/dashboard/admin/list-agencies/export',
    'dashboard/admin/agencies-export',
  ),
  adminRoute(
    'dashboard-admin-list-user-subscriptions-export',
    '/dashboard/admin/list-user-subscriptions/export',
    'dashboard/admin/subscriptions-export',
  ),
  adminRoute(
    'dashboard-admin-list-invoices-export',
    '/dashboard/admin/list-invoices/export',
    'dashboard/admin/invoices-export',
  ),
  adminRoute(
    'dashboard-admin-list-alerts-export',
    '/dashboard/admin/list-alerts/export',
    'dashboard/admin/reports-export',
  ),
  adminRoute(
    'dashboard-admin-properties-export',
    '/dashboard/admin/properties/export',
    'dashboard/admin/listings-export',
  ),
  adminRoute('dashboard-admin-list-agencies', '/dashboard/admin/list-agencies', 'dashboard/admin/agencies'),
  adminRoute('dashboard-admin-approvals', '/dashboard/admin/approvals', 'dashboard/admin/approvals'),
  adminRoute('dashboard-admin-audit-log', '/dashboard/admin/audit-log', 'dashboard/admin/audit-log'),
  adminRoute('dashboard-admin-bulk-actions-id', '/dashboard/admin/bulk-actions/:id', 'dashboard/admin/bulk-action'),
  adminRoute('dashboard-admin-complaints', '/dashboard/admin/complaints', 'dashboard/admin/complaints'),
  adminRoute('dashboard-admin-complaints-id', '/dashboard/admin/complaints/:id', 'dashboard/admin/complaint'),
  adminRoute('dashboard-admin-disputes', '/dashboard/admin/disputes', 'dashboard/admin/disputes'),
  adminRoute(
    'dashboard-admin-disputes-exclusive',
    '/dashboard/admin/disputes/exclusive',
    'dashboard/admin/exclusive-cases',
  ),
  adminRoute(
    'dashboard-admin-disputes-exclusive-id',
    '/dashboard/admin/disputes/exclusive/:id',
    'dashboard/admin/exclusive-case',
  ),
  adminRoute('dashboard-admin-disputes-id', '/dashboard/admin/disputes/:id', 'dashboard/admin/dispute'),
  adminRoute('dashboard-admin-same-properties', '/dashboard/admin/same-properties', 'dashboard/admin/same-properties'),
  adminRoute(
    'dashboard-admin-same-properties-pair',
    '/dashboard/admin/same-properties/:property_id/:other_id',
    'dashboard/admin/same-property-pair',
  ),
  adminRoute('dashboard-admin-hidden-brokers', '/dashboard/admin/hidden-brokers', 'dashboard/admin/hidden-brokers'),
  adminRoute(
    'dashboard-admin-hidden-brokers-id',
    '/dashboard/admin/hidden-brokers/:id',
    'dashboard/admin/hidden-broker',
  ),
  adminRoute('dashboard-admin-system', '/dashboard/admin/system', 'dashboard/admin/system'),
  adminRoute('dashboard-admin-failures', '/dashboard/admin/failures', 'dashboard/admin/failures'),
  adminRoute(
    'dashboard-admin-external-sources',
    '/dashboard/admin/external-sources',
    'dashboard/admin/external-sources',
  ),
  adminRoute(
    'dashboard-admin-list-administrators',
    '/dashboard/admin/list-administrators',
    'dashboard/admin/administrators',
  ),
  adminRoute('dashboard-admin-list-alerts', '/dashboard/admin/list-alerts', 'dashboard/admin/reports'),
  adminRoute(
    'dashboard-admin-listing-reviews-id',
    '/dashboard/admin/listing-reviews/:id',
    'dashboard/admin/listing-review',
  ),
  adminRoute('dashboard-admin-list-articles', '/dashboard/admin/list-articles', 'dashboard/admin/articles'),
  adminRoute(
    'dashboard-admin-list-user-subscriptions',
    '/dashboard/admin/list-user-subscriptions',
    'dashboard/admin/subscriptions',
  ),
  adminRoute('dashboard-admin-subscriptions-id', '/dashboard/admin/subscriptions/:id', 'dashboard/admin/subscription'),
  adminRoute('dashboard-admin-deposits', '/dashboard/admin/deposits', 'dashboard/admin/deposits'),
  adminRoute('dashboard-admin-plans', '/dashboard/admin/plans', 'dashboard/admin/plans'),
  adminRoute('dashboard-admin-finance', '/dashboard/admin/finance', 'dashboard/admin/finance'),
  adminRoute('dashboard-admin-list-invoices', '/dashboard/admin/list-invoices', 'dashboard/admin/invoices'),
  adminRoute('dashboard-admin-rules', '/dashboard/admin/rules', 'dashboard/admin/rules'),
  adminRoute('dashboard-admin-list-users-export', '/dashboard/admin/list-users/export', 'dashboard/admin/users-export'),
  adminRoute('dashboard-admin-list-users', '/dashboard/admin/list-users', 'dashboard/admin/users', [
    '/dashboard/admin/list-flex-3',
  ]),
  adminRoute('dashboard-admin-list-views', '/dashboard/admin/list-views', 'dashboard/admin/list-views'),
  adminRoute('dashboard-admin-search', '/dashboard/admin/search', 'dashboard/admin/search'),
  adminRoute('dashboard-admin-settings', '/dashboard/admin/settings', 'dashboard/admin/settings'),
  adminRoute('dashboard-admin-terms', '/dashboard/admin/terms', 'dashboard/admin/legal'),
  adminRoute('dashboard-admin-users-id', '/dashboard/admin/users/:id', 'dashboard/admin/user'),
  adminRoute(
    'dashboard-admin-users-id-alert-email',
    '/dashboard/admin/users/:id/alert-email',
    'dashboard/admin/alert-email',
  ),
  adminRoute('dashboard-admin-properties-for-rent', '/dashboard/admin/properties/for-rent', 'dashboard/admin/listings'),
  adminRoute('dashboard-admin-properties-for-sale', '/dashboard/admin/properties/for-sale', 'dashboard/admin/listings'),
] satisfies readonly RouteDefinition[];

export const routeTable: readonly RouteDefinition[] = rows;

/** A path of the table, with its `:params`. `pathTo` takes no other: a link that leads nowhere does not compile. */
export type RoutePath = (typeof rows)[number]['path'];

/** Addresses of the dashboard that do not exist: guarded as the others beside them, so that none says which exist. */
const unknownPaths: readonly RouteDefinition[] = [
  accountRoute('dashboard-all', '/dashboard/*', 'not-found'),
  ...withoutSecondFactor([accountRoute('dashboard-user-all', '/dashboard/user/*', 'not-found')]),
  adminRoute('dashboard-admin-all', '/dashboard/admin/*', 'not-found'),
];

/** Old address → where it leads now, both bare. */
export const redirects: ReadonlyMap<string, string> = new Map(
  routeTable.flatMap((row) => (row.leftovers ?? []).map((from) => [from, row.path] as const)),
);

/** An optional first segment: one route answers in both languages, and the language is read off the address. */
const withOptionalLocale = (path: string): string => (path === '/' ? 'en?' : `en?${path}`);

const createRouteEntry = (id: string, path: string, screen: string): RouteConfigEntry => ({
  id,
  file: `screens/${screen}.tsx`,
  path: withOptionalLocale(path),
  ...(path === '/' ? { index: true } : {}),
});

const createRouteEntryFromRow = (row: RouteDefinition): RouteConfigEntry =>
  createRouteEntry(row.name, row.path, row.screen);
const isInDashboard = (row: RouteDefinition): boolean => row.access !== 'everyone' && !row.outsideDashboard;

/** ROLE-3: one layout around all of the dashboard, which is also its guard. */
const dashboard: RouteConfigEntry = {
  id: 'dashboard-frame',
  file: 'screens/dashboard/dashboard-layout.tsx',
  children: [...routeTable.filter(isInDashboard), ...unknownPaths].map(createRouteEntryFromRow),
};

const routesByPattern: ReadonlyMap<string, RouteDefinition> = new Map(
  // The router takes the first of two rows with one path, so a map must too.
  [...routeTable, ...unknownPaths].toReversed().map((row) => [withOptionalLocale(row.path), row]),
);

/** The row of the matched route, by the `pattern` that the router gives to middleware, loaders and actions. For the server. */
export function findRoute(pattern: string): RouteDefinition {
  const row = routesByPattern.get(pattern.replace(/^\//, ''));
  if (!row) throw new Error(`${pattern} is no row of the table of routes`);
  return row;
}

export default [
  ...routeTable.filter((row) => !isInDashboard(row)).map(createRouteEntryFromRow),
  dashboard,
  ...[...redirects.keys()].map((from) =>
    createRouteEntry(`moved${from.replaceAll('/', '-')}`, from, 'legacy-redirect'),
  ),
  { id: 'all', file: 'screens/not-found.tsx', path: '*' },
] satisfies RouteConfig;
