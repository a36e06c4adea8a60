// Camera and street life that town buildings have in common.
import { Camera, type Point } from '../drawing/camera.ts';
import { palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawPot } from './plants.ts';
import { drawLamp } from './street.ts';
import { drawRoundTree } from './trees.ts';
import { drawCar, drawScooter } from './vehicles.ts';

/** Stands the camera right of the building so that its front and right side show. */
export function createTownCamera(
  width: number,
  height: number,
  depth: number,
  { eyeHeight = 3.2, back = 1.5, into = { left: 190, right: 1400, top: 90, bottom: 1010 }, aside = 0.34 } = {},
) {
  const distance = Math.max(width * 1.15, height * 1.05, 11) * back;
  const eye: Point = [width + distance * aside, eyeHeight, -distance];
  return Camera.framed({
    eye,
    target: [width * 0.62, 0, 0],
    into,
    points: [
      [0, 0, 0],
      [width, 0, 0],
      [0, height, 0],
      [width, height, 0],
      [width, 0, depth * 0.8],
      [width, height, depth * 0.8],
    ],
  });
}

/** Trees, pots, a scooter or a car in front of a town building. */
export function drawStreetLife(scene: Scene, width: number, { trees = true, car = scene.rng.chance(0.75) } = {}) {
  const { rng } = scene;
  drawLamp(scene, -2.2, -2.6, 5.4);
  if (trees)
    for (const x of [rng.range(-1.2, 0.2), width + rng.range(0.8, 1.6)]) {
      scene.spotShadow(x, -2.3, 1.1);
      scene.floor([x - 0.5, x + 0.5], [-2.8, -1.8], scene.on('#8a7358', 'soft'));
      drawRoundTree(scene, scene.spot(x, -2.3), rng.range(3.2, 4.1), rng.pick([palette.orange, palette.orange, null]));
    }
  if (car) drawCar(scene, width * rng.range(0.25, 0.6), -5.7);
  else drawScooter(scene, width * rng.range(0.1, 0.3), -2.7);
  drawPot(scene, scene.spot(width * 0.9, -0.5), 0.8);
}
