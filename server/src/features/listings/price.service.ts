/** POST-5: one listing gets another price; its history and everybody who saved it see both. */
import type { HandlerInput } from '@estia/contract/call';
import { parseField } from '@estia/contract/listings/draft/listing-fields';
import type { changePrice } from '@estia/contract/listings/price-calls';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { updatePrices } from './bulk/bulk.queries.ts';
import { lockAdvertiser } from './drafts/drafts.queries.ts';
import { mayChange, mayPublish } from './listings.policy.ts';
import { reviewStoredListings } from './review/review.service.ts';
import { lockListings } from './states/states.queries.ts';

type Changed = { listing_id: number; old_price: number; price: number; review_due_at: string | null };

export async function setPrice(
  deps: Deps,
  viewer: SignedInViewer,
  { body }: HandlerInput<typeof changePrice>,
): Promise<Changed> {
  const read = parseField('price', body.price);
  if ('error' in read) throw new AppError('invalid_input', { price: read.error });
  if (typeof read.value !== 'number') throw new AppError('invalid_input', { price: 'required' });
  const price = read.value;
  return deps.db.transaction().execute(async (trx) => {
    const account = await lockAdvertiser(trx, viewer.worksFor);
    const [listing] = await lockListings(trx, [body.listing_id]);
    if (!account || !listing || listing.account_id !== account.id) throw new AppError('not_found');
    if (!mayPublish(account) || !mayChange('owner', listing)) throw new AppError('forbidden');
    if (listing.is_active === null) throw new AppError('not_in_this_state');
    const changed = { listing_id: listing.id, old_price: body.old_price, price, review_due_at: null };
    // Sent twice, it is done once.
    if (listing.price === price) return changed;
    if (listing.price !== body.old_price) throw new AppError('changed_meanwhile');
    await updatePrices(trx, [{ listing_id: listing.id, price }], deps.clock());
    const { dueAt } = await reviewStoredListings(trx, deps, account, { ids: [listing.id], cause: 'price' });
    return { ...changed, review_due_at: dueAt };
  });
}
