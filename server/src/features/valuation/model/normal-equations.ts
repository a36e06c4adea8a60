/**
 * The normal equations of a design, with districts and municipalities as nested random effects that are taken out
 * exactly; and those effects, given the rest.
 */
import { requireValue } from '@estia/contract/require-value';
import type { DesignMatrix } from './design-matrix.ts';
import { createZeroMatrix, type Matrix } from './linear-algebra.ts';

/** No spread is taken to be less: a block could never come back from nothing. */
export const MIN_VARIANCE = 1e-7;

export type FitState = {
  noise: number;
  spread: Float64Array;
  districtSpread: number;
  beta: Float64Array;
  effects: Float64Array;
  municipalitySpread: number;
  municipalityEffects: Float64Array;
  municipalityUnsure: Float64Array;
};

/** Lets others have the event loop. */
export const yieldToEventLoop = () => new Promise<void>((resolve) => setImmediate(resolve));

function addRow(design: DesignMatrix, row: number, weight: number, matrix: Matrix, right: Float64Array): void {
  const { column, value } = design;
  const { n, at } = matrix;
  const from = requireValue(design.start[row]);
  const to = requireValue(design.start[row + 1]);
  const y = requireValue(design.y[row]) * weight;
  for (let a = from; a < to; a++) {
    const line = requireValue(column[a]) * n;
    const va = requireValue(value[a]) * weight;
    for (let b = from; b <= a; b++)
      at[line + requireValue(column[b])] =
        requireValue(at[line + requireValue(column[b])]) + va * requireValue(value[b]);
    right[requireValue(column[a])] = requireValue(right[requireValue(column[a])]) + requireValue(value[a]) * y;
  }
}

/** The weighted sum of some rows, of which most columns are 0. */
class SparseSum {
  readonly at: Float64Array;
  readonly touched: number[] = [];
  weight = 0;
  y = 0;
  constructor(n: number) {
    this.at = new Float64Array(n);
  }
  add(column: number, value: number): void {
    const before = requireValue(this.at[column]);
    // A sum that comes back to exactly 0 is listed twice, which is caught when it is taken out.
    if (before === 0) this.touched.push(column);
    this.at[column] = before + value;
  }
  /** Takes share · s sᵀ out of the normal equations and begins anew; what is left goes into `up`, scaled. */
  leave(share: number, matrix: Matrix, right: Float64Array, up?: SparseSum, scale = 0): void {
    const { at, n } = matrix;
    const list = [...new Set(this.touched)].sort((a, b) => a - b);
    for (let i = 0; i < list.length; i++) {
      const a = requireValue(list[i]);
      const va = requireValue(this.at[a]) * share;
      const line = a * n;
      for (let j = 0; j <= i; j++) {
        const b = requireValue(list[j]);
        at[line + b] = requireValue(at[line + b]) - va * requireValue(this.at[b]);
      }
      right[a] = requireValue(right[a]) - va * this.y;
    }
    for (const a of list) {
      up?.add(a, requireValue(this.at[a]) * scale);
      this.at[a] = 0;
    }
    if (up) {
      up.weight += this.weight * scale;
      up.y += this.y * scale;
    }
    this.touched.length = 0;
    this.weight = 0;
    this.y = 0;
  }
}

/**
 * What districts and then municipalities explain leaves the normal equations, exactly: s sᵀ · τ² / (σ² + W τ²) for each
 * of them, s the weighted sum of their rows.
 */
export async function assembleNormalEquations(
  design: DesignMatrix,
  rows: Int32Array,
  weights: Float64Array,
  state: FitState,
): Promise<[Matrix, Float64Array]> {
  const n = design.keys.length;
  const matrix = createZeroMatrix(n);
  const right = new Float64Array(n);
  const district = new SparseSum(n);
  const municipality = new SparseSum(n);
  const { noise, districtSpread, municipalitySpread } = state;
  const closeDistrict = () => {
    const total = noise + district.weight * districtSpread;
    district.leave(districtSpread / total, matrix, right, municipality, noise / total);
  };
  const closeMunicipality = () =>
    municipality.leave(municipalitySpread / (noise + municipality.weight * municipalitySpread), matrix, right);
  for (let i = 0; i < rows.length; i++) {
    if (i % 10_000 === 9_999) await yieldToEventLoop();
    const row = requireValue(rows[i]);
    const currentDistrict = requireValue(design.district[row]);
    const before = i > 0 ? requireValue(design.district[requireValue(rows[i - 1])]) : currentDistrict;
    if (currentDistrict !== before) {
      closeDistrict();
      if (design.municipality[currentDistrict] !== design.municipality[before]) closeMunicipality();
    }
    const weight = requireValue(weights[row]);
    addRow(design, row, weight, matrix, right);
    for (let k = requireValue(design.start[row]); k < requireValue(design.start[row + 1]); k++)
      district.add(requireValue(design.column[k]), weight * requireValue(design.value[k]));
    district.weight += weight;
    district.y += weight * requireValue(design.y[row]);
  }
  closeDistrict();
  closeMunicipality();
  return [matrix, right];
}

export function predictRow(design: DesignMatrix, row: number, beta: Float64Array): number {
  let sum = 0;
  for (let k = requireValue(design.start[row]); k < requireValue(design.start[row + 1]); k++)
    sum += requireValue(design.value[k]) * requireValue(beta[requireValue(design.column[k])]);
  return sum;
}

export const getPlaceEffect = (design: DesignMatrix, state: FitState, d: number): number =>
  requireValue(state.effects[d]) + requireValue(state.municipalityEffects[requireValue(design.municipality[d])]);

/** Municipalities and districts, given the rest, and what their spreads must then be if they are still learned. */
export function estimatePlaceEffects(
  design: DesignMatrix,
  rows: Int32Array,
  weights: Float64Array,
  residual: Float64Array,
  state: FitState,
  learn: boolean,
): number {
  const { noise, districtSpread, municipalitySpread } = state;
  const sums = new Float64Array(design.districts.length);
  const totals = new Float64Array(design.districts.length);
  for (const row of rows) {
    const d = requireValue(design.district[row]);
    sums[d] = requireValue(sums[d]) + requireValue(weights[row]) * requireValue(residual[row]);
    totals[d] = requireValue(totals[d]) + requireValue(weights[row]);
  }
  const upSums = new Float64Array(design.municipalities.length);
  const upTotals = new Float64Array(design.municipalities.length);
  for (let d = 0; d < sums.length; d++) {
    const m = requireValue(design.municipality[d]);
    const scale = noise / (noise + requireValue(totals[d]) * districtSpread);
    upSums[m] = requireValue(upSums[m]) + requireValue(sums[d]) * scale;
    upTotals[m] = requireValue(upTotals[m]) + requireValue(totals[d]) * scale;
  }
  let decided = 0;
  let shown = 0;
  for (let m = 0; m < upSums.length; m++) {
    const share = municipalitySpread / (noise + requireValue(upTotals[m]) * municipalitySpread);
    state.municipalityEffects[m] = requireValue(upSums[m]) * share;
    state.municipalityUnsure[m] = share * noise;
    decided += requireValue(upTotals[m]) * share;
    shown += requireValue(state.municipalityEffects[m]) ** 2;
  }
  let decidedDistricts = 0;
  let shownDistricts = 0;
  for (let d = 0; d < sums.length; d++) {
    const m = requireValue(design.municipality[d]);
    const share = districtSpread / (noise + requireValue(totals[d]) * districtSpread);
    const sum = requireValue(sums[d]) - requireValue(totals[d]) * requireValue(state.municipalityEffects[m]);
    state.effects[d] = sum * share;
    // What is unsure of the municipality is unsure of its districts.
    const unsure =
      share * noise + (1 - requireValue(totals[d]) * share) ** 2 * requireValue(state.municipalityUnsure[m]);
    decidedDistricts += Math.max(0, 1 - unsure / districtSpread);
    shownDistricts += requireValue(state.effects[d]) ** 2;
  }
  if (!learn) return 0;
  state.municipalitySpread = Math.max(MIN_VARIANCE, shown / Math.max(decided, 0.5));
  state.districtSpread = Math.max(MIN_VARIANCE, shownDistricts / Math.max(decidedDistricts, 0.5));
  return decided + decidedDistricts;
}
