/** LIST-4: favourites. A visitor's are stored in the browser and sent here at login. */
import { z } from 'zod';
import { literalMessage, successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';
import { favoriteLimits, favoriteSorts } from './limits.ts';
import { favoriteCard } from './model.ts';

const listingId = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
/** The customer's way of naming a listing. */
const offer = z.object({ property_id: listingId, for: z.enum(['sale', 'rent']) });

export const listFavorites = call({
  method: 'GET',
  path: '/user/favorites',
  access: 'member',
  summary: 'Own favourites, last saved first unless asked otherwise; those no longer on offer say so, without a card',
  query: z.object({
    limit: z.coerce.number().int().min(1).max(60).default(20),
    offset: z.coerce.number().int().min(0).max(1_000).default(0),
    for: z.enum(['sale', 'rent']).optional(),
    sort: z.enum(favoriteSorts).default('added'),
  }),
  reply: z.object({
    properties: z.array(favoriteCard),
    count: z.int(),
    /** The customer's two lists, of this page. */
    properties_for_sale: z.array(z.int()),
    properties_for_rent: z.array(z.int()),
    pagination: z.object({ limit: z.int(), offset: z.int() }),
  }),
});

export const listFavoriteIds = call({
  method: 'GET',
  path: '/user/favorites/ids',
  access: 'everyone',
  summary: 'Listing ids of all own favourites, to fill the hearts of a page',
  perMinute: 240,
  /** Null: nobody is logged in (any more). */
  reply: z.object({ listing_ids: z.array(z.int()).nullable() }),
});

export const addFavorite = call({
  method: 'PUT',
  path: '/user/add-favorite',
  access: 'member',
  idempotent: true,
  summary: 'Save homes on offer; those already saved stay as they were. Many at once: what a browser kept before login',
  perMinute: 240,
  body: z.union([z.object({ listing_ids: z.array(listingId).min(1).max(favoriteLimits.most) }), offer]),
  reply: z.object({ message: literalMessage('Success!'), listing_ids: z.array(z.int()) }),
});

export const removeFavorite = call({
  method: 'PUT',
  path: '/user/remove-favorite',
  access: 'member',
  idempotent: true,
  summary: 'Forget a saved home',
  perMinute: 240,
  body: z.union([z.object({ listing_id: listingId }), offer]),
  reply: z.object({ message: literalMessage('Success!'), listing_ids: z.array(z.int()) }),
});

export const updateFavoriteNote = call({
  method: 'PUT',
  path: '/user/favorite-note',
  access: 'member',
  idempotent: true,
  summary: 'A note of one’s own on a saved home; empty takes it away',
  body: z.object({ listing_id: listingId, note: z.string().trim().max(favoriteLimits.note) }),
  reply: successReply,
});
