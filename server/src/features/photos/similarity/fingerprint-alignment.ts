import { requireValue } from '@estia/contract/require-value';
/** Lays one plane of a look over another: which part of it, how much brighter, and what is then left over. */

export const GRID_SIZE = 32;

/** Left, right, top and bottom of a part of a picture, in shares of its width and height. */
export type CropRect = { x0: number; x1: number; y0: number; y1: number };

export const fullFrame: CropRect = { x0: 0, x1: 1, y0: 0, y1: 1 };

/** Catmull-Rom between four cells. */
const getCatmullRomWeights = (t: number): [number, number, number, number] => [
  ((-t + 2) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((-3 * t + 4) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
];

type Taps = { at: Int32Array; weight: Float64Array };

function computeTaps(side: number, from: number, to: number): Taps {
  const at = new Int32Array(side * 4);
  const weight = new Float64Array(side * 4);
  for (let i = 0; i < side; i++) {
    const place = (from + ((to - from) * (i + 0.5)) / side) * side - 0.5;
    const first = Math.floor(place);
    const w = getCatmullRomWeights(place - first);
    for (let k = 0; k < 4; k++) {
      at[i * 4 + k] = Math.max(0, Math.min(side - 1, first - 1 + k));
      weight[i * 4 + k] = w[k] ?? 0;
    }
  }
  return { at, weight };
}

/** A part of a plane, as large as the whole. */
export function resampleCrop(plane: Float64Array, side: number, part: CropRect): Float64Array {
  const [h, v] = [computeTaps(side, part.x0, part.x1), computeTaps(side, part.y0, part.y1)];
  const between = new Float64Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += (h.weight[x * 4 + k] ?? 0) * (plane[y * side + (h.at[x * 4 + k] ?? 0)] ?? 0);
      between[y * side + x] = sum;
    }
  const out = new Float64Array(side * side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let k = 0; k < 4; k++) sum += (v.weight[y * 4 + k] ?? 0) * (between[(v.at[y * 4 + k] ?? 0) * side + x] ?? 0);
      out[y * side + x] = sum;
    }
  return out;
}

/** Solves a small symmetric system; null when it has no one answer. */
function solveLinearSystem(matrix: number[][], right: number[]): number[] | null {
  const size = right.length;
  const m = matrix.map((row, i) => [...row, right[i] ?? 0]);
  for (let c = 0; c < size; c++) {
    let best = c;
    for (let r = c + 1; r < size; r++) if (Math.abs(m[r]?.[c] ?? 0) > Math.abs(m[best]?.[c] ?? 0)) best = r;
    const pivot = requireValue(m[best]);
    if (Math.abs(pivot[c] ?? 0) < 1e-9) return null;
    m[best] = requireValue(m[c]);
    m[c] = pivot;
    for (let r = 0; r < size; r++) {
      const row = requireValue(m[r]);
      if (r === c) continue;
      const factor = (row[c] ?? 0) / (pivot[c] ?? 1);
      if (factor !== 0) for (let k = c; k <= size; k++) row[k] = (row[k] ?? 0) - factor * (pivot[k] ?? 0);
    }
  }
  return m.map((row, i) => (row[size] ?? 0) / (row[i] ?? 1));
}

/** `left`: what the line does not explain, in steps of 255. */
type LinearFit = { gain: number; offset: number; left: number; correlation: number };

/** `to` as gain × `from` + offset, over the cells that are not at the edge. */
export function fitLinear(from: Float64Array, to: Float64Array, side: number): LinearFit {
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let y = 1; y < side - 1; y++)
    for (let x = 1; x < side - 1; x++) {
      const [a, b] = [from[y * side + x] ?? 0, to[y * side + x] ?? 0];
      n += 1;
      sa += a;
      sb += b;
      saa += a * a;
      sbb += b * b;
      sab += a * b;
    }
  const [va, vb, cov] = [saa - (sa * sa) / n, sbb - (sb * sb) / n, sab - (sa * sb) / n];
  const gain = va > 1e-6 ? cov / va : 0;
  return {
    gain,
    offset: (sb - gain * sa) / n,
    left: Math.sqrt(Math.max(0, vb - gain * cov) / n),
    correlation: va > 1e-6 && vb > 1e-6 ? cov / Math.sqrt(va * vb) : 0,
  };
}

/** A side may have lost this much of the picture, and a little more for what rounding does to it. */
const MAX_CROP = 0.065;
const MIN_CROP = -0.015;
const MAX_ITERATIONS = 12;

/** Which part of `a` is `b`? Steps downhill (Gauss–Newton) from a start near it. */
export function alignCrop(a: Float64Array, b: Float64Array, start: CropRect): { part: CropRect; line: LinearFit } {
  let part = start;
  let moved = resampleCrop(a, GRID_SIZE, part);
  let line = fitLinear(moved, b, GRID_SIZE);
  for (let round = 0; round < MAX_ITERATIONS; round++) {
    const normal = Array.from({ length: 6 }, () => [0, 0, 0, 0, 0, 0]);
    const right = [0, 0, 0, 0, 0, 0];
    for (let y = 1; y < GRID_SIZE - 1; y++)
      for (let x = 1; x < GRID_SIZE - 1; x++) {
        const i = y * GRID_SIZE + x;
        const gx = (((moved[i + 1] ?? 0) - (moved[i - 1] ?? 0)) / 2) * line.gain * GRID_SIZE;
        const gy = (((moved[i + GRID_SIZE] ?? 0) - (moved[i - GRID_SIZE] ?? 0)) / 2) * line.gain * GRID_SIZE;
        const [u, v] = [(x + 0.5) / GRID_SIZE, (y + 0.5) / GRID_SIZE];
        const slopes = [gx * (1 - u), gx * u, gy * (1 - v), gy * v, moved[i] ?? 0, 1];
        const off = (b[i] ?? 0) - line.gain * (moved[i] ?? 0) - line.offset;
        for (let j = 0; j < 6; j++) {
          const row = requireValue(normal[j]);
          right[j] = (right[j] ?? 0) + (slopes[j] ?? 0) * off;
          for (let k = 0; k < 6; k++) row[k] = (row[k] ?? 0) + (slopes[j] ?? 0) * (slopes[k] ?? 0);
        }
      }
    for (let j = 0; j < 6; j++) {
      const row = requireValue(normal[j]);
      row[j] = (row[j] ?? 0) * 1.001 + 1e-3;
    }
    const step = solveLinearSystem(normal, right);
    if (!step) break;
    const side = (low: number, value: number, high: number) => Math.max(low, Math.min(high, value));
    const next: CropRect = {
      x0: side(MIN_CROP, part.x0 + (step[0] ?? 0), MAX_CROP),
      x1: side(1 - MAX_CROP, part.x1 + (step[1] ?? 0), 1 - MIN_CROP),
      y0: side(MIN_CROP, part.y0 + (step[2] ?? 0), MAX_CROP),
      y1: side(1 - MAX_CROP, part.y1 + (step[3] ?? 0), 1 - MIN_CROP),
    };
    const nextMoved = resampleCrop(a, GRID_SIZE, next);
    const nextLine = fitLinear(nextMoved, b, GRID_SIZE);
    if (nextLine.left >= line.left - 1e-4) break;
    [part, moved, line] = [next, nextMoved, nextLine];
  }
  return { part, line };
}

/** Largest mean of a square of cells, none of them at the edge. */
export function getMaxLocalError(off: Float64Array, side: number, square: number): number {
  let worst = 0;
  for (let y = 1; y + square < side; y++)
    for (let x = 1; x + square < side; x++) {
      let sum = 0;
      for (let dy = 0; dy < square; dy++) for (let dx = 0; dx < square; dx++) sum += off[(y + dy) * side + x + dx] ?? 0;
      worst = Math.max(worst, Math.abs(sum));
    }
  return worst / (square * square);
}

/** Straight pieces through the mean of `to` for each tone of `from`: a copy that is brighter has lost its whites. */
export function fitToneCurve(from: Float64Array, to: Float64Array): (tone: number) => number {
  const order = Array.from(from.keys()).sort((i, j) => (from[i] ?? 0) - (from[j] ?? 0));
  const knots: [number, number][] = [];
  const groups = 12;
  for (let g = 0; g < groups; g++) {
    const group = order.slice(Math.floor((g * order.length) / groups), Math.floor(((g + 1) * order.length) / groups));
    const mean = (plane: Float64Array) => group.reduce((sum, i) => sum + (plane[i] ?? 0), 0) / group.length;
    const [x, y] = [mean(from), mean(to)];
    const last = knots.at(-1);
    if (last && x - last[0] < 2) continue;
    knots.push([x, y]);
  }
  return (tone) => {
    if (knots.length < 2) return knots[0]?.[1] ?? tone;
    let k = 1;
    while (k < knots.length - 1 && tone > (knots[k]?.[0] ?? 0)) k++;
    const [[x0, y0], [x1, y1]] = [requireValue(knots[k - 1]), requireValue(knots[k])];
    return y0 + ((y1 - y0) * (tone - x0)) / (x1 - x0);
  };
}
