/** A report as an admin reads and decides it. */

import { formatDateTime, formatShortDate } from '@estia/contract/format';
import { shownListingStateMessages } from '@estia/contract/listings/dashboard/own-listings-messages';
import { misuseMessages as misuse } from '@estia/contract/moderation/misuse-messages';
import { reports as words } from '@estia/contract/moderation/reports-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { propertyPath } from '../../platform/paths/property-path.ts';
import { BulkCheckbox } from '../../ui/bulk/BulkBar.tsx';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import { DescriptionList, type DescriptionRow, Disclosure, Panel } from '../../ui/Panel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { MisuseMeasures } from './MisuseMeasures.tsx';
import css from './ReportItem.module.css';

type Report = ApiReply<'GET /user/user-alerts'>['alerts'][number];

const DECISION_MAX = 500;
const getDecisionFormId = (id: number): string => `decide-${id}`;

function DeadlineBadge({ locale, hours }: { locale: Locale; hours: number }) {
  const late = hours < 0;
  const tone = late ? 'care' : hours < 12 ? 'info' : 'plain';
  return <StatusBadge tone={tone}>{late ? words.late[locale](-hours) : words.left[locale](hours)}</StatusBadge>;
}

function Reporter({ locale, alert: { reporter, reporter_user_id: id } }: { locale: Locale; alert: Report }) {
  if (id === null) return reporter ?? words.unnamed[locale];
  return (
    <a className={css.link} href={pathTo(locale, '/dashboard/admin/users/:id', { id })} translate="no">
      {reporter ?? words.unnamed[locale]}
    </a>
  );
}

function getReportRows({ locale, alert }: { locale: Locale; alert: Report }): DescriptionRow[] {
  const { property } = alert;
  return [
    {
      label: words.listing[locale],
      value: property ? (
        <>
          <a className={css.link} href={propertyPath(property, locale)}>
            {property.title[locale]}
          </a>
          {property.shown_state !== 'active' && ` (${shownListingStateMessages[property.shown_state][locale]})`}
        </>
      ) : (
        words.deleted[locale]
      ),
    },
    ...(property
      ? [
          {
            label: words.owner[locale],
            value: (
              <a className={css.link} href={pathTo(locale, '/dashboard/admin/users/:id', { id: property.user_id })}>
                {property.username}
              </a>
            ),
          },
        ]
      : []),
    { label: words.reporter[locale], value: <Reporter locale={locale} alert={alert} /> },
    { label: words.when[locale], value: formatDateTime(alert.created_at, locale) },
    ...(alert.decision ? [{ label: words.decided[locale], value: alert.decision }] : []),
    ...(alert.is_reversed ? [{ label: words.since[locale], value: words.reversed[locale] }] : []),
    ...(alert.is_unfounded ? [{ label: words.verdict[locale], value: misuse.isUnfounded[locale] }] : []),
  ];
}

type RecordProps = { locale: Locale; alert: Report; formKey: string; refusal: FormError | null };

/** What is known of who reported, and what follows if they did so for nothing. */
function ReporterRecord({ locale, alert, formKey, refusal }: RecordProps) {
  const { reporter_record: record, state } = alert;
  if (record === null)
    return state === 'open' && alert.reporter_email === 'unconfirmed' ? (
      <p className={css.nothing}>{misuse.unknown[locale]}</p>
    ) : null;
  return (
    <div className={css.record}>
      <p>
        {misuse.record[locale](record.unfounded, record.decided)}{' '}
        {record.next !== null && misuse.next[record.next][locale]}
      </p>
      {record.measures.length > 0 && (
        <MisuseMeasures locale={locale} measures={record.measures} formKey={formKey} refusal={refusal} />
      )}
    </div>
  );
}

type Props = {
  locale: Locale;
  alert: Report;
  reason: string;
  formKey: string;
  refusal: FormError | null;
  isOpen: boolean;
};

export function ReportItem({ locale, alert, reason, formKey, refusal, isOpen }: Props) {
  const form = getDecisionFormId(alert.id);
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Panel
      id={`report-${alert.id}`}
      title={reason}
      lead={words.number[locale](alert.id)}
      beside={
        alert.handle_from !== null && alert.state === 'open' ? (
          <StatusBadge tone="plain">
            {misuse.handleFrom[locale](formatShortDate(alert.handle_from, locale))}
          </StatusBadge>
        ) : (
          alert.hours_left !== null && <DeadlineBadge locale={locale} hours={alert.hours_left} />
        )
      }
    >
      {alert.state === 'open' && !isOpen && (
        <BulkCheckbox locale={locale} id={alert.id} name={words.number[locale](alert.id)} />
      )}
      <blockquote className={css.said}>
        {alert.description || <span className={css.nothing}>{words.noDescription[locale]}</span>}
      </blockquote>
      <DescriptionList rows={getReportRows({ locale, alert })} />
      <ReporterRecord locale={locale} alert={alert} formKey={formKey} refusal={refusal} />
      {alert.state === 'open' && (
        <Disclosure summary={words.decide[locale]} open={failed || isOpen} wide>
          <ActionForm
            locale={locale}
            intent="decide"
            form={form}
            formKey={formKey}
            refusal={refusal}
            hidden={{ id: alert.id }}
            labels={{ decision: words.decision[locale] }}
            label={words.number[locale](alert.id)}
          >
            <Field
              {...field('decision')}
              label={words.decision[locale]}
              hint={(alert.reporter === null ? words.decisionHintAnonymous : words.decisionHint)[locale]}
              maxLength={DECISION_MAX}
              autoComplete="off"
              required
            />
            <div className={css.actions}>
              <SubmitButton locale={locale} kind="primary" name={`${form}.state`} value="upheld">
                {words.uphold[locale]}
              </SubmitButton>
              <SubmitButton locale={locale} kind="outline" name={`${form}.state`} value="dismissed">
                {words.dismiss[locale]}
              </SubmitButton>
            </div>
            <div className={css.apart}>
              <p className={css.nothing}>{misuse.unfoundedHint[locale]}</p>
              <div className={css.actions}>
                <SubmitButton locale={locale} kind="outline" name={`${form}.state`} value="unfounded">
                  {misuse.unfounded[locale]}
                </SubmitButton>
              </div>
            </div>
          </ActionForm>
        </Disclosure>
      )}
    </Panel>
  );
}
