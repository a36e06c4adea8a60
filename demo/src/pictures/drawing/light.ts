// The three lights of a picture and what they do to a colour. The sun always stands on the left; pictures may be
// mirrored afterwards.
import type { Facing } from './camera.ts';
import { mixColours, mixRgb, multiplyColour, type Rgb } from './colour.ts';
import type { SeededRandom } from './seeded-random.ts';

export type LightName = 'day' | 'golden' | 'night';
type Sky = readonly [top: string, high: string, low: string, edge: string];
type LightTable = {
  readonly sky: readonly Sky[];
  /** What full sun and full shade multiply a colour with. */
  readonly sun: Rgb;
  readonly shade: Rgb;
  readonly haze: string;
  readonly glass: readonly [string, string, string];
  readonly shadow: number;
  /** How far a metre of height throws its shadow, along x and z. */
  readonly reach: readonly [number, number];
  readonly disc: string;
  readonly glow: number;
  /** How many windows have their lamps on. */
  readonly lampChance: number;
};
export type Light = Omit<LightTable, 'sky'> & {
  readonly name: LightName;
  readonly sky: Sky;
  readonly lampsOn: boolean;
  /** The colour a surface of `hex` shows when it faces `facing`. */
  on(hex: string, facing?: Facing): string;
  /** The same, seen through `amount` of air. */
  far(hex: string, amount: number, facing?: 'front' | 'shade'): string;
};

const lights: Readonly<Record<LightName, LightTable>> = {
  day: {
    sky: [
      ['#4a94d4', '#8fc3e8', '#d3e8f0', '#f1efe4'],
      ['#3f86c9', '#86bce4', '#c4e0ee', '#eaf1ee'],
      ['#6aa9d6', '#a5cfe6', '#dde9ea', '#f8ecd8'],
    ],
    sun: [1.02, 1.0, 0.965],
    shade: [0.68, 0.74, 0.86],
    haze: '#cfe2ec',
    glass: ['#7fb0d2', '#d9ebf2', '#5b89ad'],
    shadow: 0.3,
    reach: [0.5, 0.32],
    disc: '#fffbe8',
    glow: 0.5,
    lampChance: 0,
  },
  golden: {
    sky: [
      ['#4f79b4', '#a9a5bd', '#f0b58d', '#fde0ae'],
      ['#3f6ea8', '#8fa6c2', '#f3c79b', '#fdeac2'],
      ['#6a6fa8', '#c793a4', '#f5a87e', '#fdd59b'],
    ],
    sun: [1.06, 0.93, 0.77],
    shade: [0.6, 0.55, 0.66],
    haze: '#ecc4a0',
    glass: ['#7f8fb0', '#ffd79a', '#c98a6a'],
    shadow: 0.34,
    reach: [1.1, 0.5],
    disc: '#fff3cf',
    glow: 0.85,
    lampChance: 0.2,
  },
  night: {
    sky: [
      ['#0e1b40', '#1e3d78', '#5575ab', '#e0a486'],
      ['#0c1a3c', '#1b4078', '#4f86b0', '#c9b7a6'],
      ['#141a44', '#34407f', '#7d6fa3', '#eb9d7c'],
    ],
    sun: [0.56, 0.6, 0.79],
    shade: [0.36, 0.41, 0.62],
    haze: '#6b82ab',
    glass: ['#27406e', '#5d7ba8', '#1b2c52'],
    shadow: 0.3,
    reach: [0.3, 0.2],
    disc: '#f6f3e2',
    glow: 0.25,
    lampChance: 0.72,
  },
};
/** How much of the sun a surface gets, by the way it faces. */
type Exposure = Readonly<Record<Facing, number>>;
const outdoors: Exposure = { front: 1, left: 0.92, right: 0.22, top: 1.12, under: 0.0, soft: 0.6 };
const indoors: Exposure = { front: 0.82, left: 0.55, right: 0.4, top: 1.08, under: 0.1, soft: 0.6 };
const indoorTones: Readonly<Record<LightName, { sun: Rgb; shade: Rgb }>> = {
  day: { sun: [1.01, 1, 0.975], shade: [0.85, 0.84, 0.83] },
  golden: { sun: [1.02, 0.95, 0.86], shade: [0.74, 0.66, 0.64] },
  night: { sun: [1, 0.93, 0.81], shade: [0.64, 0.57, 0.55] },
};

export function createLight(name: LightName, rng: SeededRandom): Light {
  const base = lights[name];
  return {
    ...base,
    name,
    sky: rng.pick(base.sky),
    lampsOn: name === 'night',
    on: (hex, facing = 'front') => multiplyColour(hex, mixRgb(base.shade, base.sun, outdoors[facing])),
    far: (hex, amount, facing = 'front') =>
      mixColours(multiplyColour(hex, facing === 'front' ? base.sun : base.shade), base.haze, amount),
  };
}

/** The light inside a room while `outside` shines through its window. */
export function createIndoorLight(outside: Light): Light {
  const tone = indoorTones[outside.name];
  return {
    ...outside,
    shadow: 0.2,
    on: (hex, facing = 'front') => multiplyColour(hex, mixRgb(tone.shade, tone.sun, indoors[facing])),
  };
}
