/** An agency's dashboard: what listings brought, and one change for many of them. */
import { z } from 'zod';
import { errorStatuses } from '../../errors.ts';
import { localizedName } from '../../places/model.ts';
import { purposes } from '../../search/model.ts';
import { listingStates } from '../states.ts';
import { bulkActions, staleReasons } from './dashboard-choices.ts';

export const dashboardStat = z.object({ current: z.int(), previous: z.int(), daily: z.array(z.int()) });
export type DashboardStat = z.output<typeof dashboardStat>;

const listingSummary = z.object({
  listing_id: z.int(),
  property_id: z.int(),
  for: z.enum(purposes),
  code: z.string(),
  title: localizedName,
  price: z.int(),
  photo: z.string().nullable(),
});

export const dashboardListing = listingSummary.extend({ views: z.int(), contacts: z.int() });
export type DashboardListing = z.output<typeof dashboardListing>;

export const staleListing = dashboardListing.extend({
  reasons: z.array(z.enum(staleReasons)),
  /** How far above the median of its district, in percent. */
  percent_above_median: z.int().nullable(),
});
export type StaleListing = z.output<typeof staleListing>;

export const bulkChange = z.object({
  id: z.int(),
  action: z.enum(bulkActions),
  created_at: z.iso.datetime(),
  /** Null before the yes. */
  confirmed_at: z.iso.datetime().nullable(),
  done_at: z.iso.datetime().nullable(),
  contact: z.object({ name: z.string().nullable(), phone: z.string().nullable() }).nullable(),
  /** How many listings it is about, and what became of them so far. */
  listing_count: z.int(),
  pending_count: z.int(),
  done_count: z.int(),
  unchanged_count: z.int(),
  refused_count: z.int(),
});
export type BulkChange = z.output<typeof bulkChange>;

export const bulkChangeListing = listingSummary.extend({
  listing_state: z.enum(listingStates),
  new_price: z.int().nullable(),
  state: z.enum(['waiting', 'done', 'unchanged', 'refused']),
  refusal: z.enum(Object.keys(errorStatuses) as [keyof typeof errorStatuses]).nullable(),
  /** Codes of contract/src/field-errors.ts. */
  missing: z.array(z.string()),
});
export type BulkChangeListing = z.output<typeof bulkChangeListing>;
