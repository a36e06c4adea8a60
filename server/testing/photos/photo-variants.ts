/** Many pictures of homes, and what people do to a picture before they send it again: for the test of the same picture. */

import { drawPictureSvg, type PictureKind, pictureKinds } from '@estia/demo/pictures/draw';
import sharp from 'sharp';
import type { Pixels } from '../../src/features/photos/renditions.ts';
import { createSeededRandom } from '../seeded-random.ts';

export { computeFingerprint, getFingerprintDistance } from '../../src/features/photos/similarity/image-fingerprint.ts';
export { computePerceptualHash, listNearbyHashes } from '../../src/features/photos/similarity/perceptual-hash.ts';
export { pictureKinds as drawingKinds };

const WIDTH = 800;
const HEIGHT = 600;

/** Half the size of the demo's, because drawing is what takes the time. */
export async function drawPropertyPhoto(kind: PictureKind, seed: number): Promise<Pixels> {
  const data = await sharp(Buffer.from(drawPictureSvg(kind, seed)), { density: 36 })
    .resize(WIDTH, HEIGHT, { fit: 'fill' })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { data, width: WIDTH, height: HEIGHT };
}

type Random = () => number;
type Colour = [number, number, number];

/** Smooth noise of several sizes, as plaster, wood and daylight have. */
function createNoise(random: Random, cells: number): (x: number, y: number) => number {
  const grid = Array.from({ length: (cells + 2) * (cells + 2) }, () => random() - 0.5);
  return (x, y) => {
    const ix = Math.floor(x * cells);
    const iy = Math.floor(y * cells);
    const fx = x * cells - ix;
    const fy = y * cells - iy;
    const at = iy * (cells + 2) + ix;
    const below = at + cells + 2;
    const top = (grid[at] ?? 0) * (1 - fx) + (grid[at + 1] ?? 0) * fx;
    return top * (1 - fy) + ((grid[below] ?? 0) * (1 - fx) + (grid[below + 1] ?? 0) * fx) * fy;
  };
}

type RoomObject = {
  x: number;
  y: number;
  w: number;
  h: number;
  round: boolean;
  tilt: number;
  colour: Colour;
  shade: number;
};

function createObjects(random: Random): RoomObject[] {
  return Array.from({ length: 4 + Math.floor(random() * 5) }, () => {
    const tone = 30 + random() * 190;
    return {
      x: 0.08 + random() * 0.84,
      y: 0.45 + random() * 0.45,
      w: 0.1 + random() * 0.25,
      h: 0.08 + random() * 0.25,
      round: random() < 0.3,
      tilt: (random() - 0.5) * 0.5,
      colour: [tone + random() * 50 - 25, tone + random() * 40 - 20, tone + random() * 50 - 25],
      shade: random() * 60 - 30,
    };
  });
}

/** A room as a telephone sees it: walls in their light, a window, furniture, grain. The same room may be furnished anew. */
const rooms = new Map<string, Pixels>();

export function drawRoomPhoto(seed: number, furniture: number): Pixels {
  const key = `${seed} ${furniture}`;
  const pixels = rooms.get(key) ?? drawRoom(seed, furniture);
  rooms.set(key, pixels);
  return pixels;
}

function drawRoom(seed: number, furniture: number): Pixels {
  const random = createSeededRandom(seed * 7919 + 13);
  const pick = (low: number, high: number) => low + random() * (high - low);
  const base = pick(110, 225);
  const wall: Colour = [base + pick(-12, 20), base + pick(-10, 10), base + pick(-25, 10)];
  const floor: Colour = [pick(70, 190), pick(60, 160), pick(40, 140)];
  const [horizon, corner, lean] = [pick(0.5, 0.72), pick(0.15, 0.85), pick(-0.15, 0.15)];
  const window = { x: pick(0.1, 0.7), y: pick(0.08, 0.25), w: pick(0.12, 0.3), h: pick(0.2, 0.4) };
  const noises = [3, 9, 31].map((cells) => createNoise(random, cells));
  const strength = [pick(20, 70), pick(5, 25), pick(3, 16)];
  const weighted = noises.map((noise, at) => [noise, strength[at] ?? 0] as const);
  const planks = pick(8, 30);
  const light: [number, number] = [pick(-50, 50), pick(-40, 30)];
  const inside = createObjects(createSeededRandom(furniture * 104_729 + 7)).map((thing) => ({
    ...thing,
    cos: Math.cos(thing.tilt),
    sin: Math.sin(thing.tilt),
  }));
  const grain = createSeededRandom(seed + furniture * 31 + 1);
  const data = Buffer.alloc(WIDTH * HEIGHT * 3);
  for (let py = 0; py < HEIGHT; py++)
    for (let px = 0; px < WIDTH; px++) {
      const [x, y] = [px / WIDTH, py / HEIGHT];
      const edge = horizon + lean * Math.abs(x - corner);
      let colour: Colour;
      let lit = light[0] * (x - 0.5) + light[1] * (y - 0.5);
      if (y > edge) {
        const depth = 1 / (y - edge + 0.15);
        colour = floor;
        lit += Math.floor((x - corner) * depth * planks) % 2 === 0 ? 8 : -8;
      } else {
        colour = wall;
        if (x > corner) lit -= 22;
      }
      const [wx, wy] = [(x - window.x) / window.w, (y - window.y) / window.h];
      if (wx > 0 && wx < 1 && wy > 0 && wy < 1) {
        colour = wy > 0.6 ? [150, 170, 130] : [225, 238, 250];
        lit = Math.abs(wx - 0.5) < 0.03 ? -90 : 0;
      }
      for (const thing of inside) {
        const dx = x - thing.x;
        const dy = (y - thing.y) * 0.75;
        const u = (dx * thing.cos + dy * thing.sin) / thing.w;
        const v = (dy * thing.cos - dx * thing.sin) / thing.h / 0.75;
        if (thing.round ? u * u + v * v < 0.25 : Math.abs(u) < 0.5 && Math.abs(v) < 0.5) {
          colour = thing.colour;
          lit = thing.shade * (v + 0.2) * 2 + light[0] * (x - 0.5);
        }
      }
      for (const [noise, weight] of weighted) lit += noise(x, y) * weight;
      lit += (grain() + grain() - 1) * 9;
      for (let k = 0; k < 3; k++) data[(py * WIDTH + px) * 3 + k] = Math.max(0, Math.min(255, (colour[k] ?? 0) + lit));
    }
  return { data, width: WIDTH, height: HEIGHT };
}

/** The same picture with one thing more in it: a chair, a cupboard, seen against what stood there. */
export function addObjectToPhoto({ data, width, height }: Pixels, seed: number): Pixels {
  const random = createSeededRandom(seed * 17 + 3);
  const [w, h] = [(0.12 + random() * 0.14) * width, (0.14 + random() * 0.16) * height];
  const [left, top] = [(0.05 + random() * 0.65) * width, (0.35 + random() * 0.3) * height];
  const middle = (Math.floor(top + h / 2) * width + Math.floor(left + w / 2)) * 3;
  const away = (data[middle + 1] ?? 0) > 128 ? -1 : 1;
  const colour = [0, 1, 2].map((k) => (data[middle + k] ?? 0) + away * (45 + random() * 60));
  const copy = Buffer.from(data);
  for (let y = Math.floor(top); y < top + h; y++)
    for (let x = Math.floor(left); x < left + w; x++)
      for (let k = 0; k < 3; k++)
        copy[(y * width + x) * 3 + k] = Math.max(
          0,
          Math.min(255, (colour[k] ?? 0) + ((y - top) / h) * 20 + random() * 8),
        );
  return { data: copy, width, height };
}

export const photoEdits = ['jpeg', 'webp', 'resize', 'crop', 'brightness', 'contrast', 'together'] as const;
export type PhotoEdit = (typeof photoEdits)[number];

/** The picture as it comes the second time, as the bytes of a file. */
export async function applyPhotoEdit(
  { data, width, height }: Pixels,
  change: PhotoEdit,
  seed: number,
): Promise<Buffer> {
  const random = createSeededRandom(seed * 31 + 5);
  const between = (low: number, high: number) => low + random() * (high - low);
  let image = sharp(data, { raw: { width, height, channels: 3 } });
  const all = change === 'together';
  if (change === 'crop' || all) {
    const most = all ? 0.03 : 0.05;
    // A third of them at the very limit, on all sides or on one.
    const kind = Math.floor(random() * 3);
    const share = () => (kind === 0 ? most : kind === 1 ? between(0, most) : random() < 0.25 ? most : 0);
    const [l, r, t, b] = [share(), share(), share(), share()];
    const left = Math.floor(l * width);
    const top = Math.floor(t * height);
    image = sharp(
      await image
        .extract({
          left,
          top,
          width: width - left - Math.floor(r * width),
          height: height - top - Math.floor(b * height),
        })
        .png({ compressionLevel: 1 })
        .toBuffer(),
    );
  }
  if (change === 'brightness' || all) image = image.linear(random() < 0.5 ? between(0.8, 0.95) : between(1.05, 1.2), 0);
  if (change === 'contrast') {
    const gain = random() < 0.5 ? between(0.8, 0.95) : between(1.05, 1.2);
    image = image.linear(gain, 128 * (1 - gain));
  }
  if (change === 'resize' || all) {
    const factor = all ? between(0.5, 1.4) : between(0.3, 2);
    image = image.resize({ width: Math.round(width * factor) });
  }
  if (change === 'webp') return image.webp({ quality: Math.round(between(40, 90)), effort: 1 }).toBuffer();
  return image.jpeg({ quality: Math.round(change === 'jpeg' ? between(40, 90) : between(70, 90)) }).toBuffer();
}

export async function decodePixels(file: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
