// Perspective with straight verticals (a shift lens, as property photographers use). World in metres: x right, y up,
// z away.
import type { ScreenPoint } from './canvas.ts';

export type Point = readonly [number, number, number];
export type Range = readonly [number, number];
export type Box = { readonly x: Range; readonly y: Range; readonly z: Range };
export type Facing = 'front' | 'left' | 'right' | 'top' | 'under' | 'soft';
export type Frame = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

const near = 0.4;

type CameraSetting = { eye: Point; target: Point; scale?: number; centre?: number; horizon?: number };

export class Camera {
  readonly eye: Point;
  readonly scale: number;
  readonly centre: number;
  readonly horizon: number;
  private readonly cos: number;
  private readonly sin: number;

  constructor({ eye, target, scale = 1000, centre = 800, horizon = 600 }: CameraSetting) {
    const yaw = Math.atan2(target[0] - eye[0], target[2] - eye[2]);
    this.eye = eye;
    this.cos = Math.cos(yaw);
    this.sin = Math.sin(yaw);
    this.scale = scale;
    this.centre = centre;
    this.horizon = horizon;
  }
  /** A camera that looks straight along z, so that a back wall stays a rectangle. */
  static straight(eye: Point, scale: number, horizon: number): Camera {
    return new Camera({ eye, target: [eye[0], eye[1], eye[2] + 1], scale, horizon });
  }
  /** A camera placed so that all `points` fill the screen box `into`, resting on its bottom. */
  static framed(setting: { eye: Point; target: Point; points: readonly Point[]; into: Frame }): Camera {
    const { eye, target, points, into } = setting;
    const rough = new Camera({ eye, target, scale: 1, centre: 0, horizon: 0 });
    const seen = points.map((p) => rough.project(p));
    const xs = seen.map((p) => p[0]);
    const ys = seen.map((p) => p[1]);
    const [x0, x1, y0, y1] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const scale = Math.min((into.right - into.left) / (x1 - x0), (into.bottom - into.top) / (y1 - y0));
    const centre = (into.left + into.right) / 2 - (scale * (x0 + x1)) / 2;
    return new Camera({ eye, target, scale, centre, horizon: into.bottom - scale * y1 });
  }
  toCamera([x, y, z]: Point): Point {
    const dx = x - this.eye[0];
    const dz = z - this.eye[2];
    return [dx * this.cos - dz * this.sin, y - this.eye[1], dx * this.sin + dz * this.cos];
  }
  private toScreen([x, y, z]: Point): ScreenPoint {
    return [this.centre + (this.scale * x) / z, this.horizon - (this.scale * y) / z];
  }
  project(point: Point): ScreenPoint {
    return this.toScreen(this.toCamera(point));
  }
  /** Projects a polygon, cutting away what lies behind the viewer. */
  polygon(points: readonly Point[]): ScreenPoint[] {
    const remaining: Point[] = [];
    let before = points.at(-1);
    let a = before && this.toCamera(before);
    for (before of points) {
      const b = this.toCamera(before);
      if (a && a[2] >= near !== b[2] >= near) remaining.push(interpolate(a, b, (near - a[2]) / (b[2] - a[2])));
      if (b[2] >= near) remaining.push(b);
      a = b;
    }
    return remaining.map((p) => this.toScreen(p));
  }
  /** Whether a point is far enough in front of the viewer to be drawn without cutting. */
  sees(point: Point): boolean {
    return this.toCamera(point)[2] > 1;
  }
  /** Pixels per metre at a point. */
  metre(point: Point): number {
    return this.scale / Math.max(near, this.toCamera(point)[2]);
  }
}

export const interpolate = (a: Point, b: Point, t: number): Point => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
export const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** A wall to draw on: u along, v up, `out` towards the street. */
export type Face = {
  readonly facing: 'front' | 'left' | 'right';
  at(u: number, v: number, out?: number): Point;
  span(u: Range, v: Range, out: Range): Box;
};

export const frontFace = (x0: number, z: number, y0 = 0): Face => ({
  facing: 'front',
  at: (u, v, out = 0) => [x0 + u, y0 + v, z - out],
  span: (u, v, out) => ({
    x: [x0 + u[0], x0 + u[1]],
    y: [y0 + v[0], y0 + v[1]],
    z: [z - out[1], z - out[0]],
  }),
});
export const rightFace = (x: number, z0: number, y0 = 0): Face => ({
  facing: 'right',
  at: (u, v, out = 0) => [x + out, y0 + v, z0 + u],
  span: (u, v, out) => ({
    x: [x + out[0], x + out[1]],
    y: [y0 + v[0], y0 + v[1]],
    z: [z0 + u[0], z0 + u[1]],
  }),
});
export const leftFace = (x: number, z0: number, y0 = 0): Face => ({
  facing: 'left',
  at: (u, v, out = 0) => [x - out, y0 + v, z0 + u],
  span: (u, v, out) => ({
    x: [x - out[1], x - out[0]],
    y: [y0 + v[0], y0 + v[1]],
    z: [z0 + u[0], z0 + u[1]],
  }),
});
