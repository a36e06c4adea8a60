/** The two simpler ways that an estimate must beat: the median of the area, and plain linear regression. */
import { requireValue } from '@estia/contract/require-value';
import type { ModelListing } from '../model/design-matrix.ts';
import { createZeroMatrix, factorizeCholesky, solveLower, solveUpper } from '../model/linear-algebra.ts';

type BaselineModel = (subject: ModelListing) => number;

const MIN_LISTINGS = 5;
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** €/m² of the same type in the district, else in wider areas, else of all types; times its area. */
export function fitPlaceMedian(listings: readonly ModelListing[]): BaselineModel {
  const rates = new Map<string, number[]>();
  const keysOf = (listing: ModelListing): string[] =>
    [listing.type, 'any'].flatMap((type) =>
      [`d${listing.district}`, `m${listing.municipality}`, `p${listing.prefecture}`, `r${listing.region}`, 'all'].map(
        (at) => `${type} ${at}`,
      ),
    );
  for (const listing of listings)
    for (const key of keysOf(listing)) {
      const list = rates.get(key);
      if (list) list.push(listing.price / listing.area);
      else rates.set(key, [listing.price / listing.area]);
    }
  const medians = new Map([...rates].map(([key, list]) => [key, list.length >= MIN_LISTINGS ? median(list) : null]));
  return (subject) => {
    for (const key of keysOf(subject)) {
      const rate = medians.get(key);
      if (rate) return rate * subject.area;
    }
    return 0;
  };
}

const withDefault = (value: number | null, missing: number): number => value ?? missing;

/** Ordinary least squares of the price on area, rooms, year and floor, with a constant for each type and municipality. */
export function fitLinearRegression(listings: readonly ModelListing[]): BaselineModel {
  const columns = new Map<string, number>();
  const termsOf = (listing: ModelListing): [string, number][] => [
    ['one', 1],
    ['area', listing.area / 100],
    ['beds', withDefault(listing.beds, 0)],
    ['baths', withDefault(listing.baths, 0)],
    ['year', (withDefault(listing.year, 1985) - 1985) / 10],
    ['noYear', listing.year === null ? 1 : 0],
    ['floor', withDefault(listing.floor, 4) - 4],
    [`type ${listing.type}`, 1],
    [`municipality ${listing.municipality}`, 1],
  ];
  for (const listing of listings)
    for (const [key] of termsOf(listing)) if (!columns.has(key)) columns.set(key, columns.size);
  const n = columns.size;
  const matrix = createZeroMatrix(n);
  const right = new Float64Array(n);
  for (const listing of listings) {
    const row = termsOf(listing).map(([key, value]) => [requireValue(columns.get(key)), value] as const);
    for (const [a, va] of row) {
      for (const [b, vb] of row) if (b <= a) matrix.at[a * n + b] = requireValue(matrix.at[a * n + b]) + va * vb;
      right[a] = requireValue(right[a]) + (va * listing.price) / 1_000;
    }
  }
  // The constants of types and places overlap: a grain on the diagonal decides between equal solutions.
  for (let i = 0; i < n; i++) matrix.at[i * n + i] = requireValue(matrix.at[i * n + i]) + 1e-4;
  factorizeCholesky(matrix);
  const beta = solveUpper(matrix, solveLower(matrix, right));
  return (subject) =>
    termsOf(subject).reduce((sum, [key, value]) => {
      const at = columns.get(key);
      return at === undefined ? sum : sum + requireValue(beta[at]) * value;
    }, 0) * 1_000;
}
