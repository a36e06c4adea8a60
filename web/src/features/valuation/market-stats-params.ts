/** Addresses of the price map and its table: what is asked for, and nothing that is the rule anyway. */
import { areaPath } from '@estia/contract/search/area-path';
import { type FilterFields, searchPath } from '@estia/contract/search/codec';
import type { Market, MarketPlaceKind, marketStatsSorts } from '@estia/contract/valuation/model';

export const placeKinds = [
  'region',
  'prefecture',
  'municipality',
  'district',
] as const satisfies readonly MarketPlaceKind[];
export type StatsSortKey = (typeof marketStatsSorts)[number];
const sorts: readonly StatsSortKey[] = [
  'name',
  'listing_count',
  'median',
  'trend',
  'days',
  'price_cut_share',
  'rent_yield',
];

/** Where the map looks. */
export type MapPosition = { lat: number; lon: number; zoom: number };

const LAST_CATEGORY = 4;
const parseWholeNumber = (text: string | null, max: number): number | undefined =>
  text !== null && /^[1-9]\d{0,7}$/.test(text) && Number(text) <= max ? Number(text) : undefined;

/** A form sends both in one field: `of=1-3`. */
export function parseMarket(params: URLSearchParams): Market {
  const [category, type] = params.get('of')?.split('-') ?? [params.get('category_id'), params.get('type_id')];
  return {
    for: params.get('for') === 'rent' ? 'rent' : 'sale',
    category_id: parseWholeNumber(category ?? null, LAST_CATEGORY) ?? 1,
    type_id: parseWholeNumber(type ?? null, 999),
  };
}

export const formatMarketValue = ({ category_id, type_id }: Market): string =>
  type_id === undefined ? String(category_id) : `${category_id}-${type_id}`;

const marketParts = (market: Market): string[] => [
  ...(market.for === 'rent' ? ['for=rent'] : []),
  ...(market.category_id !== 1 || market.type_id !== undefined ? [`category_id=${market.category_id}`] : []),
  ...(market.type_id !== undefined ? [`type_id=${market.type_id}`] : []),
];
const withQuery = (path: string, parts: readonly string[]): string =>
  parts.length > 0 ? `${path}?${parts.join('&')}` : path;

/** As calls want it. */
export const getMarketQuery = ({ for: purpose, category_id, type_id }: Market) => ({
  for: purpose,
  category_id,
  ...(type_id === undefined ? {} : { type_id }),
});

const MAP_POSITION = /^(\d{2}(?:\.\d{1,4})?),(\d{2}(?:\.\d{1,4})?),(\d{1,2}(?:\.\d{1,2})?)$/;

export function parseMapPosition(params: URLSearchParams): MapPosition | null {
  const found = MAP_POSITION.exec(params.get('at') ?? '');
  return found ? { lat: Number(found[1]), lon: Number(found[2]), zoom: Number(found[3]) } : null;
}

/** About a hundred metres: enough to find the same view again. */
const formatMapPosition = ({ lat, lon, zoom }: MapPosition): string =>
  `${lat.toFixed(3)},${lon.toFixed(3)},${zoom.toFixed(1)}`;

export const priceMapPath = (market: Market, at: MapPosition | null = null): string =>
  withQuery('/valuation-map', [...marketParts(market), ...(at ? [`at=${formatMapPosition(at)}`] : [])]);

export type StatsTableParams = {
  market: Market;
  kind: MarketPlaceKind;
  within?: string | undefined;
  name?: string | undefined;
  sort: StatsSortKey;
  order: 'asc' | 'desc';
};

const WITHIN = /^(region|prefecture|municipality)-[1-9]\d{0,7}$/;
const LAST_PAGE = 101;
export const STATS_PER_PAGE = 100;

/** Names and small numbers of days are read from the start, prices from the top. */
export const getDefaultOrder = (sort: StatsSortKey): 'asc' | 'desc' =>
  sort === 'name' || sort === 'days' ? 'asc' : 'desc';

export function parseStatsTableParams(params: URLSearchParams): StatsTableParams & { page: number } {
  const kind = placeKinds.find((each) => each === params.get('kind')) ?? 'prefecture';
  const within = params.get('within') ?? '';
  const around = placeKinds.find((each) => each === WITHIN.exec(within)?.[1]);
  const sort = sorts.find((each) => each === params.get('sort')) ?? 'median';
  const order = params.get('order');
  const name = (params.get('name') ?? '').trim().slice(0, 80);
  return {
    market: parseMarket(params),
    kind,
    // An area holds only narrower ones.
    within: around && placeKinds.indexOf(around) < placeKinds.indexOf(kind) ? within : undefined,
    name: name === '' ? undefined : name,
    sort,
    order: order === 'asc' || order === 'desc' ? order : getDefaultOrder(sort),
    page: parseWholeNumber(params.get('page'), LAST_PAGE) ?? 1,
  };
}

export function statsTablePath(params: Partial<StatsTableParams> & { market: Market }, page = 1): string {
  const { market, kind = 'prefecture', within, name, sort = 'median', order = getDefaultOrder(sort) } = params;
  return withQuery('/valuation-map/table', [
    ...marketParts(market),
    ...(kind === 'prefecture' ? [] : [`kind=${kind}`]),
    ...(within ? [`within=${within}`] : []),
    ...(name ? [`name=${encodeURIComponent(name)}`] : []),
    ...(sort === 'median' ? [] : [`sort=${sort}`]),
    ...(order === getDefaultOrder(sort) ? [] : [`order=${order}`]),
    ...(page > 1 ? [`page=${page}`] : []),
  ]);
}

export type NamedPlace = { kind: MarketPlaceKind; id: number; name: { el: string; en: string } };

/** A region has no filter of its own: it is all its prefectures. */
export function placeListingsPath(
  area: NamedPlace,
  market: Market,
  prefectures: Readonly<Record<number, readonly number[]>>,
): string {
  const filter: FilterFields = {
    for: market.for,
    category_id: market.category_id,
    ...(market.type_id === undefined ? {} : { type_ids: [market.type_id] }),
    ...(area.kind === 'region' ? { prefecture_ids: prefectures[area.id] ?? [] } : { [`${area.kind}_ids`]: [area.id] }),
  };
  return searchPath(filter);
}

/** The page of an area; a region has none, so its prefectures in the table. */
export const placeOrTablePath = ({ kind, id, name }: NamedPlace, market: Market): string =>
  kind === 'region'
    ? statsTablePath({ market, kind: 'prefecture', within: `region-${id}` })
    : areaPath({ kind, id, name });
