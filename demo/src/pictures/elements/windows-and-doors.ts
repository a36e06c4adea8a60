// Windows and doors. Each takes the wall (face) and its place on it: u along, v up, in metres.
import type { Face, Range } from '../drawing/camera.ts';
import { darken, lighten, palette, withAlpha } from '../drawing/colour.ts';
import type { Scene, Segment } from '../drawing/scene.ts';

export type WindowStyle = {
  frame?: string;
  panes?: number;
  /** Horizontal glazing bars. */
  bars?: number;
  sill?: boolean;
  surround?: string | null;
  shutters?: string | null;
  /** How far the roller blind is down, 0 to 1. */
  blind?: number;
  lit?: boolean;
};
type DoorStyle = { hex?: string; surround?: string | null; panels?: number; fanlight?: boolean; glazed?: boolean };

export const createGlassFill = (scene: Scene, lit: boolean) => {
  const { canvas, light } = scene;
  return lit
    ? canvas.gradient([
        [0, '#ffe3a6'],
        [0.55, '#ffc873'],
        [1, '#e79a4c'],
      ])
    : canvas.gradient(
        [
          [0, light.glass[0]],
          [0.45, light.glass[1]],
          [1, light.glass[2]],
        ],
        [0, 0, 0.7, 1],
      );
};

/** A window or glazed door: reveal, glass with reflection and curtains, frame, sill, shutters. */
export function drawWindow(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  {
    frame = '#f5f1e8',
    panes = 2,
    bars = 0,
    sill = true,
    surround = null,
    shutters = null,
    blind = 0,
    lit = scene.rng.chance(scene.light.lampChance),
  }: WindowStyle = {},
) {
  const { rng } = scene;
  const facing = face.facing;
  if (surround)
    scene.patch(face, [u - 0.14, u + w + 0.14], [v - (sill ? 0.1 : 0), v + h + 0.16], scene.on(surround, facing));
  scene.patch(face, [u, u + w], [v, v + h], scene.on(darken(frame, 0.45), facing));
  scene.patch(face, [u + 0.05, u + w - 0.05], [v + 0.03, v + h - 0.07], createGlassFill(scene, lit));
  const curtain = lit ? '#fff0cf' : scene.on('#f3efe6', facing === 'right' ? 'right' : 'soft');
  const drape = w * rng.range(0.14, 0.3);
  if (rng.chance(0.7)) {
    scene.patch(face, [u + 0.05, u + drape], [v + 0.03, v + h - 0.07], curtain, {
      extra: { opacity: lit ? 0.75 : 0.5 },
    });
    scene.patch(face, [u + w - drape, u + w - 0.05], [v + 0.03, v + h - 0.07], curtain, {
      extra: { opacity: lit ? 0.75 : 0.5 },
    });
  }
  if (!lit) {
    const slant = h * 0.35;
    const a = u + w * 0.16;
    scene.polygon(
      [
        face.at(a, v + 0.1),
        face.at(a + w * 0.26, v + 0.1),
        face.at(Math.min(u + w - 0.06, a + w * 0.26 + slant * 0.6), v + h - 0.1),
        face.at(Math.min(u + w - 0.3, a + slant * 0.6), v + h - 0.1),
      ],
      '#ffffff',
      { opacity: facing === 'right' ? 0.12 : 0.24 },
    );
  }
  scene.patch(face, [u + 0.05, u + w - 0.05], [v + h - 0.26, v + h - 0.05], withAlpha(palette.ink, lit ? 0.12 : 0.26));
  if (facing !== 'right')
    scene.patch(face, [u + 0.05, u + 0.15], [v + 0.03, v + h - 0.06], withAlpha(palette.ink, 0.16));
  if (blind) {
    scene.patch(face, [u + 0.04, u + w - 0.04], [v + h * (1 - blind), v + h - 0.03], scene.on('#e6dfd0', facing));
    scene.lines(
      Array.from({ length: Math.round((blind * h) / 0.12) }, (_, i) => [
        face.at(u + 0.04, v + h - 0.1 - i * 0.12),
        face.at(u + w - 0.04, v + h - 0.1 - i * 0.12),
      ]),
      scene.on('#b9b0a0', facing),
      1,
    );
  }
  const t = 0.06;
  const strip = (us: Range, vs: Range) =>
    scene.path([face.at(us[0], vs[0]), face.at(us[1], vs[0]), face.at(us[1], vs[1]), face.at(us[0], vs[1])]);
  let strips = strip([u, u + t], [v, v + h]) + strip([u + w - t, u + w], [v, v + h]);
  strips += strip([u, u + w], [v + h - t, v + h]) + strip([u, u + w], [v, v + t]);
  for (let i = 1; i < panes; i++)
    strips += strip([u + (w * i) / panes - t / 2, u + (w * i) / panes + t / 2], [v, v + h]);
  for (let i = 1; i <= bars; i++) {
    const y = v + (h * i) / (bars + 1);
    strips += strip([u, u + w], [y - t / 3, y + t / 3]);
  }
  scene.canvas.path(strips, scene.on(frame, facing));
  if (shutters)
    for (const su of [u - w * 0.5 - 0.03, u + w + 0.03]) drawShutter(scene, face, su, v, w * 0.5, h, shutters);
  if (sill) {
    scene.wallShadow(face, [u - 0.1, u + w + 0.1], [v - 0.06, v], 0.14, 0.7);
    scene.slab(face, [u - 0.1, u + w + 0.1], [v - 0.08, v], [0, 0.14], lighten(frame, 0.2));
  }
}

function drawShutter(scene: Scene, face: Face, u: number, v: number, w: number, h: number, hex: string) {
  scene.wallShadow(face, [u, u + w], [v, v + h], 0.1, 0.6);
  scene.patch(face, [u, u + w], [v, v + h], scene.on(hex, face.facing), { out: 0.05 });
  const slats: Segment[] = [];
  for (let y = 0.14; y < h - 0.1; y += 0.11)
    if (Math.abs(y - h / 2) > 0.07)
      slats.push([face.at(u + w * 0.14, v + y, 0.05), face.at(u + w * 0.86, v + y, 0.05)]);
  scene.lines(slats, scene.on(darken(hex, 0.28), face.facing), 1.6);
}

export function drawDoor(
  scene: Scene,
  face: Face,
  u: number,
  v: number,
  w: number,
  h: number,
  { hex = palette.aegean, surround = '#f3ede1', panels = 2, fanlight = false, glazed = false }: DoorStyle = {},
) {
  const facing = face.facing;
  const lit = scene.light.lampsOn;
  if (surround) scene.patch(face, [u - 0.18, u + w + 0.18], [v, v + h + 0.2], scene.on(surround, facing));
  scene.patch(face, [u, u + w], [v, v + h], scene.on(darken(hex, 0.4), facing));
  const top = fanlight ? h - 0.5 : h - 0.05;
  if (fanlight)
    scene.patch(face, [u + 0.06, u + w - 0.06], [v + top + 0.06, v + h - 0.05], createGlassFill(scene, lit));
  const leaf = w / panels;
  for (let i = 0; i < panels; i++) {
    const a = u + i * leaf + 0.04;
    const b = u + (i + 1) * leaf - 0.04;
    scene.patch(face, [a, b], [v, v + top], scene.on(hex, facing));
    for (const [lo, hi] of [
      [0.08, 0.42],
      [0.48, 0.92],
    ] as const) {
      const fill = glazed && lo > 0.4 ? createGlassFill(scene, lit) : scene.on(darken(hex, 0.16), facing);
      scene.patch(face, [a + leaf * 0.16, b - leaf * 0.16], [v + top * lo, v + top * hi], fill);
    }
  }
  const knob = scene.spotAt(face.at(u + leaf * 0.86, v + 1));
  scene.canvas.circle(knob.x, knob.y, knob.m * 0.045, '#e8c374');
  scene.patch(face, [u, u + w], [v + h - 0.2, v + h], withAlpha(palette.ink, 0.22));
}
