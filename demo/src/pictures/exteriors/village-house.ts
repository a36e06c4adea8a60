// The village house.

import { frontFace, rightFace } from '../drawing/camera.ts';
import { palette } from '../drawing/colour.ts';
import { Scene } from '../drawing/scene.ts';
import { drawBalcony } from '../elements/balconies.ts';
import {
  createHouseCamera,
  drawGarden,
  drawTreeWithShadow,
  roofTileColours,
  shutterColours,
} from '../elements/garden.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawBougainvillea, drawPot } from '../elements/plants.ts';
import { drawChimney, drawGableRoof, drawGardenWall, drawMasonry } from '../elements/roofs.ts';
import { drawFlagstones, drawNeighbour } from '../elements/street.ts';
import { drawCypress, drawOlive, drawRoundTree } from '../elements/trees.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawDoor, drawWindow } from '../elements/windows-and-doors.ts';

export function drawVillageHouse(seed: number): Scene {
  const scene = new Scene('village', seed);
  const { rng } = scene;
  const width = rng.range(8.6, 10);
  const depth = 7;
  const height = 5.6;
  const wall = rng.pick(['#faf6ee', '#f2dfc0', '#e9c6a6', '#dfe4dc', '#efd9cd']);
  const shutters = rng.pick(shutterColours);
  const stone = '#b9a88c';
  scene.camera = createHouseCamera(width, height + 1.9, depth, {
    eyeHeight: 2.5,
    into: { left: 300, right: 1330, top: 190, bottom: 960 },
  });
  drawBackground(scene, ['mountain', 'hills']);
  drawGarden(scene, { hex: '#b8a876' });
  scene.floor([-30, 40], [-40, -0.01], scene.on('#d3c4a8'));
  drawFlagstones(scene, '#bfae90');
  for (const [x, h] of [
    [-13, 4.2],
    [width + 5, 4.8],
  ] as const) {
    drawNeighbour(scene, [x, x + 8.5], 6, h, '#ecdcc4', { haze: 0.4, z: 4, floors: 1 });
    drawGableRoof(scene, { x: [x, x + 8.5], y: h, z: [4, 10] }, 1.6, scene.light.far('#c27a58', 0.3), '#e0d0b8');
  }
  drawCypress(scene, scene.spot(-2.2, 5), 8);
  drawCypress(scene, scene.spot(width + 3.6, 6), 6.5);
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  scene.groundShadow({ x: [0, width], y: [0, height], z: [0, depth] });
  scene.box({ x: [0, width], y: [0, height], z: [0, depth] }, wall);
  drawPlaster(scene, front, [0, width], [0, height]);
  drawMasonry(scene, front, [0, width], [0, 1], stone);
  drawMasonry(scene, side, [0, depth], [0, 1], stone);
  const options = { shutters, surround: '#fbf5e9', bars: 1 };
  for (const v of [1.15, 3.75]) {
    drawWindow(scene, side, 1.3, v, 1, 1.2, options);
    drawWindow(scene, side, 4.4, v, 1, 1.2, options);
    drawWindow(scene, front, width * 0.13, v, 1.05, 1.3, options);
    drawWindow(scene, front, width * 0.77, v, 1.05, 1.3, options);
  }
  const doorAt = width * 0.44;
  drawWindow(scene, front, doorAt - 0.1, 2.95, 1.3, 2.1, { ...options, sill: false });
  drawDoor(scene, front, doorAt - 0.1, 0.2, 1.35, 2.15, { hex: shutters, panels: 2 });
  drawBalcony(scene, front, [doorAt - 1.1, doorAt + 2.2], 2.85, 1.15, {
    hex: '#a9784c',
    railing: 'bars',
    railHex: rng.pick([palette.iron, '#8a5c38']),
    pots: 3,
  });
  drawGableRoof(scene, { x: [0, width], y: height, z: [0, depth] }, 1.8, rng.pick(roofTileColours), wall);
  drawChimney(scene, width * 0.72, height + 0.9, depth * 0.32);
  const vine = scene.spot(width * 0.04, -0.1, 2.6);
  drawBougainvillea(
    scene,
    vine.x + vine.m * 0.3,
    vine.y,
    vine.m * 0.75,
    vine.m * 1.5,
    rng.pick([palette.bougainvillea, '#d65f8f', '#e9e2ef']),
  );
  for (const u of [0.26, 0.34, 0.66, 0.72, 0.95])
    drawPot(scene, scene.spot(width * u, -0.5), rng.range(0.5, 0.8), {
      pot: rng.pick([palette.clay, palette.aegean, '#f2ece0']),
    });
  drawGardenWall(scene, { x: [width + 0.6, width + 7], y: [0, 1], z: [-1, -0.6] }, '#e9dfcc');
  drawTreeWithShadow(scene, width + 2.2, -2, rng.pick([drawRoundTree, drawOlive]), 3.8);
  drawTreeWithShadow(scene, -3.4, -1.6, drawOlive, 4.2, 1.5);
  return scene;
}
