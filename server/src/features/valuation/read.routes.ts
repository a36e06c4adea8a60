/** VALU-1: what areas cost, as table, file and single area. */
import { findLookup } from '@estia/contract/lookups/model';
import { athensDay } from '@estia/contract/rules/in-force';
import * as calls from '@estia/contract/valuation/calls';
import type { Market, MarketPlaceKind } from '@estia/contract/valuation/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/serve.ts';
import type { Places } from '../places/index.ts';
import { type AreaName, areasOf } from './areas.ts';
import { fileOf } from './read.file.ts';
import * as q from './read.queries.ts';
import { chosenAreas, sorted, type TableWish } from './read.table.ts';
import { figureView, monthsView, newest } from './read.view.ts';

/** With today's there are 24. */
const PAST_MONTHS = 23;

/** A type says by itself which category it is of. */
export function marketOf(asked: Market): q.Counted {
  if (asked.type_id === undefined) return q.countedIn(asked);
  const type = findLookup('types', asked.type_id);
  if (!type) throw new AppError('invalid_input', { type_id: 'invalid' });
  return q.countedIn({ ...asked, category_id: Number(type.extra.category_id) });
}

export function figureRoutes({ serve }: CallServer, { db, clock }: Deps, places: Places): void {
  async function table(market: q.Counted, wish: TableWish) {
    const { rows } = await q.kindStatement(market, wish.kind).execute(db);
    const byId = new Map(rows.map((row) => [row.place_id, row]));
    const chosen = chosenAreas(areasOf(await places()), wish);
    return sorted(
      chosen.map((area) => figureView(area, byId.get(area.id))),
      wish,
    );
  }

  serve(calls.listMarketStats, async ({ query }) => {
    const { limit, offset } = query;
    const [all, state] = await Promise.all([table(marketOf(query), query), q.readFigureState(db)]);
    return {
      rows: all.slice(offset, offset + limit),
      count: all.length,
      pagination: { limit, offset },
      at: newest(state),
    };
  });

  serve(calls.exportMarketStats, async ({ query }, { reply }) => {
    const now = clock();
    const name = `estia-asking-prices-${query.for}-${query.kind}-${athensDay(now)}.csv`;
    const bytes = fileOf(await table(marketOf(query), query), query.kind, query.lang, now);
    reply?.header('content-disposition', `attachment; filename="${name}"`);
    return bytes;
  });

  serve(calls.getMarketStats, async ({ query }) => {
    const { market, areas } = { market: marketOf(query), areas: areasOf(await places()) };
    const own = areas[query.kind].get(query.id);
    if (!own) throw new AppError('not_found');
    const [figures, past, state] = await Promise.all([
      q.someStatement(market, [own, ...own.within]).execute(db),
      q.monthsStatement(market, own, athensDay(clock()), PAST_MONTHS).execute(db),
      q.readFigureState(db),
    ]);
    const view = ({ kind, id }: Pick<AreaName, 'kind' | 'id'>) => {
      const area = areas[kind as MarketPlaceKind].get(id);
      const row = figures.rows.find((found) => found.kind === kind && found.place_id === id);
      return area ? figureView(area, row) : null;
    };
    const figure = figureView(
      own,
      figures.rows.find((row) => row.kind === own.kind && row.place_id === own.id),
    );
    const around = own.within.map(view).find((wider) => wider !== null && wider.median !== null) ?? null;
    return {
      figure,
      instead: figure.median === null ? around : null,
      months: monthsView(past.rows, figure, clock()),
      at: newest(state),
    };
  });
}
