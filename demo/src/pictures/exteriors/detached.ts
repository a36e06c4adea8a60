// The detached house.

import { frontFace, type Range, rightFace } from '../drawing/camera.ts';
import { lighten, palette } from '../drawing/colour.ts';
import { Scene } from '../drawing/scene.ts';
import { drawBalcony } from '../elements/balconies.ts';
import {
  createHouseCamera,
  drawGarden,
  drawTreeWithShadow,
  plasterColours,
  roofTileColours,
  shutterColours,
} from '../elements/garden.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawBush, drawPot } from '../elements/plants.ts';
import { drawChimney, drawHipRoof, drawSteps } from '../elements/roofs.ts';
import { drawCypress, drawOlive, drawRoundTree } from '../elements/trees.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawDoor, drawWindow } from '../elements/windows-and-doors.ts';

export function drawDetached(seed: number): Scene {
  const scene = new Scene('detached', seed);
  const { rng } = scene;
  const width = rng.range(10.5, 13);
  const depth = 8;
  const storeys = rng.int(1, 2);
  const height = storeys * 3.1;
  const wall = rng.pick(plasterColours);
  const tiles = rng.pick(roofTileColours);
  const shutters = rng.pick(shutterColours);
  scene.camera = createHouseCamera(width, height + 2.3, depth);
  drawBackground(scene, ['hills', 'mountain', 'sea']);
  const doorAt = width * rng.range(0.42, 0.52);
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  drawGarden(scene, { path: [doorAt - 0.1, doorAt + 1.5] });
  for (const x of [-4.5, -2.6, width + 4.2]) drawCypress(scene, scene.spot(x, rng.range(5, 8)), rng.range(5.5, 8));
  scene.groundShadow({ x: [0, width], y: [0, height + 1], z: [0, depth] });
  scene.box({ x: [0, width], y: [0, height], z: [0, depth] }, wall);
  drawPlaster(scene, front, [0, width], [0, height]);
  scene.slab(front, [0, width], [0, 0.5], [0, 0.06], '#cbb79b');
  scene.slab(side, [0, depth], [0, 0.5], [0, 0.06], '#cbb79b');
  const options = { shutters, surround: lighten(wall, 0.45), panes: 2, bars: 1 };
  for (let s = 0; s < storeys; s++) {
    const v = s * 3.1 + 1;
    drawWindow(scene, side, 1.6, v, 1.2, 1.4, options);
    drawWindow(scene, side, 4.9, v, 1.2, 1.4, options);
    for (const u of [width * 0.12, width * 0.8])
      if (!s || u > width / 2) drawWindow(scene, front, u, v, 1.25, 1.45, options);
    if (s) {
      drawWindow(scene, front, width * 0.12, 3.15, 1.4, 2.2, { ...options, sill: false });
      drawWindow(scene, front, doorAt - 0.1, 3.15, 1.5, 2.2, { ...options, sill: false });
      drawBalcony(scene, front, [width * 0.04, doorAt + 2.4], 3.12, 1.5, {
        railing: 'bars',
        railHex: rng.pick([palette.iron, '#f4f0e6']),
        pots: 4,
      });
    }
  }
  drawDoor(scene, front, doorAt, 0.3, 1.25, 2.25, { hex: rng.pick([shutters, palette.walnut]), panels: 1 });
  drawSteps(scene, [doorAt - 0.4, doorAt + 1.65], 0.3, 0, 2);
  if (storeys === 1) drawPorch(scene, doorAt, tiles);
  drawHipRoof(scene, { x: [0, width], y: height, z: [0, depth] }, 2.2, tiles);
  drawChimney(scene, width * 0.3, height + 1.2, depth * 0.35);
  drawTreeWithShadow(scene, -2.2, -1.5, rng.pick([drawOlive, drawRoundTree]), 4.4, 1.5);
  drawTreeWithShadow(scene, width + 2.6, 0.5, rng.pick([drawRoundTree, drawOlive]), 3.9, 1.3);
  for (let i = 0; i < 4; i++)
    drawBush(
      scene,
      scene.spot(0.9 + (i * (doorAt - 1.8)) / 3, -0.7),
      1.3,
      0.75,
      '#6f9148',
      rng.pick([null, '#e7e0f0', '#d9486a', '#8d7fc4']),
    );
  for (const u of [doorAt - 0.7, doorAt + 2]) drawPot(scene, scene.spot(u, -0.9), 0.75);
  drawBush(scene, scene.spot(width - 1.2, -1), 1.9, 1, '#7d9a56', '#e9e3f3');
  return scene;
}

function drawPorch(scene: Scene, doorAt: number, tiles: string) {
  const x: Range = [doorAt - 0.9, doorAt + 2.15];
  for (const px of [x[0] + 0.1, x[1] - 0.3])
    scene.box({ x: [px, px + 0.22], y: [0, 2.65], z: [-1.7, -1.48] }, '#f2ead9');
  scene.box({ x, y: [2.62, 2.82], z: [-1.85, 0] }, '#e9dfcd', { hanging: true });
  scene.polygon(
    [
      [x[0] - 0.2, 2.82, -2],
      [x[1] + 0.2, 2.82, -2],
      [x[1] + 0.2, 3.25, 0],
      [x[0] - 0.2, 3.25, 0],
    ],
    scene.on(tiles),
  );
}
