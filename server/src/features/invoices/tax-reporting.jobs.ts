/**
 * Invoices are reported one by one, again and again until the authority has answered. Killed anywhere, the next worker
 * takes the invoice up after its claim has run out and first asks whether it had arrived.
 */
import type { Deps } from '../../deps.ts';
import type { EInvoice, InvoiceReporter } from '../../platform/e-invoicing/invoice-reporter.ts';
import { enqueueInvoiceEmail } from './invoices.emails.ts';
import { findInvoice, type InvoiceRow } from './invoices.queries.ts';
import { getReportingCutoff } from './reporting-deadline.ts';
import * as q from './tax-reporting.queries.ts';

const MINUTE = 60_000;
/** Longer than all questions of one turn may take. */
const CLAIM_MS = 5 * MINUTE;
/** After the first try, and so on; then every four hours for as long as it takes. */
const WAIT_MINUTES = [1, 5, 15, 60, 240];
/** How soon a credit note looks again whether its invoice has been reported. */
const CREDIT_NOTE_WAIT_MS = 15 * MINUTE;
const MAX_NAMED = 10;

/** The VAT of each line, so that they sum to the whole: the last takes what rounding left. */
function toEInvoiceLines({ lines, net_cents, vat_cents }: InvoiceRow): EInvoice['lines'] {
  let [net, given] = [0, 0];
  return lines.map((line) => {
    net += line.net_cents;
    const upTo = net_cents === 0 ? vat_cents : Math.round((vat_cents * net) / net_cents);
    const vat = upTo - given;
    given = upTo;
    return { text: line.text.el, net_cents: line.net_cents, vat_cents: vat };
  });
}

const toEInvoice = (row: InvoiceRow): EInvoice => ({
  kind: row.kind,
  series: row.series,
  number: row.number,
  issued_on: row.issued_on,
  issuer_tax_number: row.issuer.tax_number,
  customer_tax_number: row.customer.tax_number,
  lines: toEInvoiceLines(row),
  net_cents: row.net_cents,
  vat_percent: row.vat_percent,
  vat_cents: row.vat_cents,
  gross_cents: row.gross_cents,
  paid_by: row.paid_by,
  credits_mark: row.credits_mark,
});

type ReporterDeps = Pick<Deps, 'db' | 'clock' | 'log' | 'failures'>;

/** Claims, reports and marks one invoice. False: none is due. */
async function reportNext(deps: ReporterDeps, reporting: InvoiceReporter): Promise<boolean> {
  const { db, clock, log } = deps;
  const now = clock();
  const claimed = await q.claimInvoiceToReport(db, now, new Date(now.getTime() + CLAIM_MS));
  if (!claimed) return false;
  const { id, tries } = claimed;
  const row = await findInvoice(db, id);
  if (!row) return true;
  const invoice = toEInvoice(row);
  try {
    const before = tries > 1 ? await reporting.find(invoice) : null;
    const outcome = before ? { state: 'reported' as const, ...before } : await reportOrWait(reporting, row, invoice);
    if (outcome === 'wait') await q.scheduleReportRetry(db, id, new Date(now.getTime() + CREDIT_NOTE_WAIT_MS), null);
    else if (outcome.state === 'reported') await q.markInvoiceReported(db, id, outcome);
    else if (outcome.state === 'manual') await q.markInvoiceUnreported(db, id, 'manual', null);
    else await q.markInvoiceUnreported(db, id, 'failed', outcome.fault);
    log.info({ invoice: id, tries, outcome: outcome === 'wait' ? outcome : outcome.state }, 'invoice reporting');
  } catch (error) {
    const minutes = WAIT_MINUTES[Math.min(tries, WAIT_MINUTES.length) - 1] ?? 1;
    const fault = error instanceof Error ? error.message.slice(0, 500) : 'failed';
    await q.scheduleReportRetry(db, id, new Date(clock().getTime() + minutes * MINUTE), fault);
    deps.failures.record({ kind: 'job', name: 'invoices-report', error, details: { invoice: id, tries } });
  }
  return true;
}

/** A note names the MARK of its invoice, so it waits for it; by hand there is nothing to wait for. */
async function reportOrWait(reporting: InvoiceReporter, row: InvoiceRow, invoice: EInvoice) {
  if (row.kind === 'credit_note' && row.credits_mark === null && !reporting.byHand) return 'wait' as const;
  return reporting.report(invoice);
}

/** Reports what is due; the number of invoices it took in hand. */
export async function reportInvoices(deps: ReporterDeps, reporting: InvoiceReporter): Promise<number> {
  let count = 0;
  while (await reportNext(deps, reporting)) count += 1;
  return count;
}

/** A paid invoice without MARK a day after it was issued: admins hear of it once. */
export async function enqueueMissingMarkAlert(deps: Pick<Deps, 'db' | 'clock' | 'secrets'>): Promise<number> {
  const { db } = deps;
  const now = deps.clock();
  return db.transaction().execute(async (trx) => {
    const late = await q.claimInvoicesWithoutMark(trx, getReportingCutoff(now), now);
    if (late.length === 0) return 0;
    const named = late.slice(0, MAX_NAMED).map(({ series, number }) => `${series} ${number}`);
    const documents = named.join(', ') + (late.length > MAX_NAMED ? ` +${late.length - MAX_NAMED}` : '');
    for (const admin of await q.listAdminRecipients(trx))
      await enqueueInvoiceEmail(trx, deps, admin, 'invoices_unmarked', { documents, count: late.length }, now);
    return late.length;
  });
}
