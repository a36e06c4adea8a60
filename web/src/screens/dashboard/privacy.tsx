/** "My data": take them, keep fewer, withdraw a yes, delete the account. */
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { clear, download, erase, marketing, privacy as words } from '@estia/contract/accounts/privacy-messages';
import { formatLongDate } from '@estia/contract/numbers';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ExportList } from '../../features/accounts/ExportList.tsx';
import { privateHead } from '../../platform/door.ts';
import { notFound, orRaise, settle } from '../../platform/failures.ts';
import { newFormKey, refused } from '../../platform/forms.ts';
import { askFrom } from '../../platform/load-context.ts';
import { to, useLocale } from '../../platform/locale.ts';
import { buttonClass } from '../../ui/button.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import { PasswordField } from '../../ui/form/PasswordField.tsx';
import { Said } from '../../ui/form/Said.tsx';
import grid from '../../ui/form-grid.module.css';
import { Fold, PageHead, Panel } from '../../ui/Panel.tsx';
import { backTo, readAct, refusalIn, tryAct } from './acts.ts';
import { forgetAllSearches } from './forget-searches.ts';

const HERE = '/dashboard/user/privacy';

export async function loader({ context }: LoaderFunctionArgs) {
  const ask = askFrom(context);
  const [{ user }, { exports }, history] = await Promise.all([
    orRaise(ask('GET /user/profile', { query: {} })),
    orRaise(ask('GET /user/exports')),
    settle(ask('GET /user/search-history', { query: { limit: 1 } })),
  ]);
  return { user, exports, searches: history.ok ? history.value.total : null, formKey: newFormKey(), now: Date.now() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const ask = askFrom(context);
  const act = await readAct(request);
  const { idempotencyKey } = act;
  const { current_password = '' } = act.own;
  const done = async (work: Promise<unknown>, word: string) => {
    const tried = await tryAct(act, work);
    return tried.ok ? backTo(url, HERE, word) : refused(tried.refusal);
  };
  switch (act.act) {
    case 'export':
      return done(ask('POST /user/exports', { body: { current_password }, idempotencyKey }), 'export-asked');
    case 'clear':
      return done(forgetAllSearches(ask), 'history-cleared');
    case 'withdraw':
      return done(ask('POST /user/update', { body: { mail_news: false }, idempotencyKey }), 'saved');
    case 'erase': {
      const work = ask('DELETE /user/delete', { query: {}, body: { current_password }, idempotencyKey });
      return done(work, 'deletion-asked');
    }
    default:
      return notFound();
  }
}

export const meta = privateHead(words.title);

export default function Privacy() {
  const { user, exports, searches, formKey, now } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = refusalIn(useActionData());
  const common = { locale, formKey, refusal };
  const labels = { current_password: words.password[locale] };
  const ask = fieldsOf(locale, 'export', refusal);
  const gone = fieldsOf(locale, 'erase', refusal);
  return (
    <>
      <PageHead title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('line')} href={to(locale, '/privacy-policy')}>
          {words.policy[locale]}
        </a>
      </PageHead>
      <Said locale={locale} words={dashboardFlashMessages} calm={['export-asked', 'deletion-asked']} />
      <Panel id="export" title={download.title[locale]} lead={download.text[locale]}>
        <ExportList locale={locale} exports={exports} now={now} />
        <Fold summary={download.ask[locale]} open={ask.failed}>
          <ActForm {...common} act="export" labels={labels}>
            <PasswordField {...ask.secret('current_password')} label={words.password[locale]} kind="current" />
            <div className={grid.acts}>
              <Submit locale={locale}>{download.ask[locale]}</Submit>
            </div>
          </ActForm>
        </Fold>
      </Panel>
      {searches !== null && (
        <Panel id="clear" title={clear.title[locale]} lead={clear.count[locale](searches)}>
          {searches > 0 && (
            <Fold summary={clear.act[locale]}>
              <ActForm {...common} act="clear">
                <p>{clear.sure[locale]}</p>
                <div className={grid.acts}>
                  <Submit locale={locale} kind="line">
                    {clear.yes[locale]}
                  </Submit>
                </div>
              </ActForm>
            </Fold>
          )}
        </Panel>
      )}
      <Panel
        id="marketing"
        title={marketing.title[locale]}
        lead={(user.mail_news ? marketing.on : marketing.off)[locale]}
      >
        <ActForm {...common} act="withdraw" className={grid.acts}>
          {user.mail_news && (
            <Submit locale={locale} kind="line">
              {marketing.withdraw[locale]}
            </Submit>
          )}
          <a className={buttonClass('line', grid.long)} href={to(locale, '/dashboard/user/profile#mails')}>
            {marketing.more[locale]}
          </a>
        </ActForm>
      </Panel>
      <Panel id="erase" title={erase.title[locale]}>
        {user.erase_after ? (
          <>
            <p>{erase.pending[locale](formatLongDate(user.erase_after, locale))}</p>
            <div className={`${grid.acts} ${grid.after}`}>
              <a className={buttonClass('main')} href={to(locale, '/auth/undo-delete')}>
                {erase.keep[locale]}
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
              <li>{erase.kept[locale]}</li>
            </ul>
            <Fold summary={erase.open[locale]} open={gone.failed}>
              <ActForm {...common} act="erase" labels={labels}>
                <PasswordField {...gone.secret('current_password')} label={words.password[locale]} kind="current" />
                <div className={grid.acts}>
                  <Submit locale={locale} kind="line" className={grid.danger ?? ''}>
                    {erase.act[locale]}
                  </Submit>
                </div>
              </ActForm>
            </Fold>
          </>
        )}
      </Panel>
    </>
  );
}
