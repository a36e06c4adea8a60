/** Money on bad days: whatever gets lost, comes late or is refused, what we know of is what the double's ledger says. */
import { describe, expect, it } from 'vitest';
import { createSeededRandom } from '../../../testing/seeded-random.ts';
import { createStripeDouble, createStripeDoubleHttpClient } from '../../../testing/stripe/stripe-double.ts';
import { testCards } from '../../../testing/stripe/test-cards.ts';
import type { PaymentResult } from './payment-provider.ts';
import { createStripeProvider } from './stripe-provider.ts';

type ChargeInput = { reference: string; customer: string; card: string; cents: number; text: string };

function badDay(seed: number) {
  const random = createSeededRandom(seed);
  const double = createStripeDouble({ random, clock: () => new Date('2026-11-15T10:00:00Z') });
  const payments = createStripeProvider({ ...double.options, httpClient: createStripeDoubleHttpClient(double) });
  const chances = { lost: 0.1, late: 0.08, overtaken: 0.05, refused: 0.05, limited: 0.02 };
  double.faults.setChances(chances);

  /** As somebody does who never hears an answer for sure: looks, asks again or closes, until it is over. */
  async function untilOver(input: ChargeInput): Promise<PaymentResult> {
    const actions = [
      () => payments.charge(input),
      () => payments.findCharge(input),
      () => payments.closeCharge(input),
      async () => void double.faults.arriveLate(),
    ] as const;
    for (let work = 0; ; work = Math.floor(random() * actions.length)) {
      const outcome = await actions[work as 0]().catch(() => null);
      if (outcome && outcome.state !== 'open') return outcome;
    }
  }
  async function retry<T>(attempt: () => Promise<T>): Promise<T> {
    for (;;) {
      const answer = await attempt().catch(() => null);
      if (answer !== null) return answer;
    }
  }
  return { random, double, payments, untilOver, retry };
}

describe('[SUBS-2] ledgers', () => {
  it.each([1, 2, 3, 4, 5, 6])('agree to the cent after a bad day (%i)', async (seed) => {
    const { random, double, payments, untilOver, retry } = badDay(seed);
    const numbers = [testCards.works, testCards.works, testCards.declinesLater, testCards.authenticatesOnce];
    let charged = 0;
    let refunded = 0;
    const ended = new Map<ChargeInput, PaymentResult>();
    for (let agency = 0; agency < 10; agency++) {
      const customer = await retry(() => payments.customer({ reference: `office-${agency}`, name: 'Γ', locale: 'el' }));
      const card = double.addCard(customer, numbers[agency % numbers.length] ?? '');
      for (let at = 0; at < 10; at++) {
        const input = {
          reference: `${agency}-${at}`,
          customer,
          card,
          cents: 50 + Math.floor(random() * 50_000),
          text: 'Π',
        };
        const outcome = await untilOver(input);
        ended.set(input, outcome);
        if (outcome.state !== 'succeeded') continue;
        charged += outcome.cents;
        if (random() < 0.7) continue;
        const back = {
          reference: `back-${input.reference}`,
          payment: outcome.payment,
          cents: 1 + Math.floor(random() * 50),
        };
        await retry(() => payments.refund(back));
        refunded += back.cents;
      }
    }
    double.faults.setChances({});
    double.faults.arriveLate();
    const ledger = double.ledger();
    expect([ledger.chargedCents, ledger.refundedCents]).toEqual([charged, refunded]);
    const references = ledger.payments.map(({ metadata }) => metadata.reference);
    expect(new Set(references).size).toBe(references.length);
    for (const [input, outcome] of ended) {
      expect(await payments.findCharge(input)).toEqual(outcome);
      expect(references.includes(input.reference)).toBe(outcome.state === 'succeeded');
    }
    const states = new Set([...ended.values()].map(({ state }) => state));
    expect(states).toEqual(new Set(['succeeded', 'declined', 'closed']));
  });

  it('a double that was stopped remembers what it knew', async () => {
    const { double, payments, retry } = badDay(7);
    double.faults.setChances({});
    const customer = await retry(() => payments.customer({ reference: 'office', name: 'Γ', locale: 'el' }));
    const card = double.addCard(customer, testCards.works);
    const input = { reference: 'one', customer, card, cents: 6_076, text: 'Π' };
    const outcome = await payments.charge(input);
    const page = { locale: 'el' as const, returnTo: 'http://estia.test/ok', backTo: 'http://estia.test/no' };
    const { id } = await payments.beginCheckout({ ...input, ...page, reference: 'two' });

    const next = createStripeDouble();
    next.core.load(double.core.save());
    const later = createStripeProvider({ ...next.options, httpClient: createStripeDoubleHttpClient(next) });
    expect(await later.charge(input)).toEqual(outcome);
    expect(await later.readCheckout(id)).toEqual({ state: 'closed' });
    next.decline(card, 'lost_card');
    expect(await later.charge({ ...input, reference: 'three' })).toMatchObject({ code: 'card_gone' });
    expect(next.ledger()).toEqual(double.ledger());
  });
});
