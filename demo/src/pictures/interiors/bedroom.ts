// The bedroom.
import type { Range } from '../drawing/camera.ts';
import { darken, lighten, mixColours, palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawHousePlant, drawTableLamp, drawWallPicture } from './decoration.ts';
import { drawCushion, drawFloorShadow, drawRoundedBox, drawRug } from './furniture.ts';
import { createRoomScene, drawRoomShell } from './room.ts';
import {
  accentColours,
  fabricColours,
  featureWallColours,
  wallColours,
  windowViews,
  woodColours,
} from './room-colours.ts';
import { drawRoomWindow } from './room-window.ts';

export function drawBedroom(seed: number): Scene {
  const scene = createRoomScene('bedroom', seed, { width: 5, depth: 4.3 });
  const { rng, canvas } = scene;
  const { depth } = scene.room;
  const wood = rng.pick(woodColours);
  const feature = rng.pick(featureWallColours);
  const back = drawRoomShell(scene, { wall: rng.pick(wallColours), feature, floorHex: rng.pick(woodColours) });
  const left = rng.chance(0.5);
  const bedX: Range = left ? [-2, -0.1] : [-1.55, 0.35];
  const view = rng.pick(windowViews);
  drawRoomWindow(scene, back, [0.95, 2.15], [left ? 0.06 : 0.8, 2.35], {
    view,
    panes: 2,
    curtains: rng.pick(['#f8f2e6', '#e9dcc8', '#d9e0e2', '#e5cfc0']),
  });
  const mid = (bedX[0] + bedX[1]) / 2;
  if (rng.chance(0.5)) drawWallPicture(scene, back, mid - 0.75, 1.45, 1.5, 0.75);
  else {
    drawWallPicture(scene, back, mid - 0.72, 1.4, 0.62, 0.85);
    drawWallPicture(scene, back, mid + 0.1, 1.4, 0.62, 0.85);
  }
  drawRug(
    scene,
    [bedX[0] - 0.5, bedX[1] + 0.6],
    [depth - 3, depth - 1.2],
    rng.pick(['#e6d9c3', '#b9c6cf', '#d9b8a0', '#cfd3bd']),
  );
  for (const x of [bedX[0] - 0.52, bedX[1] + 0.08]) {
    drawFloorShadow(scene, [x, x + 0.44], [depth - 0.42, depth - 0.05], 0.04);
    scene.box({ x: [x, x + 0.44], y: [0.1, 0.5], z: [depth - 0.42, depth - 0.04] }, wood);
    scene.polygon(
      [
        [x + 0.03, 0.31, depth - 0.42],
        [x + 0.41, 0.31, depth - 0.42],
        [x + 0.41, 0.47, depth - 0.42],
        [x + 0.03, 0.47, depth - 0.42],
      ],
      scene.on(lighten(wood, 0.14)),
    );
    drawTableLamp(scene, x + 0.22, depth - 0.24, 0.5);
  }
  drawBed(scene, bedX, depth, wood, rng.pick(['#c9d3da', '#e3c9b2', '#7f8c68', '#b9826a', '#4f6f8f', '#d8b98c']));
  drawHousePlant(scene, left ? 0.75 : 2.2, depth - 0.45, 1.3, palette.clay);
  scene.box({ x: [1.15, 2.05], y: [0.2, 0.44], z: [depth - 1.7, depth - 1.25] }, wood);
  drawRoundedBox(
    scene,
    { x: [1.17, 2.03], y: [0.46, 0.52], z: [depth - 1.68, depth - 1.27] },
    rng.pick(fabricColours),
    8,
  );
  canvas.rect(
    0,
    0,
    1600,
    1200,
    canvas.radial(
      [
        [0.6, 'rgba(20,33,61,0)'],
        [1, 'rgba(20,33,61,0.14)'],
      ],
      [0.5, 0.5, 0.75],
    ),
  );
  return scene;
}

function drawBed(scene: Scene, x: Range, depth: number, wood: string, throwHex: string) {
  const head = scene.rng.chance(0.5) ? wood : scene.rng.pick(fabricColours);
  const z0 = depth - 2.15;
  const linen = '#fbf8f1';
  const w = x[1] - x[0];
  drawFloorShadow(scene, x, [z0, depth], 0.1);
  drawRoundedBox(scene, { x: [x[0] - 0.05, x[1] + 0.05], y: [0.2, 1.15], z: [depth - 0.12, depth - 0.02] }, head, 14);
  for (let i = 1; i < 5; i++)
    scene.lines(
      [
        [
          [x[0] + (w * i) / 5, 0.6, depth - 0.12],
          [x[0] + (w * i) / 5, 1.14, depth - 0.12],
        ],
      ],
      scene.on(darken(head, 0.2)),
      3,
      { opacity: 0.6 },
    );
  scene.box({ x, y: [0.12, 0.32], z: [z0, depth - 0.12] }, wood);
  drawRoundedBox(scene, { x: [x[0] + 0.02, x[1] - 0.02], y: [0.34, 0.52], z: [z0 + 0.04, depth - 0.14] }, linen, 14);
  for (const a of [x[0] + 0.12, x[0] + w / 2 + 0.06]) {
    drawRoundedBox(scene, { x: [a, a + w / 2 - 0.2], y: [0.58, 0.86], z: [depth - 0.38, depth - 0.24] }, '#fffdf8', 20);
  }
  for (const a of [x[0] + 0.3, x[0] + w / 2 + 0.2])
    drawCushion(scene, a + 0.25, 0.56, depth - 0.5, scene.rng.pick(accentColours), 0.38);
  drawRoundedBox(
    scene,
    { x: [x[0] - 0.03, x[1] + 0.03], y: [0.4, 0.58], z: [z0, depth - 0.95] },
    mixColours(linen, throwHex, 0.16),
    16,
  );
  scene.floor([x[0] - 0.05, x[1] + 0.05], [z0 + 0.15, z0 + 0.8], scene.on(throwHex, 'top'), { y: 0.595 });
  scene.lines(
    [0.25, 0.38, 0.6, 0.7].map((k) => [
      [x[0] - 0.05, 0.6, z0 + k],
      [x[1] + 0.05, 0.6, z0 + k],
    ]),
    scene.on(lighten(throwHex, 0.3), 'top'),
    3,
    { opacity: 0.6 },
  );
}
