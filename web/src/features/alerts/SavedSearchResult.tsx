/** After a search was saved: what its alerts are set to, as they are set, and the offer of notifications. */
import { describeSchedule } from '@estia/contract/alerts/alert-settings-messages';
import { saveSearchMessages as words } from '@estia/contract/alerts/save-search-messages';
import type { Locale } from '@estia/contract/pair';
import { useEffect, useState } from 'react';
import { type ApiReply, callApi } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { buttonClass } from '../../ui/button.ts';
import { EmailDisabledNote } from './EmailDisabledNote.tsx';
import { PushOffer } from './PushOffer.tsx';
import { ResendConfirmationButton } from './ResendConfirmationButton.tsx';
import css from './SaveSearchDialog.module.css';

export type SaveResult = ApiReply<'POST /user/saved-searches'>;
type Settings = ApiReply<'GET /user/alert-settings'>;

export function SavedSearchResult({ locale, result }: { locale: Locale; result: SaveResult }) {
  const { saved_search: search, is_new } = result;
  const [settings, setSettings] = useState<Settings | null>(null);
  useEffect(() => {
    // Without them the search is saved all the same.
    callApi('GET /user/alert-settings').then(setSettings, () => {});
  }, []);
  const isUnconfirmed = settings?.is_email_confirmed === false && search.by_email && search.frequency !== 'in_app';
  const text = is_new ? words.savedText : search.is_paused ? words.alreadyPaused : words.alreadyText;
  return (
    <>
      {isUnconfirmed && !search.is_paused ? <ResendConfirmationButton locale={locale} /> : <p>{text[locale]}</p>}
      {!search.is_paused && (
        <p className={css.schedule}>
          {describeSchedule(search, locale, settings?.settings ?? null, {
            isEmailOff: settings?.is_email_off === true,
          })}
        </p>
      )}
      {settings?.is_email_disabled && search.by_email && <EmailDisabledNote locale={locale} />}
      <a className={buttonClass('primary')} href={pathTo(locale, '/dashboard/saved-searches/:id', { id: search.id })}>
        {words.settings[locale]}
      </a>
      {!search.is_paused && <PushOffer locale={locale} search={search} pushKey={settings?.push_key ?? null} />}
    </>
  );
}
