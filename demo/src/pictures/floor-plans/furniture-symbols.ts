// Furniture symbols of the floor plan.
import type { Canvas } from '../drawing/canvas.ts';
import { mixColours, palette } from '../drawing/colour.ts';
import type { SeededRandom } from '../drawing/seeded-random.ts';
import type { PlanRoom } from './layouts.ts';

export function drawRoomFurniture(canvas: Canvas, { kind, x: xs, y: ys }: PlanRoom, s: number, rng: SeededRandom) {
  const line = { stroke: mixColours(palette.ink, '#ffffff', 0.25), 'stroke-width': 2.5 };
  const piece = (x: number, y: number, w: number, h: number, fill: string, round = 0.06) => {
    canvas.rect(x * s + 5, y * s + 6, w * s, h * s, palette.ink, { opacity: 0.12, rx: round * s });
    canvas.rect(x * s, y * s, w * s, h * s, fill, { rx: round * s, ...line });
  };
  const [x, y, w, h] = [xs[0], ys[0], xs[1] - xs[0], ys[1] - ys[0]];
  // rooms in the lower half are entered from above, so what needs a wall stands at their bottom
  const low = y > 3;
  const plant = (px: number, py: number) => {
    for (const [r, hex] of [
      [0.24, '#7f9a5c'],
      [0.15, '#9db476'],
    ] as const)
      canvas.circle(px * s, py * s, r * s, hex, r > 0.2 ? line : {});
  };
  if (kind === 'living') {
    const my = y + h - 2.55;
    piece(x + 0.9, my - 0.35, 2.6, 1.9, '#d9b8a0', 0.04);
    piece(x + 0.25, my - 0.2, 0.9, 2, '#8fa3b5');
    piece(x + 0.25, my - 0.2, 0.25, 2, '#7a91a6');
    piece(x + 1.7, my + 0.3, 0.7, 1, '#c99f6b');
    piece(x + w - 0.6, my - 0.1, 0.4, 1.8, '#a5774d');
    plant(x + 0.5, y + h - 0.45);
    if (h < 4.6) return;
    piece(x + w * 0.4, y + 0.55, 1.6, 0.85, '#d8b98c');
    for (const dx of [0.25, 0.95]) {
      piece(x + w * 0.4 + dx, y + 0.16, 0.42, 0.34, '#f4ecdd');
      piece(x + w * 0.4 + dx, y + 1.46, 0.42, 0.34, '#f4ecdd');
    }
  } else if (kind === 'kitchen') {
    piece(x + 0.12, y + 0.12, w - 0.24, 0.62, '#f7f4ec', 0.02);
    piece(x + 0.12, y + 0.74, 0.62, h - 1.3, '#f7f4ec', 0.02);
    piece(x + w - 0.85, y + 0.12, 0.73, 0.72, '#d6d8d8', 0.02);
    piece(x + 1.5, y + 0.22, 0.7, 0.42, '#c5d6dc', 0.08);
    for (const [dx, dy] of [
      [0, 0],
      [0.3, 0],
      [0, 0.3],
      [0.3, 0.3],
    ] as const)
      canvas.circle((x + Math.min(2.85, w - 1.4) + dx) * s, (y + 0.28 + dy) * s, 0.1 * s, 'none', line);
    if (h < 3 || w < 4) return;
    piece(x + 1.5, y + 1.65, w - 2.6, 0.8, '#c99f6b');
    for (let i = 0; i < 3; i++)
      canvas.circle((x + 1.85 + (i * (w - 3.3)) / 2) * s, (y + 2.68) * s, 0.17 * s, '#f4ecdd', line);
  } else if (kind === 'bedroom' || kind === 'study') {
    const bw = Math.min(1.6, w * 0.5);
    const bx = x + w - 2.15;
    const by = y + (h - bw) / 2;
    piece(bx - 0.35, by - 0.3, 1.9, bw + 0.6, '#e0d2bd', 0.04);
    piece(bx, by, 2.05, bw, '#fdfaf3', 0.08);
    piece(bx, by, 1.35, bw, rng.pick(['#c9d3da', '#d9b8a0', '#b9c2a0']), 0.08);
    for (const k of [0.1, bw / 2 + 0.06]) piece(bx + 1.5, by + k, 0.42, bw / 2 - 0.16, '#ffffff', 0.1);
    for (const py of [by - 0.5, by + bw + 0.06]) piece(bx + 1.6, py, 0.44, 0.42, '#c99f6b');
    if (w > 5) {
      piece(x + 0.15, y + h - 0.75, 2.1, 0.6, '#c99f6b');
      piece(x + 0.9, y + h - 1.25, 0.5, 0.42, '#8fa3b5', 0.15);
      plant(x + 0.5, y + 1.6);
    } else piece(x + 0.12, low ? y + 1.1 : y + 0.2, 0.55, h - 1.3, '#b98a5c', 0.02);
  } else if (kind === 'bathroom') {
    const tub = low ? y + h - 0.9 : y + 0.15;
    piece(x + 0.14, tub, w - 0.28, 0.75, '#ffffff', 0.05);
    piece(x + 0.26, tub + 0.11, w - 0.52, 0.53, '#cfe5ea', 0.2);
    piece(x + 0.14, y + 1.25, 0.5, 0.75, '#f7f4ec', 0.03);
    canvas.ellipse((x + 0.4) * s, (y + 1.62) * s, 0.17 * s, 0.24 * s, '#cfe5ea', line);
    piece(x + w - 0.35, y + 1.4, 0.22, 0.5, '#ffffff', 0.03);
    canvas.ellipse((x + w - 0.55) * s, (y + 1.65) * s, 0.25 * s, 0.19 * s, '#ffffff', line);
  } else if (kind === 'balcony') {
    plant(x + 0.4, y + 0.75);
    plant(x + w - 0.4, y + 0.8);
    canvas.circle((x + w / 2) * s, (y + 0.68) * s, 0.32 * s, '#fdfaf3', line);
    for (const k of [-0.85, 0.45]) piece(x + w / 2 + k, y + 0.48, 0.4, 0.4, palette.clay, 0.1);
  } else if (w > 3) piece(x + w - 3.2, y + 0.12, 1.5, 0.32, '#c99f6b', 0.02);
}
