import { z } from 'zod';
import { card } from '../listings/model.ts';

export const favoriteCard = card.extend({
  saved_at: z.iso.datetime(),
  /** The price when it was saved; lower now means it became cheaper since. */
  saved_price: z.int(),
  note: z.string().nullable(),
  /** False: no longer on offer. The card shows what it was. */
  is_active: z.boolean(),
});
export type FavoriteCard = z.output<typeof favoriteCard>;
