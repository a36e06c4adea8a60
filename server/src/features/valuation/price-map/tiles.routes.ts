/** VALU-1: the map of prices. The first view is one answer, closer up come tiles; both are cached until something changes. */
import * as calls from '@estia/contract/valuation/calls';
import type { Deps } from '../../../deps.ts';
import { createMemoryCache } from '../../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import { getMapVersion, listOverviewShapes, type PlaceTreeLoader } from '../../places/index.ts';
import { getStatsState, type MarketIds, statsByKindQuery } from '../market-stats/market-stats.queries.ts';
import { resolveMarket } from '../market-stats/market-stats.routes.ts';
import { getStatsPlaces } from '../market-stats/stats-places.ts';
import { getStatsTile } from './tiles.queries.ts';
import { getTilesVersion, overviewFeatureView } from './tiles.view.ts';

/** About 8 KB each: 16 MB. */
const MAX_TILES = 2_000;
const MAX_OVERVIEWS = 40;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

export function statsTileRoutes({ serve }: CallServer, { db, pool, clock }: Deps, getPlaceTree: PlaceTreeLoader): void {
  const tiles = createMemoryCache(MAX_TILES);
  const overviews = createMemoryCache(MAX_OVERVIEWS);
  const shapes = createMemoryCache(1);
  const state = createMemoryCache(1);
  /** Never an old one: a tile of old stats would be cached by others under the new address. */
  const now = () =>
    state('now', SECOND_MS, async () => {
      const [map, statsState] = await Promise.all([getMapVersion(pool), getStatsState(db)]);
      return { ...map, tiles: getTilesVersion(map.version, statsState, clock()) };
    });

  serve(calls.getMarketStatsTile, async ({ params: { z, x, y }, query }) => {
    const market = resolveMarket(query);
    const key = [(await now()).tiles, market.purpose, market.category, market.type, z, x, y].join('/');
    return tiles(key, DAY_MS, () => getStatsTile(pool, z, x, y, market));
  });

  async function overview(market: MarketIds) {
    const { version: drawn, approximate, tiles: version } = await now();
    const [shape, regions, prefectures, tree] = await Promise.all([
      shapes(String(drawn), DAY_MS, () => listOverviewShapes(pool)),
      statsByKindQuery(market, 'region').execute(db),
      statsByKindQuery(market, 'prefecture').execute(db),
      getPlaceTree(),
    ]);
    const rows = new Map([...regions.rows, ...prefectures.rows].map((row) => [`${row.kind}-${row.place_id}`, row]));
    const statsPlaces = getStatsPlaces(tree);
    return {
      type: 'FeatureCollection' as const,
      approximate,
      version,
      features: shape.flatMap((each) => {
        const place = statsPlaces[each.kind].get(each.id);
        return place ? [overviewFeatureView(each, place, rows.get(`${each.kind}-${each.id}`))] : [];
      }),
    };
  }

  serve(calls.getMarketStatsOverview, ({ query }) => {
    const market = resolveMarket(query);
    return overviews(Object.values(market).join('/'), MINUTE_MS, () => overview(market));
  });
}
