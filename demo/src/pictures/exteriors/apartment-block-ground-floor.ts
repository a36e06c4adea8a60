// The ground floors of apartment blocks: shops, columns (pilotis), a marble entrance, a front garden.

import { type Face, frontFace, type Range } from '../drawing/camera.ts';
import { darken, lighten, mixColours, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';
import { drawAwning } from '../elements/balconies.ts';
import { drawBush, drawPot } from '../elements/plants.ts';
import { drawCar } from '../elements/vehicles.ts';
import { createGlassFill, drawDoor, drawWindow } from '../elements/windows-and-doors.ts';
import type { BlockPlan } from './apartment-block-plan.ts';

const stones = ['#cfc2ac', '#b9b2a6', '#d6c4a9', '#a89c8e', '#e2dacb'] as const;
const signs = [
  palette.aegean,
  palette.terracotta,
  '#3f6b57',
  '#2c3440',
  '#d39a3f',
  '#f4efe4',
  '#7a3f52',
  palette.teal,
] as const;

/** Dark hall behind columns; it must be drawn before the storeys above it. */
export function drawPilotisHall(scene: Scene, plan: BlockPlan, width: number) {
  const { ground, depth, wall } = plan;
  scene.floor([0, width], [0, depth], scene.on('#b9b3a6', 'soft'));
  scene.upright([0, width], [0, ground], depth * 0.75, scene.on(mixColours(wall, '#3a3f4a', 0.45), 'right'));
  const core: Range = [width * 0.38, width * 0.66];
  scene.box({ x: core, y: [0, ground], z: [depth * 0.32, depth * 0.75] }, mixColours(wall, '#8d8577', 0.35));
  const lobby = frontFace(0, depth * 0.32);
  drawDoor(scene, lobby, core[0] + 0.5, 0.1, 1.6, 2.3, { hex: palette.iron, surround: '#efe8da', glazed: true });
  if (scene.light.lampsOn) {
    const lamp = scene.spot((core[0] + core[1]) / 2, depth * 0.3, 2.4);
    scene.glow(lamp.x, lamp.y, lamp.m * 4, '#ffd48a', 0.55);
  }
  drawCar(scene, plan.side > 0 ? width * 0.02 : width - 4.6, depth * 0.22);
  const columns = Math.max(3, plan.bays + 1);
  for (const z of [depth * 0.7, 0.15])
    for (let i = 0; i < columns; i++) {
      const x = 0.1 + ((width - 0.6) * i) / (columns - 1);
      scene.box({ x: [x, x + 0.42], y: [0, ground], z: [z, z + 0.42] }, lighten(wall, 0.1));
    }
}

export function drawGroundFloor(scene: Scene, plan: BlockPlan, face: Face, length: number, main: boolean) {
  const { rng } = scene;
  const { ground, groundFloor, wall } = plan;
  if (groundFloor === 'pilotis') return;
  const stone = groundFloor === 'garden' ? wall : rng.pick(stones);
  scene.patch(face, [0, length], [0, ground], scene.on(stone, face.facing));
  const seams: Segment[] = [];
  if (groundFloor !== 'garden') {
    for (let y = 0.6; y < ground; y += 0.6) seams.push([face.at(0, y), face.at(length, y)]);
    if (groundFloor === 'marble')
      for (let u = 0.9; u < length; u += 0.9) seams.push([face.at(u, 0), face.at(u, ground)]);
    scene.lines(seams, scene.on(darken(stone, 0.18), face.facing), 1.3, { opacity: 0.55 });
  }
  const count = Math.max(1, Math.round(length / plan.bay));
  const span = length / count;
  const entry = main ? rng.int(0, count - 1) : -1;
  for (let i = 0; i < count; i++) {
    const u = i * span;
    if (i === entry) drawEntrance(scene, plan, face, u, span, stone);
    else if (groundFloor === 'shops') drawShopBay(scene, face, u, span, ground);
    else {
      const low = groundFloor === 'garden' ? 0.95 : 0.6;
      const lit = scene.light.lampsOn || undefined;
      drawWindow(scene, face, u + 0.6, low, span - 1.2, 2.5 - low, { frame: plan.frame, panes: 2, sill: true, lit });
    }
  }
}

function drawEntrance(scene: Scene, plan: BlockPlan, face: Face, u: number, span: number, stone: string) {
  const { rng } = scene;
  const mid = u + span / 2;
  const marble = rng.pick(['#f1ece1', '#e5e4df', '#d9c7ae', '#8f9a90']);
  scene.patch(face, [mid - 1.55, mid + 1.55], [0, plan.ground - 0.25], scene.on(marble, face.facing));
  if (scene.light.lampsOn) {
    const lamp = scene.spotAt(face.at(mid, 2, 0.5));
    scene.glow(lamp.x, lamp.y, lamp.m * 3, '#ffd48a', 0.5);
  }
  const hex = rng.pick(['#5a4334', palette.iron, '#3f5d57', '#7d6a4f']);
  drawDoor(scene, face, mid - 0.95, 0.15, 1.9, 2.45, { hex, surround: lighten(stone, 0.35), glazed: true });
  scene.slab(face, [mid - 1.4, mid + 1.4], [0, 0.15], [0, 0.8], '#e6ded0');
  scene.slab(
    face,
    [mid - 1.45, mid + 1.45],
    [2.85, 3.02],
    [0, 1.1],
    rng.pick([lighten(plan.accent, 0.15), '#f1ece1', palette.iron]),
  );
  for (const side of [-1.35, 1.35]) {
    const { x, y, m } = scene.spotAt(face.at(mid + side, 0, 0.5));
    drawPot(scene, { x, y, m }, 0.6, { pot: '#f2ece0', plant: 'bush' });
  }
}

function drawShopBay(scene: Scene, face: Face, u: number, span: number, ground: number) {
  const { rng, canvas, light } = scene;
  const sign = rng.pick(signs);
  const glass: Range = [u + 0.25, u + span - 0.25];
  const top = ground - 0.95;
  if (rng.chance(0.16)) {
    // a rolled-down shutter: every street has a shop that is closed
    scene.patch(face, glass, [0.1, top], scene.on('#b9bcbc', face.facing));
    const slats: Segment[] = [];
    for (let y = 0.25; y < top; y += 0.16) slats.push([face.at(glass[0], y), face.at(glass[1], y)]);
    scene.lines(slats, scene.on('#8d9294', face.facing), 1.4);
  } else {
    const warm = light.name !== 'day';
    const pane = warm
      ? canvas.gradient([
          [0, '#ffe6b3'],
          [1, '#eba95c'],
        ])
      : createGlassFill(scene, false);
    scene.patch(face, glass, [0.1, top], scene.on(palette.iron, face.facing));
    scene.patch(face, [glass[0] + 0.07, glass[1] - 0.07], [0.35, top - 0.07], pane);
    scene.patch(face, [glass[0] + 0.07, glass[1] - 0.07], [top - 0.5, top - 0.07], withAlpha(palette.ink, 0.22));
    for (let i = rng.int(3, 6); i > 0; i--) {
      const a = rng.range(glass[0] + 0.2, glass[1] - 0.5);
      const hex = rng.pick(['#c4532f', '#e0b066', '#5e7332', '#f4eee2', '#7fa3bd', '#c64b8c']);
      scene.patch(face, [a, a + rng.range(0.18, 0.4)], [0.4, 0.4 + rng.range(0.25, 1)], scene.on(hex, 'soft'), {
        extra: { opacity: 0.8 },
      });
    }
    const door = rng.chance(0.5) ? glass[0] + 0.15 : glass[1] - 1.05;
    scene.lines(
      [
        [face.at(door, 0.1), face.at(door, top)],
        [face.at(door + 0.9, 0.1), face.at(door + 0.9, top)],
      ],
      scene.on(palette.iron, face.facing),
      4,
    );
  }
  scene.slab(face, [u + 0.12, u + span - 0.12], [top + 0.12, ground - 0.22], [0, 0.16], sign);
  const mark = sign === '#f4efe4' ? '#14213D' : '#fdfaf3';
  const mid = u + span / 2 + rng.around(0, 0.3);
  const wide = rng.range(0.5, 0.95);
  scene.patch(face, [mid - wide, mid + wide], [top + 0.34, top + 0.46], scene.on(mark, face.facing), { out: 0.17 });
  if (rng.chance(0.45))
    drawAwning(scene, face, [u + 0.15, u + span - 0.15], top + 0.14, {
      hex: sign === '#f4efe4' ? palette.olive : sign,
      stripe: rng.pick(['#f6f1e6', null]),
      reach: 1.3,
      drop: 0.45,
    });
}

/** Low wall, hedge and gate between pavement and house. */
export function drawFrontGarden(scene: Scene, plan: BlockPlan, width: number) {
  const { rng } = scene;
  const wall = lighten(plan.wall, 0.2);
  const gate = width * rng.range(0.35, 0.6);
  for (const [a, b] of [
    [-0.6, gate],
    [gate + 1.6, width + 0.6],
  ] as const) {
    for (let x = a + 0.6; x < b - 0.3; x += rng.range(1, 1.7)) {
      const flowers = rng.pick([null, null, '#d9486a', '#e7e0f0', palette.bougainvillea]);
      drawBush(
        scene,
        scene.spot(x, -1.1),
        rng.range(1.3, 2),
        rng.range(0.9, 1.4),
        rng.pick(['#5f8443', '#6f9148', '#7d9a56']),
        flowers,
      );
    }
    scene.box({ x: [a, b], y: [0, 0.65], z: [-1.75, -1.6] }, wall);
    scene.box({ x: [a - 0.03, b + 0.03], y: [0.65, 0.73], z: [-1.8, -1.55] }, '#cbb79b');
    const bars: Segment[] = [];
    for (let x = a + 0.1; x <= b; x += 0.22)
      bars.push([
        [x, 0.73, -1.7],
        [x, 1.25, -1.7],
      ]);
    bars.push([
      [a, 1.25, -1.7],
      [b, 1.25, -1.7],
    ]);
    scene.lines(bars, scene.on(palette.iron, 'soft'), scene.camera.metre([width / 2, 1, -1.7]) * 0.028);
  }
}
