/** POST-5: a new price for a listing, without going through the whole form. */
import { z } from 'zod';
import { successReply } from '../accounts/replies.ts';
import { call } from '../call.ts';

export const changePrice = call({
  method: 'PUT',
  path: '/property/price',
  access: 'poster',
  idempotent: true,
  summary: 'Change the price of an own listing. Refused when it is not `old_price` any more',
  body: z.object({
    listing_id: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
    /** As typed: `250.000`, `250000` and `250 χιλ.` are the same. */
    price: z.union([z.string().max(20), z.number()]).transform(String),
    /** The price that the person saw when they typed the new one. */
    old_price: z.coerce.number().int().min(0).max(2_147_483_647),
  }),
  reply: successReply.extend({
    listing_id: z.int(),
    old_price: z.int(),
    price: z.int(),
    /** With this price it is shown once a person has looked, by then at the latest; null: it stays as it is. */
    review_due_at: z.iso.datetime().nullable(),
  }),
});
