/**
 * Listings as the rows of a regression: sparse, in their order, with one place for each term that occurs often enough.
 */
import { requireValue } from '@estia/contract/require-value';
import { addPlaceTerms, addPropertyTerms, getBlock, type PropertyFacts, type PropertyLocation } from './model-terms.ts';

/** A live listing as the models read it: facts, place, price, and the 1 km square that decides its fold. */
export type ModelListing = PropertyFacts &
  PropertyLocation & {
    id: number;
    property: number;
    price: number;
    /** Days since 1970 on which it first appeared. */
    day: number;
    /** The fixed square of its public point: `x:y` in kilometres. */
    square: string;
  };

/** What is already known of places from another market (what homes cost here), by name. */
export type PriceLevelLookup = (listing: PropertyFacts & PropertyLocation) => Readonly<Record<string, number>>;

export type DesignMatrix = {
  category: number;
  keys: readonly string[];
  rows: number;
  start: Int32Array;
  column: Int32Array;
  value: Float64Array;
  y: Float64Array;
  /** Number of the district of each row among those that occur, and rows ordered by it. */
  district: Int32Array;
  districts: readonly number[];
  /** Number of the municipality of each district among those that occur. */
  municipality: Int32Array;
  municipalities: readonly number[];
};

/** Fewer listings than this say nothing about a term. */
const MIN_OCCURRENCES = 5;

export function forEachTerm(
  listing: PropertyFacts & PropertyLocation,
  category: number,
  levels: PriceLevelLookup,
  add: (key: string, value: number) => void,
) {
  addPropertyTerms(listing, category, add);
  addPlaceTerms(listing, listing, category, add);
  for (const [name, value] of Object.entries(levels(listing))) {
    add(`level:${name}`, value);
    if (category === 3) add(`levelType:${name}${listing.type}`, value);
  }
}

export function buildDesignMatrix(
  listings: readonly ModelListing[],
  category: number,
  levels: PriceLevelLookup,
): DesignMatrix {
  // Once over all terms with a number for each key that comes up; then only the keys that come up often enough stay.
  const numbered = new Map<string, number>();
  const counts: number[] = [];
  const terms = listings.map((listing) => {
    const row: number[] = [];
    forEachTerm(listing, category, levels, (key, value) => {
      if (value === 0) return;
      let number = numbered.get(key);
      if (number === undefined) {
        number = numbered.size;
        numbered.set(key, number);
        counts.push(0);
      }
      counts[number] = requireValue(counts[number]) + 1;
      row.push(number, value);
    });
    return row;
  });
  const keys = [...numbered.keys()].filter(
    (key) => requireValue(counts[requireValue(numbered.get(key))]) >= MIN_OCCURRENCES,
  );
  keys.sort((a, b) => (getBlock(a) < getBlock(b) ? -1 : getBlock(a) > getBlock(b) ? 1 : a < b ? -1 : 1));
  const columns = new Int32Array(numbered.size).fill(-1);
  keys.forEach((key, i) => {
    columns[requireValue(numbered.get(key))] = i;
  });
  const parents = new Map(listings.map((listing) => [listing.district, listing.municipality]));
  const municipalities = [...new Set(parents.values())].sort((a, b) => a - b);
  // Those of one municipality stand together.
  const districts = [...parents.keys()].sort((a, b) => (parents.get(a) ?? 0) - (parents.get(b) ?? 0) || a - b);
  const numbers = new Map(districts.map((id, i) => [id, i]));
  const start = new Int32Array(listings.length + 1);
  const column: number[] = [];
  const value: number[] = [];
  terms.forEach((found, i) => {
    const row: [number, number][] = [];
    for (let k = 0; k < found.length; k += 2) {
      const at = requireValue(columns[requireValue(found[k])]);
      if (at >= 0) row.push([at, requireValue(found[k + 1])]);
    }
    row.sort((a, b) => a[0] - b[0]);
    for (const [at, v] of row) {
      column.push(at);
      value.push(v);
    }
    start[i + 1] = column.length;
  });
  return {
    category,
    keys,
    rows: listings.length,
    start,
    column: Int32Array.from(column),
    value: Float64Array.from(value),
    y: Float64Array.from(listings, (listing) => Math.log(listing.price)),
    district: Int32Array.from(listings, (listing) => requireValue(numbers.get(listing.district))),
    districts,
    municipality: Int32Array.from(districts, (id) => municipalities.indexOf(requireValue(parents.get(id)))),
    municipalities,
  };
}
