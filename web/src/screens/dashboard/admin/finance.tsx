/** ADMN-5: how the business does: recurring revenue, what is owed, credit, and the close of each month. */
import { formatCents, formatCount } from '@estia/contract/format';
import { financeMessages as words } from '@estia/contract/subscriptions/finance-messages';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import {
  CreditTable,
  MonthTable,
  OverdueTable,
  UninvoicedTable,
} from '../../../features/subscriptions/finance/FinanceTables.tsx';
import { orThrowFailure } from '../../../platform/failures.ts';
import { getApiClient } from '../../../platform/load-context.ts';
import { useLocale } from '../../../platform/locale.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { createPrivateMeta } from '../../../platform/private-page.ts';
import { buttonClass } from '../../../ui/button.ts';
import grid from '../../../ui/form/form-grid.module.css';
import { DescriptionList, PageHeader, Panel } from '../../../ui/Panel.tsx';
import table from '../../../ui/table/table.module.css';

export const loader = ({ context }: LoaderFunctionArgs) =>
  orThrowFailure(getApiClient(context)('GET /adminPanel/finance'));

export const meta = createPrivateMeta(words.title);

export default function Finance() {
  const { recurring, trials, overdue, credit, months, without_invoice: uninvoiced } = useLoaderData<typeof loader>();
  const locale = useLocale();
  const owing = `${pathTo(locale, '/dashboard/admin/list-user-subscriptions')}?phase=past_due`;
  return (
    <>
      <PageHeader title={words.title[locale]} lead={words.lead[locale]}>
        <a className={buttonClass('outline')} href={`/api/adminPanel/finance/export?lang=${locale}`} download>
          {words.csv[locale]}
        </a>
      </PageHeader>
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
