/** What an admin does about reporting one invoice: type its MARK, or have it sent again. Both with a reason. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { adminInvoicesMessages as words } from '@estia/contract/invoices/admin-messages';
import { invoices as shared } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import type { FormError } from '../../platform/forms.ts';
import { ActionForm, createFieldProps } from '../../ui/form/ActionForm.tsx';
import { Field } from '../../ui/form/Field.tsx';
import { SubmitButton } from '../../ui/form/Form.tsx';
import css from './InvoiceTable.module.css';

type Row = ApiReply<'GET /adminPanel/invoices'>['invoices'][number];
type Props = { locale: Locale; row: Row; name: string; formKey: string; refusal: FormError | null };

const getMarkFormId = (id: number): string => `mark-${id}`;
const getRetryFormId = (id: number): string => `retry-${id}`;

export const isTaxReportingFormOpen = (row: Row, refusal: FormError | null): boolean =>
  [getMarkFormId(row.invoice_id), getRetryFormId(row.invoice_id)].includes(refusal?.values.form ?? '');

/** The authority's own answer stays as it is. */
export const canEnterMark = (row: Row): boolean => row.mark === null || row.marked_by_hand;
export const canRetryTaxReporting = (row: Row): boolean => row.reporting === 'failed' || row.reporting === 'manual';

type GetFieldProps = ReturnType<typeof createFieldProps>['field'];

const ReasonInput = ({ locale, field }: { locale: Locale; field: GetFieldProps }) => (
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
  const form = getMarkFormId(row.invoice_id);
  const { field } = createFieldProps(locale, form, refusal);
  const labels = {
    mark: shared.mark[locale],
    uid: words.uid[locale],
    qr_url: words.qr[locale],
    reason: words.reason[locale],
  };
  return (
    <ActionForm
      locale={locale}
      form={form}
      formKey={formKey}
      refusal={refusal}
      labels={labels}
      intent="mark"
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
      <ReasonInput locale={locale} field={field} />
      <SubmitButton locale={locale} kind="outline">
        {words.save[locale]}
      </SubmitButton>
    </ActionForm>
  );
}

function RetryForm({ locale, row, name, formKey, refusal }: Props) {
  const form = getRetryFormId(row.invoice_id);
  const { field } = createFieldProps(locale, form, refusal);
  return (
    <ActionForm
      locale={locale}
      form={form}
      formKey={formKey}
      refusal={refusal}
      intent="retry"
      hidden={{ id: row.invoice_id }}
      labels={{ reason: words.reason[locale] }}
      label={`${words.retry[locale]}: ${name}`}
    >
      <ReasonInput locale={locale} field={field} />
      <SubmitButton locale={locale} kind="outline">
        {words.retry[locale]}
      </SubmitButton>
    </ActionForm>
  );
}

export const TaxReportingForms = (props: Props) => (
  <div className={css.forms}>
    {canRetryTaxReporting(props.row) && <RetryForm {...props} />}
    {canEnterMark(props.row) && <MarkForm {...props} />}
  </div>
);
