/** Ads whose owners do not say that they still stand: reminded twice, then paused. Safe to run twice and to be killed. */
import { formatListingCode } from '@estia/contract/listings/ad-code';
import type { Deps } from '../../deps.ts';
import * as q from './confirm.queries.ts';
import { adsNamed, tellOwner } from './listings.letters.ts';

const SLICE = 500;

const letters = { first: 'ad_reminder', second: 'ad_reminder_last', pause: 'ad_paused' } as const;

/** One slice, in one transaction with its letters: an owner gets one for all ads of the slice. Less than a slice: none is left. */
async function confirmSlice(deps: Deps, what: keyof typeof q.due): Promise<number> {
  const now = deps.clock();
  return deps.db.transaction().execute(async (trx) => {
    const ads = await q.holdDue(trx, what, now, SLICE);
    if (ads.length === 0) return 0;
    const ids = ads.map((ad) => ad.id);
    if (what === 'pause') await q.pauseUnconfirmed(trx, ids, now);
    else await q.markReminded(trx, ids, now);
    const byOwner = Map.groupBy(ads, (ad) => ad.account_id);
    for (const owner of await q.readersOf(trx, [...byOwner.keys()])) {
      const codes = (byOwner.get(owner.id) ?? []).map((ad) => formatListingCode(ad.property_id, ad.purpose));
      await tellOwner(trx, deps, owner, letters[what], adsNamed(codes));
    }
    return ads.length;
  });
}

/** The last step first: an ad takes one step a run, however long the worker slept. */
export async function confirmAds(deps: Deps): Promise<void> {
  for (const what of ['pause', 'second', 'first'] as const)
    for (let done = SLICE; done === SLICE; ) done = await confirmSlice(deps, what);
}
