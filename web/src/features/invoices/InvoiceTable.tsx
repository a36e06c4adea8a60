/** SUBS-4: an agency's invoices and credit notes as a table; on a narrow screen each row becomes a card. */

import { formatCents } from '@estia/contract/format';
import { formatInvoiceDate } from '@estia/contract/invoices/invoice-date';
import { invoices as words } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import type { ApiReply } from '../../platform/api-client.ts';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import css from './InvoiceTable.module.css';

type Row = ApiReply<'GET /user/invoices'>['invoices'][number];

/** What a credit note gives back counts against. */
export const formatSignedAmount = (row: Pick<Row, 'kind'>, cents: number): string =>
  formatCents(row.kind === 'invoice' ? cents : -cents);

export const getInvoiceName = (row: Pick<Row, 'kind' | 'series' | 'number'>, locale: Locale): string =>
  `${words.kind[row.kind][locale]} ${row.series} ${row.number}`;

type Head = Pick<Row, 'kind' | 'series' | 'number' | 'issued_on' | 'credits'>;

/** The head of a document's row: its name, its day, and what it credits. */
export function InvoiceHeading({ row, locale }: { row: Head; locale: Locale }) {
  return (
    <th scope="row">
      <span className={css.name}>{getInvoiceName(row, locale)}</span>
      <p className={`${css.small} num`}>
        {formatInvoiceDate(row.issued_on)}
        {row.credits && ` · ${words.credits[locale](`${row.credits.series} ${row.credits.number}`)}`}
      </p>
    </th>
  );
}

export function InvoiceTable({ locale, invoices }: { locale: Locale; invoices: readonly Row[] }) {
  return (
    <div className={css.box}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{words.document[locale]}</th>
            <th scope="col">{words.period[locale]}</th>
            <th scope="col" className={css.sum}>
              {words.net[locale]}
            </th>
            <th scope="col" className={css.sum}>
              {words.vat[locale]}
            </th>
            <th scope="col" className={css.sum}>
              {words.total[locale]}
            </th>
            <th scope="col">{words.mark[locale]}</th>
            <th scope="col">{words.download[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((row) => (
            <tr key={row.invoice_id}>
              <InvoiceHeading row={row} locale={locale} />
              <td data-label={words.period[locale]} className={`${css.days} num`}>
                {words.days[locale](formatInvoiceDate(row.period_from), formatInvoiceDate(addDays(row.period_to, -1)))}
              </td>
              <td data-label={words.net[locale]} className={`${css.sum} num`}>
                {formatSignedAmount(row, row.net_cents)}
              </td>
              <td data-label={`${words.vat[locale]} ${row.vat_percent} %`} className={`${css.sum} num`}>
                <div>
                  {formatSignedAmount(row, row.vat_cents)}
                  <p className={`${css.small} ${css.percent}`}>{row.vat_percent} %</p>
                </div>
              </td>
              <td data-label={words.total[locale]} className={`${css.sum} ${css.total} num`}>
                {formatSignedAmount(row, row.gross_cents)}
              </td>
              <td data-label={words.mark[locale]} className="num">
                {row.mark ?? <span className={css.small}>{words.noMark[locale]}</span>}
              </td>
              <td>
                <InvoiceFiles locale={locale} id={row.invoice_id} name={getInvoiceName(row, locale)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
