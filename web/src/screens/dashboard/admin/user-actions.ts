/** What the forms of an admin's page of a user do. */
import type { Locale } from '@estia/contract/pair';
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';
import { getLocale } from '../../../platform/locale.ts';
import { createAgencyBody, moveHoursErrorsToDay, resolveAgencyDistrict } from '../agency/agency-form.ts';

export async function handleUserAction(
  callApi: ApiClient,
  submission: FormSubmission,
  { id, url }: { id: number; url: URL },
) {
  const { values, idempotencyKey } = submission;
  const { reason = '' } = values;
  const params = { id };
  const done = async <T>(work: Promise<T>, word: string | ((result: T) => string)) => {
    const tried = await catchSubmissionError(submission, work);
    if (!tried.ok) return createFormErrorResponse(moveHoursErrorsToDay(tried.refusal));
    return redirectWithFlash(url, `/dashboard/admin/users/${id}`, typeof word === 'string' ? word : word(tried.value));
  };
  switch (submission.intent) {
    case 'move': {
      const { agency_updated_at } = values;
      const body = { status: values.status as 'approved' | 'rejected' | 'blocked', reason, agency_updated_at };
      return done(callApi('PUT /adminPanel/users/{id}/status', { params, body, idempotencyKey }), 'user-moved');
    }
    case 'check':
      return done(
        callApi('POST /adminPanel/users/{id}/business-register-check', { params, idempotencyKey }),
        ({ verdict }) => (verdict === 'not_connected' ? 'register-not-connected' : 'register-asked'),
      );
    case 'edit': {
      const { username = '', mobile = '', landline = '' } = values;
      const body = { user_id: id, username, mobile, landline, locale: values.locale as Locale, reason };
      return done(callApi('POST /user/update', { body, idempotencyKey }), 'saved');
    }
    case 'office': {
      const district = await resolveAgencyDistrict(callApi, submission, getLocale(url.pathname));
      if (!district.ok) return createFormErrorResponse(district.refusal);
      // The agency is the user's own: its id is asked here, never taken from the form.
      const work = callApi('GET /adminPanel/users/{id}', { params }).then(({ agency }) =>
        agency
          ? callApi('POST /user/update-agency', {
              body: { ...createAgencyBody(values, district.id), agency_id: agency.agency_id },
              idempotencyKey,
            })
          : throwNotFound(),
      );
      return done(work, 'saved');
    }
    case 'factors':
      return done(
        callApi('DELETE /adminPanel/users/{id}/second-factors', { params, body: { reason }, idempotencyKey }),
        'factors-removed',
      );
    case 'remove':
      return done(
        callApi('DELETE /user/delete', { query: { user_id: id }, body: { reason }, idempotencyKey }),
        'user-deleted',
      );
    default:
      return throwNotFound();
  }
}
