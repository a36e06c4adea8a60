// A plot of land with olive trees.
import { Camera, frontFace } from '../drawing/camera.ts';
import { formatEllipsePath, type ScreenPoint } from '../drawing/canvas.ts';
import { darken, mixColours, palette } from '../drawing/colour.ts';
import { Scene, type Segment } from '../drawing/scene.ts';
import { drawHills, drawMountain, drawSea } from '../elements/landscape.ts';
import { drawGrass } from '../elements/plants.ts';
import { drawMasonry } from '../elements/roofs.ts';
import { drawSky } from '../elements/sky.ts';
import { drawCypress, drawOlive } from '../elements/trees.ts';

export function drawPlot(seed: number): Scene {
  const scene = new Scene('plot', seed, { day: 5, golden: 4, night: 1 });
  const { rng, canvas } = scene;
  const view = rng.pick(['sea', 'sea', 'mountain', 'hills']);
  scene.camera = new Camera({ eye: [0, 4.5, -14], target: [0, 0, 20], scale: 1150, horizon: rng.range(440, 520) });
  const horizon = scene.camera.horizon;
  const sun = drawSky(scene, horizon, { sunX: rng.range(250, 700) });
  if (view === 'sea') {
    drawSea(scene, horizon, horizon + 110, { sunX: sun.x });
    drawHills(scene, horizon + 112, { layers: 1, height: 90, hex: '#8a945e' });
  } else {
    if (view === 'mountain') drawMountain(scene, horizon);
    drawHills(scene, horizon, { layers: 3, height: 170 });
  }
  const soil = scene.season === 'spring' ? '#9caf5c' : rng.pick(['#c3a868', '#b9a061', '#b5ab66']);
  const top = view === 'sea' ? horizon + 92 : horizon - 2;
  canvas.path(
    `M0 ${top + 16}Q400 ${top - 16} 820 ${top + 10}T1600 ${top + 4}V1200H0Z`,
    canvas.gradient([
      [0, scene.light.far(soil, 0.28)],
      [0.3, scene.on(soil)],
      [1, scene.on(darken(soil, 0.18))],
    ]),
  );
  const furrows: Segment[] = [];
  for (let x = -60; x <= 60; x += 2.2)
    furrows.push([
      [x, 0, 34],
      [x * 0.9 + 1, 0, -10.5],
    ]);
  scene.lines(furrows, scene.on(darken(soil, 0.25)), 5, { opacity: 0.22 });
  drawGrass(scene, [-18, 18], [-7, 16], 260, scene.on(darken(soil, 0.2)));
  drawGrass(scene, [-18, 18], [-7, 16], 260, scene.on(mixColours(soil, '#fff3b0', 0.45)));
  scene.polygon(
    [
      [5, 0, 36],
      [5.8, 0, 36],
      [6, 0, 6],
      [3.4, 0, -12],
      [-0.6, 0, -12],
      [4.2, 0, 6],
    ],
    scene.on('#d8c6a0'),
    { opacity: 0.85 },
  );
  const trees: ScreenPoint[] = [];
  for (const z of [26, 18, 11, 5, -0.5])
    for (let x = -21; x <= 21; x += 5.4) {
      const jx = x + rng.around(0, 0.9);
      if (Math.abs(jx - 5) > 2.6 && rng.chance(0.8) && !(z < 0 && Math.abs(jx) < 6))
        trees.push([jx, z + rng.around(0, 1)]);
    }
  drawCypress(scene, scene.spot(-17, 24), 8);
  drawCypress(scene, scene.spot(-15.5, 25), 7);
  drawCypress(scene, scene.spot(15, 25), 8);
  for (const [x, z] of trees.sort((a, b) => b[1] - a[1])) {
    const s = scene.spot(x, z);
    if (s.x < -150 || s.x > 1750) continue;
    scene.spotShadow(x, z, 1.5);
    drawOlive(scene, s, rng.range(3.6, 4.6));
  }
  drawBoundary(scene);
  let poppies = '';
  if (scene.season === 'spring')
    for (let i = 0; i < 60; i++) {
      const s = scene.spot(rng.range(-8, 2), rng.range(-6, -1));
      poppies += formatEllipsePath(s.x, s.y, s.m * 0.05, s.m * 0.04);
    }
  canvas.path(poppies, scene.on('#d9412f'));
  return scene;
}

/** Dry-stone wall along the near edge with two boundary stakes. */
function drawBoundary(scene: Scene) {
  const face = frontFace(-12, -4.6);
  scene.box({ x: [-12, -2.6], y: [0, 0.75], z: [-4.6, -4.1] }, '#b5a592');
  drawMasonry(scene, face, [0, 9.4], [0, 0.75], '#b9aa90', { course: 0.24, mortar: '#8d8068' });
  for (const x of [-2.2, 4.9]) {
    const p = scene.spot(x, -4.4);
    scene.canvas.rect(p.x - p.m * 0.06, p.y - p.m * 1.1, p.m * 0.12, p.m * 1.1, scene.on('#a9784c'));
    scene.canvas.rect(p.x - p.m * 0.06, p.y - p.m * 1.1, p.m * 0.12, p.m * 0.2, scene.on(palette.terracotta));
  }
}
