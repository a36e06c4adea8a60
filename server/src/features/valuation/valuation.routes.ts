/** What areas cost, read. */
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { PlaceTreeLoader } from '../places/index.ts';
import { positionRoutes } from './position.routes.ts';
import { marketStatsRoutes } from './read.routes.ts';
import { statsTileRoutes } from './tiles.routes.ts';

export function valuationRoutes(server: CallServer, deps: Deps, getPlaceTree: PlaceTreeLoader): void {
  marketStatsRoutes(server, deps, getPlaceTree);
  statsTileRoutes(server, deps, getPlaceTree);
  positionRoutes(server, deps, getPlaceTree);
}
