// Tiles and cabinets of kitchens and bathrooms.
import type { Face, Range } from '../drawing/camera.ts';
import { lighten } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';

export function drawTiledWall(
  scene: Scene,
  back: Face,
  u: Range,
  v: Range,
  step: number,
  hex: string,
  grout = '#ffffff',
) {
  scene.patch(
    back,
    u,
    v,
    scene.canvas.gradient([
      [0, scene.on(lighten(hex, 0.12))],
      [1, scene.on(hex)],
    ]),
  );
  const seams: Segment[] = [];
  for (let y = v[0]; y <= v[1] + 0.001; y += step) seams.push([back.at(u[0], y), back.at(u[1], y)]);
  for (let x = u[0]; x <= u[1] + 0.001; x += step) seams.push([back.at(x, v[0]), back.at(x, v[1])]);
  scene.lines(seams, scene.on(grout), 1.6, { opacity: 0.65 });
  const { rng } = scene;
  let tiles = '';
  for (let i = 0; i < 24; i++) {
    const a = u[0] + Math.floor((rng.next() * (u[1] - u[0])) / step) * step;
    const y = v[0] + Math.floor((rng.next() * (v[1] - v[0])) / step) * step;
    tiles += scene.path([back.at(a, y), back.at(a + step, y), back.at(a + step, y + step), back.at(a, y + step)]);
  }
  scene.canvas.path(tiles, '#ffffff', { opacity: 0.14 });
}

export function drawCabinets(
  scene: Scene,
  back: Face,
  u: Range,
  v: Range,
  out: number,
  hex: string,
  doors: number,
  { handles = 'top' }: { handles?: 'top' | 'low' } = {},
) {
  scene.slab(back, u, v, [0, out], hex);
  const w = (u[1] - u[0]) / doors;
  const front = { out };
  for (let i = 0; i < doors; i++) {
    const a = u[0] + i * w + 0.02;
    const b = u[0] + (i + 1) * w - 0.02;
    scene.patch(back, [a, b], [v[0] + 0.02, v[1] - 0.02], scene.on(lighten(hex, 0.07)), front);
    scene.patch(back, [a + 0.05, b - 0.05], [v[0] + 0.07, v[1] - 0.07], scene.on(hex), front);
    const y = handles === 'top' ? v[1] - 0.05 : v[0] + 0.04;
    scene.lines(
      [[back.at((a + b) / 2 - 0.08, y, out + 0.02), back.at((a + b) / 2 + 0.08, y, out + 0.02)]],
      scene.on('#b98a4e'),
      5,
    );
  }
}
