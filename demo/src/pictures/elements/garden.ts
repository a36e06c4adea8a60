// Camera, lawn and trees around houses, with the colours that houses have in common.
import { Camera, type Range } from '../drawing/camera.ts';
import { darken, mixColours, palette } from '../drawing/colour.ts';
import type { GroundSpot, Scene, Segment } from '../drawing/scene.ts';
import { drawGrass } from './plants.ts';

export const roofTileColours = ['#c4623c', '#b8573a', '#cf7a4e', '#b5654a'];

export const plasterColours = ['#f8f2e6', '#f3e2c4', '#eecdb0', '#e9dccb', '#f4ddd0', '#e3e2d4'];

export const shutterColours = ['#3f6b57', palette.aegean, '#7a5236', '#5f7f8e', '#8a3f2c', '#6d7f52'];

export function createHouseCamera(
  width: number,
  height: number,
  depth: number,
  { eyeHeight = 2.6, aside = 0.36, into = { left: 220, right: 1400, top: 250, bottom: 960 } } = {},
) {
  const distance = Math.max(width * 1.2, 13) * 1.35;
  return Camera.framed({
    eye: [width + distance * aside, eyeHeight, -distance],
    target: [width * 0.62, 0, 0],
    into,
    points: [
      [0, 0, 0],
      [width, 0, 0],
      [0, height, depth / 2],
      [width, height, depth / 2],
      [width, 0, depth],
    ],
  });
}

/** Lawn or dry earth up to the horizon, with a paved path to the door. */
export function drawGarden(
  scene: Scene,
  {
    path,
    hex = scene.season === 'summer' ? '#a8aa62' : '#8fa858',
    paving = '#ddd3c2',
  }: { path?: Range; hex?: string; paving?: string } = {},
) {
  const { canvas, camera, light } = scene;
  const near = scene.on(hex);
  canvas.rect(
    0,
    camera.horizon - 1,
    1600,
    1202 - camera.horizon,
    canvas.gradient([
      [0, light.far(hex, 0.4)],
      [0.35, near],
      [1, mixColours(near, palette.ink, 0.16)],
    ]),
  );
  drawGrass(scene, [-14, 26], [-10, 10], 260, mixColours(near, palette.ink, 0.16));
  drawGrass(scene, [-14, 26], [-10, 10], 200, mixColours(near, '#fff7c9', 0.28));
  if (path) {
    scene.polygon(
      [
        [path[0], 0, 0],
        [path[1], 0, 0],
        [path[1] + 2.2, 0, -14],
        [path[0] - 0.2, 0, -14],
      ],
      scene.on(paving),
    );
    const joints: Segment[] = [];
    for (let i = 0; i < 14; i++)
      joints.push([
        [path[0] - i * 0.014, 0, -i],
        [path[1] + i * 0.157, 0, -i],
      ]);
    scene.lines(joints, scene.on(darken(paving, 0.2)), 2, { opacity: 0.6 });
  }
}

type DrawTree = (scene: Scene, spot: GroundSpot, height: number) => void;

export function drawTreeWithShadow(
  scene: Scene,
  x: number,
  z: number,
  drawTree: DrawTree,
  height: number,
  radius = 1.2,
) {
  scene.spotShadow(x, z, radius);
  drawTree(scene, scene.spot(x, z), height);
}
