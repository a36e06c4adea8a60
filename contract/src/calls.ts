/** Every declared call. What is not here does not exist: server, web, OpenAPI and the access test all read this list. */
import * as accountsAdmin from './accounts/admin-calls.ts';
import * as accounts from './accounts/calls.ts';
import * as accountsPrivacy from './accounts/privacy-calls.ts';
import * as accountsProfile from './accounts/profile-calls.ts';
import * as accountsSecurity from './accounts/security-calls.ts';
import * as accountsUserHistory from './accounts/user-history-calls.ts';
import * as adminBulk from './admin-bulk/calls.ts';
import * as adminListViews from './admin-lists/view-calls.ts';
import * as adminSearch from './admin-search/calls.ts';
import * as agenciesAdmin from './agencies/admin-calls.ts';
import * as agencies from './agencies/calls.ts';
import * as agenciesTeam from './agencies/team-calls.ts';
import * as alerts from './alerts/calls.ts';
import * as approvals from './approvals/calls.ts';
import * as articles from './articles/calls.ts';
import type { Call } from './call.ts';
import * as complexes from './complexes/calls.ts';
import * as consent from './consent/calls.ts';
import * as contractEnds from './contract-ends/calls.ts';
import * as cooperation from './cooperation/calls.ts';
import * as favorites from './favorites/calls.ts';
import * as favoriteLists from './favorites/list-calls.ts';
import * as hiddenBrokers from './hidden-brokers/calls.ts';
import * as inbox from './inbox/calls.ts';
import * as invoices from './invoices/calls.ts';
import * as listings from './listings/calls.ts';
import * as listingDashboard from './listings/dashboard/dashboard-calls.ts';
import * as listingDrafts from './listings/draft/draft-calls.ts';
import * as listingMandates from './listings/mandates/mandate-calls.ts';
import * as listingPrice from './listings/price-calls.ts';
import * as listingReviews from './listings/review/review-calls.ts';
import { listCategories, listTypes, lookupCalls } from './lookups/calls.ts';
import * as matches from './matches/calls.ts';
import * as matchExclusives from './matches/exclusive-calls.ts';
import * as moderation from './moderation/calls.ts';
import * as pages from './pages/calls.ts';
import * as places from './places/calls.ts';
import * as rules from './rules/calls.ts';
import * as search from './search/calls.ts';
import * as site from './site/calls.ts';
import * as siteFailures from './site/failure-calls.ts';
import * as siteHomeImage from './site/home-image-calls.ts';
import * as siteOperator from './site/operator-calls.ts';
import * as siteSystem from './site/system-calls.ts';
import * as sourcesAdmin from './sources/admin-calls.ts';
import * as sourcesAgencyApi from './sources/api/agency-api-calls.ts';
import * as sourcesAgencyPush from './sources/api/agency-push-calls.ts';
import * as sourcesApiKeys from './sources/api/api-key-calls.ts';
import * as sources from './sources/calls.ts';
import * as sourcesCheck from './sources/check-calls.ts';
import * as feedDocs from './sources/docs/feed-docs-calls.ts';
import * as sourcesExport from './sources/export/export-calls.ts';
import * as sourceMappings from './sources/mapping-calls.ts';
import * as sourceRuns from './sources/run-calls.ts';
import * as ownSources from './sources/source-calls.ts';
import * as webhooks from './sources/webhook-calls.ts';
import * as statementsOfReasons from './statements-of-reasons/calls.ts';
import * as decisionComplaints from './statements-of-reasons/complaint-calls.ts';
import * as subscriptionsAdmin from './subscriptions/admin-calls.ts';
import * as subscriptions from './subscriptions/calls.ts';
import * as subscriptionsChargebacks from './subscriptions/chargeback-calls.ts';
import * as subscriptionsDeposits from './subscriptions/deposit-calls.ts';
import * as subscriptionsFinance from './subscriptions/finance-calls.ts';
import * as subscriptionsPlans from './subscriptions/plan-calls.ts';
import * as transparency from './transparency/calls.ts';
import * as valuation from './valuation/calls.ts';
import * as valuationEstimate from './valuation/estimate-calls.ts';
import * as valuationOutline from './valuation/outline-calls.ts';
import * as valuationReport from './valuation/report-calls.ts';
import * as workQueue from './work-queue/calls.ts';

const callsByFeature = {
  contractEnds,
  accounts,
  accountsAdmin,
  accountsPrivacy,
  accountsProfile,
  accountsSecurity,
  accountsUserHistory,
  adminBulk,
  adminListViews,
  adminSearch,
  agencies,
  agenciesAdmin,
  agenciesTeam,
  alerts,
  approvals,
  articles,
  complexes,
  consent,
  cooperation,
  favorites,
  favoriteLists,
  inbox,
  invoices,
  listings,
  listingDesk: listingDashboard,
  listingDrafts,
  listingMandates,
  listingPrice,
  listingReviews,
  lookups: { categories: listCategories, types: listTypes },
  hiddenBrokers,
  matches,
  matchExclusives,
  moderation,
  pages,
  places,
  rules,
  search,
  site,
  siteFailures,
  siteHomeImage,
  siteOperator,
  siteSystem,
  ownSources,
  sourceMappings,
  sourceRuns,
  sources,
  sourcesAdmin,
  sourcesCheck,
  feedDocs,
  sourcesExport,
  sourcesAgencyApi,
  sourcesAgencyPush,
  sourcesApiKeys,
  statementsOfReasons,
  decisionComplaints,
  subscriptions,
  subscriptionsAdmin,
  subscriptionsDeposits,
  subscriptionsChargebacks,
  subscriptionsFinance,
  subscriptionsPlans,
  transparency,
  valuation,
  valuationEstimate,
  valuationOutline,
  valuationReport,
  webhooks,
  workQueue,
};

type CallsByFeature = typeof callsByFeature;
type DeclaredCall =
  | { [S in keyof CallsByFeature]: CallsByFeature[S][keyof CallsByFeature[S]] }[keyof CallsByFeature]
  | (typeof lookupCalls)[number]['call'];

/** `'GET /property/places'` → its call: what `ask` uses to type a question by its key alone. */
export type CallByKey = { [C in Extract<DeclaredCall, Call> as C['key']]: C };

export const allCalls: readonly Call[] = [
  ...Object.values(callsByFeature).flatMap((featureCalls) => Object.values(featureCalls)),
  ...lookupCalls.map((entry) => entry.call),
];
