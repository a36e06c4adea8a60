/** buildApp(deps): the visible list of features, one line each. No process, no port: tests inject into it. */
import { allCalls } from '@estia/contract/calls';
import type { Deps } from './deps.ts';
import {
  accountRoutes,
  adminRoutes,
  privacyRoutes,
  profileRoutes,
  secondFactorRoutes,
} from './features/accounts/index.ts';
import { agencyRoutes } from './features/agencies/index.ts';
import { articleRoutes } from './features/articles/index.ts';
import { listingRoutes } from './features/listings/index.ts';
import { lookupRoutes } from './features/lookups/index.ts';
import { photoRoutes } from './features/photos/index.ts';
import { keepPlaces, placeRoutes } from './features/places/index.ts';
import { areaRoutes, historyRoutes, searchNotes, searchRoutes } from './features/search/index.ts';
import { siteRoutes } from './features/site/index.ts';
import { AppError } from './platform/app-error.ts';
import { guard } from './platform/guard.ts';
import { type Health, healthRoutes } from './platform/health.ts';
import { buildHttp } from './platform/http.ts';
import { makeMetrics } from './platform/metrics.ts';
import { callServer } from './platform/serve.ts';

export async function buildApp(deps: Deps) {
  const metrics = makeMetrics(deps.pool);
  const app = await buildHttp(deps, metrics);
  guard(app, deps);
  const server = callServer(app, deps);
  const places = keepPlaces(deps.db);
  const notes = searchNotes(deps);

  accountRoutes(server, deps);
  profileRoutes(server, deps);
  secondFactorRoutes(server, deps);
  privacyRoutes(server, deps);
  adminRoutes(server, deps);
  agencyRoutes(server, deps, places);
  articleRoutes(server, deps);
  listingRoutes(server, deps, places);
  lookupRoutes(server);
  photoRoutes(app, deps);
  placeRoutes(server, deps, places);
  searchRoutes(server, deps, places, notes);
  areaRoutes(server, deps, places);
  historyRoutes(server, deps);
  siteRoutes(app, deps, places);

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
  app.addHook('onClose', () => notes.close());
  return { app, ask: server.askAsVisitor, askAs: server.askAs, metrics, health };
}
