/** What an area page asks of prices. Each answer may fail alone: the page stands, and says to caches that it has a gap. */
import { categoryPlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { kindFor } from '@estia/contract/places/area-messages';
import type { PlaceKind } from '@estia/contract/places/model';
import type { Market, MarketPlaceKind } from '@estia/contract/valuation/model';
import { areaMap, levelOf } from '../../features/valuation/area-map.ts';
import { type AreaPricesView, areaPrices } from '../../features/valuation/area-prices.ts';
import { marketQuery } from '../../features/valuation/figures-address.ts';
import type { Ask, AskReply } from '../../platform/ask.ts';
import { settle } from '../../platform/failures.ts';
import { type Chosen, type Medians, medianKey } from './area-view.ts';

type Facts = AskReply<'GET /property/area'>;

const HOMES = 1;
const MOST = 200;
const narrower = { prefecture: 'municipality', municipality: 'district', district: null } as const satisfies Record<
  PlaceKind,
  PlaceKind | null
>;

type Wish = { area: Facts; place: string; chosen: Chosen; category: number | null; plural: string; locale: Locale };

export async function areaFigures(ask: Ask, { area, place, chosen, category, plural, locale }: Wish) {
  const { kind, id } = area.place;
  const markets: Market[] =
    chosen && category
      ? [{ for: chosen.for, category_id: category, type_id: chosen.type_id }]
      : (['sale', 'rent'] as const).map((purpose) => ({ for: purpose, category_id: HOMES }));
  const market = markets[0] as Market;
  const name = chosen ? plural : (categoryPlural[HOMES]?.[locale] ?? '');
  const parent = area.parents.at(-1);
  const inside = (around: { kind: MarketPlaceKind; id: number } | undefined) =>
    around ? { within: `${around.kind}-${around.id}` } : {};
  const parts = area.parts.length > 0 ? narrower[kind] : null;
  const tables = [{ kind, ...inside(parent) }, ...(parts ? [{ kind: parts, ...inside(area.place) }] : [])];
  const [found, outline, rows] = await Promise.all([
    Promise.all(
      markets.map((each) => settle(ask('GET /valuation/area', { query: { kind, id, ...marketQuery(each) } }))),
    ),
    settle(ask('GET /valuation/outline', { query: { kind, id, ...marketQuery(market) } })),
    Promise.all(
      tables.map((table) =>
        settle(ask('GET /valuation/figures', { query: { ...table, ...marketQuery(market), limit: MOST } })),
      ),
    ),
  ]);
  const medians: Medians = new Map(
    rows
      .flatMap((table) => (table.ok ? table.value.rows : []))
      .map((row) => [medianKey(row), { median: row.median, level: levelOf(row.median, market) }] as const),
  );
  const prices: AreaPricesView | null = areaPrices({
    place,
    priced: markets.flatMap((each, n) => {
      const one = found[n];
      return one?.ok ? [{ market: each, plural: name, found: one.value }] : [];
    }),
    map: outline.ok ? areaMap(outline.value, market, kindFor[locale](name, market.for), locale) : null,
    market,
    at: outline.ok ? outline.value.at : null,
    rows: tables.at(-1) ?? { kind },
    locale,
  });
  const whole = [...found, outline, ...rows].every((part) => part.ok);
  return { prices, medians, whole };
}
