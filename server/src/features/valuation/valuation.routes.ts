/** What areas cost, read. */
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { marketStatsRoutes } from './market-stats/market-stats.routes.ts';
import { statsTileRoutes } from './price-map/tiles.routes.ts';
import { positionRoutes } from './price-position/position.routes.ts';

export function valuationRoutes(server: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  marketStatsRoutes(server, deps, getPlaceTree);
  statsTileRoutes(server, deps, getPlaceTree);
  positionRoutes(server, deps, getPlaceTree);
}
