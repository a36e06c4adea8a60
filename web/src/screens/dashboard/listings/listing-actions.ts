/** What the forms of own ads do: one ad, many, or a draft. All or none; what is refused is told in words. */
import type { ownListingsFlashMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { type ListingAction, listingActions, type Outcome, outcomes } from '@estia/contract/listings/states';
import type { Ask } from '../../../platform/ask.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../form-submission.ts';
import { handleBulkAction } from './bulk-actions.ts';
import { getChosenIds } from './chosen-ids.ts';

const isListingAction = (text: string | undefined): text is ListingAction =>
  listingActions.some((each) => each === text);

type UpdateOptions = {
  ask: Ask;
  idempotencyKey: string | undefined;
  reason?: string | undefined;
  /** What became of the home, where it was said. */
  ending?: { outcome?: Outcome; outcome_price?: string };
};

export function updateListingState(
  ids: readonly number[],
  act: ListingAction,
  { ask, idempotencyKey, reason, ending = {} }: UpdateOptions,
): Promise<unknown> {
  const list = [...ids];
  const why = reason === undefined ? {} : { reason };
  return act === 'delete'
    ? ask('DELETE /property/delete', { body: { ids: list, ...why }, idempotencyKey })
    : ask('PUT /property/update', { body: { ids: list, act, ...why, ...ending }, idempotencyKey });
}

type ReturnTarget = { url: URL; back: string };

/** The action of every page with own ads on it. `back` is where the page is, with its query. */
export async function handleListingAction(ask: Ask, act: FormSubmission, { url, back }: ReturnTarget) {
  const { own, idempotencyKey } = act;
  const done = async (work: Promise<unknown>, word: keyof typeof ownListingsFlashMessages) => {
    const result = await catchSubmissionError(act, work);
    return result.ok ? redirectWithFlash(url, back, word) : createFormErrorResponse(result.refusal);
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
    const ids = getChosenIds(own);
    if (own.act !== 'delete') return handleBulkAction(ask, act, { url, back });
    if (ids.length === 0)
      return createFormErrorResponse(createFormError('invalid_input', { ids: 'nothing_chosen' }, act.sent));
    return done(updateListingState(ids, own.act, { ask, idempotencyKey }), ids.length === 1 ? own.act : 'many-deleted');
  }
  if (!isListingAction(act.act) || !/^[1-9]\d{0,14}$/.test(own.id ?? '')) return throwNotFound();
  const outcome = outcomes.find((each) => each === own.outcome);
  const ending = {
    ...(outcome ? { outcome } : {}),
    ...(own.outcome_price?.trim() ? { outcome_price: own.outcome_price } : {}),
  };
  return done(updateListingState([Number(own.id)], act.act, { ask, idempotencyKey, ending }), act.act);
}
