/** The filter, compiled once: the same expression serves count, page, facets, map tiles and (later) alerts. */
import { getMark } from '@estia/contract/listings/fields';
import { type BoundColumn, boundColumns, searchBounds } from '@estia/contract/search/bounds';
import type { FilterGroup } from '@estia/contract/search/choices';
import {
  type OptionalFact,
  type Purpose,
  purposeIds,
  type SearchFilter,
  type Sort,
} from '@estia/contract/search/model';
import { type WalkTarget, walks, walkTargets } from '@estia/contract/search/walks';
import type { PlaceTree } from '../places/index.ts';
import { type CellRange, coverWithCells, type MapShape, parseMapShape } from './map-cells.ts';
import { compileTextQuery } from './text-query.ts';

/** Disjoint, sorted intervals of the district sequence. */
type Range = { lo: number; hi: number };

/** Minutes on foot, of the packed ones of a search row. */
type WalkColumn = `walk_${WalkTarget}`;

type Column =
  | BoundColumn
  | WalkColumn
  | 'type'
  | 'price'
  | 'area'
  | 'price_per_m2'
  | 'year'
  | 'floor'
  | 'bed_rooms'
  | 'bath_rooms'
  | 'heating'
  | 'energy'
  | 'condition'
  | 'extras'
  | 'more'
  | 'has_photo'
  | 'advertiser_kind'
  | 'updated_at';

export type Condition = {
  group: FilterGroup;
  column: Column;
  /** `has`: all bits of a number. `marks`: all amenities or marks of these numbers. */
  op: '=' | '>=' | '<=' | 'has' | 'marks' | 'in';
  value: number | string | boolean | Date | readonly number[];
  /** Lets through what is not stated. */
  orNull?: true;
};

export type CompiledFilter = {
  purpose: 1 | 2;
  category: number;
  /** Null when the search is on the map only. */
  ranges: Range[] | null;
  /** Set when every chosen place is a prefecture: counting then has a better index. */
  prefectures: number[] | null;
  /** Where on the map, and the ranges of cells that hold it. */
  onMap: MapShape | null;
  cells: CellRange[];
  /** tsquery text */
  words: string | null;
  /**
   * The words find the rows and the rest is a test of them; false on a small piece of map, whose every row is looked
   * at.
   */
  wordsLead: boolean;
  conditions: Condition[];
  /**
   * Nothing can match: no place of ours was named, no listing holds such a text, or the parts of the map do not meet.
   */
  impossible: boolean;
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

function resolveRanges(filter: SearchFilter, tree: PlaceTree): Range[] {
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

const DAY_MS = 86_400_000;
/** Amenities and marks up to this are bits of `extras`, the others of `more`. */
const MAX_EXTRA_BIT = 62;
/** A property that its owner and an agency offer. */
const OFFERED_BY_BOTH = 3;

function buildConditions(filter: SearchFilter, now: Date): Condition[] {
  const conditions: Condition[] = [];
  const add = (
    group: FilterGroup,
    column: Column,
    op: Condition['op'],
    value: Condition['value'] | undefined,
    fact?: OptionalFact,
  ) => {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) return;
    // A bound leaves out listings that do not state the fact (SRCH-9), unless the visitor keeps them: null compares to
    // nothing.
    const orNull = fact !== undefined && filter.unstated.includes(fact);
    conditions.push({ group, column, op, value, ...(orNull ? { orNull } : {}) });
  };
  add('types', 'type', 'in', filter.type_ids);
  add('price', 'price', '>=', filter.priceMin);
  add('price', 'price', '<=', filter.priceMax);
  add('area', 'area', '>=', filter.areaMin);
  add('area', 'area', '<=', filter.areaMax);
  add('pricePerM2', 'price_per_m2', '>=', filter.pricePerM2Min);
  add('pricePerM2', 'price_per_m2', '<=', filter.pricePerM2Max);
  add('year', 'year', '>=', filter.yearMin, 'year');
  add('year', 'year', '<=', filter.yearMax, 'year');
  add('bedRooms', 'bed_rooms', '>=', filter.bedRoomsMin, 'bedRooms');
  add('bedRooms', 'bed_rooms', '<=', filter.bedRoomsMax, 'bedRooms');
  add('bathRooms', 'bath_rooms', '>=', filter.bathRoomsMin, 'bathRooms');
  add('floor', 'floor', '>=', filter.floorMin, 'floor');
  add('floor', 'floor', '<=', filter.floorMax, 'floor');
  add('heating', 'heating', 'in', filter.heating_ids, 'heating');
  // "Being issued" and "not required" have higher ids than any class: they are no class.
  add('energy', 'energy', '<=', filter.energy, 'energy');
  add('condition', 'condition', 'in', filter.condition_ids, 'condition');
  const addMarks = (group: FilterGroup, marks: readonly number[]) => {
    const bits = marks.filter((id) => id <= MAX_EXTRA_BIT).reduce((sum, id) => sum | (1n << BigInt(id)), 0n);
    if (bits > 0n) add(group, 'extras', 'has', bits.toString());
    add(
      group,
      'more',
      'marks',
      marks.filter((id) => id > MAX_EXTRA_BIT),
    );
  };
  addMarks('extras', filter.extras);
  addMarks('terms', filter.terms.map(getMark));
  for (const column of boundColumns) {
    const { filter: bound, fact } = searchBounds[column];
    add(fact, column, '<=', filter[bound], fact);
  }
  for (const target of walkTargets) add(target, `walk_${target}`, '<=', filter[walks[target].filter]);
  add('photos', 'has_photo', '=', filter.photos);
  add('owner', 'advertiser_kind', 'in', filter.owner && [filter.owner === 'private' ? 1 : 2, OFFERED_BY_BOTH]);
  if (filter.updatedDays !== undefined) {
    add('updated', 'updated_at', '>=', new Date(now.getTime() - filter.updatedDays * DAY_MS));
  }
  return conditions;
}

/** The chosen places as the words index knows them. */
const buildPlaceTerms = (filter: SearchFilter): string =>
  `(${[
    ...filter.prefecture_ids.map((id) => `'=p${id}'`),
    ...filter.municipality_ids.map((id) => `'=m${id}'`),
    ...filter.district_ids.map((id) => `'=d${id}'`),
  ].join(' | ')})`;

export type CompleteFilter = SearchFilter & { for: Purpose; category_id: number };

export function compileFilter(filter: CompleteFilter, tree: PlaceTree, now: Date): CompiledFilter {
  const named = filter.prefecture_ids.length + filter.municipality_ids.length + filter.district_ids.length > 0;
  const onlyPrefectures = named && filter.municipality_ids.length === 0 && filter.district_ids.length === 0;
  const onMap = parseMapShape(filter);
  const ranges = named ? resolveRanges(filter, tree) : null;
  const cells = onMap ? coverWithCells(onMap) : [];
  const words = filter.text === undefined ? null : compileTextQuery(filter.text);
  const purpose = purposeIds[filter.for];
  return {
    purpose,
    category: filter.category_id,
    ranges,
    prefectures: onlyPrefectures ? filter.prefecture_ids : null,
    onMap,
    cells,
    words:
      words && [`'=${purpose}.${filter.category_id}'`, ...(named ? [buildPlaceTerms(filter)] : []), words].join(' & '),
    wordsLead: words !== null,
    conditions: buildConditions(filter, now),
    impossible:
      ranges?.length === 0 || (onMap !== null && cells.length === 0) || (filter.text !== undefined && words === null),
  };
}
