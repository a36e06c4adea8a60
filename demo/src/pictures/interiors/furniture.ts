// Furniture: upholstered pieces get round corners from a stroke of their own colour.
import type { Box, Facing, Range } from '../drawing/camera.ts';
import { darken, lighten, palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { accentColours } from './room-colours.ts';

/** A box with softly rounded edges. */
export function drawRoundedBox(scene: Scene, { x, y, z }: Box, hex: string, round = 12) {
  const [ex, ey] = scene.camera.eye;
  const soft = (side: Facing) => ({ stroke: scene.on(hex, side), 'stroke-width': round, 'stroke-linejoin': 'round' });
  if (ex > x[1]) scene.sideways(x[1], y, z, scene.on(hex, 'right'), soft('right'));
  if (ex < x[0]) scene.sideways(x[0], y, z, scene.on(hex, 'left'), soft('left'));
  if (ey > y[1]) scene.floor(x, z, scene.on(hex, 'top'), { y: y[1], extra: soft('top') });
  const front = scene.on(hex, 'front');
  const fill = scene.canvas.gradient([
    [0, lighten(front, 0.06)],
    [1, darken(front, 0.08)],
  ]);
  scene.upright(x, y, z[0], fill, soft('front'));
}

export function drawFloorShadow(scene: Scene, x: Range, z: Range, grow = 0.12) {
  scene.floor([x[0] - grow, x[1] + grow * 1.6], [z[0] - grow, z[1] + grow], scene.shadow, {
    y: 0.004,
    extra: { opacity: 0.55 },
  });
  scene.floor([x[0], x[1] + grow * 0.6], [z[0] - grow * 0.4, z[1]], scene.shadow, {
    y: 0.005,
    extra: { opacity: 0.6 },
  });
}

export function drawLegs(scene: Scene, x: Range, z: Range, height: number, hex: string = palette.walnut, thick = 0.06) {
  for (const pz of [z[1] - thick, z[0]])
    for (const px of [x[0] + 0.04, x[1] - 0.04 - thick])
      scene.box({ x: [px, px + thick], y: [0, height], z: [pz, pz + thick] }, hex);
}

export function drawCushion(scene: Scene, x: number, y: number, z: number, hex: string, size = 0.42) {
  const p = scene.spot(x, z, y);
  const s = size * p.m;
  const turn = scene.rng.around(0, 9);
  scene.canvas.group({ transform: `rotate(${turn.toFixed(1)} ${p.x.toFixed(1)} ${(p.y - s / 2).toFixed(1)})` }, () => {
    scene.canvas.path(
      [
        `M${p.x - s / 2} ${p.y - s}Q${p.x} ${p.y - s * 0.9} ${p.x + s / 2} ${p.y - s}`,
        `Q${p.x + s * 0.42} ${p.y - s / 2} ${p.x + s / 2} ${p.y}Q${p.x} ${p.y - s * 0.08} ${p.x - s / 2} ${p.y}`,
        `Q${p.x - s * 0.42} ${p.y - s / 2} ${p.x - s / 2} ${p.y - s}Z`,
      ].join(''),
      scene.canvas.gradient([
        [0, scene.on(lighten(hex, 0.12))],
        [1, scene.on(darken(hex, 0.18))],
      ]),
    );
  });
}

export function drawSofa(scene: Scene, x: Range, z: Range, hex: string, cushions: readonly string[]) {
  const w = x[1] - x[0];
  const seats = w > 2 ? 3 : 2;
  const seat = (w - 0.5) / seats;
  drawFloorShadow(scene, x, z);
  drawLegs(scene, [x[0] + 0.1, x[1] - 0.1], [z[0] + 0.05, z[1]], 0.14);
  drawRoundedBox(scene, { x, y: [0.4, 0.84], z: [z[1] - 0.24, z[1]] }, hex, 16);
  for (let i = 0; i < seats; i++)
    drawRoundedBox(
      scene,
      { x: [x[0] + 0.27 + i * seat, x[0] + 0.23 + (i + 1) * seat], y: [0.46, 0.82], z: [z[1] - 0.38, z[1] - 0.24] },
      lighten(hex, 0.06),
      14,
    );
  for (const [i, colour] of cushions.entries())
    drawCushion(scene, x[0] + 0.55 + ((w - 1.1) * i) / Math.max(1, cushions.length - 1), 0.44, z[1] - 0.42, colour);
  for (let i = 0; i < seats; i++)
    drawRoundedBox(
      scene,
      { x: [x[0] + 0.26 + i * seat, x[0] + 0.24 + (i + 1) * seat], y: [0.3, 0.43], z: [z[0] + 0.04, z[1] - 0.3] },
      lighten(hex, 0.08),
      10,
    );
  drawRoundedBox(
    scene,
    { x: [x[0] + 0.2, x[1] - 0.2], y: [0.15, 0.28], z: [z[0] + 0.05, z[1] - 0.2] },
    darken(hex, 0.06),
    6,
  );
  drawRoundedBox(scene, { x: [x[0], x[0] + 0.2], y: [0.16, 0.6], z: [z[0], z[1]] }, hex, 14);
  drawRoundedBox(scene, { x: [x[1] - 0.2, x[1]], y: [0.16, 0.6], z: [z[0], z[1]] }, hex, 14);
}

export function drawArmchair(scene: Scene, x: number, z: number, hex: string) {
  drawFloorShadow(scene, [x, x + 0.8], [z, z + 0.8]);
  drawLegs(scene, [x + 0.05, x + 0.75], [z + 0.05, z + 0.7], 0.2);
  drawRoundedBox(scene, { x: [x, x + 0.8], y: [0.4, 0.85], z: [z + 0.62, z + 0.76] }, hex, 16);
  drawCushion(scene, x + 0.4, 0.42, z + 0.55, scene.rng.pick(accentColours), 0.36);
  drawRoundedBox(scene, { x: [x + 0.12, x + 0.68], y: [0.24, 0.4], z: [z + 0.06, z + 0.6] }, lighten(hex, 0.06), 10);
  for (const a of [x, x + 0.68]) drawRoundedBox(scene, { x: [a, a + 0.12], y: [0.24, 0.56], z: [z, z + 0.7] }, hex, 12);
}

export function drawTable(
  scene: Scene,
  x: Range,
  z: Range,
  height: number,
  hex: string = palette.walnut,
  thick = 0.05,
) {
  drawFloorShadow(scene, x, z, 0.05);
  drawLegs(scene, [x[0] + 0.05, x[1] - 0.05], [z[0] + 0.04, z[1] - 0.04], height, darken(hex, 0.1), 0.05);
  scene.box({ x, y: [height, height + thick], z }, hex);
}

export function drawRug(scene: Scene, x: Range, z: Range, hex: string, border = '#f6efe0') {
  scene.floor(x, z, scene.on(hex, 'top'), { y: 0.006 });
  const inset = 0.14;
  const [a, b, c, d] = [x[0] + inset, x[1] - inset, z[0] + inset, z[1] - inset];
  scene.lines(
    [
      [
        [a, 0.006, c],
        [b, 0.006, c],
      ],
      [
        [b, 0.006, c],
        [b, 0.006, d],
      ],
      [
        [b, 0.006, d],
        [a, 0.006, d],
      ],
      [
        [a, 0.006, d],
        [a, 0.006, c],
      ],
    ],
    scene.on(border, 'top'),
    6,
    { opacity: 0.8 },
  );
  let lozenges = '';
  for (let i = 0; i < 7; i++) {
    const px = a + ((b - a) * (i + 0.5)) / 7;
    const pz = (c + d) / 2;
    const s = (b - a) / 18;
    const t = (d - c) * 0.3;
    lozenges += scene.path([
      [px - s, 0.006, pz],
      [px, 0.006, pz - t],
      [px + s, 0.006, pz],
      [px, 0.006, pz + t],
    ]);
  }
  scene.canvas.path(lozenges, scene.on(border, 'top'), { opacity: 0.4 });
}
