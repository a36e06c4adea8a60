// The bathroom.
import type { Range } from '../drawing/camera.ts';
import { palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';
import { drawPot } from '../elements/plants.ts';
import { drawHousePlant, drawSheen } from './decoration.ts';
import { drawFloorShadow, drawRoundedBox } from './furniture.ts';
import { createRoomScene, drawRoomShell } from './room.ts';
import { woodColours } from './room-colours.ts';
import { drawRoomWindow } from './room-window.ts';
import { drawCabinets, drawTiledWall } from './tiles-and-cabinets.ts';

export function drawBathroom(seed: number): Scene {
  const scene = createRoomScene('bathroom', seed, { width: 4.2, depth: 3.6 });
  const { rng, canvas } = scene;
  const { depth } = scene.room;
  const tile = rng.pick(['#cfe0df', '#d6e1e8', '#ecdccb', '#dfe3d6', '#e9e4da', '#9fbfc4']);
  const wood = rng.pick(woodColours);
  const back = drawRoomShell(scene, {
    wall: rng.pick(['#f5f1e8', '#efe9df']),
    floor: 'small',
    floorHex: rng.pick(['#d9d2c4', '#c9cdd0', '#d8c3a8']),
  });
  drawTiledWall(scene, back, [-2.1, 2.1], [0, rng.pick([1.3, 2.74])], 0.2, tile);
  drawRoomWindow(scene, back, [-1.5, -0.5], [1.35, 2.25], {
    view: rng.pick(['sea', 'hills', 'city']),
    panes: 1,
    curtains: null,
    sunPatch: true,
  });
  const mirror = scene.point(back.at(1.05, 1.72));
  const m = scene.camera.metre(back.at(0, 1));
  const r = 0.44 * m;
  if (rng.chance(0.55)) {
    canvas.circle(mirror[0], mirror[1], r + 7, scene.on('#b98a4e'));
    canvas.circle(
      mirror[0],
      mirror[1],
      r,
      canvas.gradient(
        [
          [0, '#eef4f5'],
          [0.5, '#c5d6dc'],
          [1, '#e6edee'],
        ],
        [0, 0, 1, 1],
      ),
    );
  } else {
    canvas.rect(mirror[0] - r * 1.1, mirror[1] - r, r * 2.2, r * 2, scene.on('#b98a4e'), { rx: 12 });
    canvas.rect(
      mirror[0] - r * 1.1 + 7,
      mirror[1] - r + 7,
      r * 2.2 - 14,
      r * 2 - 14,
      canvas.gradient(
        [
          [0, '#eef4f5'],
          [0.5, '#c5d6dc'],
          [1, '#e6edee'],
        ],
        [0, 0, 1, 1],
      ),
      { rx: 8 },
    );
  }
  canvas.path(
    [
      `M${mirror[0] - r * 0.5} ${mirror[1] + r * 0.5}L${mirror[0] + r * 0.3} ${mirror[1] - r * 0.7}`,
      `l${r * 0.22} 0L${mirror[0] - r * 0.28} ${mirror[1] + r * 0.5}Z`,
    ].join(''),
    '#ffffff',
    { opacity: 0.5 },
  );
  for (const x of [0.4, 1.7]) {
    const p = scene.spot(x, depth - 0.1, 1.8);
    if (scene.light.name !== 'day') scene.glow(p.x, p.y, p.m * 0.8, '#ffd48a', 0.6);
    canvas.circle(p.x, p.y, p.m * 0.08, '#fff6df');
    canvas.rect(p.x - 3, p.y + p.m * 0.07, 6, p.m * 0.1, scene.on('#b98a4e'));
  }
  drawFloorShadow(scene, [0.35, 1.75], [depth - 0.55, depth], 0.06);
  drawCabinets(scene, back, [0.35, 1.75], [0.3, 0.8], 0.5, wood, 2);
  scene.slab(back, [0.32, 1.78], [0.8, 0.85], [0, 0.54], '#f7f4ec');
  drawRoundedBox(scene, { x: [0.78, 1.32], y: [0.87, 0.95], z: [depth - 0.46, depth - 0.14] }, '#ffffff', 10);
  const tap = scene.spot(1.05, depth - 0.1, 0.95);
  canvas.stroke(`M${tap.x} ${tap.y}v-36h26v10`, scene.on('#b98a4e'), 7);
  drawPot(scene, scene.spot(1.6, depth - 0.3, 0.85), 0.2);
  scene.box({ x: [0.45, 0.55], y: [0.85, 1.03], z: [depth - 0.3, depth - 0.2] }, palette.clay);
  drawTub(scene, [-1.95, -0.15], depth);
  scene.slab(back, [-0.2, 0.2], [1.28, 1.31], [0, 0.06], '#b98a4e');
  scene.patch(
    back,
    [-0.16, 0.16],
    [0.72, 1.3],
    scene.on(rng.pick([palette.terracotta, palette.aegean, palette.ochre, '#f4ecdd'])),
    { out: 0.07 },
  );
  scene.patch(back, [-0.16, 0.16], [0.8, 0.84], scene.on('#fffaf0'), { out: 0.072 });
  scene.floor([-1.5, -0.3], [depth - 1.9, depth - 1.25], scene.on(rng.pick(['#f4ecdd', '#d9b8a0', '#b9c6cf']), 'top'), {
    y: 0.01,
  });
  scene.box({ x: [0.1, 0.5], y: [0, 0.42], z: [depth - 1.6, depth - 1.25] }, wood);
  drawRoundedBox(scene, { x: [0.13, 0.47], y: [0.44, 0.5], z: [depth - 1.57, depth - 1.28] }, '#fbf8f1', 8);
  drawRoundedBox(scene, { x: [0.15, 0.45], y: [0.52, 0.57], z: [depth - 1.55, depth - 1.3] }, palette.clay, 8);
  drawHousePlant(scene, 1.85, depth - 1.0, 1.25, palette.clay);
  drawSheen(
    scene,
    [
      [-2.1, 0.1, 0.2],
      [-2.1, 0.1, 1],
      [-2.1, 2.6, 1.6],
      [-2.1, 2.6, 0.8],
    ],
    0.2,
  );
  return scene;
}

function drawTub(scene: Scene, x: Range, depth: number) {
  const { canvas } = scene;
  const z: Range = [depth - 0.95, depth - 0.15];
  drawFloorShadow(scene, x, z, 0.08);
  drawRoundedBox(scene, { x: [x[0] + 0.12, x[1] - 0.12], y: [0.06, 0.5], z: [z[0] + 0.06, z[1]] }, '#fbfaf6', 36);
  drawRoundedBox(scene, { x, y: [0.52, 0.56], z }, '#ffffff', 18);
  scene.floor(
    [x[0] + 0.14, x[1] - 0.14],
    [z[0] + 0.12, z[1] - 0.1],
    canvas.gradient([
      [0, scene.on('#a9d3da')],
      [1, scene.on('#d3ebee')],
    ]),
    { y: 0.565, extra: { stroke: scene.on('#cfd8da'), 'stroke-width': 10, 'stroke-linejoin': 'round' } },
  );
  const p = scene.spot(x[0] + 0.3, z[1], 0.56);
  canvas.stroke(`M${p.x} ${p.y}v-70h34v16`, scene.on('#b98a4e'), 8);
  scene.box({ x: [-1.2, -1.05], y: [0.56, 0.58], z: [z[0] - 0.05, z[1] + 0.05] }, palette.oak);
}
