/**
 * A file that somebody sent → bare pixels, or the reason why not. Nothing but the pixels of its first frame survives, so
 * what else was in the file (where it was taken, a page, a program) goes no further.
 *
 * Taken: JPEG, PNG, WebP, GIF, AVIF, told by their first bytes and by the decoder, never by a name. Not taken: HEIC (the
 * decoder has no licence for it; telephones hand over JPEG when a page asks for it), TIFF, SVG, PDF and everything else.
 */

import type { PhotoRejection } from '@estia/contract/photos/model';
import { photoWidths } from '@estia/contract/photos/model';
import sharp, { type Metadata } from 'sharp';
import type { Pixels } from './renditions.ts';

export class ImageRefusedError extends Error {
  readonly code: PhotoRejection;
  constructor(code: PhotoRejection, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** It may be the file, it may be a busy machine. */
export class DecodeTimeoutError extends Error {}

/** Read row by row, so that only time is at stake: telephones make up to 50 million. */
const MAX_PIXELS = 100_000_000;
/** WebP, which we make, ends at 16,383. */
const MAX_SIDE = 16_000;
/** Some kinds are only known when all of them lies in memory. The worker as a whole must stay under 700 MB. */
const MAX_MEMORY_BYTES = 220_000_000;
const MAX_SCANS = 100;
const MAX_OUTPUT_WIDTH = Math.max(...photoWidths);
/** Of what we make: a picture as tall as the longest side we take would need a gigabyte when it becomes AVIF. */
const MAX_OUTPUT_HEIGHT = 3_200;
const DECODE_SECONDS = 15;
const MIN_LONG_SIDE = 400;
const MIN_SHORT_SIDE = 300;

type ImageType = 'jpeg' | 'png' | 'webp' | 'gif' | 'heif';

export function detectImageType(file: Buffer): ImageType | null {
  const text = (from: number, to: number) => file.toString('latin1', from, to);
  if (file.length < 12) return null;
  if (file[0] === 0xff && file[1] === 0xd8 && file[2] === 0xff) return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(0, 6) === 'GIF87a' || text(0, 6) === 'GIF89a') return 'gif';
  if (text(4, 8) !== 'ftyp') return null;
  const brands: readonly string[] = text(8, Math.min(file.length, 8 + 64, file.readUInt32BE(0))).match(/.{4}/gs) ?? [];
  return brands.includes('avif') || brands.includes('avis') ? 'heif' : null;
}

/**
 * How often the picture is gone over, and how many samples it has for each pixel. More than once means that all of them are
 * kept until the last time.
 */
function countJpegScans(jpeg: Buffer): { scans: number; samples: number } {
  let scans = 0;
  let samples = 4;
  for (let at = 2; at >= 0 && at + 4 <= jpeg.length; ) {
    if (jpeg[at] !== 0xff) {
      at = jpeg.indexOf(0xff, at);
      continue;
    }
    const marker = jpeg[at + 1] ?? 0;
    if (marker === 0xd9) break;
    if (marker === 0xff) at += 1;
    else if (marker === 0 || marker === 1 || (marker >= 0xd0 && marker <= 0xd8)) at += 2;
    else {
      if (marker === 0xda) scans += 1;
      if (marker >= 0xc0 && marker <= 0xc2) samples = countSamplesPerPixel(jpeg.subarray(at, at + 40));
      at += 2 + jpeg.readUInt16BE(at + 2);
    }
  }
  return { scans, samples };
}

/** Colours may be kept at half the width or height. */
function countSamplesPerPixel(frame: Buffer): number {
  const factors = Array.from({ length: Math.min(4, frame[9] ?? 0) }, (_, i) => frame[11 + i * 3] ?? 0x11);
  const across = factors.map((factor) => Math.max(1, factor >> 4));
  const down = factors.map((factor) => Math.max(1, factor & 15));
  const maxSamples = Math.max(1, ...across) * Math.max(1, ...down);
  return factors.reduce((sum, _, i) => sum + ((across[i] ?? 1) * (down[i] ?? 1)) / maxSamples, 0);
}

/** Bytes that lie in memory at once for each pixel, as measured and a little more; 0 where rows come one by one. */
function bytesPerPixel(kind: ImageType, file: Buffer, { channels = 4, depth, isProgressive }: Metadata): number {
  if (kind === 'webp') return 6;
  if (kind === 'gif') return 8;
  if (kind === 'heif') return 18;
  if (kind === 'png') return isProgressive ? channels * (depth === 'ushort' ? 2 : 1) : 0;
  const { scans, samples } = countJpegScans(file);
  if (scans > MAX_SCANS) throw new ImageRefusedError('broken');
  return scans > 1 ? samples * 2 : 0;
}

async function readHeader(file: Buffer, kind: ImageType): Promise<Metadata & { width: number; height: number }> {
  const header = await sharp(file, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch((error: unknown) => {
      throw new ImageRefusedError('broken', error);
    });
  const { format, width, height } = header;
  if (format !== kind || (kind === 'heif' && header.compression !== 'av1')) throw new ImageRefusedError('not_an_image');
  if (!width || !height) throw new ImageRefusedError('broken');
  if (Math.max(width, height) > MAX_SIDE || width * height > MAX_PIXELS) throw new ImageRefusedError('too_many_pixels');
  if (width * height * bytesPerPixel(kind, file, header) > MAX_MEMORY_BYTES)
    throw new ImageRefusedError('too_many_pixels');
  if (Math.max(width, height) < MIN_LONG_SIDE || Math.min(width, height) < MIN_SHORT_SIDE)
    throw new ImageRefusedError('too_small');
  return header;
}

/** As the camera was held. Turned when it is small already: turning needs the whole picture at once. */
async function applyOrientation(pixels: Pixels, orientation: number): Promise<Pixels> {
  if (orientation < 2 || orientation > 8) return pixels;
  const { data, width, height } = pixels;
  const angle = { 3: 180, 4: 180, 5: 90, 6: 90, 7: 270, 8: 270 }[orientation] ?? 0;
  const rotated = await sharp(data, { raw: { width, height, channels: 3 } })
    .rotate(angle)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { info } = rotated;
  const mirrored = [2, 4, 5, 7].includes(orientation)
    ? await sharp(rotated.data, { raw: { width: info.width, height: info.height, channels: 3 } })
        .flop()
        .raw()
        .toBuffer()
    : rotated.data;
  return { data: mirrored, width: info.width, height: info.height };
}

/** At most as wide as asked for: the largest rendition by default. */
export async function decodeImage(file: Buffer, widest = MAX_OUTPUT_WIDTH): Promise<Pixels> {
  const kind = detectImageType(file);
  if (!kind) throw new ImageRefusedError('not_an_image');
  const { orientation = 1 } = await readHeader(file, kind);
  const [width, height] = orientation >= 5 ? [MAX_OUTPUT_HEIGHT, widest] : [widest, MAX_OUTPUT_HEIGHT];
  const { data, info } = await sharp(file, { limitInputPixels: MAX_PIXELS, failOn: 'error' })
    .timeout({ seconds: DECODE_SECONDS })
    .resize({ width, height, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
    .catch((error: unknown) => {
      if (String(error).includes('timeout')) throw new DecodeTimeoutError('decoding', { cause: error });
      throw new ImageRefusedError('broken', error);
    });
  if (info.channels !== 3) throw new ImageRefusedError('broken', `${info.channels} channels`);
  return applyOrientation({ data, width: info.width, height: info.height }, orientation);
}
