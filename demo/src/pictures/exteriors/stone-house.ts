// The stone house, with or without its tower.

import { frontFace, type Range, rightFace } from '../drawing/camera.ts';
import { lighten, palette } from '../drawing/colour.ts';
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
import { drawBougainvillea, drawBush, drawPot } from '../elements/plants.ts';
import { drawChimney, drawGableRoof, drawMasonry, drawSteps } from '../elements/roofs.ts';
import { drawCypress, drawOlive } from '../elements/trees.ts';
import { drawDoor, drawWindow } from '../elements/windows-and-doors.ts';

export function drawStoneHouse(seed: number): Scene {
  const scene = new Scene('stone', seed);
  const { rng } = scene;
  const tower = rng.chance(0.55);
  const width = rng.range(9, 10.5);
  const depth = 7;
  const height = tower ? 3.8 : 5.9;
  const stone = rng.pick(['#bfa98a', '#b5a592', '#c9b18b', '#a8a198']);
  const roof = tower ? rng.pick(roofTileColours) : rng.pick(['#8b8a86', '#9c9388', '#b8674a']);
  const trim = lighten(stone, 0.45);
  const shutters = rng.pick(shutterColours);
  scene.camera = createHouseCamera(width, tower ? 9 : height + 2.2, depth, {
    into: { left: 280, right: 1350, top: 170, bottom: 950 },
  });
  drawBackground(scene, tower ? ['sea', 'mountain', 'sea'] : ['mountain', 'hills']);
  drawGarden(scene, { path: [width * 0.5, width * 0.5 + 1.8], hex: tower ? '#b3a468' : '#8fa25c', paving: '#cbbda3' });
  drawCypress(scene, scene.spot(-2.4, 6), 7.5);
  drawCypress(scene, scene.spot(width + 3.6, 7), 6.5);
  scene.groundShadow({ x: [0, width], y: [0, height + 1], z: [0, depth] });
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  const options = { surround: trim, frame: '#efe6d4', shutters: null, bars: 1 };
  if (tower) {
    const face = frontFace(0, 0.6);
    const x: Range = [0.2, 4.8];
    drawMasonry(scene, rightFace(x[1], 0.6), [0, 5], [3, 8], stone);
    drawMasonry(scene, face, x, [0, 8], stone);
    scene.slab(face, [x[0] - 0.1, x[1] + 0.1], [7.9, 8.1], [0, 0.15], trim);
    for (let i = 0; i < 4; i++)
      scene.box({ x: [x[0] + i * 1.22, x[0] + i * 1.22 + 0.85], y: [8.1, 8.9], z: [0.55, 1.1] }, stone);
    for (const v of [4.4, 6.2]) {
      drawWindow(scene, face, 1.95, v, 0.85, 1.15, options);
    }
  }
  drawMasonry(scene, side, [0, depth], [0, height], stone);
  drawMasonry(scene, tower ? frontFace(0, 0) : front, [0, width], [0, height], stone);
  for (let v = 0; v < height; v += 0.55)
    for (const u of [0, width - 0.5])
      scene.patch(front, [u, u + (Math.round(v / 0.55) % 2 ? 0.5 : 0.36)], [v + 0.03, v + 0.52], scene.on(trim), {
        extra: { opacity: 0.7 },
      });
  const doorAt = width * 0.5 + 0.2;
  for (const v of height > 5 ? [1, 3.7] : [1.1])
    for (const u of [width * 0.16, width * 0.78]) drawWindow(scene, front, u, v, 1, 1.35, { ...options, shutters });
  if (height > 5) {
    drawWindow(scene, front, doorAt, 3.2, 1.2, 1.9, { ...options, shutters, sill: false });
    drawBalcony(scene, front, [doorAt - 0.9, doorAt + 2.1], 3.1, 1.1, { hex: '#8a6142', railHex: '#6f4a2f', pots: 2 });
  }
  drawWindow(scene, side, 2.8, height - 1.9, 1, 1.3, options);
  drawDoor(scene, front, doorAt, 0.15, 1.3, 2.2, { hex: shutters, surround: trim, panels: 2 });
  drawSteps(scene, [doorAt - 0.5, doorAt + 1.8], 0.15, 0, 1, trim);
  drawGableRoof(scene, { x: tower ? [4.9, width] : [0, width], y: height, z: [0, depth] }, 1.9, roof, stone);
  if (tower) scene.slab(front, [0, 4.6], [height, height + 0.25], [-0.6, 0.1], trim);
  drawChimney(scene, width * 0.8, height + 0.9, depth * 0.33, stone);
  const vine = scene.spot(width * 0.4, -0.1, 1.6);
  if (rng.chance(0.7)) drawBougainvillea(scene, vine.x, vine.y, vine.m * 0.55, vine.m * 1.5);
  drawTreeWithShadow(scene, -2.8, -2, drawOlive, 4.4, 1.6);
  drawTreeWithShadow(scene, width + 2.8, -1.2, drawOlive, 4, 1.5);
  for (const u of [doorAt - 0.8, doorAt + 2.1]) drawPot(scene, scene.spot(u, -0.8), 0.75, { pot: palette.clay });
  drawBush(scene, scene.spot(0.9, -0.7), 1.8, 0.8, '#8b8fb0', '#a493c9');
  drawBush(scene, scene.spot(width - 0.9, -0.7), 1.9, 0.8, '#7d9a56', null);
  return scene;
}
