/** What an area page asks of prices. Each answer may fail alone: the page stands, and says to caches that it has a gap. */

import { categoryPlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { kindFor } from '@estia/contract/places/area-messages';
import type { PlaceKind } from '@estia/contract/places/model';
import { requireValue } from '@estia/contract/require-value';
import type { Market, MarketPlaceKind } from '@estia/contract/valuation/model';
import { createAreaMapView, getPriceClass } from '../../features/valuation/area-map-view.ts';
import { type AreaPricesView, createAreaPricesView } from '../../features/valuation/area-prices-view.ts';
import { getMarketQuery } from '../../features/valuation/market-stats-params.ts';
import type { ApiClient, ApiReply } from '../../platform/api-client.ts';
import { settle } from '../../platform/failures.ts';
import { getMedianKey, type MarketChoice, type PlaceMedians } from './area-view.ts';

type AreaReply = ApiReply<'GET /property/area'>;

const RESIDENTIAL_CATEGORY_ID = 1;
const MAX_ROWS = 200;
const childKind = { prefecture: 'municipality', municipality: 'district', district: null } as const satisfies Record<
  PlaceKind,
  PlaceKind | null
>;

type AreaMarketStatsInput = {
  area: AreaReply;
  place: string;
  chosen: MarketChoice;
  category: number | null;
  plural: string;
  locale: Locale;
};

export async function loadAreaMarketStats(
  callApi: ApiClient,
  { area, place, chosen, category, plural, locale }: AreaMarketStatsInput,
) {
  const { kind, id } = area.place;
  const markets: Market[] =
    chosen && category
      ? [{ for: chosen.for, category_id: category, type_id: chosen.type_id }]
      : (['sale', 'rent'] as const).map((purpose) => ({ for: purpose, category_id: RESIDENTIAL_CATEGORY_ID }));
  const market = requireValue(markets[0]);
  const name = chosen ? plural : (categoryPlural[RESIDENTIAL_CATEGORY_ID]?.[locale] ?? '');
  const parent = area.parents.at(-1);
  const inside = (around: { kind: MarketPlaceKind; id: number } | undefined) =>
    around ? { within: `${around.kind}-${around.id}` } : {};
  const parts = area.parts.length > 0 ? childKind[kind] : null;
  const tables = [{ kind, ...inside(parent) }, ...(parts ? [{ kind: parts, ...inside(area.place) }] : [])];
  const [found, outline, rows] = await Promise.all([
    Promise.all(
      markets.map((each) => settle(callApi('GET /valuation/place', { query: { kind, id, ...getMarketQuery(each) } }))),
    ),
    settle(callApi('GET /valuation/outline', { query: { kind, id, ...getMarketQuery(market) } })),
    Promise.all(
      tables.map((table) =>
        settle(
          callApi('GET /valuation/market-stats', { query: { ...table, ...getMarketQuery(market), limit: MAX_ROWS } }),
        ),
      ),
    ),
  ]);
  const medians: PlaceMedians = new Map(
    rows
      .flatMap((table) => (table.ok ? table.value.rows : []))
      .map((row) => [getMedianKey(row), { median: row.median, level: getPriceClass(row.median, market) }] as const),
  );
  const prices: AreaPricesView | null = createAreaPricesView({
    place,
    priced: markets.flatMap((each, n) => {
      const one = found[n];
      return one?.ok ? [{ market: each, plural: name, found: one.value }] : [];
    }),
    map: outline.ok ? createAreaMapView(outline.value, market, kindFor[locale](name, market.for), locale) : null,
    market,
    at: outline.ok ? outline.value.map_view : null,
    rows: tables.at(-1) ?? { kind },
    locale,
  });
  const whole = [...found, outline, ...rows].every((part) => part.ok);
  return { prices, medians, whole };
}
