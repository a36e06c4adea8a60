// What lies behind the house: hills, mountains, sea.
import { formatEllipsePath, formatPath, type ScreenPoint } from '../drawing/canvas.ts';
import { mixColours, palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import type { SeededRandom } from '../drawing/seeded-random.ts';
import { drawCity } from './city-view.ts';
import { drawSky } from './sky.ts';

function ridge(rng: SeededRandom, base: number, height: number, roughness: number, step = 40): ScreenPoint[] {
  const waves = [1, 2.3, 5.1, 11.7].map((f, i) => ({ f: f * roughness, p: rng.range(0, 6.28), a: 1 / (1 + i * 1.4) }));
  const points: ScreenPoint[] = [];
  for (let x = -20; x <= 1640; x += step)
    points.push([
      x,
      base - height * (0.5 + 0.32 * waves.reduce((s, w) => s + w.a * Math.sin((x / 1600) * 6.28 * w.f + w.p), 0)),
    ]);
  return points;
}

const closeBelow = (points: readonly ScreenPoint[], y: number): ScreenPoint[] => [...points, [1640, y], [-20, y]];

export function drawHills(
  scene: Scene,
  horizon: number,
  { layers = 3, height = 170, hex = '#6f8a57', roughness = 0.7 } = {},
) {
  const { canvas, light, rng } = scene;
  for (let i = layers; i > 0; i--) {
    const far = i / (layers + 0.6);
    const ridgeLine = ridge(rng, horizon + 6, height * (0.35 + far * 0.75), roughness);
    const colour = light.far(mixColours(hex, palette.aegean, far * 0.45), 0.2 + far * 0.6);
    canvas.poly(
      closeBelow(ridgeLine, horizon + 30),
      canvas.gradient([
        [0, colour],
        [1, mixColours(colour, light.haze, 0.45)],
      ]),
    );
    if (i === 1) {
      let dots = '';
      for (const [x, y] of ridgeLine)
        for (let k = 0; k < 3; k++)
          dots += formatEllipsePath(
            x + rng.range(-20, 20),
            Math.min(horizon, y + rng.range(16, 70)),
            rng.range(5, 12),
            rng.range(3, 6),
          );
      canvas.path(dots, mixColours(colour, '#24381f', 0.3), { opacity: 0.4 });
    }
  }
}

export function drawMountain(scene: Scene, horizon: number, { height = 330, hex = '#7b87a0' } = {}) {
  const { canvas, light, rng } = scene;
  const peak = rng.range(450, 1150);
  const profile: ScreenPoint[] = [];
  for (let x = -40; x <= 1640; x += 55) {
    const d = Math.abs(x - peak) / (x < peak ? peak + 260 : 1860 - peak);
    profile.push([x, horizon - Math.max(14, height * Math.max(0, 1 - d) ** 1.35 * rng.range(0.86, 1.08))]);
  }
  const colour = light.far(hex, 0.45);
  const dark = light.far(hex, 0.28, 'shade');
  canvas.poly(
    closeBelow(profile, horizon + 10),
    canvas.gradient([
      [0, colour],
      [1, mixColours(colour, light.haze, 0.7)],
    ]),
  );
  let shade = '';
  profile.forEach(([x, y], i) => {
    const before = profile[i - 1];
    const next = profile[i + 1];
    if (!before || !next || before[1] < y || next[1] < y) return;
    const fall = (horizon - y) * 0.72;
    shade += formatPath([
      [x, y],
      next,
      [next[0] + 50, Math.min(horizon, y + fall)],
      [x + 34, Math.min(horizon, y + fall * 0.9)],
      [x + 4, y + fall * 0.55],
      [x + 16, y + fall * 0.3],
    ]);
  });
  canvas.path(shade, dark, { opacity: 0.26 });
}

export function drawSea(
  scene: Scene,
  horizon: number,
  bottom: number,
  { sunX, boats = true, islands = true }: { sunX?: number; boats?: boolean; islands?: boolean } = {},
) {
  const { canvas, light, rng } = scene;
  const deep = light.on(mixColours(palette.aegean, '#0f4c8a', 0.3), 'front');
  const near = light.on('#3fa3bd', 'front');
  if (islands)
    for (let i = rng.int(1, 2); i > 0; i--) {
      const x = rng.range(100, 1500);
      const w = rng.range(160, 420);
      const h = rng.range(26, 70);
      canvas.path(
        [
          `M${x - w} ${horizon + 2}q${w * 0.35} ${-h * 0.5} ${w * 0.7} ${-h}t${w * 0.6} ${h * 0.45}`,
          `t${w * 0.7} ${h * 0.55}Z`,
        ].join(''),
        light.far('#7d8aa8', 0.5),
      );
    }
  canvas.rect(
    0,
    horizon,
    1600,
    bottom - horizon,
    canvas.gradient([
      [0, mixColours(deep, light.haze, 0.5)],
      [0.18, deep],
      [1, near],
    ]),
  );
  let glints = '';
  for (let i = 0; i < 150; i++) {
    const t = rng.next() ** 1.6;
    const y = horizon + 6 + t * (bottom - horizon - 10);
    const w = 8 + t * 60;
    const x = i < 70 && sunX !== undefined ? sunX + rng.around(0, 40 + t * 170) : rng.range(0, 1600);
    glints += [
      `M${x.toFixed(0)} ${y.toFixed(0)}q${(w / 2) | 0} -${(1 + 3 * t) | 0} ${w | 0} 0`,
      `q-${(w / 2) | 0} ${(2 + 3 * t) | 0} -${w | 0} 0Z`,
    ].join('');
  }
  canvas.path(glints, mixColours(light.disc, '#ffffff', 0.4), { opacity: light.name === 'golden' ? 0.5 : 0.32 });
  if (boats)
    for (let i = rng.int(1, 2); i > 0; i--)
      drawSailBoat(
        scene,
        rng.range(200, 1400),
        horizon + (bottom - horizon) * rng.range(0.06, 0.2),
        rng.range(0.5, 0.9),
      );
}

function drawSailBoat({ canvas, light }: Scene, x: number, y: number, s: number) {
  canvas.path(`M${x} ${y - 6 * s}V${y - 66 * s}q${26 * s} ${30 * s} ${32 * s} ${56 * s}Z`, light.on('#ffffff'));
  canvas.path(
    `M${x - 4 * s} ${y - 6 * s}V${y - 54 * s}q${-20 * s} ${28 * s} ${-24 * s} ${46 * s}Z`,
    light.on('#dfe6ea'),
  );
  canvas.path(
    [
      `M${x - 30 * s} ${y - 4 * s}h${66 * s}q${-8 * s} ${13 * s} ${-18 * s} ${13 * s}h${-34 * s}`,
      `q${-10 * s} 0 ${-14 * s} ${-13 * s}Z`,
    ].join(''),
    light.on('#f4efe4', 'right'),
  );
}

export type Background = 'mountain' | 'hills' | 'city' | 'sea';

/** One of the usual backgrounds, by name. Returns the sun for reflections. */
export function drawBackground(scene: Scene, kinds: readonly Background[]) {
  const { rng, camera } = scene;
  const horizon = camera.horizon;
  const sun = drawSky(scene, horizon);
  const kind = rng.pick(kinds);
  if (kind === 'mountain') {
    drawMountain(scene, horizon, { height: rng.range(260, 380) });
    drawHills(scene, horizon, { layers: 2, height: 120 });
  }
  if (kind === 'hills') drawHills(scene, horizon, { layers: 3, height: rng.range(170, 260) });
  if (kind === 'city') {
    drawHills(scene, horizon, { layers: 2, height: 170, hex: '#7c8567' });
    drawCity(scene, horizon - 30, { rows: 2, depth: 40, height: 110 });
  }
  if (kind === 'sea') {
    drawHills(scene, horizon, { layers: 1, height: 110, hex: '#8c93a2' });
    drawSea(scene, horizon, horizon + 130, { sunX: sun.x, islands: false });
  }
  return { sun, kind };
}
