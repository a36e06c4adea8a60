import { describe, expect, test } from 'vitest';
import { type CatalogPicture, pictureCatalog } from './catalog.ts';
import { drawPictureSvg, pictureKinds } from './draw.ts';
import { renderJpeg, renderPixels } from './drawing/rasterise.ts';

const side = 16;
const count = (role: CatalogPicture['role']) => pictureCatalog.filter((picture) => picture.role === role).length;
const blockKinds = /^(polykatoikia|facade|.*-block)$/;
const blocks = pictureCatalog.filter((picture) => blockKinds.test(picture.kind));

/**
 * Mean difference of two pictures shrunk to 16 by 16, per pixel and in steps of 255: half of it brightness, half
 * colour apart from brightness, so that a repainted block counts as another block.
 */
function difference(a: Buffer, b: Buffer): number {
  let sum = 0;
  for (let i = 0; i < a.length; i += 3) {
    const [r, g, bl] = [0, 1, 2].map((k) => (a[i + k] ?? 0) - (b[i + k] ?? 0)) as [number, number, number];
    const grey = 0.299 * r + 0.587 * g + 0.114 * bl;
    sum += Math.abs(grey) + (Math.abs(r - grey) + Math.abs(bl - grey)) / 2;
  }
  return sum / (side * side);
}
/** Two cards below this look like one picture twice; a recoloured copy measures about half of it. */
const alike = 14;
const mirrored = (thumb: Buffer) => {
  const turned = Buffer.alloc(thumb.length);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++)
      thumb.copy(turned, (y * side + x) * 3, (y * side + side - 1 - x) * 3, (y * side + side - x) * 3);
  return turned;
};

describe('drawing', () => {
  test.each(pictureKinds)('%s draws a sound SVG, the same for the same seed', (kind) => {
    const svg = drawPictureSvg(kind, 5);
    expect(drawPictureSvg(kind, 5)).toBe(svg);
    expect(drawPictureSvg(kind, 6)).not.toBe(svg);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="1600" height="1200"/);
    expect(svg).not.toMatch(/NaN|undefined|Infinity|null/);
    const opened = svg.match(/<(svg|g|defs|linearGradient|radialGradient|clipPath)(?: [^>]*[^/])?>/g)?.length;
    expect(svg.match(/<\/\w+>/g)?.length).toBe(opened);
    const used = new Set([...svg.matchAll(/url\(#(\w+)\)/g)].map((found) => found[1]));
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map((found) => found[1]));
    expect([...used].filter((id) => !defined.has(id))).toEqual([]);
  });

  test('raster keeps the picture four to three at any width', async () => {
    const { default: sharp } = await import('sharp');
    const { width, height, format } = await sharp(await renderJpeg(drawPictureSvg('plot', 2), 400)).metadata();
    expect({ width, height, format }).toEqual({ width: 400, height: 300, format: 'jpeg' });
  });
});

describe('the pool', () => {
  test('is large enough, half of its exteriors being apartment blocks', () => {
    expect(count('exterior')).toBeGreaterThanOrEqual(26);
    expect(count('interior')).toBe(18);
    expect(count('plan')).toBe(4);
    expect(blocks.length).toBeGreaterThanOrEqual(14);
    expect(new Set(blocks.map((picture) => picture.kind)).size).toBeGreaterThanOrEqual(6);
  });

  test('has a key of its own and both words for every picture', () => {
    expect(new Set(pictureCatalog.map((picture) => picture.key)).size).toBe(pictureCatalog.length);
    expect(new Set(pictureCatalog.map((picture) => picture.alt.el)).size).toBe(pictureCatalog.length);
    expect(new Set(pictureCatalog.map((picture) => picture.alt.en)).size).toBe(pictureCatalog.length);
    for (const { alt, suits } of pictureCatalog) {
      expect(alt.el).toMatch(/^[\p{Script=Greek}\s,]{8,60}$/u);
      expect(alt.en).toMatch(/^[A-Za-z\s,-]{8,60}$/);
      expect(suits.length).toBeGreaterThan(0);
    }
  });

  test('has an exterior for every kind of property', () => {
    const suited = new Set(
      pictureCatalog.filter((picture) => picture.role === 'exterior').flatMap((picture) => picture.suits),
    );
    expect(
      [...new Set(pictureCatalog.flatMap((picture) => picture.suits))].filter((style) => !suited.has(style)),
    ).toEqual([]);
  });

  test('holds no two apartment blocks that look alike, not even mirrored', async () => {
    const thumbs = await Promise.all(
      blocks.map(async ({ key, kind, seed }) => ({
        key,
        thumb: await renderPixels(drawPictureSvg(kind, seed), side, side),
      })),
    );
    const close: string[] = [];
    for (const [i, a] of thumbs.entries())
      for (const b of thumbs.slice(i + 1)) {
        const apart = Math.min(difference(a.thumb, b.thumb), difference(a.thumb, mirrored(b.thumb)));
        if (apart < alike) close.push(`${a.key} ~ ${b.key}: ${apart.toFixed(1)}`);
      }
    expect(thumbs.length).toBeGreaterThan(13);
    expect(close).toEqual([]);
  });

  test('would notice the same block twice, mirrored or a little repainted', async () => {
    const svg = drawPictureSvg('polykatoikia', 1);
    const thumb = await renderPixels(svg, side, side);
    const repainted = await renderPixels(
      svg.replaceAll(
        /fill="#([a-f\d]{2})/g,
        (_, red) =>
          `fill="#${Math.min(255, Number.parseInt(red, 16) + 16)
            .toString(16)
            .padStart(2, '0')}`,
      ),
      side,
      side,
    );
    expect(difference(thumb, await renderPixels(drawPictureSvg('polykatoikia', 1), side, side))).toBe(0);
    expect(difference(thumb, mirrored(mirrored(thumb)))).toBe(0);
    expect(difference(thumb, repainted)).toBeGreaterThan(0);
    expect(difference(thumb, repainted)).toBeLessThan(alike);
    expect(difference(thumb, await renderPixels(drawPictureSvg('slab-block', 7), side, side))).toBeGreaterThan(alike);
  });
});
