/** What admins did, each as a sentence with links: who, what, to whom, what changed; and why. */

import { audit as words } from '@estia/contract/accounts/audit-messages';
import { isSaidInSentence, sayChange, splitAuditSentence } from '@estia/contract/accounts/audit-sentences';
import { formatDateTime } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { localizePath } from '../../../platform/locale.ts';
import { adminUserPath } from '../../../platform/paths/admin-paths.ts';
import { ChangeList } from '../../../ui/ChangeList.tsx';
import css from './AuditLogEntries.module.css';
import { auditPath } from './audit-path.ts';

type Entry = ApiReply<'GET /adminPanel/audit-log'>['entries'][number];

/** What it was done to, by name; a link where there is a page for it. */
function About({ locale, entry }: { locale: Locale; entry: Entry }) {
  const path = auditPath(entry);
  const text = entry.subject_name?.[locale] ?? `#${entry.subject_id}`;
  // Settings are named by us, all else by people.
  const name = entry.subject === 'setting' ? text : <span translate="no">{text}</span>;
  if (!path) return name;
  return (
    <a className={css.link} href={path.startsWith('/api/') ? `${path}?lang=${locale}` : localizePath(locale, path)}>
      {name}
    </a>
  );
}

function Actor({ locale, entry }: { locale: Locale; entry: Entry }) {
  if (entry.admin === null)
    return (
      <>
        {words.gone[locale]} <span className="num">({entry.admin_id})</span>
      </>
    );
  return (
    <a className={css.link} href={localizePath(locale, adminUserPath(entry.admin_id))} translate="no">
      {entry.admin}
    </a>
  );
}

export function AuditLogEntries({ locale, entries }: { locale: Locale; entries: readonly Entry[] }) {
  return (
    <ol className={css.list}>
      {entries.map((entry) => {
        const { before, after, hasAbout } = splitAuditSentence(entry.action, locale);
        const isSaid = isSaidInSentence(entry.changes);
        return (
          <li className={css.entry} key={entry.id}>
            <p className={css.when}>
              <time dateTime={entry.created_at}>{formatDateTime(entry.created_at, locale)}</time>
            </p>
            <div>
              <p className={css.sentence}>
                <Actor locale={locale} entry={entry} /> {before}
                {hasAbout && <About locale={locale} entry={entry} />}
                {after}
                {isSaid && `: ${entry.changes.map((change) => sayChange(change, locale)).join(', ')}`}
              </p>
              {entry.reason && (
                <p className={css.reason}>
                  {words.reason[locale]}: {entry.reason}
                </p>
              )}
              {!isSaid && entry.changes.length > 0 && <ChangeList locale={locale} changes={entry.changes} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}
