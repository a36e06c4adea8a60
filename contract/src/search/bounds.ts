/**
 * The fields of listings/fields.ts that people set a bound on, by column: "at most" of a number, "by" of a day. They are
 * bounds of rentals. Address, filter, groups, saved searches, alerts, facets and the tests' reference are derived from this
 * table; the words are in bound-messages.ts. In the order in which an address lists them. No schema here: the browser reads it.
 */
import { listNames, mapNames } from '../map-names.ts';
import { requireValue } from '../require-value.ts';

type Bound = {
  as: 'most' | 'by';
  /** What the address and the filter call the bound. */
  filter: string;
  /** What the group of the filter is called, and the fact that a listing may leave unsaid. */
  fact: string;
  /** Its place in the packed values of a search row (`pack_values` in the database), whose values begin with 1. */
  shift: number;
  bits: number;
  /** The column of a saved search. */
  saved: string;
  /** The bit of `saved_search_key.more` (compiled-search.ts has the others). */
  keyBit: number;
  /** What is offered of a number; of a day it is the same for all. */
  steps?: readonly number[];
};

/** Names, places and bits are stored: never give one to another field. */
export const searchBounds = {
  deposit_months: {
    as: 'most',
    filter: 'depositMax',
    fact: 'deposit',
    shift: 0,
    bits: 5,
    saved: 'deposit_max',
    keyBit: 1 << 15,
    steps: [1, 2, 3],
  },
  available_from: {
    as: 'by',
    filter: 'availableBy',
    fact: 'available',
    shift: 5,
    bits: 14,
    saved: 'available_by',
    keyBit: 1 << 16,
  },
  shared_fees: {
    as: 'most',
    filter: 'feesMax',
    fact: 'fees',
    shift: 19,
    bits: 10,
    saved: 'fees_max',
    keyBit: 1 << 18,
    steps: [20, 50, 100, 150],
  },
} as const satisfies Record<string, Bound>;

type Bounds = typeof searchBounds;
export type BoundColumn = keyof Bounds;
type ColumnAs<A> = { [C in BoundColumn]: Bounds[C] extends { as: A } ? C : never }[BoundColumn];
export type BoundFact = Bounds[BoundColumn]['fact'];
export type MostFact = Bounds[ColumnAs<'most'>]['fact'];
export type BoundFilter = Bounds[BoundColumn]['filter'];
type MostFilter = Bounds[ColumnAs<'most'>]['filter'];
type DayFilter = Bounds[ColumnAs<'by'>]['filter'];

/** The fields of a filter; a day is yyyy-mm-dd. */
export type BoundFields = { [F in MostFilter]?: number } & { [F in DayFilter]?: string };
/** The columns of a saved search. */
export type SavedBounds = { [C in ColumnAs<'most'> as Bounds[C]['saved']]: number | null } & {
  [C in ColumnAs<'by'> as Bounds[C]['saved']]: string | null;
};

const isMost = (column: BoundColumn): column is ColumnAs<'most'> => searchBounds[column].as === 'most';
const isDay = (column: BoundColumn): column is ColumnAs<'by'> => searchBounds[column].as === 'by';

export const boundColumns = listNames(searchBounds);
export const mostColumns = boundColumns.filter(isMost);
export const dayColumns = boundColumns.filter(isDay);
export const boundFacts = boundColumns.map((column): BoundFact => searchBounds[column].fact);
export const boundFilters = boundColumns.map((column): BoundFilter => searchBounds[column].filter);
export const mostFilters = mostColumns.map((column): MostFilter => searchBounds[column].filter);
export const dayFilters = dayColumns.map((column): DayFilter => searchBounds[column].filter);

export const isBoundFact = (name: string): name is BoundFact => boundFacts.some((fact) => fact === name);
/** The column of each fact. */
export const columnsByFact: Readonly<Record<BoundFact, BoundColumn>> = mapNames(boundFacts, (fact) =>
  requireValue(boundColumns.find((column) => searchBounds[column].fact === fact)),
);
/** The bound that a group of filters is, if it is one. */
export const findBound = (group: string) => (isBoundFact(group) ? searchBounds[columnsByFact[group]] : undefined);
