/** buildApp(deps): the visible list of features, one line each. No process, no port: tests inject into it. */
import { allCalls } from '@estia/contract/calls';
import type { Deps } from './deps.ts';
import {
  accountRoutes,
  adminRoutes,
  createAccountDeletion,
  createFactorRemoval,
  findOwnUser,
  privacyRoutes,
  profileRoutes,
  secondFactorRoutes,
  userHistoryRoutes,
} from './features/accounts/index.ts';
import { adminBulkRoutes } from './features/admin-bulk/index.ts';
import { listViewRoutes } from './features/admin-lists/index.ts';
import { adminSearchRoutes } from './features/admin-search/index.ts';
import { adminAgencyRoutes, agencyRoutes, teamRoutes } from './features/agencies/index.ts';
import { alertSettingsRoutes, demandRoutes, pushRoutes, savedSearchRoutes } from './features/alerts/index.ts';
import { approvalRoutes } from './features/approvals/index.ts';
import { articleRoutes } from './features/articles/index.ts';
import { complaintRoutes } from './features/complaints/index.ts';
import { complexRoutes } from './features/complexes/index.ts';
import { consentRoutes } from './features/consent/index.ts';
import { contractEndRoutes } from './features/contract-ends/index.ts';
import { cooperationRoutes } from './features/cooperation/index.ts';
import { favoriteListRoutes, favoriteRoutes } from './features/favorites/index.ts';
import { endSuspensionByStatus, hiddenBrokerRoutes } from './features/hidden-brokers/index.ts';
import { inboxRoutes } from './features/inbox/index.ts';
import { invoiceRoutes } from './features/invoices/index.ts';
import { legalRoutes } from './features/legal/index.ts';
import {
  createViewCounter,
  dashboardRoutes,
  draftRoutes,
  listingManagementRoutes,
  listingReviewRoutes,
  listingRoutes,
  listingSheetRoutes,
  mandateRoutes,
} from './features/listings/index.ts';
import { lookupRoutes } from './features/lookups/index.ts';
import {
  disputeRoutes,
  exclusiveCaseRoutes,
  matchReviewRoutes,
  scheduledPauseRoutes,
} from './features/matches/index.ts';
import { moderationRoutes } from './features/moderation/index.ts';
import { draftPhotoRoutes, photoRoutes, uploadRoutes } from './features/photos/index.ts';
import { addressRoutes, createPlaceTreeCache, placeRoutes, streetRoutes } from './features/places/index.ts';
import { createRulesCache, ruleRoutes } from './features/rules/index.ts';
import { areaRoutes, createSearchCounter, historyRoutes, searchRoutes, startRoutes } from './features/search/index.ts';
import { failureRoutes, homeImageRoutes, operatorRoutes, siteRoutes, systemRoutes } from './features/site/index.ts';
import {
  adminSourceRoutes,
  agencyApiRoutes,
  exportRoutes,
  externalSourceRoutes,
  feedCheckRoutes,
  feedDocsRoutes,
  feedUploadRoutes,
  sourceRoutes,
} from './features/sources/index.ts';
import { statementRoutes } from './features/statements-of-reasons/index.ts';
import {
  chargebackRoutes,
  createApprovedRefund,
  depositRoutes,
  financeRoutes,
  performBankAccountChange,
  planRoutes,
  subscriptionRoutes,
} from './features/subscriptions/index.ts';
import { transparencyRoutes } from './features/transparency/index.ts';
import {
  createEstimator,
  estimateRoutes,
  outlineRoutes,
  reportRoutes,
  valuationRoutes,
} from './features/valuation/index.ts';
import { webhookRoutes } from './features/webhooks/index.ts';
import { guardDecisions, workQueueRoutes } from './features/work-queue/index.ts';
import { emailEventRoutes } from './platform/email/email-events.routes.ts';
import { createCallServer } from './platform/http/call-server.ts';
import { type Health, healthRoutes } from './platform/http/health.routes.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { registerRequestGuard } from './platform/http/request-guard.ts';
import { createMetrics } from './platform/metrics/metrics.ts';

export async function buildApp(deps: Deps) {
  const metrics = createMetrics(deps);
  const app = await createHttpServer(deps, metrics);
  registerRequestGuard(app, deps);
  const rules = createRulesCache(deps);
  const server = guardDecisions(createCallServer(app, deps), deps, rules);
  const places = createPlaceTreeCache(deps.db);
  const notes = createSearchCounter(deps);
  const estimateValue = createEstimator(deps, places);
  const views = createViewCounter(deps);

  accountRoutes(server, deps);
  profileRoutes(server, deps);
  secondFactorRoutes(server, deps);
  privacyRoutes(server, deps);
  adminRoutes(server, deps, places, endSuspensionByStatus);
  adminBulkRoutes(server, { deps, rules, places, onStatusChange: endSuspensionByStatus });
  agencyRoutes(server, deps, places);
  adminAgencyRoutes(server, deps, places);
  teamRoutes(server, deps);
  articleRoutes(server, deps);
  complexRoutes(server, deps, places);
  consentRoutes(server, deps);
  cooperationRoutes(server, deps, places);
  webhookRoutes(server, deps);
  favoriteRoutes(server, deps, places);
  favoriteListRoutes(server, deps, places);
  inboxRoutes(server, deps);
  invoiceRoutes(server, deps);
  listingRoutes(server, deps, places, rules);
  draftRoutes(server, deps, places);
  listingManagementRoutes(server, deps, places, views);
  listingReviewRoutes(server, deps, estimateValue);
  dashboardRoutes(server, deps, places);
  listingSheetRoutes(server, deps, places);
  mandateRoutes(server, deps, places);
  scheduledPauseRoutes(server, deps);
  disputeRoutes(server, deps);
  exclusiveCaseRoutes(server, deps);
  matchReviewRoutes(server, deps);
  hiddenBrokerRoutes(server, deps);
  moderationRoutes(server, deps);
  statementRoutes(server, deps);
  complaintRoutes(server, deps);
  contractEndRoutes(server, deps);
  transparencyRoutes(server, deps);
  legalRoutes(server, deps);
  lookupRoutes(server);
  photoRoutes(app, deps);
  draftPhotoRoutes(server, deps);
  uploadRoutes(app, deps);
  placeRoutes(server, deps, places);
  streetRoutes(app, deps);
  addressRoutes(server, deps, places);
  searchRoutes(server, deps, places, notes, { ...rules, findUser: (id) => findOwnUser(deps.db, id) });
  areaRoutes(server, deps, places);
  startRoutes(server, deps, places);
  ruleRoutes(server, deps, places, rules);
  historyRoutes(server, deps);
  savedSearchRoutes(server, deps, places);
  demandRoutes(server, deps, places);
  alertSettingsRoutes(server, deps);
  const changeOperator = operatorRoutes(server, deps);
  homeImageRoutes(server, deps);
  failureRoutes(server, deps);
  siteRoutes(app, deps, places);
  systemRoutes(server, deps);
  sourceRoutes(server, deps, places);
  feedUploadRoutes(app, deps);
  externalSourceRoutes(server, deps);
  feedCheckRoutes(server, deps, places);
  feedDocsRoutes(server);
  adminSourceRoutes(server, deps);
  subscriptionRoutes(server, app, deps);
  planRoutes(server, deps, rules);
  depositRoutes(server, deps);
  financeRoutes(server, deps);
  chargebackRoutes(server, deps);
  approvalRoutes(server, deps, places, {
    factor_removal: createFactorRemoval(deps),
    account_deletion: createAccountDeletion(deps),
    bank_account: performBankAccountChange,
    operator: changeOperator,
    refund: createApprovedRefund(deps),
  });
  workQueueRoutes(server, deps, rules);
  userHistoryRoutes(server, deps);
  adminSearchRoutes(server, deps, places);
  listViewRoutes(server, deps);
  valuationRoutes(server, deps, places);
  estimateRoutes(server, deps, estimateValue);
  reportRoutes(server, deps, estimateValue);
  outlineRoutes(server, deps, places);
  agencyApiRoutes(server, deps, places);
  exportRoutes(server, deps, places);
  emailEventRoutes(app, deps);
  pushRoutes(server, deps);

  const served = new Set(server.served().map((call) => call.key));
  const unserved = allCalls.find((call) => !served.has(call.key));
  if (unserved) throw new Error(`${unserved.key} is declared, but nothing serves it`);

  const health: Health = { leaving: false };
  healthRoutes(app, deps, health);
  app.addHook('onClose', async () => void (await Promise.allSettled([notes.close(), views.close()])));
  return { app, callApi: server.callApiAsVisitor, callApiAs: server.callApiAs, metrics, health };
}
