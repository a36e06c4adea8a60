/** What the map of prices is given. */
import type { OverviewShape } from '../../places/index.ts';
import type { MarketStatsRow, StatsState } from '../market-stats/market-stats.queries.ts';
import { marketStatsView } from '../market-stats/market-stats.view.ts';
import type { StatsPlace } from '../market-stats/stats-places.ts';

const WINDOW_MS = 600_000;
/** Regions and prefectures are numbered apart from 1: on one map each shape needs a number of its own. */
const REGION_ID_OFFSET = 1_000;

/**
 * Figures change every few seconds and tiles need not: new ones every ten minutes in which anything changed, once more
 * when such ten minutes are over (so that the last change is drawn), and after every rebuild.
 */
export function getTilesVersion(map: number, { rebuilt_at, changed_at }: StatsState, now: Date): string {
  const changed = Math.floor((changed_at?.getTime() ?? 0) / WINDOW_MS);
  const over = now.getTime() >= (changed + 1) * WINDOW_MS;
  return (
    [map, Math.floor((rebuilt_at?.getTime() ?? 0) / 1_000), changed].map((part) => part.toString(36)).join('-') +
    (over ? '-x' : '')
  );
}

export function overviewFeatureView(
  { kind, id, coordinates }: OverviewShape,
  place: StatsPlace,
  row: MarketStatsRow | undefined,
) {
  const { name, listing_count: listingCount, q1, median, q3, trend } = marketStatsView(place, row);
  return {
    type: 'Feature' as const,
    id: kind === 'region' ? REGION_ID_OFFSET + id : id,
    properties: { kind, id, name, listing_count: listingCount, q1, median, q3, trend },
    geometry: { type: 'MultiPolygon' as const, coordinates },
  };
}
