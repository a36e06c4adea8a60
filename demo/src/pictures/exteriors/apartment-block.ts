// Draws an apartment block from its plan: volumes back to front, then walls, openings, balconies and awnings.

import { Camera, type Face, frontFace, leftFace, type Range, rightFace } from '../drawing/camera.ts';
import { darken, lighten, mixColours } from '../drawing/colour.ts';
import { Scene, type Segment } from '../drawing/scene.ts';
import { drawAwning } from '../elements/balconies.ts';
import { drawBackground } from '../elements/landscape.ts';
import { drawAirConditioner, drawPlaster, drawRoofEquipment } from '../elements/wall-and-roof-equipment.ts';
import { drawWindow } from '../elements/windows-and-doors.ts';
import {
  type BlockBalcony,
  createBowedOutline,
  createCornerOutline,
  createStraightOutline,
  drawOutlineBalcony,
} from './apartment-block-balconies.ts';
import { drawFrontGarden, drawGroundFloor, drawPilotisHall } from './apartment-block-ground-floor.ts';
import { type BlockKind, type BlockPlan, blockLightWeights, createBlockPlan } from './apartment-block-plan.ts';
import {
  drawBlockForeground,
  drawBlockGround,
  drawFarTrees,
  drawNeighbouringBuildings,
} from './apartment-block-street.ts';

type Block = BlockPlan & { width: number; top: number; front: Face; flank: Face; balcony: BlockBalcony };

export const createBlockPainter = (kind: BlockKind) => (seed: number) => drawBlock(kind, seed);

function drawBlock(kind: BlockKind, seed: number): Scene {
  const scene = new Scene(kind, seed, blockLightWeights);
  const plan = createBlockPlan(kind, scene.rng);
  const width = plan.bays * plan.bay;
  const top = plan.ground + (plan.floors - 1) * plan.storey;
  const slab =
    plan.parapet === 'solid' || plan.parapet === 'half' || plan.parapet === 'planter'
      ? mixColours(plan.wall, plan.slab, 0.55)
      : plan.slab;
  const block: Block = {
    ...plan,
    width,
    top,
    front: frontFace(0, 0),
    flank: plan.side > 0 ? rightFace(width, 0) : leftFace(0, 0),
    balcony: { parapet: plan.parapet, slab, rail: plan.rail, pots: 0 },
  };
  scene.camera = aim(block);
  drawBackground(scene, plan.backgrounds);
  drawBlockGround(scene, plan, width);
  drawFarTrees(scene);
  drawNeighbouringBuildings(scene, plan, width, top);
  scene.groundShadow({ x: [0, width], y: [0, top], z: [0, plan.depth] });
  drawRoof(scene, block);
  drawBody(scene, block);
  drawFlank(scene, block);
  if (plan.groundFloor !== 'pilotis') {
    drawGroundFloor(scene, plan, block.flank, plan.depth, false);
    drawGroundFloor(scene, plan, block.front, width, true);
  }
  for (let floor = 1; floor < plan.floors; floor++) drawStorey(scene, block, floor);
  drawParapetWall(scene, block);
  if (plan.groundFloor === 'garden') drawFrontGarden(scene, plan, width);
  drawBlockForeground(scene, plan, width);
  return scene;
}

function aim({ width, top, depth, side, aside, eyeHeight, back, into, setbacks }: Block): Camera {
  const height = top + 1.3 + setbacks * 2.2;
  const distance = Math.max(width * 1.15, height * 1.05, 11) * back;
  const near = side > 0 ? width : 0;
  return Camera.framed({
    eye: [near + side * distance * aside, eyeHeight, -distance],
    target: [side > 0 ? width * 0.62 : width * 0.38, 0, 0],
    into,
    points: [
      [0, 0, 0],
      [width, 0, 0],
      [0, height, 0],
      [width, height, 0],
      [near, 0, depth * 0.8],
      [near, height, depth * 0.8],
    ],
  });
}

/** Storeys that stand back, stair house, water heaters. The front hides their feet, so they come first. */
function drawRoof(scene: Scene, block: Block) {
  const { width, top, depth, wall, setbacks, storey, side } = block;
  const { rng } = scene;
  const roof = top + setbacks * storey;
  const inset = setbacks * 2.2;
  scene.box({ x: [width * 0.3, width * 0.62], y: [roof, roof + 2.3], z: [inset + 3, depth] }, darken(wall, 0.06));
  drawRoofEquipment(scene, rng.range(0.15, 0.55) * width, roof + 0.3, inset + 1.2);
  for (let level = setbacks; level > 0; level--) {
    const back = level * 2.2;
    const edge = level * 1.3;
    const x: Range = side > 0 ? [0, width - edge] : [edge, width];
    const y = top + (level - 1) * storey;
    scene.box({ x, y: [y, y + storey], z: [back, depth] }, lighten(wall, 0.12));
    const face = frontFace(x[0], back);
    const length = x[1] - x[0];
    const doors = Math.max(2, Math.round(length / 3.2));
    for (let i = 0; i < doors; i++) {
      const u = (i + 0.5) * (length / doors) - 1.15;
      drawWindow(scene, face, u, y + 0.05, 2.3, 2.35, { frame: block.frame, sill: false, panes: 2 });
    }
    scene.slab(face, [-0.15, length + 0.15], [y + storey - 0.18, y + storey + 0.06], [0, 1.1], lighten(wall, 0.35));
    if (rng.chance(0.6)) {
      const reach = { reach: 1.7, drop: 0.5, hex: block.awning.hex, stripe: block.awning.stripe };
      drawAwning(scene, face, [length * 0.1, length * rng.range(0.45, 0.9)], y + 2.75, reach);
    }
    const ledge = createStraightOutline([x[0] + 0.1, x[1] - 0.1], back, 2, 0);
    drawOutlineBalcony(scene, ledge, y, { ...block.balcony, pots: 4 });
  }
}

function drawBody(scene: Scene, block: Block) {
  const { width, top, depth, wall, ground, groundFloor, front, finish, accent, accentOn, bays, bay, storey, floors } =
    block;
  const { rng } = scene;
  const low = groundFloor === 'pilotis' ? ground : 0;
  if (low) drawPilotisHall(scene, block, width);
  scene.box({ x: [0, width], y: [low, top], z: [0, depth] }, wall, { hanging: low > 0 });
  drawPlaster(scene, front, [0, width], [ground, top]);
  const paint = scene.on(accent);
  if (accentOn === 'bay') {
    const at = rng.int(0, bays - 1);
    scene.patch(front, [at * bay, (at + 1) * bay], [ground, top], paint);
  } else if (accentOn === 'ends') {
    scene.patch(front, [0, bay * 0.42], [ground, top], paint);
    scene.patch(front, [width - bay * 0.42, width], [ground, top], paint);
  } else if (accentOn === 'floors') {
    for (let f = 1; f < floors; f++) {
      const v = ground + (f - 1) * storey;
      scene.patch(front, [0, width], [v - 0.1, v + 0.85], scene.on(mixColours(wall, accent, 0.55)));
    }
  }
  drawFinish(scene, block, front, width, finish);
  drawFinish(scene, block, block.flank, depth, finish === 'grid' ? 'plaster' : finish);
}

function drawFinish(
  scene: Scene,
  { ground, top, storey, floors, wall, bay }: Block,
  face: Face,
  length: number,
  finish: BlockPlan['finish'],
) {
  const lines: Segment[] = [];
  const ink = scene.on(darken(wall, 0.2), face.facing);
  if (finish === 'brick') {
    scene.patch(face, [0, length], [ground, top], scene.on('#b9714f', face.facing));
    for (let y = ground; y < top; y += 0.22) lines.push([face.at(0, y), face.at(length, y)]);
    scene.lines(lines, scene.on('#d9a583', face.facing), 1.1, { opacity: 0.55 });
  } else if (finish === 'clad') {
    for (let y = ground; y < top; y += 0.76) lines.push([face.at(0, y), face.at(length, y)]);
    for (let u = 0; u < length; u += 1.2) lines.push([face.at(u, ground), face.at(u, top)]);
    scene.lines(lines, ink, 1.2, { opacity: 0.4 });
  } else if (finish === 'bands') {
    for (let f = 1; f < floors; f++) {
      const v = ground + (f - 1) * storey;
      scene.patch(face, [0, length], [v - 0.28, v], scene.on(lighten(wall, 0.4), face.facing));
    }
  } else if (finish === 'grid') {
    const concrete = mixColours(wall, '#c9c4b8', 0.6);
    for (let f = 1; f <= floors; f++) {
      const v = ground + (f - 1) * storey;
      scene.patch(face, [0, length], [v - 0.22, v + 0.1], scene.on(concrete, face.facing));
    }
    for (let u = 0; u <= length + 0.01; u += bay) {
      const span: Range = [Math.max(0, u - 0.18), Math.min(length, u + 0.18)];
      scene.patch(face, span, [ground, top], scene.on(concrete, face.facing));
    }
  }
}

/** The side wall: a few windows, or a row of them where the block stands on a corner. */
function drawFlank(scene: Scene, block: Block) {
  const { flank, depth, ground, storey, floors, frame, run, shutters, finish } = block;
  const { rng } = scene;
  if (finish === 'plaster') drawPlaster(scene, flank, [0, depth], [ground, block.top], 0.6);
  for (let f = 1; f < floors; f++) {
    const v = ground + (f - 1) * storey;
    if (run === 'corner') {
      for (const u of [0.7, depth * 0.36, depth * 0.66])
        drawWindow(scene, flank, u, u < depth / 2 ? v + 0.04 : v + 0.9, 1.9, u < depth / 2 ? 2.25 : 1.35, {
          frame,
          sill: false,
          shutters,
          blind: rng.pick([0, 0, 0.3, 0.6]),
        });
    } else {
      drawWindow(scene, flank, 1.6, v + 1, 1.3, 1.3, { frame, blind: rng.pick([0, 0.4]) });
      drawWindow(scene, flank, 5.2, v + 1.3, 0.9, 1, { frame, panes: 1 });
      if (rng.chance(0.4)) drawAirConditioner(scene, flank, 3.5, v + 0.9);
    }
  }
}

function drawStorey(scene: Scene, block: Block, floor: number) {
  const { bays, bay, ground, storey, front, frame, shutters, oriels, top } = block;
  const { rng } = scene;
  const v = ground + (floor - 1) * storey;
  const runs = balconyRuns(block, floor);
  const covered = (u: number) => runs.some(([a, b]) => u > a && u < b);
  for (let b = 0; b < bays; b++) {
    const mid = (b + 0.5) * bay;
    const blind = rng.pick([0, 0, 0, 0.25, 0.4, 0.7]);
    if (oriels.includes(b)) {
      const face = frontFace(0, -0.75);
      scene.wallShadow(front, [b * bay + 0.25, (b + 1) * bay - 0.25], [v, v + storey], 0.6, 0.7);
      scene.slab(
        front,
        [b * bay + 0.25, (b + 1) * bay - 0.25],
        [v - 0.1, Math.min(top, v + storey - 0.1)],
        [0, 0.75],
        block.wall,
      );
      scene.patch(
        face,
        [b * bay + 0.25, (b + 1) * bay - 0.25],
        [v - 0.1, v + 0.12],
        scene.on(lighten(block.wall, 0.4)),
      );
      drawWindow(scene, face, mid - 0.95, v + 0.85, 1.9, 1.75, { frame, panes: 3, bars: 1, blind: blind / 2 });
      continue;
    }
    const door = covered(mid);
    const w = door ? Math.min(2.2, bay - 1.1) : 1.5;
    const wide = shutters ? 1.25 : w;
    drawWindow(scene, front, mid - wide / 2, door ? v + 0.02 : v + 0.95, wide, door ? 2.3 : 1.4, {
      frame,
      sill: !door,
      shutters,
      blind: shutters ? 0 : blind,
    });
    if (door && !shutters && rng.chance(0.22)) drawAirConditioner(scene, front, b * bay + 0.25, v + 1.9);
  }
  for (const run of runs) drawRun(scene, block, run, v, floor);
}

/** Which stretches of the front have a balcony on this floor. */
function balconyRuns({ run, bays, bay, width, oriels, side }: Block, floor: number): Range[] {
  const each = Array.from({ length: bays }, (_, b) => b).filter((b) => !oriels.includes(b));
  const one = (b: number): Range => [b * bay + 0.2, (b + 1) * bay - 0.2];
  if (run === 'full') return [[0.15, width - 0.15]];
  if (run === 'corner') return side > 0 ? [[width * 0.12, width]] : [[0, width * 0.88]];
  if (run === 'middle') return [[width * 0.12, width * 0.88]];
  if (run === 'alternate') return each.filter((b) => bays < 4 || (b + floor) % 2 === 0).map(one);
  if (run === 'pairs') {
    const pairs: Range[] = [];
    for (let b = 0; b + 1 < bays; b += 2) pairs.push([b * bay + 0.25, (b + 2) * bay - 0.25]);
    if (bays % 2) pairs.push(one(bays - 1));
    return pairs;
  }
  return each.map(one);
}

function drawRun(scene: Scene, block: Block, run: Range, v: number, floor: number) {
  const { balconyDepth: depth, round, bowed, front, flank, width, side, bay, awning } = block;
  const { rng } = scene;
  const style = { ...block.balcony, pots: Math.round(((run[1] - run[0]) / 3.2) * rng.range(0.4, 1.5)) };
  scene.wallShadow(front, run, [v - 0.2, v - 0.02], depth, 0.8);
  // awnings hang from the slab above, behind its parapet, so they are drawn before this floor's own parapet
  const hang = { reach: depth + 0.1, hex: awning.hex, stripe: awning.stripe };
  const parts = Math.max(1, Math.round((run[1] - run[0]) / bay));
  const hangs = Array.from({ length: parts }, () => (rng.chance(awning.chance) ? rng.range(0.4, 0.95) : 0));
  if (block.run === 'corner') {
    const corner = side > 0 ? width : 0;
    const back = block.depth * 0.62;
    const outline = createCornerOutline(corner, side, run[1] - run[0], back, depth, Math.min(round, depth));
    drawOutlineBalcony(scene, outline, v, style, [[corner, 0]]);
    if (rng.chance(awning.chance)) drawAwning(scene, flank, [0.4, back * 0.5], v + 2.8, { ...hang, drop: 0.6 });
  } else {
    const outline = bowed ? createBowedOutline(run, 0, depth * 1.25) : createStraightOutline(run, 0, depth, round);
    drawOutlineBalcony(scene, outline, v, style);
  }
  if (floor === block.floors - 1 && block.setbacks === 0 && block.cornice) return;
  hangs.forEach((drop, i) => {
    const length = (run[1] - run[0]) / parts;
    if (drop)
      drawAwning(scene, front, [run[0] + i * length + 0.15, run[0] + (i + 1) * length - 0.15], v + 2.8, {
        ...hang,
        drop,
      });
  });
}

/** The edge of the roof: a parapet, or a cornice on older blocks. */
function drawParapetWall(scene: Scene, block: Block) {
  const { width, top, depth, wall, front, balconyDepth, cornice, setbacks, flank } = block;
  if (cornice) {
    for (const [face, length] of [
      [flank, depth],
      [front, width],
    ] as const) {
      scene.slab(face, [-0.1, length + 0.1], [top - 0.15, top + 0.1], [0, 0.5], lighten(wall, 0.5));
      scene.slab(face, [-0.2, length + 0.2], [top + 0.1, top + 0.3], [0, 0.7], lighten(wall, 0.6));
    }
    scene.box({ x: [0, width], y: [top + 0.3, top + 1], z: [0, depth] }, wall);
    return;
  }
  if (setbacks) {
    drawOutlineBalcony(scene, createStraightOutline([0, width], 0, 0.15), top, { ...block.balcony, pots: 5 });
    return;
  }
  scene.box({ x: [0, width], y: [top, top + 0.45], z: [0, depth] }, lighten(wall, 0.2), { top: 'none' });
  scene.slab(front, [-0.1, width + 0.1], [top - 0.25, top], [0, balconyDepth + 0.1], lighten(wall, 0.4));
}
