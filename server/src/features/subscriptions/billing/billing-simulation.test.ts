/** Every cent: random lives, an independent judge, and proof that the judge sees. The large runs: bench/billing/simulation.ts, bench/crash/billing.ts. */
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findRecordDifferences } from '../../../../testing/billing-oracle/billing-oracle.ts';
import { type BillingRecords, readBillingRecords } from '../../../../testing/billing-simulation/billing-records.ts';
import { type BillingEnvironment, openBillingEnvironment } from '../../../../testing/billing-simulation/environment.ts';
import { runSimulation, type SimulationResult } from '../../../../testing/billing-simulation/simulation.ts';
import { sized } from '../../../../testing/environment/test-size.ts';

/** Both changes of the clock, ends of months, a 29th of February. */
const [FROM, SEED] = ['2027-10-03', 20_281];
const [LIVES, DAYS] = sized({ ci: [20, 185], full: [80, 215] });

let world: BillingEnvironment;
let simulated: SimulationResult;
let books: BillingRecords;

beforeAll(async () => {
  world = await openBillingEnvironment(inject('services'), { start: `${FROM}T00:00:00Z`, seed: SEED });
  simulated = await runSimulation(world, { count: LIVES, seed: SEED, from: FROM, days: DAYS });
  books = await readBillingRecords(world.db);
});
afterAll(() => world.close());

/** The last of those that are so: what is changed of it cannot be put right by what follows. */
function last<T>(rows: readonly T[], test: (row: T) => boolean = () => true): T {
  const found = rows.findLast(test);
  if (!found) throw new Error('Nothing to plant a fault into');
  return found;
}

const shift = <K extends string>(row: Record<K, number>, field: K, by: number): void => {
  row[field] += by;
};

const faults: Record<string, (copy: BillingRecords) => unknown> = {
  'a payment that is on record twice': ({ payments }) =>
    payments.push({ ...last(payments, (p) => p.method === 'card'), id: -1 }),
  'a payment that is not on record': ({ payments }) =>
    payments.splice(payments.indexOf(last(payments, (p) => p.charge_id !== null)), 1),
  'a payment that is a cent off': ({ payments }) =>
    shift(
      last(payments, (p) => p.method === 'card'),
      'cents',
      1,
    ),
  'a period that was skipped': ({ charges }) => {
    const charge = last(charges, (c) => c.kind === 'period' && c.state === 'paid');
    [charge.period_from, charge.period_to] = [
      charge.period_to,
      `${Number(charge.period_to.slice(0, 4)) + 1}${charge.period_to.slice(4)}`,
    ];
  },
  'a period that was asked for twice': ({ charges }) =>
    charges.push({ ...last(charges, (c) => c.kind === 'period' && c.state === 'paid'), id: -1 }),
  'VAT that is a cent off': ({ invoices }) => {
    const invoice = last(invoices, (i) => i.kind === 'invoice');
    invoice.vat_cents += 1;
    invoice.gross_cents += 1;
  },
  'VAT of another day': ({ charges }) => shift(last(charges), 'vat_percent', -1),
  'a price of another day': ({ charges }) =>
    shift(
      last(charges, (c) => c.kind !== 'upgrade'),
      'net_cents',
      100,
    ),
  'a share of an upgrade that is a cent off': ({ charges }) =>
    shift(
      last(charges, (c) => c.kind === 'upgrade'),
      'net_cents',
      -1,
    ),
  'a refund that was lost': ({ refunds }) =>
    refunds.splice(refunds.indexOf(last(refunds, (r) => r.state === 'done')), 1),
  'a refund without a credit note': ({ invoices }) =>
    invoices.splice(invoices.indexOf(last(invoices, (i) => i.kind === 'credit_note')), 1),
  'a number that was left out': ({ invoices }) =>
    shift(
      last(invoices, (i) => i.kind === 'invoice'),
      'number',
      1,
    ),
  'a paid charge without an invoice': ({ invoices }) =>
    invoices.splice(invoices.indexOf(last(invoices, (i) => i.kind === 'invoice')), 1),
  'a deposit of nobody': ({ payments }) =>
    payments.push({ ...last(payments, (p) => p.method === 'deposit'), id: -1, ref: 'bank:none' }),
  'an attempt that nobody looked up': ({ attempts }) => Object.assign(last(attempts), { state: 'asked' }),
  'an end that is a day late': ({ subscriptions }) => Object.assign(last(subscriptions), { period_to: '2030-01-01' }),
};

describe('the ledger', () => {
  it(`[SUBS-2] [SUBS-4] ${LIVES} random lives over ${DAYS} days (seed ${SEED}): not one difference`, () => {
    expect(simulated.differences).toEqual([]);
    // It proves that it looked: all of this happened. How often depends on which worker came first.
    for (const what of [
      'deposit',
      'refund of a part',
      'process killed',
      'two workers at once',
      'webhooks heard',
      'begun again',
      'plan: done',
      'page paid',
    ])
      expect(simulated.counts[what], what).toBeGreaterThan(0);
    expect(books.payments.length).toBeGreaterThan(LIVES);
    expect(books.invoices.filter(({ kind }) => kind === 'credit_note').length).toBeGreaterThan(0);
    expect(books.charges.filter(({ kind, state }) => kind === 'upgrade' && state === 'paid').length).toBeGreaterThan(0);
  });

  it.each(Object.keys(faults))('[SUBS-4] the judge objects to %s', (name) => {
    const judged = (copy: BillingRecords) =>
      findRecordDifferences(copy, world.double.ledger(), simulated.journal, simulated.end);
    const copy = structuredClone(books);
    expect(judged(copy)).toEqual([]);
    faults[name]?.(copy);
    expect(judged(copy)).not.toEqual([]);
  });
});
