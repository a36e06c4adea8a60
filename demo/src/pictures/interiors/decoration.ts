// What makes a room lived in: pictures, lamps, books, plants, fruit.
import type { Face, Point, Range } from '../drawing/camera.ts';
import { formatEllipsePath } from '../drawing/canvas.ts';
import { darken, lighten, mixColours, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawPot } from '../elements/plants.ts';
import { drawFloorShadow } from './furniture.ts';
import type { RoomScene } from './room.ts';

/** A framed abstract: sun and sea, arches, hills, or a branch. */
export function drawWallPicture(scene: RoomScene, back: Face, u: number, v: number, w: number, h: number) {
  const { rng, canvas } = scene;
  const [x, y] = scene.point(back.at(u, v + h));
  const [x2, y2] = scene.point(back.at(u + w, v));
  const pw = x2 - x;
  const ph = y2 - y;
  const c = (hex: string) => scene.on(hex);
  canvas.rect(x + 5, y + 8, pw, ph, scene.shadow);
  canvas.rect(x, y, pw, ph, c(rng.pick(['#7a5236', '#2c3440', '#d9b98a'])));
  canvas.rect(x + 5, y + 5, pw - 10, ph - 10, c('#fdfaf3'));
  const m = Math.min(pw, ph) * 0.14;
  const [ix, iy, iw, ih] = [x + m, y + m, pw - 2 * m, ph - 2 * m];
  const motifs = ['sea', 'arch', 'hills', 'shapes'];
  scene.motif = (scene.motif ?? rng.int(0, 3)) + 1; // neighbours on a wall differ
  const kind = motifs[scene.motif % 4];
  canvas.rect(ix, iy, iw, ih, c(rng.pick(['#f3e2c7', '#dfe7ea', '#f0d9cb'])));
  if (kind === 'sea') {
    canvas.circle(ix + iw * 0.6, iy + ih * 0.35, iw * 0.14, c(palette.terracotta));
    canvas.rect(ix, iy + ih * 0.56, iw, ih * 0.44, c(palette.aegean));
    canvas.rect(ix, iy + ih * 0.72, iw, ih * 0.28, c('#7fb0d2'));
  }
  if (kind === 'arch')
    for (const [k, hex] of [
      [0.42, palette.terracotta],
      [0.3, palette.ochre],
      [0.17, '#fdfaf3'],
    ] as const)
      canvas.path(
        `M${ix + iw * (0.5 - k)} ${iy + ih}V${iy + ih * 0.5}a${iw * k} ${iw * k} 0 0 1 ${iw * 2 * k} 0V${iy + ih}Z`,
        c(hex),
      );
  if (kind === 'hills')
    for (const [k, hex] of [
      [0.45, '#b9c2a0'],
      [0.62, palette.olive],
      [0.8, palette.ink],
    ] as const)
      canvas.path(
        `M${ix} ${iy + ih * k}q${iw * 0.25} ${-ih * 0.16} ${iw * 0.5} 0t${iw * 0.5} ${-ih * 0.05}V${iy + ih}H${ix}Z`,
        c(hex),
      );
  if (kind === 'shapes') {
    canvas.circle(ix + iw * 0.4, iy + ih * 0.4, iw * 0.26, c(palette.ochre));
    canvas.circle(ix + iw * 0.6, iy + ih * 0.62, iw * 0.22, c(palette.aegean), { opacity: 0.85 });
    canvas.stroke(`M${ix + iw * 0.1} ${iy + ih * 0.85}L${ix + iw * 0.9} ${iy + ih * 0.2}`, c(palette.ink), 3);
  }
}

export function drawFloorLamp(scene: Scene, x: number, z: number, hex = '#f4ead6') {
  const { canvas, light } = scene;
  const p = scene.spot(x, z);
  const m = p.m;
  const top = p.y - 1.62 * m;
  canvas.ellipse(p.x, p.y, 0.2 * m, 0.05 * m, scene.on(palette.iron));
  canvas.stroke(`M${p.x} ${p.y}V${top}`, scene.on(palette.iron), m * 0.025);
  if (light.name !== 'day') scene.glow(p.x, top + 0.05 * m, 1.3 * m, '#ffd48a', 0.7);
  canvas.path(
    `M${p.x - 0.15 * m} ${top - 0.18 * m}h${0.3 * m}l${0.1 * m} ${0.36 * m}h${-0.5 * m}Z`,
    light.name === 'day' ? scene.on(hex) : '#ffe9b8',
  );
}

export function drawPendant(
  scene: RoomScene,
  x: number,
  z: number,
  length = 0.8,
  hex: string = palette.terracotta,
  size = 0.26,
) {
  const { canvas, light } = scene;
  const p = scene.spot(x, z, scene.room.height);
  const m = p.m;
  const y = p.y + length * m;
  canvas.stroke(`M${p.x} ${p.y}V${y}`, scene.on(palette.iron), 2.5);
  if (light.name !== 'day') scene.glow(p.x, y + size * m, 1.1 * m, '#ffd48a', 0.6);
  canvas.path(
    [
      `M${p.x - 0.05 * m} ${y}h${0.1 * m}`,
      `Q${p.x + size * m} ${y + size * 0.4 * m} ${p.x + size * m} ${y + size * m}h${-2 * size * m}`,
      `Q${p.x - size * m} ${y + size * 0.4 * m} ${p.x - 0.05 * m} ${y}Z`,
    ].join(''),
    canvas.gradient(
      [
        [0, scene.on(lighten(hex, 0.15))],
        [1, scene.on(darken(hex, 0.15))],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.ellipse(p.x, y + size * m, size * m, size * 0.16 * m, light.name === 'day' ? scene.on('#fff6e0') : '#fff0c2');
}

export function drawTableLamp(scene: Scene, x: number, z: number, y: number) {
  const { canvas, light } = scene;
  const p = scene.spot(x, z, y);
  const m = p.m;
  if (light.name !== 'day') scene.glow(p.x, p.y - 0.38 * m, 0.95 * m, '#ffd48a', 0.75);
  canvas.path(
    [
      `M${p.x - 0.05 * m} ${p.y}q${-0.06 * m} ${-0.13 * m} ${0.03 * m} ${-0.26 * m}h${0.04 * m}`,
      `q${0.09 * m} ${0.13 * m} ${0.03 * m} ${0.26 * m}Z`,
    ].join(''),
    scene.on(palette.clay),
  );
  canvas.path(
    `M${p.x - 0.1 * m} ${p.y - 0.48 * m}h${0.2 * m}l${0.07 * m} ${0.24 * m}h${-0.34 * m}Z`,
    light.name === 'day' ? scene.on('#f7efdf') : '#ffe9b8',
  );
}

/** Shelves against the back wall with books, pots and boxes. */
export function drawBookcase(
  scene: RoomScene,
  back: Face,
  u: Range,
  v: Range,
  { hex = palette.oak, shelves = 4, frame = true }: { hex?: string; shelves?: number; frame?: boolean } = {},
) {
  const { rng } = scene;
  const h = (v[1] - v[0]) / shelves;
  const face = (out: number) => ({ out });
  if (frame) {
    scene.slab(back, u, v, [0, 0.32], darken(hex, 0.12));
    scene.patch(
      back,
      [u[0] + 0.05, u[1] - 0.05],
      [v[0] + 0.05, v[1] - 0.05],
      scene.on(darken(hex, 0.34), 'soft'),
      face(0.32),
    );
  }
  for (let s = 0; s < shelves; s++) {
    const y = v[0] + s * h + 0.05;
    for (let a = u[0] + 0.09; a < u[1] - 0.14; ) {
      if (rng.chance(0.1)) {
        const p = scene.spot(a + 0.12, scene.room.depth - 0.3, y);
        drawPot(scene, p, 0.17, { pot: rng.pick(['#f2ece0', palette.clay]) });
        a += 0.3;
        continue;
      }
      if (rng.chance(0.12)) {
        a += rng.range(0.08, 0.25);
        continue;
      }
      const w = rng.range(0.03, 0.06);
      const tall = h * rng.range(0.5, 0.78);
      scene.patch(
        back,
        [a, a + w],
        [y, y + tall],
        scene.on(
          rng.pick([
            palette.terracotta,
            palette.aegean,
            palette.olive,
            palette.ochre,
            '#f2ece0',
            palette.ink,
            palette.clay,
            '#8fa3b5',
          ]),
        ),
        face(0.3),
      );
      a += w + 0.006;
    }
    scene.patch(back, u, [y - 0.05, y], scene.on(hex), face(0.33));
  }
  if (frame)
    for (const [a, b] of [
      [u[0], u[0] + 0.05],
      [u[1] - 0.05, u[1]],
    ] as const)
      scene.patch(back, [a, b], v, scene.on(hex), face(0.33));
}

/** A tall leafy house plant. */
export function drawHousePlant(scene: Scene, x: number, z: number, height = 1.5, pot = '#f2ece0') {
  const { canvas, rng } = scene;
  const p = scene.spot(x, z);
  const m = p.m;
  const base = p.y - 0.38 * m;
  drawFloorShadow(scene, [x - 0.2, x + 0.2], [z - 0.15, z + 0.15], 0.05);
  const layers = [
    ['#3f6b45', 0.86],
    ['#5c8a50', 1],
    ['#7fa864', 0.8],
  ] as const;
  layers.forEach(([hex, k], layer) => {
    let d = '';
    let ribs = '';
    for (let i = 0; i < 7; i++) {
      const a = -Math.PI / 2 + (i - 3 + rng.around(0, 0.4) + (layer - 1) * 0.3) * 0.36;
      const l = (height - 0.4) * m * k * rng.range(0.65, 1);
      const ex = p.x + Math.cos(a) * l * 0.75;
      const ey = base + Math.sin(a) * l;
      const w = l * 0.14;
      const nx = -Math.sin(a) * w;
      const ny = Math.cos(a) * w;
      const mx = p.x + Math.cos(a) * l * 0.45;
      const my = base + Math.sin(a) * l * 0.62;
      d += [
        `M${p.x.toFixed(1)} ${base.toFixed(1)}`,
        `Q${(mx + nx).toFixed(1)} ${(my + ny).toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`,
        `Q${(mx - nx).toFixed(1)} ${(my - ny).toFixed(1)} ${p.x.toFixed(1)} ${base.toFixed(1)}Z`,
      ].join('');
      ribs += [
        `M${p.x.toFixed(1)} ${base.toFixed(1)}`,
        `Q${mx.toFixed(1)} ${my.toFixed(1)} ${ex.toFixed(1)} ${ey.toFixed(1)}`,
      ].join('');
    }
    canvas.path(d, scene.on(hex));
    canvas.stroke(ribs, scene.on(lighten(hex, 0.3)), 1.4, { opacity: 0.5 });
  });
  canvas.path(
    `M${p.x - 0.2 * m} ${base}h${0.4 * m}l${-0.05 * m} ${0.38 * m}h${-0.3 * m}Z`,
    canvas.gradient(
      [
        [0, scene.on(pot)],
        [1, scene.on(darken(pot, 0.15), 'right')],
      ],
      [0, 0, 1, 0],
    ),
  );
}

export function drawBowl(scene: Scene, x: number, z: number, y: number, fruit: string = palette.lemon) {
  const { canvas } = scene;
  const p = scene.spot(x, z, y);
  const m = p.m;
  let d = '';
  for (const [dx, dy] of [
    [-0.08, 0.1],
    [0.02, 0.12],
    [0.09, 0.1],
    [-0.02, 0.17],
  ] as const)
    d += formatEllipsePath(p.x + dx * m, p.y - dy * m, 0.06 * m, 0.05 * m);
  canvas.path(d, scene.on(fruit, 'top'));
  canvas.path(
    [
      `M${p.x - 0.19 * m} ${p.y - 0.1 * m}h${0.38 * m}q${-0.03 * m} ${0.1 * m} ${-0.12 * m} ${0.1 * m}`,
      `h${-0.14 * m}q${-0.09 * m} 0 ${-0.12 * m} ${-0.1 * m}Z`,
    ].join(''),
    scene.on('#f8f3e8'),
  );
}

export const drawSheen = (scene: RoomScene, points: readonly Point[], strength = 0.12) =>
  scene.polygon(points, withAlpha(mixColours('#ffffff', scene.outside.disc, 0.3), strength));
