/** ALRT-1: one saved search: what it found and why, its settings, its filters. */
import { alertSettingsMessages } from '@estia/contract/alerts/alert-settings-messages';
import {
  savedSearchesMessages,
  savedSearchFlashMessages,
  unconfirmedEmailMessages,
  savedSearchMessages as words,
} from '@estia/contract/alerts/saved-searches-messages';
import { useEffect } from 'react';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { AlertSettingsFields, getSettingsLabels } from '../../../features/alerts/AlertSettingsFields.tsx';
import { EmailDisabledNote } from '../../../features/alerts/EmailDisabledNote.tsx';
import { EmailOffNote } from '../../../features/alerts/EmailOffNote.tsx';
import { isStoppedSearch } from '../../../features/alerts/is-stopped-search.ts';
import { PushOffer } from '../../../features/alerts/PushOffer.tsx';
import { ResendConfirmationForm } from '../../../features/alerts/ResendConfirmationForm.tsx';
import { DeleteSearchForm, PauseSearchForm, RenameSearchForm } from '../../../features/alerts/SavedSearchForms.tsx';
import { describeSearches } from '../../../features/search/history/describe-searches.ts';
import { callApi as callApiFromBrowser } from '../../../platform/api-client.ts';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import { useFlashWord } from '../../../platform/flash.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { getLocale, localizePath, useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { EDITED_SEARCH_KEY, removeFromTab, storeInTab } from '../../../platform/tab-storage.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import rows from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import { parsePageParam } from '../page-param.ts';
import { createMatchView, MatchList } from './MatchList.tsx';
import css from './saved-search.module.css';
import { runSavedSearchAction, SAVED_SEARCHES_PATH, savedSearchPath } from './saved-search-actions.ts';

const PER_PAGE = 12;
/** What was just done, where notifications of this browser may be missing. */
const OFFERED_AFTER = ['saved', 'already-saved', 'updated'];

const parseId = (text: string | undefined): string =>
  /^[1-9]\d{0,14}$/.test(text ?? '') ? (text ?? '') : throwNotFound();

export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseId(params.id);
  const page = parsePageParam(url);
  const locale = getLocale(url.pathname);
  const query = { limit: PER_PAGE, offset: Math.min((page - 1) * PER_PAGE, 10_000) };
  const [found, settings] = await Promise.all([
    orThrowFailure(callApi('GET /user/saved-searches/{id}/matches', { params: { id }, query })),
    settle(callApi('GET /user/alert-settings')),
  ]);
  const [search] = await describeSearches(callApi, [found.saved_search], locale);
  if (!search) return throwNotFound();
  return {
    search,
    matches: found.rows.map((match) => createMatchView(match, locale, Date.now())),
    total: found.total,
    page,
    settings: settings.ok ? settings.value : null,
    formKey: createIdempotencyKey(),
  };
}

export async function action({ context, params, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const id = parseId(params.id);
  const submission = await readFormSubmission(request);
  const run = runSavedSearchAction(callApi, submission, id);
  if (!run) return throwNotFound();
  const result = await catchSubmissionError(submission, run.request);
  if (!result.ok) return createFormErrorResponse(result.refusal);
  return redirectWithFlash(url, submission.intent === 'remove' ? SAVED_SEARCHES_PATH : savedSearchPath(id), run.flash);
}

export const meta = createPrivateMeta(words.title);

export default function SavedSearchScreen() {
  const { search, matches, total, page, settings, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const flash = useFlashWord();
  const { id } = search;
  const hasUnseen = search.unseen > 0;
  useEffect(() => {
    // Marks stay on this page, and are gone on the next.
    if (hasUnseen) callApiFromBrowser('PUT /user/saved-searches/{id}/seen', { params: { id } }).catch(() => {});
  }, [id, hasUnseen]);
  // Whatever was being changed has been changed, or left.
  useEffect(() => removeFromTab(EDITED_SEARCH_KEY), []);
  const isUnconfirmed =
    settings?.is_email_confirmed === false && search.by_email && search.frequency !== 'in_app' && !search.is_paused;
  const name = search.name ?? search.description;
  const fields = createFieldProps(locale, 'settings', refusal);
  const common = { locale, formKey, refusal };
  const isStopped = isStoppedSearch(search);
  const forms = {
    ...common,
    search: { ...search, is_paused: search.is_paused || isStopped },
    name,
    hidden: { id },
  };
  return (
    <>
      <p className={css.back}>
        <a className={buttonClass('text')} href={localizePath(locale, SAVED_SEARCHES_PATH)}>
          <Icon name="left" small /> {words.back[locale]}
        </a>
      </p>
      <PageHeader title={name} lead={search.name === null ? undefined : search.description}>
        <a className={buttonClass('outline')} href={search.href}>
          {savedSearchesMessages.see[locale]}
        </a>
      </PageHeader>
      <FlashMessage
        locale={locale}
        words={
          isUnconfirmed
            ? { ...savedSearchFlashMessages, saved: unconfirmedEmailMessages.saved }
            : savedSearchFlashMessages
        }
      />
      {isUnconfirmed && <ResendConfirmationForm {...common} />}
      {settings?.is_email_off && search.by_email && search.frequency !== 'in_app' && <EmailOffNote {...common} />}
      {settings?.is_email_disabled && search.by_email && <EmailDisabledNote locale={locale} />}
      {OFFERED_AFTER.includes(flash) && !search.is_paused && (flash !== 'updated' || search.by_push) && (
        <div className={css.offer}>
          <PushOffer locale={locale} search={search} pushKey={settings?.push_key ?? null} />
        </div>
      )}
      {(search.is_paused || isStopped) && (
        <p className={css.paused}>
          <StatusBadge tone="care">
            {(isStopped ? savedSearchesMessages.stopped : savedSearchesMessages.paused)[locale]}
          </StatusBadge>{' '}
          {(isStopped ? savedSearchesMessages.stoppedNote : words.pausedNote)[locale]}
        </p>
      )}
      <Panel
        id="matches"
        flush={total === 0}
        title={words.matches[locale]}
        beside={
          hasUnseen && (
            <ActionForm {...common} intent="seen" className={css.seen}>
              <SubmitButton locale={locale} kind="text">
                {words.markSeen[locale]}
              </SubmitButton>
            </ActionForm>
          )
        }
      >
        {total === 0 ? (
          <div className={rows.none}>
            <p className={rows.noneTitle}>{words.noMatches[locale]}</p>
            <p>{words.noMatchesText[locale]}</p>
            <a className={buttonClass('outline')} href={search.href}>
              {words.seeAll[locale]}
            </a>
          </div>
        ) : (
          <MatchList locale={locale} matches={matches} />
        )}
        <SimplePagination locale={locale} page={page} count={total} perPage={PER_PAGE} />
      </Panel>
      <Panel id="settings" title={words.settings[locale]}>
        <ActionForm {...common} intent="settings" labels={getSettingsLabels(locale)}>
          <AlertSettingsFields locale={locale} settings={search} fields={fields} isSignedIn />
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{alertSettingsMessages.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      <Panel id="filters" title={words.filters[locale]} lead={search.description}>
        <p className={grid.note}>{words.filtersHint[locale]}</p>
        <div className={`${grid.actions} ${grid.after}`}>
          <a
            className={buttonClass('outline')}
            href={search.href}
            onClick={() => storeInTab(EDITED_SEARCH_KEY, String(id))}
          >
            {words.edit[locale]}
          </a>
        </div>
      </Panel>
      <Panel id="manage" title={words.manage[locale]}>
        <div className={css.manage}>
          <PauseSearchForm {...forms} />
          <RenameSearchForm {...forms} />
          <DeleteSearchForm {...forms} />
        </div>
      </Panel>
    </>
  );
}
