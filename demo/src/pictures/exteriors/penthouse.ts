// The terrace of a penthouse above the city.

import { Camera } from '../drawing/camera.ts';
import { mixColours, palette } from '../drawing/colour.ts';
import { Scene, type Segment } from '../drawing/scene.ts';
import { drawRailing } from '../elements/balconies.ts';
import { drawCity, drawTempleHill } from '../elements/city-view.ts';
import { drawHills, drawMountain } from '../elements/landscape.ts';
import { drawPot } from '../elements/plants.ts';
import { drawSky } from '../elements/sky.ts';
import { drawOlive } from '../elements/trees.ts';

export function drawPenthouse(seed: number): Scene {
  const scene = new Scene('penthouse', seed, { day: 3, golden: 4, night: 3 });
  const { rng, canvas, light } = scene;
  scene.camera = new Camera({ eye: [0, 1.75, -6], target: [0, 0, 10], scale: 980, horizon: 560 });
  drawSky(scene, 560, { sunX: rng.range(250, 520) });
  drawMountain(scene, 570, { height: 150, hex: '#8f93a8' });
  drawHills(scene, 575, { layers: 2, height: 80, hex: '#8c9272' });
  drawCity(scene, 556, { rows: 2, depth: 40, height: 46 });
  drawTempleHill(scene, rng.range(760, 1120), 590, 1.12);
  drawCity(scene, 606, { rows: 3, depth: 170, height: 76 });
  canvas.rect(0, 760, 1600, 440, light.far('#d8c8b0', 0.3));
  const tile = rng.pick(['#d9cdb9', '#cfa98a', '#d6d2c8']);
  const floor = scene.on(tile);
  scene.floor(
    [-9, 9],
    [-6, 1.5],
    canvas.gradient([
      [0, floor],
      [1, mixColours(floor, palette.ink, 0.16)],
    ]),
  );
  const joints: Segment[] = [];
  for (let x = -8; x <= 8; x += 0.8)
    joints.push([
      [x, 0, -4.9],
      [x, 0, 1.5],
    ]);
  for (let z = -4.8; z < 1.5; z += 0.8)
    joints.push([
      [-8, 0, z],
      [8, 0, z],
    ]);
  scene.lines(joints, mixColours(floor, palette.ink, 0.22), 1.6, { opacity: 0.5 });
  drawRailing(scene, [-9, 0, 1.5], [9, 0, 1.5], 1.05, { style: 'glass', hex: '#b9c0c6' });
  scene.box({ x: [3.9, 4.1], y: [0, 3.3], z: [-0.9, -0.7] }, '#8a6142');
  for (const [x, s] of [
    [-3.9, 1.1],
    [-3.1, 0.8],
    [3.2, 0.95],
    [1.5, 0.7],
  ] as const)
    drawPot(scene, scene.spot(x, 1.1), s, { pot: rng.pick(['#f2ece0', palette.clay]) });
  drawOlive(scene, scene.spot(-3.5, 0.7, 0.5), 2.1);
  drawPot(scene, scene.spot(-3.5, 0.5), 0.9, { pot: '#f2ece0', plant: 'bush' });
  drawTerraceSofa(scene, rng.pick(['#f3ede1', '#c7d0cf', '#e2cdb4']));
  scene.box({ x: [-5, 5], y: [3.3, 3.46], z: [-0.9, -0.7] }, '#8a6142', { hanging: true });
  for (let x = -4.8; x <= 4.8; x += 0.62)
    scene.box({ x: [x, x + 0.13], y: [3.46, 3.6], z: [-3.6, -0.5] }, '#9a6e48', { hanging: true });
  if (light.lampsOn)
    for (const [x, y, z] of [
      [-1.75, 0.38, -1.55],
      [0.62, 0, 0.3],
    ] as const) {
      const p = scene.spot(x, z, y);
      scene.glow(p.x, p.y - 30, p.m * 1.9, '#ffc978', 0.7);
      canvas.rect(p.x - 17, p.y - 60, 34, 58, '#ffe3a3', { rx: 5, stroke: palette.iron, 'stroke-width': 5 });
    }
  if (light.lampsOn) {
    let cord = 'M-20 150';
    for (let i = 0; i <= 8; i++) cord += `Q${i * 200 - 100} 215 ${i * 200} 150`;
    canvas.stroke(cord, '#2c3440', 2.5);
    for (let i = 0; i < 16; i++) {
      const x = 50 + i * 100;
      scene.glow(x, 184, 60, '#ffd48a', 0.8);
      canvas.circle(x, 184, 8, '#fff2cc');
    }
  }
  return scene;
}

function drawTerraceSofa(scene: Scene, fabric: string) {
  const soft = (hex = fabric) => ({
    stroke: scene.on(hex),
    'stroke-width': 10,
    'stroke-linejoin': 'round',
  });
  scene.floor([-2.8, 0.6], [-0.45, 0.75], scene.shadow);
  scene.floor([-1.9, -0.2], [-1.9, -1.2], scene.shadow);
  scene.floor([1.15, 2.3], [-1.75, -0.8], scene.shadow);
  scene.box({ x: [-2.8, 0.2], y: [0.08, 0.36], z: [-0.35, 0.65] }, '#8a6142');
  scene.box({ x: [-2.8, 0.2], y: [0.4, 0.9], z: [0.4, 0.65] }, fabric, {}, soft());
  for (const x of [-2.75, -1.75, -0.75])
    scene.box({ x: [x, x + 0.92], y: [0.38, 0.56], z: [-0.35, 0.35] }, fabric, {}, soft());
  for (const [x, hex] of [
    [-2.5, palette.terracotta],
    [-0.5, palette.aegean],
    [-2.05, palette.ochre],
  ] as const)
    scene.box({ x: [x, x + 0.42], y: [0.6, 0.95], z: [0.2, 0.3] }, hex, {}, soft(hex));
  scene.box({ x: [-2.0, -0.5], y: [0.3, 0.38], z: [-1.9, -1.2] }, '#b98a5c');
  for (const x of [-1.95, -0.62]) scene.box({ x: [x, x + 0.08], y: [0, 0.3], z: [-1.88, -1.8] }, '#8a6142');
  const p = scene.spot(-1.5, -1.6, 0.38);
  drawPot(scene, p, 0.26, { pot: '#f6f1e6', plant: 'flower' });
  const g = scene.spot(-0.9, -1.6, 0.38);
  scene.canvas.path(
    `M${g.x - 12} ${g.y - 46}h24l-4 26h-16ZM${g.x - 2} ${g.y - 20}h4v18h-4ZM${g.x - 10} ${g.y - 3}h20v3h-20Z`,
    '#ffffff',
    { opacity: 0.6 },
  );
  scene.box({ x: [1.1, 2], y: [0.36, 0.52], z: [-1.7, -0.9] }, fabric, {}, soft());
  scene.box({ x: [1.1, 2], y: [0.5, 0.95], z: [-0.95, -0.8] }, fabric, {}, soft());
  for (const x of [1.1, 1.92]) scene.box({ x: [x, x + 0.08], y: [0, 0.36], z: [-1.7, -1.62] }, '#8a6142');
}
