// Railings, straight balconies and awnings on a house front.
import { distance, type Face, type Facing, interpolate, type Point, type Range } from '../drawing/camera.ts';
import { darken, lighten, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';
import { drawPot } from './plants.ts';

type RailingStyle = 'bars' | 'glass' | 'tubes' | 'solid';
type BalconyStyle = {
  hex?: string;
  railing?: RailingStyle;
  railHex?: string;
  pots?: number;
  railHeight?: number;
};
type AwningStyle = {
  reach?: number;
  drop?: number;
  hex?: string;
  stripe?: string | null;
  valance?: number;
  castsShadow?: boolean;
};

/** Vertical bars, glass panes, horizontal tubes or a solid parapet along one run of wall coordinates. */
export function drawRailing(
  scene: Scene,
  from: Point,
  to: Point,
  height: number,
  {
    style = 'bars',
    hex = palette.iron,
    facing = 'front',
  }: { style?: RailingStyle; hex?: string; facing?: Facing } = {},
) {
  const at = (t: number, y: number): Point => {
    const [px, py, pz] = interpolate(from, to, t);
    return [px, py + y, pz];
  };
  const length = distance(from, to);
  const m = scene.camera.metre(at(0.5, 0));
  const colour = scene.on(hex, facing);
  const pane = (lo: number, hi: number, fill: string) =>
    scene.polygon([at(0, lo), at(1, lo), at(1, hi), at(0, hi)], fill);
  if (style === 'solid') {
    pane(0, height, scene.on(hex, facing));
    pane(height, height + 0.06, scene.on(lighten(hex, 0.2), facing));
    return;
  }
  if (style === 'glass') {
    const [a, b] = [scene.light.glass[1], scene.light.glass[0]];
    pane(
      0.05,
      height - 0.04,
      scene.canvas.gradient(
        [
          [0, withAlpha(a, 0.55)],
          [1, withAlpha(b, 0.4)],
        ],
        [0, 0, 1, 1],
      ),
    );
    scene.polygon([at(0.12, 0.08), at(0.2, 0.08), at(0.3, height - 0.06), at(0.2, height - 0.06)], '#fff', {
      opacity: 0.25,
    });
  }
  const segments: Segment[] = [];
  const gap = style === 'glass' ? 1.3 : style === 'tubes' ? 1.1 : 0.14;
  const count = Math.max(1, Math.round(length / gap));
  for (let i = 0; i <= count; i++) segments.push([at(i / count, 0), at(i / count, height)]);
  scene.lines(segments, colour, m * (style === 'bars' ? 0.025 : 0.045));
  const rails = style === 'tubes' ? [0.2, 0.42, 0.64, 0.84] : style === 'bars' ? [0.08] : [];
  scene.lines(
    rails.map((y): Segment => [at(0, y * height), at(1, y * height)]),
    colour,
    m * 0.03,
  );
  scene.lines([[at(0, height), at(1, height)]], colour, m * 0.07);
}

/** A projecting balcony with slab, railing on three sides and pots behind it. */
export function drawBalcony(
  scene: Scene,
  face: Face,
  u: Range,
  v: number,
  depth: number,
  { hex = '#f2ece0', railing = 'bars', railHex = palette.iron, pots = 2, railHeight = 1 }: BalconyStyle = {},
) {
  const { rng } = scene;
  scene.wallShadow(face, u, [v - 0.2, v - 0.02], depth, 0.8);
  scene.slab(face, u, [v - 0.2, v], [0, depth], hex);
  const style = { style: railing, hex: railHex };
  const near = (side: number): Segment => [face.at(side, v, 0), face.at(side, v, depth - 0.05)];
  drawRailing(scene, ...near(u[0] + 0.04), railHeight, { ...style, facing: 'right' });
  for (let i = 0; i < pots; i++) {
    const [px, py, pz] = face.at(rng.range(u[0] + 0.4, u[1] - 0.4), v, depth - 0.3);
    drawPot(scene, scene.spot(px, pz, py), rng.range(0.4, 0.62));
  }
  drawRailing(scene, face.at(u[0], v, depth - 0.04), face.at(u[1], v, depth - 0.04), railHeight, {
    ...style,
    facing: face.facing,
  });
  drawRailing(scene, ...near(u[1] - 0.04), railHeight, { ...style, facing: 'right' });
}

/** A fabric awning with stripes and a scalloped valance, hung at height v. */
export function drawAwning(
  scene: Scene,
  face: Face,
  u: Range,
  v: number,
  {
    reach = 1.5,
    drop = 0.7,
    hex = palette.olive,
    stripe = '#f6f1e6',
    valance = 0.24,
    castsShadow = true,
  }: AwningStyle = {},
) {
  const count = Math.max(3, Math.round((u[1] - u[0]) / 0.32));
  const width = (u[1] - u[0]) / count;
  const facing = face.facing;
  if (castsShadow) scene.wallShadow(face, u, [v - drop - 0.5, v - 0.1], reach * 0.5, 0.8);
  // the end of the cloth that the viewer can see
  const end = face.facing !== 'front' || scene.camera.eye[0] < face.at(u[0], 0)[0] ? u[0] : u[1];
  scene.polygon(
    [
      face.at(end, v, 0.05),
      face.at(end, v - drop, reach),
      face.at(end, v - drop - valance, reach),
      face.at(end, v - 0.16, 0.05),
    ],
    scene.on(darken(hex, 0.2), 'right'),
  );
  const cloth = { plain: '', striped: '' };
  const hems = { plain: '', striped: '' };
  for (let i = 0; i < count; i++) {
    const a = u[0] + i * width;
    const b = a + width;
    const kind = stripe && i % 2 ? 'striped' : 'plain';
    const [low, hem] = [v - drop, v - drop - valance * 0.75];
    cloth[kind] += scene.path([
      face.at(a, v, 0.05),
      face.at(b, v, 0.05),
      face.at(b, low, reach),
      face.at(a, low, reach),
    ]);
    const tip = face.at((a + b) / 2, v - drop - valance, reach);
    hems[kind] += scene.path([
      face.at(a, low, reach),
      face.at(b, low, reach),
      face.at(b, hem, reach),
      tip,
      face.at(a, hem, reach),
    ]);
  }
  const slope = facing === 'right' ? 'soft' : 'front';
  scene.canvas.path(cloth.plain, scene.on(hex, slope));
  scene.canvas.path(cloth.striped, scene.on(stripe ?? hex, slope));
  scene.canvas.path(hems.plain, scene.on(darken(hex, 0.14), facing));
  scene.canvas.path(hems.striped, scene.on(darken(stripe ?? hex, 0.14), facing));
}
