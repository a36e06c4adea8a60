/** What admins did, each with who, what, to whom, why, and the fields that changed as readable lines. */

import { auditActionMessages, getAuditLabel, subjects, audit as words } from '@estia/contract/accounts/audit-messages';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath } from '../../../platform/locale.ts';
import css from './AuditLogEntries.module.css';
import { auditPath } from './audit-path.ts';

type Entry = ApiReply<'GET /adminPanel/audit-log'>['entries'][number];

export function AuditLogEntries({ locale, entries }: { locale: Locale; entries: readonly Entry[] }) {
  return (
    <ol className={css.list}>
      {entries.map((entry) => {
        const path = auditPath(entry);
        const text = entry.subject_name?.[locale] ?? String(entry.subject_id);
        // Settings are named by us, all else by people.
        const name = entry.subject === 'setting' ? text : <span translate="no">{text}</span>;
        return (
          <li className={css.entry} key={entry.id}>
            <p className={css.when}>
              <time dateTime={entry.created_at}>{formatDateTime(entry.created_at, locale)}</time>
            </p>
            <div>
              <p>
                <b>{getAuditLabel(auditActionMessages, entry.action)[locale]}</b> ·{' '}
                {getAuditLabel(subjects, entry.subject)[locale]}{' '}
                {path ? (
                  <a
                    className={css.link}
                    href={path.startsWith('/api/') ? `${path}?lang=${locale}` : localizePath(locale, path)}
                  >
                    {name}
                  </a>
                ) : (
                  name
                )}
              </p>
              <p className={css.who}>
                {entry.admin ?? (
                  <>
                    {words.gone[locale]} <span className="num">({entry.admin_id})</span>
                  </>
                )}
              </p>
              {entry.reason && (
                <p className={css.reason}>
                  {words.reason[locale]}: {entry.reason}
                </p>
              )}
              {entry.changes.length > 0 && (
                <ul className={css.changes}>
                  {entry.changes.map(({ field, before, after }) => (
                    <li key={field.el}>
                      <span>{field[locale]}:</span>{' '}
                      {before !== null && (
                        <>
                          <del>
                            <span className="vh">{words.was[locale]} </span>
                            {before[locale]}
                          </del>{' '}
                          <span aria-hidden="true">→</span>{' '}
                        </>
                      )}
                      <ins>
                        <span className="vh">{words.is[locale]} </span>
                        {after[locale]}
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
