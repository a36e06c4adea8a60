// Leafy masses and dots of colour, the stuff that plants are made of.
import { formatEllipsePath } from '../drawing/canvas.ts';
import { darken, lighten, mixColours } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import type { SeededRandom } from '../drawing/seeded-random.ts';

/** A leafy mass in four tones, lit from the upper left. */
export function drawFoliage(
  { canvas, rng, light }: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  hex: string,
  { leaf = 0.09, density = 1 } = {},
) {
  const tones = [
    ['under', darken(hex, 0.3), 0, 0, 1],
    ['soft', hex, -0.07, -0.09, 0.86],
    ['front', lighten(hex, 0.1), -0.17, -0.2, 0.64],
    ['top', lighten(mixColours(hex, '#f3d774', 0.22), 0.14), -0.26, -0.32, 0.4],
  ] as const;
  const size = Math.max(rx, ry);
  const detail = density * Math.min(1, 0.3 + size / 130);
  // small ones lose the finest tone
  tones.slice(0, size < 60 ? 3 : 4).forEach(([facing, colour, dx, dy, spread], level) => {
    let d = '';
    const count = Math.max(7, Math.round((level ? 26 : 22) * detail));
    for (let i = 0; i < count; i++) {
      const a = rng.range(0, 6.283);
      const r = Math.sqrt(rng.range(level ? 0.02 : 0.3, 1)) * spread * 0.84;
      const puff = size * rng.range(0.12, 0.24) * (level ? 0.95 - level * 0.2 : 1.25);
      d += formatEllipsePath(
        x + (dx + Math.cos(a) * r) * rx,
        y + (dy + Math.sin(a) * r) * ry,
        puff,
        puff * 0.78,
        rng.range(0, 180),
      );
    }
    if (!level) d += formatEllipsePath(x, y, rx * 0.8, ry * 0.8);
    canvas.path(d, light.on(colour, facing), level > 1 ? { opacity: 0.85 } : {});
  });
  if (size < 45) return;
  let leaves = '';
  for (let i = 0; i < 46 * detail; i++) {
    const a = rng.range(0, 6.283);
    const r = Math.sqrt(rng.next());
    leaves += formatEllipsePath(
      x + Math.cos(a) * r * rx,
      y + Math.sin(a) * r * ry,
      size * leaf * 0.62,
      size * leaf * 0.26,
      rng.range(0, 180),
    );
  }
  canvas.path(leaves, light.on(lighten(hex, 0.3), 'front'), { opacity: 0.55 });
}

export function formatDotsPath(
  rng: SeededRandom,
  x: number,
  y: number,
  rx: number,
  ry: number,
  count: number,
  size: number,
) {
  let d = '';
  for (let i = 0; i < count; i++) {
    const a = rng.range(0, 6.283);
    const r = Math.sqrt(rng.next()) * 0.86;
    d += formatEllipsePath(x + Math.cos(a) * r * rx, y + Math.sin(a) * r * ry, size * rng.range(0.7, 1.15));
  }
  return d;
}
