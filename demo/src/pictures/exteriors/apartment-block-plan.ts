// What an apartment block (polykatoikia) is made of: one description per building type, filled in from the seed.

import type { Frame } from '../drawing/camera.ts';
import { palette } from '../drawing/colour.ts';
import type { LightName } from '../drawing/light.ts';
import type { SeededRandom } from '../drawing/seeded-random.ts';
import type { Background } from '../elements/landscape.ts';
import type { Parapet } from './apartment-block-balconies.ts';

type GroundFloor = 'shops' | 'pilotis' | 'marble' | 'garden';
type WallFinish = 'plaster' | 'grid' | 'brick' | 'clad' | 'bands';
type BalconyRun = 'full' | 'bays' | 'pairs' | 'alternate' | 'corner' | 'middle';
type StreetSetting = 'street' | 'avenue' | 'suburb' | 'promenade' | 'square';
export type TreeKind = 'orange' | 'jacaranda' | 'plane' | 'palm' | 'pine' | 'cypress';

export type BlockPlan = {
  bays: number;
  bay: number;
  floors: number;
  storey: number;
  ground: number;
  depth: number;
  /** Storeys on top that stand back behind a terrace. */
  setbacks: number;
  wall: string;
  accent: string;
  /** What the accent colour covers. */
  accentOn: 'bay' | 'ends' | 'floors' | 'none';
  finish: WallFinish;
  frame: string;
  shutters: string | null;
  run: BalconyRun;
  parapet: Parapet;
  slab: string;
  rail: string;
  balconyDepth: number;
  /** Radius of balcony ends and corners; a bow swells as a whole. */
  round: number;
  bowed: boolean;
  awning: { hex: string; stripe: string | null; chance: number };
  groundFloor: GroundFloor;
  /** Closed bays that stand out of the front, as blocks of the thirties have. */
  oriels: readonly number[];
  cornice: boolean;
  side: 1 | -1;
  aside: number;
  eyeHeight: number;
  back: number;
  into: Frame;
  setting: StreetSetting;
  trees: readonly TreeKind[];
  backgrounds: readonly Background[];
  /** Heights of the next-door buildings as a share of this one; 0 leaves a gap. */
  neighbours: readonly [left: number, right: number];
};
export type BlockKind =
  | 'polykatoikia'
  | 'corner-block'
  | 'infill-block'
  | 'slab-block'
  | 'terraced-block'
  | 'pilotis-block'
  | 'interwar-block'
  | 'new-block'
  | 'facade';

const creams = ['#f7f1e4', '#f3e6d0', '#efe3cf', '#f1ede4'] as const;
const colours = [
  '#ecc99f',
  '#e59d72',
  '#e5a898',
  '#c4d6ad',
  '#a9c9dc',
  '#f2c566',
  '#c98a6c',
  '#9fbfa6',
  '#d8a0a8',
] as const;
const greys = ['#dcdad3', '#cfccc4', '#e4e3dc', '#c4c3bd'] as const;
const accents = [
  palette.terracotta,
  '#9aa68a',
  '#6f8299',
  '#c08a62',
  '#a58c78',
  '#b5473c',
  '#3f6f72',
  '#d39a3f',
] as const;
const awnings = [
  [palette.olive, '#f4efe2'],
  ['#d9793f', '#f7ecd8'],
  [palette.aegean, '#f3f1ea'],
  ['#c9a26a', '#f6efe0'],
  ['#4f7d6b', null],
  ['#d8b26c', null],
  ['#b5473c', '#f6ebdf'],
  ['#7a4a3a', null],
  ['#e3d3b4', '#b98a5c'],
] as const;
/** Photographers stand where they can: nearer or farther, the house left or right of the middle. */
function frameBlock(rng: SeededRandom, wide = 0): Frame {
  const zoom = rng.next();
  const shift = rng.around(0, 130);
  return {
    left: 170 - 110 * zoom - wide + shift,
    right: 1430 + 110 * zoom + wide + shift,
    top: 110 - 150 * zoom,
    bottom: 1000 + 85 * zoom,
  };
}
/** Night and golden pictures stay the minority on a page, as in real ads. */
export const blockLightWeights: Readonly<Record<LightName, number>> = { day: 6, golden: 3, night: 2 };

function common(rng: SeededRandom): BlockPlan {
  const [hex, stripe] = rng.pick(awnings);
  return {
    bays: rng.int(3, 4),
    bay: rng.range(3.3, 3.8),
    floors: rng.int(5, 6),
    storey: 3.05,
    ground: 3.6,
    depth: 9,
    setbacks: 0,
    wall: rng.pick([...creams, ...colours, ...greys]),
    accent: rng.pick(accents),
    accentOn: rng.pick(['bay', 'none', 'floors', 'ends']),
    finish: rng.pick(['plaster', 'plaster', 'bands']),
    frame: rng.pick(['#f6f3ec', '#f6f3ec', '#6b5443', '#3b4656']),
    shutters: null,
    run: rng.pick(['full', 'bays', 'pairs']),
    parapet: rng.pick(['bars', 'panels', 'solid', 'half', 'tubes', 'lattice']),
    slab: '#f4eee2',
    rail: rng.pick([palette.iron, '#5d4a3d', '#f2efe8', '#7b8b99', '#3f5d57', '#c98a4e']),
    balconyDepth: rng.range(1.2, 1.6),
    round: 0,
    bowed: false,
    awning: { hex, stripe, chance: rng.range(0.25, 0.75) },
    groundFloor: rng.pick(['shops', 'marble']),
    oriels: [],
    cornice: false,
    side: rng.pick([1, 1, -1]),
    aside: rng.range(0.22, 0.5),
    eyeHeight: rng.range(2.2, 4.5),
    back: 1.5,
    into: frameBlock(rng),
    setting: rng.pick(['street', 'street', 'avenue', 'square']),
    trees: rng.pick([
      ['orange'],
      ['orange', 'jacaranda'],
      ['plane'],
      ['orange'],
      ['plane', 'orange'],
      ['orange', 'cypress'],
    ]),
    backgrounds: ['hills', 'city', 'mountain', 'city'],
    neighbours: [rng.range(0.6, 1.05), rng.pick([0, rng.range(0.5, 0.95)])],
  };
}

const makers: Readonly<Record<BlockKind, (rng: SeededRandom) => Partial<BlockPlan>>> = {
  polykatoikia: () => ({}),
  'corner-block': (rng) => ({
    bays: rng.int(2, 3),
    depth: rng.range(10, 12),
    run: 'corner',
    round: rng.pick([0, 1.2, 1.2, 0.7]),
    parapet: rng.pick(['solid', 'half', 'bars', 'panels', 'solid']),
    groundFloor: rng.pick(['shops', 'shops', 'marble']),
    accentOn: 'none',
    aside: rng.range(0.68, 0.9),
    side: rng.pick([1, -1]),
    eyeHeight: rng.range(2, 3.4),
    neighbours: [rng.range(0.7, 0.95), 0],
  }),
  'infill-block': (rng) => ({
    bays: 2,
    bay: rng.range(3, 3.6),
    floors: rng.int(6, 7),
    run: rng.pick(['full', 'middle', 'full']),
    round: rng.pick([0, 0.8]),
    bowed: rng.chance(0.25),
    parapet: rng.pick(['bars', 'solid', 'planter', 'lattice', 'half']),
    aside: rng.range(0.02, 0.12),
    back: 1.15,
    into: { left: 330, right: 1270, top: 30, bottom: 1090 },
    neighbours: [rng.range(0.78, 1.1), rng.range(0.55, 0.98)],
  }),
  'slab-block': (rng) => ({
    bays: rng.int(6, 8),
    bay: 3.1,
    floors: rng.int(4, 5),
    finish: rng.pick(['grid', 'bands', 'clad', 'grid']),
    run: rng.pick(['alternate', 'bays', 'pairs']),
    parapet: rng.pick(['panels', 'solid', 'bars']),
    groundFloor: rng.pick(['garden', 'marble', 'shops']),
    aside: rng.range(0.12, 0.3),
    back: 1.05,
    into: frameBlock(rng, 90),
    setting: rng.pick(['avenue', 'square', 'suburb']),
    trees: rng.pick([['plane'], ['pine', 'cypress'], ['jacaranda']]),
    neighbours: [0, 0],
  }),
  'terraced-block': (rng) => ({
    bays: rng.int(3, 4),
    floors: rng.int(4, 5),
    setbacks: 2,
    wall: rng.pick([...creams, '#e4e3dc', '#ecd3b8']),
    run: 'full',
    round: rng.pick([0, 1, 0]),
    parapet: rng.pick(['planter', 'glass', 'planter', 'solid']),
    balconyDepth: 1.8,
    groundFloor: rng.pick(['marble', 'garden', 'shops']),
    aside: rng.range(0.35, 0.6),
    eyeHeight: 5.5,
    neighbours: [rng.range(0.5, 0.8), 0],
  }),
  'pilotis-block': (rng) => ({
    bays: rng.int(3, 4),
    bay: 4,
    floors: rng.int(4, 5),
    ground: 3,
    groundFloor: 'pilotis',
    finish: rng.pick(['plaster', 'brick', 'clad']),
    parapet: rng.pick(['planter', 'bars', 'half', 'tubes']),
    run: rng.pick(['full', 'pairs', 'bays']),
    balconyDepth: 1.7,
    aside: rng.range(0.3, 0.55),
    into: frameBlock(rng),
    setting: 'suburb',
    trees: rng.pick([['pine', 'orange'], ['palm'], ['cypress', 'pine']]),
    backgrounds: ['hills', 'mountain', 'sea'],
    neighbours: [0, 0],
  }),
  'interwar-block': (rng) => ({
    bays: rng.pick([3, 5]),
    bay: 2.9,
    floors: rng.int(4, 5),
    storey: 3.35,
    wall: rng.pick(['#e9bf86', '#dfa38c', '#e6cfa4', '#c7d0cf', '#d8c1ab', '#b9c0b4', '#e4b8a8']),
    accentOn: 'none',
    finish: 'plaster',
    shutters: rng.pick(['#3f6b57', '#6d4a35', '#5f7f8e', '#8a3f2c']),
    run: 'alternate',
    round: rng.pick([0.9, 0.9, 0]),
    parapet: rng.pick(['bars', 'half', 'bars']),
    rail: palette.iron,
    balconyDepth: 1,
    awning: { hex: '#e3d3b4', stripe: null, chance: 0.06 },
    groundFloor: 'marble',
    oriels: rng.pick([[1], [0, 2], [0]]),
    cornice: true,
    aside: rng.range(0.2, 0.42),
    neighbours: [rng.range(0.6, 0.9), rng.range(0.6, 0.9)],
  }),
  'new-block': (rng) => ({
    bays: 3,
    bay: rng.range(3.8, 4.4),
    floors: rng.int(4, 5),
    wall: rng.pick(['#f8f6f0', '#f8f6f0', '#5b626b', '#d8d3c8', '#3f4650']),
    accent: rng.pick(['#a9784c', '#b98a5c', '#5b626b', '#c9b18b', '#8d6a4d']),
    accentOn: rng.pick(['ends', 'bay']),
    finish: rng.pick(['plaster', 'clad']),
    frame: '#3b4148',
    run: rng.pick(['alternate', 'full', 'corner']),
    parapet: rng.pick(['glass', 'glass', 'solid']),
    slab: '#faf8f2',
    rail: '#c9ced2',
    balconyDepth: 1.9,
    awning: { hex: '#d9d4c8', stripe: null, chance: 0.12 },
    setbacks: rng.pick([0, 1]),
    groundFloor: rng.pick(['pilotis', 'garden', 'marble']),
    aside: rng.range(0.4, 0.7),
    setting: rng.pick(['suburb', 'promenade', 'street']),
    trees: rng.pick([['palm'], ['pine', 'orange'], ['cypress']]),
    backgrounds: ['sea', 'hills', 'mountain'],
    neighbours: [0, rng.pick([0, 0.6])],
  }),
  facade: (rng) => ({
    bays: 4,
    bay: rng.range(3.4, 4),
    floors: 6,
    run: rng.pick(['full', 'pairs', 'alternate']),
    round: rng.pick([0, 0.9]),
    parapet: rng.pick(['panels', 'planter', 'lattice', 'tubes', 'solid', 'bars']),
    wall: rng.pick(colours),
    accentOn: rng.pick(['bay', 'none']),
    aside: rng.pick([0.02, 0.28]),
    eyeHeight: 7.5,
    back: 1.1,
    // larger than the picture on purpose: the block runs out of it on three sides
    into: { left: -120, right: 1720, top: -520, bottom: 1290 },
    neighbours: [1.05, 1],
  }),
};

export function createBlockPlan(kind: BlockKind, rng: SeededRandom): BlockPlan {
  const plan = { ...common(rng), ...makers[kind](rng) };
  // dark rails on a dark wall and white on white vanish; slabs take a lighter wall colour
  if (plan.parapet === 'panels')
    plan.rail = rng.pick(['#c98a4e', '#6f8299', '#9aa68a', '#b5473c', '#d8b26c', '#7b8b99']);
  return plan;
}
