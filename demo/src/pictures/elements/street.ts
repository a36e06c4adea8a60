// The foreground of town pictures: pavement, road, lamps, neighbours.
import type { Range } from '../drawing/camera.ts';
import { formatEllipsePath } from '../drawing/canvas.ts';
import { darken, lighten, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';

/** Pavement in front of z = 0, kerb, then road towards the viewer. */
export function drawStreet(scene: Scene, { pavementDepth = 3.4, paving = '#d8cfc0', road = '#7d7f86', from = 0 } = {}) {
  const { light, rng, canvas, camera } = scene;
  const edge = from - pavementDepth;
  canvas.rect(0, camera.horizon - 2, 1600, 1204 - camera.horizon, light.far('#b9b3a4', 0.25));
  scene.floor([-60, 60], [edge, from + 40], scene.on(paving, 'front'));
  const joints: Segment[] = [];
  for (let x = -40; x <= 50; x += 0.8)
    joints.push([
      [x, 0, edge],
      [x, 0, from + 0.2],
    ]);
  for (let z = edge; z < from; z += 0.8)
    joints.push([
      [-50, 0, z],
      [50, 0, z],
    ]);
  scene.lines(
    joints.filter(([a, b]) => camera.toCamera(a)[2] > 0.5 && camera.toCamera(b)[2] > 0.5),
    scene.on(darken(paving, 0.16), 'front'),
    1.5,
    { opacity: 0.5 },
  );
  scene.floor(
    [-80, 80],
    [-60, edge],
    canvas.gradient([
      [0, scene.on(road, 'front')],
      [1, scene.on(darken(road, 0.16), 'front')],
    ]),
    { y: -0.15 },
  );
  scene.polygon(
    [
      [-60, -0.15, edge],
      [60, -0.15, edge],
      [60, 0, edge],
      [-60, 0, edge],
    ],
    scene.on('#c9c3b6', 'soft'),
  );
  scene.polygon(
    [
      [-60, 0, edge],
      [60, 0, edge],
      [60, 0, edge + 0.25],
      [-60, 0, edge + 0.25],
    ],
    scene.on('#ece6da', 'top'),
  );
  let grit = '';
  for (let i = 0; i < 90; i++) {
    const p = scene.spot(rng.range(-14, 22), rng.range(edge - 7, edge - 0.3), -0.15);
    if (p.y < 1230) grit += formatEllipsePath(p.x, p.y, p.m * 0.05, p.m * 0.012);
  }
  canvas.path(grit, scene.on(lighten(road, 0.25), 'front'), { opacity: 0.45 });
  for (let x = -40; x < 40; x += 3.4)
    if (camera.toCamera([x, 0, edge - 3.4])[2] > 1)
      scene.floor([x, x + 1.7], [edge - 3.5, edge - 3.36], scene.on('#f0ece0', 'front'), {
        y: -0.15,
        extra: { opacity: 0.75 },
      });
}

export function drawLamp(scene: Scene, x: number, z: number, height = 5.2) {
  const { canvas, light } = scene;
  const foot = scene.spot(x, z);
  const { m } = foot;
  const top = foot.y - height * m;
  canvas.stroke(
    `M${foot.x} ${foot.y}V${top + 0.5 * m}q0 ${-0.5 * m} ${0.5 * m} ${-0.5 * m}h${0.25 * m}`,
    scene.on(palette.iron, 'soft'),
    m * 0.1,
  );
  canvas.path(
    `M${foot.x + 0.5 * m} ${top - 0.06 * m}h${0.7 * m}l${-0.1 * m} ${0.16 * m}h${-0.5 * m}Z`,
    scene.on(palette.iron, 'soft'),
  );
  canvas.rect(foot.x - 0.11 * m, foot.y - 0.5 * m, 0.22 * m, 0.5 * m, scene.on(palette.iron, 'right'));
  if (light.lampsOn) {
    scene.glow(foot.x + 0.85 * m, top + 0.14 * m, 2.6 * m, '#ffd48a', 0.75);
    canvas.ellipse(foot.x + 0.85 * m, top + 0.12 * m, 0.22 * m, 0.07 * m, '#fff3cf');
  }
}

/** A neighbour: a plain block with simple windows, softened by air so that it stays behind. */
export function drawNeighbour(
  scene: Scene,
  x: Range,
  depth: number,
  height: number,
  hex: string,
  { haze = 0.25, z = 0.4, floors = Math.round(height / 3) } = {},
) {
  const { light, rng } = scene;
  const front = light.far(hex, haze);
  const side = light.far(hex, haze, 'shade');
  scene.box({ x, y: [0, height], z: [z, z + depth] }, hex, {
    front,
    right: side,
    left: light.far(hex, haze + 0.05),
    top: front,
  });
  const width = x[1] - x[0];
  const bays = Math.max(1, Math.floor(width / 2.8));
  const batch = { frames: '', glass: '', lamps: '', mullions: '', slabs: '', rails: '' };
  const quad = (a: number, c: number, lo: number, hi: number, out = 0) =>
    scene.path([
      [a, lo, z - out],
      [c, lo, z - out],
      [c, hi, z - out],
      [a, hi, z - out],
    ]);
  for (let f = 0; f < floors; f++)
    for (let b = 0; b < bays; b++) {
      const u = x[0] + ((b + 0.5) * width) / bays - 0.7;
      const v = (f * height) / floors + 0.9;
      batch.frames += quad(u - 0.08, u + 1.48, v - 0.08, v + 1.5);
      batch[rng.chance(light.lampChance * 0.7) ? 'lamps' : 'glass'] += quad(u, u + 1.4, v, v + 1.42);
      batch.mullions += quad(u + 0.66, u + 0.74, v, v + 1.42);
      if (f && rng.chance(0.6)) {
        batch.slabs += quad(u - 0.4, u + 1.8, v - 0.5, v - 0.35, 0.5);
        batch.rails += quad(u - 0.4, u + 1.8, v - 0.35, v + 0.3, 0.5);
      }
    }
  const paint = light.far('#f3eee4', haze);
  scene.canvas.path(batch.frames, paint);
  scene.canvas.path(batch.glass, light.far('#5f7e9a', haze));
  scene.canvas.path(batch.lamps, '#ffcf85');
  scene.canvas.path(batch.mullions, paint);
  scene.canvas.path(batch.slabs, front);
  scene.canvas.path(batch.rails, withAlpha(palette.ink, 0.16));
}

/** Irregular flagstones scattered over the ground in front of z = 0. */
export function drawFlagstones(scene: Scene, hex: string) {
  const { rng, canvas } = scene;
  let stones = '';
  for (let i = 0; i < 130; i++) {
    const x = rng.range(-12, 20);
    const z = rng.range(-10, -0.3);
    const size = rng.range(0.3, 0.6);
    stones += scene.path(
      Array.from({ length: 6 }, (_, a) => [
        x + size * Math.cos(a * 1.0472) * rng.range(0.8, 1.1),
        0,
        z + size * Math.sin(a * 1.0472),
      ]),
    );
  }
  canvas.path(stones, scene.on(hex), { opacity: 0.6 });
}
