// The living room.
import type { Range } from '../drawing/camera.ts';
import { palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawPot } from '../elements/plants.ts';
import { drawFloorLamp, drawHousePlant, drawPendant, drawWallPicture } from './decoration.ts';
import { drawArmchair, drawRug, drawSofa, drawTable } from './furniture.ts';
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

export function drawLivingRoom(seed: number): Scene {
  const scene = createRoomScene('living', seed, { width: 5.8, depth: 4.8 });
  const { rng } = scene;
  const { depth } = scene.room;
  const wood = rng.pick(woodColours);
  const back = drawRoomShell(scene, {
    wall: rng.pick(wallColours),
    feature: rng.pick(featureWallColours),
    floorHex: rng.pick(woodColours),
  });
  const wide = rng.chance(0.5);
  const u: Range = wide ? [-1.9, 1.9] : [0.35, 2.45];
  drawRoomWindow(scene, back, u, [wide ? 0.06 : 0.06, 2.4], {
    view: rng.pick(windowViews),
    panes: wide ? 3 : 2,
    curtains: rng.pick(['#f8f2e6', '#e9dcc8', '#d9e0e2']),
  });
  if (!wide) {
    for (const [a, w, h] of rng.pick([
      [
        [-2.3, 0.62, 0.8],
        [-1.55, 0.62, 0.8],
        [-0.8, 0.62, 0.8],
      ],
      [[-2.2, 1.5, 0.95]],
      [
        [-2.2, 0.9, 1.1],
        [-1.15, 0.6, 0.75],
      ],
    ]))
      drawWallPicture(scene, back, a, 1.25, w, h);
  }
  const z = wide ? 2.9 : 3.6;
  const sofaX: Range = wide ? [-1.35, 1.35] : [-2.5, -0.05];
  const rug = rng.pick(['#d9b8a0', '#b9c6cf', '#c9c2a0', '#e6d9c3', '#c98a6c']);
  drawRug(scene, wide ? [-1.8, 1.8] : [-2.2, 1.5], [z - 2.2, z - 0.1], rug);
  if (wide) {
    drawHousePlant(scene, -2.4, depth - 0.5, 1.7, palette.clay);
    drawFloorLamp(scene, 2.45, depth - 0.6);
  } else {
    drawHousePlant(scene, 0.3, depth - 0.4, 1.5);
    drawFloorLamp(scene, 2.6, depth - 1.2);
  }
  drawSofa(
    scene,
    sofaX,
    [z, z + 0.9],
    rng.pick(fabricColours),
    [rng.pick(accentColours), rng.pick(accentColours), rng.pick(accentColours)].slice(0, rng.int(2, 3)),
  );
  const tx: Range = wide ? [-0.65, 0.65] : [-1.7, -0.4];
  drawTable(scene, tx, [z - 1.35, z - 0.7], 0.36, wood);
  drawPot(scene, scene.spot(tx[0] + 0.35, z - 1, 0.41), 0.2, { pot: '#f6f1e6', plant: 'flower' });
  scene.box({ x: [tx[0] + 0.65, tx[0] + 1.05], y: [0.41, 0.45], z: [z - 1.15, z - 0.9] }, palette.aegean);
  scene.box({ x: [tx[0] + 0.68, tx[0] + 1.02], y: [0.45, 0.48], z: [z - 1.13, z - 0.92] }, '#f4ecdd');
  drawArmchair(scene, wide ? -2.05 : 0.95, z - (wide ? 0.75 : 1.15), rng.pick(fabricColours));
  if (!wide) {
    scene.slab(back, [-2.6, 0], [2.2, 2.24], [0, 0.2], wood);
  }
  drawPendant(
    scene,
    wide ? 0 : -1.1,
    z - 1,
    0.42,
    rng.pick([palette.terracotta, '#f1e4cc', palette.ink, palette.olive]),
    0.3,
  );
  return scene;
}
