/** Every declared call. What is not here does not exist: server, web, OpenAPI and the access test all read this list. */
import * as accountsAdmin from './accounts/admin-calls.ts';
import * as accounts from './accounts/calls.ts';
import * as accountsPrivacy from './accounts/privacy-calls.ts';
import * as accountsProfile from './accounts/profile-calls.ts';
import * as accountsSecurity from './accounts/security-calls.ts';
import * as agencies from './agencies/calls.ts';
import * as agenciesTeam from './agencies/team-calls.ts';
import * as alerts from './alerts/calls.ts';
import * as articles from './articles/calls.ts';
import type { Call } from './call.ts';
import * as complexes from './complexes/calls.ts';
import * as consent from './consent/calls.ts';
import * as cooperation from './cooperation/calls.ts';
import * as favorites from './favorites/calls.ts';
import * as hiddenBrokers from './hidden-brokers/calls.ts';
import * as inbox from './inbox/calls.ts';
import * as invoices from './invoices/calls.ts';
import * as listings from './listings/calls.ts';
import * as listingDashboard from './listings/dashboard/dashboard-calls.ts';
import * as listingDrafts from './listings/draft/draft-calls.ts';
import * as listingMandates from './listings/mandates/mandate-calls.ts';
import * as listingPrice from './listings/price-calls.ts';
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
import * as sources from './sources/calls.ts';
import * as subscriptionsAdmin from './subscriptions/admin-calls.ts';
import * as subscriptions from './subscriptions/calls.ts';
import * as subscriptionsDeposits from './subscriptions/deposit-calls.ts';
import * as subscriptionsPlans from './subscriptions/plan-calls.ts';
import * as valuation from './valuation/calls.ts';
import * as valuationEstimate from './valuation/estimate-calls.ts';
import * as valuationOutline from './valuation/outline-calls.ts';
import * as valuationReport from './valuation/report-calls.ts';

const callsByFeature = {
  accounts,
  accountsAdmin,
  accountsPrivacy,
  accountsProfile,
  accountsSecurity,
  agencies,
  agenciesTeam,
  alerts,
  articles,
  complexes,
  consent,
  cooperation,
  favorites,
  inbox,
  invoices,
  listings,
  listingDesk: listingDashboard,
  listingDrafts,
  listingMandates,
  listingPrice,
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
  sources,
  subscriptions,
  subscriptionsAdmin,
  subscriptionsDeposits,
  subscriptionsPlans,
  valuation,
  valuationEstimate,
  valuationOutline,
  valuationReport,
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
