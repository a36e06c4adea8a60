/** What areas cost, read. */
import type { Deps } from '../../deps.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { positionRoutes } from './position.routes.ts';
import { figureRoutes } from './read.routes.ts';
import { figureTileRoutes } from './tiles.routes.ts';

export function valuationRoutes(server: CallServer, deps: Deps, places: Places): void {
  figureRoutes(server, deps, places);
  figureTileRoutes(server, deps, places);
  positionRoutes(server, deps, places);
}
