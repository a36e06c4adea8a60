/** VALU-1: the map of prices. The first view is one answer, closer up come tiles; both are kept until something changes. */
import * as calls from '@estia/contract/valuation/calls';
import type { Deps } from '../../deps.ts';
import { keepAnswers } from '../../platform/keep-fresh.ts';
import type { CallServer } from '../../platform/serve.ts';
import { type Places, readMapVersion, readOverview } from '../places/index.ts';
import { areasOf } from './areas.ts';
import { type Counted, kindStatement, readFigureState } from './read.queries.ts';
import { marketOf } from './read.routes.ts';
import { readFigureTile } from './tiles.queries.ts';
import { featureView, tilesVersion } from './tiles.view.ts';

/** About 8 KB each: 16 MB. */
const MAX_TILES = 2_000;
const MAX_OVERVIEWS = 40;
const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const SECOND_MS = 1_000;

export function figureTileRoutes({ serve }: CallServer, { db, pool, clock }: Deps, places: Places): void {
  const tiles = keepAnswers(MAX_TILES);
  const overviews = keepAnswers(MAX_OVERVIEWS);
  const shapes = keepAnswers(1);
  const state = keepAnswers(1);
  /** Never an old one: a tile of old figures would be kept by others under the new address. */
  const now = () =>
    state('now', SECOND_MS, async () => {
      const [map, figures] = await Promise.all([readMapVersion(pool), readFigureState(db)]);
      return { ...map, tiles: tilesVersion(map.version, figures, clock()) };
    });

  serve(calls.getMarketStatsTile, async ({ params: { z, x, y }, query }) => {
    const market = marketOf(query);
    const key = [(await now()).tiles, market.purpose, market.category, market.type, z, x, y].join('/');
    return tiles(key, DAY_MS, () => readFigureTile(pool, z, x, y, market));
  });

  async function overview(market: Counted) {
    const { version: drawn, approximate, tiles: version } = await now();
    const [shape, regions, prefectures, tree] = await Promise.all([
      shapes(String(drawn), DAY_MS, () => readOverview(pool)),
      kindStatement(market, 'region').execute(db),
      kindStatement(market, 'prefecture').execute(db),
      places(),
    ]);
    const rows = new Map([...regions.rows, ...prefectures.rows].map((row) => [`${row.kind}-${row.place_id}`, row]));
    const areas = areasOf(tree);
    return {
      type: 'FeatureCollection' as const,
      approximate,
      version,
      features: shape.flatMap((each) => {
        const area = areas[each.kind].get(each.id);
        return area ? [featureView(each, area, rows.get(`${each.kind}-${each.id}`))] : [];
      }),
    };
  }

  serve(calls.getMarketStatsOverview, ({ query }) => {
    const market = marketOf(query);
    return overviews(Object.values(market).join('/'), MINUTE_MS, () => overview(market));
  });
}
