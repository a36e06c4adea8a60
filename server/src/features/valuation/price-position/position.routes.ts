/** VALU-1: where the asking price of a live listing stands among those of its area. */
import { purposeIds } from '@estia/contract/search/model';
import * as calls from '@estia/contract/valuation/calls';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import { statsByPlacesQuery } from '../market-stats/market-stats.queries.ts';
import { marketStatsView } from '../market-stats/market-stats.view.ts';
import { getStatsPlaces } from '../market-stats/stats-places.ts';
import { askingPriceQuery, priceSpreadQuery } from './position.queries.ts';
import { getShareBelow } from './position.view.ts';

/** So many others make a spread: fewer, and it would be about a handful of neighbours. */
const MIN_OTHERS = 20;

export function positionRoutes({ serve }: CallServer, { db }: Deps, getPlaceTree: PlaceTreeLoader): void {
  serve(calls.getPricePosition, async ({ query }) => {
    const asked = await askingPriceQuery(query.property_id, purposeIds[query.for]).execute(db);
    const listing = asked.rows[0];
    if (!listing) throw new AppError('not_found');
    const tree = await getPlaceTree();
    const district = tree.sequence.find(({ seq }) => seq === listing.place);
    const ownPlace = district && getStatsPlaces(tree).district.get(district.id);
    if (!ownPlace) return { spread: null };
    const { rows } = await statsByPlacesQuery(listing, [ownPlace, ...ownPlace.within]).execute(db);
    const needed = MIN_OTHERS + (listing.counted === null ? 0 : 1);
    for (const { kind, id } of [ownPlace, ...ownPlace.within]) {
      const row = rows.find((statsRow) => statsRow.kind === kind && statsRow.place_id === id);
      const place = getStatsPlaces(tree)[kind].get(id);
      if (!place || !row || row.listing_count < needed || row.median === null) continue;
      const spread = await priceSpreadQuery(listing, place).execute(db);
      if (!spread.rows[0]) continue;
      return {
        spread: {
          stats: marketStatsView(place, row),
          price_per_m2: listing.rate / 100,
          share_below: getShareBelow(listing, spread.rows[0]),
        },
      };
    }
    return { spread: null };
  });
}
