/** ALRT-1: the saved searches of the account, and what all their alerts have in common. */

import { alertLimits } from '@estia/contract/alerts/limits';
import {
  savedSearchFlashMessages,
  savedSearchesMessages as words,
} from '@estia/contract/alerts/saved-searches-messages';
import { hasName } from '@estia/contract/map-names';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { EmailOffNote } from '../../../features/alerts/EmailOffNote.tsx';
import { isRunningSearch, isStoppedSearch } from '../../../features/alerts/is-stopped-search.ts';
import { ResendConfirmationForm } from '../../../features/alerts/ResendConfirmationForm.tsx';
import { SavedSearchRow } from '../../../features/alerts/SavedSearchRow.tsx';
import { describeSearches } from '../../../features/search/history/describe-searches.ts';
import type { ApiClient } from '../../../platform/api-client.ts';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import { useFlashWord } from '../../../platform/flash.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm } from '../../../ui/form/ActionForm.tsx';
import { FilterForm } from '../../../ui/form/FilterForm.tsx';
import { Done, FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import { parsePageParam } from '../page-param.ts';
import { SubscriberSettingsPanels } from './SubscriberSettingsPanels.tsx';
import { runSavedSearchAction, SAVED_SEARCHES_PATH, savedSearchPath } from './saved-search-actions.ts';
import css from './saved-searches.module.css';
import { readSubscriberSettings } from './subscriber-settings.ts';

const PER_PAGE = 20;
/** Fewer are seen at a glance. */
const MIN_TO_FILTER = 5;
const sorts = ['name', 'last_match'] as const;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const q = url.searchParams.get('q')?.trim().slice(0, alertLimits.name) || undefined;
  const sort = sorts.find((each) => each === url.searchParams.get('sort'));
  const query = {
    limit: PER_PAGE,
    offset: Math.min((page - 1) * PER_PAGE, 10_000),
    q,
    sort: sort ?? 'newest',
  } as const;
  const [found, settings] = await Promise.all([
    orThrowFailure(callApi('GET /user/saved-searches', { query })),
    settle(callApi('GET /user/alert-settings')),
  ]);
  return {
    searches: await describeSearches(callApi, found.rows, getLocale(url.pathname)),
    total: found.total,
    page,
    q,
    sort,
    settings: settings.ok ? settings.value : null,
    formKey: createIdempotencyKey(),
  };
}

const changesOfAll = {
  'pause-all': { flash: 'all-paused', action: 'pause' },
  'resume-all': { flash: 'all-resumed', action: 'resume' },
} as const;

function updateAll(callApi: ApiClient, intent: keyof typeof changesOfAll, { idempotencyKey }: FormSubmission) {
  const { action, flash } = changesOfAll[intent];
  return { request: callApi('PUT /user/saved-searches', { body: { action }, idempotencyKey }), flash };
}

/** Of the page that confirms the address: how many searches came with it. */
const movedFlash = /^searches-moved-(\d{1,3})$/;

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const search = new URLSearchParams(url.search);
  search.delete('flash');
  const back = search.size > 0 ? `${SAVED_SEARCHES_PATH}?${search}` : SAVED_SEARCHES_PATH;
  const { values, idempotencyKey } = submission;
  const run =
    submission.intent === 'all'
      ? {
          request: callApi('PUT /user/alert-settings', { body: readSubscriberSettings(values), idempotencyKey }),
          flash: 'updated',
        }
      : hasName(changesOfAll, submission.intent)
        ? updateAll(callApi, submission.intent, submission)
        : runSavedSearchAction(callApi, submission, values.id ?? '');
  if (!run) return throwNotFound();
  const result = await catchSubmissionError<unknown>(submission, run.request);
  return result.ok ? redirectWithFlash(url, back, run.flash) : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function SavedSearches() {
  const { searches, total, page, q, sort, settings, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const here = localizePath(locale, SAVED_SEARCHES_PATH);
  const flash = useFlashWord();
  const [, moved] = movedFlash.exec(flash) ?? [];
  const isAnyRunning = searches.some(isRunningSearch);
  const isUnconfirmed = settings?.is_email_confirmed === false;
  const isEmailOff = settings?.is_email_off === true;
  const isFull = !q && total >= alertLimits.savedSearches;
  return (
    <>
      <PageHeader
        title={words.title[locale]}
        lead={
          (total === 0 || searches.some((search) => !isStoppedSearch(search)) ? words.lead : words.leadStopped)[locale]
        }
      >
        {(total > 0 || q) && (
          <a className={buttonClass('outline')} href={pathTo(locale, '/properties/search')}>
            {words.newSearch[locale]}
          </a>
        )}
      </PageHeader>
      <FlashMessage locale={locale} words={savedSearchFlashMessages} />
      {moved && <Done text={words.moved[locale](Number(moved))} />}
      {isUnconfirmed && <ResendConfirmationForm locale={locale} formKey={formKey} refusal={refusal} />}
      {isEmailOff && total > 0 && <EmailOffNote locale={locale} formKey={formKey} refusal={refusal} />}
      {(total >= MIN_TO_FILTER || q || sort) && (
        <FilterForm
          action={here}
          find={words.find[locale]}
          clear={words.clear[locale]}
          fields={[
            { name: 'q', label: words.q[locale], value: q, wide: true },
            {
              name: 'sort',
              label: words.sort[locale],
              value: sort,
              any: words.sorts.newest[locale],
              options: sorts.map((each) => ({ value: each, label: words.sorts[each][locale] })),
            },
          ]}
        />
      )}
      {searches.length === 0 ? (
        <Notice
          title={(q ? words.noneFound : words.emptyTitle)[locale]}
          {...(q ? {} : { text: (isUnconfirmed ? words.unconfirmedText : words.emptyText)[locale] })}
        >
          <a className={buttonClass('primary')} href={q ? here : pathTo(locale, '/properties/search')}>
            {(q ? words.showAll : words.emptyAct)[locale]}
          </a>
        </Notice>
      ) : (
        <Panel
          id="list"
          flush
          title={words.list[locale]}
          beside={<span className={css.count}>{(q ? words.found : words.countOf)[locale](total)}</span>}
          lead={isFull ? words.full[locale] : undefined}
        >
          <ol>
            {searches.map((search) => (
              <SavedSearchRow
                key={search.id}
                locale={locale}
                search={search}
                quiet={settings?.settings ?? null}
                isEmailOff={isEmailOff}
                href={localizePath(locale, savedSearchPath(search.id))}
                matchesHref={`${localizePath(locale, savedSearchPath(search.id))}#matches`}
                formKey={formKey}
                refusal={refusal}
                settings={
                  <a className={buttonClass('outline')} href={localizePath(locale, savedSearchPath(search.id))}>
                    {words.open[locale]}
                    <span className="vh">: {search.name ?? search.description}</span>
                  </a>
                }
              />
            ))}
          </ol>
          {total > 1 && (
            <ActionForm
              locale={locale}
              formKey={formKey}
              refusal={refusal}
              intent={isAnyRunning ? 'pause-all' : 'resume-all'}
              className={css.all}
            >
              <SubmitButton locale={locale} kind="text">
                {(isAnyRunning ? words.pauseAll : words.resumeAll)[locale]}
              </SubmitButton>
            </ActionForm>
          )}
          {isUnconfirmed && <p className={css.all}>{words.unconfirmedText[locale]}</p>}
        </Panel>
      )}
      <SimplePagination locale={locale} page={page} count={total} perPage={PER_PAGE} />
      {settings && <SubscriberSettingsPanels locale={locale} settings={settings} formKey={formKey} refusal={refusal} />}
    </>
  );
}
