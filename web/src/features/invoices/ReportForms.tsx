/** What an admin does about reporting one invoice: type its MARK, or have it sent again. Both with a reason. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { adminInvoicesMessages as words } from '@estia/contract/invoices/admin-messages';
import { invoices as shared } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import type { AskReply } from '../../platform/ask.ts';
import type { Refusal } from '../../platform/forms.ts';
import { ActForm, fieldsOf } from '../../ui/form/ActForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { Submit } from '../../ui/form/Form.tsx';
import css from './InvoiceTable.module.css';

type Row = AskReply<'GET /adminPanel/invoices'>['invoices'][number];
type Props = { locale: Locale; row: Row; name: string; formKey: string; refusal: Refusal | null };

const markForm = (id: number): string => `mark-${id}`;
const retryForm = (id: number): string => `retry-${id}`;

export const isOpen = (row: Row, refusal: Refusal | null): boolean =>
  [markForm(row.invoice_id), retryForm(row.invoice_id)].includes(refusal?.values.form ?? '');

/** The authority's own answer stays as it is. */
export const mayType = (row: Row): boolean => row.mark === null || row.marked_by_hand;
export const mayRetry = (row: Row): boolean => row.reporting === 'failed' || row.reporting === 'manual';

type FieldOf = ReturnType<typeof fieldsOf>['field'];

const Reason = ({ locale, field }: { locale: Locale; field: FieldOf }) => (
  <Field
    {...field('reason')}
    label={words.reason[locale]}
    hint={words.reasonHint[locale]}
    maxLength={accountLimits.reason}
    autoComplete="off"
    required
  />
);

function MarkForm({ locale, row, name, formKey, refusal }: Props) {
  const form = markForm(row.invoice_id);
  const { field } = fieldsOf(locale, form, refusal);
  const labels = {
    mark: shared.mark[locale],
    uid: words.uid[locale],
    qr_url: words.qr[locale],
    reason: words.reason[locale],
  };
  return (
    <ActForm
      {...{ locale, form, formKey, refusal, labels }}
      act="mark"
      hidden={{ id: row.invoice_id }}
      label={`${(row.mark ? words.correctMark : words.typeMark)[locale]}: ${name}`}
    >
      <Field
        {...field('mark', row.mark)}
        label={labels.mark}
        hint={words.markHint[locale]}
        inputMode="numeric"
        maxLength={40}
        autoComplete="off"
        required
      />
      <Field {...field('uid', row.uid)} label={labels.uid} maxLength={80} autoComplete="off" spellCheck={false} />
      <Field {...field('qr_url', row.qr_url)} label={labels.qr_url} type="url" maxLength={1_000} autoComplete="off" />
      <Reason locale={locale} field={field} />
      <Submit locale={locale} kind="line">
        {words.save[locale]}
      </Submit>
    </ActForm>
  );
}

function RetryForm({ locale, row, name, formKey, refusal }: Props) {
  const form = retryForm(row.invoice_id);
  const { field } = fieldsOf(locale, form, refusal);
  return (
    <ActForm
      {...{ locale, form, formKey, refusal }}
      act="retry"
      hidden={{ id: row.invoice_id }}
      labels={{ reason: words.reason[locale] }}
      label={`${words.retry[locale]}: ${name}`}
    >
      <Reason locale={locale} field={field} />
      <Submit locale={locale} kind="line">
        {words.retry[locale]}
      </Submit>
    </ActForm>
  );
}

export const ReportForms = (props: Props) => (
  <div className={css.forms}>
    {mayRetry(props.row) && <RetryForm {...props} />}
    {mayType(props.row) && <MarkForm {...props} />}
  </div>
);
