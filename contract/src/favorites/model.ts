import { z } from 'zod';
import { listingCard } from '../listings/model.ts';

const saved = {
  saved_at: z.iso.datetime(),
  /** The price when it was saved; lower now means it became cheaper since. */
  saved_price: z.int(),
  note: z.string().nullable(),
};

const favoriteOnOffer = listingCard.extend({ ...saved, is_active: z.literal(true) });

/** No longer on offer: no card, only what the person saved. */
const favoriteGone = listingCard
  .pick({ property_id: true, listing_id: true, for: true })
  .extend({ ...saved, is_active: z.literal(false) });

export const favoriteCard = z.discriminatedUnion('is_active', [favoriteOnOffer, favoriteGone]);
export type FavoriteCard = z.output<typeof favoriteCard>;
export type FavoriteOnOffer = z.output<typeof favoriteOnOffer>;
export type FavoriteGone = z.output<typeof favoriteGone>;
