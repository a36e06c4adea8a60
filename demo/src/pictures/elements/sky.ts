// What is above: sky, sun, moon, clouds.
import { formatEllipsePath } from '../drawing/canvas.ts';
import { withAlpha } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';

export function drawSky(
  scene: Scene,
  horizon: number,
  { sunX, clouds = true }: { sunX?: number; clouds?: boolean } = {},
) {
  const { canvas, light, rng } = scene;
  const [top, high, low, edge] = light.sky;
  canvas.rect(
    0,
    0,
    1600,
    horizon + 4,
    canvas.gradient([
      [0, top],
      [0.5, high],
      [0.82, low],
      [1, edge],
    ]),
  );
  const x = sunX ?? rng.range(140, 480);
  const y = light.name === 'golden' ? horizon - rng.range(90, 190) : rng.range(120, 230);
  if (light.name === 'night') drawStarsAndMoon(scene, x, y, horizon);
  else {
    scene.glow(x, y, light.name === 'golden' ? 620 : 420, light.disc, light.glow);
    if (light.name === 'golden') canvas.circle(x, y, 50, light.disc, { opacity: 0.95 });
  }
  if (clouds)
    for (let i = rng.int(2, 4); i > 0; i--)
      drawCloud(scene, rng.range(0, 1600), rng.range(90, Math.max(140, horizon * 0.62)), rng.range(0.6, 1.5));
  return { x, y };
}

function drawStarsAndMoon({ canvas, rng, light }: Scene, x: number, y: number, horizon: number) {
  let stars = '';
  for (let i = 0; i < 70; i++)
    stars += formatEllipsePath(rng.range(0, 1600), rng.range(0, horizon * 0.55), rng.range(0.7, 2.1));
  canvas.path(stars, '#eef2ff', { opacity: 0.75 });
  canvas.circle(
    x,
    y,
    130,
    canvas.radial([
      [0, withAlpha(light.disc, 0.4)],
      [1, withAlpha(light.disc, 0)],
    ]),
  );
  canvas.path(`M${x - 8} ${y - 34}a34 34 0 1 0 36 50a30 30 0 0 1 -36 -50Z`, light.disc);
}

function drawCloud({ canvas, light, rng }: Scene, x: number, y: number, size: number) {
  const colour = { day: '#ffffff', golden: '#ffe0c6', night: '#8ea2cc' }[light.name];
  const strength = light.name === 'night' ? 0.3 : 0.85;
  let puffs = '';
  const width = 190 * size;
  const count = 8;
  for (let i = 0; i < count; i++) {
    const t = (i + rng.around(0, 0.25)) / (count - 1) - 0.5;
    const r = (46 - 70 * Math.abs(t)) * size * rng.range(0.8, 1.15);
    puffs += formatEllipsePath(
      x + t * width * 1.5,
      y - Math.max(6, r * 0.7),
      Math.max(14 * size, r * 1.3),
      Math.max(8 * size, r),
    );
  }
  puffs += [
    `M${x - width} ${y}q${width * 0.2} ${-22 * size} ${width} ${-22 * size}t${width} ${22 * size}`,
    `q${-width} ${12 * size} ${-2 * width} 0Z`,
  ].join('');
  canvas.path(
    puffs,
    canvas.gradient([
      [0, withAlpha(colour, strength)],
      [0.55, withAlpha(colour, strength * 0.6)],
      [1, withAlpha(colour, strength * 0.12)],
    ]),
  );
}
