// The Cycladic house above the sea.
import { type Box, frontFace, rightFace } from '../drawing/camera.ts';
import { darken, lighten, palette } from '../drawing/colour.ts';
import { Scene } from '../drawing/scene.ts';
import { createHouseCamera } from '../elements/garden.ts';
import { drawSea } from '../elements/landscape.ts';
import { drawBougainvillea, drawBush, drawGrass, drawPot } from '../elements/plants.ts';
import { drawSteps } from '../elements/roofs.ts';
import { drawSky } from '../elements/sky.ts';
import { drawFlagstones } from '../elements/street.ts';
import { drawOlive } from '../elements/trees.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawDoor, drawWindow } from '../elements/windows-and-doors.ts';

function drawDome(scene: Scene, x: number, z: number, y: number, radius: number, hex: string) {
  const { canvas } = scene;
  const p = scene.spot(x, z, y);
  const r = radius * p.m;
  canvas.rect(
    p.x - r,
    p.y - r * 0.35,
    2 * r,
    r * 0.36,
    canvas.gradient(
      [
        [0, scene.on('#fbf9f3', 'front')],
        [1, scene.on('#e8e9ea', 'right')],
      ],
      [0, 0, 1, 0],
    ),
  );
  canvas.path(
    `M${p.x - r} ${p.y - r * 0.34}a${r} ${r * 0.95} 0 0 1 ${2 * r} 0Z`,
    canvas.radial(
      [
        [0, scene.on(lighten(hex, 0.45), 'top')],
        [0.5, scene.on(hex)],
        [1, scene.on(darken(hex, 0.3), 'right')],
      ],
      [0.32, 0.3, 0.8],
    ),
  );
  canvas.stroke(
    `M${p.x} ${p.y - r * 1.28}v${-r * 0.42}M${p.x - r * 0.12} ${p.y - r * 1.56}h${r * 0.24}`,
    scene.on('#f4f1ea'),
    r * 0.06,
  );
}

export function drawCycladic(seed: number): Scene {
  const scene = new Scene('cycladic', seed);
  const { rng, canvas } = scene;
  const white = '#fdfbf6';
  const blue = rng.pick([palette.aegean, '#2a6fb5', '#2e7f9a']);
  const width = 9.5;
  scene.camera = createHouseCamera(width, 6.4, 7, {
    eyeHeight: 3.4,
    aside: 0.34,
    into: { left: 300, right: 1420, top: 270, bottom: 985 },
  });
  const horizon = scene.camera.horizon;
  const sun = drawSky(scene, horizon);
  drawSea(scene, horizon, horizon + 330, { sunX: sun.x });
  scene.floor([-40, 40], [-30, 9], scene.on('#cdbf9e'));
  scene.polygon(
    [
      [-40, 0, 9],
      [40, 0, 9],
      [40, -1.5, 13],
      [-40, -1.5, 13],
    ],
    scene.on('#9c8f70'),
  );
  drawGrass(scene, [-16, 24], [2, 9], 160, scene.on('#8d9358'));
  for (const [x, z, w, h] of [
    [-9, 6, 4, 2.8],
    [-6.2, 5, 3, 4],
    [width + 4.5, 6, 4, 3.2],
  ] as const) {
    scene.box({ x: [x, x + w], y: [0, h], z: [z, z + 3] }, white);
    scene.polygon(
      [
        [x + 0.8, 0.9, z],
        [x + 1.5, 0.9, z],
        [x + 1.5, 1.9, z],
        [x + 0.8, 1.9, z],
      ],
      scene.on(blue),
    );
  }
  scene.floor([-30, 40], [-30, -0.2], scene.on('#e4dccb'));
  drawFlagstones(scene, '#c9c0ae');
  scene.groundShadow({ x: [0, width], y: [0, 5], z: [0, 6] });
  const soft = { stroke: scene.on(white), 'stroke-width': 7, 'stroke-linejoin': 'round' };
  const front = frontFace(0, 0);
  const domed = rng.chance(0.7);
  if (domed) {
    scene.box({ x: [0.6, 5.2], y: [0, 4.6], z: [2.5, 7] }, white);
    drawDome(scene, 2.9, 4.2, 4.6, 1.9, blue);
  }
  const tall: Box = { x: [5.6, width], y: [0, 5.6], z: [1.2, 6] };
  scene.box(tall, white);
  drawPlaster(scene, frontFace(0, 1.2), [5.6, width], [0, 5.6], 0.6);
  scene.polygon(
    [
      [5.6, 5.6, 1.2],
      [width, 5.6, 1.2],
      [width, 5.75, 1.2],
      [5.6, 5.75, 1.2],
    ],
    scene.on(white, 'top'),
    soft,
  );
  drawWindow(scene, frontFace(0, 1.2), 7, 3.7, 0.95, 1.15, { frame: blue, shutters: blue, bars: 1 });
  drawWindow(scene, rightFace(width, 1.2), 1.7, 3.6, 0.9, 1.1, { frame: blue });
  drawWindow(scene, rightFace(width, 1.2), 1.7, 1.1, 0.9, 1.1, { frame: blue });
  scene.box({ x: [0, 6.6], y: [0, 3.1], z: [0, 5] }, white);
  drawPlaster(scene, front, [0, 6.6], [0, 3.1], 0.6);
  scene.polygon(
    [
      [0, 3.1, 0],
      [6.6, 3.1, 0],
      [6.6, 3.25, 0],
      [0, 3.25, 0],
    ],
    scene.on(white, 'top'),
    soft,
  );
  drawWindow(scene, front, 0.9, 1.1, 1, 1.2, { frame: blue, shutters: blue, bars: 1 });
  drawDoor(scene, front, 3.2, 0.3, 1.15, 2.15, { hex: blue, panels: 1, surround: null });
  drawSteps(scene, [2.8, 4.8], 0.3, 0, 2, white);
  drawWindow(scene, front, 5.2, 1.25, 0.75, 1, { frame: blue, bars: 1 });
  for (let i = 0; i < 9; i++)
    scene.box({ x: [6.65 + 0.0, 7.7], y: [0, (2.9 * (9 - i)) / 9], z: [1.2 - 0.34 * (i + 1), 1.2 - 0.34 * i] }, white);
  if (scene.light.lampsOn) {
    const lamp = scene.spot(4.7, -0.2, 2.2);
    scene.glow(lamp.x, lamp.y, lamp.m * 3.2, '#ffd48a', 0.7);
    canvas.circle(lamp.x, lamp.y, lamp.m * 0.09, '#fff3cf');
  }
  const p = scene.spot(6.3, -0.2, 2.4);
  drawBougainvillea(scene, p.x - p.m * 0.05, p.y, p.m * 0.75, p.m * 1.05);
  const q = scene.spot(2.9, -0.2, 2.85);
  drawBougainvillea(scene, q.x + q.m * 0.5, q.y, q.m * 1.15, q.m * 0.42);
  for (const [x, z] of [
    [2.4, -0.6],
    [5, -0.7],
    [0.3, -0.5],
    [8.3, -2.2],
  ] as const)
    drawPot(scene, scene.spot(x, z), rng.range(0.55, 0.85), { pot: rng.pick([palette.clay, white, blue]) });
  scene.box({ x: [-6, -0.4], y: [0, 0.8], z: [-1.4, -1] }, white);
  scene.box({ x: [width + 0.6, width + 9], y: [0, 0.8], z: [-1.4, -1] }, white);
  drawOlive(scene, scene.spot(-2.2, -2.4), 3.8);
  drawBush(scene, scene.spot(width + 2.4, -2), 1.6, 0.8, '#8b8fb0', '#a493c9');
  return scene;
}
