// A window seen from inside, with its view and the light that falls in.
import type { Face, Point, Range } from '../drawing/camera.ts';
import { formatPath, type ScreenPoint } from '../drawing/canvas.ts';
import { darken, withAlpha } from '../drawing/colour.ts';
import type { Segment } from '../drawing/scene.ts';
import { drawCity } from '../elements/city-view.ts';
import { drawHills, drawMountain, drawSea } from '../elements/landscape.ts';
import { drawSky } from '../elements/sky.ts';
import type { RoomScene } from './room.ts';

type View = 'sea' | 'city' | 'hills';
type RoomWindowStyle = {
  view?: View;
  frame?: string;
  panes?: number;
  curtains?: string | null;
  sunPatch?: boolean;
};

/** What is seen outside, clipped to a shape on screen. */
export function drawView(
  scene: RoomScene,
  points: readonly [ScreenPoint, ScreenPoint, ScreenPoint, ScreenPoint],
  view: View,
) {
  const { canvas, camera } = scene;
  const clip = canvas.clip(formatPath(points));
  const inside = scene.light;
  const horizon = camera.horizon;
  scene.light = scene.outside;
  canvas.group({ 'clip-path': clip }, () => {
    const sun = drawSky(scene, horizon, { sunX: points[0][0] + 0.3 * (points[1][0] - points[0][0]), clouds: true });
    if (view === 'sea') {
      drawSea(scene, horizon, horizon + 420, { sunX: sun.x });
      drawHills(scene, horizon + 250, { layers: 1, height: 90, hex: '#7f9a5c' });
    }
    if (view === 'city') {
      drawMountain(scene, horizon, { height: 130 });
      canvas.rect(0, horizon - 2, 1600, 620, scene.light.far('#d6c6ae', 0.4));
      drawCity(scene, horizon, { rows: 4, depth: 300, height: 96 });
    }
    if (view === 'hills') {
      drawMountain(scene, horizon, { height: 220 });
      drawHills(scene, horizon + 40, { layers: 3, height: 170 });
      canvas.rect(0, horizon + 40, 1600, 400, scene.light.far('#8fa858', 0.15));
    }
  });
  scene.light = inside;
}

/** A window or glazed door in the back wall, with frame, reflection, sun on the floor and curtains. */
export function drawRoomWindow(
  scene: RoomScene,
  back: Face,
  u: Range,
  v: Range,
  { view = 'sea', frame = '#fbf8f1', panes = 2, curtains = '#f6efe2', sunPatch = true }: RoomWindowStyle = {},
) {
  const { canvas, outside } = scene;
  const { depth } = scene.room;
  const topLeft = scene.point(back.at(u[0], v[1]));
  const topRight = scene.point(back.at(u[1], v[1]));
  const bottomRight = scene.point(back.at(u[1], v[0]));
  const bottomLeft = scene.point(back.at(u[0], v[0]));
  scene.patch(back, [u[0] - 0.09, u[1] + 0.09], [v[0] - 0.06, v[1] + 0.09], scene.on(frame));
  drawView(scene, [topLeft, topRight, bottomRight, bottomLeft], view);
  const width = (u[1] - u[0]) / panes;
  scene.polygon(
    [
      back.at(u[0] + width * 0.2, v[0]),
      back.at(u[0] + width * 0.45, v[0]),
      back.at(u[0] + width * 0.95, v[1]),
      back.at(u[0] + width * 0.7, v[1]),
    ],
    '#ffffff',
    { opacity: 0.12 },
  );
  for (let i = 0; i <= panes; i++)
    scene.patch(back, [u[0] + i * width - 0.035, u[0] + i * width + 0.035], v, scene.on(frame));
  scene.patch(back, u, [v[1] - 0.05, v[1]], scene.on(frame));
  scene.patch(back, u, [v[0], v[0] + 0.06], scene.on(frame));
  if (v[0] > 0.3) scene.slab(back, [u[0] - 0.12, u[1] + 0.12], [v[0] - 0.1, v[0] - 0.04], [0, 0.16], '#fffdf8');
  if (sunPatch && outside.name !== 'night') {
    const warm = outside.name === 'golden' ? '#ffc77d' : '#fff6d8';
    const reach = outside.name === 'golden' ? 1.5 : 0.95;
    for (let i = 0; i < panes; i++) {
      const [a, b] = [u[0] + i * width + 0.05, u[0] + (i + 1) * width - 0.05];
      const foot = (x: number, y: number): Point => [x + 0.35 * y, 0.005, depth - reach * Math.max(y, 0.04)];
      scene.polygon(
        [foot(a, v[0]), foot(b, v[0]), foot(b, v[1]), foot(a, v[1])],
        canvas.gradient([
          [0, withAlpha(warm, 0.6)],
          [1, withAlpha(warm, 0.18)],
        ]),
      );
    }
    const [x0, y0] = topLeft;
    const [x1, y1] = bottomRight;
    scene.glow((x0 + x1) / 2, (y0 + y1) / 2, (x1 - x0) * 0.9, warm, 0.15);
  }
  if (curtains) drawCurtains(scene, back, u, curtains);
}

function drawCurtains(scene: RoomScene, back: Face, u: Range, hex: string) {
  const { height } = scene.room;
  const top = height - 0.16;
  const w = Math.min(0.55, (u[1] - u[0]) * 0.26);
  for (const [a, b] of [
    [u[0] - 0.28, u[0] - 0.28 + w],
    [u[1] + 0.28 - w, u[1] + 0.28],
  ] as const) {
    scene.patch(back, [a, b], [0.04, top], scene.on(hex), { out: 0.08, extra: { opacity: 0.94 } });
    const folds: Segment[] = [];
    for (let i = 1; i < 6; i++)
      folds.push([back.at(a + ((b - a) * i) / 6, top, 0.08), back.at(a + ((b - a) * i) / 6, 0.06, 0.08)]);
    scene.lines(
      folds.filter((_, i) => i % 2),
      scene.on(darken(hex, 0.22)),
      5,
      { opacity: 0.3 },
    );
    scene.lines(
      folds.filter((_, i) => !(i % 2)),
      '#ffffff',
      4,
      { opacity: 0.4 },
    );
  }
  scene.lines([[back.at(u[0] - 0.42, top + 0.03, 0.1), back.at(u[1] + 0.42, top + 0.03, 0.1)]], scene.on('#6b5644'), 5);
}
