/** The realtor's desk: what ads brought, and one change for many of them. */
import { z } from 'zod';
import { errors } from '../errors.ts';
import { names } from '../places/model.ts';
import { purposes } from '../search/model.ts';
import { bulkActs, staleReasons } from './desk-choices.ts';
import { adStates } from './states.ts';

export const deskFigure = z.object({ now: z.int(), before: z.int(), days: z.array(z.int()) });
export type DeskFigure = z.output<typeof deskFigure>;

const adLine = z.object({
  listing_id: z.int(),
  property_id: z.int(),
  for: z.enum(purposes),
  code: z.string(),
  title: names,
  price: z.int(),
  photo: z.string().nullable(),
});

export const deskAd = adLine.extend({ views: z.int(), contacts: z.int() });
export type DeskAd = z.output<typeof deskAd>;

export const staleAd = deskAd.extend({
  reasons: z.array(z.enum(staleReasons)),
  /** How far above the median of its district, in percent. */
  above: z.int().nullable(),
});
export type StaleAd = z.output<typeof staleAd>;

export const bulk = z.object({
  id: z.int(),
  act: z.enum(bulkActs),
  created_at: z.iso.datetime(),
  /** Null before the yes. */
  confirmed_at: z.iso.datetime().nullable(),
  done_at: z.iso.datetime().nullable(),
  contact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** How many ads it is about, and what became of them so far. */
  ads: z.int(),
  waits: z.int(),
  done: z.int(),
  same: z.int(),
  refused: z.int(),
});
export type Bulk = z.output<typeof bulk>;

export const bulkRow = adLine.extend({
  ad_state: z.enum(adStates),
  new_price: z.int().nullable(),
  state: z.enum(['waits', 'done', 'same', 'refused']),
  refusal: z.enum(Object.keys(errors) as [keyof typeof errors]).nullable(),
  /** Codes of contract/src/fields.ts. */
  lacks: z.array(z.string()),
});
export type BulkRow = z.output<typeof bulkRow>;
