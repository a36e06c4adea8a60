/** What is known of a development: what everybody may know, and what its agency works on. */
import { z } from 'zod';
import { listingCard, userText } from '../listings/model.ts';
import { picture } from '../photos/model.ts';
import { localizedName } from '../places/model.ts';
import { type ConstructionStage, constructionStages } from './choices.ts';

/** As rows keep it, both ways. */
export const stageIds = { planned: 1, building: 2, ready: 3 } as const satisfies Record<ConstructionStage, number>;
export const stageNames: Readonly<Record<number, ConstructionStage>> = { 1: 'planned', 2: 'building', 3: 'ready' };

export const complexStates = ['draft', 'published', 'paused'] as const;
export type ComplexState = (typeof complexStates)[number];

const moment = z.iso.datetime();
const range = z.object({ from: z.int(), to: z.int() });
const prices = range.extend({ units: z.int() });

/** Of the units on offer now; null where there are none of the kind. */
export const complexStats = z.object({
  units: z.int(),
  sale: prices.nullable(),
  rent: prices.nullable(),
  area: range.nullable(),
  bed_rooms: range.nullable(),
});
export type ComplexStats = z.infer<typeof complexStats>;

const completion = z.object({ year: z.int(), quarter: z.int().nullable() }).nullable();

export const complexCard = z.object({
  complex_id: z.int(),
  name: userText,
  district: z.object({ district_id: z.int(), name: localizedName }),
  municipality: z.object({ municipality_id: z.int(), name: localizedName }),
  stage: z.enum(constructionStages),
  completion,
  cover: picture.nullable(),
  stats: complexStats,
  agency: z.object({ agency_id: z.int(), name: localizedName, gcr: z.string(), logo: z.string().nullable() }),
  published_at: moment,
});
export type ComplexCard = z.infer<typeof complexCard>;

export const complexPage = complexCard.extend({
  description: userText,
  address: z.object({ region: localizedName, prefecture: localizedName, street: z.string().nullable() }),
  /**
   * As its units are shown: the pin of a shown address, or the centre of a hidden one's 1 km square. Null without
   * units.
   */
  location: z.object({ hidden: z.boolean(), lat: z.number(), lon: z.number(), radius_m: z.int() }).nullable(),
  energy_class: localizedName.nullable(),
  energy_rank: z.int().nullable(),
  /** First photos of its units. */
  pictures: z.array(picture),
  /** No unit is on offer any more. */
  is_gone: z.boolean(),
  updated_at: moment,
});
export type ComplexPage = z.infer<typeof complexPage>;

export const unitCard = listingCard.extend({ type: localizedName });
export type UnitCard = z.infer<typeof unitCard>;

/** What its agency works on. */
export const ownComplex = z.object({
  complex_id: z.int(),
  state: z.enum(complexStates),
  version: z.int(),
  name: userText,
  description: userText,
  district: z.object({ district_id: z.int(), name: localizedName }),
  municipality: z.object({ municipality_id: z.int(), name: localizedName }),
  street: z.string().nullable(),
  hide_address: z.boolean(),
  stage: z.enum(constructionStages),
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

/** An own property that may be a unit: by which code it is known, what it is, whether it is in this development. */
export const attachableUnit = z.object({
  property_id: z.int(),
  code: z.string(),
  type: localizedName,
  area: z.int(),
  bed_rooms: z.int().nullable(),
  floor: localizedName.nullable(),
  district: localizedName,
  price: z.int(),
  for: z.enum(['sale', 'rent']),
  is_active: z.boolean(),
  hide_address: z.boolean(),
  is_attached: z.boolean(),
  /** In the development, on offer, and shown as the development is. */
  is_public: z.boolean(),
  picture: picture.nullable(),
});
export type AttachableUnit = z.infer<typeof attachableUnit>;
