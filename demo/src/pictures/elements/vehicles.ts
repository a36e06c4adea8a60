// A scooter and a small car.
import type { Point } from '../drawing/camera.ts';
import type { ScreenPoint } from '../drawing/canvas.ts';
import { darken, lighten, palette } from '../drawing/colour.ts';
import type { Scene } from '../drawing/scene.ts';

export function drawScooter(
  scene: Scene,
  x: number,
  z: number,
  hex: string = scene.rng.pick([palette.terracotta, palette.aegean, '#e9e2d2', palette.teal, palette.ochre]),
) {
  const { canvas } = scene;
  const { x: px, y: py, m } = scene.spot(x, z);
  const k = m;
  const at = (dx: number, dy: number) => `${(px + dx * k).toFixed(1)} ${(py - dy * k).toFixed(1)}`;
  canvas.ellipse(px + 0.9 * k, py - 0.01 * k, 1.15 * k, 0.1 * k, scene.shadow);
  for (const wx of [0.25, 1.5]) {
    canvas.circle(px + wx * k, py - 0.25 * k, 0.25 * k, scene.on('#23272f', 'soft'));
    canvas.circle(px + wx * k, py - 0.25 * k, 0.12 * k, scene.on('#b9bcc0'));
  }
  canvas.path(
    [
      `M${at(0.02, 0.42)}Q${at(0, 0.78)} ${at(0.3, 0.8)}L${at(0.85, 0.8)}Q${at(0.84, 0.42)} ${at(0.95, 0.34)}`,
      `L${at(1.18, 0.34)}L${at(1.34, 1.0)}L${at(1.5, 0.96)}L${at(1.42, 0.4)}Q${at(1.3, 0.16)} ${at(1.16, 0.18)}`,
      `L${at(0.6, 0.18)}Q${at(0.5, 0.46)} ${at(0.25, 0.5)}Q${at(0.1, 0.5)} ${at(0.02, 0.42)}Z`,
    ].join(''),
    canvas.gradient([
      [0, scene.on(lighten(hex, 0.18))],
      [1, scene.on(darken(hex, 0.2))],
    ]),
  );
  canvas.path(
    `M${at(1.22, 0.44)}Q${at(1.5, 0.62)} ${at(1.76, 0.4)}L${at(1.7, 0.36)}Q${at(1.5, 0.52)} ${at(1.28, 0.36)}Z`,
    scene.on(hex, 'soft'),
  );
  canvas.path(
    `M${at(0.1, 0.8)}Q${at(0.12, 0.92)} ${at(0.3, 0.91)}L${at(0.82, 0.86)}L${at(0.85, 0.79)}Z`,
    scene.on('#3a2d28'),
  );
  canvas.stroke(`M${at(1.38, 0.95)}L${at(1.3, 1.1)}L${at(1.14, 1.12)}`, scene.on('#2a2e36'), k * 0.05);
  canvas.circle(px + 1.44 * k, py - 0.92 * k, 0.09 * k, scene.light.lampsOn ? '#ffe7ad' : scene.on('#f3f3ee'));
}

/** A small car, extruded from its profile so that it follows the perspective. */
export function drawCar(
  scene: Scene,
  x: number,
  z: number,
  hex: string = scene.rng.pick(['#d9dcdf', '#8c2f2a', '#2c4a73', '#e8e2d4', '#58636b', '#b98a3e']),
) {
  const y = -0.15;
  const width = 1.6;
  const body: readonly ScreenPoint[] = [
    [0, 0.3],
    [0.02, 0.75],
    [0.5, 0.86],
    [0.95, 1.4],
    [2.5, 1.44],
    [3.1, 0.92],
    [3.75, 0.8],
    [3.85, 0.3],
  ];
  const world = ([px, py]: ScreenPoint, dz: number): Point => [x + px, y + py, z + dz];
  const silhouette = (points: readonly ScreenPoint[], fill: string, dz = 0) =>
    scene.polygon(
      points.map((p) => world(p, dz)),
      fill,
    );
  scene.polygon(
    [
      [x - 0.1, y, z - 0.15],
      [x + 4.2, y, z - 0.15],
      [x + 4.6, y, z + width + 0.1],
      [x + 0.2, y, z + width + 0.1],
    ],
    scene.shadow,
  );
  body.forEach((p, i) => {
    const q = body[i + 1];
    const glass = i === 2 || i === 4;
    if (q)
      scene.polygon(
        [world(p, 0), world(q, 0), world(q, width), world(p, width)],
        glass ? scene.on('#40566e', 'front') : scene.on(hex, i > 3 ? 'right' : 'top'),
      );
  });
  scene.polygon(
    body.map((p) => world(p, 0)),
    scene.canvas.gradient([
      [0, scene.on(lighten(hex, 0.2))],
      [0.5, scene.on(hex)],
      [1, scene.on(darken(hex, 0.3))],
    ]),
  );
  silhouette(
    [
      [0.72, 0.88],
      [1.05, 1.32],
      [1.68, 1.34],
      [1.68, 0.9],
    ],
    scene.on('#3c5069'),
  );
  silhouette(
    [
      [1.78, 0.9],
      [1.78, 1.34],
      [2.42, 1.34],
      [2.85, 0.92],
    ],
    scene.on('#3c5069'),
  );
  scene.lines(
    [
      [world([1.73, 0.35], 0), world([1.73, 0.88], 0)],
      [world([0.1, 0.66], 0), world([3.8, 0.68], 0)],
    ],
    scene.on(darken(hex, 0.35)),
    1.6,
    { opacity: 0.6 },
  );
  for (const wx of [0.75, 3.05])
    for (const [r, colour] of [
      [0.34, '#1f232a'],
      [0.2, '#b7bcc2'],
      [0.06, '#5a6068'],
    ] as const) {
      scene.polygon(
        Array.from({ length: 18 }, (_, i) =>
          world([wx + r * Math.cos((i * Math.PI) / 9), 0.33 + r * Math.sin((i * Math.PI) / 9)], -0.01),
        ),
        scene.on(colour),
      );
    }
  silhouette(
    [
      [3.6, 0.66],
      [3.82, 0.64],
      [3.82, 0.76],
      [3.62, 0.78],
    ],
    scene.light.lampsOn ? '#ffeebb' : scene.on('#f5f3ea'),
    -0.01,
  );
}
