// A pair of maisonettes.

import { frontFace, rightFace } from '../drawing/camera.ts';
import { lighten, mixColours, palette } from '../drawing/colour.ts';
import { Scene } from '../drawing/scene.ts';
import { drawAwning, drawBalcony, drawRailing } from '../elements/balconies.ts';
import { createHouseCamera, drawTreeWithShadow, roofTileColours } from '../elements/garden.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawBush, drawPot } from '../elements/plants.ts';
import { drawGableRoof, drawGardenWall } from '../elements/roofs.ts';
import { drawNeighbour, drawStreet } from '../elements/street.ts';
import { drawCypress, drawOlive, drawRoundTree } from '../elements/trees.ts';
import { drawScooter } from '../elements/vehicles.ts';
import { drawPlaster } from '../elements/wall-and-roof-equipment.ts';
import { drawDoor, drawWindow } from '../elements/windows-and-doors.ts';

export function drawMaisonette(seed: number): Scene {
  const scene = new Scene('maisonette', seed);
  const { rng } = scene;
  const unit = 6.2;
  const width = unit * 2;
  const depth = 9;
  const height = 6.3;
  const wall = rng.pick(['#f7f2e8', '#efe5d5', '#ece8df']);
  const accents = rng.pick([
    ['#c98a63', '#8c9a7b'],
    ['#b7a48c', '#b7a48c'],
    [palette.terracotta, '#d8b98c'],
    ['#7d92a3', '#c7a27c'],
  ]);
  scene.camera = createHouseCamera(width, height + 2.6, depth, { eyeHeight: 2.9 });
  drawBackground(scene, ['hills', 'sea', 'mountain', 'city']);
  drawStreet(scene, { pavementDepth: 2.6, from: -3.2 });
  drawNeighbour(scene, [-17, -3], 8, 6, '#e8dcc8', { haze: 0.42, z: 3 });
  scene.floor([-2, width + 3], [-3.2, 12], scene.on('#9aa75e'));
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  const wood = '#a9784c';
  scene.groundShadow({ x: [0, width], y: [0, height], z: [0, depth] });
  for (const x of [-1.4, width + 2.2]) drawCypress(scene, scene.spot(x, 4), rng.range(6, 8));
  const railing = rng.pick(['glass', 'bars']);
  const gable = rng.chance(0.5);
  if (!gable)
    for (const [i, accent] of accents.entries())
      scene.box(
        { x: [i * unit + 1, i * unit + 3.4], y: [height, height + 2.2], z: [4, 7] },
        mixColours(wall, accent, 0.3),
      );
  scene.box({ x: [0, width], y: [0, height], z: [0, depth] }, wall);
  drawPlaster(scene, front, [0, width], [0, height]);
  drawWindow(scene, side, 1.5, 1, 1.4, 1.3, { frame: palette.iron });
  drawWindow(scene, side, 1.5, 4.1, 1.4, 1.3, { frame: palette.iron });
  drawWindow(scene, side, 5.4, 4.1, 1, 1.3, { frame: palette.iron });
  for (const [i, accent] of accents.entries()) {
    const u = i * unit;
    scene.slab(front, [u + 0.2, u + 2.4], [0, height], [0, 0.35], accent);
    drawWindow(scene, front, u + 0.75, 3.9, 1.1, 1.6, { frame: palette.iron, panes: 1, sill: false });
    scene.patch(frontFace(0, -0.35), [u + 0.55, u + 2.05], [3.7, 5.6], scene.on(lighten(accent, 0.3)));
    drawWindow(scene, frontFace(0, -0.35), u + 0.65, 3.8, 1.3, 1.7, { frame: palette.iron, panes: 1, sill: false });
    drawDoor(scene, frontFace(0, -0.35), u + 0.75, 0.15, 1.1, 2.3, { hex: wood, panels: 1, surround: '#f5efe3' });
    scene.slab(frontFace(0, -0.35), [u + 0.35, u + 2.25], [2.65, 2.8], [0, 0.9], palette.iron);
    drawWindow(scene, front, u + 2.95, 0.1, 2.7, 2.35, { frame: palette.iron, panes: 3, sill: false });
    drawWindow(scene, front, u + 3, 3.25, 2.6, 2.2, { frame: palette.iron, panes: 2, sill: false });
    drawBalcony(scene, front, [u + 2.6, u + unit - 0.2], 3.15, 1.4, {
      railing,
      railHex: railing === 'glass' ? '#c6ccd2' : palette.iron,
      pots: 2,
    });
    if (rng.chance(0.6))
      drawAwning(scene, front, [u + 2.7, u + unit - 0.3], 5.95, {
        hex: rng.pick([palette.olive, '#d8b26c', palette.aegean, '#d9793f']),
        reach: 1.4,
        drop: 0.5,
      });
  }
  if (gable)
    drawGableRoof(scene, { x: [0, width], y: height, z: [0, depth] }, 2, rng.pick(roofTileColours), wall, {
      overhang: 0.45,
    });
  else {
    scene.slab(front, [-0.2, width + 0.2], [height - 0.05, height + 0.3], [0, 0.5], lighten(wall, 0.3));
    scene.box({ x: [0, width + 0.2], y: [height, height + 0.3], z: [0, depth] }, wall);
    for (let i = 0; i < 2; i++) {
      drawRailing(scene, [i * unit + 0.1, height + 0.3, 0], [(i + 1) * unit - 0.1, height + 0.3, 0], 0.9, {
        style: railing,
        hex: '#b9c0c6',
      });
    }
  }
  for (let i = 0; i < 2; i++) {
    const u = i * unit;
    scene.floor([u + 0.6, u + 2.1], [-3.2, -0.35], scene.on('#ddd2c0'));
    drawBush(scene, scene.spot(u + 4.3, -0.7), 2.4, 0.7, '#708f4a', rng.pick(['#e7e0f0', '#d9486a', null]));
    drawPot(scene, scene.spot(u + 2.35, -1), 0.7);
    drawGardenWall(scene, { x: [u + 2.4, u + unit], y: [0, 0.7], z: [-3.2, -3] }, '#f3ece0', '#cbb79b');
  }
  drawTreeWithShadow(scene, -1.2, -2.2, rng.pick([drawOlive, drawRoundTree]), 3.8);
  drawTreeWithShadow(scene, width + 1.5, -1.6, drawRoundTree, 3.6);
  drawScooter(scene, width * 0.42, -4.3);
  return scene;
}
