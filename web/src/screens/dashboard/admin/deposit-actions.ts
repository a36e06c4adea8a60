/** What the forms of deposits do, on their own page and on that of a subscription. */
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  prefixFieldErrors,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, type FormError } from '../../../platform/forms.ts';

const flashKeys = { note: 'noted', match: 'matched', confirm: 'confirmed', reject: 'rejected' } as const;
const isDepositIntent = (intent: string): intent is keyof typeof flashKeys => Object.hasOwn(flashKeys, intent);

/** Null: it is no action of a deposit. */
export async function handleDepositAction(
  callApi: ApiClient,
  submission: FormSubmission,
  { url, here: currentPath }: { url: URL; here: string },
) {
  const { values, idempotencyKey } = submission;
  const { reason = '', gemi = '' } = values;
  const params = { id: values.id ?? '' };
  const not_owed = 'not_owed' in values;
  const credit = 'credit' in values;
  if (!isDepositIntent(submission.intent)) return null;
  if (submission.intent !== 'note' && !/^[1-9]\d{0,14}$/.test(params.id)) return throwNotFound();
  const work = {
    note: () =>
      callApi('POST /adminPanel/deposits', {
        body: { gemi, booked_on: values.booked_on ?? '', amount: values.amount ?? '', not_owed, credit, reason },
        idempotencyKey,
      }),
    match: () =>
      callApi('PUT /adminPanel/deposits/{id}/match', {
        params,
        body: { gemi, not_owed, credit, reason },
        idempotencyKey,
      }),
    confirm: () => callApi('POST /adminPanel/deposits/{id}/confirm', { params, body: { reason }, idempotencyKey }),
    reject: () => callApi('POST /adminPanel/deposits/{id}/reject', { params, body: { reason }, idempotencyKey }),
  }[submission.intent];
  const result = await catchSubmissionError<unknown>(submission, work());
  return result.ok
    ? redirectWithFlash(url, currentPath, flashKeys[submission.intent])
    : createFormErrorResponse(result.refusal);
}

export const missingFileError: FormError = prefixFieldErrors('send', {
  code: 'invalid_input',
  fields: { file: 'required' },
  values: { form: 'send' },
});
