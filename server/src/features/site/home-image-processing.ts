/** HOME-2: the file an admin chose → the two widths that the home page shows. Whatever it was, pixels are all that is kept. */
import { homeImageLimits } from '@estia/contract/site/home-image';
import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import { decodeImage, ImageRefusedError } from '../photos/index.ts';

const MAX_WIDTH = Math.max(...homeImageLimits.widths);
/** An SVG says its own size, and could say a mile. */
const MAX_HEIGHT = 3_200;
const MAX_SVG_BYTES = 2 * 1024 * 1024;
const DPI = 72;
const MAX_DPI = 2_400;

/** `data:image/png;base64,…` and nothing else of what a data URL may be. */
export function parseImageDataUrl(text: string): Buffer {
  const match = /^data:([a-z+/]{5,30});base64,([A-Za-z0-9+/]+={0,2})$/.exec(text);
  const types: readonly string[] = homeImageLimits.types;
  if (!match?.[1] || !match[2] || !types.includes(match[1])) throw new AppError('not_an_image');
  const file = Buffer.from(match[2], 'base64');
  if (file.length > homeImageLimits.bytes) throw new AppError('too_large');
  return file;
}

const isSvg = (file: Buffer): boolean =>
  /^(\uFEFF)?\s*<(\?xml|!--|!DOCTYPE|svg)[\s>]/.test(file.toString('utf8', 0, 400));

/** Drawn here and never served: an SVG is a program. The drawer reads no other file and no network. */
async function rasterizeSvg(file: Buffer): Promise<Buffer> {
  if (file.length > MAX_SVG_BYTES) throw new AppError('too_large');
  // An entity may stand for a thousand others.
  if (/<!ENTITY/i.test(file.toString('utf8'))) throw new AppError('image_error');
  const { format, width = 0, height = 0 } = await sharp(file, { density: DPI, limitInputPixels: false }).metadata();
  if (format !== 'svg') throw new AppError('not_an_image');
  if (!width || !height || (height / width) * MAX_WIDTH > MAX_HEIGHT) throw new AppError('image_error');
  const density = Math.min(MAX_DPI, Math.max(1, (DPI * MAX_WIDTH) / width));
  return sharp(file, { density, limitInputPixels: MAX_WIDTH * 2 * MAX_HEIGHT * 2 })
    .resize({ width: MAX_WIDTH })
    .png()
    .toBuffer();
}

export type HomeImageFile = { name: string; body: Buffer };

export async function renderHomeImage(file: Buffer): Promise<HomeImageFile[]> {
  try {
    const { data, width, height } = await decodeImage(isSvg(file) ? await rasterizeSvg(file) : file, MAX_WIDTH);
    const draw = async (to: number) => ({
      name: `${to}.webp`,
      body: await sharp(data, { raw: { width, height, channels: 3 } })
        .resize({ width: to })
        .webp({ quality: 78, effort: 4 })
        .toBuffer(),
    });
    return [await draw(homeImageLimits.widths[0]), await draw(homeImageLimits.widths[1])];
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(
      error instanceof ImageRefusedError && error.code === 'not_an_image' ? 'not_an_image' : 'image_error',
    );
  }
}
