/** What both pages of saved searches do with one of them. */
import type { savedSearchFlashMessages } from '@estia/contract/alerts/saved-searches-messages';
import { EMAILS_ON_INTENT } from '../../../features/alerts/EmailOffNote.tsx';
import { RESEND_INTENT } from '../../../features/alerts/ResendConfirmationForm.tsx';
import { readAlertSettings } from '../../../features/alerts/read-alert-settings.ts';
import { readSearchName } from '../../../features/alerts/read-search-name.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import type { FormSubmission } from '../../../platform/form-submission.ts';

type Flash = keyof typeof savedSearchFlashMessages;

export const SAVED_SEARCHES_PATH = '/dashboard/saved-searches';
export const savedSearchPath = (id: number | string): string => `${SAVED_SEARCHES_PATH}/${id}`;

type SavedSearchAction = { request: Promise<unknown>; flash: Flash };

/** Null: the form is none of a saved search. */
export function runSavedSearchAction(
  callApi: ApiClient,
  { intent, values, idempotencyKey }: FormSubmission,
  id: string,
): SavedSearchAction | null {
  const update = (
    body: Parameters<typeof callApi<'PUT /user/saved-searches/{id}'>>[1]['body'],
    flash: Flash,
  ): SavedSearchAction => ({
    request: callApi('PUT /user/saved-searches/{id}', { params: { id }, body, idempotencyKey }),
    flash,
  });
  switch (intent) {
    case 'pause':
      return update({ is_paused: true }, 'search-paused');
    case 'resume':
      return update({ is_paused: false }, 'search-resumed');
    case 'rename':
      return update({ name: readSearchName(values) }, 'renamed');
    case 'settings':
      return update(readAlertSettings(values, true), 'updated');
    case 'remove':
      return {
        request: callApi('DELETE /user/saved-searches/{id}', { params: { id }, idempotencyKey }),
        flash: 'search-deleted',
      };
    case 'seen':
      return {
        request: callApi('PUT /user/saved-searches/{id}/seen', { params: { id }, idempotencyKey }),
        flash: 'all-seen',
      };
    case EMAILS_ON_INTENT:
      return {
        request: callApi('POST /user/update', { body: { mail_alerts: true }, idempotencyKey }),
        flash: 'emails-on',
      };
    case RESEND_INTENT:
      return {
        request: callApi('POST /user/resend-confirmation', { idempotencyKey }),
        flash: 'confirmation-sent',
      };
    default:
      return null;
  }
}
