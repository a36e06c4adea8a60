/**
 * What a picture looks like, small enough to keep: 32 × 32 of brightness and 16 × 16 of each of two colours. Two looks are
 * compared by laying one over the other (a crop moves its edges, a brighter copy its tones) and asking how wrong the
 * worst spot still is: a copy is a little wrong everywhere, another room with the same walls is very wrong somewhere.
 */
import sharp from 'sharp';
import type { Pixels } from '../renditions.ts';
import {
  alignCrop,
  type CropRect,
  fitLinear,
  fitToneCurve,
  fullFrame,
  GRID_SIZE,
  getMaxLocalError,
  resampleCrop,
} from './fingerprint-alignment.ts';

const COLOUR_GRID_SIZE = 16;
const SAMPLE_SIZE = 128;
export const FINGERPRINT_BYTES = GRID_SIZE * GRID_SIZE + 2 * COLOUR_GRID_SIZE * COLOUR_GRID_SIZE;

/** Tents of twice the cell: so soft that a look can be read between its cells. */
function downsample(plane: Float64Array, side: number): Float64Array {
  const cell = SAMPLE_SIZE / side;
  const shrink = (read: (at: number) => number): Float64Array => {
    const line = new Float64Array(side);
    for (let i = 0; i < side; i++) {
      const middle = (i + 0.5) * cell;
      let [sum, weights] = [0, 0];
      for (let at = Math.max(0, Math.floor(middle - cell)); at < Math.min(SAMPLE_SIZE, middle + cell); at++) {
        const weight = 1 - Math.abs(at + 0.5 - middle) / cell;
        if (weight <= 0) continue;
        sum += weight * read(at);
        weights += weight;
      }
      line[i] = sum / weights;
    }
    return line;
  };
  const rows: Float64Array[] = [];
  for (let y = 0; y < SAMPLE_SIZE; y++) rows.push(shrink((x) => plane[y * SAMPLE_SIZE + x] ?? 0));
  const out = new Float64Array(side * side);
  for (let x = 0; x < side; x++) {
    const column = shrink((y) => rows[y]?.[x] ?? 0);
    for (let y = 0; y < side; y++) out[y * side + x] = column[y] ?? 0;
  }
  return out;
}

export async function computeFingerprint({ data, width, height }: Pixels): Promise<Buffer> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(SAMPLE_SIZE, SAMPLE_SIZE, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const [grey, blue, red] = [0, 0, 0].map(() => new Float64Array(SAMPLE_SIZE * SAMPLE_SIZE)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = 0; i < SAMPLE_SIZE * SAMPLE_SIZE; i++) {
    const [r, g, b] = [small[i * 3] ?? 0, small[i * 3 + 1] ?? 0, small[i * 3 + 2] ?? 0];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    grey[i] = y;
    blue[i] = 128 + 0.564 * (b - y);
    red[i] = 128 + 0.713 * (r - y);
  }
  const fingerprint = Buffer.alloc(FINGERPRINT_BYTES);
  const put = (plane: Float64Array, side: number, at: number) =>
    downsample(plane, side).forEach((value, i) => {
      fingerprint[at + i] = Math.max(0, Math.min(255, Math.round(value)));
    });
  put(grey, GRID_SIZE, 0);
  put(blue, COLOUR_GRID_SIZE, GRID_SIZE * GRID_SIZE);
  put(red, COLOUR_GRID_SIZE, GRID_SIZE * GRID_SIZE + COLOUR_GRID_SIZE * COLOUR_GRID_SIZE);
  return fingerprint;
}

type Planes = { grey: Float64Array; blue: Float64Array; red: Float64Array };

const splitPlanes = (fingerprint: Uint8Array): Planes => ({
  grey: Float64Array.from(fingerprint.subarray(0, GRID_SIZE * GRID_SIZE)),
  blue: Float64Array.from(
    fingerprint.subarray(GRID_SIZE * GRID_SIZE, GRID_SIZE * GRID_SIZE + COLOUR_GRID_SIZE * COLOUR_GRID_SIZE),
  ),
  red: Float64Array.from(fingerprint.subarray(GRID_SIZE * GRID_SIZE + COLOUR_GRID_SIZE * COLOUR_GRID_SIZE)),
});

/** Where to begin looking for the part: nothing cut, all sides cut, each corner cut. */
const cropCandidates: readonly CropRect[] = [
  fullFrame,
  { x0: 0.035, x1: 0.965, y0: 0.035, y1: 0.965 },
  { x0: 0.05, x1: 1, y0: 0.05, y1: 1 },
  { x0: 0, x1: 0.95, y0: 0.05, y1: 1 },
  { x0: 0.05, x1: 1, y0: 0, y1: 0.95 },
  { x0: 0, x1: 0.95, y0: 0, y1: 0.95 },
];

/**
 * How wrong a copy may be at its worst spot, in steps of 255, and how wrong its colours. Measured by `npm run bench --
 * same-picture`: copies stay below, the nearest of different pictures (two plans of one size) above.
 */
const MAX_GREY_ERROR = 10.3;
const MAX_COLOUR_ERROR = 8.4;
/** A picture that is nearly one colour must be met more closely; this contrast is that of an ordinary one. */
const TYPICAL_CONTRAST = 30;
/** Pictures that are less alike than this at 8 × 8, where a crop hardly shows, are not looked at closely. */
const MIN_CORRELATION = 0.6;
const COARSE_GRID_SIZE = 8;

const computeMean = (plane: Float64Array): number => plane.reduce((sum, value) => sum + value, 0) / plane.length;

function computeContrast(plane: Float64Array): number {
  const mean = computeMean(plane);
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length);
}

function coarsen(plane: Float64Array): Float64Array {
  const step = GRID_SIZE / COARSE_GRID_SIZE;
  const out = new Float64Array(COARSE_GRID_SIZE * COARSE_GRID_SIZE);
  plane.forEach((value, i) => {
    const at = Math.floor(i / GRID_SIZE / step) * COARSE_GRID_SIZE + Math.floor((i % GRID_SIZE) / step);
    out[at] = (out[at] ?? 0) + value / step ** 2;
  });
  return out;
}

/** Where a copy was made so bright that its whites ran over, neither tone nor colour tells much. */
function getHighlightWeights(moved: Float64Array, b: Float64Array, side: number): Float64Array {
  const brighter = computeMean(b) > computeMean(moved) * 1.03;
  const step = GRID_SIZE / side;
  return Float64Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [(i % side) * step, Math.floor(i / side) * step];
    let brightest = 0;
    for (let dy = 0; dy < step; dy++)
      for (let dx = 0; dx < step; dx++) brightest = Math.max(brightest, b[(y + dy) * GRID_SIZE + x + dx] ?? 0);
    return brighter && brightest > 210 ? 0.5 : 1;
  });
}

/** Below 1: `b` was made of this part of `a`. */
function getDistanceAtCrop(a: Planes, b: Planes, part: CropRect): number {
  const moved = resampleCrop(a.grey, GRID_SIZE, part);
  const tones = fitToneCurve(moved, b.grey);
  const weights = getHighlightWeights(moved, b.grey, GRID_SIZE);
  const grey = getMaxLocalError(
    moved.map((tone, i) => (weights[i] ?? 1) * ((b.grey[i] ?? 0) - tones(tone))),
    GRID_SIZE,
    3,
  );
  const strict = Math.max(
    0.3,
    Math.min(1, Math.min(computeContrast(moved), computeContrast(b.grey)) / TYPICAL_CONTRAST),
  );
  const colourWeights = getHighlightWeights(moved, b.grey, COLOUR_GRID_SIZE);
  const colours = (['blue', 'red'] as const).map((name) => {
    const plane = resampleCrop(a[name], COLOUR_GRID_SIZE, part);
    const { gain, offset } = fitLinear(plane, b[name], COLOUR_GRID_SIZE);
    const off = plane.map((value, i) => (colourWeights[i] ?? 1) * ((b[name][i] ?? 0) - offset - gain * value));
    return getMaxLocalError(off, COLOUR_GRID_SIZE, 2);
  });
  return Math.max(grey / (MAX_GREY_ERROR * strict), ...colours.map((off) => off / MAX_COLOUR_ERROR));
}

/**
 * How far two pictures are from being the same, below 1 when they are: the better of "the second was made of the first"
 * and the reverse. Search ends with the first answer below 1.
 */
export function getFingerprintDistance(first: Uint8Array, second: Uint8Array): number {
  if (Buffer.compare(first, second) === 0) return 0;
  const [one, two] = [splitPlanes(first), splitPlanes(second)];
  const { correlation } = fitLinear(coarsen(one.grey), coarsen(two.grey), COARSE_GRID_SIZE);
  if (correlation < MIN_CORRELATION) return Number.POSITIVE_INFINITY;
  let min = Number.POSITIVE_INFINITY;
  for (const start of cropCandidates) {
    for (const [a, b] of [
      [one, two],
      [two, one],
    ] as const) {
      min = Math.min(min, getDistanceAtCrop(a, b, alignCrop(a.grey, b.grey, start).part));
    }
    if (min < 1) break;
  }
  return min;
}

export const isSamePicture = (first: Uint8Array, second: Uint8Array): boolean =>
  getFingerprintDistance(first, second) < 1;
