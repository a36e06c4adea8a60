// The shop front.

import { type Face, frontFace, rightFace } from '../drawing/camera.ts';
import { darken, lighten, palette, withAlpha } from '../drawing/colour.ts';
import { drawLettering } from '../drawing/lettering.ts';
import { Scene } from '../drawing/scene.ts';
import { drawAwning, drawBalcony } from '../elements/balconies.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawBush, drawPot } from '../elements/plants.ts';
import { drawNeighbour, drawStreet } from '../elements/street.ts';
import { createTownCamera } from '../elements/town-street.ts';
import { drawRoundTree } from '../elements/trees.ts';
import { drawScooter } from '../elements/vehicles.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawDoor, drawWindow } from '../elements/windows-and-doors.ts';

type Goods = 'bread' | 'books' | 'flowers' | 'cups' | 'jars';
const trades: readonly (readonly [string, Goods])[] = [
  ['ΑΡΤΟΠΟΙΕΙΟ', 'bread'],
  ['ΒΙΒΛΙΟΠΩΛΕΙΟ', 'books'],
  ['ΑΝΘΟΠΩΛΕΙΟ', 'flowers'],
  ['ΚΑΦΕ', 'cups'],
  ['ΠΑΝΤΟΠΩΛΕΙΟ', 'jars'],
  ['ΚΕΡΑΜΙΚΑ', 'jars'],
];

export function drawShop(seed: number): Scene {
  const scene = new Scene('shop', seed);
  const { rng, canvas, light } = scene;
  const width = 8.6;
  const height = 7.4;
  const depth = 8;
  scene.mirrored = false; // it carries lettering
  const wall = rng.pick(['#f1e4cd', '#e8d3bd', '#dfe3dc', '#f3ece0']);
  const wood = rng.pick([palette.aegean, '#3f6b57', palette.terracotta, '#6d4a35', '#2c4a5e', '#8a3f2c']);
  const [name, goods] = rng.pick(trades);
  scene.camera = createTownCamera(width, height, depth, {
    eyeHeight: 2,
    back: 1.25,
    aside: 0.26,
    into: { left: 230, right: 1430, top: -60, bottom: 985 },
  });
  drawBackground(scene, ['city', 'hills']);
  drawStreet(scene, { paving: '#dbd0bf' });
  drawNeighbour(scene, [-14, 0], 8, 9, '#e7d8c2', { haze: 0.42, z: 0.2 });
  drawNeighbour(scene, [width + 4.5, width + 18], 8, 7, '#dfd2c0', { haze: 0.5, z: 2 });
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  scene.groundShadow({ x: [0, width], y: [0, height], z: [0, depth] });
  scene.box({ x: [0, width], y: [0, height + 3], z: [0, depth] }, wall);
  drawPlaster(scene, front, [0, width], [3.6, height + 3]);
  drawPlaster(scene, side, [0, depth], [0, height + 3], 0.6);
  for (const u of [1, 3.65, 6.3]) {
    drawWindow(scene, front, u, 4.75, 1.3, 2, {
      surround: lighten(wall, 0.5),
      shutters: null,
      bars: 1,
      blind: rng.pick([0, 0.4]),
    });
  }
  drawWindow(scene, side, 2, 4.9, 1.2, 1.5, { surround: lighten(wall, 0.4) });
  drawWindow(scene, side, 2, 1.3, 1.2, 1.4, { surround: lighten(wall, 0.4) });
  drawBalcony(scene, front, [3, 5.6], 4.7, 0.9, { pots: 2 });
  scene.slab(front, [0.2, width - 0.2], [0, 3.75], [0, 0.12], wood);
  const shopFace = frontFace(0, -0.12);
  const lit = light.name !== 'day';
  for (const [u, w] of [
    [0.55, 2.9],
    [5.15, 2.9],
  ] as const) {
    scene.patch(
      shopFace,
      [u, u + w],
      [0.75, 2.85],
      lit
        ? canvas.gradient([
            [0, '#ffe6b3'],
            [1, '#eba95c'],
          ])
        : canvas.gradient([
            [0, '#3d5368'],
            [0.6, '#6f8ba0'],
            [1, '#4a5f70'],
          ]),
    );
    drawGoods(scene, shopFace, u, w, goods, lit);
    scene.polygon(
      [shopFace.at(u + 0.3, 0.8), shopFace.at(u + 0.9, 0.8), shopFace.at(u + 1.7, 2.8), shopFace.at(u + 1.1, 2.8)],
      '#ffffff',
      { opacity: 0.14 },
    );
    scene.patch(shopFace, [u, u + w], [0.2, 0.62], scene.on(darken(wood, 0.15)));
    scene.slab(shopFace, [u - 0.05, u + w + 0.05], [0.68, 0.78], [0, 0.12], lighten(wood, 0.25));
  }
  drawDoor(scene, shopFace, 3.75, 0.1, 1.1, 2.65, {
    hex: lighten(wood, 0.1),
    panels: 1,
    glazed: true,
    surround: darken(wood, 0.15),
  });
  scene.patch(shopFace, [0.45, width - 0.45], [3.12, 3.62], scene.on('#f8f1e2'));
  drawLettering(scene, shopFace, width / 2, 3.22, 0.3, name, scene.on(darken(wood, 0.25)));
  drawAwning(scene, shopFace, [0.4, width - 0.4], 3.1, {
    hex: wood === palette.terracotta ? '#d98f4e' : rng.pick([wood, palette.terracotta, palette.olive]),
    reach: 1.5,
    drop: 0.55,
    valance: 0.28,
  });
  if (lit) {
    const p = scene.spot(width / 2, -1, 1.6);
    scene.glow(p.x, p.y, p.m * 5, '#ffd48a', 0.28);
  }
  for (const u of [0.5, 3.2, 5.4, 8.1])
    drawPot(scene, scene.spot(u, -0.6), rng.range(0.6, 0.85), { plant: goods === 'flowers' ? 'flower' : undefined });
  if (goods === 'flowers')
    for (const u of [1.2, 2.1, 6.2, 7.1])
      drawBush(scene, scene.spot(u, -0.7), 0.9, 0.8, '#5b8546', rng.pick(['#d9486a', '#f2c53d', '#e9e2ef', '#c64b8c']));
  if (goods === 'cups' || goods === 'bread') for (const u of [1.6, 6.6]) drawCafeTable(scene, u, -1.9);
  scene.spotShadow(width + 1.3, -2.2, 1.1);
  drawRoundTree(scene, scene.spot(width + 1.3, -2.2), 4.2, palette.orange);
  drawScooter(scene, -2.4, -2.4);
  return scene;
}

function drawCafeTable(scene: Scene, x: number, z: number) {
  const { canvas } = scene;
  const p = scene.spot(x, z);
  const m = p.m;
  scene.spotShadow(x, z, 0.7, 0.8);
  for (const side of [-1, 1]) {
    canvas.stroke(
      [
        `M${p.x + side * 0.75 * m} ${p.y}V${p.y - 0.95 * m}M${p.x + side * 0.75 * m} ${p.y - 0.46 * m}`,
        `H${p.x + side * 0.38 * m}V${p.y}`,
      ].join(''),
      scene.on('#7a5236'),
      m * 0.06,
    );
  }
  canvas.stroke(
    `M${p.x} ${p.y}V${p.y - 0.72 * m}M${p.x - 0.2 * m} ${p.y}H${p.x + 0.2 * m}`,
    scene.on(palette.iron),
    m * 0.06,
  );
  canvas.ellipse(p.x, p.y - 0.73 * m, 0.42 * m, 0.07 * m, scene.on('#f4eee2', 'top'));
  canvas.rect(p.x - 0.06 * m, p.y - 0.84 * m, 0.12 * m, 0.11 * m, scene.on(palette.terracotta));
}

function drawGoods(scene: Scene, face: Face, u: number, w: number, goods: Goods, lit: boolean) {
  const { rng } = scene;
  const tones = {
    bread: ['#d9a05b', '#c4813f', '#e6bd7d'],
    books: ['#c4532f', '#1b5faa', '#5e7332', '#e0b066', '#8a3f2c'],
    flowers: ['#d9486a', '#f2c53d', '#e9e2ef', '#7d9a56'],
    cups: ['#f4eee2', '#c98a63', '#7a5236'],
    jars: ['#c98a63', '#e0b066', '#2e7f86', '#f1e6d2'],
  }[goods];
  for (const shelf of [0.78, 1.42, 2.06]) {
    scene.patch(face, [u + 0.1, u + w - 0.1], [shelf, shelf + 0.06], lit ? '#9a6a3c' : scene.on('#7a5a40', 'soft'));
    for (let a = u + 0.2; a < u + w - 0.3; ) {
      const size = goods === 'books' ? rng.range(0.06, 0.12) : rng.range(0.16, 0.3);
      const h = goods === 'books' ? rng.range(0.32, 0.46) : rng.range(0.18, 0.4);
      scene.patch(
        face,
        [a, a + size],
        [shelf + 0.06, shelf + 0.06 + h],
        lit ? rng.pick(tones) : scene.on(rng.pick(tones), 'soft'),
      );
      a += size + (goods === 'books' ? 0.012 : rng.range(0.06, 0.16));
    }
  }
  scene.patch(face, [u, u + w], [2.5, 2.85], withAlpha(palette.ink, 0.2));
}
