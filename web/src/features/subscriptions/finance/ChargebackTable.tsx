/** ADMN-5: payments that the bank of their payer disputes; a lost one waits until an admin says what follows. */
import { formatCents, formatDateTime, formatShortDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import {
  chargebackReasonNames,
  chargebackStateNames,
  chargebackMessages as words,
} from '@estia/contract/subscriptions/chargeback-messages';
import { chargebackLimits } from '@estia/contract/subscriptions/chargeback-model';
import type { ApiReply } from '../../../platform/api-client.ts';
import type { FormError } from '../../../platform/forms.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import { Disclosure } from '../../../ui/Panel.tsx';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import table from '../../../ui/table/table.module.css';

type Row = ApiReply<'GET /adminPanel/chargebacks'>['chargebacks'][number];
type Common = { locale: Locale; formKey: string; refusal: FormError | null };

const tones = { needs_response: 'care', under_review: 'plain', won: 'good', lost: 'care', closed: 'plain' } as const;

function SettleForm({ row, isAsked, ...common }: Common & { row: Row; isAsked: boolean }) {
  const { locale, refusal } = common;
  const form = `chargeback-${row.id}`;
  const { field, failed } = createFieldProps(locale, form, refusal);
  return (
    <Disclosure
      quiet
      open={failed || isAsked}
      summary={
        <>
          {words.handle[locale]}
          <span className="vh">: {row.name ?? words.deletedAccount[locale]}</span>
        </>
      }
    >
      <ActionForm
        {...common}
        intent="settle"
        form={form}
        hidden={{ id: row.id }}
        labels={{ note: words.note[locale] }}
        keepsValues
      >
        <Field
          {...field('note')}
          label={words.note[locale]}
          hint={words.handleText[locale]}
          maxLength={chargebackLimits.note}
          autoComplete="off"
          required
        />
        <SubmitButton locale={locale} kind="outline">
          {words.handle[locale]}
        </SubmitButton>
      </ActionForm>
    </Disclosure>
  );
}

function ChargebackRow({ row, isAsked, ...common }: Common & { row: Row; isAsked: boolean }) {
  const { locale } = common;
  return (
    <tr>
      <th scope="row">
        {row.name === null ? (
          words.deletedAccount[locale]
        ) : (
          <a className={table.name} href={pathTo(locale, '/dashboard/admin/subscriptions/:id', { id: row.user_id })}>
            <span translate="no">{row.name}</span>
          </a>
        )}
        <p className={table.small}>
          <code translate="no">{row.ref}</code>
        </p>
        {row.is_waiting && row.state === 'lost' && <SettleForm {...common} row={row} isAsked={isAsked} />}
      </th>
      <td data-label={words.state[locale]}>
        <div>
          <StatusBadge tone={tones[row.state]}>{chargebackStateNames[row.state][locale]}</StatusBadge>
          <p className={table.small}>{chargebackReasonNames[row.reason][locale]}</p>
          {row.state === 'needs_response' && row.evidence_due_at && (
            <p className={table.small}>{words.evidenceDue[locale](formatDateTime(row.evidence_due_at, locale))}</p>
          )}
          {row.handled_at && (
            <p className={table.small}>
              {words.handled[locale](formatShortDate(row.handled_at, locale), row.note ?? '')}
            </p>
          )}
        </div>
      </td>
      <td data-label={words.disputed[locale]} className="num">
        <div>
          {formatCents(row.cents)}
          <p className={table.small}>{words.paidOn[locale](formatShortDate(row.paid_at, locale))}</p>
        </div>
      </td>
      <td data-label={words.withdrawn[locale]} className="num">
        <div>
          {formatCents(row.withdrawn_cents)}
          {row.reinstated_cents > 0 && (
            <p className={table.small}>{words.reinstated[locale](formatCents(row.reinstated_cents))}</p>
          )}
        </div>
      </td>
      <td data-label={words.opened[locale]} className="num">
        {formatShortDate(row.opened_at, locale)}
      </td>
    </tr>
  );
}

export function ChargebackTable({
  rows,
  item,
  ...common
}: Common & { rows: readonly Row[] /** The one that the work queue has sent somebody to. */; item: number | null }) {
  const { locale } = common;
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.agency[locale]}</th>
          <th scope="col">{words.state[locale]}</th>
          <th scope="col">{words.disputed[locale]}</th>
          <th scope="col">{words.withdrawn[locale]}</th>
          <th scope="col">{words.opened[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <ChargebackRow {...common} key={row.id} row={row} isAsked={row.id === item} />
        ))}
      </tbody>
    </table>
  );
}
