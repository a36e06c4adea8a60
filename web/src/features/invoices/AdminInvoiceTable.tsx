/** All invoices for an admin: to whom, how much, and what the tax authority knows of each. */

import { adminInvoicesMessages as words } from '@estia/contract/invoices/admin-messages';
import { invoices as shared } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import type { ApiReply } from '../../platform/api-client.ts';
import type { FormError } from '../../platform/forms.ts';
import { pathTo } from '../../platform/paths/path-to.ts';
import { BulkCheckbox } from '../../ui/bulk/BulkBar.tsx';
import { Disclosure } from '../../ui/Panel.tsx';
import { StatusBadge } from '../../ui/StatusBadge.tsx';
import { InvoiceFiles } from './InvoiceFiles.tsx';
import css from './InvoiceTable.module.css';
import { formatSignedAmount, getInvoiceName, InvoiceHeading } from './InvoiceTable.tsx';
import { canEnterMark, canRetryTaxReporting, isTaxReportingFormOpen, TaxReportingForms } from './TaxReportingForms.tsx';

type Row = ApiReply<'GET /adminPanel/invoices'>['invoices'][number];
type Props = { locale: Locale; invoices: readonly Row[]; formKey: string; refusal: FormError | null };

const tones = { queued: 'info', reported: 'good', failed: 'care', manual: 'info' } as const;

function ReportingStatus({ locale, row }: { locale: Locale; row: Row }) {
  return (
    <div>
      <StatusBadge tone={row.is_late ? 'care' : tones[row.reporting]}>
        {words.states[row.reporting][locale]}
      </StatusBadge>
      {row.is_late && <p className={css.small}>{words.lateMark[locale]}</p>}
      {row.mark && (
        <p className="num">
          {row.mark} {row.marked_by_hand && <span className={css.small}>({words.byHand[locale]})</span>}
        </p>
      )}
      {row.mark === null && row.tries > 0 && <p className={css.small}>{words.tries[locale](row.tries)}</p>}
      {row.last_fault && (
        <p className={css.fault} lang="en" translate="no">
          {row.last_fault}
        </p>
      )}
    </div>
  );
}

export function AdminInvoiceTable({ locale, invoices, formKey, refusal }: Props) {
  return (
    <div className={css.box}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col">{shared.document[locale]}</th>
            <th scope="col">{words.customer[locale]}</th>
            <th scope="col" className={css.sum}>
              {shared.total[locale]}
            </th>
            <th scope="col">{words.state[locale]}</th>
            <th scope="col">{words.actions[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((row) => (
            <tr key={row.invoice_id}>
              <InvoiceHeading row={row} locale={locale} />
              <td data-label={words.customer[locale]}>
                <div>
                  {canRetryTaxReporting(row) && (
                    <BulkCheckbox locale={locale} id={row.invoice_id} name={getInvoiceName(row, locale)} />
                  )}
                  <a href={pathTo(locale, '/dashboard/admin/users/:id', { id: row.user_id })} translate="no">
                    {row.customer.company || words.noName[locale]}
                  </a>
                  <p className={`${css.small} num`}>{row.customer.tax_number || words.noTaxNumber[locale]}</p>
                </div>
              </td>
              <td data-label={shared.total[locale]} className={`${css.sum} num`}>
                <div>
                  <span className={css.total}>{formatSignedAmount(row, row.gross_cents)}</span>
                  <p className={css.small}>
                    {shared.net[locale]} {formatSignedAmount(row, row.net_cents)}
                  </p>
                  <p className={css.small}>
                    {shared.vat[locale]} {row.vat_percent} % {formatSignedAmount(row, row.vat_cents)}
                  </p>
                </div>
              </td>
              <td data-label={words.state[locale]}>
                <ReportingStatus locale={locale} row={row} />
              </td>
              <td className={css.actions}>
                <InvoiceFiles locale={locale} id={row.invoice_id} name={getInvoiceName(row, locale)} />
                {(canEnterMark(row) || canRetryTaxReporting(row)) && (
                  <Disclosure
                    quiet
                    open={isTaxReportingFormOpen(row, refusal)}
                    summary={
                      <>
                        {words.taxReporting[locale]}
                        <span className="vh">: {getInvoiceName(row, locale)}</span>
                      </>
                    }
                  >
                    <TaxReportingForms
                      locale={locale}
                      row={row}
                      formKey={formKey}
                      refusal={refusal}
                      name={getInvoiceName(row, locale)}
                    />
                  </Disclosure>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
