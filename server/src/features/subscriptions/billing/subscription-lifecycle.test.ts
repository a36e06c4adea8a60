/** Whole lives of a subscription, day by day, with a card provider that keeps books of its own. */
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { findBillingDifferences } from '../../../../testing/billing-oracle/billing-oracle.ts';
import { parsePageId } from '../../../../testing/billing-simulation/billing-actions.ts';
import { buildActiveListing, buildBillingAgency } from '../../../../testing/billing-simulation/environment.ts';
import { openTimeTravel } from '../../../../testing/billing-simulation/time-travel.ts';
import { testCards } from '../../../../testing/stripe/test-cards.ts';
import { eraseSubscriptionData } from '../subscriptions.queries.ts';

const ADMIN = 1;
let days: Awaited<ReturnType<typeof openTimeTravel>>;
beforeAll(async () => {
  days = await openTimeTravel(inject('services'));
});
afterAll(() => days.world.close());

describe('lives of a subscription', () => {
  it('[SUBS-2] [POST-7] by card: free months, first charge, declines on days 0/1/3/5/7, expired, paid, active', async () => {
    const { world, hands, until, at, read, charges, payments, countListings, join } = days;
    at('2027-01-31');
    const id = await join({ listingCount: 2 });
    expect(await read(id)).toMatchObject({ state: 'trial', period_to: '2027-04-30', card_last4: '4242' });
    await until('2027-04-29');
    expect(await charges(id)).toEqual([]);
    await until('2027-04-30');
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2027-04-30', period_to: '2027-05-31' });
    const [, card] = await sql<{ card_ref: string }>`select card_ref from subscription where account_id = ${id}`
      .execute(world.db)
      .then(({ rows }) => [0, rows[0]?.card_ref ?? ''] as const);
    world.double.decline(card, 'insufficient_funds');
    const result: string[] = [];
    for (let day = '2027-05-31'; day <= '2027-06-08'; day = addDays(day, 1)) {
      const before = (await charges(id)).find(({ period_from }) => period_from === '2027-05-31')?.failed_attempts ?? 0;
      await until(day);
      const after = (await charges(id)).find(({ period_from }) => period_from === '2027-05-31')?.failed_attempts ?? 0;
      if (after > before) result.push(day);
      if (day < '2027-06-05') expect(await countListings(id)).toEqual({ up: 2, paused: 0 });
      else expect(await countListings(id)).toEqual({ up: 0, paused: 2 });
    }
    expect(result).toEqual(['2027-05-31', '2027-06-01', '2027-06-03', '2027-06-05', '2027-06-07']);
    expect((await read(id)).state).toBe('expired');
    world.double.recover(card);
    at('2027-06-20');
    expect(await hands.resume(id, 6076)).toEqual({ result: 'done', url: null });
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2027-06-20', period_to: '2027-07-20' });
    expect(await countListings(id)).toEqual({ up: 2, paused: 0 });
    await until('2027-07-20');
    expect(await read(id)).toMatchObject({ state: 'active', period_to: '2027-08-20' });
    expect((await payments(id)).map(({ cents }) => cents)).toEqual([6076, 6076, 6076]);
    await hands.cancel(id);
  });

  it('[SUBS-2] by deposit: asked ten days before, paid before and after the day, expired, begun again', async () => {
    const { hands, until, at, read, charges, due, countListings, receive, join } = days;
    at('2027-08-01');
    const id = await join({ payment: 'deposit', listingCount: 2 });
    await until('2027-10-21');
    expect(await charges(id)).toEqual([]);
    await until('2027-10-22');
    const first = await due(id);
    expect(await receive(id, first.id, first.gross_cents - 1, 'short')).toBe('unallocated');
    expect(await receive(id, first.id, first.gross_cents, 'first')).toBe('paid');
    expect(await receive(id, first.id, first.gross_cents, 'first')).toBe('known');
    expect(await receive(id, first.id, first.gross_cents, 'twice')).toBe('unallocated');
    await until('2027-10-31');
    expect(await read(id)).toMatchObject({ state: 'trial', period_to: '2027-11-01' });
    await until('2027-11-01');
    expect(await read(id)).toMatchObject({ state: 'active', period_to: '2027-12-01' });
    await until('2027-12-03');
    expect((await read(id)).state).toBe('past_due');
    const second = await due(id);
    expect(await receive(id, second.id, second.gross_cents, 'second')).toBe('paid');
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2027-12-01', period_to: '2028-01-01' });
    await until('2028-01-05');
    expect(await countListings(id)).toEqual({ up: 2, paused: 0 });
    await until('2028-01-06');
    expect(await countListings(id)).toEqual({ up: 0, paused: 2 });
    await until('2028-01-08');
    expect((await read(id)).state).toBe('expired');
    at('2028-01-30');
    expect(await hands.resume(id, 6076)).toEqual({ result: 'payment_required', url: null });
    at('2028-01-31');
    const again = await due(id);
    expect(await receive(id, again.id, again.gross_cents, 'again')).toBe('paid');
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2028-01-31', period_to: '2028-02-29' });
    await until('2028-02-20');
    const leap = await due(id);
    expect([leap.period_from, leap.period_to]).toEqual(['2028-02-29', '2028-03-31']);
    expect(await receive(id, leap.id, leap.gross_cents, 'leap')).toBe('paid');
    await hands.cancel(id);
  });

  it('[SUBS-2] a larger plan costs the rest of the period and begins at once; a smaller one waits, and pauses the oldest listings', async () => {
    const { world, hands, until, at, read, countListings, join, agree } = days;
    at('2028-03-01');
    const id = await join({ planId: 1, listingCount: 2 });
    await until('2028-06-01');
    at('2028-06-11');
    const cents = await hands.quote(id, 3);
    // (129 − 49) € × 20 of 30 days, and 24 %.
    expect(cents).toBe(6613);
    await expect(hands.changePlan(id, 3, cents - 1)).rejects.toMatchObject({ code: 'price_changed' });
    expect(await hands.changePlan(id, 3, cents)).toEqual({ result: 'done', url: null });
    expect((await read(id)).plan_id).toBe(3);
    for (const hour of ['11:00', '11:01', '11:02', '11:03']) {
      at('2028-06-11', hour);
      await buildActiveListing(world.db, id, world.now());
    }
    expect(await agree(id, 2)).toEqual({ result: 'scheduled', url: null });
    await until('2028-07-01');
    expect(await read(id)).toMatchObject({ plan_id: 2, next_plan_id: null, period_to: '2028-08-01' });
    expect(await countListings(id)).toEqual({ up: 4, paused: 2 });
    const { rows } = await sql<{ day: string }>`
      select to_char(l.activated_at, 'YYYY-MM-DD') as day from listing l join property p on p.id = l.property_id
      where p.account_id = ${id} and l.is_active`.execute(world.db);
    expect(rows.map(({ day }) => day)).toEqual(Array(4).fill('2028-06-11'));
    await hands.cancel(id);
  });

  it('[SUBS-2] a larger plan that is paid for while the next period is owed: that is asked for anew, at the larger plan', async () => {
    const { until, at, read, charges, due, receive, join, agree } = days;
    at('2028-08-01');
    const id = await join({ payment: 'deposit' });
    await until('2028-10-25');
    await receive(id, (await due(id)).id, 6076, 'one');
    await until('2028-11-22');
    expect((await due(id)).period_from).toBe('2028-12-01');
    expect(await agree(id, 3)).toEqual({ result: 'payment_required', url: null });
    const upgrade = (await charges(id)).find(({ kind }) => kind === 'upgrade');
    await receive(id, upgrade?.id ?? 0, upgrade?.gross_cents ?? 0, 'more');
    await until('2028-11-23');
    expect(await read(id)).toMatchObject({ plan_id: 3, period_to: '2028-12-01' });
    expect(await due(id)).toMatchObject({ plan_id: 3, gross_cents: 15996, period_from: '2028-12-01' });
    // The same plan again costs nothing and drops nothing.
    const owed = (await due(id)).id;
    await agree(id, 3);
    expect((await due(id)).id).toBe(owed);
    await receive(id, owed, 15996, 'two');
  });

  it('[SUBS-2] cancelled and taken back; cancelled and ended', async () => {
    const { hands, until, at, read, payments, countListings, join } = days;
    at('2029-01-10');
    const id = await join({ listingCount: 1 });
    await until('2029-04-10');
    await hands.cancel(id);
    await hands.cancel(id);
    at('2029-04-20');
    expect(await hands.resume(id, 0)).toEqual({ result: 'done', url: null });
    await until('2029-05-10');
    expect(await read(id)).toMatchObject({ state: 'active', period_to: '2029-06-10' });
    await hands.cancel(id);
    await until('2029-06-10');
    expect((await read(id)).state).toBe('cancelled');
    expect(await countListings(id)).toEqual({ up: 1, paused: 0 });
    await until('2029-06-15');
    expect(await countListings(id)).toEqual({ up: 0, paused: 1 });
    await until('2029-07-20');
    expect((await payments(id)).length).toBe(2);
  });

  it('[SUBS-2] what the bank wants to ask its holder is paid on the provider’s page; a page that is left open is closed', async () => {
    const { world, hands, until, at, read, due, join, agree } = days;
    at('2029-08-01');
    const id = await join({ card: testCards.authenticatesAlways });
    await until('2029-11-01');
    expect((await read(id)).state).toBe('past_due');
    const owed = await due(id);
    const left = await hands.payNow(id, owed.id);
    await until('2029-11-02');
    // The next try of the card closes the page that nobody used.
    expect(() => world.double.fillPage(parsePageId(left ?? ''), testCards.works)).toThrow();
    const page = await hands.payNow(id, owed.id);
    expect(world.double.fillPage(parsePageId(page ?? ''), testCards.authenticatesAlways).next).toBe('done');
    await hands.lookAgain(id);
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2029-11-01', period_to: '2029-12-01' });
    expect(await hands.payNow(id, owed.id)).toBe(null);
    const stranger = await join({ payment: 'deposit' });
    await expect(hands.payNow(stranger, owed.id)).rejects.toMatchObject({ code: 'not_found' });
    // An upgrade is paid on the page too.
    world.pass(1000);
    const input = await agree(id, 2);
    expect(input.result).toBe('payment_required');
    world.double.fillPage(parsePageId(input.url ?? ''), testCards.authenticatesAlways);
    await world.double.webhooks.flush();
    expect((await read(id)).plan_id).toBe(2);
    await hands.cancel(id);
  });

  it('[SUBS-2] a card that is replaced while money is owed is tried at once, and the old one is forgotten', async () => {
    const { world, hands, until, at, read, join, setUp } = days;
    at('2030-01-15');
    const id = await join({ card: testCards.declinesLater });
    await until('2030-04-16');
    expect((await read(id)).state).toBe('past_due');
    await setUp(id, testCards.worksToo);
    world.pass(60_000);
    await hands.work();
    expect(await read(id)).toMatchObject({ state: 'active', card_last4: '4444', period_to: '2030-05-15' });
    expect((await sql`select from card_to_detach`.execute(world.db)).rows.length).toBe(0);
    await hands.cancel(id);
  });

  it('[SUBS-2] a card whose page nobody told us of is found before money is asked for; a late word of an older card changes nothing', async () => {
    const { world, hands, until, at, read } = days;
    at('2030-06-01');
    const id = await buildBillingAgency(world.db, { planId: 1, payment: 'card', at: world.now() });
    await hands.begin(id);
    world.double.webhooks.setChaos({ lose: 1 });
    const page = parsePageId(await hands.setUpCard(id));
    world.double.fillPage(page, testCards.works);
    world.double.webhooks.setChaos({ lose: 0 });
    expect((await read(id)).card_last4).toBe(null);
    await until('2030-09-01');
    expect(await read(id)).toMatchObject({ state: 'active', card_last4: '4242' });
    const older = parsePageId(await hands.setUpCard(id));
    world.pass(1000);
    const newer = parsePageId(await hands.setUpCard(id));
    world.double.fillPage(older, testCards.works);
    world.double.fillPage(newer, testCards.worksToo);
    await hands.finishSetup(id, newer);
    await hands.finishSetup(id, older);
    expect((await read(id)).card_last4).toBe('4444');
    await hands.cancel(id);
  });

  it('[SUBS-2] answers that are lost, late or broken: each sum is taken once', async () => {
    const { world, hands, until, at, charges, payments, join, agree, period } = days;
    at('2031-01-31');
    const ids = [await join(), await join(), await join(), await join()];
    await until('2031-04-29');
    const intents = /^POST \/v1\/payment_intents$/;
    for (const fault of ['lost', 'late', 'refused', 'broken'] as const)
      world.double.faults.plan(fault, { match: intents });
    await until('2031-05-02', { hear: false });
    for (const id of ids) {
      expect((await charges(id)).map(period)).toEqual([['paid', '2031-04-30', '2031-05-31']]);
      expect((await payments(id)).length).toBe(1);
    }
    // Closed before it arrives: it never takes anything.
    world.double.faults.plan('late', { match: intents });
    at('2031-05-15');
    const [id = 0] = ids;
    await agree(id, 2);
    world.pass(120_000);
    await hands.cancel(id);
    world.double.faults.arriveLate();
    await until('2031-05-17');
    expect((await payments(id)).length).toBe(1);
    for (const each of ids) await hands.cancel(each);
  });

  it('[SUBS-2] money back: a part, the rest, a failure, a lost answer; each with its credit note', async () => {
    const { world, hands, until, at, payments, join } = days;
    at('2032-01-01');
    const id = await join();
    await until('2032-04-01');
    const [payment] = await payments(id);
    await hands.refund(ADMIN, payment?.id ?? 0, 1001);
    world.double.faults.plan('lost', { match: /^POST \/v1\/refunds$/ });
    await hands.refund(ADMIN, payment?.id ?? 0, 2000);
    world.double.refunds.setEnd('failed');
    await hands.refund(ADMIN, payment?.id ?? 0, 3000);
    world.double.refunds.setEnd('succeeded');
    await until('2032-04-02');
    await expect(hands.refund(ADMIN, payment?.id ?? 0, 3076)).rejects.toMatchObject({ code: 'invalid_input' });
    await hands.refund(ADMIN, payment?.id ?? 0, 3075);
    await until('2032-04-03');
    const { rows } = await sql<{ state: string; cents: number }>`
      select r.state, r.cents from refund r join payment p on p.id = r.payment_id where p.account_id = ${id} order by r.id`.execute(
      world.db,
    );
    expect(rows.map(({ state, cents }) => [state, cents])).toEqual([
      ['done', 1001],
      ['done', 2000],
      ['failed', 3000],
      ['done', 3075],
    ]);
    await hands.cancel(id);
  });

  it('[SUBS-3] an admin moves the end: free days follow, then a whole month is asked for from there', async () => {
    const { hands, until, at, read, join, move } = days;
    at('2033-01-10');
    const id = await join();
    await until('2033-04-12');
    await expect(hands.edit(ADMIN, id, { endDate: '2033-05-01' })).rejects.toMatchObject({ code: 'invalid_input' });
    await move(id, '2033-05-20');
    await until('2033-05-20');
    expect(await read(id)).toMatchObject({ state: 'active', period_from: '2033-05-20', period_to: '2033-06-20' });
    await hands.cancel(id);
    await until('2033-07-01');
    await move(id, '2033-07-11');
    expect((await read(id)).state).toBe('active');
    await until('2033-07-11');
    expect(await read(id)).toMatchObject({ state: 'active', period_to: '2033-08-11' });
    await hands.cancel(id);
  });

  it('[SUBS-2] paid by bank while a card is being asked: the card is not asked again; an agency that is erased owes nothing', async () => {
    const { world, hands, until, at, charges, due, payments, receive, join } = days;
    at('2034-01-10');
    const id = await join();
    const gone = await join();
    await until('2034-04-09');
    world.double.faults.plan('refused', { times: 2, match: /^POST \/v1\/payment_intents$/ });
    at('2034-04-10', '08:00');
    await hands.work();
    expect(await receive(id, (await due(id)).id, 6076, 'instead')).toBe('paid');
    await world.db.transaction().execute(async (trx) => {
      await eraseSubscriptionData(trx, gone, world.now());
      await sql`delete from agency where account_id = ${gone}`.execute(trx);
      await sql`delete from account where id = ${gone}`.execute(trx);
    });
    await until('2034-04-12');
    expect((await payments(id)).length).toBe(1);
    expect((await charges(gone)).map(({ state, void_reason }) => [state, void_reason])).toEqual([
      ['void', 'account_erased'],
    ]);
    await hands.cancel(id);
  });

  it('[SUBS-2] all in all: every cent of the provider’s book is in ours, every period follows the last', async () => {
    const { world, journal, until } = days;
    await until('2034-05-01');
    expect(world.surprises).toEqual([]);
    expect(await findBillingDifferences(world.db, world.double.ledger(), journal, '2034-05-01')).toEqual([]);
  });
});
