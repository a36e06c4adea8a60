// The villa with its pool.

import { type Box, frontFace, type Range, rightFace } from '../drawing/camera.ts';
import type { GradientStops } from '../drawing/canvas.ts';
import { darken, lighten, palette } from '../drawing/colour.ts';
import { Scene, type Segment } from '../drawing/scene.ts';
import { drawRailing } from '../elements/balconies.ts';
import { createHouseCamera, drawGarden } from '../elements/garden.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawBougainvillea, drawBush, drawPot } from '../elements/plants.ts';
import { drawMasonry } from '../elements/roofs.ts';
import { drawCypress, drawOlive, drawPalm } from '../elements/trees.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawWindow } from '../elements/windows-and-doors.ts';

export function drawVilla(seed: number): Scene {
  const scene = new Scene('villa', seed);
  const { rng, light } = scene;
  const width = 14;
  const depth = 8;
  const wall = rng.pick(['#f8f4ea', '#efe6d6', '#f3ece2']);
  const stone = rng.pick(['#c9b18b', '#b5a592', '#bfa98a']);
  scene.camera = createHouseCamera(width, 7.4, depth, {
    eyeHeight: 3.4,
    aside: 0.3,
    into: { left: 130, right: 1430, top: 230, bottom: 840 },
  });
  drawBackground(scene, ['sea', 'sea', 'hills']);
  drawGarden(scene, { hex: '#8fab5c' });
  drawCypress(scene, scene.spot(-2.5, 5), 8);
  drawCypress(scene, scene.spot(-4.5, 6), 6.5);
  const deck = '#e6d9c3';
  scene.floor([-1.5, width + 2.5], [-10.5, 0.5], scene.on(deck));
  const joints: Segment[] = [];
  for (let x = -1.5; x <= width + 2.5; x += 1)
    joints.push([
      [x, 0, -10.5],
      [x, 0, 0],
    ]);
  for (let z = -10; z < 0; z += 1)
    joints.push([
      [-1.5, 0, z],
      [width + 2.5, 0, z],
    ]);
  scene.lines(joints, scene.on(darken(deck, 0.14)), 1.4, { opacity: 0.5 });
  scene.groundShadow({ x: [0, width], y: [0, 6.5], z: [0, depth] });
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  const upper: Box = { x: [rng.range(2.6, 6), width], y: [3.4, 6.6], z: [1.5, depth] };
  scene.box({ x: [0, width], y: [0, 3.4], z: [0, depth] }, wall);
  drawPlaster(scene, front, [0, width], [0, 3.4]);
  drawMasonry(scene, side, [0, depth], [0, 3.4], stone, { course: 0.3 });
  drawMasonry(scene, front, [0, 2.6], [0, 3.4], stone, { course: 0.3 });
  scene.box(upper, wall);
  const face2 = frontFace(0, 1.5);
  const dark = { frame: palette.iron, sill: false };
  drawWindow(scene, face2, upper.x[0] + 0.8, 3.75, 3, 2.3, { ...dark, panes: 3 });
  drawWindow(scene, face2, upper.x[0] + 4.6, 3.75, Math.min(4, width - upper.x[0] - 5.2), 2.3, { ...dark, panes: 3 });
  drawWindow(scene, rightFace(width, 1.5), 2, 4.4, 1.4, 1.4, dark);
  scene.slab(frontFace(0, 1.5), [upper.x[0] - 0.3, width + 0.3], [6.5, 6.85], [-6.5, 0.7], lighten(wall, 0.4));
  scene.slab(front, [-0.2, width + 0.2], [3.25, 3.55], [-1.5, 0.9], lighten(wall, 0.4));
  drawRailing(scene, [upper.x[0], 3.55, -0.7], [width, 3.55, -0.7], 0.95, { style: 'glass', hex: '#c6ccd2' });
  drawWindow(scene, front, 3.2, 0.1, 4.6, 2.8, { ...dark, panes: 4, lit: light.lampsOn || undefined });
  drawWindow(scene, front, 8.5, 0.1, 4.2, 2.8, { ...dark, panes: 3, lit: light.lampsOn || undefined });
  drawPergola(scene, [8.3, 13.2], 2.95);
  drawPool(scene, [1.6, 10], [-7.2, -3.1]);
  for (const x of [10.9, 12.6]) drawLounger(scene, x, -6.6);
  drawParasol(scene, 12.4, -4.4);
  for (const [x, z] of [
    [-0.8, -1],
    [2.8, -0.6],
    [width + 0.9, -2],
    [7.9, -0.6],
  ] as const)
    drawPot(scene, scene.spot(x, z), 1, { pot: '#f2ece0' });
  drawOlive(scene, scene.spot(-2.8, -2), 4.6);
  drawPalm(scene, scene.spot(width + 3.4, -1.4), 7.5);
  for (let i = 0; i < 5; i++)
    drawBush(
      scene,
      scene.spot(-2.6 + rng.around(0, 0.4), -3.5 - i * 1.2),
      1.7,
      0.8,
      '#7d9a56',
      rng.pick(['#a493c9', '#d9486a', null]),
    );
  const vine = scene.spot(1.2, -0.1, 2.2);
  drawBougainvillea(scene, vine.x - vine.m * 0.8, vine.y, vine.m * 0.6, vine.m * 1.6);
  return scene;
}

function drawPergola(scene: Scene, [x0, x1]: Range, top: number) {
  const wood = '#a9784c';
  for (let x = x0; x <= x1; x += 0.45)
    scene.box({ x: [x, x + 0.14], y: [top + 0.1, top + 0.24], z: [-3, -0.6] }, wood, { hanging: true });
  scene.box({ x: [x0 - 0.2, x1 + 0.3], y: [top - 0.1, top + 0.12], z: [-2.8, -2.62] }, wood, { hanging: true });
  for (const x of [x0, x1]) scene.box({ x: [x, x + 0.2], y: [0, top], z: [-2.8, -2.6] }, wood);
}

function drawPool(scene: Scene, x: Range, z: Range) {
  const { canvas, rng, light } = scene;
  const edge = 0.35;
  scene.floor([x[0] - edge, x[1] + edge], [z[0] - edge, z[1] + edge], scene.on('#faf6ec', 'top'));
  scene.floor(x, z, scene.on('#2f8fae', 'front'));
  const water: GradientStops = light.lampsOn
    ? [
        [0, '#2fb7d0'],
        [1, '#7fe3e6'],
      ]
    : [
        [0, scene.on('#57c0d2')],
        [0.5, scene.on('#36a5c4')],
        [1, scene.on('#6fd0d8')],
      ];
  scene.floor([x[0], x[1]], [z[0], z[1] - 0.3], canvas.gradient(water, [0, 0, 0.7, 1]), { y: -0.12 });
  let ripples = '';
  for (let i = 0; i < 46; i++) {
    const p = scene.spot(rng.range(x[0] + 0.5, x[1] - 0.9), rng.range(z[0] + 0.35, z[1] - 0.6));
    const w = p.m * rng.range(0.2, 0.6);
    ripples += [
      `M${p.x.toFixed(1)} ${p.y.toFixed(1)}q${(w / 4).toFixed(1)} -4 ${(w / 2).toFixed(1)} 0`,
      `t${(w / 2).toFixed(1)} 0`,
    ].join('');
  }
  canvas.stroke(ripples, '#ffffff', 2.4, { opacity: 0.5 });
  scene.polygon(
    [
      [x[0] + 1, 0, z[0]],
      [x[0] + 3, 0, z[0]],
      [x[0] + 5.2, 0, z[1] - 0.3],
      [x[0] + 3.6, 0, z[1] - 0.3],
    ],
    '#ffffff',
    { opacity: 0.13 },
  );
}

function drawLounger(scene: Scene, x: number, z: number) {
  scene.floor([x - 0.1, x + 1], [z - 0.1, z + 1.9], scene.shadow);
  scene.box({ x: [x, x + 0.8], y: [0.22, 0.36], z: [z, z + 1.3] }, '#f4eee2');
  scene.polygon(
    [
      [x, 0.36, z + 1.25],
      [x + 0.8, 0.36, z + 1.25],
      [x + 0.8, 0.9, z + 1.85],
      [x, 0.9, z + 1.85],
    ],
    scene.on('#faf6ee'),
  );
  scene.lines(
    [
      [
        [x + 0.05, 0, z + 0.1],
        [x + 0.05, 0.25, z + 0.1],
      ],
      [
        [x + 0.75, 0, z + 0.1],
        [x + 0.75, 0.25, z + 0.1],
      ],
    ],
    scene.on('#a9784c'),
    4,
  );
}

function drawParasol(
  scene: Scene,
  x: number,
  z: number,
  hex: string = scene.rng.pick([palette.terracotta, palette.aegean, '#f3ead8', palette.ochre]),
) {
  const { canvas } = scene;
  const p = scene.spot(x, z);
  const m = p.m;
  const top = p.y - 2.7 * m;
  scene.spotShadow(x, z, 1.4, 0.8);
  canvas.stroke(`M${p.x} ${p.y}V${top}`, scene.on('#8a6142'), m * 0.07);
  canvas.path(
    [
      `M${p.x - 1.5 * m} ${top + 0.62 * m}Q${p.x - 0.6 * m} ${top + 0.02 * m} ${p.x} ${top - 0.08 * m}`,
      `Q${p.x + 0.6 * m} ${top + 0.02 * m} ${p.x + 1.5 * m} ${top + 0.62 * m}`,
      `Q${p.x} ${top + 0.82 * m} ${p.x - 1.5 * m} ${top + 0.62 * m}Z`,
    ].join(''),
    canvas.gradient(
      [
        [0, scene.on(lighten(hex, 0.2))],
        [1, scene.on(darken(hex, 0.2))],
      ],
      [0, 0, 1, 0.3],
    ),
  );
  canvas.path(
    [
      `M${p.x} ${top - 0.08 * m}Q${p.x - 0.45 * m} ${top + 0.3 * m} ${p.x - 0.5 * m} ${top + 0.72 * m}`,
      `Q${p.x} ${top + 0.8 * m} ${p.x + 0.5 * m} ${top + 0.72 * m}`,
      `Q${p.x + 0.45 * m} ${top + 0.3 * m} ${p.x} ${top - 0.08 * m}Z`,
    ].join(''),
    scene.on(lighten(hex, 0.35)),
    { opacity: 0.5 },
  );
}
