/** What the forms that favourites and lists have in common do. Null: the form is another one. */
import type { listFlashMessages } from '@estia/contract/favorites/list-messages';
import { FAVORITES_PATH, listPath } from '../../../features/favorites/lists/ListTabs.tsx';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';
import type { getApiClient } from '../../../platform/load-context.ts';

type Asked = {
  callApi: ReturnType<typeof getApiClient>;
  submission: FormSubmission;
  url: URL;
  /** Where the page is. */
  here: string;
};

export type ListFlash = keyof typeof listFlashMessages;

export async function finishSubmission<T>(
  { submission, url, here }: Omit<Asked, 'callApi'>,
  work: Promise<T>,
  flash: ListFlash | ((value: T) => ListFlash),
  path: string | ((value: T) => string) = here,
): Promise<Response | ReturnType<typeof createFormErrorResponse>> {
  const result = await catchSubmissionError(submission, work);
  if (!result.ok) return createFormErrorResponse(result.refusal);
  const leadsTo = typeof path === 'function' ? path(result.value) : path;
  return redirectWithFlash(url, leadsTo, typeof flash === 'function' ? flash(result.value) : flash);
}

export function runListAction(asked: Asked, from: 'favorites' | number) {
  const { callApi, submission } = asked;
  const { intent, values, idempotencyKey } = submission;
  const id = values.id ?? '';
  if (intent === 'create')
    return finishSubmission(
      asked,
      callApi('POST /user/lists', { body: { name: values.name ?? '' }, idempotencyKey }),
      'created',
      ({ list_id }) => listPath(list_id),
    );
  if (intent === 'place') {
    const move = 'move' in values;
    const body = { listing_id: id, from, to: values.to === 'favorites' ? 'favorites' : (values.to ?? ''), move };
    return finishSubmission(
      asked,
      callApi('POST /user/lists/placements', { body, idempotencyKey }),
      move ? 'moved' : 'placed',
    );
  }
  if (intent === 'accept' || intent === 'decline')
    return finishSubmission(
      asked,
      callApi('PUT /user/list-invitations/{id}', {
        params: { id },
        body: { accept: intent === 'accept' },
        idempotencyKey,
      }),
      intent === 'accept' ? 'joined' : 'declined',
      ({ list_id }) => (list_id === null ? FAVORITES_PATH : listPath(list_id)),
    );
  return null;
}
