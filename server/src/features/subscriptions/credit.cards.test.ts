/** Credit that comes while a card is being asked is used as soon as it is not: nobody pays, or expires, with money here. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { parsePageId } from '../../../testing/billing-simulation/billing-actions.ts';
import { openTimeTravel } from '../../../testing/billing-simulation/time-travel.ts';
import { testCards } from '../../../testing/stripe/test-cards.ts';
import { availableCredit } from './credit.queries.ts';
import { chargeSavedCard, recordPayment } from './payments/payments.service.ts';

let days: Awaited<ReturnType<typeof openTimeTravel>>;
beforeAll(async () => {
  days = await openTimeTravel(inject('services'));
});
afterAll(() => days.world.close());

const credit = (accountId: number, cents: number) =>
  days.world.db.transaction().execute((trx) =>
    recordPayment(trx, days.world.deps, {
      chargeId: null,
      accountId,
      method: 'deposit',
      cents,
      isCredit: true,
      ref: `bank:${accountId}-credit`,
      at: days.world.now(),
    }),
  );
const listEmails = async (accountId: number) =>
  (
    await sql<{ template: string }>`select template from email_outbox where account_id = ${accountId}`.execute(
      days.world.db,
    )
  ).rows.map(({ template }) => template);
const cardOf = async (accountId: number) =>
  (
    await sql<{ card_ref: string }>`select card_ref from subscription where account_id = ${accountId}`.execute(
      days.world.db,
    )
  ).rows[0]?.card_ref ?? '';

describe('[SUBS-2] credit that comes while a card is being asked', () => {
  it('pays the charge when the page that was left is over', async () => {
    const { hands, until, at, read, charges, due, join } = days;
    at('2027-02-01');
    const id = await join({ payment: 'deposit' });
    await until('2027-04-21');
    const owed = await due(id);
    expect(await hands.payNow(id, owed.id)).not.toBeNull();
    expect(await credit(id, owed.gross_cents)).toBe('unallocated');
    expect((await due(id)).id).toBe(owed.id);
    await until('2027-04-23');
    expect(await charges(id)).toMatchObject([{ id: owed.id, state: 'paid' }]);
    await until('2027-05-10');
    expect(await read(id)).toMatchObject({ state: 'active', period_to: '2027-06-01' });
    expect(await listEmails(id)).not.toContain('deposit_reminder');
    await hands.cancel(id);
  });

  it('pays the charge on the day it would expire, though the page is still open', async () => {
    const { hands, until, at, read, due, join } = days;
    at('2027-06-01');
    const id = await join({ payment: 'deposit' });
    await until('2027-09-07');
    const owed = await due(id);
    at('2027-09-07', '19:00');
    await hands.payNow(id, owed.id);
    await credit(id, owed.gross_cents);
    await until('2027-09-08');
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2027-09-01' });
    await hands.cancel(id);
  });

  it('is not taken from the card as well', async () => {
    const { world, hands, until, at, read, due, payments, join } = days;
    at('2027-10-01');
    const id = await join();
    const card = await cardOf(id);
    world.double.decline(card, 'insufficient_funds');
    await until('2028-01-01');
    const owed = await due(id);
    await hands.payNow(id, owed.id);
    await credit(id, 2_000);
    world.double.recover(card);
    await until('2028-01-03');
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2028-01-01' });
    expect((await payments(id)).map(({ cents }) => cents)).toEqual([2_000, owed.gross_cents - 2_000]);
    await hands.cancel(id);
  });

  it('pays what the card refuses meanwhile', async () => {
    const { world, hands, until, at, charges, due, join } = days;
    at('2028-01-10');
    const id = await join();
    world.double.decline(await cardOf(id), 'insufficient_funds');
    await until('2028-04-10');
    const owed = await due(id);
    const { deps } = world;
    if (!deps.payments) throw new Error('No provider');
    const { payments } = deps;
    const failed = async () => (await listEmails(id)).filter((template) => template === 'payment_failed').length;
    const before = await failed();
    const charge: typeof payments.charge = async (input) => {
      await credit(id, owed.gross_cents);
      return payments.charge(input);
    };
    await chargeSavedCard({ ...deps, payments: { ...payments, charge } }, { id: owed.id, account_id: id });
    expect(await charges(id)).toMatchObject([{ id: owed.id, state: 'paid' }]);
    expect(await failed()).toBe(before);
    await hands.cancel(id);
  });

  it('is taken off the page that is opened next, which is not opened where nothing is left', async () => {
    const { world, hands, until, at, read, due, payments, join } = days;
    at('2028-02-01');
    const [part, whole] = [await join({ payment: 'deposit' }), await join({ payment: 'deposit' })];
    await until('2028-04-22');
    for (const id of [part, whole]) await hands.payNow(id, (await due(id)).id);
    const owed = await due(part);
    await credit(part, 1_000);
    await credit(whole, owed.gross_cents);
    expect(await hands.payNow(whole, (await due(whole)).id)).toBeNull();
    const page = await hands.payNow(part, owed.id);
    world.double.fillPage(parsePageId(page ?? ''), testCards.works);
    await world.double.webhooks.flush();
    expect((await payments(part)).map(({ cents }) => cents)).toEqual([1_000, owed.gross_cents - 1_000]);
    await until('2028-05-01');
    for (const id of [part, whole]) {
      expect(await read(id)).toMatchObject({ state: 'active', period_from: '2028-05-01' });
      await hands.cancel(id);
    }
  });

  it('is asked for no more when its agency changes to deposits', async () => {
    const { world, hands, until, at, charges, due, join } = days;
    at('2028-06-01');
    const id = await join();
    world.double.decline(await cardOf(id), 'insufficient_funds');
    await until('2028-09-01');
    const owed = await due(id);
    await hands.payNow(id, owed.id);
    await credit(id, owed.gross_cents);
    await hands.payByDeposit(id);
    expect(await charges(id)).toMatchObject([{ id: owed.id, state: 'paid' }]);
    expect(await listEmails(id)).not.toContain('deposit_instructions');
    await hands.cancel(id);
  });

  it('is not spent on a charge that its agency is just giving up', async () => {
    const { world, hands, until, at, charges, due, join } = days;
    at('2028-10-01');
    const id = await join({ payment: 'deposit' });
    await until('2028-12-23');
    const owed = await due(id);
    await hands.payNow(id, owed.id);
    await credit(id, owed.gross_cents);
    await hands.cancel(id);
    expect(await charges(id)).toMatchObject([{ id: owed.id, state: 'void' }]);
    expect(await availableCredit(world.db, id)).toBe(owed.gross_cents);
  });
});
