/**
 * A compiled filter turned round: what a listing must be to match it, as columns of saved_search and rows of the inverse
 * index (saved_search_key). The filter itself comes from the search's own compiler, so both agree on every field.
 */
import { listEntries, mapNames } from '@estia/contract/map-names';
import { requireValue } from '@estia/contract/require-value';
import { type BoundColumn, boundColumns, searchBounds } from '@estia/contract/search/bounds';
import type { OptionalFact } from '@estia/contract/search/model';
import { savedWalks, type WalkTarget, walks } from '@estia/contract/search/walks';
import type { PlaceTree } from '../../places/index.ts';
import {
  type CellRange,
  type CompiledFilter,
  type CompleteFilter,
  type Condition,
  compileFilter,
  coverWithCells,
  toMultiPolygonWkt,
} from '../../search/index.ts';
import { bounds, type CompiledColumns, noColumns, savedBounds } from './compiled-columns.ts';

/** All bits of `types`. */
const ALL_TYPES = '-1';
/** `type` of a search for any type, or for more of them than have an entry each. */
export const ANY_TYPE = -1;
const TYPES_WITH_AN_ENTRY = 4;
const MAX_INT = 2_147_483_647;
const MIN_INT = -2_147_483_648;
const MAX_SMALLINT = 32_767;
/** A listing that does not state its bed rooms or its year is looked up with -1. */
const UNSTATED = -1;
/** Bits of a bigint that are not its sign. */
const MAX_TYPE_BIT = 62;

export type SearchKey = {
  key: number;
  /** What a listing looks the entry up by; `types` are all that the search wants. */
  type: number;
  types: string;
  price_min: number;
  price_max: number;
  area_min: number;
  area_max: number;
  bed_rooms_min: number;
  bed_rooms_max: number;
  year_min: number;
  year_max: number;
  extras: string;
  x_min: number;
  x_max: number;
  y_min: number;
  y_max: number;
  /** Bits of `conditionBits`: what the search asks for besides. */
  more: number;
};

export type CompiledSearch = { purpose: 1 | 2; category: number; columns: CompiledColumns; keys: SearchKey[] };

type KeyBounds = Omit<SearchKey, 'key' | 'type' | 'more'>;
type Target = { columns: CompiledColumns; bounds: KeyBounds; lookupTypes: readonly number[]; now: Date };
type Handler = (target: Target, condition: Condition) => void;

const DAY_MS = 86_400_000;

const refuse = ({ column, op }: Condition): never => {
  throw new Error(`A saved search has no column for ${column} ${op}`);
};
const toNumber = (condition: Condition): number =>
  typeof condition.value === 'number' ? condition.value : refuse(condition);
const toIds = (condition: Condition): readonly number[] =>
  Array.isArray(condition.value) ? condition.value : refuse(condition);

type NumberColumn = {
  [K in keyof CompiledColumns]: number extends CompiledColumns[K] ? K : never;
}[keyof CompiledColumns];

/** A bound of either side, kept beside the search. */
const inColumns =
  (min: NumberColumn | null, max: NumberColumn | null, fact?: OptionalFact): Handler =>
  ({ columns }, condition) => {
    const column = condition.op === '>=' ? min : condition.op === '<=' ? max : null;
    if (column === null) return refuse(condition);
    columns[column] = toNumber(condition);
    if (condition.orNull && fact && !columns.unstated.includes(fact)) columns.unstated.push(fact);
  };
/** A bound of either side, kept in the index. */
const inKey =
  (min: 'price_min' | 'area_min', max: 'price_max' | 'area_max'): Handler =>
  ({ bounds }, condition) => {
    if (condition.op === '>=') bounds[min] = toNumber(condition);
    else if (condition.op === '<=') bounds[max] = toNumber(condition);
    else refuse(condition);
  };
const inList =
  (column: 'heating_ids' | 'condition_ids', fact: OptionalFact): Handler =>
  ({ columns }, condition) => {
    columns[column] = toIds(condition);
    if (condition.orNull) columns.unstated.push(fact);
  };

const typeBits: Handler = (target, condition) => {
  const ids = toIds(condition);
  if (ids.some((id) => id > MAX_TYPE_BIT)) target.columns.type_ids = ids;
  else target.bounds.types = ids.reduce((bits, id) => bits | (1n << BigInt(id)), 0n).toString();
  if (ids.length <= TYPES_WITH_AN_ENTRY) target.lookupTypes = [...new Set(ids)];
};

/** A bound in the index of what a listing may leave unstated. "At least two, or not stated" is no interval: that is left to the columns. */
const inKeyOrUnstated =
  (name: 'bed_rooms' | 'year', fact: OptionalFact): Handler =>
  ({ columns, bounds }, condition) => {
    const value = toNumber(condition);
    const min = `${name}_min` as const;
    if (condition.op === '<=') bounds[`${name}_max`] = value;
    else if (condition.op !== '>=') refuse(condition);
    else if (!condition.orNull) bounds[min] = value;
    else {
      columns[min] = value;
      if (!columns.unstated.includes(fact)) columns.unstated.push(fact);
    }
    if (!condition.orNull) bounds[min] = Math.max(bounds[min], 0);
  };

const boundHandler =
  (column: BoundColumn): Handler =>
  ({ columns }, condition) => {
    const bound = searchBounds[column];
    if (condition.op !== '<=') return refuse(condition);
    if (bound.as === 'most') columns[bound.saved] = toNumber(condition);
    else columns[bound.saved] = typeof condition.value === 'string' ? condition.value : refuse(condition);
    if (condition.orNull) columns.unstated.push(bound.fact);
  };

const walkHandler =
  (target: WalkTarget): Handler =>
  ({ columns }, condition) => {
    if (condition.op !== '<=') return refuse(condition);
    columns[walks[target].saved] = toNumber(condition);
  };

/** Nothing compiles while a column of the search has no entry here. */
const handlers: Record<Condition['column'], Handler> = {
  type: typeBits,
  price: inKey('price_min', 'price_max'),
  area: inKey('area_min', 'area_max'),
  price_per_m2: inColumns('price_per_m2_min', 'price_per_m2_max'),
  year: inKeyOrUnstated('year', 'year'),
  floor: inColumns('floor_min', 'floor_max', 'floor'),
  bed_rooms: inKeyOrUnstated('bed_rooms', 'bedRooms'),
  bath_rooms: inColumns('bath_rooms_min', null, 'bathRooms'),
  heating: inList('heating_ids', 'heating'),
  energy: inColumns(null, 'energy_max', 'energy'),
  condition: inList('condition_ids', 'condition'),
  extras: ({ bounds }, condition) => {
    const bits = typeof condition.value === 'string' ? condition.value : refuse(condition);
    bounds.extras = (BigInt(bounds.extras) | BigInt(bits)).toString();
  },
  more: ({ columns }, condition) => {
    columns.marks = [...(columns.marks ?? []), ...toIds(condition)];
  },
  ...mapNames(boundColumns, boundHandler),
  walk_station: walkHandler('station'),
  walk_school: walkHandler('school'),
  walk_sea: walkHandler('sea'),
  has_photo: ({ columns }, condition) => {
    columns.has_photo = typeof condition.value === 'boolean' ? condition.value : refuse(condition);
  },
  advertiser_kind: ({ columns }, condition) => {
    [columns.advertiser_kind = refuse(condition)] = toIds(condition);
  },
  updated_at: ({ columns, now }, condition) => {
    columns.updated_days =
      condition.value instanceof Date
        ? Math.round((now.getTime() - condition.value.getTime()) / DAY_MS)
        : refuse(condition);
  },
};

/** The low bits of a key say of what kind it is. Map cells have the level of the quadtree, 4 to 20. */
const KEY_KINDS = 32;
const toKeys =
  (kind: number) =>
  (ids: readonly number[]): number[] =>
    ids.map((id) => id * KEY_KINDS + kind);
export const prefectureKeys = toKeys(1);
export const municipalityKeys = toKeys(2);
export const districtKeys = toKeys(3);
export const MAX_LEVEL = 20;
/** All of them: a look for a level costs microseconds, and every second level alone would take two and a half times the rows. */
export const cellLevels = Array.from({ length: MAX_LEVEL - 3 }, (_, at) => at + 4);
/** Fewer pieces than a search reads: a needless candidate costs a look, a needless row is stored for ever. */
const CELLS_PER_SHAPE = 8;

const blockSize = (level: number): number => 4 ** (MAX_LEVEL - level);

function toCellKeys({ lo, hi }: CellRange): number[] {
  const keys: number[] = [];
  for (let at = lo; at <= hi; ) {
    const level = cellLevels.find((each) => at % blockSize(each) === 0 && at + blockSize(each) - 1 <= hi) ?? MAX_LEVEL;
    keys.push((at / blockSize(level)) * KEY_KINDS + level);
    at += blockSize(level);
  }
  return keys;
}

/** A place inside another chosen one is left out: a listing then meets each search by one key at most. */
function toPlaceKeys(filter: CompleteFilter, tree: PlaceTree): number[] {
  const prefectures = filter.prefecture_ids.filter((id) => tree.prefectures.has(id));
  const municipalities = filter.municipality_ids.filter((id) => {
    const place = tree.municipalities.get(id);
    return place !== undefined && !prefectures.includes(place.prefecture.id);
  });
  const districts = filter.district_ids.filter((id) => {
    const around = tree.districts.get(id)?.municipality;
    return around && !municipalities.includes(around.id) && !prefectures.includes(around.prefecture.id);
  });
  return [...prefectureKeys(prefectures), ...municipalityKeys(municipalities), ...districtKeys(districts)];
}

/** The box is in the index, and of another shape the box around it. */
function narrowTo(bounds: KeyBounds, points: readonly { x: number; y: number }[]): void {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  bounds.x_min = Math.max(bounds.x_min, Math.floor(Math.min(...xs)));
  bounds.x_max = Math.min(bounds.x_max, Math.ceil(Math.max(...xs)));
  bounds.y_min = Math.max(bounds.y_min, Math.floor(Math.min(...ys)));
  bounds.y_max = Math.min(bounds.y_max, Math.ceil(Math.max(...ys)));
}

function writeShape({ columns, bounds }: Target, { onMap, ranges, words }: CompiledFilter): void {
  columns.words = words;
  if (!onMap) return;
  if (ranges) columns.places = `{${ranges.map(({ lo, hi }) => `[${lo},${hi}]`).join(',')}}`;
  const { box, circle, polygons } = onMap;
  if (box)
    narrowTo(bounds, [
      { x: box.x1, y: box.y1 },
      { x: box.x2, y: box.y2 },
    ]);
  if (circle) {
    const { x, y, r } = circle;
    [columns.circle_x, columns.circle_y, columns.circle_radius] = [x, y, r];
    narrowTo(bounds, [
      { x: x - r, y: y - r },
      { x: x + r, y: y + r },
    ]);
  }
  if (polygons) {
    columns.polygons = toMultiPolygonWkt(polygons);
    narrowTo(bounds, polygons.flat());
  }
}

/** What a search may ask for that its key does not say, by the column of a listing that decides it. */
export const conditionBits = {
  type: 1,
  price_per_m2: 2,
  year: 4,
  floor: 8,
  bed_rooms: 16,
  bath_rooms: 32,
  heating: 64,
  energy: 128,
  condition: 256,
  extras: 512,
  has_photo: 1_024,
  advertiser_kind: 2_048,
  updated_at: 4_096,
  /** On the map, or in its places. */
  position: 8_192,
  words: 16_384,
  more: 131_072,
  ...mapNames(boundColumns, (column): number => searchBounds[column].keyBit),
  walks: 524_288,
} as const;

const bitsOfColumns: Record<Exclude<keyof CompiledColumns, 'unstated'>, number> = {
  type_ids: conditionBits.type,
  price_per_m2_min: conditionBits.price_per_m2,
  price_per_m2_max: conditionBits.price_per_m2,
  year_min: conditionBits.year,
  year_max: conditionBits.year,
  floor_min: conditionBits.floor,
  floor_max: conditionBits.floor,
  bed_rooms_min: conditionBits.bed_rooms,
  bath_rooms_min: conditionBits.bath_rooms,
  heating_ids: conditionBits.heating,
  energy_max: conditionBits.energy,
  ...mapNames(savedBounds, (saved) => requireValue(bounds.find((bound) => bound.saved === saved)).keyBit),
  ...mapNames(savedWalks, () => conditionBits.walks),
  condition_ids: conditionBits.condition,
  extras: conditionBits.extras,
  marks: conditionBits.more,
  has_photo: conditionBits.has_photo,
  advertiser_kind: conditionBits.advertiser_kind,
  updated_days: conditionBits.updated_at,
  places: conditionBits.position,
  // Of a shape the cells at its edge alone need a look, which is said where they are written.
  x_min: 0,
  x_max: 0,
  y_min: 0,
  y_max: 0,
  circle_x: 0,
  circle_y: 0,
  circle_radius: 0,
  polygons: 0,
  words: conditionBits.words,
};

export function compileSavedSearch(filter: CompleteFilter, tree: PlaceTree, now: Date): CompiledSearch {
  const compiled = compileFilter(filter, tree, now);
  const columns = noColumns();
  const bounds: KeyBounds = {
    types: ALL_TYPES,
    price_min: 0,
    price_max: MAX_INT,
    area_min: 0,
    area_max: MAX_INT,
    bed_rooms_min: UNSTATED,
    bed_rooms_max: MAX_SMALLINT,
    year_min: UNSTATED,
    year_max: MAX_SMALLINT,
    extras: '0',
    x_min: MIN_INT,
    x_max: MAX_INT,
    y_min: MIN_INT,
    y_max: MAX_INT,
  };
  const target: Target = { columns, bounds, lookupTypes: [ANY_TYPE], now };
  for (const condition of compiled.conditions) handlers[condition.column](target, condition);
  writeShape(target, compiled);
  const { purpose, category } = compiled;
  if (compiled.impossible) return { purpose, category, columns, keys: [] };
  const more = listEntries(bitsOfColumns).reduce(
    (bits, [name, bit]) => (columns[name] === null ? bits : bits | bit),
    0,
  );
  // At the edge of a circle or a drawn shape; a box is decided by the index.
  const edge = compiled.onMap?.circle || compiled.onMap?.polygons ? conditionBits.position : 0;
  const entries = compiled.onMap
    ? coverWithCells(compiled.onMap, CELLS_PER_SHAPE).flatMap((range) =>
        toCellKeys(range).map((key) => ({ ...bounds, key, more: range.inside ? more : more | edge })),
      )
    : toPlaceKeys(filter, tree).map((key) => ({ ...bounds, key, more }));
  const keys = target.lookupTypes.flatMap((type) => entries.map((entry) => ({ ...entry, type })));
  return { purpose, category, columns, keys };
}
