/** What the forms of the security page do. Secrets and codes are answered once, with the page, and never by a redirect. */
import { readProperty } from '@estia/contract/read-property';
import type { TotpSecret } from '../../../features/accounts/security/TotpPanel.tsx';
import type { ApiClient } from '../../../platform/api-client.ts';
import { throwNotFound } from '../../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission, redirectWithFlash } from '../../../platform/form-submission.ts';
import { createFormErrorResponse } from '../../../platform/forms.ts';

const PAGE_PATH = '/dashboard/user/security';

export async function handleSecurityAction(callApi: ApiClient, submission: FormSubmission, url: URL) {
  const { values, idempotencyKey } = submission;
  const { current_password = '' } = values;
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, PAGE_PATH, word) : createFormErrorResponse(result.refusal);
  };
  /** The first factor comes with recovery codes; a further one has nothing to show. */
  const added = async (work: Promise<{ recovery_codes?: string[] | undefined }>) => {
    const result = await catchSubmissionError(submission, work);
    if (!result.ok) return createFormErrorResponse(result.refusal);
    const { recovery_codes } = result.value;
    return recovery_codes?.length ? { recovery_codes } : redirectWithFlash(url, PAGE_PATH, 'factor-added');
  };
  switch (submission.intent) {
    case 'password': {
      const { password = '', passwordConfirmation = '' } = values;
      const body = { current_password, password, passwordConfirmation };
      return done(callApi('POST /user/change-password', { body, idempotencyKey }), 'password-changed');
    }
    case 'device-end':
      return done(callApi('DELETE /user/sessions/{id}', { params: { id: values.id }, idempotencyKey }), 'device-ended');
    case 'devices-end':
      return done(callApi('DELETE /user/sessions', { idempotencyKey }), 'devices-ended');
    case 'app-begin': {
      const result = await catchSubmissionError(
        submission,
        callApi('POST /user/second-factors/totp', { body: { current_password }, idempotencyKey }),
      );
      return result.ok ? { totp: result.value } : createFormErrorResponse(result.refusal);
    }
    case 'app-confirm': {
      const { code = '' } = values;
      return added(callApi('POST /user/second-factors/totp/confirm', { body: { code }, idempotencyKey }));
    }
    case 'app-remove':
      return done(
        callApi('DELETE /user/second-factors/totp', { body: { current_password }, idempotencyKey }),
        'app-removed',
      );
    case 'renew': {
      const work = callApi('POST /user/second-factors/recovery-codes', { body: { current_password }, idempotencyKey });
      return added(work);
    }
    case 'key-add': {
      const { name = '', credential = '' } = values;
      return added(callApi('POST /user/passkeys', { body: { name, credential }, idempotencyKey }));
    }
    case 'key-remove': {
      const { id } = values;
      const work = callApi('DELETE /user/passkeys/{id}', {
        params: { id },
        body: { current_password },
        idempotencyKey,
      });
      return done(work, 'passkey-removed');
    }
    default:
      return throwNotFound();
  }
}

export const findTotpSecret = (answer: unknown): TotpSecret | null =>
  (readProperty(answer, 'totp') as TotpSecret) ?? null;
export function findRecoveryCodes(answer: unknown): string[] | null {
  const codes = readProperty(answer, 'recovery_codes');
  return Array.isArray(codes) ? codes.map(String) : null;
}
