// The neoclassical house.

import { type Face, frontFace, type Range, rightFace } from '../drawing/camera.ts';
import { darken, lighten, palette } from '../drawing/colour.ts';
import { Scene } from '../drawing/scene.ts';
import { drawBalcony } from '../elements/balconies.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawPot } from '../elements/plants.ts';
import { drawHipRoof, drawSteps } from '../elements/roofs.ts';
import { drawLamp, drawNeighbour, drawStreet } from '../elements/street.ts';
import { createTownCamera } from '../elements/town-street.ts';
import { drawCypress, drawPalm, drawRoundTree } from '../elements/trees.ts';
import { drawScooter } from '../elements/vehicles.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawDoor, drawWindow, type WindowStyle } from '../elements/windows-and-doors.ts';

function drawPilaster(scene: Scene, face: Face, u: number, v: Range, width: number, marble: string) {
  scene.slab(face, [u, u + width], v, [0, 0.14], marble);
  scene.slab(face, [u - 0.08, u + width + 0.08], [v[1] - 0.32, v[1]], [0, 0.24], lighten(marble, 0.3));
  scene.slab(face, [u - 0.08, u + width + 0.08], [v[0], v[0] + 0.28], [0, 0.22], lighten(marble, 0.2));
  scene.lines(
    [0.3, 0.5, 0.7].map((k) => [face.at(u + width * k, v[0] + 0.4, 0.15), face.at(u + width * k, v[1] - 0.42, 0.15)]),
    scene.on(darken(marble, 0.18)),
    1.6,
    { opacity: 0.7 },
  );
}

function drawCrownedWindow(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  marble: string,
  { crown = false, ...style }: WindowStyle & { crown?: boolean },
) {
  drawWindow(scene, face, u, v, w, h, { surround: marble, bars: 2, ...style });
  scene.slab(face, [u - 0.28, u + w + 0.28], [v + h + 0.16, v + h + 0.3], [0, 0.22], marble);
  if (crown)
    scene.polygon(
      [
        face.at(u - 0.25, v + h + 0.3, 0.12),
        face.at(u + w + 0.25, v + h + 0.3, 0.12),
        face.at(u + w / 2, v + h + 0.75, 0.12),
      ],
      scene.on(lighten(marble, 0.2), face.facing),
    );
}

export function drawNeoclassical(seed: number): Scene {
  const scene = new Scene('neoclassical', seed);
  const { rng } = scene;
  const width = 11.4;
  const depth = 8;
  const base = 0.7;
  const ground = 4.6;
  const top = 8.8;
  const wall = rng.pick(['#e9bf86', '#e2a689', '#efd9ae', '#c7d0cf', '#dfa38c', '#e8cf9b']);
  const marble = '#f6efe0';
  const shutters = rng.pick(['#3f6b57', '#6d4a35', '#47617d']);
  scene.camera = createTownCamera(width, top + 2.4, depth, { eyeHeight: 2.8, back: 1.45, aside: 0.3 });
  drawBackground(scene, ['hills', 'city', 'mountain']);
  drawStreet(scene, { paving: '#ddd2c0' });
  drawNeighbour(scene, [-15, -1.2], 8, rng.range(6, 9), '#e6d8c3', { haze: 0.48, z: 1 });
  drawCypress(scene, scene.spot(width + 2.6, 4), 8);
  drawNeighbour(scene, [width + 5, width + 18], 8, 7, '#e9dac7', { haze: 0.5, z: 3 });
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  scene.groundShadow({ x: [0, width], y: [0, top], z: [0, depth] });
  scene.box({ x: [0, width], y: [0, top], z: [0, depth] }, wall);
  drawPlaster(scene, front, [0, width], [base, top]);
  for (const [face, length] of [
    [front, width],
    [side, depth],
  ] as const) {
    scene.slab(face, [0, length], [0, base], [0, 0.12], '#d5c8b2');
    scene.slab(face, [0, length], [ground - 0.1, ground + 0.15], [0, 0.14], marble);
    scene.slab(face, [-0.05, length + 0.05], [top - 0.7, top - 0.45], [0, 0.1], marble);
  }
  for (const v of [1.5, 5.2])
    for (const u of [1.2, 4.8]) drawCrownedWindow(scene, side, u, v, 1.15, 1.9, marble, { shutters: null });
  const centre = width / 2;
  const columns = [1.55, width - 2.75];
  for (const u of columns) {
    drawCrownedWindow(scene, front, u, 1.4, 1.2, 2.1, marble, { shutters });
    drawCrownedWindow(scene, front, u, 5.3, 1.2, 2.1, marble, { shutters, crown: true });
  }
  drawDoor(scene, front, centre - 0.8, base, 1.6, 3, { hex: shutters, surround: marble, fanlight: true });
  drawSteps(scene, [centre - 1.4, centre + 1.4], base, 0, 4, '#efe6d6');
  drawWindow(scene, front, centre - 0.75, ground + 0.2, 1.5, 2.7, { surround: marble, bars: 2, sill: false });
  for (const u of [0.05, centre - 2.1, centre + 1.65, width - 0.5]) {
    drawPilaster(scene, front, u, [base, ground - 0.1], 0.45, marble);
    drawPilaster(scene, front, u, [ground + 0.15, top - 0.7], 0.45, marble);
  }
  for (const u of [centre - 1.5, centre + 1.2])
    scene.slab(front, [u, u + 0.3], [ground - 0.55, ground - 0.12], [0, 0.9], marble);
  drawBalcony(scene, front, [centre - 2, centre + 2], ground + 0.18, 1.15, {
    hex: marble,
    railing: 'bars',
    pots: 1,
    railHeight: 1.05,
  });
  const pediment = rng.chance(0.7);
  drawHipRoof(scene, { x: [0, width], y: top, z: [0, depth] }, 1.9, '#c4623c', { overhang: 0.3 });
  scene.slab(front, [-0.3, width + 0.3], [top - 0.22, top + 0.12], [0, 0.4], lighten(marble, 0.3));
  if (pediment) {
    const [a, b] = [centre - 2.7, centre + 2.7];
    const y = top + 0.12;
    const tip = y + 1.55;
    const o = 0.42;
    scene.polygon([front.at(a, y, o), front.at(b, y, o), front.at(centre, tip, o)], scene.on(lighten(marble, 0.4)));
    scene.polygon(
      [front.at(a + 0.75, y + 0.16, o), front.at(b - 0.75, y + 0.16, o), front.at(centre, tip - 0.36, o)],
      scene.on(wall),
    );
    const disc = scene.spot(centre, -o, y + 0.56);
    scene.canvas.circle(disc.x, disc.y, disc.m * 0.26, scene.on(marble));
    scene.canvas.circle(disc.x, disc.y, disc.m * 0.15, scene.on(darken(wall, 0.15)));
  }
  for (let i = 0; i < 9; i++)
    if (!pediment || Math.abs(0.3 + (i * (width - 0.6)) / 8 - centre) > 2.6) {
      const p = scene.spot(0.3 + (i * (width - 0.6)) / 8, -0.2, top + 0.12);
      scene.canvas.path(
        [
          `M${p.x} ${p.y - p.m * 0.5}q${p.m * 0.3} ${p.m * 0.2} ${p.m * 0.14} ${p.m * 0.5}h${-p.m * 0.28}`,
          `q${-p.m * 0.16} ${-p.m * 0.3} ${p.m * 0.14} ${-p.m * 0.5}Z`,
        ].join(''),
        scene.on(palette.clay),
      );
    }
  drawPot(scene, scene.spot(centre - 2.1, -0.7), 0.85);
  drawPot(scene, scene.spot(centre + 2.1, -0.7), 0.85);
  if (rng.chance(0.5)) drawPalm(scene, scene.spot(width + 1.7, -1.3), 7);
  else {
    scene.spotShadow(width + 1.6, -1.8, 1.1);
    drawRoundTree(scene, scene.spot(width + 1.6, -1.8), 3.8, palette.orange);
  }
  scene.spotShadow(-0.6, -2.4, 1.1);
  drawRoundTree(scene, scene.spot(-0.6, -2.4), 3.6, palette.orange);
  drawLamp(scene, -2.6, -2.6, 4.6);
  if (rng.chance(0.6)) drawScooter(scene, 2.2, -2.7);
  return scene;
}
