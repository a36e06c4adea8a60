/** ADMN-5: how the business does: recurring revenue, what is owed, credit, and the close of each month. */
import { formatCents, formatCount } from '@estia/contract/format';
import { chargebackMessages } from '@estia/contract/subscriptions/chargeback-messages';
import { chargebackLimits } from '@estia/contract/subscriptions/chargeback-model';
import { financeMessages as words } from '@estia/contract/subscriptions/finance-messages';
import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router';
import { ChargebackTable } from '../../../features/subscriptions/finance/ChargebackTable.tsx';
import {
  CreditTable,
  MonthTable,
  OverdueTable,
  UninvoicedTable,
} from '../../../features/subscriptions/finance/FinanceTables.tsx';
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
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import { FlashMessage } from '../../../ui/form/FlashMessage.tsx';
import grid from '../../../ui/form/form-grid.module.css';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import { SimplePagination } from '../../../ui/pagination/SimplePagination.tsx';
import table from '../../../ui/table/table.module.css';
import { parseItemParam, parsePageParam } from '../page-param.ts';

const PAGE_PATH = '/dashboard/admin/finance';

export async function loader({ context, url }: LoaderFunctionArgs) {
  const callApi = getApiClient(context);
  const page = parsePageParam(url);
  const query = { limit: chargebackLimits.perPage, offset: (page - 1) * chargebackLimits.perPage };
  const [finance, { chargebacks, count }] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/finance')),
    orThrowFailure(callApi('GET /adminPanel/chargebacks', { query })),
  ]);
  const item = parseItemParam(url) ?? null;
  return { ...finance, chargebacks, count, page, item, formKey: createIdempotencyKey() };
}

export async function action({ context, request, url }: ActionFunctionArgs) {
  const submission = await readFormSubmission(request);
  const { id = '', note = '' } = submission.values;
  if (submission.intent !== 'settle' || !/^[1-9]\d{0,14}$/.test(id)) return throwNotFound();
  const { idempotencyKey } = submission;
  const result = await catchSubmissionError(
    submission,
    getApiClient(context)('PUT /adminPanel/chargebacks/{id}/handled', {
      params: { id },
      body: { note },
      idempotencyKey,
    }),
  );
  return result.ok ? redirectWithFlash(url, PAGE_PATH, 'chargeback-handled') : createFormErrorResponse(result.refusal);
}

export const meta = createPrivateMeta(words.title);

export default function Finance() {
  const finance = useLoaderData<typeof loader>();
  const { recurring, trials, overdue, credit, months, without_invoice: uninvoiced, chargebacks } = finance;
  const refusal = findFormError(useActionData());
  const locale = useLocale();
  const owing = `${pathTo(locale, '/dashboard/admin/list-user-subscriptions')}?phase=past_due`;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={`/api/adminPanel/finance/export?lang=${locale}`} download>
          {words.csv[locale]}
        </a>
      </PageHeader>
      <FlashMessage locale={locale} words={chargebackMessages.flash} />
      <Panel id="recurring" title={words.recurring[locale]} lead={words.recurringText[locale]}>
        <DescriptionList
          rows={[
            {
              label: words.recurring[locale],
              value: `${formatCents(recurring.net_cents)} ${words.perMonth[locale]}`,
            },
            { label: words.subscribers[locale], value: formatCount(recurring.subscriptions, locale) },
            { label: words.trials[locale], value: formatCount(trials, locale) },
          ]}
        />
      </Panel>
      <Panel
        id="overdue"
        flush
        title={words.overdue[locale]}
        lead={words.overdueText[locale]}
        beside={
          <a className={table.name} href={owing}>
            {words.whoOwes[locale]}
          </a>
        }
      >
        <OverdueTable locale={locale} rows={overdue} />
      </Panel>
      <Panel
        id="credit"
        flush
        title={words.credit[locale]}
        {...(credit.agencies > 0 ? { lead: words.creditText[locale](credit.agencies, formatCents(credit.cents)) } : {})}
      >
        {credit.agencies === 0 ? (
          <p className={grid.padded}>{words.noCredit[locale]}</p>
        ) : (
          <CreditTable locale={locale} rows={credit.largest} />
        )}
      </Panel>
      <Panel id="chargebacks" flush title={chargebackMessages.title[locale]} lead={chargebackMessages.lead[locale]}>
        {chargebacks.length === 0 ? (
          <p className={grid.padded}>{chargebackMessages.none[locale]}</p>
        ) : (
          <ChargebackTable
            locale={locale}
            rows={chargebacks}
            item={finance.item}
            formKey={finance.formKey}
            refusal={refusal}
          />
        )}
      </Panel>
      <SimplePagination locale={locale} page={finance.page} count={finance.count} perPage={chargebackLimits.perPage} />
      {uninvoiced.length > 0 && (
        <Panel id="uninvoiced" flush title={words.withoutInvoice[locale]} lead={words.withoutInvoiceText[locale]}>
          <UninvoicedTable locale={locale} rows={uninvoiced} />
        </Panel>
      )}
      <Panel id="months" flush title={words.months[locale]} lead={words.monthsText[locale]}>
        <MonthTable locale={locale} months={months} />
      </Panel>
    </>
  );
}
