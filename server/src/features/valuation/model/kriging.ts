/**
 * What the listings around a property say beyond the regression: kriging of their residuals. Two listings share what is
 * left to say of their municipality, their district and, the nearer the more, of the spot. One formula gives the
 * correction, how much each neighbour counts in it, and how unsure it stays.
 */

import { requireValue } from '@estia/contract/require-value';
import { createZeroMatrix, factorizeCholesky, solveLower, solveUpper } from './linear-algebra.ts';
import type { PropertyLocation } from './model-terms.ts';

export type KrigingVariances = {
  noise: number;
  district: number;
  local: number;
  /** What is left unsure of the municipality's own effect. */
  municipality: (id: number) => number;
};

export type Neighbour = Pick<PropertyLocation, 'district' | 'municipality' | 'x' | 'y'> & { residual: number };

/** Public points are exact to 1 km, so nothing nearer can be told apart. */
const CORRELATION_RANGE_M = 1_000;
/** A neighbour beyond this many deviations is an error or a palace: it counts as if it were there. */
const CLIP_DEVIATIONS = 2.5;

function getCovariance(
  a: Omit<Neighbour, 'residual'>,
  b: Omit<Neighbour, 'residual'>,
  spreads: KrigingVariances,
): number {
  let sum = 0;
  if (a.municipality === b.municipality) sum += spreads.municipality(a.municipality);
  if (a.district === b.district) sum += spreads.district;
  if (spreads.local > 1e-6) sum += spreads.local * Math.exp(-Math.hypot(a.x - b.x, a.y - b.y) / CORRELATION_RANGE_M);
  return sum;
}

export function krige(
  at: Omit<Neighbour, 'residual'>,
  neighbours: readonly Neighbour[],
  spreads: KrigingVariances,
): { effect: number; variance: number; weights: Float64Array } {
  const n = neighbours.length;
  const prior = getCovariance(at, at, spreads);
  const limit = CLIP_DEVIATIONS * Math.sqrt(spreads.noise + prior);
  const matrix = createZeroMatrix(n);
  for (let i = 0; i < n; i++) {
    for (let j = 0; j <= i; j++)
      matrix.at[i * n + j] = getCovariance(requireValue(neighbours[i]), requireValue(neighbours[j]), spreads);
    matrix.at[i * n + i] = requireValue(matrix.at[i * n + i]) + spreads.noise;
  }
  factorizeCholesky(matrix);
  const distances = Float64Array.from(neighbours, (neighbour) => getCovariance(at, neighbour, spreads));
  const weights = solveUpper(matrix, solveLower(matrix, distances));
  let effect = 0;
  let known = 0;
  for (let i = 0; i < n; i++) {
    const residual = requireValue(neighbours[i]).residual;
    effect += requireValue(weights[i]) * Math.max(-limit, Math.min(limit, residual));
    known += requireValue(weights[i]) * requireValue(distances[i]);
  }
  return { effect, variance: Math.max(0, prior - known), weights };
}
