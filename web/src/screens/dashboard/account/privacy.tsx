/** "My data": take them, keep fewer, withdraw a yes, delete the account. */

import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { clear, download, erase, marketing, privacy as words } from '@estia/contract/accounts/privacy-messages';
import { formatLongDate } from '@estia/contract/format';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { DataExportList } from '../../../features/accounts/profile/DataExportList.tsx';
import { orThrowFailure, settle, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PasswordField } from '../../../ui/form/PasswordField.tsx';
import { Disclosure, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { deleteAccountSearches } from './delete-account-searches.ts';

const PAGE_PATH = '/dashboard/user/privacy';

export async function loader({ context }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const [{ user }, { exports }, history] = await Promise.all([
    orThrowFailure(callApi('GET /user/profile', { query: {} })),
    orThrowFailure(callApi('GET /user/exports')),
    settle(callApi('GET /user/search-history', { query: { limit: 1 } })),
  ]);
  return {
    user,
    exports,
    searches: history.ok ? history.value.total : null,
    formKey: createIdempotencyKey(),
    now: Date.now(),
  };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const callApi = getApiClient(context);
  const submission = await readFormSubmission(request);
  const { idempotencyKey } = submission;
  const { current_password = '' } = submission.values;
  const done = async (work: Promise<unknown>, word: string) => {
    const result = await catchSubmissionError(submission, work);
    return result.ok ? redirectWithFlash(url, PAGE_PATH, word) : createFormErrorResponse(result.refusal);
  };
  switch (submission.intent) {
    case 'export':
      return done(callApi('POST /user/exports', { body: { current_password }, idempotencyKey }), 'export-requested');
    case 'clear':
      return done(deleteAccountSearches(callApi), 'history-cleared');
    case 'withdraw':
      return done(callApi('POST /user/update', { body: { mail_news: false }, idempotencyKey }), 'saved');
    case 'erase': {
      const work = callApi('DELETE /user/delete', { query: {}, body: { current_password }, idempotencyKey });
      return done(work, 'deletion-requested');
    }
    default:
      return throwNotFound();
  }
}

export const meta = createPrivateMeta(words.title);

export default function Privacy() {
  const { user, exports, searches, formKey, now } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const common = { locale, formKey, refusal };
  const labels = { current_password: words.password[locale] };
  const exportForm = createFieldProps(locale, 'export', refusal);
  const gone = createFieldProps(locale, 'erase', refusal);
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={pathTo(locale, '/privacy-policy')}>
          {words.policy[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={dashboardFlashMessages} calm={['export-requested', 'deletion-requested']} />
      <Panel id="export" title={download.title[locale]} lead={download.text[locale]}>
        <DataExportList locale={locale} exports={exports} now={now} />
        <Disclosure summary={download.request[locale]} open={exportForm.failed}>
          <ActionForm {...common} intent="export" labels={labels}>
            <PasswordField {...exportForm.secret('current_password')} label={words.password[locale]} kind="current" />
            <div className={grid.actions}>
              <SubmitButton locale={locale}>{download.request[locale]}</SubmitButton>
            </div>
          </ActionForm>
        </Disclosure>
      </Panel>
      {searches !== null && (
        <Panel id="clear" title={clear.title[locale]} lead={clear.count[locale](searches)}>
          {searches > 0 && (
            <Disclosure summary={clear.deleteHistory[locale]}>
              <ActionForm {...common} intent="clear">
                <p>{clear.cannotUndo[locale]}</p>
                <div className={grid.actions}>
                  <SubmitButton locale={locale} kind="outline">
                    {clear.yes[locale]}
                  </SubmitButton>
                </div>
              </ActionForm>
            </Disclosure>
          )}
        </Panel>
      )}
      <Panel
        id="marketing"
        title={marketing.title[locale]}
        lead={(user.mail_news ? marketing.on : marketing.off)[locale]}
      >
        <ActionForm {...common} intent="withdraw" className={grid.actions}>
          {user.mail_news && (
            <SubmitButton locale={locale} kind="outline">
              {marketing.withdraw[locale]}
            </SubmitButton>
          )}
          <a className={buttonClass('outline', grid.long)} href={`${pathTo(locale, '/dashboard/user/profile')}#mails`}>
            {marketing.more[locale]}
          </a>
        </ActionForm>
      </Panel>
      <Panel id="erase" title={erase.title[locale]}>
        {user.erase_after ? (
          <>
            <p>{erase.pending[locale](formatLongDate(user.erase_after, locale))}</p>
            <div className={`${grid.actions} ${grid.after}`}>
              <a className={buttonClass('primary')} href={pathTo(locale, '/auth/undo-delete')}>
                {erase.keepAccount[locale]}
              </a>
            </div>
          </>
        ) : (
          <>
            <p>{erase.text[locale]}</p>
            <ul className={grid.list}>
              <li>{erase.now[locale]}</li>
              <li>{erase.undo[locale]}</li>
              <li>{erase.after[locale]}</li>
              <li>{erase.whatStays[locale]}</li>
            </ul>
            <Disclosure summary={erase.open[locale]} open={gone.failed}>
              <ActionForm {...common} intent="erase" labels={labels}>
                <PasswordField {...gone.secret('current_password')} label={words.password[locale]} kind="current" />
                <div className={grid.actions}>
                  <SubmitButton locale={locale} kind="outline" className={grid.danger ?? ''}>
                    {erase.deleteAccount[locale]}
                  </SubmitButton>
                </div>
              </ActionForm>
            </Disclosure>
          </>
        )}
      </Panel>
    </>
  );
}
