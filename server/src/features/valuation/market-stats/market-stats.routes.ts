/** VALU-1: what areas cost, as table, file and single area. */
import { findLookup } from '@estia/contract/lookups/model';
import { athensDay } from '@estia/contract/rules/in-force';
import * as calls from '@estia/contract/valuation/calls';
import type { Market } from '@estia/contract/valuation/model';
import type { Deps } from '../../../deps.ts';
import { AppError } from '../../../platform/app-error.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import type { PlaceTreeLoader } from '../../places/index.ts';
import * as q from './market-stats.queries.ts';
import { getLastUpdated, marketStatsView, monthlyStatsView } from './market-stats.view.ts';
import { renderStatsCsv } from './stats-csv.ts';
import { getStatsPlaces, type StatsPlaceName } from './stats-places.ts';
import { filterPlaces, type StatsTableOptions, sortStats } from './stats-table.ts';

/** With today's there are 24. */
const PAST_MONTHS = 23;

/** A type says by itself which category it is of. */
export function resolveMarket(asked: Market): q.MarketIds {
  if (asked.type_id === undefined) return q.toMarketIds(asked);
  const type = findLookup('types', asked.type_id);
  if (!type) throw new AppError('invalid_input', { type_id: 'invalid' });
  return q.toMarketIds({ ...asked, category_id: Number(type.extra.category_id) });
}

export function marketStatsRoutes({ serve }: CallServer, { db, clock }: Deps, getPlaceTree: PlaceTreeLoader): void {
  async function table(market: q.MarketIds, options: StatsTableOptions) {
    const { rows } = await q.statsByKindQuery(market, options.kind).execute(db);
    const byId = new Map(rows.map((row) => [row.place_id, row]));
    const chosen = filterPlaces(getStatsPlaces(await getPlaceTree()), options);
    return sortStats(
      chosen.map((place) => marketStatsView(place, byId.get(place.id))),
      options,
    );
  }

  serve(calls.listMarketStats, async ({ query }) => {
    const { limit, offset } = query;
    const [all, state] = await Promise.all([table(resolveMarket(query), query), q.getStatsState(db)]);
    return {
      rows: all.slice(offset, offset + limit),
      count: all.length,
      pagination: { limit, offset },
      updated_at: getLastUpdated(state),
    };
  });

  serve(calls.exportMarketStats, async ({ query }, { reply }) => {
    const now = clock();
    const name = `estia-asking-prices-${query.for}-${query.kind}-${athensDay(now)}.csv`;
    const bytes = renderStatsCsv(await table(resolveMarket(query), query), query.kind, query.lang, now);
    reply?.header('content-disposition', `attachment; filename="${name}"`);
    return bytes;
  });

  serve(calls.getMarketStats, async ({ query }) => {
    const { market, areas: statsPlaces } = {
      market: resolveMarket(query),
      areas: getStatsPlaces(await getPlaceTree()),
    };
    const ownPlace = statsPlaces[query.kind].get(query.id);
    if (!ownPlace) throw new AppError('not_found');
    const [stats, past, state] = await Promise.all([
      q.statsByPlacesQuery(market, [ownPlace, ...ownPlace.within]).execute(db),
      q.monthlyStatsQuery(market, ownPlace, athensDay(clock()), PAST_MONTHS).execute(db),
      q.getStatsState(db),
    ]);
    const view = ({ kind, id }: Pick<StatsPlaceName, 'kind' | 'id'>) => {
      const place = statsPlaces[kind].get(id);
      const row = stats.rows.find((found) => found.kind === kind && found.place_id === id);
      return place ? marketStatsView(place, row) : null;
    };
    const placeStats = marketStatsView(
      ownPlace,
      stats.rows.find((row) => row.kind === ownPlace.kind && row.place_id === ownPlace.id),
    );
    const around = ownPlace.within.map(view).find((wider) => wider !== null && wider.median !== null) ?? null;
    return {
      stats: placeStats,
      surrounding_stats: placeStats.median === null ? around : null,
      months: monthlyStatsView(past.rows, placeStats, clock()),
      updated_at: getLastUpdated(state),
    };
  });
}
