/** All invoices for an admin: to whom, how much, and what the tax authority knows of each. */
import { adminInvoicesMessages as words } from '@estia/contract/invoices/admin-messages';
import { invoices as shared } from '@estia/contract/invoices/invoices-messages';
import type { Locale } from '@estia/contract/pair';
import type { AskReply } from '../../platform/ask.ts';
import type { Refusal } from '../../platform/forms.ts';
import { to } from '../../platform/locale.ts';
import { Mark } from '../../ui/Mark.tsx';
import { Fold } from '../../ui/Panel.tsx';
import { Files } from './Files.tsx';
import css from './InvoiceTable.module.css';
import { DocumentHead, nameOf, signed } from './InvoiceTable.tsx';
import { isOpen, mayRetry, mayType, ReportForms } from './ReportForms.tsx';

type Row = AskReply<'GET /adminPanel/invoices'>['invoices'][number];
type Props = { locale: Locale; invoices: readonly Row[]; formKey: string; refusal: Refusal | null };

const tones = { queued: 'info', reported: 'good', failed: 'care', manual: 'info' } as const;

function Reporting({ locale, row }: { locale: Locale; row: Row }) {
  return (
    <div>
      <Mark tone={row.late ? 'care' : tones[row.reporting]}>{words.states[row.reporting][locale]}</Mark>
      {row.late && <p className={css.small}>{words.lateMark[locale]}</p>}
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
            <th scope="col">{words.acts[locale]}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map((row) => (
            <tr key={row.invoice_id}>
              <DocumentHead row={row} locale={locale} />
              <td data-label={words.customer[locale]}>
                <div>
                  <a href={to(locale, `/dashboard/admin/users/${row.user_id}`)} translate="no">
                    {row.customer.company || words.noName[locale]}
                  </a>
                  <p className={`${css.small} num`}>{row.customer.tax_number || words.noTaxNumber[locale]}</p>
                </div>
              </td>
              <td data-label={shared.total[locale]} className={`${css.sum} num`}>
                <div>
                  <span className={css.total}>{signed(row, row.gross_cents)}</span>
                  <p className={css.small}>
                    {shared.net[locale]} {signed(row, row.net_cents)}
                  </p>
                  <p className={css.small}>
                    {shared.vat[locale]} {row.vat_percent} % {signed(row, row.vat_cents)}
                  </p>
                </div>
              </td>
              <td data-label={words.state[locale]}>
                <Reporting locale={locale} row={row} />
              </td>
              <td className={css.acts}>
                <Files locale={locale} id={row.invoice_id} name={nameOf(row, locale)} />
                {(mayType(row) || mayRetry(row)) && (
                  <Fold
                    quiet
                    open={isOpen(row, refusal)}
                    summary={
                      <>
                        {words.act[locale]}
                        <span className="vh">: {nameOf(row, locale)}</span>
                      </>
                    }
                  >
                    <ReportForms {...{ locale, row, formKey, refusal }} name={nameOf(row, locale)} />
                  </Fold>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
