/**
 * An agency's logo: the file an owner sent → the two widths that are shown, drawn from bare pixels with their
 * transparency. Opened in the web process, as pictures of admins are, because the person waits for it: so it may be
 * much smaller than a photo, and takes its turn with everything else that needs memory. An SVG is a program and is not
 * taken.
 */
import { logoLimits } from '@estia/contract/agencies/logo-limits';
import sharp from 'sharp';
import { AppError } from '../../platform/app-error.ts';
import { detectImageType } from './image-decoding.ts';
import { runSerially } from './serial-queue.ts';

const MAX_PIXELS = 6_000_000;
const MAX_SIDE = 6_000;
const MIN_SIDE = 48;
/** A line is no logo, and would be drawn as nothing. */
const MAX_RATIO = 8;
const DECODE_SECONDS = 5;
const MAX_OUTPUT_WIDTH = Math.max(...logoLimits.widths);

const createImageError = (code: string) => new AppError('image_error', { image: code });

async function decodeLogo(file: Buffer) {
  const kind = detectImageType(file);
  // AVIF takes the most memory of all, and nobody keeps a logo in it.
  if (kind === null || kind === 'heif') throw new AppError('not_an_image');
  const open = () => sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const { format, width = 0, height = 0 } = await sharp(file, { limitInputPixels: false, failOn: 'error' }).metadata();
  if (format !== kind) throw new AppError('not_an_image');
  const [long, short] = [Math.max(width, height), Math.min(width, height)];
  if (long > MAX_SIDE || width * height > MAX_PIXELS) throw createImageError('too_many_pixels');
  if (short < MIN_SIDE || long / short > MAX_RATIO) throw createImageError('too_small');
  const { data, info } = await open()
    .timeout({ seconds: DECODE_SECONDS })
    .autoOrient()
    .resize({ width: MAX_OUTPUT_WIDTH, height: MAX_OUTPUT_WIDTH, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  if (info.channels !== 4) throw createImageError('broken');
  return { data, width: info.width, height: info.height };
}

export async function renderLogo(file: Buffer): Promise<{ name: string; body: Buffer }[]> {
  if (file.byteLength > logoLimits.bytes) throw new AppError('too_large');
  try {
    return await runSerially(async () => {
      const { data, width, height } = await decodeLogo(file);
      const draw = async (to: number) => ({
        name: `${to}.webp`,
        body: await sharp(data, { raw: { width, height, channels: 4 } })
          .resize({ width: to, height: to, fit: 'inside', withoutEnlargement: true })
          .webp({ quality: 88, alphaQuality: 100, effort: 4 })
          .toBuffer(),
      });
      return [await draw(logoLimits.widths[0]), await draw(logoLimits.widths[1])];
    });
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw createImageError('broken');
  }
}
