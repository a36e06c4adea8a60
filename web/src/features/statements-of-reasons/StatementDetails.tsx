/** A statement of reasons as it was sent: what was done, to what, on which ground, how it was decided and for how long. */
import { contractEndRows, noticeExceptionMessages } from '@estia/contract/contract-ends/messages';
import { formatDateTime, formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { decisionPageMessages as words } from '@estia/contract/statements-of-reasons/messages';
import { isLegalGround, termsAnchors } from '@estia/contract/statements-of-reasons/model';
import {
  decidedMessages,
  groundMessages,
  lawMessages,
  restrictionMessages,
  statementMessages as rows,
} from '@estia/contract/statements-of-reasons/restriction-messages';
import { detectTextLocale } from '@estia/contract/text-locale';
import type { ApiReply } from '../../platform/api-client.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { DescriptionList } from '../../ui/Panel.tsx';
import css from './statement.module.css';

export type Statement = ApiReply<'GET /user/decisions/{id}'>['decision'];
type Props = { locale: Locale; statement: Statement };

function Ground({ locale, statement: { ground, reason } }: Props) {
  const law = ground === 'illegal_content' && reason ? lawMessages[reason.code] : undefined;
  return (
    <>
      {(law ?? groundMessages[ground])[locale]}
      {reason && ` · ${reason.name[locale]}`}
      {!isLegalGround(ground) && (
        <>
          {' '}
          <a className={css.link} href={`${pathTo(locale, '/terms-conditions')}#${termsAnchors[ground]}`}>
            {words.terms[locale]}
          </a>
        </>
      )}
    </>
  );
}

function Facts({ locale, text }: { locale: Locale; text: string }) {
  const written = detectTextLocale(text);
  return (
    <>
      {written !== locale && <span className={css.note}>{words.writtenIn[written][locale]}</span>}
      <span className={css.quote} lang={written} translate="no">
        {text}
      </span>
    </>
  );
}

export function StatementDetails({ locale, statement }: Props) {
  const { kind, codes, subject_name, facts, found_by, is_automatic, until, lifted_at, effective_on, notice_exception } =
    statement;
  const { measure, duration } = restrictionMessages[kind];
  return (
    <DescriptionList
      rows={[
        { label: rows.number[locale], value: String(statement.id) },
        { label: rows.at[locale], value: formatDateTime(statement.decided_at, locale) },
        { label: rows.measure[locale], value: measure[locale] },
        ...(codes.length > 0
          ? [{ label: rows.listings[locale], value: <span translate="no">{codes.join(', ')}</span> }]
          : []),
        ...(subject_name ? [{ label: rows.subject[locale], value: <span translate="no">{subject_name}</span> }] : []),
        ...(facts ? [{ label: rows.facts[locale], value: <Facts locale={locale} text={facts} /> }] : []),
        { label: rows.ground[locale], value: <Ground locale={locale} statement={statement} /> },
        {
          label: rows.decided[locale],
          value: (is_automatic ? decidedMessages.automatic : decidedMessages[found_by])[locale],
        },
        ...(effective_on
          ? [{ label: contractEndRows.effective[locale], value: formatLongDate(effective_on, locale) }]
          : []),
        ...(notice_exception
          ? [{ label: contractEndRows.noNotice[locale], value: noticeExceptionMessages[notice_exception][locale] }]
          : []),
        { label: rows.scope[locale], value: rows.everywhere[locale] },
        {
          label: rows.duration[locale],
          value: until === null ? duration[locale] : rows.until[locale](formatLongDate(until, locale)),
        },
        ...(lifted_at ? [{ label: rows.lifted[locale], value: formatDateTime(lifted_at, locale) }] : []),
      ]}
    />
  );
}
