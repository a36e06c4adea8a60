// The study.
import type { Range } from '../drawing/camera.ts';
import { palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawPot } from '../elements/plants.ts';
import { drawBookcase, drawBowl, drawHousePlant, drawPendant, drawTableLamp, drawWallPicture } from './decoration.ts';
import { drawFloorShadow, drawRoundedBox, drawRug, drawTable } from './furniture.ts';
import { createRoomScene, drawRoomShell } from './room.ts';
import { fabricColours, featureWallColours, wallColours, windowViews, woodColours } from './room-colours.ts';
import { drawRoomWindow } from './room-window.ts';

export function drawStudy(seed: number): Scene {
  const scene = createRoomScene('study', seed, { width: 4.8, depth: 4 });
  const { rng } = scene;
  const { depth } = scene.room;
  const wood = rng.pick(woodColours);
  const back = drawRoomShell(scene, {
    wall: rng.pick(wallColours),
    feature: rng.pick(featureWallColours),
    floorHex: rng.pick(woodColours),
  });
  drawRoomWindow(scene, back, [-0.5, 1.1], [0.95, 2.3], { view: rng.pick(windowViews), panes: 2, curtains: null });
  drawBookcase(scene, back, [-2.2, -0.85], [0, 2.35], { hex: wood, shelves: 6 });
  drawWallPicture(scene, back, 1.45, 1.5, 0.7, 0.8);
  drawRug(scene, [-1.1, 2], [depth - 2.7, depth - 0.8], rng.pick(['#d9b8a0', '#b9c6cf', '#c9c2a0', '#c98a6c']));
  drawHousePlant(scene, 2.05, depth - 0.4, 1.5, rng.pick([palette.clay, '#f2ece0']));
  const deskX: Range = [-0.6, 1.5];
  const z: Range = [depth - 1.25, depth - 0.5];
  drawTable(scene, deskX, z, 0.72, wood, 0.05);
  drawLaptop(scene, 0.35, z[0] + 0.32, 0.77);
  drawTableLamp(scene, 1.3, z[1] - 0.15, 0.77);
  drawPot(scene, scene.spot(-0.4, z[1] - 0.2, 0.77), 0.2, { pot: '#f6f1e6' });
  scene.box({ x: [0.7, 1.02], y: [0.77, 0.81], z: [z[0] + 0.15, z[0] + 0.4] }, palette.terracotta);
  scene.box({ x: [0.72, 1], y: [0.81, 0.84], z: [z[0] + 0.16, z[0] + 0.38] }, '#f4ecdd');
  drawDeskChair(scene, 0.95, z[0] - 0.35, rng.pick(fabricColours));
  drawBowl(scene, -0.35, z[0] + 0.2, 0.77, palette.orange);
  drawPendant(scene, 0.5, depth - 1.2, 0.35, rng.pick([palette.terracotta, palette.ink, palette.olive]), 0.24);
  return scene;
}

function drawLaptop(scene: Scene, x: number, z: number, y: number) {
  scene.box({ x: [x - 0.2, x + 0.2], y: [y, y + 0.015], z: [z - 0.14, z + 0.12] }, '#c9ccd0');
  scene.polygon(
    [
      [x - 0.2, y + 0.01, z + 0.12],
      [x + 0.2, y + 0.01, z + 0.12],
      [x + 0.2, y + 0.28, z + 0.18],
      [x - 0.2, y + 0.28, z + 0.18],
    ],
    '#2c3440',
  );
  scene.polygon(
    [
      [x - 0.185, y + 0.03, z + 0.125],
      [x + 0.185, y + 0.03, z + 0.125],
      [x + 0.185, y + 0.265, z + 0.175],
      [x - 0.185, y + 0.265, z + 0.175],
    ],
    scene.canvas.gradient([
      [0, '#8fc3e8'],
      [1, '#e9d9bc'],
    ]),
  );
}

function drawDeskChair(scene: Scene, x: number, z: number, hex: string) {
  const { canvas } = scene;
  const p = scene.spot(x, z);
  const m = p.m;
  drawFloorShadow(scene, [x - 0.25, x + 0.25], [z - 0.2, z + 0.2], 0.05);
  canvas.stroke(
    [
      `M${p.x - 0.26 * m} ${p.y}L${p.x} ${p.y - 0.1 * m}L${p.x + 0.26 * m} ${p.y}M${p.x} ${p.y + 0.05 * m}`,
      `V${p.y - 0.44 * m}`,
    ].join(''),
    scene.on(palette.iron),
    m * 0.035,
  );
  drawRoundedBox(scene, { x: [x - 0.25, x + 0.25], y: [0.44, 0.52], z: [z - 0.2, z + 0.25] }, hex, 12);
  drawRoundedBox(scene, { x: [x - 0.22, x + 0.22], y: [0.6, 0.98], z: [z - 0.22, z - 0.17] }, hex, 16);
  canvas.stroke(`M${p.x} ${p.y - 0.5 * m}V${p.y - 0.64 * m}`, scene.on(palette.iron), m * 0.05);
}
