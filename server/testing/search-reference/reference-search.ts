/**
 * The plain truth: a search as a loop over every live listing of the wide tables, one comparison after the other, no index,
 * no narrow table, no SQL but for the words of a text. Slow on purpose; what it says, the search must say.
 */
import { boundColumns, searchBounds } from '@estia/contract/search/bounds';
import type { FilterGroup } from '@estia/contract/search/choices';
import { filterToQuery } from '@estia/contract/search/codec';
import { isCompleteSearch, type SearchFilter, searchBody, searchFilter } from '@estia/contract/search/model';
import { decodePolygons, parseBounds, parseCircle } from '@estia/contract/search/shape';
import { walks, walkTargets } from '@estia/contract/search/walks';
import type { Pool } from 'pg';
import { compileTextQuery } from '../../src/features/search/text-query.ts';
import { type ReferenceListing, readReferenceListings, toTileGridX, toTileGridY } from './reference-listings.ts';

type Test = (listing: ReferenceListing) => boolean;
type GridPoint = readonly [x: number, y: number];

const EQUATOR = 40_075_016.68557849;

/** On an edge or a corner is inside. Differences of grid numbers within Greece multiply without rounding. */
function insideRing(ring: readonly GridPoint[], px: number, py: number): boolean {
  let inside = false;
  for (let i = 0, j = ring.length - 1; i < ring.length; j = i, i += 1) {
    const [ax, ay] = ring[i] as GridPoint;
    const [bx, by] = ring[j] as GridPoint;
    const crossProduct = (bx - ax) * (py - ay) - (by - ay) * (px - ax);
    const between =
      px >= Math.min(ax, bx) && px <= Math.max(ax, bx) && py >= Math.min(ay, by) && py <= Math.max(ay, by);
    if (crossProduct === 0 && between) return true;
    // A ray to the right of the point crosses this side: the side passes the point's height, right of it.
    if (ay > py !== by > py && crossProduct > 0 === by > ay) inside = !inside;
  }
  return inside;
}

function placeTest(filter: SearchFilter): Test {
  const tests: Test[] = [];
  const { prefecture_ids, municipality_ids, district_ids } = filter;
  if (prefecture_ids.length + municipality_ids.length + district_ids.length > 0) {
    const [prefectures, municipalities, districts] = [
      new Set(prefecture_ids),
      new Set(municipality_ids),
      new Set(district_ids),
    ];
    tests.push((h) => prefectures.has(h.prefecture) || municipalities.has(h.municipality) || districts.has(h.district));
  }
  const view = filter.view === undefined ? null : parseBounds(filter.view);
  if (view) {
    const [west, east, north, south] = [
      toTileGridX(view.west),
      toTileGridX(view.east),
      toTileGridY(view.north),
      toTileGridY(view.south),
    ];
    tests.push((h) => h.x >= west && h.x <= east && h.y >= north && h.y <= south);
  }
  const circle = filter.near === undefined ? null : parseCircle(filter.near);
  if (circle) {
    const [cx, cy] = [toTileGridX(circle.lon), toTileGridY(circle.lat)];
    const metres = (Math.cos((circle.lat * Math.PI) / 180) * EQUATOR) / 2 ** 28;
    const radius = Math.floor(circle.radius / metres);
    tests.push((h) => (h.x - cx) ** 2 + (h.y - cy) ** 2 <= radius ** 2);
  }
  const shape = filter.shape === undefined ? null : decodePolygons(filter.shape);
  if (shape) {
    const rings = shape.map((ring) => ring.map(([lon, lat]): GridPoint => [toTileGridX(lon), toTileGridY(lat)]));
    tests.push((h) => rings.some((ring) => insideRing(ring, h.x, h.y)));
  }
  return (h) => tests.every((test) => test(h));
}

const DAY = 86_400_000_000;

/** Every filter in force beyond purpose, category, place and text, by the group that a visitor sets and drops as one. */
export function createFilterTests(filter: SearchFilter, now: Date): Map<FilterGroup, Test> {
  const tests = new Map<FilterGroup, Test>();
  const allowedUnstated = new Set(filter.unstated);
  const within = (value: number, min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY) =>
    value >= min && value <= max;
  const range = (group: FilterGroup, value: (h: ReferenceListing) => number, min?: number, max?: number) => {
    if (min !== undefined || max !== undefined) tests.set(group, (h) => within(value(h), min, max));
  };
  const stated = (
    group: 'year' | 'bedRooms' | 'bathRooms' | 'floor' | 'heating' | 'energy' | 'condition',
    fits: (value: number) => boolean,
  ) => tests.set(group, (h) => (h[group] === null ? allowedUnstated.has(group) : fits(h[group])));

  if (filter.type_ids.length > 0) tests.set('types', (h) => filter.type_ids.includes(h.type));
  range('price', (h) => h.price, filter.priceMin, filter.priceMax);
  range('area', (h) => h.area, filter.areaMin, filter.areaMax);
  range('pricePerM2', (h) => h.pricePerM2, filter.pricePerM2Min, filter.pricePerM2Max);
  const { yearMin, yearMax, bedRoomsMin, bedRoomsMax, bathRoomsMin, floorMin, floorMax, energy, updatedDays } = filter;
  if (yearMin !== undefined || yearMax !== undefined) stated('year', (value) => within(value, yearMin, yearMax));
  if (bedRoomsMin !== undefined || bedRoomsMax !== undefined)
    stated('bedRooms', (value) => within(value, bedRoomsMin, bedRoomsMax));
  if (bathRoomsMin !== undefined) stated('bathRooms', (value) => value >= bathRoomsMin);
  if (floorMin !== undefined || floorMax !== undefined) stated('floor', (value) => within(value, floorMin, floorMax));
  if (filter.heating_ids.length > 0) stated('heating', (value) => filter.heating_ids.includes(value));
  if (energy !== undefined) stated('energy', (value) => within(value, 1, energy));
  if (filter.condition_ids.length > 0) stated('condition', (value) => filter.condition_ids.includes(value));
  if (filter.extras.length > 0) tests.set('extras', (h) => filter.extras.every((id) => h.extras.has(id)));
  if (filter.terms.length > 0) tests.set('terms', (h) => filter.terms.every((term) => h.terms.has(term)));
  for (const { as, filter: name, fact } of boundColumns.map((column) => searchBounds[column])) {
    const bound = filter[name];
    if (bound === undefined) continue;
    tests.set(fact, ({ bounds }) => {
      const value = bounds[fact];
      if (value === null) return allowedUnstated.has(fact);
      return as === 'by' ? String(value) <= String(bound) : Number(value) <= Number(bound);
    });
  }
  for (const target of walkTargets) {
    const minutes = filter[walks[target].filter];
    if (minutes !== undefined) tests.set(target, (h) => h.walks[target] <= minutes);
  }
  if (filter.photos) tests.set('photos', (h) => h.photos > 0);
  const { owner } = filter;
  if (owner !== undefined) tests.set('owner', (h) => h.offeredBy.has(owner));
  if (updatedDays !== undefined) tests.set('updated', (h) => h.updated >= now.getTime() * 1_000 - updatedDays * DAY);
  return tests;
}

const orders: Record<string, (listing: ReferenceListing) => number> = {
  auto: (h) => h.ranked,
  updated: (h) => h.updated,
  price: (h) => h.price,
  area: (h) => h.area,
  price_per_m2: (h) => h.pricePerM2,
};

export type ReferenceTile = Map<string, { n: number; p: number; l?: number; i?: number; h?: 1 }>;

export type ReferenceSearch = Awaited<ReturnType<typeof openReferenceSearch>>;

/** Reads the wide tables once; `reread` after a change. */
export async function openReferenceSearch(pool: Pool) {
  let listings = await readReferenceListings(pool);

  /** Those of the listings whose words answer the text; none when it holds no word that could be looked up. */
  async function filterByText(text: string, among: ReferenceListing[]): Promise<ReferenceListing[]> {
    const query = compileTextQuery(text);
    if (query === null) return [];
    const { rows } = await pool.query<{ id: number }>(
      `select id::float8 id from listing where id = any($1::bigint[])
         and search_words(title_el, title_en, description_el, description_en) @@ $2::tsquery`,
      [among.map((h) => h.listing), query],
    );
    const found = new Set(rows.map((row) => row.id));
    return among.filter((h) => found.has(h.listing));
  }

  /** Homes that fit purpose, category, place and text: what every facet counts from. */
  async function readCandidates(filter: SearchFilter): Promise<ReferenceListing[]> {
    if (!isCompleteSearch(filter)) return [];
    const purpose = filter.for === 'sale' ? 1 : 2;
    const isInPlace = placeTest(filter);
    const found = listings.filter((h) => h.purpose === purpose && h.category === filter.category_id && isInPlace(h));
    return filter.text === undefined ? found : filterByText(filter.text, found);
  }

  // Count, page, facets and tiles of one search all start here: the last answer is cached.
  let last: { filter: string; listings: Promise<ReferenceListing[]> } | null = null;
  function ground(filter: SearchFilter): Promise<ReferenceListing[]> {
    const key = filterToQuery({ ...filter, sort: 'auto' });
    if (last?.filter !== key) last = { filter: key, listings: readCandidates(filter) };
    return last.listings;
  }

  async function matches(filter: SearchFilter, now: Date): Promise<ReferenceListing[]> {
    const tests = [...createFilterTests(filter, now).values()];
    return (await ground(filter)).filter((h) => tests.every((test) => test(h)));
  }

  return {
    ground,
    matches: (raw: object, now: Date) => matches(searchFilter.parse(raw), now),

    async search(raw: object, now: Date): Promise<{ count: number; ids: number[] }> {
      const { limit = 20, offset = 0, ...filter } = searchBody.parse(raw);
      const found = await matches(filter, now);
      const [, by = 'auto', way = 'desc'] = /^(.+?)(?:_(asc|desc))?$/.exec(filter.sort) ?? [];
      const value = orders[by] as (listing: ReferenceListing) => number;
      const sign = way === 'asc' ? 1 : -1;
      found.sort((a, b) => sign * (value(a) - value(b) || a.listing - b.listing));
      return { count: found.length, ids: found.slice(offset, offset + limit).map((h) => h.listing) };
    },

    /** Clusters of a map tile: its 8 × 8 squares, each at the mean place of its listings, by `x,y` in 4096ths of the tile. */
    async tile(raw: object, now: Date, z: number, tx: number, ty: number): Promise<ReferenceTile> {
      const side = 2 ** (28 - z);
      const square = side / 8;
      const squares = new Map<string, ReferenceListing[]>();
      for (const listing of await matches(searchFilter.parse(raw), now)) {
        if (Math.floor(listing.x / side) !== tx || Math.floor(listing.y / side) !== ty) continue;
        const key = `${Math.floor(listing.x / square)},${Math.floor(listing.y / square)}`;
        const inside = squares.get(key);
        if (inside) inside.push(listing);
        else squares.set(key, [listing]);
      }
      const tile: ReferenceTile = new Map();
      for (const inside of squares.values()) {
        const at = (axis: 'x' | 'y', from: number) => {
          const mean = Math.floor(inside.reduce((sum, listing) => sum + listing[axis], 0) / inside.length);
          return Math.floor((mean - from * side) / (side / 4096));
        };
        const [only] = inside;
        const p = inside.reduce((min, listing) => Math.min(min, listing.price), Number.POSITIVE_INFINITY);
        const single =
          inside.length === 1 && only
            ? { l: only.listing, i: only.property, ...(only.hidden ? { h: 1 as const } : {}) }
            : {};
        tile.set(`${at('x', tx)},${at('y', ty)}`, { n: inside.length, p, ...single });
      }
      return tile;
    },

    async reread(): Promise<void> {
      listings = await readReferenceListings(pool);
      last = null;
    },
    listings: () => listings,
  };
}
