// The balcony and what is seen from it.

import { Camera, frontFace, type Range } from '../drawing/camera.ts';
import { darken, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';
import { drawAwning, drawRailing } from '../elements/balconies.ts';
import { drawBougainvillea, drawPot } from '../elements/plants.ts';
import { drawBowl } from './decoration.ts';
import { drawFloorShadow, drawLegs, drawRoundedBox, drawTable } from './furniture.ts';
import { createRoomScene } from './room.ts';
import { drawView } from './room-window.ts';

export function drawBalconyView(seed: number): Scene {
  const scene = createRoomScene('balcony', seed, { width: 6, depth: 3.2, lights: { day: 4, golden: 4, night: 2 } });
  const { rng, canvas } = scene;
  const depth = 2.6;
  const wall = rng.pick(['#f5ecdc', '#f8f4ea', '#eecdb0', '#e6ddcf']);
  scene.camera = Camera.straight([rng.around(0, 0.3), 1.65, -2.6], 1150, 520);
  drawView(
    scene,
    [
      [0, 0],
      [1600, 0],
      [1600, 1200],
      [0, 1200],
    ],
    rng.pick(['sea', 'sea', 'city', 'hills']),
  );
  scene.light = scene.outside;
  const tile = rng.pick(['#d9cdb9', '#cf9f80', '#d6d2c8', '#c9b79a']);
  scene.floor(
    [-3.4, 3.4],
    [-2.1, depth],
    canvas.gradient([
      [0, scene.on(tile)],
      [1, scene.on(darken(tile, 0.16))],
    ]),
  );
  const joints: Segment[] = [];
  for (let x = -3.2; x <= 3.2; x += 0.4)
    joints.push([
      [x, 0, -1.9],
      [x, 0, depth],
    ]);
  for (let z = -1.8; z < depth; z += 0.4)
    joints.push([
      [-3.4, 0, z],
      [3.4, 0, z],
    ]);
  scene.lines(joints, scene.on(darken(tile, 0.25)), 1.6, { opacity: 0.5 });
  scene.polygon(
    [
      [-0.6, 0.003, depth],
      [2.6, 0.003, depth],
      [3.4, 0.003, -0.5],
      [0.2, 0.003, -0.5],
    ],
    scene.light.name === 'night' ? 'none' : withAlpha('#fff0c4', 0.3),
  );
  const style = rng.pick(['bars', 'glass', 'tubes']);
  drawRailing(scene, [-3.2, 0, depth], [3.2, 0, depth], 1.02, {
    style,
    hex: style === 'glass' ? '#c9ced2' : rng.pick([palette.iron, '#f2efe8']),
  });
  const side = rng.pick([-1, 1]);
  const x = 2.5 * side;
  scene.polygon(
    [
      [x, 0, -2.1],
      [x, 0, depth],
      [x, 3.2, depth],
      [x, 3.2, -2.1],
    ],
    canvas.gradient(
      [
        [0, scene.on(wall, 'front')],
        [1, scene.on(wall, 'soft')],
      ],
      side > 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
    ),
  );
  scene.polygon(
    [
      [x, 0, -2.1],
      [x, 0, depth],
      [x, 0.12, depth],
      [x, 0.12, -2.1],
    ],
    scene.on('#e9dfcc', 'soft'),
  );
  for (const [px, s] of [
    [-1.9, 0.62],
    [-1.45, 0.45],
    [1.6, 0.5],
    [2.05, 0.68],
    [0.5, 0.4],
  ] as const)
    drawPot(scene, scene.spot(px, depth - 0.3), s, { pot: rng.pick([palette.clay, '#f2ece0', palette.aegean]) });
  const vine = scene.spot(x * 0.93, depth - 0.1, 2.3);
  drawBougainvillea(scene, vine.x, vine.y, vine.m * 0.5, vine.m * 0.85);
  for (const [cx, dir] of [
    [-1.15, 1],
    [0.65, -1],
  ] as const)
    drawBistroChair(scene, cx, 0.9, dir);
  drawTable(scene, [-0.55, 0.25], [0.75, 1.35], 0.7, rng.pick(['#f4eee2', palette.aegean, palette.oak]), 0.04);
  drawPot(scene, scene.spot(-0.28, 1.1, 0.74), 0.2, { pot: '#f6f1e6', plant: 'flower' });
  drawBowl(scene, 0.05, 1.0, 0.74, palette.orange);
  if (scene.light.lampsOn) {
    const lantern = scene.spot(-0.1, 0.95, 0.74);
    const lamp = scene.spot(x * 0.985, 1.2, 1.9);
    scene.glow(lantern.x, lantern.y - 30, lantern.m * 0.95, '#ffc978', 0.7);
    canvas.rect(lantern.x - 15, lantern.y - 52, 30, 50, '#ffe3a3', { rx: 5, stroke: palette.iron, 'stroke-width': 4 });
    scene.glow(lamp.x, lamp.y, lamp.m * 0.9, '#ffd48a', 0.7);
    canvas.circle(lamp.x, lamp.y, 16, '#fff3cf');
  }
  drawAwning(scene, frontFace(-3.4, 2.2), [0, 6.8], 3.15, {
    reach: 1.1,
    drop: 0.38,
    hex: rng.pick([palette.olive, '#d9793f', palette.aegean, '#c9a26a']),
    valance: 0.2,
    castsShadow: false,
  });
  return scene;
}

function drawBistroChair(scene: Scene, x: number, z: number, dir: number) {
  const hex = scene.rng.pick(['#b98a5c', '#a5774d']);
  const seat: Range = [x, x + 0.46];
  drawFloorShadow(scene, seat, [z, z + 0.44], 0.05);
  drawLegs(scene, seat, [z, z + 0.44], 0.44, darken(hex, 0.15), 0.035);
  drawRoundedBox(scene, { x: seat, y: [0.44, 0.48], z: [z, z + 0.44] }, '#f4ecdd', 8);
  const bx = dir > 0 ? seat[0] : seat[1] - 0.04;
  for (const pz of [z, z + 0.4]) scene.box({ x: [bx, bx + 0.04], y: [0.48, 0.92], z: [pz, pz + 0.04] }, hex);
  for (const y of [0.6, 0.74, 0.88]) scene.box({ x: [bx, bx + 0.04], y: [y, y + 0.06], z: [z, z + 0.44] }, hex);
}
