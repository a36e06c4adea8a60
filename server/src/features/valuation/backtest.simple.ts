/** The two simpler ways that an estimate must beat: the median of the area, and plain linear regression. */
import type { Ad } from './model.design.ts';
import { backward, cholesky, forward, zeros } from './model.solve.ts';

type Simple = (home: Ad) => number;

const FEWEST = 5;
const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

/** €/m² of the same type in the district, else in wider areas, else of all types; times its area. */
export function areaMedian(ads: readonly Ad[]): Simple {
  const rates = new Map<string, number[]>();
  const keysOf = (ad: Ad): string[] =>
    [ad.type, 'any'].flatMap((type) =>
      [`d${ad.district}`, `m${ad.municipality}`, `p${ad.prefecture}`, `r${ad.region}`, 'all'].map(
        (at) => `${type} ${at}`,
      ),
    );
  for (const ad of ads)
    for (const key of keysOf(ad)) {
      const list = rates.get(key);
      if (list) list.push(ad.price / ad.area);
      else rates.set(key, [ad.price / ad.area]);
    }
  const medians = new Map([...rates].map(([key, list]) => [key, list.length >= FEWEST ? median(list) : null]));
  return (home) => {
    for (const key of keysOf(home)) {
      const rate = medians.get(key);
      if (rate) return rate * home.area;
    }
    return 0;
  };
}

const number = (value: number | null, missing: number): number => value ?? missing;

/** Ordinary least squares of the price on area, rooms, year and floor, with a constant for each type and municipality. */
export function linear(ads: readonly Ad[]): Simple {
  const columns = new Map<string, number>();
  const termsOf = (ad: Ad): [string, number][] => [
    ['one', 1],
    ['area', ad.area / 100],
    ['beds', number(ad.beds, 0)],
    ['baths', number(ad.baths, 0)],
    ['year', (number(ad.year, 1985) - 1985) / 10],
    ['noYear', ad.year === null ? 1 : 0],
    ['floor', number(ad.floor, 4) - 4],
    [`type ${ad.type}`, 1],
    [`municipality ${ad.municipality}`, 1],
  ];
  for (const ad of ads) for (const [key] of termsOf(ad)) if (!columns.has(key)) columns.set(key, columns.size);
  const n = columns.size;
  const matrix = zeros(n);
  const right = new Float64Array(n);
  for (const ad of ads) {
    const row = termsOf(ad).map(([key, value]) => [columns.get(key) as number, value] as const);
    for (const [a, va] of row) {
      for (const [b, vb] of row) if (b <= a) matrix.at[a * n + b] = (matrix.at[a * n + b] as number) + va * vb;
      right[a] = (right[a] as number) + (va * ad.price) / 1_000;
    }
  }
  // The constants of types and places overlap: a grain on the diagonal decides between equal solutions.
  for (let i = 0; i < n; i++) matrix.at[i * n + i] = (matrix.at[i * n + i] as number) + 1e-4;
  cholesky(matrix);
  const beta = backward(matrix, forward(matrix, right));
  return (home) =>
    termsOf(home).reduce((sum, [key, value]) => {
      const at = columns.get(key);
      return at === undefined ? sum : sum + (beta[at] as number) * value;
    }, 0) * 1_000;
}
