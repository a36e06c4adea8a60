// The shell of a room in one-point perspective: floor, walls, ceiling.
import { Camera, frontFace, type Range } from '../drawing/camera.ts';
import { darken, lighten, mixColours, palette } from '../drawing/colour.ts';
import { createIndoorLight, type Light, type LightName } from '../drawing/light.ts';
import { Scene, type Segment } from '../drawing/scene.ts';

export class RoomScene extends Scene {
  readonly room: { readonly width: number; readonly height: number; readonly depth: number };
  /** The light outside the window, while `light` is the one in the room. */
  readonly outside: Light;
  /** Which motif the next framed picture shows; neighbours on a wall differ. */
  motif: number | null = null;

  constructor(kind: string, seed: number, room: RoomScene['room'], lights?: Readonly<Record<LightName, number>>) {
    super(kind, seed, lights);
    this.room = room;
    this.outside = this.light;
    this.light = createIndoorLight(this.outside);
  }
}

type RoomSize = { width?: number; height?: number; depth?: number; lights?: Readonly<Record<LightName, number>> };
type ShellStyle = { wall?: string; feature?: string; floor?: 'wood' | 'large' | 'small'; floorHex?: string };

/** Starts a room: the back wall stands at z = depth. */
export function createRoomScene(
  kind: string,
  seed: number,
  { width = 5.4, height = 2.8, depth = 4.6, lights }: RoomSize = {},
): RoomScene {
  const scene = new RoomScene(kind, seed, { width, height, depth }, lights);
  scene.camera = Camera.straight([scene.rng.around(0, 0.5), 1.4, -2.7], 1560, 545);
  return scene;
}

export function drawRoomShell(
  scene: RoomScene,
  { wall = '#f3ece0', feature = wall, floor = 'wood', floorHex = palette.oak }: ShellStyle = {},
) {
  const { canvas } = scene;
  const { width, height, depth } = scene.room;
  const x = width / 2;
  const near = -2.2;
  scene.floor(
    [-x, x],
    [near, depth],
    canvas.gradient([
      [0, scene.on(mixColours(floorHex, '#ffffff', 0.14), 'top')],
      [1, scene.on(darken(floorHex, 0.12), 'top')],
    ]),
  );
  if (floor === 'wood') drawPlanks(scene, floorHex, near);
  else drawTileGrid(scene, floorHex, near, floor === 'large' ? 0.9 : 0.45);
  scene.floor(
    [-x, x],
    [near, depth],
    canvas.gradient(
      [
        [0, scene.on('#fdfaf4', 'soft')],
        [1, scene.on('#fbf7ef', 'front')],
      ],
      [0, 1, 0, 0],
    ),
    { y: height },
  );
  for (const [side, facing] of [
    [-x, 'left'],
    [x, 'right'],
  ] as const) {
    const shade = scene.on(wall, facing);
    scene.polygon(
      [
        [side, 0, near],
        [side, 0, depth],
        [side, height, depth],
        [side, height, near],
      ],
      canvas.gradient(
        [
          [0, mixColours(shade, '#ffffff', 0.22)],
          [1, mixColours(shade, palette.ink, 0.1)],
        ],
        side < 0 ? [0, 0, 1, 0] : [1, 0, 0, 0],
      ),
    );
    scene.polygon(
      [
        [side, 0, near],
        [side, 0, depth],
        [side, 0.1, depth],
        [side, 0.1, near],
      ],
      scene.on('#fbf7ef', facing),
    );
  }
  drawSideWalls(scene, x, depth, wall);
  const back = frontFace(0, depth);
  scene.patch(
    back,
    [-x, x],
    [0, height],
    canvas.gradient([
      [0, scene.on(lighten(feature, 0.1), 'front')],
      [1, scene.on(feature, 'soft')],
    ]),
  );
  scene.patch(back, [-x, x], [0, 0.1], scene.on('#fbf7ef'));
  scene.patch(back, [-x, x], [height - 0.06, height], scene.on('#fffdf8'));
  return back;
}

/** A doorway on one side wall and a framed print on the other, so that neither is bare. */
function drawSideWalls(scene: RoomScene, x: number, depth: number, wall: string) {
  const { rng, canvas } = scene;
  const quad = (side: number, z: Range, y: Range, fill: string, off = 0) =>
    scene.sideways(side - Math.sign(side) * off, y, z, fill);
  const z = depth - rng.range(1.5, 2.1);
  const doorSide = rng.pick([-x, x]);
  const art = -doorSide;
  const facing = (side: number) => (side < 0 ? 'left' : 'right');
  quad(doorSide, [z - 0.08, z + 0.98], [0, 2.2], scene.on('#fdfaf3', facing(doorSide)));
  quad(
    doorSide,
    [z, z + 0.9],
    [0, 2.12],
    canvas.gradient([
      [0, scene.on(darken(wall, 0.3), 'soft')],
      [1, scene.on(darken(wall, 0.16), 'soft')],
    ]),
  );
  quad(doorSide, [z + 0.55, z + 0.9], [0, 2.12], scene.on(darken(wall, 0.1), 'front'));
  const w = rng.range(0.7, 1.1);
  const tone = rng.pick([palette.clay, palette.aegean, palette.ochre, palette.olive]);
  quad(art, [z, z + w], [1.12, 1.98], scene.on('#6b5644', 'right'), 0.03);
  quad(art, [z + 0.04, z + w - 0.04], [1.16, 1.94], scene.on('#fdfaf3', 'front'), 0.035);
  quad(art, [z + 0.16, z + w - 0.16], [1.28, 1.82], scene.on('#eadcc6', 'front'), 0.04);
  quad(art, [z + 0.16, z + w - 0.16], [1.28, 1.5], scene.on(tone, 'front'), 0.04);
  quad(art, [z + w * 0.4, z + w * 0.62], [1.5, 1.68], scene.on(palette.terracotta, 'front'), 0.045);
}

function drawPlanks(scene: RoomScene, hex: string, near: number) {
  const { rng, canvas } = scene;
  const { width, depth } = scene.room;
  const step = 0.2;
  const seams: Segment[] = [];
  const tones = [lighten(hex, 0.14), darken(hex, 0.1), mixColours(hex, '#b9784a', 0.3)].map((colour) => ({
    colour,
    d: '',
  }));
  for (let x = -width / 2; x < width / 2; x += step) {
    seams.push([
      [x, 0, near + 0.2],
      [x, 0, depth],
    ]);
    for (let z = near + rng.range(0, 1); z < depth; z += rng.range(0.9, 1.8)) {
      const end = Math.min(depth, z + 1.2);
      seams.push([
        [x, 0, z],
        [Math.min(width / 2, x + step), 0, z],
      ]);
      if (rng.chance(0.55))
        rng.pick(tones).d += scene.path([
          [x, 0, z],
          [Math.min(width / 2, x + step), 0, z],
          [Math.min(width / 2, x + step), 0, end],
          [x, 0, end],
        ]);
    }
  }
  for (const { colour, d } of tones) canvas.path(d, scene.on(colour, 'top'), { opacity: 0.4 });
  scene.lines(
    seams.filter(([a]) => scene.camera.toCamera(a)[2] > 0.45),
    scene.on(darken(hex, 0.35), 'top'),
    1.3,
    { opacity: 0.4 },
  );
}

function drawTileGrid(scene: RoomScene, hex: string, near: number, step: number) {
  const { width, depth } = scene.room;
  const seams: Segment[] = [];
  for (let x = -width / 2; x <= width / 2; x += step)
    seams.push([
      [x, 0, near + 0.2],
      [x, 0, depth],
    ]);
  for (let z = depth; z > near + 0.2; z -= step)
    seams.push([
      [-width / 2, 0, z],
      [width / 2, 0, z],
    ]);
  scene.lines(seams, scene.on(darken(hex, 0.22), 'top'), 2, { opacity: 0.55 });
}
