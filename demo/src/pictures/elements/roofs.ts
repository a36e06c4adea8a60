// Tiled roofs, stone walls, chimneys and steps.
import { distance, type Face, type Facing, interpolate, type Point, type Range } from '../drawing/camera.ts';
import { darken, lighten, mixColours, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';

type RoofPlace = { readonly x: Range; readonly y: number; readonly z: Range };

/** One sloping plane: a→b along the eave, d→c along the ridge, with rows of tiles. */
function drawTiledSlope(
  scene: Scene,
  [a, b, c, d]: readonly [Point, Point, Point, Point],
  hex: string,
  facing: Facing = 'front',
) {
  const { rng, canvas } = scene;
  const at = (s: number, t: number) => interpolate(interpolate(a, b, s), interpolate(d, c, s), t);
  const base = scene.on(hex, facing);
  scene.polygon(
    [a, b, c, d],
    canvas.gradient([
      [0, mixColours(base, '#ffffff', 0.08)],
      [1, mixColours(base, palette.ink, 0.14)],
    ]),
  );
  const length = distance(a, b);
  const slope = distance(interpolate(a, b, 0.5), interpolate(d, c, 0.5));
  const columns: Segment[] = [];
  const rows: Segment[] = [];
  const rowCount = Math.max(4, Math.round(slope / 0.38));
  for (let i = 0; i <= length / 0.26; i++) {
    const s = Math.min(1, (i * 0.26) / length);
    columns.push([at(s, 0), at(s, 1)]);
  }
  for (let r = 0; r < rowCount; r++) rows.push([at(0, r / rowCount), at(1, r / rowCount)]);
  scene.lines(columns, mixColours(base, palette.ink, 0.3), 2, { opacity: 0.5 });
  scene.lines(rows, mixColours(base, palette.ink, 0.35), 1.6, { opacity: 0.45 });
  for (const tone of [lighten(hex, 0.22), darken(hex, 0.2), mixColours(hex, palette.ochre, 0.4)]) {
    let patches = '';
    for (let i = 0; i < 26; i++) {
      const s = (rng.int(0, Math.floor(length / 0.26) - 1) * 0.26) / length;
      const r = rng.int(0, rowCount - 1) / rowCount;
      patches += scene.path([
        at(s, r),
        at(Math.min(1, s + 0.26 / length), r),
        at(Math.min(1, s + 0.26 / length), r + 1 / rowCount),
        at(s, r + 1 / rowCount),
      ]);
    }
    canvas.path(patches, scene.on(tone, facing), { opacity: 0.5 });
  }
  scene.lines([[d, c]], mixColours(base, '#ffffff', 0.18), scene.camera.metre(d) * 0.16);
  scene.lines([[a, b]], mixColours(base, palette.ink, 0.35), scene.camera.metre(a) * 0.1);
}

/** A four-sided roof over a box; ridge along the longer direction (x). */
export function drawHipRoof(scene: Scene, { x, y, z }: RoofPlace, rise: number, hex: string, { overhang = 0.5 } = {}) {
  const [x0, x1] = [x[0] - overhang, x[1] + overhang];
  const [z0, z1] = [z[0] - overhang, z[1] + overhang];
  const mid = (z0 + z1) / 2;
  const inset = Math.min((z1 - z0) / 2, (x1 - x0) * 0.36);
  const left: Point = [x0 + inset, y + rise, mid];
  const right: Point = [x1 - inset, y + rise, mid];
  drawEaves(scene, [x[1], x1], y, [z0, z1]);
  drawEaves(scene, [x0, x1], y, [z0, z[0]]);
  drawTiledSlope(scene, [[x1, y, z0], [x1, y, z1], right, right], hex, 'right');
  drawTiledSlope(scene, [[x0, y, z0], [x1, y, z0], right, left], hex, 'front');
}

/** A two-sided roof with its ridge along x; the gable wall shows on the right. */
export function drawGableRoof(
  scene: Scene,
  { x, y, z }: RoofPlace,
  rise: number,
  hex: string,
  wall: string,
  { overhang = 0.4 } = {},
) {
  const mid = (z[0] + z[1]) / 2;
  const [x0, x1] = [x[0] - overhang, x[1] + overhang];
  const z0 = z[0] - overhang;
  const low = y - (rise * overhang) / (mid - z[0]);
  scene.polygon(
    [
      [x[1], y, z[0]],
      [x[1], y, z[1]],
      [x[1], y + rise, mid],
    ],
    scene.on(wall, 'right'),
  );
  for (const [eave, end] of [
    [y - 0.05, z[1]],
    [low, z0],
  ] as const)
    scene.polygon(
      [
        [x[1], eave, end],
        [x1, eave, end],
        [x1, y + rise, mid],
        [x[1], y + rise, mid],
      ],
      scene.on('#cdbb9f', 'under'),
    );
  scene.polygon(
    [
      [x1, y - 0.05, z[1]],
      [x1, y + rise, mid],
      [x1, y + rise + 0.18, mid],
      [x1, y + 0.13, z[1]],
    ],
    scene.on(darken(hex, 0.2), 'right'),
  );
  drawEaves(scene, [x0, x1], low, [z0, z[0]]);
  scene.polygon(
    [
      [x1, low, z0],
      [x1, y + rise, mid],
      [x1, y + rise + 0.18, mid],
      [x1, low + 0.18, z0],
    ],
    scene.on(darken(hex, 0.2), 'right'),
  );
  drawTiledSlope(
    scene,
    [
      [x0, low + 0.18, z0],
      [x1, low + 0.18, z0],
      [x1, y + rise + 0.18, mid],
      [x0, y + rise + 0.18, mid],
    ],
    hex,
    'front',
  );
}

function drawEaves(scene: Scene, x: Range, y: number, z: Range) {
  scene.box({ x, y: [y - 0.14, y], z }, '#efe7d8', { hanging: true });
}

export function drawChimney(scene: Scene, x: number, y: number, z: number, hex = '#efe6d6') {
  scene.box({ x: [x, x + 0.7], y: [y, y + 1.5], z: [z, z + 0.7] }, hex);
  scene.box({ x: [x - 0.1, x + 0.8], y: [y + 1.5, y + 1.66], z: [z - 0.1, z + 0.8] }, palette.terracotta);
}

/** Irregular masonry over a wall, in a handful of tones; `holes` are left to the windows drawn later. */
export function drawMasonry(
  scene: Scene,
  face: Face,
  u: Range,
  v: Range,
  hex: string,
  { course = 0.36, mortar = mixColours(hex, '#f5ecdc', 0.35) } = {},
) {
  const { rng, canvas } = scene;
  const tones = [
    lighten(hex, 0.2),
    hex,
    mixColours(hex, '#a58a66', 0.4),
    darken(hex, 0.16),
    mixColours(hex, '#8f9299', 0.4),
  ].map((colour) => ({ colour, d: '' }));
  scene.patch(face, u, v, scene.on(mortar, face.facing));
  for (let y = v[0]; y < v[1] - 0.05; ) {
    const h = Math.min(course * rng.range(0.7, 1.25), v[1] - y);
    for (let a = u[0]; a < u[1] - 0.05; ) {
      const w = Math.min(rng.range(0.4, 1.05) * course * 2, u[1] - a);
      const g = 0.03;
      const j = () => rng.around(0, 0.03);
      rng.pick(tones).d += scene.path([
        face.at(a + g, y + g + j()),
        face.at(a + w - g + j(), y + g),
        face.at(a + w - g, y + h - g + j()),
        face.at(a + g + j(), y + h - g),
      ]);
      a += w;
    }
    y += h;
  }
  for (const { colour, d } of tones) canvas.path(d, scene.on(colour, face.facing));
  scene.patch(
    face,
    u,
    v,
    canvas.gradient([
      [0, withAlpha('#ffffff', 0.08)],
      [1, withAlpha(palette.ink, 0.18)],
    ]),
  );
}

/** Steps leading up to a door, towards the viewer. */
export function drawSteps(
  scene: Scene,
  x: Range,
  top: number,
  z: number,
  count: number,
  hex = '#e8dfcf',
  tread = 0.34,
) {
  for (let i = 0; i < count; i++)
    scene.box({ x, y: [0, (top * (count - i)) / count], z: [z - tread * (i + 1), z - tread * i] }, hex);
}

/** A low garden wall with coping. */
export function drawGardenWall(
  scene: Scene,
  { x, y = [0, 0.9], z }: { x: Range; y?: Range; z: Range },
  hex = '#efe7da',
  coping: string = palette.terracotta,
) {
  scene.box({ x, y, z }, hex);
  scene.box({ x: [x[0] - 0.05, x[1] + 0.05], y: [y[1], y[1] + 0.1], z: [z[0] - 0.06, z[1] + 0.06] }, coping);
}
