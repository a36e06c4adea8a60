/** What is done with one source from its page. */

import type { sourceFlashMessages } from '@estia/contract/sources/screens/source-screen-messages';
import type { ApiClient } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../../platform/forms.ts';
import { nameSourceFields, readChanges, readFeedFile } from './source-submission.ts';

type Place = { form: FormData; id: number; url: URL; back: string };
type Word = keyof typeof sourceFlashMessages;

const LIST_PATH = '/dashboard/properties/external-sources';

export async function handleSourceAction(callApi: ApiClient, submission: FormSubmission, place: Place) {
  const { id, url, back } = place;
  const { idempotencyKey, values } = submission;
  const params = { id };
  const done = async (work: Promise<unknown>, word: Word, path = back) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok
      ? redirectWithFlash(url, path, word)
      : createFormErrorResponse(nameSourceFields(result.refusal, submission.form));
  };
  switch (submission.intent) {
    case 'settings':
      return saveSettings(callApi, submission, place);
    case 'upload': {
      const file = await readFeedFile(place.form, submission);
      if (typeof file !== 'string') return createFormErrorResponse(file);
      return done(callApi('POST /sources/file', { body: { source_id: id, file }, idempotencyKey }), 'uploaded');
    }
    case 'read':
      return done(callApi('POST /sources/{id}/runs', { params, body: {}, idempotencyKey }), 'started');
    case 'pause':
      return done(callApi('POST /sources/{id}/pause', { params }), 'paused');
    case 'resume':
      return done(callApi('POST /sources/{id}/resume', { params }), 'resumed');
    case 'remove': {
      if (!('accept' in values))
        return createFormErrorResponse(
          createFormError('invalid_input', { [`${submission.form}.accept`]: 'must_accept' }, submission.sent),
        );
      const body = { accept: 'on' as const };
      return done(callApi('DELETE /sources/{id}', { params, body }), 'removed', LIST_PATH);
    }
    default:
      return throwNotFound();
  }
}

async function saveSettings(callApi: ApiClient, submission: FormSubmission, { id, url, back }: Place) {
  const { values, form, sent, idempotencyKey } = submission;
  const params = { id };
  const { source } = await orThrowFailure(callApi('GET /sources/{id}', { params }));
  const body = readChanges(values, source);
  if (Object.keys(body).length === 0) return redirectWithFlash(url, back, 'unchanged');
  // The call would forget it in silence: a key does not follow to another address.
  if (body.url !== undefined && source.key_kind !== 'none' && values['key.kind'] === 'keep')
    return createFormErrorResponse(createFormError('invalid_input', { [`${form}.key.kind`]: 'required' }, sent));
  const saved = await catchSubmissionError(submission, callApi('PUT /sources/{id}', { params, body, idempotencyKey }));
  if (!saved.ok) return createFormErrorResponse(nameSourceFields(saved.refusal, form));
  const { kind, state, last_run: run } = source;
  const mayTry = kind === 'url' && state === 'active' && run?.state !== 'applying';
  const isTried = mayTry && ('url' in body || 'key' in body || 'format' in body);
  return redirectWithFlash(url, back, isTried ? 'tried' : 'saved');
}
