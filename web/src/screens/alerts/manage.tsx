/**
 * ALRT-1: a visitor's saved searches. The key of their emails is all they have: it comes behind the # of the link and is
 * sent in the body of a form. Every answer of this page is therefore one to a form. Script writes the key behind the # of
 * the address, which no server is sent, so that a reload and the way back open the list again.
 */

import type { SavedSearch } from '@estia/contract/alerts/model';
import { savedSearchFlashMessages } from '@estia/contract/alerts/saved-searches-messages';
import { settingsLinkMessages, manageSearchesMessages as words } from '@estia/contract/alerts/visitor-messages';
import { hasName } from '@estia/contract/map-names';
import { useEffect } from 'react';
import { type ActionFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ConfirmationCodeForm } from '../../features/accounts/login/ConfirmationCodeForm.tsx';
import { isRunningSearch } from '../../features/alerts/is-stopped-search.ts';
import { readAlertSettings } from '../../features/alerts/read-alert-settings.ts';
import { readSearchName } from '../../features/alerts/read-search-name.ts';
import { SearchesInAccount } from '../../features/alerts/SearchesInAccount.tsx';
import { type DescribedSearch, describeSearches } from '../../features/search/history/describe-searches.ts';
import type { ApiClient } from '../../platform/api-client.ts';
import {
  catchSubmissionError,
  type FormSubmission,
  findFormError,
  readFormSubmission,
} from '../../platform/form-submission.ts';
import {
  assignErrorToField,
  catchFormError,
  createFormErrorResponse,
  createIdempotencyKey,
  type FormError,
} from '../../platform/forms.ts';
import { getApiClient } from '../../platform/load-context.ts';
import { getLocale, useLocale } from '../../platform/locale.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../platform/private-page.ts';
import { addNextParam } from '../../platform/session.ts';
import { buttonClass } from '../../ui/button.ts';
import { Done } from '../../ui/form/FlashMessage.tsx';
import { Form, SubmitButton } from '../../ui/form/Form.tsx';
import { FormPage, FormPageActions, FormPageLink } from '../../ui/layout/FormPage.tsx';
import { Notice } from '../../ui/Notice.tsx';
import { PageHeader, Panel } from '../../ui/Panel.tsx';
import { AllSearchesForms } from './AllSearchesForms.tsx';
import css from './manage.module.css';
import { SEND_LINK_INTENT, SettingsLinkForm } from './SettingsLinkForm.tsx';
import { VisitorSearchRow } from './VisitorSearchRow.tsx';

export const meta = createPrivateMeta(words.title);

export const loader = () => ({ formKey: createIdempotencyKey() });

type Opened = {
  key: string;
  email: string;
  searches: DescribedSearch<SavedSearch>[];
  flash: keyof typeof savedSearchFlashMessages | null;
  refusal: FormError | null;
};

const changes = {
  pause: { flash: 'search-paused', read: () => ({ is_paused: true }) },
  resume: { flash: 'search-resumed', read: () => ({ is_paused: false }) },
  remove: { flash: 'search-deleted', read: () => ({ is_deleted: true }) },
  rename: { flash: 'renamed', read: (values: Record<string, string>) => ({ name: readSearchName(values) }) },
  settings: { flash: 'updated', read: (values: Record<string, string>) => readAlertSettings(values, false) },
} as const;

const changesOfAll = {
  'pause-all': { flash: 'all-paused', action: 'pause' },
  'resume-all': { flash: 'all-resumed', action: 'resume' },
  'stop-all': { flash: 'all-stopped', action: 'stop' },
} as const;

/** The code is right, and was not confirmed yet. */
type Unconfirmed = { unconfirmedCode: string };
type LinkSent = { linkSentTo: string };
type InAccount = { isInAccount: true };
type Answer = Opened | Unconfirmed | LinkSent | InAccount;

function sendChange(callApi: ApiClient, { intent, values, idempotencyKey }: FormSubmission, key: string) {
  if (hasName(changesOfAll, intent)) {
    const { action, flash } = changesOfAll[intent];
    return { flash, request: callApi('POST /saved-searches/update-all', { body: { key, action }, idempotencyKey }) };
  }
  if (!hasName(changes, intent)) return null;
  const { flash, read } = changes[intent];
  const body = { key, id: values.id ?? '', ...read(values) };
  return { flash, request: callApi('POST /saved-searches/update', { body, idempotencyKey }) };
}

export async function action({
  context,
  request,
  url,
}: ActionFunctionArgs): Promise<Answer | ReturnType<typeof createFormErrorResponse>> {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { sent, values } = submission;
  if (submission.intent === SEND_LINK_INTENT) {
    const body = { email: values.email ?? '', locale: getLocale(url.pathname) };
    const { idempotencyKey } = submission;
    const result = await catchSubmissionError(
      submission,
      callApi('POST /saved-searches/send-link', { body, idempotencyKey }),
    );
    return result.ok ? { linkSentTo: result.value.sent_to } : createFormErrorResponse(result.refusal);
  }
  // The key or the code alone, or the whole link with it behind the #.
  const key = (sent.code ?? values.code ?? '').replace(/\s/g, '').replace(/^.*#/, '');
  let flash: Opened['flash'] = null;
  let refusal: FormError | null = null;
  const change = sendChange(callApi, submission, key);
  if (change) {
    const result = await catchSubmissionError<unknown>(submission, change.request);
    if (result.ok) flash = change.flash;
    else refusal = result.refusal;
  }
  const opened = await catchFormError(callApi('POST /saved-searches/list', { body: { key } }), sent);
  if (opened.ok) {
    const searches = await describeSearches(callApi, opened.value.rows, getLocale(url.pathname));
    return { key: opened.value.key, email: opened.value.email, searches, flash, refusal };
  }
  if (opened.refusal.code === 'email_not_confirmed') return { unconfirmedCode: key };
  if (opened.refusal.code === 'searches_in_account') return { isInAccount: true };
  const { fields: wrong, ...rest } = opened.refusal;
  return createFormErrorResponse(
    assignErrorToField({ ...rest, fields: wrong.key ? { code: wrong.key } : {} }, { gone: 'code', not_found: 'code' }),
  );
}

export default function ManageSearches() {
  const { formKey } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const locale = useLocale();
  const opened = answer && 'searches' in answer ? answer : null;
  useEffect(() => {
    if (opened) history.replaceState(history.state, '', `#${opened.key}`);
  }, [opened]);
  if (answer && 'unconfirmedCode' in answer) {
    return (
      <FormPage title={words.unconfirmedTitle[locale]} lead={words.unconfirmed[locale]}>
        <Form action={pathTo(locale, '/alerts/confirm')} label={words.confirm[locale]}>
          <input type="hidden" name="code" value={answer.unconfirmedCode} />
          <FormPageActions>
            <SubmitButton locale={locale} kind="accent">
              {words.confirm[locale]}
            </SubmitButton>
          </FormPageActions>
        </Form>
      </FormPage>
    );
  }
  if (answer && 'isInAccount' in answer) return <SearchesInAccount locale={locale} />;
  if (answer && 'linkSentTo' in answer) {
    return (
      <FormPage title={settingsLinkMessages.sentTitle[locale]} lead={settingsLinkMessages.sent[locale]}>
        <p translate="no">{answer.linkSentTo}</p>
      </FormPage>
    );
  }
  if (!opened) {
    const refusal = findFormError(answer);
    const isGone = refusal !== null && ['gone', 'not_found'].includes(refusal.code);
    return (
      <FormPage
        title={words.title[locale]}
        lead={isGone ? <span role="alert">{words.gone[locale]}</span> : words.lead[locale]}
        foot={
          <span>
            {words.haveAccount[locale]}&nbsp;
            <FormPageLink
              href={addNextParam(pathTo(locale, '/auth/login'), pathTo(locale, '/dashboard/saved-searches'))}
            >
              {words.login[locale]}
            </FormPageLink>
          </span>
        }
      >
        <noscript>
          <p role="note">{words.withoutScript[locale]}</p>
        </noscript>
        <ConfirmationCodeForm
          locale={locale}
          formKey={formKey}
          intent={words.act[locale]}
          label={words.link[locale]}
          refusal={refusal && refusal.values.intent !== SEND_LINK_INTENT ? refusal : undefined}
          isLinkExplained={isGone}
        />
        <SettingsLinkForm
          locale={locale}
          formKey={formKey}
          refusal={refusal?.values.intent === SEND_LINK_INTENT ? refusal : null}
        />
      </FormPage>
    );
  }
  const { key, email, searches, flash, refusal } = opened;
  const isAnyRunning = searches.some(isRunningSearch);
  return (
    <div className={css.page}>
      <PageHeader
        title={words.title[locale]}
        lead={<span translate="no">{(isAnyRunning ? words.forEmail : words.allStopped)[locale](email)}</span>}
      />
      {flash && <Done text={savedSearchFlashMessages[flash][locale]} />}
      {searches.length === 0 ? (
        <Notice title={words.none[locale]} text={words.noneText[locale]}>
          <a className={buttonClass('primary')} href={pathTo(locale, '/properties/search')}>
            {words.find[locale]}
          </a>
        </Notice>
      ) : (
        <Panel id="list" flush title={words.list[locale]}>
          <ol>
            {searches.map((search) => (
              <VisitorSearchRow
                key={search.id}
                locale={locale}
                search={search}
                code={key}
                formKey={formKey}
                refusal={refusal}
              />
            ))}
          </ol>
          <AllSearchesForms locale={locale} searches={searches} code={key} formKey={formKey} refusal={refusal} />
        </Panel>
      )}
      <p className={css.account}>
        {words.withAccount[locale]}{' '}
        <a href={addNextParam(pathTo(locale, '/auth/signup'), pathTo(locale, '/dashboard/saved-searches'))}>
          {words.signup[locale]}
        </a>
      </p>
    </div>
  );
}
