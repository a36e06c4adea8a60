/** What admins did, each with who, what, to whom, why, and the fields that changed as readable lines. */

import { acts, auditWord, changed, subjects, audit as words } from '@estia/contract/accounts/audit-messages';
import { moment } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { AskReply } from '../../platform/ask.ts';
import { to } from '../../platform/locale.ts';
import css from './AuditEntries.module.css';
import { changesOf } from './audit-lines.ts';

type Entry = AskReply<'GET /adminPanel/audit-log'>['entries'][number];

export function AuditEntries({ locale, entries }: { locale: Locale; entries: readonly Entry[] }) {
  return (
    <ol className={css.list}>
      {entries.map((entry) => {
        const lines = changesOf(entry, locale);
        const subject = `${auditWord(subjects, entry.subject)[locale]} ${entry.subject_id}`;
        return (
          <li className={css.entry} key={entry.id}>
            <p className={css.when}>
              <time dateTime={entry.at}>{moment(entry.at, locale)}</time>
            </p>
            <div>
              <p>
                <b>{auditWord(acts, entry.act)[locale]}</b> ·{' '}
                {entry.subject === 'account' ? (
                  <a className={css.link} href={to(locale, `/dashboard/admin/users/${entry.subject_id}`)}>
                    {subject}
                  </a>
                ) : (
                  subject
                )}
              </p>
              <p className={css.who}>
                {entry.admin ?? words.gone[locale]} <span className="num">({entry.admin_id})</span>
              </p>
              {entry.reason && (
                <p className={css.reason}>
                  {words.reason[locale]}: {entry.reason}
                </p>
              )}
              {lines.length > 0 && (
                <ul className={css.changes}>
                  {lines.map(({ field, before, after }) => (
                    <li key={field}>
                      <span>{auditWord(changed, field)[locale]}:</span>{' '}
                      {before !== null && (
                        <>
                          <del>
                            <span className="vh">{words.was[locale]} </span>
                            {before}
                          </del>{' '}
                          <span aria-hidden="true">→</span>{' '}
                        </>
                      )}
                      <ins>
                        <span className="vh">{words.is[locale]} </span>
                        {after}
                      </ins>
                    </li>
                  ))}
                </ul>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
