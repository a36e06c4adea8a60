/** buildApp(deps): the visible list of features, one line each. No process, no port: tests inject into it. */
import { allCalls } from '@estia/contract/calls';
import type { Deps } from './deps.ts';
import {
  accountRoutes,
  adminRoutes,
  findOwnUser,
  privacyRoutes,
  profileRoutes,
  secondFactorRoutes,
} from './features/accounts/index.ts';
import { agencyRoutes, teamRoutes } from './features/agencies/index.ts';
import { alertSettingsRoutes, demandRoutes, pushRoutes, savedSearchRoutes } from './features/alerts/index.ts';
import { articleRoutes } from './features/articles/index.ts';
import { complexRoutes } from './features/complexes/index.ts';
import { consentRoutes } from './features/consent/index.ts';
import { cooperationRoutes } from './features/cooperation/index.ts';
import { favoriteRoutes } from './features/favorites/index.ts';
import { endSuspensionByStatus, hiddenBrokerRoutes } from './features/hidden-brokers/index.ts';
import { inboxRoutes } from './features/inbox/index.ts';
import { invoiceRoutes } from './features/invoices/index.ts';
import { legalRoutes } from './features/legal/index.ts';
import {
  createViewCounter,
  dashboardRoutes,
  draftRoutes,
  listingManagementRoutes,
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
import { addressRoutes, createPlaceTreeCache, placeRoutes } from './features/places/index.ts';
import { createRulesCache, ruleRoutes } from './features/rules/index.ts';
import { areaRoutes, createSearchCounter, historyRoutes, searchRoutes } from './features/search/index.ts';
import { failureRoutes, homeImageRoutes, operatorRoutes, siteRoutes } from './features/site/index.ts';
import { depositRoutes, planRoutes, subscriptionRoutes } from './features/subscriptions/index.ts';
import {
  createEstimator,
  estimateRoutes,
  outlineRoutes,
  reportRoutes,
  valuationRoutes,
} from './features/valuation/index.ts';
import { AppError } from './platform/app-error.ts';
import { emailEventRoutes } from './platform/email/email-events.routes.ts';
import { createCallServer } from './platform/http/call-server.ts';
import { type Health, healthRoutes } from './platform/http/health.routes.ts';
import { createHttpServer } from './platform/http/http-server.ts';
import { registerRequestGuard } from './platform/http/request-guard.ts';
import { createMetrics } from './platform/metrics.ts';

export async function buildApp(deps: Deps) {
  const metrics = createMetrics(deps.pool, [deps.failures.counter]);
  const app = await createHttpServer(deps, metrics);
  registerRequestGuard(app, deps);
  const server = createCallServer(app, deps);
  const places = createPlaceTreeCache(deps.db);
  const rules = createRulesCache(deps);
  const notes = createSearchCounter(deps);
  const estimateValue = createEstimator(deps, places);
  const views = createViewCounter(deps);

  accountRoutes(server, deps);
  profileRoutes(server, deps);
  secondFactorRoutes(server, deps);
  privacyRoutes(server, deps);
  adminRoutes(server, deps, places, endSuspensionByStatus);
  agencyRoutes(server, deps, places);
  teamRoutes(server, deps);
  articleRoutes(server, deps);
  complexRoutes(server, deps, places);
  consentRoutes(server, deps);
  cooperationRoutes(server, deps, places);
  favoriteRoutes(server, deps, places);
  inboxRoutes(server, deps);
  invoiceRoutes(server, deps);
  listingRoutes(server, deps, places, rules);
  draftRoutes(server, deps, places);
  listingManagementRoutes(server, deps, places, views);
  dashboardRoutes(server, deps, places);
  listingSheetRoutes(server, deps, places);
  mandateRoutes(server, deps, places);
  scheduledPauseRoutes(server, deps);
  disputeRoutes(server, deps);
  exclusiveCaseRoutes(server, deps);
  matchReviewRoutes(server, deps);
  hiddenBrokerRoutes(server, deps);
  moderationRoutes(server, deps);
  legalRoutes(server, deps);
  lookupRoutes(server);
  photoRoutes(app, deps);
  draftPhotoRoutes(server, deps);
  uploadRoutes(app, deps);
  placeRoutes(server, deps, places);
  addressRoutes(server, deps, places);
  searchRoutes(server, deps, places, notes, { ...rules, findUser: (id) => findOwnUser(deps.db, id) });
  areaRoutes(server, deps, places);
  ruleRoutes(server, deps, places, rules);
  historyRoutes(server, deps);
  savedSearchRoutes(server, deps, places);
  demandRoutes(server, deps, places);
  alertSettingsRoutes(server, deps);
  operatorRoutes(server, deps);
  homeImageRoutes(server, deps);
  failureRoutes(server, deps);
  siteRoutes(app, deps, places);
  subscriptionRoutes(server, app, deps);
  planRoutes(server, deps, rules);
  depositRoutes(server, deps);
  valuationRoutes(server, deps, places);
  estimateRoutes(server, deps, estimateValue);
  reportRoutes(server, deps, estimateValue);
  outlineRoutes(server, deps, places);
  emailEventRoutes(app, deps);
  pushRoutes(server, deps);

  // A call that is declared but not built answers with its own name, so that nobody mistakes it for a fault.
  const built = new Set(server.served().map((call) => call.key));
  for (const call of allCalls) {
    if (built.has(call.key)) continue;
    if (!call.planned) throw new Error(`${call.key} is declared and not planned, but nothing serves it`);
    server.serve(call, () => {
      throw new AppError('not_built', { call: call.key });
    });
  }

  const health: Health = { leaving: false };
  healthRoutes(app, deps, health);
  app.addHook('onClose', async () => void (await Promise.allSettled([notes.close(), views.close()])));
  return { app, callApi: server.callApiAsVisitor, callApiAs: server.callApiAs, metrics, health };
}
