/**
 * One robust hedonic regression of the logarithm of the price. Every block of terms has a spread of its own that is
 * learned from the data (a mixed model by empirical Bayes); districts and municipalities are random effects, so that
 * what is dear about a district is not put down to the luxury of its flats. Outliers lose weight (Huber).
 */
import { requireValue } from '@estia/contract/require-value';
import type { DesignMatrix } from './design-matrix.ts';
import { factorizeCholesky, getInverseDiagonal, solveLower, solveUpper } from './linear-algebra.ts';
import { getBlock, unpenalizedBlocks } from './model-terms.ts';
import {
  assembleNormalEquations,
  estimatePlaceEffects,
  type FitState,
  getPlaceEffect,
  MIN_VARIANCE,
  predictRow,
  yieldToEventLoop,
} from './normal-equations.ts';

/** How far coefficients and effects spread, and what is left as noise: all as variances. */
export type LearnedVariances = {
  noise: number;
  district: number;
  municipality: number;
  local: number;
  blocks: ReadonlyMap<string, number>;
};

export type RegressionFit = {
  beta: Float64Array;
  /** Mean of each column, for saying what moves a price against an ordinary property. */
  mean: Float64Array;
  learned: LearnedVariances;
  /** By number of the design; how unsure they are, as a variance. */
  districtEffects: Float64Array;
  municipalityEffects: Float64Array;
  municipalityUnsure: Float64Array;
};

const ITERATIONS = 5;
/** Spreads are learned on at most this many listings; coefficients and weights read them all. */
const MAX_LEARNING_ROWS = 40_000;
const HUBER_THRESHOLD = 2;

const median = (values: Float64Array): number => values.sort()[values.length >> 1] ?? 0;

/** What each column is held to 0 with, given the spread of its block. */
const getPenalty = (state: FitState, block: number): number => {
  const spread = requireValue(state.spread[block]);
  return spread === Number.POSITIVE_INFINITY ? 1e-8 : state.noise / spread;
};

/** The spread of a block is what its coefficients show, for as many as the data decided; how many that were in all. */
function learnBlocks(state: FitState, blocks: Int32Array, inverse: Float64Array): number {
  const decided = new Float64Array(state.spread.length);
  const shown = new Float64Array(state.spread.length);
  let all = 0;
  blocks.forEach((block, j) => {
    const share = 1 - getPenalty(state, block) * requireValue(inverse[j]);
    decided[block] = requireValue(decided[block]) + share;
    shown[block] = requireValue(shown[block]) + requireValue(state.beta[j]) ** 2;
    all += share;
  });
  state.spread = state.spread.map((spread, b) =>
    spread === Number.POSITIVE_INFINITY
      ? spread
      : Math.max(MIN_VARIANCE, requireValue(shown[b]) / Math.max(requireValue(decided[b]), 0.5)),
  );
  return all;
}

/** Coefficients and effects from weights, then weights from what is left; and spreads, while they are learned. */
async function runIteration(
  design: DesignMatrix,
  rows: Int32Array,
  weights: Float64Array,
  state: FitState,
  blocks: Int32Array,
  learn: boolean,
): Promise<Float64Array> {
  const n = design.keys.length;
  const [matrix, right] = await assembleNormalEquations(design, rows, weights, state);
  blocks.forEach((block, j) => {
    matrix.at[j * n + j] = requireValue(matrix.at[j * n + j]) + getPenalty(state, block);
  });
  factorizeCholesky(matrix);
  await yieldToEventLoop();
  state.beta = solveUpper(matrix, solveLower(matrix, right));
  const residual = new Float64Array(design.rows);
  for (const row of rows) residual[row] = requireValue(design.y[row]) - predictRow(design, row, state.beta);
  const decided =
    (learn ? learnBlocks(state, blocks, getInverseDiagonal(matrix)) : 0) +
    estimatePlaceEffects(design, rows, weights, residual, state, learn);
  await yieldToEventLoop();
  const errors = Float64Array.from(
    rows,
    (row) => requireValue(residual[row]) - getPlaceEffect(design, state, requireValue(design.district[row])),
  );
  const scale = median(errors.map(Math.abs)) / 0.6745;
  let squares = 0;
  let total = 0;
  rows.forEach((row, i) => {
    const error = requireValue(errors[i]);
    const weight = Math.min(1, (HUBER_THRESHOLD * scale) / Math.max(1e-9, Math.abs(error)));
    squares += weight * error * error;
    total += weight;
    weights[row] = weight;
  });
  if (learn) state.noise = squares / Math.max(1, total - Math.min(0.8 * total, decided));
  return residual;
}

/**
 * What listings of one square share beyond their district: from the pairs within squares against the pairs across them.
 */
function estimateLocalVariance(
  design: DesignMatrix,
  rows: Int32Array,
  residual: Float64Array,
  squares: Int32Array,
  limit: number,
): number {
  let within = 0;
  let withinPairs = 0;
  let across = 0;
  let acrossPairs = 0;
  const bySquare = new Map<number, [sum: number, squares: number, count: number]>();
  const close = () => {
    let sum = 0;
    let ownSquares = 0;
    let count = 0;
    for (const [s, s2, c] of bySquare.values()) {
      within += (s * s - s2) / Math.max(1, c);
      withinPairs += c - 1;
      sum += s;
      ownSquares += s * s;
      count += c;
    }
    const pairs = [...bySquare.values()].reduce((total, [, , c]) => total + c * (count - c), 0);
    if (pairs > 0) {
      across += (sum * sum - ownSquares) / count;
      acrossPairs += pairs / count;
    }
    bySquare.clear();
  };
  rows.forEach((row, i) => {
    if (i > 0 && design.district[row] !== design.district[requireValue(rows[i - 1])]) close();
    const r = Math.max(-limit, Math.min(limit, requireValue(residual[row])));
    const entry = bySquare.get(requireValue(squares[row])) ?? [0, 0, 0];
    bySquare.set(requireValue(squares[row]), [entry[0] + r, entry[1] + r * r, entry[2] + 1]);
  });
  close();
  if (withinPairs < 50 || acrossPairs < 50) return 0;
  return Math.max(0, within / withinPairs - across / acrossPairs);
}

/** Every so-manieth of the rows. */
const sampleRows = (rows: Int32Array, max: number): Int32Array =>
  rows.filter((_, i) => Math.floor((i * max) / rows.length) !== Math.floor(((i - 1) * max) / rows.length));

/**
 * `squares` is the number of the 1 km square of each row. With `given` spreads none are learned, which takes a fifth of
 * the time.
 */
export async function fitRegression(
  design: DesignMatrix,
  squares: Int32Array,
  input?: LearnedVariances,
): Promise<RegressionFit> {
  const n = design.keys.length;
  const rows = Int32Array.from({ length: design.rows }, (_, i) => i).sort(
    (a, b) => requireValue(design.district[a]) - requireValue(design.district[b]) || a - b,
  );
  const names = [...new Set(design.keys.map(getBlock))];
  const blocks = Int32Array.from(design.keys, (key) => names.indexOf(getBlock(key)));
  const state: FitState = {
    noise: input?.noise ?? 0.05,
    spread: Float64Array.from(names, (name) =>
      unpenalizedBlocks.has(name)
        ? Number.POSITIVE_INFINITY
        : (input?.blocks.get(name) ?? (input ? MIN_VARIANCE : 0.01)),
    ),
    districtSpread: input?.district ?? 0.01,
    beta: new Float64Array(n),
    effects: new Float64Array(design.districts.length),
    municipalitySpread: input?.municipality ?? 0.01,
    municipalityEffects: new Float64Array(design.municipalities.length),
    municipalityUnsure: new Float64Array(design.municipalities.length),
  };
  const weights = new Float64Array(design.rows).fill(1);
  const some = rows.length <= MAX_LEARNING_ROWS ? rows : sampleRows(rows, MAX_LEARNING_ROWS);
  if (!input) for (let i = 0; i < ITERATIONS; i++) await runIteration(design, some, weights, state, blocks, true);
  let residual: Float64Array = new Float64Array(0);
  for (let i = 0; i < (input || some !== rows ? 2 : 1); i++)
    residual = await runIteration(design, rows, weights, state, blocks, false);
  const mean = new Float64Array(n);
  for (const row of rows)
    for (let k = requireValue(design.start[row]); k < requireValue(design.start[row + 1]); k++) {
      const column = requireValue(design.column[k]);
      mean[column] = requireValue(mean[column]) + requireValue(design.value[k]) / rows.length;
    }
  return {
    beta: state.beta,
    mean,
    learned: {
      noise: state.noise,
      district: state.districtSpread,
      municipality: state.municipalitySpread,
      local: input?.local ?? estimateLocalVariance(design, rows, residual, squares, 3 * Math.sqrt(state.noise)),
      blocks: new Map(names.map((name, i) => [name, requireValue(state.spread[i])])),
    },
    districtEffects: state.effects,
    municipalityEffects: state.municipalityEffects,
    municipalityUnsure: state.municipalityUnsure,
  };
}
