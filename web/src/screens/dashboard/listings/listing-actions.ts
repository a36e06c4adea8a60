/** What the forms of own listings do: one listing, many, or a draft. All or none; what is refused is told in words. */
import type { ownListingsFlashMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { type ListingAction, listingActions, type Outcome, outcomes } from '@estia/contract/listings/states';
import { readProperty } from '@estia/contract/read-property';
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { handleBulkAction } from './bulk-actions.ts';
import { getChosenIds } from './chosen-ids.ts';

const isListingAction = (text: string | undefined): text is ListingAction =>
  listingActions.some((each) => each === text);

type UpdateOptions = {
  callApi: ApiClient;
  idempotencyKey: string | undefined;
  reason?: string | undefined;
  /** What became of the property, where it was stated. */
  ending?: { outcome?: Outcome; outcome_price?: string };
};

export function updateListingState(
  ids: readonly number[],
  action: ListingAction,
  { callApi, idempotencyKey, reason, ending = {} }: UpdateOptions,
): Promise<unknown> {
  const list = [...ids];
  const why = reason === undefined ? {} : { reason };
  return action === 'delete'
    ? callApi('DELETE /property/delete', { body: { listing_ids: list, ...why }, idempotencyKey })
    : callApi('PUT /property/update', { body: { listing_ids: list, action, ...why, ...ending }, idempotencyKey });
}

/** Of a changed price or an activation: a rule wants somebody to look first. */
function isHeld(reply: unknown): boolean {
  if (readProperty(reply, 'review_due_at')) return true;
  const listings = readProperty(reply, 'listings');
  return Array.isArray(listings) && listings.some((listing) => readProperty(listing, 'is_held') === true);
}

type ReturnTarget = { url: URL; back: string };

/** The action of every page with own listings on it. `back` is where the page is, with its query. */
export async function handleListingAction(callApi: ApiClient, submission: FormSubmission, { url, back }: ReturnTarget) {
  const { values, idempotencyKey } = submission;
  const done = async (work: Promise<unknown>, word: keyof typeof ownListingsFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    if (!result.ok) return createFormErrorResponse(result.refusal);
    return redirectWithFlash(url, back, isHeld(result.value) ? 'in-review' : word);
  };
  if (submission.intent === 'drop') {
    const id = values.id ?? '';
    return done(callApi('DELETE /property/drafts/{id}', { params: { id }, idempotencyKey }), 'draft-dropped');
  }
  if (submission.intent === 'price') {
    const body = { listing_id: values.id ?? '', price: values.price ?? '', old_price: values.old_price ?? '' };
    return done(callApi('PUT /property/price', { body, idempotencyKey }), 'price');
  }
  if (submission.intent === 'bulk') {
    const ids = getChosenIds(values);
    if (values.intent !== 'delete') return handleBulkAction(callApi, submission, { url, back });
    if (ids.length === 0)
      return createFormErrorResponse(
        createFormError('invalid_input', { listing_ids: 'nothing_chosen' }, submission.sent),
      );
    return done(
      updateListingState(ids, values.intent, { callApi, idempotencyKey }),
      ids.length === 1 ? values.intent : 'many-deleted',
    );
  }
  if (!isListingAction(submission.intent) || !/^[1-9]\d{0,14}$/.test(values.id ?? '')) return throwNotFound();
  const outcome = outcomes.find((each) => each === values.outcome);
  const ending = {
    ...(outcome ? { outcome } : {}),
    ...(values.outcome_price?.trim() ? { outcome_price: values.outcome_price } : {}),
  };
  return done(
    updateListingState([Number(values.id)], submission.intent, { callApi, idempotencyKey, ending }),
    submission.intent,
  );
}
