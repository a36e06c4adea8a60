import { z } from 'zod';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { csvFile } from '../admin-lists/csv-file.ts';
import { adminListingSorts } from '../admin-lists/list-choices.ts';
import { adminListingFilter } from '../admin-lists/list-filters.ts';
import { call } from '../call.ts';
import { purposes } from '../search/model.ts';
import { listingLimits } from './limits.ts';
import { listingCard, ownListingCard, property } from './model.ts';
import { listingStates, outcomes } from './states.ts';

const propertyQuery = z.object({
  for: z.enum(purposes),
  property_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
  user_id: z.coerce.number().int().optional(),
  /** Owner and admin only: also a paused or removed listing. Anybody else's is ignored. */
  paranoid: z.stringbool().optional(),
});

export const getProperty = call({
  method: 'GET',
  path: '/property',
  access: 'everyone',
  summary: 'One property as offered for sale or for rent; or, by user_id alone, what a user offers',
  query: z.object({
    ...propertyQuery.shape,
    property_id: propertyQuery.shape.property_id.optional(),
    user_id: propertyQuery.shape.property_id.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(10),
    offset: z.coerce.number().int().min(0).max(100_000).default(0),
  }),
  reply: z.union([
    z.object({ property }),
    z.object({
      /** Active ones. With `paranoid`, for the user and for admins, also paused and removed ones. */
      properties: z.array(listingCard.extend({ is_active: z.boolean().nullable() })),
      count: z.int(),
      pagination: z.object({ limit: z.int(), offset: z.int() }),
    }),
  ]),
});

export const getPropertyAlias = call({
  method: 'GET',
  path: '/property/property',
  access: 'everyone',
  summary: 'One property as offered for sale or for rent: GET /property by property_id (the customer lists both)',
  query: propertyQuery,
  reply: z.object({ property }),
});

/** Homes that the browser remembers: favourites, compared, pins of the map. What is no longer live is left out. */
export const listCards = call({
  method: 'GET',
  path: '/property/cards',
  access: 'everyone',
  summary: 'Cards of given listings, in the order asked; those no longer active are left out',
  perMinute: 240,
  maxAge: 30,
  query: z.object({
    listing_ids: z
      .string()
      .regex(/^\d{1,15}(,\d{1,15}){0,59}$/)
      .transform((text) => [...new Set(text.split(',').map(Number))]),
  }),
  reply: z.object({ properties: z.array(listingCard) }),
});

export const getListing = call({
  method: 'GET',
  path: '/property/listing',
  access: 'everyone',
  summary: 'Which property a listing id belongs to',
  query: z.object({ listing_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER) }),
  reply: z.object({ property_id: z.int(), for: z.enum(purposes) }),
});

export const listSimilarListings = call({
  method: 'GET',
  path: '/property/similar',
  access: 'everyone',
  summary: 'Homes like this one: same offer and type, near in place, size and price',
  query: propertyQuery.pick({ for: true, property_id: true }),
  reply: z.object({ properties: z.array(listingCard) }),
});

const listingIds = z
  .array(z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER))
  .min(1)
  .max(listingLimits.bulk)
  .transform((ids) => [...new Set(ids)]);
const idInput = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);

/** POST-5. Ours names the action; the customer's shape (`is_active`, `deleted_at`, one id) says the same. */
export const updateListingStates = call({
  method: 'PUT',
  path: '/property/update',
  access: 'poster',
  idempotent: true,
  summary:
    'Activate, deactivate, remove, restore or confirm listings; all of them or none. Own ones; any for an admin, with a reason',
  body: z.union([
    z.object({
      listing_ids: listingIds,
      action: z.enum(['activate', 'deactivate', 'remove', 'restore', 'confirm']),
      reason: z.string().trim().min(1).max(500).optional(),
      /** Of one listing that is deactivated or removed: what became of the property. Stored for statistics, shown to nobody. */
      outcome: z.enum(outcomes).optional(),
      /** What was agreed on, as typed. */
      outcome_price: z
        .union([z.string().max(20), z.number()])
        .transform(String)
        .optional(),
    }),
    z.object({
      property_for_sale_id: idInput.optional(),
      property_for_rent_id: idInput.optional(),
      is_active: z.boolean().nullable(),
      deleted_at: z.iso.datetime().nullable().optional(),
      reason: z.string().trim().min(1).max(500).optional(),
    }),
  ]),
  reply: z.object({
    message: literalMessage('The ad has been successfully saved'),
    listings: z.array(
      z.object({
        listing_id: z.int(),
        state: z.enum(listingStates),
        /** It was to be shown, and waits until a person has looked. */
        is_held: z.literal(true).optional(),
      }),
    ),
  }),
});

export const deleteListings = call({
  method: 'DELETE',
  path: '/property/delete',
  access: 'poster',
  idempotent: true,
  summary: 'Delete removed listings for good, with their photos; what the home was asked for stays with the home',
  body: z.object({ listing_ids: listingIds, reason: z.string().trim().min(1).max(500).optional() }),
  reply: z.object({ message: literalMessage('Success!'), deleted: z.int() }),
});

export const countView = call({
  method: 'PUT',
  path: '/property/addcount',
  access: 'everyone',
  summary: 'Count a view, once a visitor and day; answered before it is written',
  perMinute: 240,
  body: propertyQuery.pick({ for: true, property_id: true }),
  reply: successReply,
});

const pageQuery = {
  limit: z.coerce.number().int().min(1).max(100).default(10),
  offset: z.coerce.number().int().min(0).max(100_000).default(0),
};

export const listOwnListings = call({
  method: 'GET',
  path: '/property/mine',
  access: 'member',
  summary: 'Own listings by state, with what they brought',
  query: z.object({
    ...pageQuery,
    state: z.enum(listingStates).default('active'),
    for: z.enum(purposes).optional(),
    /** The offers of one home, whatever their state. */
    property_id: idInput.optional(),
  }),
  reply: z.object({
    properties: z.array(ownListingCard),
    count: z.int(),
    /** Of each tab, for the chosen purpose. */
    counts: z.object({ active: z.int(), inactive: z.int(), removed: z.int(), drafts: z.int() }),
    /** Active listings now, and how many the plan holds (null: no limit). */
    plan_usage: z.object({ active_listings: z.int(), max_active_listings: z.int().nullable() }),
    /** Over the last 30 days, with the 30 before; days oldest first. */
    totals: z.object({
      views: z.object({ current: z.int(), previous: z.int(), daily: z.array(z.int()) }),
      messages: z.object({ current: z.int(), previous: z.int(), daily: z.array(z.int()) }),
      phone_reveals: z.object({ current: z.int(), previous: z.int(), daily: z.array(z.int()) }),
      favorites: z.object({ current: z.int(), previous: z.int(), daily: z.array(z.int()) }),
    }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

const userListingsCall = {
  params: z.object({ id: idInput }),
  query: z.object(pageQuery),
  reply: z.object({
    properties: z.array(listingCard),
    count: z.int(),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
};
export const listUserSaleListings = call({
  method: 'GET',
  path: '/user/{id}/properties/sale',
  access: 'everyone',
  summary: 'Active sale listings of a user',
  ...userListingsCall,
});
export const listUserRentListings = call({
  method: 'GET',
  path: '/user/{id}/properties/rent',
  access: 'everyone',
  summary: 'Active rent listings of a user',
  ...userListingsCall,
});

const adminListingsCall = {
  query: z.object({
    ...pageQuery,
    ...adminListingFilter,
    sort: z.enum(adminListingSorts).default('newest'),
    order: z.enum(['asc', 'desc']).default('desc'),
  }),
  reply: z.object({
    properties: z.array(
      ownListingCard.extend({ user: z.object({ user_id: z.int(), username: z.string() }), reports: z.int() }),
    ),
    count: z.int(),
    counts: z.object({ active: z.int(), inactive: z.int(), removed: z.int() }),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
};
export const listRentListingsForAdmin = call({
  method: 'GET',
  path: '/adminPanel/propertiesForRent',
  access: 'admin',
  summary: 'All rent listings by state',
  ...adminListingsCall,
});
export const listSaleListingsForAdmin = call({
  method: 'GET',
  path: '/adminPanel/propertiesForSale',
  access: 'admin',
  summary: 'All sale listings by state',
  ...adminListingsCall,
});
export const exportListingsForAdmin = call({
  ...csvFile,
  path: '/adminPanel/listings/export',
  summary: 'Listings as CSV, newest first, filtered as the list is. Each file is in the audit log',
  body: z.object({ ...adminListingFilter, for: z.enum(purposes), lang: z.enum(['el', 'en']).default('el') }),
});

const sheetQuery = propertyQuery
  .pick({ for: true, property_id: true })
  .extend({ locale: z.enum(['el', 'en']).default('el') });
export const downloadListingSheet = call({
  method: 'GET',
  path: '/property/sheet',
  access: 'everyone',
  summary: 'A page to print or hand over: photos, facts, QR',
  perMinute: 30,
  query: sheetQuery,
  produces: 'application/pdf',
  reply: z.instanceof(Uint8Array),
});
export const getListingQrCode = call({
  method: 'GET',
  path: '/property/qr',
  access: 'everyone',
  summary: 'QR picture of the address of a listing',
  maxAge: 86_400,
  query: sheetQuery,
  produces: 'image/svg+xml',
  reply: z.string(),
});
