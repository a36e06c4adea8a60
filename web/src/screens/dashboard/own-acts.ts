/** What the forms of own ads do: one ad, many, or a draft. All or none; what is refused is told in words. */
import type { ownListingsFlashMessages } from '@estia/contract/listings/own-messages';
import { type ListingAction, listingActions, type Outcome, outcomes } from '@estia/contract/listings/states';
import type { Ask } from '../../platform/ask.ts';
import { notFound } from '../../platform/failures.ts';
import { refuse, refused } from '../../platform/forms.ts';
import { type Act, backTo, tryAct } from './acts.ts';
import { bulkAct } from './bulk-acts.ts';
import { chosenIds } from './chosen.ts';

const isAct = (text: string | undefined): text is ListingAction => listingActions.some((each) => each === text);

type Way = {
  ask: Ask;
  idempotencyKey: string | undefined;
  reason?: string | undefined;
  /** What became of the home, where it was said. */
  ending?: { outcome?: Outcome; outcome_price?: string };
};

export function moveAds(
  ids: readonly number[],
  act: ListingAction,
  { ask, idempotencyKey, reason, ending = {} }: Way,
): Promise<unknown> {
  const list = [...ids];
  const why = reason === undefined ? {} : { reason };
  return act === 'delete'
    ? ask('DELETE /property/delete', { body: { ids: list, ...why }, idempotencyKey })
    : ask('PUT /property/update', { body: { ids: list, act, ...why, ...ending }, idempotencyKey });
}

type Where = { url: URL; back: string };

/** The action of every page with own ads on it. `back` is where the page is, with its query. */
export async function ownAct(ask: Ask, act: Act, { url, back }: Where) {
  const { own, idempotencyKey } = act;
  const done = async (work: Promise<unknown>, word: keyof typeof ownListingsFlashMessages) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, back, word) : refused(tried.refusal);
  };
  if (act.act === 'drop') {
    const id = own.id ?? '';
    return done(ask('DELETE /property/drafts/{id}', { params: { id }, idempotencyKey }), 'draft-dropped');
  }
  if (act.act === 'price') {
    const body = { listing_id: own.id ?? '', price: own.price ?? '', old_price: own.old_price ?? '' };
    return done(ask('PUT /property/price', { body, idempotencyKey }), 'price');
  }
  if (act.act === 'bulk') {
    const ids = chosenIds(own);
    if (own.act !== 'delete') return bulkAct(ask, act, { url, back });
    if (ids.length === 0) return refused(refuse('invalid_input', { ids: 'nothing_chosen' }, act.sent));
    return done(moveAds(ids, own.act, { ask, idempotencyKey }), ids.length === 1 ? own.act : 'many-deleted');
  }
  if (!isAct(act.act) || !/^[1-9]\d{0,14}$/.test(own.id ?? '')) return notFound();
  const outcome = outcomes.find((each) => each === own.outcome);
  const ending = {
    ...(outcome ? { outcome } : {}),
    ...(own.outcome_price?.trim() ? { outcome_price: own.outcome_price } : {}),
  };
  return done(moveAds([Number(own.id)], act.act, { ask, idempotencyKey, ending }), act.act);
}
