/** What is known of a development: what everybody may know, and what its office works on. */
import { z } from 'zod';
import { card, ownText } from '../listings/model.ts';
import { picture } from '../photos/model.ts';
import { names } from '../places/model.ts';
import { type Stage, stages } from './choices.ts';

/** As rows keep it, both ways. */
export const stageIds = { planned: 1, building: 2, ready: 3 } as const satisfies Record<Stage, number>;
export const stageNames: Readonly<Record<number, Stage>> = { 1: 'planned', 2: 'building', 3: 'ready' };

export const complexStates = ['draft', 'published', 'paused'] as const;
export type ComplexState = (typeof complexStates)[number];

const moment = z.iso.datetime();
const range = z.object({ from: z.int(), to: z.int() });
const prices = range.extend({ units: z.int() });

/** Of the homes on offer now; null where there are none of the kind. */
export const complexFigures = z.object({
  units: z.int(),
  sale: prices.nullable(),
  rent: prices.nullable(),
  area: range.nullable(),
  bed_rooms: range.nullable(),
});
export type ComplexFigures = z.infer<typeof complexFigures>;

const completion = z.object({ year: z.int(), quarter: z.int().nullable() }).nullable();

export const complexCard = z.object({
  complex_id: z.int(),
  name: ownText,
  district: z.object({ district_id: z.int(), name: names }),
  municipality: z.object({ municipality_id: z.int(), name: names }),
  stage: z.enum(stages),
  completion,
  cover: picture.nullable(),
  figures: complexFigures,
  office: z.object({ agency_id: z.int(), name: names, gcr: z.string(), logo: z.string().nullable() }),
  published_at: moment,
});
export type ComplexCard = z.infer<typeof complexCard>;

export const complexPage = complexCard.extend({
  description: ownText,
  address: z.object({ region: names, prefecture: names, street: z.string().nullable() }),
  /** As its homes are shown: the pin of a shown address, or the centre of a hidden one's 1 km square. Null without homes. */
  location: z.object({ hidden: z.boolean(), lat: z.number(), lon: z.number(), radius_m: z.int() }).nullable(),
  energy_class: names.nullable(),
  energy_rank: z.int().nullable(),
  /** First photos of its homes. */
  pictures: z.array(picture),
  /** No home is on offer any more. */
  gone: z.boolean(),
  updated_at: moment,
});
export type ComplexPage = z.infer<typeof complexPage>;

export const unitCard = card.extend({ type: names });
export type UnitCard = z.infer<typeof unitCard>;

/** What its office works on. */
export const ownComplex = z.object({
  complex_id: z.int(),
  state: z.enum(complexStates),
  version: z.int(),
  name: ownText,
  description: ownText,
  district: z.object({ district_id: z.int(), name: names }),
  municipality: z.object({ municipality_id: z.int(), name: names }),
  street: z.string().nullable(),
  hide_address: z.boolean(),
  stage: z.enum(stages),
  completion,
  energy_class_id: z.int().nullable(),
  cover_property_id: z.int().nullable(),
  cover: picture.nullable(),
  /** Homes in it, and how many of them everybody sees. */
  units: z.int(),
  live_units: z.int(),
  published_at: moment.nullable(),
  updated_at: moment,
});
export type OwnComplex = z.infer<typeof ownComplex>;

/** An own home that may be a unit: by which code it is known, what it is, whether it is in this development. */
export const unitChoice = z.object({
  property_id: z.int(),
  code: z.string(),
  type: names,
  area: z.int(),
  bed_rooms: z.int().nullable(),
  floor: names.nullable(),
  district: names,
  price: z.int(),
  for: z.enum(['sale', 'rent']),
  active: z.boolean(),
  hide_address: z.boolean(),
  attached: z.boolean(),
  /** In the development, on offer, and shown as the development is. */
  shown: z.boolean(),
  picture: picture.nullable(),
});
export type UnitChoice = z.infer<typeof unitChoice>;
