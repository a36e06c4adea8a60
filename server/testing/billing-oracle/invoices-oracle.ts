/** The judge's part about paper: invoices and credit notes, their numbers and their sums. */
import type { BillingRecords } from '../billing-simulation/billing-records.ts';

/** Half a cent goes up. */
export const computeVat = (net: number, percent: number): number =>
  Number((BigInt(net) * BigInt(percent) * 2n + 100n) / 200n);

export function findInvoiceDifferences({ charges, invoices, payments, refunds }: BillingRecords): string[] {
  const wrong: string[] = [];
  const say = (text: string) => wrong.push(`papers: ${text}`);
  const ofCharge = Map.groupBy(
    invoices.filter(({ kind }) => kind === 'invoice'),
    ({ charge_id }) => charge_id,
  );
  const ofRefund = Map.groupBy(
    invoices.filter(({ kind }) => kind === 'credit_note'),
    ({ refund_id }) => refund_id,
  );
  for (const charge of charges) {
    const documents = ofCharge.get(charge.id) ?? [];
    if (documents.length !== (charge.state === 'paid' ? 1 : 0))
      say(`charge ${charge.id} is ${charge.state} and has ${documents.length} invoices`);
    for (const paper of documents) {
      for (const field of [
        'account_id',
        'net_cents',
        'vat_percent',
        'vat_cents',
        'gross_cents',
        'period_from',
        'period_to',
      ] as const)
        if (paper[field] !== charge[field]) say(`invoice ${paper.number} and charge ${charge.id} differ in ${field}`);
    }
  }
  for (const paper of invoices) {
    if (paper.gross_cents !== paper.net_cents + paper.vat_cents) say(`${paper.kind} ${paper.number} does not add up`);
    if (paper.kind === 'invoice' && paper.vat_cents !== computeVat(paper.net_cents, paper.vat_percent))
      say(`invoice ${paper.number}: VAT is ${paper.vat_cents}, not ${computeVat(paper.net_cents, paper.vat_percent)}`);
  }
  const paymentById = new Map(payments.map((payment) => [payment.id, payment]));
  for (const refund of refunds) {
    const payment = paymentById.get(refund.payment_id);
    const notes = ofRefund.get(refund.id) ?? [];
    const wanted = refund.state === 'done' && payment?.charge_id != null ? 1 : 0;
    if (notes.length !== wanted) say(`refund ${refund.id} is ${refund.state} and has ${notes.length} credit notes`);
    for (const note of notes) {
      if (note.gross_cents !== refund.cents)
        say(`credit note ${note.number} is of ${note.gross_cents}, not ${refund.cents}`);
      const credited = invoices.find(({ id }) => id === note.credits_id);
      if (credited?.charge_id !== payment?.charge_id) say(`credit note ${note.number} takes back from another invoice`);
    }
  }
  // What was given back in parts is, in the end, the invoice itself.
  for (const invoice of invoices.filter(({ kind }) => kind === 'invoice')) {
    const notes = invoices.filter(({ credits_id }) => credits_id === invoice.id);
    const total = (field: 'net_cents' | 'vat_cents' | 'gross_cents') =>
      notes.reduce((sum, note) => sum + note[field], 0);
    for (const field of ['net_cents', 'vat_cents', 'gross_cents'] as const)
      if (
        total(field) > invoice[field] ||
        (total('gross_cents') === invoice.gross_cents && total(field) !== invoice[field])
      )
        say(`invoice ${invoice.number}: ${total(field)} of its ${invoice[field]} (${field}) credited`);
  }
  for (const [series, documents] of Map.groupBy(invoices, (paper) => paper.series)) {
    const numbers = documents.map(({ number }) => number).sort((a, b) => a - b);
    numbers.forEach((number, at) => {
      if (number !== at + 1) say(`series ${series}: ${at + 1} is missing, ${number} stands there`);
    });
    const byNumber = documents.toSorted((a, b) => a.number - b.number);
    byNumber.forEach((paper, at) => {
      const before = byNumber[at - 1];
      if (before && before.issued_at > paper.issued_at)
        say(`series ${series}: ${paper.number} is older than ${before.number}`);
    });
  }
  const allocated = payments.filter(({ charge_id }) => charge_id !== null);
  const ids = new Set(allocated.map(({ id }) => id));
  const receivedCents =
    allocated.reduce((sum, { cents }) => sum + cents, 0) -
    refunds.filter((r) => ids.has(r.payment_id) && r.state === 'done').reduce((sum, { cents }) => sum + cents, 0);
  const invoicedCents = invoices.reduce(
    (sum, paper) => sum + (paper.kind === 'invoice' ? 1 : -1) * paper.gross_cents,
    0,
  );
  if (receivedCents !== invoicedCents) say(`${invoicedCents} on paper, ${receivedCents} received and kept`);
  return wrong;
}
