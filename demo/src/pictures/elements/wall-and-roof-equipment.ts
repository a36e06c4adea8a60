// What hangs on walls and stands on roofs.
import type { Face, Range } from '../drawing/camera.ts';
import { mixColours, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';

export function drawAirConditioner(scene: Scene, face: Face, u: number, v: number) {
  scene.wallShadow(face, [u, u + 0.8], [v, v + 0.55], 0.3);
  scene.slab(face, [u, u + 0.8], [v, v + 0.55], [0, 0.3], '#ebe8e0');
  const { x, y, m } = scene.spotAt(face.at(u + 0.32, v + 0.27, 0.3));
  if (face.facing === 'front') {
    scene.canvas.ellipse(x, y, m * 0.2, m * 0.2, scene.on('#8f949a'));
    scene.canvas.ellipse(x, y, m * 0.07, m * 0.07, scene.on('#d8d6d0'));
  }
}

/** Solar water heater and aerial, as on every Greek roof. */
export function drawRoofEquipment(scene: Scene, x: number, y: number, z: number) {
  const { rng } = scene;
  scene.polygon(
    [
      [x, y, z],
      [x + 1.9, y, z],
      [x + 1.9, y + 1.2, z + 1],
      [x, y + 1.2, z + 1],
    ],
    scene.on('#2b4468', 'top'),
  );
  scene.lines(
    [0.5, 1, 1.45].map(
      (k): Segment => [
        [x + k, y, z],
        [x + k, y + 1.2, z + 1],
      ],
    ),
    scene.on('#6f8fb5'),
    1.4,
  );
  scene.box({ x: [x - 0.1, x + 2], y: [y + 1.2, y + 1.75], z: [z + 0.9, z + 1.4] }, '#e8e9e8');
  const ax = x + rng.range(3, 5);
  scene.lines(
    [
      [
        [ax, y, z + 2],
        [ax, y + 3, z + 2],
      ],
      [
        [ax - 0.6, y + 2.8, z + 2],
        [ax + 0.6, y + 2.8, z + 2],
      ],
      [
        [ax - 0.4, y + 2.3, z + 2],
        [ax + 0.4, y + 2.3, z + 2],
      ],
    ],
    scene.on('#5b6068', 'right'),
    2,
  );
}

/** A little roughness for plastered walls: faint strokes and a lighter top. */
export function drawPlaster(scene: Scene, face: Face, u: Range, v: Range, strength = 1) {
  const { rng } = scene;
  const strokes: Segment[] = [];
  for (let i = 0; i < 26; i++) {
    const a = rng.range(u[0], u[1] - 0.6);
    const y = rng.range(v[0], v[1]);
    strokes.push([face.at(a, y), face.at(a + rng.range(0.2, 0.6), y)]);
  }
  scene.lines(strokes, face.facing === 'right' ? '#0d1526' : '#ffffff', 2, { opacity: 0.1 * strength });
  scene.patch(
    face,
    u,
    v,
    scene.canvas.gradient([
      [0, withAlpha('#ffffff', 0.1)],
      [0.5, withAlpha('#ffffff', 0)],
      [1, withAlpha(mixColours(palette.ink, palette.walnut, 0.4), 0.12)],
    ]),
  );
}
