/** SQL of values for whatever people set a bound on: most listings state one, some state none, and a few what no search row has room for. */
import { listingFields } from '@estia/contract/listings/fields';
import { type BoundColumn, boundColumns, searchBounds } from '@estia/contract/search/bounds';

export const listBoundsOf = (table: 'listing' | 'property'): BoundColumn[] =>
  boundColumns.filter((column) => listingFields[column].of === table);

/** `now` is an expression of a time. */
export function createRandomBound(column: BoundColumn, now: string): string {
  const bound = searchBounds[column];
  const value =
    bound.as === 'by'
      ? `${now}::date + case when random() < 0.03 then -4000 when random() < 0.03 then 30000 else floor(random() * 200)::int - 60 end`
      : `case when random() < 0.02 then ${2 ** bound.bits + 8} else floor(random() * ${Math.max(...bound.steps) + 2})::int end`;
  return `case when random() < 0.7 then ${value} end`;
}

/** Another for each id, of which some state none. */
export function createChangedBound(column: BoundColumn, id: string): string {
  const bound = searchBounds[column];
  return bound.as === 'by'
    ? `nullif(date '2026-10-01' + (${id} % 120)::int, date '2026-10-05')`
    : `(array[${[0, ...bound.steps].join(', ')}])[1 + ${id} % ${bound.steps.length + 2}]`;
}
