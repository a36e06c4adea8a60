/** Photos as a phone makes them: a few megabytes of different rooms, with a place in them that nobody is to learn. */
import sharp from 'sharp';
import { createSeededRandom } from '../seeded-random.ts';
import { drawingKinds, drawPropertyPhoto } from './photo-variants.ts';

const WIDTH = 1_920;
const HEIGHT = 1_440;
const GRAIN = 48;

/** What a phone writes: where the photo was taken, and with what. */
const taken = {
  IFD0: { Make: 'Estia', Model: 'Camera 1' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '38/1 1/1 18/1', GPSLongitudeRef: 'E', GPSLongitude: '23/1 48/1 3/1' },
};

/** The grain of a small sensor: it is what makes a file large. */
export async function createPhonePhoto(seed: number, { gps = false } = {}): Promise<Buffer> {
  const kind = drawingKinds[seed % drawingKinds.length] ?? 'living';
  const { data, width, height } = await drawPropertyPhoto(kind, seed);
  const pixels = await sharp(data, { raw: { width, height, channels: 3 } })
    .resize(WIDTH, HEIGHT)
    .raw()
    .toBuffer();
  const random = createSeededRandom(seed + 1);
  for (let at = 0; at < pixels.length; at += 1)
    pixels[at] = Math.max(0, Math.min(255, (pixels[at] ?? 0) + GRAIN * (random() - 0.5)));
  const image = sharp(pixels, { raw: { width: WIDTH, height: HEIGHT, channels: 3 } });
  return (gps ? image.withExif(taken) : image).jpeg({ quality: 94 }).toBuffer();
}

/** The same photo as another program saves it. */
export const reencodePhoto = (photo: Buffer): Promise<Buffer> =>
  sharp(photo).resize({ width: 1_280 }).jpeg({ quality: 60 }).toBuffer();

/** Small and quick to make, for where only the number counts. */
export async function createSmallPhoto(seed: number): Promise<Buffer> {
  const kind = drawingKinds[seed % drawingKinds.length] ?? 'living';
  const { data, width, height } = await drawPropertyPhoto(kind, seed);
  return sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 80 })
    .toBuffer();
}

const thumb = (file: Buffer): Promise<Buffer> =>
  sharp(file).resize(24, 18, { fit: 'fill' }).removeAlpha().toColourspace('srgb').raw().toBuffer();

/** Which of the originals a served picture is. */
export async function findOriginalIndex(served: Buffer, originals: readonly Buffer[]): Promise<number> {
  const fingerprint = await thumb(served);
  const apart = async (file: Buffer) => {
    const other = await thumb(file);
    return other.reduce((sum, value, at) => sum + Math.abs(value - (fingerprint[at] ?? 0)), 0);
  };
  const distances = await Promise.all(originals.map(apart));
  return distances.indexOf(Math.min(...distances));
}
