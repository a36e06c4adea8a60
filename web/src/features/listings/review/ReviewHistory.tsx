/** What was decided before, about this listing and the others of its advertiser. */
import { formatDateTime } from '@estia/contract/format';
import { recordedDecisionNames, reviewReasonMessages } from '@estia/contract/listings/review/review-messages';
import { reviewScreenMessages as words } from '@estia/contract/listings/review/review-screen-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../../platform/api-client.ts';
import rows from '../../../ui/row-list.module.css';

type Decision = ApiReply<'GET /adminPanel/listing-reviews/{id}'>['decisions'][number];

export function ReviewHistory({ decisions, locale }: { decisions: readonly Decision[]; locale: Locale }) {
  if (decisions.length === 0) return <p>{words.noHistory[locale]}</p>;
  return (
    <ol>
      {decisions.map((one) => (
        <li key={`${one.code} ${one.decided_at} ${one.decision}`} className={rows.row}>
          <div className={rows.what}>
            <p className={rows.name}>
              {recordedDecisionNames[one.decision][locale]}
              {one.reason && ` · ${reviewReasonMessages[one.reason].name[locale]}`}
            </p>
            <p className={rows.small}>
              <span translate="no">{one.code}</span>
              {one.is_same_listing && ` (${words.sameListing[locale]})`} · {formatDateTime(one.decided_at, locale)} ·{' '}
              {one.admin === null ? words.automatic[locale] : <span translate="no">{one.admin}</span>}
            </p>
            {one.text && (
              <p className={rows.small} translate="no">
                {one.text}
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}
