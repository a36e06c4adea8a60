/** What the forms of the queue do: take in hand, put back, hand over. */
import { workLimits } from '@estia/contract/work-queue/model';
import { redirect } from 'react-router';
import type { ApiClient } from '../../platform/api-client.ts';
import { throwNotFound } from '../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../platform/forms.ts';
import { getLocale, localizePath } from '../../platform/locale.ts';
import { formatItemKey, parseItemKey } from './item-path.ts';

const QUEUE_PATH = '/dashboard';

/** Only where the queue or a page of an admin can be; anything else is the queue. */
const readPath = (path: string | null | undefined): string =>
  path && /^\/dashboard(\/admin\/[\w/-]+)?(\?[^#\\]*)?$/.test(path) ? path : QUEUE_PATH;

const withQuery = (path: string, name: string, value: string): string => {
  const [bare = path, query] = path.split('?');
  const search = new URLSearchParams(query);
  search.set(name, value);
  return `${bare}?${search}`;
};

export async function handleWorkAction(
  callApi: ApiClient,
  submission: FormSubmission,
  url: URL,
): Promise<Response | ReturnType<typeof createFormErrorResponse>> {
  const key = parseItemKey(submission.values.item);
  if (!key) return throwNotFound();
  const back = readPath(url.searchParams.get('back'));
  const { intent, values, idempotencyKey } = submission;
  if (intent === 'claim') {
    const result = await catchSubmissionError(submission, callApi('POST /adminPanel/queue/claim', { body: key }));
    if (result.ok) return redirectWithFlash(url, values.open === undefined ? back : readPath(values.open), 'claimed');
    // The page that is shown next says who has it, or that it is decided.
    const page = values.open === undefined ? back : withQuery(back, 'refused', formatItemKey(key));
    return redirect(localizePath(getLocale(url.pathname), page), 303);
  }
  if (intent === 'release') {
    await callApi('POST /adminPanel/queue/release', { body: key });
    return redirectWithFlash(url, back, 'released');
  }
  if (intent !== 'hand-over') return throwNotFound();
  const body = { ...key, admin_id: values.admin_id ?? '', note: (values.note ?? '').slice(0, workLimits.note + 1) };
  const result = await catchSubmissionError(
    submission,
    callApi('POST /adminPanel/queue/hand-over', { body, idempotencyKey }),
  );
  return result.ok ? redirectWithFlash(url, QUEUE_PATH, 'handed-over') : createFormErrorResponse(result.refusal);
}
