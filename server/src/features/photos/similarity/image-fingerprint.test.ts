import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  addObjectToPhoto,
  applyPhotoEdit,
  decodePixels,
  drawPropertyPhoto,
  drawRoomPhoto,
  photoEdits,
} from '../../../../testing/photos/photo-variants.ts';
import type { Pixels } from '../renditions.ts';
import { computeFingerprint, FINGERPRINT_BYTES, getFingerprintDistance, isSamePicture } from './image-fingerprint.ts';
import { computePerceptualHash, listNearbyHashes } from './perceptual-hash.ts';

const copyOf = async (pixels: Pixels, change: (typeof photoEdits)[number], seed: number) =>
  computeFingerprint(await decodePixels(await applyPhotoEdit(pixels, change, seed)));

describe('[POST-4] the same picture', () => {
  const all = Promise.all([
    drawRoomPhoto(1, 1),
    drawRoomPhoto(2, 2),
    drawPropertyPhoto('living', 3),
    drawPropertyPhoto('facade', 4),
    drawPropertyPhoto('plot', 5),
  ]);
  const fingerprints = all.then((pictures) => Promise.all(pictures.map(computeFingerprint)));

  it.each(photoEdits)('is known after %s, whichever came first', async (change) => {
    for (const [i, pixels] of (await all).entries()) {
      const [fingerprint, copy] = [(await fingerprints)[i] as Buffer, await copyOf(pixels, change, i + 1)];
      expect(fingerprint).toHaveLength(FINGERPRINT_BYTES);
      expect(isSamePicture(fingerprint, copy)).toBe(true);
      expect(getFingerprintDistance(copy, fingerprint)).toBeLessThan(1);
    }
  });

  it('is not one with other furniture, of a neighbour, or mirrored', async () => {
    const pictures = await all;
    const known = await fingerprints;
    for (const [i, one] of known.entries())
      for (const other of known.slice(i + 1)) expect(getFingerprintDistance(one, other)).toBeGreaterThan(2);
    for (const [i, pixels] of pictures.entries())
      expect(
        getFingerprintDistance(known[i] as Buffer, await computeFingerprint(addObjectToPhoto(pixels, i))),
      ).toBeGreaterThan(1.2);
    expect(getFingerprintDistance(known[0] as Buffer, await computeFingerprint(drawRoomPhoto(1, 77)))).toBeGreaterThan(
      2,
    );
    expect(
      getFingerprintDistance(known[2] as Buffer, await computeFingerprint(await drawPropertyPhoto('living', 4))),
    ).toBeGreaterThan(2);
    const { data, width, height } = pictures[0] as Pixels;
    const mirrored = await sharp(data, { raw: { width, height, channels: 3 } })
      .flop()
      .raw()
      .toBuffer();
    expect(isSamePicture(known[0] as Buffer, await computeFingerprint({ data: mirrored, width, height }))).toBe(false);
  });

  it('is not recognized by two bare walls, except by the very same bytes', async () => {
    const wall = (shade: number) =>
      computeFingerprint({ data: Buffer.from({ length: 480 * 360 * 3 }).fill(shade), width: 480, height: 360 });
    expect(isSamePicture(await wall(200), await wall(190))).toBe(false);
    expect(isSamePicture(await wall(200), await wall(200))).toBe(true);
  });

  it('is found by 64 bits among those of others, also re-encoded, resized or with more contrast', async () => {
    const pictures = await all;
    for (const change of ['jpeg', 'webp', 'resize', 'contrast'] as const) {
      for (const [i, pixels] of pictures.entries()) {
        const near = listNearbyHashes(await copyOf(pixels, change, i + 20));
        expect(near).toContain(computePerceptualHash((await fingerprints)[i] as Buffer));
        expect(new Set(near).size).toBe(256);
        expect(near).not.toContain(computePerceptualHash((await fingerprints)[(i + 1) % pictures.length] as Buffer));
      }
    }
  });
});
