import { z } from 'zod';
import { optionalPhone, singleLineText } from '../../accounts/model.ts';
import { call } from '../../call.ts';
import { localizedName } from '../../places/model.ts';
import { listingLimits } from '../limits.ts';
import { bulkChange, bulkChangeListing, dashboardListing, dashboardStat, staleListing } from './dashboard.ts';
import { bulkActions, dashboardPeriods, listingTableSorts } from './dashboard-choices.ts';
import { listingTableFilter, listingTableRow } from './listing-table.ts';

const idInput = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const period = z.enum(dashboardPeriods).default('30').transform(Number);

/** DASH-1. */
export const getDashboardStats = call({
  method: 'GET',
  path: '/property/dashboard',
  access: 'member',
  summary:
    'What own listings brought in a period and in the one before, how fast is answered, which listings do well and which do not',
  query: z.object({ days: period }),
  reply: z.object({
    days: z.int(),
    /** The first and the last day counted. Days are those of UTC, as views are. */
    from: z.iso.date(),
    to: z.iso.date(),
    plan_usage: z.object({
      active_listings: z.int(),
      max_active_listings: z.int().nullable(),
      is_expired: z.boolean(),
    }),
    views: dashboardStat,
    /** Messages and phones shown, together. */
    contacts: dashboardStat,
    messages: dashboardStat,
    phone_reveals: dashboardStat,
    /** Conversations that began in the last 90 days; minutes to the first answer, half of them faster. */
    replies: z.object({
      conversations: z.int(),
      answered: z.int(),
      median_minutes: z.int().nullable(),
      previous_median_minutes: z.int().nullable(),
      /** Now, whenever they began. */
      waiting: z.int(),
    }),
    top_listings: z.array(dashboardListing),
    stale_listings: z.array(staleListing),
    stale_count: z.int(),
    /** First answers by each of the agency’s people; null where somebody works alone. */
    team: z
      .array(z.object({ user_id: z.int(), name: z.string(), answered: z.int(), median_minutes: z.int().nullable() }))
      .nullable(),
  }),
});

export const exportDashboardStats = call({
  method: 'GET',
  path: '/property/dashboard/export',
  access: 'member',
  summary: 'Own listings with what they brought in a period, as CSV for a spreadsheet',
  perMinute: 10,
  query: z.object({ days: period, locale: z.enum(['el', 'en']).default('el') }),
  produces: 'text/csv; charset=utf-8',
  /** Read page by page while it is sent. */
  reply: z.custom<AsyncIterable<Uint8Array>>((file) => file instanceof Object && Symbol.asyncIterator in file),
});

/** By how much, or to what; rounded to whole steps of euros. */
const price = z.object({
  by: z.enum(['percent', 'value']),
  amount: z.coerce.number('invalid').min(-90, 'invalid').max(2_000_000_000, 'invalid'),
  round: z.coerce.number().int().min(1).max(10_000).default(1),
});

export const createBulkChange = call({
  method: 'POST',
  path: '/property/bulk',
  access: 'poster',
  idempotent: true,
  summary:
    'Write down one change for many own listings: those named, or all of a state. Nothing changes before the yes',
  body: z.object({
    action: z.enum(bulkActions),
    listing_ids: z
      .array(idInput)
      .min(1)
      .max(listingLimits.bulkMost)
      .transform((ids) => [...new Set(ids)])
      .optional(),
    /** In place of `ids`: all that the table shows under these. */
    filter: listingTableFilter.optional(),
    price: price.optional(),
    contact: z.object({ name: singleLineText(80).optional(), phone: optionalPhone }).optional(),
  }),
  reply: z.object({ bulk: bulkChange }),
});

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(20),
  offset: z.coerce.number().int().min(0).max(listingLimits.bulkMost).default(0),
};

export const getBulkChange = call({
  method: 'GET',
  path: '/property/bulk/{id}',
  access: 'poster',
  summary: 'A change for many listings: before the yes what it would do, afterwards what became of each listing',
  perMinute: 240,
  params: z.object({ id: idInput }),
  query: z.object({ ...pageQuery, show: z.enum(['all', 'refused']).default('all') }),
  reply: z.object({
    bulk: bulkChange,
    listings: z.array(bulkChangeListing),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const runBulkChange = call({
  method: 'PUT',
  path: '/property/bulk/{id}',
  access: 'poster',
  idempotent: true,
  summary:
    'The yes: the change is done listing by listing, each at most once. What is left when the time is up is done when asked again',
  perMinute: 240,
  params: z.object({ id: idInput }),
  reply: z.object({ bulk: bulkChange }),
});

export const getListingTable = call({
  method: 'GET',
  path: '/property/table',
  access: 'member',
  summary: 'Own listings as a table: searched, filtered, sorted by any column, for advertisers with thousands of them',
  query: listingTableFilter.extend({
    sort: z.enum(listingTableSorts).default('updated'),
    order: z.enum(['asc', 'desc']).default('desc'),
    /** In whose language places are sorted. */
    locale: z.enum(['el', 'en']).default('el'),
    limit: z.coerce.number().int().min(1).max(100).default(25),
    offset: z.coerce.number().int().min(0).max(1_000_000).default(0),
  }),
  reply: z.object({
    listings: z.array(listingTableRow),
    count: z.int(),
    /** Of each tab, under the other filters. */
    counts: z.object({ active: z.int(), inactive: z.int(), removed: z.int(), drafts: z.int() }),
    /** Of this tab, under the other filters. */
    attention: z.object({ rejected: z.int(), photos: z.int(), mandate: z.int(), unconfirmed: z.int() }),
    /** All own listings, whatever is filtered. */
    total: z.int(),
    /** What there is to filter by, each with how many own listings it has. */
    types: z.array(z.object({ id: z.int(), name: localizedName, count: z.int() })),
    places: z.array(z.object({ value: z.string(), name: localizedName, count: z.int() })),
    sources: z.array(z.object({ id: z.int(), name: z.string() })),
    plan_usage: z.object({ active_listings: z.int(), max_active_listings: z.int().nullable() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});
