import { athensDay } from '@estia/contract/athens';
import * as calls from '@estia/contract/subscriptions/finance-calls';
import { financeCsvMessages as words } from '@estia/contract/subscriptions/finance-messages';
import type { Deps } from '../../../deps.ts';
import { createCsvWriter } from '../../../platform/csv.ts';
import type { CallServer } from '../../../platform/http/call-server.ts';
import * as q from './finance.queries.ts';

const monthView = (row: q.MonthRow) => ({
  month: row.month,
  invoices: {
    count: row.invoice_count,
    net_cents: row.invoice_net,
    vat_cents: row.invoice_vat,
    gross_cents: row.invoice_gross,
  },
  credit_notes: {
    count: row.note_count,
    net_cents: row.note_net,
    vat_cents: row.note_vat,
    gross_cents: row.note_gross,
  },
  received_cents: row.received_cents,
  refunded_cents: row.refunded_cents,
  chargebacks: { withdrawn_cents: row.withdrawn_cents, reinstated_cents: row.reinstated_cents },
  new: { count: row.new_count, net_cents: row.new_net },
  lost: { count: row.lost_count, net_cents: row.lost_net },
  difference_cents: row.paid_gross - row.invoice_gross - (row.refunded_with_charge - row.note_gross),
});

export function financeRoutes({ serve }: CallServer, { db, clock }: Deps): void {
  serve(calls.getFinance, async () => {
    const now = clock();
    const day = athensDay(now);
    const [{ trials, ...recurring }, overdue, credit, months, without_invoice] = await Promise.all([
      q.findRecurring(db, day),
      q.listOverdue(db, day),
      q.listCredit(db),
      q.listMonths(db, day),
      q.listUninvoiced(db, day),
    ]);
    return {
      as_of: now.toISOString(),
      recurring,
      trials,
      overdue,
      credit: {
        agencies: credit[0]?.agencies ?? 0,
        cents: credit[0]?.total ?? 0,
        largest: credit.map(({ user_id, name, cents }) => ({ user_id, name, cents })),
      },
      months: months.map(monthView),
      without_invoice,
    };
  });

  serve(calls.exportFinance, async ({ query: { lang } }, { reply }) => {
    const day = athensDay(clock());
    const months = (await q.listMonths(db, day)).map(monthView);
    const { begin, row } = createCsvWriter(lang);
    reply?.header('content-disposition', `attachment; filename="estia-finance-${day}.csv"`);
    const lines = months.map((m) =>
      row([
        m.month.slice(0, 7),
        m.invoices.count,
        { cents: m.invoices.net_cents },
        { cents: m.invoices.vat_cents },
        { cents: m.invoices.gross_cents },
        m.credit_notes.count,
        { cents: m.credit_notes.gross_cents },
        { cents: m.received_cents },
        { cents: m.refunded_cents },
        { cents: m.chargebacks.withdrawn_cents },
        { cents: m.chargebacks.reinstated_cents },
        m.new.count,
        { cents: m.new.net_cents },
        m.lost.count,
        { cents: m.lost.net_cents },
        { cents: m.difference_cents },
      ]),
    );
    return Buffer.from(`${begin}${row(Object.values(words).map((word) => word[lang]))}${lines.join('')}`);
  });
}
