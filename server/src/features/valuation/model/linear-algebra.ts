import { requireValue } from '@estia/contract/require-value';
/** Symmetric positive systems: forty lines by hand, because a numerical package would be a hundred times what is used of it. */

/** A symmetric matrix by its lower triangle, row after row, of size n. */
export type Matrix = { n: number; at: Float64Array };

export const createZeroMatrix = (n: number): Matrix => ({ n, at: new Float64Array(n * n) });

/** In place: A becomes L with A = L Lᵀ. A pivot that vanishes belongs to a column that tells nothing: it is held at 0. */
export function factorizeCholesky({ n, at }: Matrix): void {
  for (let i = 0; i < n; i++) {
    const row = i * n;
    for (let j = 0; j <= i; j++) {
      const other = j * n;
      let sum = requireValue(at[row + j]);
      for (let k = 0; k < j; k++) sum -= requireValue(at[row + k]) * requireValue(at[other + k]);
      if (i === j) at[row + i] = sum > 1e-10 ? Math.sqrt(sum) : 1e10;
      else at[row + j] = sum / requireValue(at[other + j]);
    }
  }
}

/** Solves L y = b. */
export function solveLower({ n, at }: Matrix, b: Float64Array): Float64Array {
  const y = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    let sum = requireValue(b[i]);
    for (let k = 0; k < i; k++) sum -= requireValue(at[i * n + k]) * requireValue(y[k]);
    y[i] = sum / requireValue(at[i * n + i]);
  }
  return y;
}

/** Solves Lᵀ x = y. */
export function solveUpper({ n, at }: Matrix, y: Float64Array): Float64Array {
  const x = new Float64Array(y);
  for (let i = n - 1; i >= 0; i--) {
    const value = requireValue(x[i]) / requireValue(at[i * n + i]);
    x[i] = value;
    for (let k = 0; k < i; k++) x[k] = requireValue(x[k]) - requireValue(at[i * n + k]) * value;
  }
  return x;
}

/** The diagonal of A⁻¹ from its L: the squared columns of L⁻¹. */
export function getInverseDiagonal({ n, at }: Matrix): Float64Array {
  const diagonal = new Float64Array(n);
  const column = new Float64Array(n);
  for (let j = 0; j < n; j++) {
    let total = 0;
    for (let i = j; i < n; i++) {
      let sum = i === j ? 1 : 0;
      const row = i * n;
      for (let k = j; k < i; k++) sum -= requireValue(at[row + k]) * requireValue(column[k]);
      const value = sum / requireValue(at[row + i]);
      column[i] = value;
      total += value * value;
    }
    diagonal[j] = total;
  }
  return diagonal;
}
