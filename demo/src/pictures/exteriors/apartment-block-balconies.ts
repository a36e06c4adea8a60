// Balconies of apartment blocks along any outline: straight, with round ends, bowed, or wrapped around a corner.
import type { Point, Range } from '../drawing/camera.ts';
import { darken, lighten, mixColours, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';
import { drawFoliage } from '../elements/foliage.ts';
import { drawPot } from '../elements/plants.ts';

/** A point of the ground plan. */
type PlanPoint = readonly [x: number, z: number];
export type Parapet = 'bars' | 'glass' | 'tubes' | 'solid' | 'half' | 'panels' | 'lattice' | 'planter';
export type BlockBalcony = {
  readonly parapet: Parapet;
  readonly slab: string;
  readonly rail: string;
  readonly pots: number;
};
type Side = { from: PlanPoint; to: PlanPoint; nx: number; seen: boolean; distance: number };

const height = 1;
const thickness = 0.2;

/** The outer edge of a balcony on the front, from wall to wall; `round` is the radius of its ends. */
export function createStraightOutline([a, b]: Range, z: number, depth: number, round = 0): PlanPoint[] {
  const r = Math.min(round, depth, (b - a) / 2);
  if (r < 0.05)
    return [
      [a, z],
      [a, z - depth],
      [b, z - depth],
      [b, z],
    ];
  return [
    [a, z],
    ...quarter(a + r, z - depth + r, r, Math.PI),
    ...quarter(b - r, z - depth + r, r, -Math.PI / 2),
    [b, z],
  ];
}

/** A balcony whose front swells towards the street. */
export function createBowedOutline([a, b]: Range, z: number, depth: number): PlanPoint[] {
  const points: PlanPoint[] = [[a, z]];
  const steps = 10;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    points.push([a + (b - a) * t, z - depth * (0.55 + 0.45 * Math.sin(Math.PI * t))]);
  }
  points.push([b, z]);
  return points;
}

/** Around the corner at `corner` (x) and z = 0, `along` metres of front and `back` metres of side. */
export function createCornerOutline(
  corner: number,
  side: 1 | -1,
  along: number,
  back: number,
  depth: number,
  round: number,
) {
  const outer = corner + side * depth;
  const bend: PlanPoint[] = [];
  for (let i = 0; i <= 6; i++) {
    const turn = (i / 6) * (Math.PI / 2);
    bend.push([outer - side * round * (1 - Math.sin(turn)), -depth + round * (1 - Math.cos(turn))]);
  }
  const start = corner - side * along;
  const outline: PlanPoint[] = [[start, 0], [start, -depth], ...bend, [outer, back], [corner, back]];
  return side > 0 ? outline : outline.reverse();
}

function quarter(cx: number, cz: number, r: number, from: number): PlanPoint[] {
  // five chords are round enough at the size a balcony has on a card
  return Array.from({ length: 6 }, (_, i) => {
    const turn = from + ((i / 5) * Math.PI) / 2;
    return [cx + r * Math.cos(turn), cz + r * Math.sin(turn)];
  });
}

/** Draws slab, parapet and pots; `inner` are the wall corners an outline goes around. */
export function drawOutlineBalcony(
  scene: Scene,
  outline: readonly PlanPoint[],
  v: number,
  style: BlockBalcony,
  inner: readonly PlanPoint[] = [],
) {
  const { camera, rng } = scene;
  const [ex, ey, ez] = camera.eye;
  const plane = (y: number): Point[] => [...outline, ...inner].map(([x, z]) => [x, y, z]);
  if (ey < v - thickness) scene.polygon(plane(v - thickness), scene.on(style.slab, 'under'));
  else scene.polygon(plane(v), scene.on(style.slab, 'top'));
  const sides: Side[] = [];
  for (const [i, to] of outline.entries()) {
    const from = outline[i - 1];
    if (!from) continue;
    const [dx, dz] = [to[0] - from[0], to[1] - from[1]];
    const length = Math.hypot(dx, dz);
    if (length < 0.01) continue;
    // walking from left to right along the outer edge, the street lies to the right hand
    const [nx, nz] = [dz / length, -dx / length];
    const [mx, mz] = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    const seen = nx * (ex - mx) + nz * (ez - mz) > 0;
    sides.push({ from, to, nx, seen, distance: Math.hypot(ex - mx, ez - mz) });
  }
  const farFirst = (a: Side, b: Side) => b.distance - a.distance;
  for (const side of sides.filter((s) => !s.seen).sort(farFirst)) drawParapet(scene, side, v, style, true);
  const front = sides.filter((s) => s.seen).sort(farFirst);
  for (let i = 0; i < style.pots && front.length; i++) {
    const { from, to, nx } = rng.pick(
      front.filter((s) => Math.hypot(s.to[0] - s.from[0], s.to[1] - s.from[1]) > 1).concat(front.slice(-1)),
    );
    const t = rng.range(0.12, 0.88);
    const [x, z] = [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
    const inset = 0.28;
    drawPot(scene, scene.spot(x - nx * inset, z + Math.sqrt(1 - nx * nx) * inset, v), rng.range(0.4, 0.62));
  }
  for (const side of front) {
    drawStrip(scene, side, [v - thickness, v], shade(scene, style.slab, side.nx));
    drawParapet(scene, side, v, style, false);
  }
  scene.lines(
    front.map(
      ({ from, to }): Segment => [
        [from[0], v - thickness, from[1]],
        [to[0], v - thickness, to[1]],
      ],
    ),
    scene.on(darken(style.slab, 0.3), 'soft'),
    1.2,
    { opacity: 0.5 },
  );
}

/** What the light makes of a colour on an upright strip that looks towards (nx, …). */
const shade = (scene: Scene, hex: string, nx: number) =>
  mixColours(scene.on(hex, 'front'), scene.on(hex, nx > 0 ? 'right' : 'left'), nx * nx);

function drawStrip(scene: Scene, { from, to }: Side, y: Range, fill: string) {
  const corners: Point[] = [
    [from[0], y[0], from[1]],
    [to[0], y[0], to[1]],
    [to[0], y[1], to[1]],
    [from[0], y[1], from[1]],
  ];
  scene.polygon(corners, fill);
}

function drawParapet(scene: Scene, side: Side, v: number, { parapet, rail, slab }: BlockBalcony, inside: boolean) {
  const { from, to, nx } = side;
  const at = (t: number, y: number): Point => [from[0] + (to[0] - from[0]) * t, v + y, from[1] + (to[1] - from[1]) * t];
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const m = scene.camera.metre(at(0.5, 0));
  const tone = (hex: string) => (inside ? scene.on(darken(hex, 0.12), 'soft') : shade(scene, hex, nx));
  const colour = tone(rail);
  const posts = (gap: number, low: number, high: number, width: number) => {
    const count = Math.max(1, Math.round(length / gap));
    const lines: Segment[] = [];
    for (let i = 0; i <= count; i++) lines.push([at(i / count, low), at(i / count, high)]);
    scene.lines(lines, colour, m * width);
  };
  const rails = (heights: readonly number[], width: number) =>
    scene.lines(
      heights.map((y): Segment => [at(0, y), at(1, y)]),
      colour,
      m * width,
    );

  if (parapet === 'solid' || parapet === 'planter') {
    drawStrip(scene, side, [v, v + height * 0.94], tone(slab));
    drawStrip(scene, side, [v + height * 0.94, v + height], tone(lighten(slab, 0.35)));
    if (parapet === 'planter' && !inside) drawHangingGreen(scene, at, length);
  } else if (parapet === 'half') {
    drawStrip(scene, side, [v, v + 0.55], tone(slab));
    posts(0.9, 0.55, height, 0.035);
    rails([0.78], 0.03);
    rails([height], 0.06);
  } else if (parapet === 'panels') {
    drawStrip(scene, side, [v + 0.12, v + height - 0.06], tone(rail));
    scene.lines(
      Array.from({ length: Math.max(1, Math.round(length / 1.1)) + 1 }, (_, i): Segment => {
        const t = i / Math.max(1, Math.round(length / 1.1));
        return [at(t, 0), at(t, height)];
      }),
      tone(lighten(rail, 0.45)),
      m * 0.04,
    );
    scene.lines([[at(0, height), at(1, height)]], tone(lighten(rail, 0.5)), m * 0.06);
  } else if (parapet === 'lattice') {
    const count = Math.max(1, Math.round(length / 0.42));
    const crosses: Segment[] = [];
    for (let i = 0; i < count; i++) {
      crosses.push([at(i / count, 0.08), at((i + 1) / count, height - 0.08)]);
      crosses.push([at((i + 1) / count, 0.08), at(i / count, height - 0.08)]);
    }
    scene.lines(crosses, colour, m * 0.025);
    rails([0.08, height], 0.055);
  } else if (parapet === 'glass') {
    const [a, b] = [scene.light.glass[1], scene.light.glass[0]];
    const tint = scene.canvas.gradient(
      [
        [0, withAlpha(a, 0.55)],
        [1, withAlpha(b, 0.42)],
      ],
      [0, 0, 1, 1],
    );
    drawStrip(scene, side, [v + 0.04, v + height - 0.04], tint);
    if (!inside && length > 2)
      scene.polygon([at(0.12, 0.08), at(0.2, 0.08), at(0.3, height - 0.06), at(0.2, height - 0.06)], '#ffffff', {
        opacity: 0.25,
      });
    posts(1.3, 0, height, 0.03);
    rails([height], 0.055);
  } else {
    posts(parapet === 'tubes' ? 1.1 : 0.15, 0, height, parapet === 'tubes' ? 0.045 : 0.024);
    rails(parapet === 'tubes' ? [0.2, 0.42, 0.64, 0.84] : [0.08], 0.03);
    rails([height], 0.06);
  }
}

/** Greenery along the top of a parapet, hanging over it. */
function drawHangingGreen(scene: Scene, at: (t: number, y: number) => Point, length: number) {
  const { rng } = scene;
  if (length < 0.8) return;
  for (let u = 0.35; u < length - 0.25; u += rng.range(0.4, 0.75)) {
    if (!rng.chance(0.8)) continue;
    const { x, y, m } = scene.spotAt(at(u / length, height * 0.98));
    drawFoliage(
      scene,
      x,
      y + m * rng.range(0, 0.14),
      m * rng.range(0.34, 0.5),
      m * rng.range(0.16, 0.3),
      rng.pick(['#5b8546', '#6f9148', '#7d9a56']),
      { density: 0.5 },
    );
  }
}
