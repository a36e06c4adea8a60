// Everything a drawing needs in one place: canvas, camera, light and chance, with 3-D shapes that paint themselves.
import { type Box, Camera, type Face, type Facing, type Point, type Range } from './camera.ts';
import { Canvas, formatPath, type ScreenPoint, type SvgAttributes } from './canvas.ts';
import { palette, withAlpha } from './colour.ts';
import { createLight, type Light, type LightName } from './light.ts';
import { createSeededRandom, type SeededRandom } from './seeded-random.ts';

type Season = 'spring' | 'summer' | 'autumn';
/** Where something upright stands: its foot on screen and the pixels of a metre there. */
export type GroundSpot = { readonly x: number; readonly y: number; readonly m: number };
/** The paint of single sides of a box, where it is not simply its colour in the light. */
type SidePaint = Partial<Record<'front' | 'left' | 'right' | 'top' | 'under', string>> & { hanging?: boolean };
export type Segment = readonly [Point, Point];

function convexHull(points: readonly ScreenPoint[]): ScreenPoint[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly ScreenPoint[]) => {
    const hull: ScreenPoint[] = [];
    for (const p of list) {
      for (;;) {
        const a = hull.at(-2);
        const b = hull.at(-1);
        if (!a || !b || (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        hull.pop();
      }
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...half(sorted), ...half(sorted.reverse())];
}

export class Scene {
  readonly rng: SeededRandom;
  readonly canvas = new Canvas();
  readonly season: Season;
  light: Light;
  mirrored: boolean;
  camera: Camera = Camera.straight([0, 0, 0], 1000, 600);

  constructor(
    kind: string,
    seed: number,
    lightWeights: Readonly<Record<LightName, number>> = { day: 5, golden: 3, night: 2 },
  ) {
    this.rng = createSeededRandom(`${kind}/${seed}`);
    this.light = createLight(this.rng.weighted(lightWeights), this.rng);
    this.season = this.rng.weighted({ spring: 3, summer: 4, autumn: 2 });
    this.mirrored = this.rng.chance(0.5);
  }
  on(hex: string, facing?: Facing): string {
    return this.light.on(hex, facing);
  }
  get shadow(): string {
    return withAlpha(palette.ink, this.light.shadow);
  }
  point(p: Point): ScreenPoint {
    return this.camera.project(p);
  }
  path(points: readonly Point[]): string {
    return formatPath(this.camera.polygon(points));
  }
  openPath(points: readonly Point[]): string {
    return formatPath(
      points.map((p) => this.point(p)),
      false,
    );
  }
  polygon(points: readonly Point[], fill: string, extra?: SvgAttributes) {
    this.canvas.poly(this.camera.polygon(points), fill, extra);
  }
  /** A rectangle on a wall. */
  patch(
    face: Face,
    u: Range,
    v: Range,
    fill: string,
    { out = 0, extra }: { out?: number; extra?: SvgAttributes } = {},
  ) {
    const corners = [face.at(u[0], v[0], out), face.at(u[1], v[0], out), face.at(u[1], v[1], out)];
    this.polygon([...corners, face.at(u[0], v[1], out)], fill, extra);
  }
  /** A rectangle on the ground, or `y` metres above it. */
  floor(x: Range, z: Range, fill: string, { y = 0, extra }: { y?: number; extra?: SvgAttributes } = {}) {
    const corners: Point[] = [
      [x[0], y, z[0]],
      [x[1], y, z[0]],
      [x[1], y, z[1]],
      [x[0], y, z[1]],
    ];
    this.polygon(corners, fill, extra);
  }
  /** A rectangle across the view at `z`. */
  upright(x: Range, y: Range, z: number, fill: string, extra?: SvgAttributes) {
    const corners: Point[] = [
      [x[0], y[0], z],
      [x[1], y[0], z],
      [x[1], y[1], z],
      [x[0], y[1], z],
    ];
    this.polygon(corners, fill, extra);
  }
  /** A rectangle along the view at `x`, as the side wall of a room. */
  sideways(x: number, y: Range, z: Range, fill: string, extra?: SvgAttributes) {
    const corners: Point[] = [
      [x, y[0], z[0]],
      [x, y[0], z[1]],
      [x, y[1], z[1]],
      [x, y[1], z[0]],
    ];
    this.polygon(corners, fill, extra);
  }
  /** The visible sides of a box; `paint` may replace the colour of a side. */
  box({ x, y, z }: Box, hex: string, paint: SidePaint = {}, extra?: SvgAttributes) {
    const [ex, ey, ez] = this.camera.eye;
    const fill = (side: 'front' | 'left' | 'right' | 'top' | 'under') => paint[side] ?? this.on(hex, side);
    if (ey > y[1]) this.floor(x, z, fill('top'), { y: y[1], extra });
    if (ey < y[0] && paint.hanging) this.floor(x, z, fill('under'), { y: y[0], extra });
    if (ex > x[1]) this.sideways(x[1], y, z, fill('right'), extra);
    else if (ex < x[0]) this.sideways(x[0], y, z, fill('left'), extra);
    if (ez < z[0]) this.upright(x, y, z[0], fill('front'), extra);
  }
  /** A box that sticks out of a wall, so that its underside may show. */
  slab(face: Face, u: Range, v: Range, out: Range, hex: string, paint?: SidePaint, extra?: SvgAttributes) {
    this.box(face.span(u, v, out), hex, { hanging: true, ...paint }, extra);
  }
  /** The shadow a box throws on the ground. */
  groundShadow({ x, y, z }: Box, strength = 1) {
    const [rx, rz] = this.light.reach;
    const corners: ScreenPoint[] = [];
    for (const px of x) for (const py of y) for (const pz of z) corners.push([px + rx * py, pz + rz * py]);
    this.polygon(
      convexHull(corners).map(([px, pz]) => [px, 0, pz]),
      this.shadow,
      { opacity: strength },
    );
  }
  /** The shadow on its own wall of something standing `out` metres off it. */
  wallShadow(face: Face, u: Range, v: Range, out: number, strength = 1) {
    if (face.facing === 'right') return;
    const shift = out * (0.25 + this.light.reach[0] * 0.35);
    const drop = out * 0.75;
    this.patch(face, [u[0] + shift, u[1] + shift], [v[0] - drop, v[1]], this.shadow, { extra: { opacity: strength } });
  }
  /** A round shadow on the ground, for trees and pots. */
  spotShadow(x: number, z: number, radius: number, strength = 1) {
    const [rx, rz] = this.light.reach;
    const points: Point[] = [];
    for (let i = 0; i < 20; i++) {
      const turn = (i * Math.PI) / 10;
      const along = radius * (0.5 * rx + (1 + rx * 0.5) * Math.cos(turn));
      points.push([x + along, 0, z + radius * (0.4 * rz + 0.8 * Math.sin(turn))]);
    }
    this.polygon(points, this.shadow, { opacity: strength });
  }
  spot(x: number, z: number, y = 0): GroundSpot {
    const [sx, sy] = this.point([x, y, z]);
    return { x: sx, y: sy, m: this.camera.metre([x, y, z]) };
  }
  spotAt([x, y, z]: Point): GroundSpot {
    return this.spot(x, z, y);
  }
  glow(x: number, y: number, radius: number, hex = '#ffd48a', strength = 0.6) {
    const stops = [
      [0, withAlpha(hex, strength)],
      [0.35, withAlpha(hex, strength * 0.4)],
      [1, withAlpha(hex, 0)],
    ] as const;
    this.canvas.circle(x, y, radius, this.canvas.radial(stops));
  }
  /** Lines on a wall or floor as one stroke. */
  lines(segments: readonly Segment[], colour: string, width: number, extra?: SvgAttributes) {
    this.canvas.stroke(segments.map((segment) => this.openPath(segment)).join(''), colour, width, extra);
  }
  print(): string {
    return this.canvas.print(this.mirrored);
  }
}
