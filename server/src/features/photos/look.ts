/**
 * What a picture looks like, small enough to keep: 32 × 32 of brightness and 16 × 16 of each of two colours. Two looks are
 * compared by laying one over the other (a crop moves its edges, a brighter copy its tones) and asking how wrong the
 * worst spot still is: a copy is a little wrong everywhere, another room with the same walls is very wrong somewhere.
 */
import sharp from 'sharp';
import { align, cut, fitLine, fitTones, type Part, SIDE, whole, worstSpot } from './look-fit.ts';
import type { Pixels } from './renditions.ts';

const HALF = 16;
const FINE = 128;
export const LOOK_BYTES = SIDE * SIDE + 2 * HALF * HALF;

/** Tents of twice the cell: so soft that a look can be read between its cells. */
function tent(plane: Float64Array, side: number): Float64Array {
  const cell = FINE / side;
  const shrink = (read: (at: number) => number): Float64Array => {
    const line = new Float64Array(side);
    for (let i = 0; i < side; i++) {
      const middle = (i + 0.5) * cell;
      let [sum, weights] = [0, 0];
      for (let at = Math.max(0, Math.floor(middle - cell)); at < Math.min(FINE, middle + cell); at++) {
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
  for (let y = 0; y < FINE; y++) rows.push(shrink((x) => plane[y * FINE + x] ?? 0));
  const out = new Float64Array(side * side);
  for (let x = 0; x < side; x++) {
    const column = shrink((y) => rows[y]?.[x] ?? 0);
    for (let y = 0; y < side; y++) out[y * side + x] = column[y] ?? 0;
  }
  return out;
}

export async function lookOf({ data, width, height }: Pixels): Promise<Buffer> {
  const small = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(FINE, FINE, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer();
  const [grey, blue, red] = [0, 0, 0].map(() => new Float64Array(FINE * FINE)) as [
    Float64Array,
    Float64Array,
    Float64Array,
  ];
  for (let i = 0; i < FINE * FINE; i++) {
    const [r, g, b] = [small[i * 3] ?? 0, small[i * 3 + 1] ?? 0, small[i * 3 + 2] ?? 0];
    const y = 0.299 * r + 0.587 * g + 0.114 * b;
    grey[i] = y;
    blue[i] = 128 + 0.564 * (b - y);
    red[i] = 128 + 0.713 * (r - y);
  }
  const look = Buffer.alloc(LOOK_BYTES);
  const put = (plane: Float64Array, side: number, at: number) =>
    tent(plane, side).forEach((value, i) => {
      look[at + i] = Math.max(0, Math.min(255, Math.round(value)));
    });
  put(grey, SIDE, 0);
  put(blue, HALF, SIDE * SIDE);
  put(red, HALF, SIDE * SIDE + HALF * HALF);
  return look;
}

type Planes = { grey: Float64Array; blue: Float64Array; red: Float64Array };

const planesOf = (look: Uint8Array): Planes => ({
  grey: Float64Array.from(look.subarray(0, SIDE * SIDE)),
  blue: Float64Array.from(look.subarray(SIDE * SIDE, SIDE * SIDE + HALF * HALF)),
  red: Float64Array.from(look.subarray(SIDE * SIDE + HALF * HALF)),
});

/** Where to begin looking for the part: nothing cut, all sides cut, each corner cut. */
const starts: readonly Part[] = [
  whole,
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
const GREY_OFF = 10.3;
const COLOUR_OFF = 8.4;
/** A picture that is nearly one colour must be met more closely; this contrast is that of an ordinary one. */
const ORDINARY = 30;
/** Pictures that are less alike than this at 8 × 8, where a crop hardly shows, are not looked at closely. */
const FAINTLY_ALIKE = 0.6;
const COARSE = 8;

const meanOf = (plane: Float64Array): number => plane.reduce((sum, value) => sum + value, 0) / plane.length;

function contrastOf(plane: Float64Array): number {
  const mean = meanOf(plane);
  return Math.sqrt(plane.reduce((sum, value) => sum + (value - mean) ** 2, 0) / plane.length);
}

function coarse(plane: Float64Array): Float64Array {
  const step = SIDE / COARSE;
  const out = new Float64Array(COARSE * COARSE);
  plane.forEach((value, i) => {
    const at = Math.floor(i / SIDE / step) * COARSE + Math.floor((i % SIDE) / step);
    out[at] = (out[at] ?? 0) + value / step ** 2;
  });
  return out;
}

/** Where a copy was made so bright that its whites ran over, neither tone nor colour tells much. */
function trust(moved: Float64Array, b: Float64Array, side: number): Float64Array {
  const brighter = meanOf(b) > meanOf(moved) * 1.03;
  const step = SIDE / side;
  return Float64Array.from({ length: side * side }, (_, i) => {
    const [x, y] = [(i % side) * step, Math.floor(i / side) * step];
    let brightest = 0;
    for (let dy = 0; dy < step; dy++)
      for (let dx = 0; dx < step; dx++) brightest = Math.max(brightest, b[(y + dy) * SIDE + x + dx] ?? 0);
    return brighter && brightest > 210 ? 0.5 : 1;
  });
}

/** Below 1: `b` was made of this part of `a`. */
function wrongnessAt(a: Planes, b: Planes, part: Part): number {
  const moved = cut(a.grey, SIDE, part);
  const tones = fitTones(moved, b.grey);
  const sure = trust(moved, b.grey, SIDE);
  const grey = worstSpot(
    moved.map((tone, i) => (sure[i] ?? 1) * ((b.grey[i] ?? 0) - tones(tone))),
    SIDE,
    3,
  );
  const strict = Math.max(0.3, Math.min(1, Math.min(contrastOf(moved), contrastOf(b.grey)) / ORDINARY));
  const sureColour = trust(moved, b.grey, HALF);
  const colours = (['blue', 'red'] as const).map((name) => {
    const plane = cut(a[name], HALF, part);
    const { gain, offset } = fitLine(plane, b[name], HALF);
    const off = plane.map((value, i) => (sureColour[i] ?? 1) * ((b[name][i] ?? 0) - offset - gain * value));
    return worstSpot(off, HALF, 2);
  });
  return Math.max(grey / (GREY_OFF * strict), ...colours.map((off) => off / COLOUR_OFF));
}

/**
 * How far two pictures are from being the same, below 1 when they are: the better of "the second was made of the first"
 * and the reverse. Search ends with the first answer below 1.
 */
export function wrongness(first: Uint8Array, second: Uint8Array): number {
  if (Buffer.compare(first, second) === 0) return 0;
  const [one, two] = [planesOf(first), planesOf(second)];
  const { correlation } = fitLine(coarse(one.grey), coarse(two.grey), COARSE);
  if (correlation < FAINTLY_ALIKE) return Number.POSITIVE_INFINITY;
  let least = Number.POSITIVE_INFINITY;
  for (const start of starts) {
    for (const [a, b] of [
      [one, two],
      [two, one],
    ] as const) {
      least = Math.min(least, wrongnessAt(a, b, align(a.grey, b.grey, start).part));
    }
    if (least < 1) break;
  }
  return least;
}

export const sameLook = (first: Uint8Array, second: Uint8Array): boolean => wrongness(first, second) < 1;
