/** EXTS-2: one reading of a source: what it would do before the yes, how far it is, and what became of each listing. */
import { roleIds } from '@estia/contract/accounts/roles';
import { formatDateTime } from '@estia/contract/format';
import { runFlashMessages, runScreenMessages as words } from '@estia/contract/sources/screens/run-screen-messages';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { decisionForms, RunDecision } from '../../../features/sources/runs/RunDecision.tsx';
import { RUN_ITEMS_PER_PAGE, RunItemList, runShows } from '../../../features/sources/runs/RunItemList.tsx';
import { RunProblems } from '../../../features/sources/runs/RunProblems.tsx';
import { RunStateBadge } from '../../../features/sources/runs/RunStateBadge.tsx';
import { OpenQuestions, RunSummary } from '../../../features/sources/runs/RunSummary.tsx';
import css from '../../../features/sources/runs/run.module.css';
import { bareRunPath, sourcePath } from '../../../features/sources/source-paths.ts';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { parseIdParam } from '../../../platform/id-param.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { findSessionUser } from '../../../platform/session.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { RefusalNotice } from '../../../ui/form/RefusalNotice.tsx';
import { PageHeader } from '../../../ui/Panel.tsx';
import { parsePageParam } from '../page-param.ts';

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const me = await findSessionUser(context);
  if (me?.role_id !== roleIds.agency) return throwNotFound();
  const id = parseIdParam(params.run);
  const sourceId = parseIdParam(params.source);
  const show = runShows.find((each) => each === url.searchParams.get('show')) ?? 'all';
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, sourceLimits.search);
  const page = parsePageParam(url);
  const code = url.searchParams.get('code')?.slice(0, 60);
  const field = url.searchParams.get('field')?.slice(0, 60) ?? null;
  const problem = code ? { code, field } : null;
  const query = {
    limit: RUN_ITEMS_PER_PAGE,
    offset: (page - 1) * RUN_ITEMS_PER_PAGE,
    ...(show === 'refused' ? { state: 'refused' as const } : show === 'all' ? {} : { action: show }),
    ...(search ? { search } : {}),
    ...(problem ? { code: problem.code, field: field ?? undefined } : {}),
  };
  const callApi = getApiClient(context);
  const [found, list, { problems }] = await Promise.all([
    orThrowFailure(callApi('GET /sources/runs/{id}', { params: { id } })),
    orThrowFailure(callApi('GET /sources/runs/{id}/items', { params: { id }, query })),
    orThrowFailure(callApi('GET /sources/runs/{id}/problems', { params: { id }, query: { limit: 100 } })),
  ]);
  if (found.source.id !== sourceId) return throwNotFound();
  return { ...found, list, problems, show, search, problem, page, formKey: createIdempotencyKey() };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const id = parseIdParam(params.run);
  const path = bareRunPath(parseIdParam(params.source), id);
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { intent, values } = submission;
  const done = async (work: Promise<unknown>, word: keyof typeof runFlashMessages) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, path, word) : createFormErrorResponse(result.refusal);
  };
  if (intent === 'confirm') {
    const body = 'right_declared' in values ? { right_declared: 'on' as const } : {};
    return done(callApi('POST /sources/runs/{id}/confirm', { params: { id }, body }), 'confirmed');
  }
  if (intent === 'decline') return done(callApi('POST /sources/runs/{id}/decline', { params: { id } }), 'declined');
  return throwNotFound();
}

export const meta = createPrivateMeta(words.metaTitle);

export default function SourceRunScreen() {
  const { run, source, photos_to_fetch, in_review, list, problems, show, search, problem, page, formKey } =
    useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const mayDecide = run.actions.length > 0 && (source.state === 'active' || source.state === 'paused');
  const hasItems = run.read_at !== null;
  const path = localizePath(locale, bareRunPath(source.id, run.id));
  return (
    <>
      <p>
        <a className={css.back} href={sourcePath(locale, source.id)}>
          <span translate="no">{source.name}</span>
        </a>
      </p>
      <PageHeader
        title={words.title[locale](formatDateTime(run.created_at, locale))}
        lead={<RunStateBadge locale={locale} state={run.state} />}
      >
        {hasItems && (
          <a className={buttonClass('outline')} href={`/api/sources/runs/${run.id}/report?locale=${locale}`} download>
            {words.report[locale]}
          </a>
        )}
      </PageHeader>
      <FlashMessage locale={locale} words={runFlashMessages} />
      <RefusalNotice locale={locale} refusal={refusal} forms={mayDecide ? decisionForms : []} fields={[]} />
      <RunSummary
        locale={locale}
        run={run}
        source={source}
        photosToFetch={photos_to_fetch}
        inReview={in_review}
        problems={problems}
      />
      <OpenQuestions locale={locale} run={run} source={source} />
      {mayDecide && <RunDecision locale={locale} run={run} source={source} refusal={refusal} formKey={formKey} />}
      {hasItems && <RunProblems problems={problems} path={path} locale={locale} />}
      {hasItems && (
        <RunItemList
          locale={locale}
          run={run}
          source={source}
          list={list}
          show={show}
          search={search}
          problem={problem}
          page={page}
          path={path}
        />
      )}
    </>
  );
}
