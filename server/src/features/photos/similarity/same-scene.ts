/**
 * Whether two pictures show the same from the same spot: also when one was mirrored, cut at its sides, or carries a
 * watermark, which a comparison of copies rightly calls another picture.
 */
import { requireValue } from '@estia/contract/require-value';
import { alignCrop, type CropRect, fitLinear, fullFrame, GRID_SIZE, resampleCrop } from './fingerprint-alignment.ts';
import { computePerceptualHash } from './perceptual-hash.ts';

const GREY_BYTES = GRID_SIZE * GRID_SIZE;
/** Of 64 bits. Two pictures of different rooms differ in about half of them. */
const MAX_HASH_DISTANCE = 14;
/** Cells that may be wholly different: a watermark, a logo in a corner, a date. */
const COVERED_SHARE = 0.2;
/** Of the cells left, after the best alignment. */
const MIN_CORRELATION = 0.95;

/** What is commonly cut off a picture: a frame all around, a strip at the bottom or the top, a side. */
const crops: readonly CropRect[] = [
  fullFrame,
  { x0: 0.06, x1: 0.94, y0: 0.06, y1: 0.94 },
  { x0: 0.12, x1: 0.88, y0: 0.12, y1: 0.88 },
  { x0: 0, x1: 1, y0: 0, y1: 0.88 },
  { x0: 0, x1: 1, y0: 0.12, y1: 1 },
  { x0: 0, x1: 0.88, y0: 0, y1: 1 },
  { x0: 0.12, x1: 1, y0: 0, y1: 1 },
];

const getGrey = (fingerprint: Uint8Array): Float64Array => Float64Array.from(fingerprint.subarray(0, GREY_BYTES));

function mirror(plane: Float64Array): Float64Array {
  return plane.map((_, i) => plane[i - (i % GRID_SIZE) + GRID_SIZE - 1 - (i % GRID_SIZE)] ?? 0);
}

/** The hash as two numbers of 32 bits: the bits of a bigint are counted a hundred times more slowly. */
type SceneView = { high: number; low: number; grey: Float64Array };
export type Scene = { whole: SceneView; views: readonly SceneView[] };

function toView(grey: Float64Array): SceneView {
  const hash = BigInt(computePerceptualHash(Uint8Array.from(grey, (tone) => Math.max(0, Math.min(255, tone)))));
  return { high: Number(BigInt.asIntN(32, hash >> 32n)), low: Number(BigInt.asIntN(32, hash)), grey };
}

/** A picture with the ways in which another may be made of it. */
export function createScene(fingerprint: Uint8Array): Scene {
  const grey = getGrey(fingerprint);
  const views = [grey, mirror(grey)].flatMap((plane) =>
    crops.map((crop) => toView(resampleCrop(plane, GRID_SIZE, crop))),
  );
  return { whole: requireValue(views[0]), views };
}

function countBits(bits: number): number {
  const pairs = bits - ((bits >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** How alike the cells are without those that differ most: what a watermark covers says nothing of the room. */
function getTrimmedCorrelation(a: Float64Array, b: Float64Array): number {
  const { gain, offset } = fitLinear(a, b, GRID_SIZE);
  const errors = a.map((tone, i) => Math.abs((b[i] ?? 0) - gain * tone - offset));
  const limit = errors.toSorted()[Math.floor(errors.length * (1 - COVERED_SHARE))] ?? 0;
  let [n, sa, sb, saa, sbb, sab] = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < a.length; i++) {
    if ((errors[i] ?? 0) > limit) continue;
    const [x, y] = [a[i] ?? 0, b[i] ?? 0];
    n += 1;
    sa += x;
    sb += y;
    saa += x * x;
    sbb += y * y;
    sab += x * y;
  }
  const [va, vb] = [saa - (sa * sa) / n, sbb - (sb * sb) / n];
  return va > 1e-6 && vb > 1e-6 ? (sab - (sa * sb) / n) / Math.sqrt(va * vb) : 0;
}

const isMadeOf = (scene: Scene, part: SceneView): boolean =>
  scene.views.some(
    (view) =>
      countBits(view.high ^ part.high) + countBits(view.low ^ part.low) <= MAX_HASH_DISTANCE &&
      getTrimmedCorrelation(
        resampleCrop(view.grey, GRID_SIZE, alignCrop(view.grey, part.grey, fullFrame).part),
        part.grey,
      ) >= MIN_CORRELATION,
  );

export const isSameScene = (first: Scene, second: Scene): boolean =>
  isMadeOf(first, second.whole) || isMadeOf(second, first.whole);

/** How many pictures both have. Each counts once, however many shots of one room the other has. */
export function countSharedScenes(first: readonly Scene[], second: readonly Scene[]): number {
  const left = new Set(second);
  return first.filter((scene) => {
    for (const other of left)
      if (isSameScene(scene, other)) {
        left.delete(other);
        return true;
      }
    return false;
  }).length;
}
