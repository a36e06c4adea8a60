import * as calls from '@estia/contract/places/calls';
import type { Deps } from '../../deps.ts';
import { cached, createMemoryCache } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { getMapTile, getMapVersion } from './map.queries.ts';
import { buildMapStyle } from './map-style.ts';
import { findCurrentStreets } from './streets/streets.queries.ts';

/** About 10 KB each, so 2,000 tiles are 20 MB: all of Greece down to zoom 10 and the cities people look at. */
const MAX_TILES = 2_000;
const DAY_MS = 86_400_000;

export function mapRoutes(serve: CallServer['serve'], { pool, db, config }: Deps): void {
  const tileCache = createMemoryCache(MAX_TILES);
  const version = cached(() => getMapVersion(pool), 60_000);

  serve(calls.getMapTile, async ({ params: { z, x, y } }) => {
    const map = await version();
    return tileCache(`${map.version}/${z}/${x}/${y}`, DAY_MS, () => getMapTile(pool, z, x, y));
  });

  serve(calls.getMapStyle, async ({ query }, { reply }) => {
    const streets = await findCurrentStreets(db);
    if (!streets && config.mapStyleUrl) {
      reply?.code(302).header('location', config.mapStyleUrl);
      return {};
    }
    return buildMapStyle({ ...query, ...(await version()), streets });
  });
}
