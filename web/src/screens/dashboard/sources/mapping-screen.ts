/** What the screens of values, areas and columns read and do alike. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import type { Source } from '@estia/contract/sources/source-model';
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router';
import type { MappingShow } from '../../../features/sources/mapping/MappingFilters.tsx';
import type { MappingKind } from '../../../features/sources/mapping/MappingPage.tsx';
import { bareRunPath, bareSourcePath } from '../../../features/sources/source-paths.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale } from '../../../platform/locale.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { parsePageParam } from '../page-param.ts';

export const PER_PAGE = 20;

export const bareMappingPath = (sourceId: number, kind: MappingKind): string => `${bareSourcePath(sourceId)}/${kind}`;

type Shown = { show: MappingShow; search: string; page: number };

export function readShown(url: URL): Shown {
  return {
    show: url.searchParams.get('show') === 'all' ? 'all' : 'open',
    search: (url.searchParams.get('search') ?? '').trim().slice(0, sourceLimits.search),
    page: parsePageParam(url),
  };
}

export const getListQuery = ({ show, search, page }: Shown) => ({
  limit: PER_PAGE,
  offset: (page - 1) * PER_PAGE,
  show,
  ...(search ? { search } : {}),
});

/** What is settled leaves the list of open ones: its next page is then the first. */
export function getReturnQuery({ show, search, page }: Shown): string {
  const query = new URLSearchParams();
  if (show === 'all') query.set('show', show);
  if (search) query.set('search', search);
  if (show === 'all' && page > 1) query.set('page', String(page));
  return query.size > 0 ? `?${query}` : '';
}

export async function loadMappingPage({ context, params }: LoaderFunctionArgs): Promise<{
  callApi: ApiClient;
  id: number;
  source: Source;
  formKey: string;
}> {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const id = parseIdParam(params.source);
  const callApi = getApiClient(context);
  const { source } = await orThrowFailure(callApi('GET /sources/{id}', { params: { id } }));
  return { callApi, id, source, formKey: createIdempotencyKey() };
}

export type MappingAction = { callApi: ApiClient; id: number; submission: FormSubmission; locale: Locale; url: URL };

/** “Read the file again” of every one of these screens; whatever else a form asks is the screen's own. */
export async function runMappingAction(
  { context, params, request, url }: ActionFunctionArgs,
  save: (input: MappingAction) => Promise<unknown>,
): Promise<unknown> {
  const id = parseIdParam(params.source);
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  if (submission.intent !== 'again') return save({ callApi, id, submission, locale: getLocale(url.pathname), url });
  const result = await catchSubmissionError(
    submission,
    callApi('POST /sources/{id}/runs', {
      params: { id },
      body: { same_file: true },
      idempotencyKey: submission.idempotencyKey,
    }),
  );
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirectWithFlash(url, bareRunPath(id, result.value.run_id), 'reread');
}
