// The kitchen.
import type { Range } from '../drawing/camera.ts';
import { darken, mixColours, palette } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';
import { drawPot } from '../elements/plants.ts';
import { drawBookcase, drawBowl, drawPendant } from './decoration.ts';
import { drawFloorShadow, drawLegs, drawRoundedBox } from './furniture.ts';
import { createRoomScene, drawRoomShell } from './room.ts';
import { cabinetFrontColours, woodColours } from './room-colours.ts';
import { drawRoomWindow } from './room-window.ts';
import { drawCabinets, drawTiledWall } from './tiles-and-cabinets.ts';

export function drawKitchen(seed: number): Scene {
  const scene = createRoomScene('kitchen', seed, { width: 5.2, depth: 4.2 });
  const { rng, canvas } = scene;
  const { depth } = scene.room;
  const hex = rng.pick(cabinetFrontColours);
  const wood = rng.pick(woodColours);
  const top = rng.pick(['#efe9dd', '#5a5d62', '#d8b98c', '#f7f4ec']);
  const back = drawRoomShell(scene, {
    wall: rng.pick(['#f5efe4', '#efe6d8', '#f3ece2']),
    floor: rng.pick(['wood', 'large']),
    floorHex: rng.pick(['#c99f6b', '#d9cdb9', '#cfa98a']),
  });
  drawTiledWall(
    scene,
    back,
    [-2.6, 2.6],
    [0.9, 1.6],
    0.14,
    rng.pick(['#e9efe9', '#dfe7ea', '#f1e2cf', '#d3dfe0', '#f5f1e8']),
    '#c9c2b4',
  );
  drawRoomWindow(scene, back, [-0.55, 0.75], [1.1, 2.25], {
    view: rng.pick(['sea', 'city', 'hills']),
    panes: 2,
    curtains: null,
  });
  scene.slab(back, [1.85, 2.6], [0, 2.2], [0, 0.66], '#d6d8d8');
  scene.lines([[back.at(1.85, 1.35, 0.67), back.at(2.6, 1.35, 0.67)]], '#9aa0a4', 3);
  scene.lines(
    [
      [back.at(1.93, 1.45, 0.68), back.at(1.93, 1.75, 0.68)],
      [back.at(1.93, 1, 0.68), back.at(1.93, 1.28, 0.68)],
    ],
    '#7d8388',
    6,
  );
  if (rng.chance(0.5)) {
    drawCabinets(scene, back, [-2.6, -1.6], [1.6, 2.4], 0.36, hex, 2, { handles: 'low' });
    drawCabinets(scene, back, [0.95, 1.82], [1.6, 2.4], 0.36, hex, 2, { handles: 'low' });
  } else {
    drawBookcase(scene, back, [-2.5, -1.7], [1.65, 2.35], { hex: wood, shelves: 2, frame: false });
    drawBookcase(scene, back, [1, 1.75], [1.65, 2.35], { hex: wood, shelves: 2, frame: false });
  }
  scene.polygon(
    [back.at(-1.5, 1.7, 0.3), back.at(-0.75, 1.7, 0.3), back.at(-0.95, 2.1, 0.12), back.at(-1.3, 2.1, 0.12)],
    scene.on('#c9ccce'),
  );
  scene.patch(back, [-1.28, -0.97], [2.1, 2.8], scene.on('#bfc3c6'), { out: 0.12 });
  drawCabinets(scene, back, [-2.6, 1.82], [0.1, 0.86], 0.6, hex, 7);
  scene.slab(back, [-2.6, 1.84], [0.86, 0.91], [0, 0.64], top);
  scene.slab(back, [-2.6, 1.82], [0, 0.1], [0, 0.52], '#4a4038');
  scene.patch(back, [-1.44, -0.82], [0.2, 0.82], '#2c3440', { out: 0.605 });
  scene.patch(
    back,
    [-1.38, -0.88],
    [0.3, 0.66],
    canvas.gradient([
      [0, '#566272'],
      [1, '#1d232c'],
    ]),
    { out: 0.608 },
  );
  scene.floor([-1.42, -0.84], [depth - 0.52, depth - 0.12], '#23272f', { y: 0.912 });
  const tap = scene.spot(0.1, depth - 0.15, 0.91);
  canvas.stroke(`M${tap.x} ${tap.y}v-52q0 -24 22 -24t22 22v8`, scene.on('#b9bec2'), 8);
  scene.floor([-0.2, 0.45], [depth - 0.5, depth - 0.2], scene.on('#aeb4b8'), { y: 0.912 });
  drawBowl(scene, 1.1, depth - 0.35, 0.91, palette.orange);
  drawPot(scene, scene.spot(-0.4, depth - 0.12, 1.08), 0.2);
  drawPot(scene, scene.spot(0.6, depth - 0.12, 1.08), 0.18);
  for (const [x, h, c] of [
    [-2.3, 0.3, palette.clay],
    [-2.1, 0.22, '#f4ecdd'],
    [-1.9, 0.26, palette.aegean],
  ] as const)
    scene.box({ x: [x, x + 0.13], y: [0.91, 0.91 + h], z: [depth - 0.35, depth - 0.22] }, c);
  drawIsland(scene, rng.chance(0.6) ? wood : mixColours(hex, '#ffffff', 0.2), top, depth);
  for (const x of [-0.7, 0.5])
    drawPendant(scene, x, depth - 2, 0.62, rng.pick([palette.terracotta, '#f1e4cc', palette.ink]), 0.17);
  return scene;
}

function drawIsland(scene: Scene, hex: string, top: string, depth: number) {
  const x: Range = [-1.5, 1.25];
  const z: Range = [depth - 2.5, depth - 1.75];
  drawFloorShadow(scene, x, z);
  scene.box({ x: [x[0] + 0.1, x[1] - 0.1], y: [0, 0.86], z: [z[0] + 0.18, z[1]] }, hex);
  const slats: Segment[] = [];
  for (let a = x[0] + 0.3; a < x[1] - 0.2; a += 0.22)
    slats.push([
      [a, 0.08, z[0] + 0.18],
      [a, 0.84, z[0] + 0.18],
    ]);
  scene.lines(slats, scene.on(darken(hex, 0.22)), 2.5, { opacity: 0.6 });
  scene.box({ x, y: [0.86, 0.92], z }, top);
  drawBowl(scene, -0.5, z[0] + 0.4, 0.92);
  drawPot(scene, scene.spot(0.7, z[0] + 0.4, 0.92), 0.26, { pot: '#f6f1e6', plant: 'flower' });
  for (const sx of [-1.05, -0.1, 0.85]) {
    const s = z[0] - 0.3;
    drawFloorShadow(scene, [sx - 0.16, sx + 0.16], [s - 0.14, s + 0.14], 0.03);
    drawLegs(scene, [sx - 0.2, sx + 0.2], [s - 0.14, s + 0.16], 0.62, '#7a5236', 0.04);
    drawRoundedBox(
      scene,
      { x: [sx - 0.19, sx + 0.19], y: [0.63, 0.68], z: [s - 0.16, s + 0.18] },
      scene.rng.pick([palette.oak, palette.walnut]),
      8,
    );
  }
}
