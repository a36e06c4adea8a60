/** ADMN-5: the figures of the business as tables; on a phone each row becomes a card. */
import { formatCents, formatCount, formatShortDate } from '@estia/contract/format';
import { formatMonth } from '@estia/contract/format-month';
import type { Locale } from '@estia/contract/pair';
import { chargebackMessages as chargebacks } from '@estia/contract/subscriptions/chargeback-messages';
import { financeMessages as words } from '@estia/contract/subscriptions/finance-messages';
import type { ApiReply } from '../../../platform/api-client.ts';
import { pathTo } from '../../../platform/paths/path-to.ts';
import { StatusBadge } from '../../../ui/StatusBadge.tsx';
import table from '../../../ui/table/table.module.css';

type Finance = ApiReply<'GET /adminPanel/finance'>;
type Counted = { count: number; net_cents: number };

export function OverdueTable({ locale, rows }: { locale: Locale; rows: Finance['overdue'] }) {
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  const charges = rows.reduce((sum, row) => sum + row.charges, 0);
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.age[locale]}</th>
          <th scope="col">{words.charges[locale]}</th>
          <th scope="col">{words.amount[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.age}>
            <th scope="row">{words.ages[row.age][locale]}</th>
            <td data-label={words.charges[locale]} className="num">
              {formatCount(row.charges, locale)}
            </td>
            <td data-label={words.amount[locale]} className="num">
              {formatCents(row.cents)}
            </td>
          </tr>
        ))}
        <tr>
          <th scope="row">
            <b>{words.total[locale]}</b>
          </th>
          <td data-label={words.charges[locale]} className="num">
            {formatCount(charges, locale)}
          </td>
          <td data-label={words.amount[locale]} className="num">
            <b>{formatCents(total)}</b>
          </td>
        </tr>
      </tbody>
    </table>
  );
}

type Owner = { user_id: number; name: string };

const AgencyLink = ({ locale, owner }: { locale: Locale; owner: Owner }) => (
  <a className={table.name} href={pathTo(locale, '/dashboard/admin/subscriptions/:id', { id: owner.user_id })}>
    <span translate="no">{owner.name}</span>
  </a>
);

export function CreditTable({ locale, rows }: { locale: Locale; rows: Finance['credit']['largest'] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.agency[locale]}</th>
          <th scope="col">{words.amount[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.user_id}>
            <th scope="row">
              <AgencyLink locale={locale} owner={row} />
            </th>
            <td data-label={words.amount[locale]} className="num">
              {formatCents(row.cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function UninvoicedTable({ locale, rows }: { locale: Locale; rows: Finance['without_invoice'] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.agency[locale]}</th>
          <th scope="col">{words.paidOn[locale]}</th>
          <th scope="col">{words.amount[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.charge_id}>
            <th scope="row">
              <AgencyLink locale={locale} owner={row} />
            </th>
            <td data-label={words.paidOn[locale]} className="num">
              {formatShortDate(row.paid_on, locale)}
            </td>
            <td data-label={words.amount[locale]} className="num">
              {formatCents(row.gross_cents)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How many, and what their month costs. */
function Movement({ locale, of }: { locale: Locale; of: Counted }) {
  return (
    <div>
      {formatCount(of.count, locale)}
      {of.count > 0 && <p className={table.small}>{formatCents(of.net_cents)}</p>}
    </div>
  );
}

function Documents({ locale, of }: { locale: Locale; of: Finance['months'][number]['invoices'] }) {
  return (
    <div>
      {formatCents(of.gross_cents)}
      {of.count > 0 && <p className={table.small}>{words.documents[locale](of.count)}</p>}
    </div>
  );
}

export function MonthTable({ locale, months }: { locale: Locale; months: Finance['months'] }) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{words.month[locale]}</th>
          <th scope="col">{words.invoices[locale]}</th>
          <th scope="col">{words.creditNotes[locale]}</th>
          <th scope="col">{words.received[locale]}</th>
          <th scope="col">{words.refunded[locale]}</th>
          <th scope="col">{words.chargedBack[locale]}</th>
          <th scope="col">{words.new[locale]}</th>
          <th scope="col">{words.lost[locale]}</th>
          <th scope="col">{words.difference[locale]}</th>
        </tr>
      </thead>
      <tbody>
        {months.map((month, at) => (
          <tr key={month.month}>
            <th scope="row">
              {formatMonth(month.month, locale)}
              {at === 0 && <p className={table.small}>{words.soFar[locale]}</p>}
            </th>
            <td data-label={words.invoices[locale]} className="num">
              <Documents locale={locale} of={month.invoices} />
            </td>
            <td data-label={words.creditNotes[locale]} className="num">
              <Documents locale={locale} of={month.credit_notes} />
            </td>
            <td data-label={words.received[locale]} className="num">
              {formatCents(month.received_cents)}
            </td>
            <td data-label={words.refunded[locale]} className="num">
              {formatCents(month.refunded_cents)}
            </td>
            <td data-label={words.chargedBack[locale]} className="num">
              <div>
                {formatCents(month.chargebacks.withdrawn_cents)}
                {month.chargebacks.reinstated_cents > 0 && (
                  <p className={table.small}>
                    {chargebacks.reinstated[locale](formatCents(month.chargebacks.reinstated_cents))}
                  </p>
                )}
              </div>
            </td>
            <td data-label={words.new[locale]} className="num">
              <Movement locale={locale} of={month.new} />
            </td>
            <td data-label={words.lost[locale]} className="num">
              <Movement locale={locale} of={month.lost} />
            </td>
            <td data-label={words.difference[locale]} className="num">
              {month.difference_cents === 0 ? (
                <StatusBadge tone="good">{words.agrees[locale]}</StatusBadge>
              ) : (
                <StatusBadge tone="care">{formatCents(month.difference_cents)}</StatusBadge>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
