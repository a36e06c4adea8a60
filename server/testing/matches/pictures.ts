/** Pictures of rooms and what advertisers do to them, drawn from a seed: for labelled pairs of listings. */
import sharp from 'sharp';
import { computeFingerprint } from '../../src/features/photos/similarity/image-fingerprint.ts';
import { createScene, type Scene } from '../../src/features/photos/similarity/same-scene.ts';
import { createSeededRandom } from '../seeded-random.ts';

const WIDTH = 160;
const HEIGHT = 120;
export type PictureChange = 'none' | 'crop' | 'watermark' | 'mirror' | 'brighter';

type Rgb = [number, number, number];

/** A wall, a floor and what stands before them. Rooms of one building have the same colours and the same window. */
function drawRoom(seed: number, style: number): Buffer {
  const random = createSeededRandom(seed);
  const styled = createSeededRandom(style);
  const tone = (spread: () => number, from: number, to: number): Rgb => [
    from + spread() * (to - from),
    from + spread() * (to - from),
    from + spread() * (to - from),
  ];
  const pixels = Buffer.alloc(WIDTH * HEIGHT * 3);
  const wall = tone(styled, 170, 245);
  const floor = tone(styled, 70, 180);
  const horizon = HEIGHT * (0.5 + styled() * 0.25);
  const light = random();
  const put = (x: number, y: number, [r, g, b]: Rgb, alpha = 1) => {
    const at = (y * WIDTH + x) * 3;
    [r, g, b].forEach((value, i) => {
      pixels[at + i] = Math.max(0, Math.min(255, (pixels[at + i] ?? 0) * (1 - alpha) + value * alpha));
    });
  };
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++) {
      const shade = 1 - 0.25 * Math.abs(x / WIDTH - light);
      const [r, g, b] = y < horizon ? wall : floor;
      put(x, y, [r * shade, g * shade, b * shade]);
    }
  const things = 5 + Math.floor(random() * 6);
  for (let n = 0; n < things; n++) {
    const color = tone(random, 20, 235);
    const [w, h] = [WIDTH * (0.06 + random() * 0.3), HEIGHT * (0.08 + random() * 0.4)];
    const [x0, y0] = [random() * (WIDTH - w), random() * (HEIGHT - h)];
    const isRound = random() < 0.3;
    for (let y = Math.floor(y0); y < y0 + h; y++)
      for (let x = Math.floor(x0); x < x0 + w; x++) {
        const [dx, dy] = [(x - x0) / w - 0.5, (y - y0) / h - 0.5];
        if (isRound && dx * dx + dy * dy > 0.25) continue;
        const shade = 1 - 0.2 * (dy + 0.5);
        put(x, y, [color[0] * shade, color[1] * shade, color[2] * shade]);
      }
  }
  return pixels;
}

const watermark = Buffer.from(
  `<svg width="${WIDTH}" height="${HEIGHT}"><text x="50%" y="55%" font-size="20" font-family="sans-serif" font-weight="bold"
    fill="#fff" fill-opacity="0.75" text-anchor="middle">AGENCY.GR</text><rect x="${WIDTH - 40}" y="${HEIGHT - 22}" width="34"
    height="16" fill="#c22" fill-opacity="0.9"/></svg>`,
);

export async function renderFingerprint(seed: number, style: number, change: PictureChange): Promise<Buffer> {
  const random = createSeededRandom(seed * 7 + 5);
  const raw = { width: WIDTH, height: HEIGHT, channels: 3 as const };
  let image = sharp(drawRoom(seed, style), { raw });
  if (change === 'crop') {
    const cut = () => 0.02 + random() * 0.09;
    const [left, top] = [Math.round(WIDTH * cut()), Math.round(HEIGHT * cut())];
    image = image.extract({
      left,
      top,
      width: WIDTH - left - Math.round(WIDTH * cut()),
      height: HEIGHT - top - Math.round(HEIGHT * cut()),
    });
  }
  if (change === 'mirror') image = image.flop();
  if (change === 'watermark') image = image.composite([{ input: watermark }]);
  if (change === 'brighter') image = image.linear(1.12, 8);
  const jpeg = await image.jpeg({ quality: change === 'none' ? 90 : 60 + Math.floor(random() * 25) }).toBuffer();
  const { data, info } = await sharp(jpeg).raw().toBuffer({ resolveWithObject: true });
  return computeFingerprint({ data, width: info.width, height: info.height });
}

/** Buildings of the pool, and the rooms drawn of each: enough for two flats of a pair and for one photographed anew. */
export const STYLES = 60;
export const ROOMS_PER_STYLE = 24;

/** Each picture is drawn once: pairs are compared with each other only, and share rooms with other pairs. */
export function createPictures() {
  const scenes = new Map<string, Promise<Scene>>();
  return (room: number, style: number, change: PictureChange): Promise<Scene> => {
    const key = `${style} ${room} ${change}`;
    const scene =
      scenes.get(key) ?? renderFingerprint(style * ROOMS_PER_STYLE + room + 1, style + 1, change).then(createScene);
    scenes.set(key, scene);
    return scene;
  };
}
