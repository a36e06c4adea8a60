/** The filter, compiled once: the same expression serves count, page and (later) facets, map and alerts. */
import type { Purpose, SearchFilter, Sort } from '@estia/contract/search/model';
import type { PlaceTree } from '../places/index.ts';

export const purposeIds: Record<Purpose, 1 | 2> = { sale: 1, rent: 2 };

/** Disjoint, sorted intervals of the district sequence. */
type Range = { lo: number; hi: number };

type Condition = { column: string; op: '=' | '>=' | '<=' | 'has'; value: number | string };

export type CompiledFilter = {
  purpose: 1 | 2;
  category: number;
  ranges: Range[];
  /** Set when every chosen place is a prefecture: counting then has a better index. */
  prefectures: number[] | null;
  conditions: Condition[];
};

export type SortKey = { column: 'ranked_at' | 'updated_at' | 'price' | 'area' | 'price_per_m2'; descending: boolean };

export const sortKeys: Record<Sort, SortKey> = {
  auto: { column: 'ranked_at', descending: true },
  updated_desc: { column: 'updated_at', descending: true },
  updated_asc: { column: 'updated_at', descending: false },
  price_asc: { column: 'price', descending: false },
  price_desc: { column: 'price', descending: true },
  area_asc: { column: 'area', descending: false },
  area_desc: { column: 'area', descending: true },
  price_per_m2_asc: { column: 'price_per_m2', descending: false },
  price_per_m2_desc: { column: 'price_per_m2', descending: true },
};

/** Touching intervals of neighbouring districts become one: "all of Attica" is a single range. */
function mergeRanges(ranges: readonly Range[]): Range[] {
  const merged: Range[] = [];
  for (const { lo, hi } of [...ranges].sort((a, b) => a.lo - b.lo)) {
    const last = merged.at(-1);
    if (last && lo <= last.hi + 1) last.hi = Math.max(last.hi, hi);
    else merged.push({ lo, hi });
  }
  return merged;
}

function rangesOf(filter: SearchFilter, tree: PlaceTree): Range[] {
  const ranges: Range[] = [];
  for (const id of filter.prefecture_ids) {
    const place = tree.prefectures.get(id);
    if (place) ranges.push({ lo: place.lo, hi: place.hi });
  }
  for (const id of filter.municipality_ids) {
    const place = tree.municipalities.get(id);
    if (place) ranges.push({ lo: place.lo, hi: place.hi });
  }
  for (const id of filter.district_ids) {
    const place = tree.districts.get(id);
    if (place) ranges.push({ lo: place.seq, hi: place.seq });
  }
  return mergeRanges(ranges);
}

function conditionsOf(filter: SearchFilter): Condition[] {
  const conditions: Condition[] = [];
  const add = (column: string, op: Condition['op'], value: number | undefined) => {
    if (value !== undefined) conditions.push({ column, op, value });
  };
  add('type', '=', filter.type_id);
  add('price', '>=', filter.priceMin);
  add('price', '<=', filter.priceMax);
  add('area', '>=', filter.areaMin);
  add('area', '<=', filter.areaMax);
  // A bound on the year leaves out ads that do not state one (SRCH-9): null compares to nothing.
  add('year', '>=', filter.yearMin);
  add('year', '<=', filter.yearMax);
  add('bed_rooms', '>=', filter.bedRoomsMin);
  if (filter.extras.length > 0) {
    const bits = filter.extras.reduce((sum, id) => sum | (1n << BigInt(id)), 0n);
    conditions.push({ column: 'extras', op: 'has', value: bits.toString() });
  }
  return conditions;
}

export function compile(filter: SearchFilter & { for: Purpose; category_id: number }, tree: PlaceTree): CompiledFilter {
  const onlyPrefectures = filter.municipality_ids.length === 0 && filter.district_ids.length === 0;
  return {
    purpose: purposeIds[filter.for],
    category: filter.category_id,
    ranges: rangesOf(filter, tree),
    prefectures: onlyPrefectures ? filter.prefecture_ids : null,
    conditions: conditionsOf(filter),
  };
}
