// Small plants: pots, bushes, climbers, grass.
import type { Range } from '../drawing/camera.ts';
import { darken, lighten, palette } from '../drawing/colour.ts';
import type { GroundSpot, Scene } from '../drawing/scene.ts';
import { drawFoliage, formatDotsPath } from './foliage.ts';

/** A climbing mass of magenta (or white) bracts. */
export function drawBougainvillea(
  scene: Scene,
  x: number,
  y: number,
  rx: number,
  ry: number,
  hex: string = palette.bougainvillea,
) {
  const { rng, canvas, light } = scene;
  drawFoliage(scene, x, y, rx, ry, '#4d7440', { density: 0.8 });
  canvas.path(
    formatDotsPath(rng, x, y, rx * 1.05, ry * 1.05, 70, Math.max(rx, ry) * 0.07),
    light.on(darken(hex, 0.15), 'soft'),
  );
  canvas.path(
    formatDotsPath(rng, x - rx * 0.06, y - ry * 0.1, rx, ry, 60, Math.max(rx, ry) * 0.055),
    light.on(hex, 'top'),
  );
  canvas.path(
    formatDotsPath(rng, x - rx * 0.14, y - ry * 0.2, rx * 0.8, ry * 0.8, 26, Math.max(rx, ry) * 0.034),
    light.on(lighten(hex, 0.4), 'top'),
  );
}

/** A clay pot with something growing in it. */
export function drawPot(
  scene: Scene,
  { x, y, m }: GroundSpot,
  size = 0.5,
  {
    pot = palette.clay,
    plant = scene.rng.pick(['bush', 'flower', 'spike']),
  }: { pot?: string; plant?: 'bush' | 'flower' | 'spike' } = {},
) {
  const { rng, canvas, light } = scene;
  const w = size * m * 0.5;
  const h = size * m * 0.9;
  if (plant === 'spike') {
    let blades = '';
    for (let i = 0; i < 9; i++) {
      const a = -Math.PI / 2 + (i - 4) * 0.24;
      const l = h * rng.range(1.2, 1.7);
      blades += [
        `M${x - w * 0.22} ${y - h * 0.85}L${x + Math.cos(a) * l} ${y - h * 0.85 + Math.sin(a) * l}`,
        `L${x + w * 0.22} ${y - h * 0.85}Z`,
      ].join('');
    }
    canvas.path(blades, light.on('#5f8a54', 'front'));
  } else {
    drawFoliage(scene, x, y - h * 1.35, w * 1.15, h * 0.62, '#5b8546', { density: 0.5, leaf: 0.14 });
    if (plant === 'flower')
      canvas.path(
        formatDotsPath(rng, x, y - h * 1.4, w * 1.1, h * 0.55, 16, w * 0.16),
        light.on(rng.pick(['#d9486a', '#e8703f', '#f4efe6', '#c64b8c'])),
      );
  }
  canvas.path(
    `M${x - w} ${y - h}H${x + w}L${x + w * 0.72} ${y}H${x - w * 0.72}Z`,
    canvas.gradient(
      [
        [0, light.on(pot, 'front')],
        [1, light.on(darken(pot, 0.1), 'right')],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.rect(x - w * 1.12, y - h * 1.04, w * 2.24, h * 0.2, light.on(lighten(pot, 0.1), 'front'), { rx: w * 0.1 });
}

export function drawBush(
  scene: Scene,
  spot: GroundSpot,
  width = 1.4,
  height = 0.9,
  hex = '#67883f',
  flowers: string | null = null,
) {
  const { x, y, m } = spot;
  drawFoliage(scene, x, y - height * m * 0.45, width * m * 0.5, height * m * 0.5, hex, { density: 0.7 });
  if (flowers)
    scene.canvas.path(
      formatDotsPath(scene.rng, x, y - height * m * 0.5, width * m * 0.48, height * m * 0.44, 26, m * 0.06),
      scene.on(flowers, 'top'),
    );
}

/** Tufts of grass scattered over a patch of ground, as one shape. */
export function drawGrass(scene: Scene, xs: Range, zs: Range, count: number, hex: string) {
  const { rng, canvas } = scene;
  const n = (v: number) => v.toFixed(1);
  let d = '';
  for (let i = 0; i < count; i++) {
    const { x, y, m } = scene.spot(rng.range(...xs), rng.range(...zs));
    const s = Math.min(15, m * rng.range(0.07, 0.15));
    if (y > 1215 || y < 0 || x < -20 || x > 1620) continue;
    for (const lean of [-0.7, -0.15, 0.45])
      d += [
        `M${n(x + lean * s)} ${n(y)}`,
        `q${n(lean * s * 0.3)} ${n(-s * 0.8)} ${n(lean * s * 1.3)} ${n(-s * rng.range(1.1, 1.6))}`,
        `q${n(s * 0.05)} ${n(s * 0.7)} ${n(s * 0.22 - lean * s * 1.3)} ${n(s * 1.3)}Z`,
      ].join('');
  }
  canvas.path(d, hex, { opacity: 0.8 });
}
