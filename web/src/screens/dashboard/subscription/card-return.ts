/**
 * Back from the card provider's page. Coming back means nothing by itself, and opening a page writes nothing: the page
 * asks the server what became of it by a form of its own (subscription/BankWait.tsx), a handful of times.
 */
import { redirect } from 'react-router';
import type { ApiClient } from '../../../platform/api-client.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';
import { getLocale, localizePath } from '../../../platform/locale.ts';
import { PAYMENT_PATH, SUBSCRIPTION_PATH } from './subscription-paths.ts';

/** `paid`, `left`: the number of a charge. `setup`: the provider's name of the page where a card was typed. */
export type CardReturn = { result: 'paid' | 'left' | 'setup'; value: string; attempts: number };

/** An address with the number of a charge can be sent by anybody: what was paid long ago is no news. */
const NEWS_MS = 3_600_000;

/** Null when nobody comes back from anywhere. */
export function cardReturn(url: URL, ...ways: CardReturn['result'][]): CardReturn | null {
  for (const result of ways) {
    const value = url.searchParams.get(result);
    if (value) return { result, value, attempts: Number(url.searchParams.get('look') ?? 0) || 0 };
  }
  return null;
}

/** The same page, one look later. */
function waitOn(
  url: URL,
  result: CardReturn['result'],
  { value = '', attempts = '0' }: FormSubmission['values'],
): Response {
  const search = new URLSearchParams({ [result]: value, look: String((Number(attempts) || 0) + 1) });
  return redirect(`${url.pathname}?${search}`, 303);
}

export async function checkPaymentReturn(
  callApi: ApiClient,
  submission: FormSubmission,
  url: URL,
  returned: 'paid' | 'left',
) {
  const body = { charge_id: submission.values.value ?? '', has_left_provider: returned === 'left' };
  const result = await catchSubmissionError(submission, callApi('POST /user/subscription/refresh', { body }));
  if (!result.ok) return createFormErrorResponse(result.refusal);
  const { charge } = result.value;
  if (charge?.in_progress) return waitOn(url, returned, submission.values);
  if (charge?.paid_at && Date.now() - Date.parse(charge.paid_at) < NEWS_MS)
    return redirectWithFlash(url, SUBSCRIPTION_PATH, 'paid');
  if (charge?.state === 'due') return redirectWithFlash(url, SUBSCRIPTION_PATH, 'not-paid');
  return redirect(localizePath(getLocale(url.pathname), SUBSCRIPTION_PATH), 303);
}

export async function checkCardSetupReturn(callApi: ApiClient, submission: FormSubmission, url: URL) {
  const { values, idempotencyKey } = submission;
  const finished = callApi('PUT /user/change-payment', { body: { card_token_id: values.value ?? '' }, idempotencyKey });
  const result = await catchSubmissionError(submission, finished);
  if (result.ok) {
    const { subscription } = await callApi('GET /user/subscription', { query: {} });
    // An old address of a card that is not used any more: nothing was set up now.
    if (subscription.payment !== 'card') return redirect(localizePath(getLocale(url.pathname), PAYMENT_PATH), 303);
    return redirectWithFlash(url, PAYMENT_PATH, 'card-set');
  }
  if (result.refusal.code === 'payment_under_way') return waitOn(url, 'setup', values);
  return redirectWithFlash(url, PAYMENT_PATH, 'card-not-set');
}
