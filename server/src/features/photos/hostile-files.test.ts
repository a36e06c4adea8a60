import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { sized } from '../../../testing/environment/test-size.ts';
import type { MaliciousFile } from '../../../testing/malicious-files/malicious-file.ts';
import {
  BASE_HEIGHT,
  BASE_WIDTH,
  createBaseImages,
  createBasePixels,
  createMaliciousFiles,
} from '../../../testing/malicious-files/malicious-files.ts';
import {
  chunk,
  createExif,
  createExifSegment,
  insertJpegSegments,
  insertPngChunks,
} from '../../../testing/photos/image-bytes.ts';
import { listImageMetadata } from '../../../testing/photos/image-metadata.ts';
import { decodeImage, detectImageType, ImageRefusedError } from './image-decoding.ts';
import { type Pixels, renderAllSizes } from './renditions.ts';

async function fateOf(file: Buffer): Promise<{ fate: string; pixels?: Pixels }> {
  try {
    return { fate: 'photo', pixels: await decodeImage(file) };
  } catch (error) {
    if (error instanceof ImageRefusedError) return { fate: error.code };
    throw error;
  }
}

/** Files are made of one photo in so many (each of them in the full run): what is made of one says little about others, they all begin from pixels. */
const EVERY = sized({ ci: 8, full: 1 });
const tagged = ['exif with place', 'p3 profile', 'webp xmp', 'png exif', 'cmyk'];

describe('[POST-4] hostile files', () => {
  let files: MaliciousFile[] = [];
  beforeAll(async () => {
    sharp.cache(false);
    files = await createMaliciousFiles();
  });

  it('are each refused or come down to their pixels, with no tag in any file that is made of them', async () => {
    expect(files.length).toBeGreaterThan(300);
    expect(new Set(files.map((file) => file.name)).size).toBe(files.length);
    expect(new Set(files.map((file) => file.body.toString('base64'))).size).toBeGreaterThan(300);
    const surprises: string[] = [];
    const counts: Record<string, number> = {};
    let rendered = 0;
    for (const [at, { name, body, may }] of files.entries()) {
      const { fate, pixels } = await fateOf(body);
      counts[fate] = (counts[fate] ?? 0) + 1;
      if (!may.some((allowed) => allowed === fate)) surprises.push(`${name}: ${fate}`);
      if (!pixels || (at % EVERY > 0 && !tagged.includes(name))) continue;
      rendered += 1;
      for await (const made of renderAllSizes(pixels)) {
        const tags = await listImageMetadata(made.body);
        if (tags.length > 0) surprises.push(`${name} ${made.name}: ${tags.join(', ')}`);
      }
    }
    expect(surprises).toEqual([]);
    expect(rendered).toBeGreaterThan((counts.photo ?? 0) / EVERY / 2);
    for (const fate of ['photo', 'not_an_image', 'broken', 'too_many_pixels', 'too_small'])
      expect(counts[fate] ?? 0, fate).toBeGreaterThan(5);
  });

  it('would be noticed: tags are found in files that have them', async () => {
    const { jpeg, webp } = await createBaseImages();
    const actual = async (name: string) =>
      listImageMetadata(files.find((file) => file.name === name)?.body ?? Buffer.alloc(0));
    expect(await actual('exif with place')).toEqual(expect.arrayContaining(['marker e1', 'exif', 'orientation']));
    expect(await actual('iptc')).toContain('marker ed');
    expect(await actual('comment')).toContain('marker fe');
    expect(await actual('p3 profile')).toEqual(expect.arrayContaining(['marker e2', 'icc']));
    expect(await actual('jpeg and page')).toEqual(['52 bytes behind the end']);
    expect(await actual('webp exif')).toEqual(expect.arrayContaining(['chunk VP8X', 'chunk EXIF']));
    expect(await actual('webp and script')).not.toEqual([]);
    expect(await actual('avif exif')).toContain('item that is no picture');
    expect(await actual('avif xmp')).toContain('item that is no picture');
    expect([await listImageMetadata(jpeg), await listImageMetadata(webp)]).toEqual([[], []]);
  });

  it('in AVIF have no tag either', async () => {
    for (const name of tagged) {
      const { pixels } = await fateOf(files.find((file) => file.name === name)?.body ?? Buffer.alloc(0));
      const { data, width, height } = pixels as Pixels;
      const avif = await sharp(data, { raw: { width, height, channels: 3 } })
        .avif({ effort: 0 })
        .toBuffer();
      expect(await listImageMetadata(avif)).toEqual([]);
    }
  });

  it('a picture is turned as the camera was held, in every kind of way', async () => {
    const { jpeg, png } = await createBaseImages();
    for (let orientation = 1; orientation <= 8; orientation++) {
      const turned = insertJpegSegments(jpeg, createExifSegment({ orientation }));
      const expected = await sharp(turned).autoOrient().raw().toBuffer({ resolveWithObject: true });
      const found = await decodeImage(turned);
      expect([found.width, found.height]).toEqual([expected.info.width, expected.info.height]);
      expect(found.data.equals(expected.data)).toBe(true);
      const fromPng = await decodeImage(insertPngChunks(png, chunk('eXIf', createExif({ orientation }))));
      expect(fromPng.width === BASE_WIDTH).toBe(orientation < 5);
    }
    expect((await decodeImage(png)).height).toBe(BASE_HEIGHT);
  });

  it('colours come out as they look: 16 bits, CMYK, another profile, see-through over white', async () => {
    const middle = async (file: Buffer) => {
      const { data, width, height } = await decodeImage(file);
      return [...data.subarray((Math.floor(height / 2) * width + width / 2) * 3).subarray(0, 3)];
    };
    const plain = (background: object) => sharp({ create: { width: 480, height: 360, channels: 4, background } });
    const near = (found: number[], wanted: number[], by: number) => {
      for (const [i, value] of found.entries())
        expect(Math.abs(value - (wanted[i] ?? 0)), `${found} for ${wanted}`).toBeLessThanOrEqual(by);
    };
    const olive = { r: 120, g: 130, b: 60, alpha: 1 };
    near(await middle(await plain(olive).removeAlpha().toColourspace('rgb16').png().toBuffer()), [120, 130, 60], 1);
    near(await middle(await plain(olive).removeAlpha().withIccProfile('p3').png().toBuffer()), [120, 130, 60], 2);
    near(
      await middle(await plain(olive).removeAlpha().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()),
      [120, 130, 60],
      30,
    );
    near(
      await middle(
        await plain({ ...olive, alpha: 0 })
          .png()
          .toBuffer(),
      ),
      [255, 255, 255],
      0,
    );
    near(await middle(await plain(olive).greyscale().png().toBuffer()), [126, 126, 126], 4);
  });

  it('a large picture is made smaller at once, and its kind is recognized by its bytes', async () => {
    const { width, height } = await decodeImage(await createBasePixels(3_200, 1_800).jpeg().toBuffer());
    expect([width, height]).toEqual([1_600, 900]);
    expect(detectImageType(Buffer.from('ffd8ffe000104a46494600', 'hex'))).toBeNull();
    expect(detectImageType(Buffer.from('ffd8ffe000104a464946000101', 'hex'))).toBe('jpeg');
  });
});
