// What surrounds an apartment block: the ground in front of it, the houses next door, trees, lamps and cars.

import type { Range } from '../drawing/camera.ts';
import { formatEllipsePath } from '../drawing/canvas.ts';
import { darken, palette } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';
import { drawFoliage } from '../elements/foliage.ts';
import { drawGarden } from '../elements/garden.ts';
import { drawPot } from '../elements/plants.ts';
import { drawLamp, drawNeighbour, drawStreet } from '../elements/street.ts';
import { drawCypress, drawPalm, drawPine, drawRoundTree, drawTrunk } from '../elements/trees.ts';
import { drawCar, drawScooter } from '../elements/vehicles.ts';
import type { BlockPlan, TreeKind } from './apartment-block-plan.ts';

const neighbourWalls = [
  '#ead7b6',
  '#d8bfa4',
  '#e6e2da',
  '#e3bf9c',
  '#cfd3cd',
  '#e2bfae',
  '#c8d3c6',
  '#efe6d4',
] as const;

export function drawBlockGround(scene: Scene, plan: BlockPlan, width: number) {
  const { rng } = scene;
  switch (plan.setting) {
    case 'street':
      drawStreet(scene, { pavementDepth: rng.range(2.8, 3.6), paving: rng.pick(['#d8cfc0', '#cfc9be', '#d9c7b2']) });
      break;
    case 'avenue':
      drawStreet(scene, { pavementDepth: 4.6, paving: rng.pick(['#d5d2ca', '#ddd2c0']), road: '#6c6f77' });
      break;
    case 'suburb':
      drawStreet(scene, { pavementDepth: 2.4, paving: '#d6cdbd', road: '#84868b', from: -2.2 });
      scene.floor([-40, width + 40], [-2.2, 30], scene.on(scene.season === 'summer' ? '#a3a863' : '#8fa65c'));
      break;
    case 'promenade':
      drawStreet(scene, { pavementDepth: 9, paving: '#e2d3bb', road: '#b58b6b' });
      break;
    case 'square':
      drawGarden(scene, { hex: '#9aa860' });
      scene.floor([-60, 60], [-7.5, 30], scene.on('#d9ccb8'));
      drawPavingJoints(scene, -7.5);
      break;
  }
}

function drawPavingJoints(scene: Scene, edge: number) {
  const joints: Segment[] = [];
  for (let x = -30; x <= 40; x += 1.2)
    joints.push([
      [x, 0, edge],
      [x, 0, 0],
    ]);
  for (let z = edge; z < 0; z += 1.2)
    joints.push([
      [-40, 0, z],
      [45, 0, z],
    ]);
  const seen = joints.filter(([a, b]) => scene.camera.sees(a) && scene.camera.sees(b));
  scene.lines(seen, scene.on(darken('#d9ccb8', 0.16)), 1.5, { opacity: 0.5 });
}

/** Rows of trees where the ground meets the sky, so that no bare plain shows between the houses. */
export function drawFarTrees(scene: Scene) {
  const { rng, canvas, light } = scene;
  for (const [z, hex, haze] of [
    [75, '#6c8468', 0.56],
    [42, '#5d7a4c', 0.45],
    [22, '#7c9560', 0.34],
  ] as const) {
    const { y, m } = scene.spot(0, z);
    let crowns = '';
    for (let x = -60; x < 1660; ) {
      const r = m * rng.range(0.9, 2.1) * (0.5 + z / 44);
      crowns += formatEllipsePath(x, y - r * 0.55, r, r * rng.range(0.7, 1));
      x += r * rng.range(0.7, 1.3);
    }
    canvas.path(crowns, light.far(hex, haze));
  }
}

/** Next-door buildings, softened by air: they fill the street and stay behind. */
export function drawNeighbouringBuildings(scene: Scene, plan: BlockPlan, width: number, height: number) {
  const { rng } = scene;
  const [left, right] = plan.side > 0 ? plan.neighbours : [plan.neighbours[1], plan.neighbours[0]];
  const apart = plan.aside > 0.2;
  if (left) {
    const to = apart && plan.side < 0 ? -5.5 : -0.1;
    drawNextHouse(scene, [to - 17, to], height * left, to < -1 ? 3 : rng.range(0, 0.8));
  }
  if (right) {
    const from = apart && plan.side > 0 ? width + 5.5 : width + 0.1;
    drawNextHouse(scene, [from, from + 17], height * right, from > width + 1 ? 3 : rng.range(0, 0.8));
  }
}

function drawNextHouse(scene: Scene, x: Range, height: number, z: number) {
  const { rng, light } = scene;
  const hex = rng.pick(neighbourWalls);
  const haze = rng.range(0.26, 0.4);
  if (rng.chance(0.4)) {
    drawNeighbour(scene, x, 9, height, hex, { haze, z });
    return;
  }
  const wall = light.far(hex, haze);
  const paint = { front: wall, right: light.far(hex, haze, 'shade'), left: light.far(hex, haze + 0.05), top: wall };
  scene.box({ x, y: [0, height], z: [z, z + 9] }, hex, paint);
  const floors = Math.max(2, Math.round(height / 3));
  const storey = height / floors;
  const parts = { recess: '', glass: '', lamps: '', slab: '', parapet: '', awning: '' };
  const quad = (a: number, b: number, low: number, high: number, out = 0) =>
    scene.path([
      [a, low, z - out],
      [b, low, z - out],
      [b, high, z - out],
      [a, high, z - out],
    ]);
  const bays = Math.round((x[1] - x[0]) / 3.4);
  const bay = (x[1] - x[0]) / bays;
  for (let f = 0; f < floors; f++) {
    const v = f * storey;
    if (f) parts.recess += quad(x[0] + 0.3, x[1] - 0.3, v, v + storey - 0.25);
    for (let b = 0; b < bays; b++) {
      const u = x[0] + b * bay + 0.7;
      parts[rng.chance(light.lampChance * 0.7) ? 'lamps' : 'glass'] += quad(u, u + bay - 1.4, v + 0.3, v + 2.3);
      if (f && rng.chance(0.3)) parts.awning += quad(u - 0.5, u + bay - 0.9, v + storey - 1, v + storey - 0.2, 0.6);
    }
    if (f) parts.parapet += quad(x[0] + 0.2, x[1] - 0.2, v, v + 0.95, 1);
    if (f) parts.slab += quad(x[0] + 0.2, x[1] - 0.2, v - 0.2, v, 1);
  }
  const rail = rng.pick(['#f3eee4', '#d9c9ae', '#9aa6ad', '#c99a72']);
  scene.canvas.path(parts.recess, light.far(darken(hex, 0.22), haze));
  scene.canvas.path(parts.glass, light.far('#5f7e9a', haze));
  scene.canvas.path(parts.lamps, '#ffcf85');
  scene.canvas.path(parts.awning, light.far(rng.pick(['#c9a26a', '#7d8f5c', '#c4724f', '#5f83a8']), haze));
  scene.canvas.path(parts.slab, light.far('#f6f1e6', haze));
  scene.canvas.path(parts.parapet, light.far(rail, haze), { opacity: 0.92 });
}

function plantBlockTree(scene: Scene, kind: TreeKind, x: number, z: number) {
  const { rng } = scene;
  const spot = scene.spot(x, z);
  scene.spotShadow(x, z, kind === 'cypress' ? 0.7 : 1.3);
  if (kind === 'orange')
    drawRoundTree(scene, spot, rng.range(3.2, 4.1), rng.pick([palette.orange, palette.orange, null]));
  else if (kind === 'palm') drawPalm(scene, spot, rng.range(7, 9.5));
  else if (kind === 'pine') drawPine(scene, spot, rng.range(7, 9));
  else if (kind === 'cypress') drawCypress(scene, spot, rng.range(6, 8.5));
  else {
    const tall = kind === 'plane' ? rng.range(6, 7.5) : rng.range(4.6, 5.6);
    const hex = kind === 'plane' ? (scene.season === 'autumn' ? '#a88a3c' : '#6b9144') : '#a58fcb';
    const [h, { m }] = [tall * spot.m, spot];
    drawTrunk(scene, spot, tall * 0.62, 0.14, kind === 'plane' ? '#a8997f' : '#6d5038', rng.around(0, 0.3));
    for (const [dx, dy, k] of [
      [-0.17, 0.62, 0.22],
      [0.18, 0.66, 0.22],
      [0, 0.8, 0.25],
    ] as const)
      drawFoliage(scene, spot.x + dx * h, spot.y - dy * h, k * h, k * h * 0.8, hex, { density: Math.min(1, m / 50) });
  }
}

/** Trees, lamp, cars and pots in front of the block, far ones first. */
export function drawBlockForeground(scene: Scene, plan: BlockPlan, width: number) {
  const { rng } = scene;
  const { setting, trees } = plan;
  const line = setting === 'suburb' ? -3.2 : -2.4;
  // trees stand beside the front and, on long fronts, one before it: an ad never hides the house
  // towards the viewer's side a tree would cover more of the house than it stands before, so it keeps away
  const [far, near] = [rng.range(0.4, 2), rng.range(2.6, 4.4)];
  const places = plan.side > 0 ? [-far, width + near] : [-near, width + far];
  if (width > 18) places.push(width * rng.range(0.25, 0.7));
  if (setting === 'square') places.push(-5.5, width + 5);
  for (const x of places) plantBlockTree(scene, rng.pick(trees), x, line);
  if (setting !== 'square') drawLamp(scene, plan.side > 0 ? -3.4 : width + 3.4, line, 5.6);
  const road = setting === 'avenue' ? -7.2 : setting === 'suburb' ? -6.8 : -5.8;
  if (setting === 'square' || setting === 'promenade') drawBench(scene, width * rng.range(0.2, 0.7), -4);
  else if (rng.chance(0.7)) {
    drawCar(scene, width * rng.range(0, 0.5), road);
    if (width > 12 && rng.chance(0.5)) drawCar(scene, width * 0.5 + rng.range(2.5, 5), road);
  }
  if (rng.chance(0.4)) drawScooter(scene, width * rng.range(0.1, 0.6), line - 0.2);
  if (plan.groundFloor === 'marble') drawPot(scene, scene.spot(width * 0.92, -0.6), 0.8);
}

function drawBench(scene: Scene, x: number, z: number) {
  scene.floor([x - 0.1, x + 2.1], [z - 0.1, z + 0.7], scene.shadow);
  for (const px of [x + 0.15, x + 1.7]) scene.box({ x: [px, px + 0.12], y: [0, 0.42], z: [z, z + 0.45] }, palette.iron);
  for (const pz of [z, z + 0.18, z + 0.36])
    scene.box({ x: [x, x + 2], y: [0.42, 0.48], z: [pz, pz + 0.13] }, '#a9784c');
  for (const y of [0.6, 0.78]) scene.box({ x: [x, x + 2], y: [y, y + 0.12], z: [z + 0.48, z + 0.52] }, '#a9784c');
}
