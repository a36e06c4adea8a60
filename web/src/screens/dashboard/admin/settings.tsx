/** NAV-7: an admin says who runs the site. */
import { accountLimits } from '@estia/contract/accounts/limits';
import { approvalMessages } from '@estia/contract/approvals/messages';
import { formatLongDate, formatPhone } from '@estia/contract/format';
import { settingsFlashMessages, settings as words } from '@estia/contract/site/operator-messages';
import { bankAccountMessages } from '@estia/contract/subscriptions/deposit-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { flashOf } from '../../../features/approvals/approval-asked.ts';
import { OpenApprovals } from '../../../features/approvals/OpenApprovals.tsx';
import { BankAccountForm } from '../../../features/subscriptions/admin/BankAccountForm.tsx';
import { orThrowFailure, throwNotFound } from '../../../platform/failures.ts';
import {
  catchSubmissionError,
  findFormError,
  readFormSubmission,
  redirectWithFlash,
} from '../../../platform/form-submission.ts';
import { createFormErrorResponse, createIdempotencyKey } from '../../../platform/forms.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { ActionForm, createFieldProps } from '../../../ui/form/ActionForm.tsx';
import { Field } from '../../../ui/form/Field.tsx';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import { SubmitButton } from '../../../ui/form/Form.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { PageHeader, Panel } from '../../../ui/Panel.tsx';

const PAGE_PATH = '/dashboard/admin/settings';

export async function loader({ context }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const [setting, deposits, { approvals }] = await orThrowFailure(
    Promise.all([
      callApi('GET /adminPanel/operator'),
      callApi('GET /adminPanel/bank-account'),
      callApi('GET /adminPanel/approvals', { query: { limit: 100 } }),
    ]),
  );
  const open = approvals.filter(({ kind }) => kind === 'operator' || kind === 'bank_account');
  return { ...setting, deposits, open, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { values, idempotencyKey } = submission;
  const text = (name: string) => values[name] ?? '';
  if (submission.intent === 'bank') {
    const body = { beneficiary: text('beneficiary'), bank: text('bank'), iban: text('iban'), reason: text('reason') };
    const result = await catchSubmissionError(
      submission,
      getApiClient(context)('PUT /adminPanel/bank-account', { body, idempotencyKey }),
    );
    return result.ok
      ? redirectWithFlash(url, PAGE_PATH, flashOf('bank-saved')(result.value))
      : createFormErrorResponse(result.refusal);
  }
  if (submission.intent !== 'operator') return throwNotFound();
  const body = {
    name: text('name'),
    name_en: text('name_en'),
    legal_form: text('legal_form'),
    legal_form_en: text('legal_form_en'),
    seat: text('seat'),
    seat_en: text('seat_en'),
    gemi: text('gemi'),
    tax_number: text('tax_number'),
    telephone: text('telephone'),
    email: text('email'),
    partner: text('partner'),
    partner_en: text('partner_en'),
    reason: text('reason'),
  };
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /adminPanel/operator', { body, idempotencyKey }),
  );
  return result.ok
    ? redirectWithFlash(url, PAGE_PATH, flashOf('saved')(result.value))
    : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function AdminSettings() {
  const { operator, changed_at, deposits, open, formKey } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const refusal = findFormError(useActionData());
  const { field } = createFieldProps(locale, 'operator', refusal);
  const labels = {
    name: words.name[locale],
    name_en: words.nameEn[locale],
    legal_form: words.legalForm[locale],
    legal_form_en: words.legalFormEn[locale],
    seat: words.seat[locale],
    seat_en: words.seatEn[locale],
    gemi: words.gemi[locale],
    tax_number: words.taxNumber[locale],
    telephone: words.telephone[locale],
    email: words.email[locale],
    partner: words.partner[locale],
    partner_en: words.partnerEn[locale],
    reason: words.reason[locale],
  };
  const of = (name: keyof typeof labels, known: string) => ({ ...field(name, known), label: labels[name] });
  const seatHint = words.seatHint[locale];
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]} />
      <FlashMessage
        locale={locale}
        words={{
          ...settingsFlashMessages,
          'bank-saved': bankAccountMessages.saved,
          'approval-asked': approvalMessages.asks,
        }}
        calm={['approval-asked']}
      />
      <OpenApprovals locale={locale} approvals={open} />
      <Panel
        id="operator"
        title={words.operator[locale]}
        lead={
          changed_at
            ? `${words.changed[locale](formatLongDate(changed_at, locale))} ${words.soon[locale]}`
            : words.placeholder[locale]
        }
      >
        <ActionForm locale={locale} intent="operator" formKey={formKey} refusal={refusal} labels={labels}>
          <div className={grid.grid}>
            <Field {...of('name', operator.name.el)} maxLength={160} required />
            <Field {...of('name_en', operator.name.en)} maxLength={160} required />
            <Field {...of('legal_form', operator.legal_form.el)} maxLength={80} />
            <Field {...of('legal_form_en', operator.legal_form.en)} maxLength={80} />
            <Field {...of('seat', operator.seat.el)} hint={seatHint} maxLength={200} required />
            <Field {...of('seat_en', operator.seat.en)} hint={seatHint} maxLength={200} required />
            <Field
              {...of('gemi', operator.gemi)}
              hint={words.gemiHint[locale]}
              inputMode="numeric"
              maxLength={20}
              required
            />
            <Field {...of('tax_number', operator.tax_number)} inputMode="numeric" maxLength={20} required />
            <Field
              {...of('telephone', formatPhone(operator.telephone))}
              type="tel"
              inputMode="tel"
              maxLength={20}
              required
            />
            <Field {...of('email', operator.email)} type="email" inputMode="email" maxLength={254} required />
            <Field {...of('partner', operator.partner.el)} hint={words.partnerHint[locale]} maxLength={80} />
            <Field {...of('partner_en', operator.partner.en)} hint={words.partnerHint[locale]} maxLength={80} />
            <div className={grid.wide}>
              <Field
                {...of('reason', '')}
                hint={words.reasonHint[locale]}
                maxLength={accountLimits.reason}
                autoComplete="off"
                required
              />
            </div>
          </div>
          <div className={grid.actions}>
            <SubmitButton locale={locale}>{words.save[locale]}</SubmitButton>
          </div>
        </ActionForm>
      </Panel>
      <BankAccountForm locale={locale} formKey={formKey} refusal={refusal} setting={deposits} />
    </>
  );
}
