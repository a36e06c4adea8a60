/** What the form of many asks for: rows that are ticked, or all that the list finds. The next page says what would happen. */
import { adminBulkActions, type BulkList } from '@estia/contract/admin-bulk/bulk-choices';
import type { CallRequest } from '@estia/contract/call';
import type { CallByKey } from '@estia/contract/calls';
import { redirect } from 'react-router';
import type { ApiClient } from '../../platform/api-client.ts';
import { throwNotFound } from '../../platform/failures.ts';
import { catchSubmissionError, type FormSubmission } from '../../platform/form-submission.ts';
import { createFormError, createFormErrorResponse } from '../../platform/forms.ts';
import { getLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';

type Start = CallRequest<CallByKey['POST /adminPanel/bulk-actions']>['body'];

const getTickedIds = (values: FormSubmission['values']): number[] =>
  Object.keys(values).flatMap((name) => {
    const [, digits] = /^id-([1-9]\d{0,14})$/.exec(name) ?? [];
    return digits ? [Number(digits)] : [];
  });

const getFilter = (values: FormSubmission['values']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (name.startsWith('filter.') ? [[name.slice(7), value]] : [])),
  );

export async function startBulk(callApi: ApiClient, submission: FormSubmission, list: BulkList, url: URL) {
  const { values, idempotencyKey, sent } = submission;
  const action = adminBulkActions.find((each) => each === values.action);
  if (!action) return throwNotFound();
  const ids = getTickedIds(values);
  const isAll = values.all !== undefined;
  if (!isAll && ids.length === 0)
    return createFormErrorResponse(createFormError('invalid_input', { ids: 'nothing_chosen' }, sent));
  // The list's own filter, which the call checks.
  const body = {
    list,
    action,
    ...(isAll ? { filter: getFilter(values) } : { ids }),
    ...(values.add_to ? { add_to: values.add_to } : {}),
  } as Start;
  const result = await catchSubmissionError(
    submission,
    callApi('POST /adminPanel/bulk-actions', { body, idempotencyKey }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirect(pathTo(getLocale(url.pathname), '/dashboard/admin/bulk-actions/:id', { id: result.value.id }), 303);
}
