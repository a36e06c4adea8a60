/**
 * The normal equations of a design, with districts and municipalities as nested random effects that are taken out
 * exactly; and those effects, given the rest.
 */
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
  const from = design.start[row] as number;
  const to = design.start[row + 1] as number;
  const y = (design.y[row] as number) * weight;
  for (let a = from; a < to; a++) {
    const line = (column[a] as number) * n;
    const va = (value[a] as number) * weight;
    for (let b = from; b <= a; b++)
      at[line + (column[b] as number)] = (at[line + (column[b] as number)] as number) + va * (value[b] as number);
    right[column[a] as number] = (right[column[a] as number] as number) + (value[a] as number) * y;
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
    const before = this.at[column] as number;
    // A sum that comes back to exactly 0 is listed twice, which is caught when it is taken out.
    if (before === 0) this.touched.push(column);
    this.at[column] = before + value;
  }
  /** Takes share · s sᵀ out of the normal equations and begins anew; what is left goes into `up`, scaled. */
  leave(share: number, matrix: Matrix, right: Float64Array, up?: SparseSum, scale = 0): void {
    const { at, n } = matrix;
    const list = [...new Set(this.touched)].sort((a, b) => a - b);
    for (let i = 0; i < list.length; i++) {
      const a = list[i] as number;
      const va = (this.at[a] as number) * share;
      const line = a * n;
      for (let j = 0; j <= i; j++) {
        const b = list[j] as number;
        at[line + b] = (at[line + b] as number) - va * (this.at[b] as number);
      }
      right[a] = (right[a] as number) - va * this.y;
    }
    for (const a of list) {
      up?.add(a, (this.at[a] as number) * scale);
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
    const row = rows[i] as number;
    const currentDistrict = design.district[row] as number;
    const before = i > 0 ? (design.district[rows[i - 1] as number] as number) : currentDistrict;
    if (currentDistrict !== before) {
      closeDistrict();
      if (design.municipality[currentDistrict] !== design.municipality[before]) closeMunicipality();
    }
    const weight = weights[row] as number;
    addRow(design, row, weight, matrix, right);
    for (let k = design.start[row] as number; k < (design.start[row + 1] as number); k++)
      district.add(design.column[k] as number, weight * (design.value[k] as number));
    district.weight += weight;
    district.y += weight * (design.y[row] as number);
  }
  closeDistrict();
  closeMunicipality();
  return [matrix, right];
}

export function predictRow(design: DesignMatrix, row: number, beta: Float64Array): number {
  let sum = 0;
  for (let k = design.start[row] as number; k < (design.start[row + 1] as number); k++)
    sum += (design.value[k] as number) * (beta[design.column[k] as number] as number);
  return sum;
}

export const getPlaceEffect = (design: DesignMatrix, state: FitState, d: number): number =>
  (state.effects[d] as number) + (state.municipalityEffects[design.municipality[d] as number] as number);

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
    const d = design.district[row] as number;
    sums[d] = (sums[d] as number) + (weights[row] as number) * (residual[row] as number);
    totals[d] = (totals[d] as number) + (weights[row] as number);
  }
  const upSums = new Float64Array(design.municipalities.length);
  const upTotals = new Float64Array(design.municipalities.length);
  for (let d = 0; d < sums.length; d++) {
    const m = design.municipality[d] as number;
    const scale = noise / (noise + (totals[d] as number) * districtSpread);
    upSums[m] = (upSums[m] as number) + (sums[d] as number) * scale;
    upTotals[m] = (upTotals[m] as number) + (totals[d] as number) * scale;
  }
  let decided = 0;
  let shown = 0;
  for (let m = 0; m < upSums.length; m++) {
    const share = municipalitySpread / (noise + (upTotals[m] as number) * municipalitySpread);
    state.municipalityEffects[m] = (upSums[m] as number) * share;
    state.municipalityUnsure[m] = share * noise;
    decided += (upTotals[m] as number) * share;
    shown += (state.municipalityEffects[m] as number) ** 2;
  }
  let decidedDistricts = 0;
  let shownDistricts = 0;
  for (let d = 0; d < sums.length; d++) {
    const m = design.municipality[d] as number;
    const share = districtSpread / (noise + (totals[d] as number) * districtSpread);
    const sum = (sums[d] as number) - (totals[d] as number) * (state.municipalityEffects[m] as number);
    state.effects[d] = sum * share;
    // What is unsure of the municipality is unsure of its districts.
    const unsure = share * noise + (1 - (totals[d] as number) * share) ** 2 * (state.municipalityUnsure[m] as number);
    decidedDistricts += Math.max(0, 1 - unsure / districtSpread);
    shownDistricts += (state.effects[d] as number) ** 2;
  }
  if (!learn) return 0;
  state.municipalitySpread = Math.max(MIN_VARIANCE, shown / Math.max(decided, 0.5));
  state.districtSpread = Math.max(MIN_VARIANCE, shownDistricts / Math.max(decidedDistricts, 0.5));
  return decided + decidedDistricts;
}
