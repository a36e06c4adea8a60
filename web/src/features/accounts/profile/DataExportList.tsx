/** Own downloads: being made, ready until a day, or gone. */
import { download as words } from '@estia/contract/accounts/privacy-messages';
import { formatDateTime, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import { buttonClass } from '../../../ui/button.ts';
import css from '../../../ui/row-list.module.css';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';

type Export = ApiReply<'GET /user/exports'>['exports'][number];

const MEGABYTE = 1_000_000;
const formatSize = (bytes: number): string =>
  bytes < MEGABYTE ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / MEGABYTE).toFixed(1)} MB`;

export function DataExportList({ locale, exports, now }: { locale: Locale; exports: readonly Export[]; now: number }) {
  if (exports.length === 0) return null;
  const stateOf = (each: Export) => {
    if (each.ready_at === null || each.expires_at === null)
      return <StatusBadge tone="info">{words.making[locale]}</StatusBadge>;
    if (Date.parse(each.expires_at) <= now) return <StatusBadge tone="plain">{words.expired[locale]}</StatusBadge>;
    return <StatusBadge tone="good">{words.ready[locale](formatLongDate(each.expires_at, locale))}</StatusBadge>;
  };
  const isReady = (each: Export) =>
    each.ready_at !== null && each.expires_at !== null && Date.parse(each.expires_at) > now;
  return (
    <ul className={css.boxed} aria-label={words.list[locale]}>
      {exports.map((each) => (
        <li className={css.row} key={each.id}>
          <div className={css.what}>
            {stateOf(each)}
            <p className={css.small}>
              {words.requestedOn[locale](formatDateTime(each.requested_at, locale))}
              {each.bytes !== null && ` · ${formatSize(each.bytes)}`}
            </p>
          </div>
          {isReady(each) && (
            <a className={buttonClass('primary')} href={`/api/user/exports/${each.id}`} download>
              {words.get[locale]}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
