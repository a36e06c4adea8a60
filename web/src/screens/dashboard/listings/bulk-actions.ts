/**
 * What the form of many listings asks for: a change that is written down, and done at once where there is nothing to
 * look at first.
 */
import { attentionKinds, type BulkAction, bulkActions } from '@estia/contract/listings/dashboard/dashboard-choices';
import { listingStates } from '@estia/contract/listings/states';
import { redirect } from 'react-router';
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  prefixFieldErrors,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { getLocale, localizePath } from '../../../platform/locale.ts';
import { getChosenIds } from './chosen-ids.ts';

export const bulkChangePath = (id: number): string => `/dashboard/properties/bulk/${id}`;

/** Greek thousands and decimals: `-2,5`, `180.000`. */
export function parseBulkAmount(text: string, by: 'percent' | 'value'): number | null {
  const plain = text
    .trim()
    .replace(/[%€\s]/g, '')
    .replace('−', '-');
  const read = by === 'value' ? plain.replaceAll('.', '') : plain.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(read) ? Number(read) : null;
}

const isBulkAction = (text: string | undefined): text is BulkAction => bulkActions.some((each) => each === text);

/** `all` is ticked: what the list shows, page or not. */
function getSelection(values: FormSubmission['values']) {
  const state = listingStates.find((each) => each === values.state);
  if (values.all === undefined || !state) return { listing_ids: getChosenIds(values) };
  const purpose = (['sale', 'rent'] as const).find((each) => each === values.for);
  const { search, type, place } = values;
  const attention = attentionKinds.find((each) => each === values.attention);
  return {
    filter: {
      state,
      ...(purpose ? { for: purpose } : {}),
      ...(search ? { search } : {}),
      ...(type ? { type } : {}),
      ...(place ? { place } : {}),
      ...(attention ? { attention } : {}),
    },
  };
}

type ReturnTarget = { url: URL; back: string };

export async function handleBulkAction(callApi: ApiClient, submission: FormSubmission, { url, back }: ReturnTarget) {
  const { values, idempotencyKey, sent, form } = submission;
  const action = values.intent;
  if (!isBulkAction(action)) return throwNotFound();
  const which = getSelection(values);
  const no = (fields: Record<string, string>) =>
    createFormErrorResponse(prefixFieldErrors(form, createFormError('invalid_input', fields, sent)));
  if (which.listing_ids?.length === 0)
    return createFormErrorResponse(createFormError('invalid_input', { listing_ids: 'nothing_chosen' }, sent));
  const by = values.by === 'value' ? ('value' as const) : ('percent' as const);
  const amount = parseBulkAmount(values.amount ?? '', by);
  if (action === 'price' && amount === null)
    return no({ amount: (values.amount ?? '').trim() ? 'invalid' : 'required' });
  const body = {
    action,
    ...which,
    ...(action === 'price' && amount !== null ? { price: { by, amount, round: values.round ?? 1 } } : {}),
    ...(action === 'contact'
      ? { contact: { ...(values.name ? { name: values.name } : {}), phone: values.phone ?? '' } }
      : {}),
  } as const;
  const prepared = await catchSubmissionError(submission, callApi('POST /property/bulk', { body, idempotencyKey }));
  if (!prepared.ok) return createFormErrorResponse(flattenFieldErrors(prepared.refusal, form));
  const { id } = prepared.value.bulk;
  const page = localizePath(getLocale(url.pathname), bulkChangePath(id));
  // A whole list is more than anybody has before their eyes.
  if (action === 'price' || action === 'contact' || which.filter) return redirect(page, 303);
  const result = await catchSubmissionError(submission, callApi('PUT /property/bulk/{id}', { params: { id } }));
  if (!result.ok) return createFormErrorResponse(result.refusal);
  const { listing_count: listingCount, refused_count: left, pending_count: pendingCount } = result.value.bulk;
  if (left + pendingCount > 0) return redirect(page, 303);
  return redirectWithFlash(url, back, listingCount === 1 ? action : 'many');
}

/** `contact.phone` of the call is `phone` of the form. */
const flattenFieldErrors = <R extends { fields: Record<string, string> }>(refusal: R, form: string): R => ({
  ...refusal,
  fields: Object.fromEntries(
    Object.entries(refusal.fields).map(([name, code]) => [
      name.replace(`${form}.contact.`, `${form}.`).replace(`${form}.price.`, `${form}.`),
      code,
    ]),
  ),
});
