/** What the layers of streets have in common: colours of the design, the source of their tiles, and questions to a feature. */
import type { Scheme } from '../style-parts.ts';

export const streetColours = {
  light: {
    block: '#eae3d3',
    green: '#dce5c6',
    sand: '#f7efd8',
    water: '#cfe1ee',
    building: '#e7e1d6',
    outline: '#b9b1a0',
    casing: '#b9b1a0',
    minor: '#ffffff',
    major: '#f7efd8',
    motorway: '#edb145',
    rail: '#8a8272',
    text: '#46506a',
    halo: '#ffffff',
    greenText: '#4f632a',
    waterText: '#144b88',
    station: '#1b5faa',
  },
  dark: {
    block: '#202b48',
    green: '#22352f',
    sand: '#263154',
    water: '#10233f',
    building: '#202c4b',
    outline: '#34426a',
    casing: '#0e1526',
    minor: '#2e3a5a',
    major: '#34426a',
    motorway: '#56658f',
    rail: '#7482a6',
    text: '#c5cbda',
    halo: '#172038',
    greenText: '#b9cd8a',
    waterText: '#8abbf2',
    station: '#8abbf2',
  },
} as const satisfies Record<Scheme, Record<string, string>>;
export type Colours = Record<keyof (typeof streetColours)['light'], string>;

export const SOURCE = 'streets';

export const isOneOf = (name: string, values: readonly string[]): unknown[] => [
  'in',
  ['get', name],
  ['literal', values],
];

/** A tile may hold several shapes as one. */
export const isShape = (shape: string): unknown[] => ['in', ['geometry-type'], ['literal', [shape, `Multi${shape}`]]];

export const all = ['literal', true];
