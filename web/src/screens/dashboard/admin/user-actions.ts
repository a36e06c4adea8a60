/** What the forms of an admin's page of a user do. */

import type { User } from '@estia/contract/accounts/model';
import type { ContractEndGround, NoticeException } from '@estia/contract/contract-ends/model';
import type { Locale } from '@estia/contract/pair';
import { flashOf } from '../../../features/approvals/approval-asked.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';
import { getLocale } from '../../../platform/locale.ts';
import { sentChoice } from '../../../platform/sent-choice.ts';
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
      const { agency_updated_at, based_on } = values;
      const body = {
        status: sentChoice<'approved' | 'rejected' | 'blocked'>(values.status),
        reason,
        agency_updated_at,
        based_on: based_on === undefined ? undefined : sentChoice<User['status']>(based_on),
      };
      return done(callApi('PUT /adminPanel/users/{id}/status', { params, body, idempotencyKey }), 'user-moved');
    }
    case 'check':
      return done(
        callApi('POST /adminPanel/users/{id}/business-register-check', { params, idempotencyKey }),
        ({ verdict }) => (verdict === 'not_connected' ? 'register-not-connected' : 'register-asked'),
      );
    case 'edit': {
      const { username = '', mobile = '', landline = '' } = values;
      const body = { user_id: id, username, mobile, landline, locale: sentChoice<Locale>(values.locale), reason };
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
    case 'note':
      return done(
        callApi('POST /adminPanel/users/{id}/notes', { params, body: { text: values.text ?? '' }, idempotencyKey }),
        'saved',
      );
    case 'note-delete':
      return done(
        callApi('DELETE /adminPanel/users/{id}/notes/{note_id}', {
          params: { id, note_id: values.note_id },
          idempotencyKey,
        }),
        'saved',
      );
    case 'lift_measure':
      return done(
        callApi('PUT /adminPanel/report-misuse/{id}/lifting', {
          params: { id: values.id },
          body: { reason },
          idempotencyKey,
        }),
        'saved',
      );
    case 'contract': {
      const { facts = '', ends_on = '' } = values;
      const body = {
        ground: sentChoice<ContractEndGround>(values.ground),
        facts,
        ends_on,
        exception: sentChoice<NoticeException | ''>(values.exception ?? ''),
      };
      return done(
        callApi('POST /adminPanel/users/{id}/contract-end', { params, body, idempotencyKey }),
        'contract-end',
      );
    }
    case 'contract_back':
      return done(
        callApi('PUT /adminPanel/users/{id}/contract-end/withdrawal', { params, body: { reason }, idempotencyKey }),
        'contract-back',
      );
    case 'factors':
      return done(
        callApi('DELETE /adminPanel/users/{id}/second-factors', { params, body: { reason }, idempotencyKey }),
        flashOf('factors-removed'),
      );
    case 'remove':
      return done(
        callApi('DELETE /user/delete', { query: { user_id: id }, body: { reason }, idempotencyKey }),
        flashOf('user-deleted'),
      );
    default:
      return throwNotFound();
  }
}
