/**
 * An independent judge of the books. It reads tables and the card provider's own ledger, knows what was done to the world
 * (the journal) and nothing of the code that keeps the books: months, shares and taxes are counted anew here.
 */
import type { Db } from '../../src/platform/db/db.ts';
import {
  type BillingRecords,
  type ExternalEvents,
  type PaymentRow,
  readBillingRecords,
} from '../billing-simulation/billing-records.ts';
import type { Ledger } from '../stripe/ledger.ts';
import { findInvoiceDifferences } from './invoices-oracle.ts';
import { findListingDifferences } from './listings-oracle.ts';
import { findPeriodDifferences } from './periods-oracle.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Our payments and refunds, against the provider's ledger and the bank's lines: to the cent, in both directions. */
export function findPaymentDifferences(books: BillingRecords, ledger: Ledger, journal: ExternalEvents): string[] {
  const wrong: string[] = [];
  const say = (text: string) => wrong.push(`money: ${text}`);
  const { payments, refunds, charges, subscriptions } = books;
  const card = new Map(payments.filter(({ method }) => method === 'card').map((payment) => [payment.ref, payment]));
  const done = Map.groupBy(
    refunds.filter(({ state }) => state === 'done'),
    ({ payment_id }) => payment_id,
  );
  const backOf = (payment: PaymentRow) => sum((done.get(payment.id) ?? []).map(({ cents }) => cents));
  for (const taken of ledger.payments) {
    const ours = card.get(taken.payment);
    if (!ours)
      say(`the provider took ${taken.cents} as ${taken.payment} (${taken.metadata.reference}), and we do not know`);
    else {
      if (ours.cents !== taken.cents) say(`${taken.payment}: ${taken.cents} taken, ${ours.cents} on record`);
      if (backOf(ours) !== taken.refundedCents)
        say(`${taken.payment}: ${taken.refundedCents} went back, ${backOf(ours)} on record`);
    }
  }
  const theirs = new Set(ledger.payments.map(({ payment }) => payment));
  for (const ref of card.keys()) if (!theirs.has(ref)) say(`${ref} is on record, and the provider never took it`);
  for (const [customer, line] of Object.entries(ledger.customers)) {
    const account = subscriptions.find(({ customer_ref }) => customer_ref === customer)?.account_id;
    if (account === undefined) continue;
    const accountPayments = payments.filter(({ account_id, method }) => account_id === account && method === 'card');
    if (sum(accountPayments.map(({ cents }) => cents)) !== line.chargedCents)
      say(`account ${account}: sums of the customer differ`);
    if (sum(accountPayments.map(backOf)) !== line.refundedCents)
      say(`account ${account}: refunds of the customer differ`);
  }
  const bank = new Map(payments.filter(({ method }) => method === 'deposit').map((payment) => [payment.ref, payment]));
  for (const [ref, { accountId, cents }] of journal.deposits) {
    const ours = bank.get(ref);
    if (!ours) say(`${ref} reached the bank and is not on record`);
    else if (ours.cents !== cents || ours.account_id !== accountId) say(`${ref} is on record as something else`);
  }
  for (const ref of bank.keys()) if (!journal.deposits.has(ref)) say(`${ref} is on record and never reached the bank`);
  const paidBy = Map.groupBy(
    payments.filter(({ charge_id }) => charge_id !== null),
    ({ charge_id }) => charge_id,
  );
  for (const charge of charges) {
    const paid = paidBy.get(charge.id) ?? [];
    const wanted = charge.state === 'paid' ? 1 : 0;
    if (paid.length !== wanted) say(`charge ${charge.id} is ${charge.state} and has ${paid.length} payments`);
    for (const { cents, account_id } of paid)
      if (cents !== charge.gross_cents || account_id !== charge.account_id)
        say(`charge ${charge.id}: paid with ${cents}`);
  }
  for (const payment of payments) {
    const gone = sum(
      refunds.filter((r) => r.payment_id === payment.id && r.state !== 'failed').map(({ cents }) => cents),
    );
    if (gone > payment.cents) say(`payment ${payment.id}: ${gone} of ${payment.cents} given back`);
  }
  return wrong;
}

/** After a quiet week with a healthy provider nothing is left half way. */
export function findUnfinishedWork(
  { attempts, refunds, charges, subscriptions }: BillingRecords,
  today: string,
): string[] {
  const wrong: string[] = [];
  for (const { id, state } of attempts) if (state === 'asked') wrong.push(`rest: attempt ${id} is still asked`);
  for (const { id, state } of refunds) if (state === 'asked') wrong.push(`rest: refund ${id} is still asked`);
  for (const { id, state, account_id, period_from } of charges) {
    const sub = subscriptions.find((one) => one.account_id === account_id);
    if (state === 'due' && !sub) wrong.push(`rest: charge ${id} is owed by nobody`);
    if (state === 'due' && sub && period_from < sub.period_from) wrong.push(`rest: charge ${id} is owed for the past`);
  }
  for (const { account_id, state, period_to, cancel_at_end, is_active } of subscriptions) {
    const owes = charges.some(
      (charge) => charge.account_id === account_id && charge.state === 'due' && charge.kind === 'period',
    );
    // Switched off by an admin it stands still, and nothing may be asked of it.
    if (!is_active) {
      if (owes) wrong.push(`rest: account ${account_id} is switched off and owes a period`);
      continue;
    }
    const runs = state === 'trial' || state === 'active';
    if (runs && period_to <= today) wrong.push(`rest: account ${account_id} is ${state} beyond ${period_to}`);
    if (runs && cancel_at_end && owes) wrong.push(`rest: account ${account_id} has cancelled and is asked for more`);
    if (state === 'past_due' && !owes) wrong.push(`rest: account ${account_id} is past due and owes nothing`);
    if (!runs && state !== 'past_due' && owes) wrong.push(`rest: account ${account_id} has ended and owes a period`);
  }
  return wrong;
}

export const findRecordDifferences = (
  books: BillingRecords,
  ledger: Ledger,
  journal: ExternalEvents,
  today: string,
): string[] => [
  ...findPaymentDifferences(books, ledger, journal),
  ...findInvoiceDifferences(books),
  ...findPeriodDifferences(books, journal),
  ...findUnfinishedWork(books, today),
];

/** All that is wrong, each as a line. `today` is a day of Athens. */
export const findBillingDifferences = async (
  db: Db,
  ledger: Ledger,
  journal: ExternalEvents,
  today: string,
): Promise<string[]> => [
  ...findRecordDifferences(await readBillingRecords(db), ledger, journal, today),
  ...(await findListingDifferences(db, today)),
];
