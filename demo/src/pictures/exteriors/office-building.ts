// The office building.
import { frontFace, rightFace } from '../drawing/camera.ts';
import { lighten, mixColours, palette, withAlpha } from '../drawing/colour.ts';
import { Scene } from '../drawing/scene.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawPot } from '../elements/plants.ts';
import { drawNeighbour, drawStreet } from '../elements/street.ts';
import { createTownCamera, drawStreetLife } from '../elements/town-street.ts';
import { createGlassFill, drawDoor } from '../elements/windows-and-doors.ts';

export function drawOffice(seed: number): Scene {
  const scene = new Scene('office', seed);
  const { rng, light, canvas } = scene;
  const floors = rng.int(4, 6);
  const storey = 3.5;
  const bays = rng.int(6, 8);
  const bay = 2.4;
  const width = bays * bay;
  const depth = 11;
  const height = floors * storey;
  scene.camera = createTownCamera(width, height + 1.5, depth, {
    eyeHeight: 3,
    into: { left: 170, right: 1420, top: 60, bottom: 1030 },
  });
  drawBackground(scene, ['city', 'hills', 'city']);
  drawStreet(scene, { pavementDepth: 4.2, paving: '#d5d2ca' });
  drawNeighbour(scene, [-22, -3], 9, height * rng.range(0.5, 0.75), '#dcd6cb', { haze: 0.4, z: 2 });
  drawNeighbour(scene, [width + 7, width + 24], 9, height * rng.range(0.4, 0.66), '#e4d8c6', { haze: 0.4, z: 4 });
  const frame = rng.pick(['#f2eee6', '#c98a63', '#3b4656', '#a9a196']);
  const front = frontFace(0, 0);
  const side = rightFace(width, 0);
  scene.groundShadow({ x: [0, width], y: [0, height], z: [0, depth] });
  scene.box({ x: [width * 0.3, width * 0.7], y: [height + 0.5, height + 1.9], z: [4, 8] }, '#c9c6bf');
  scene.box({ x: [0, width], y: [0, height], z: [0, depth] }, frame);
  const mirror = canvas.gradient(
    [
      [0, light.glass[0]],
      [0.4, light.glass[1]],
      [0.75, light.glass[0]],
      [1, light.glass[2]],
    ],
    [0, 0, 0.6, 1],
  );
  const dim = canvas.gradient([
    [0, mixColours(light.glass[0], palette.ink, 0.35)],
    [1, mixColours(light.glass[2], palette.ink, 0.3)],
  ]);
  for (const [face, count, span, fill] of [
    [front, bays, bay, mirror],
    [side, 4, depth / 4, dim],
  ] as const) {
    const length = count * span;
    for (let f = 1; f < floors; f++) {
      const v = f * storey;
      scene.patch(face, [0.25, length - 0.25], [v + 0.45, v + storey - 0.35], fill);
      for (let b = 0; b < count; b++) {
        const u = b * span;
        if (rng.chance(light.lampChance * 0.85))
          scene.patch(
            face,
            [u + 0.15, u + span - 0.15],
            [v + 0.5, v + storey - 0.4],
            canvas.gradient([
              [0, '#ffe9bd'],
              [1, '#f2b66c'],
            ]),
            { extra: { opacity: 0.92 } },
          );
        else if (rng.chance(0.35))
          scene.patch(
            face,
            [u + 0.15, u + span - 0.15],
            [v + storey * rng.range(0.5, 0.7), v + storey - 0.4],
            scene.on('#e9e4d8', face.facing),
            { extra: { opacity: 0.7 } },
          );
      }
      scene.patch(face, [0.25, length - 0.25], [v + storey - 0.75, v + storey - 0.35], withAlpha(palette.ink, 0.2));
      for (let b = 0; b <= count; b++)
        scene.slab(
          face,
          [b * span - 0.07, b * span + 0.07],
          [v + 0.3, v + storey - 0.2],
          [0, face === front ? 0.4 : 0.12],
          frame,
        );
      scene.slab(face, [-0.05, length + 0.05], [v + storey - 0.3, v + storey + 0.1], [0, 0.45], lighten(frame, 0.2));
    }
    if (fill === mirror)
      scene.polygon(
        [
          front.at(width * 0.1, storey + 0.4, 0.02),
          front.at(width * 0.26, storey + 0.4, 0.02),
          front.at(width * 0.7, height - 0.4, 0.02),
          front.at(width * 0.46, height - 0.4, 0.02),
        ],
        '#fff',
        { opacity: light.name === 'night' ? 0.05 : 0.14 },
      );
  }
  scene.patch(front, [0.2, width - 0.2], [0.1, storey - 0.2], createGlassFill(scene, light.lampsOn));
  scene.patch(side, [0.2, depth - 0.2], [0.1, storey - 0.2], dim);
  for (let b = 0; b <= bays; b += 1) scene.slab(front, [b * bay - 0.12, b * bay + 0.12], [0, storey], [0, 0.3], frame);
  drawDoor(scene, front, width / 2 - 1.2, 0, 2.4, 2.6, { hex: palette.iron, surround: '#efe9dd', glazed: true });
  scene.slab(
    front,
    [width / 2 - 2.6, width / 2 + 2.6],
    [2.95, 3.2],
    [0, 2],
    rng.pick([palette.aegean, palette.terracotta, palette.iron]),
  );
  scene.slab(front, [-0.05, width + 0.05], [storey - 0.1, storey + 0.25], [0, 0.5], lighten(frame, 0.2));
  scene.box({ x: [0, width], y: [height, height + 0.5], z: [0, depth] }, lighten(frame, 0.1));
  for (let i = 0; i < 5; i++)
    if (Math.abs(i - 2) > 0.5)
      drawPot(scene, scene.spot((width * (i + 0.5)) / 5, -1), 0.9, { pot: '#6a6d72', plant: 'bush' });
  drawStreetLife(scene, width);
  return scene;
}
