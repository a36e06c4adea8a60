/** A decoded picture → the files that are served. They are made from bare pixels, so nothing else of the upload can be in them. */
import { photoWidths } from '@estia/contract/photos/model';
import sharp from 'sharp';
import { runSerially } from './serial-queue.ts';

/** 8 bits of red, green and blue, row by row. */
export type Pixels = { data: Buffer; width: number; height: number };

export type Rendition = { name: string; body: Buffer };

const openPixels = ({ data, width, height }: Pixels) => sharp(data, { raw: { width, height, channels: 3 } });

/** JPEG and WebP of one width; a small picture is not made larger. */
async function renderWidth(pixels: Pixels, width: number): Promise<Rendition[]> {
  const at = () => {
    const image = openPixels(pixels);
    return width < pixels.width ? image.resize({ width }) : image;
  };
  return [
    { name: `${width}.webp`, body: await at().webp({ quality: 80, effort: 1 }).toBuffer() },
    { name: `${width}.jpg`, body: await at().jpeg({ quality: 80, mozjpeg: false }).toBuffer() },
  ];
}

/** Every width that a page may ask for, one after another: a worker has little memory and other things to do. */
export async function* renderAllSizes(pixels: Pixels): AsyncGenerator<Rendition> {
  for (const width of photoWidths) yield* await runSerially(() => renderWidth(pixels, width));
}

/** Shown blurred until the picture arrives: 12 × 9, as a data address of about 100 characters. */
export async function renderPlaceholder(pixels: Pixels): Promise<string> {
  const small = await openPixels(pixels).resize(12, 9, { fit: 'fill' }).webp({ quality: 30, effort: 4 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}
