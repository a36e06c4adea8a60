/** Days that pass in a test of money: what the worker does on each of them, and what the books say then. */
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { sql } from 'kysely';
import { recordPayment } from '../../src/features/subscriptions/payments/payments.service.ts';
import { testCards } from '../stripe/test-cards.ts';
import { createBillingActions, parsePageId } from './billing-actions.ts';
import { createExternalEvents } from './billing-records.ts';
import { buildBillingAgency, openBillingEnvironment, shrinkPlanLimits } from './environment.ts';

const ADMIN = 1;

type Charge = {
  id: number;
  kind: string;
  state: string;
  plan_id: number;
  period_from: string;
  period_to: string;
  gross_cents: number;
  failed_attempts: number;
  void_reason: string | null;
};

type Start = { planId?: number; payment?: 'card' | 'deposit'; listingCount?: number; card?: string };

export async function openTimeTravel(services: Parameters<typeof openBillingEnvironment>[0]) {
  const world = await openBillingEnvironment(services, { start: '2027-01-31T10:00:00Z', seed: 7 });
  const hands = createBillingActions(world.deps);
  const journal = createExternalEvents();
  world.deliverTo((body, signature) => hands.hear(body, signature));
  await shrinkPlanLimits(world.db, '2027-01-01');

  /** When the worker has something to do next. */
  async function findNextWork(): Promise<Date | null> {
    const { rows } = await sql<{ at: Date | null }>`
      select least((select min(next_billing_at) from subscription), (select min(next_attempt_at) from charge where state = 'due'),
        (select min(next_check_at) from attempt where state = 'asked'), (select min(next_check_at) from refund where state = 'asked')) as at`.execute(
      world.db,
    );
    return rows[0]?.at ?? null;
  }

  /** To this day, with all that happens by itself on the way: twice a day, on the days on which there is something. */
  async function until(day: string, { hear = true } = {}): Promise<void> {
    let on = world.now().toISOString().slice(0, 10);
    for (;;) {
      for (const time of ['07:10', '16:00']) {
        const at = new Date(`${on}T${time}:00Z`);
        if (at <= world.now()) continue;
        world.setNow(at);
        await hands.work();
        world.double.faults.arriveLate();
        if (hear) await world.double.webhooks.flush();
      }
      if (on >= day) break;
      const next = (await findNextWork())?.toISOString().slice(0, 10) ?? day;
      on = [addDays(on, 1), next > day ? day : next].sort().at(-1) ?? day;
    }
  }

  const at = (day: string, time = '10:00'): void => world.setNow(new Date(`${day}T${time}:00Z`));

  async function read(accountId: number) {
    const { rows } = await sql<{
      state: string;
      plan_id: number;
      next_plan_id: number | null;
      payment: string;
      period_from: string;
      period_to: string;
      card_last4: string | null;
    }>`
      select state, plan_id, next_plan_id, payment, period_from::text, period_to::text, card_last4 from subscription where account_id = ${accountId}`.execute(
      world.db,
    );
    const [row] = rows;
    if (!row) throw new Error('No subscription');
    return row;
  }
  async function charges(accountId: number): Promise<Charge[]> {
    const { rows } =
      await sql<Charge>`select id, kind, state, plan_id, period_from::text, period_to::text, gross_cents, failed_attempts, void_reason
      from charge where account_id = ${accountId} order by id`.execute(world.db);
    return rows;
  }
  async function due(accountId: number): Promise<Charge> {
    const found = (await charges(accountId)).find(({ state }) => state === 'due');
    if (!found) throw new Error('Nothing is owed');
    return found;
  }
  async function payments(accountId: number): Promise<{ id: number; cents: number; charge_id: number | null }[]> {
    const { rows } = await sql<{ id: number; cents: number; charge_id: number | null }>`
      select id, cents, charge_id from payment where account_id = ${accountId} order by id`.execute(world.db);
    return rows;
  }
  async function countListings(accountId: number): Promise<{ up: number; paused: number }> {
    const { rows } = await sql<{ up: number; paused: number }>`
      select count(*) filter (where l.is_active)::int as up, count(*) filter (where l.pause_reason = 'plan')::int as paused
      from listing l join property p on p.id = l.property_id where p.account_id = ${accountId}`.execute(world.db);
    return rows[0] ?? { up: 0, paused: 0 };
  }
  const receive = async (accountId: number, chargeId: number | null, cents: number, ref: string) => {
    const deposit = { accountId, chargeId, cents, ref: `bank:${accountId}-${ref}`, at: world.now() };
    journal.deposits.set(deposit.ref, { accountId, cents });
    return world.db.transaction().execute((trx) => recordPayment(trx, world.deps, { ...deposit, method: 'deposit' }));
  };

  /** Signs up today. */
  async function join({
    planId = 1,
    payment = 'card',
    listingCount: count = 0,
    card = testCards.works,
  }: Start = {}): Promise<number> {
    const accountId = await buildBillingAgency(world.db, { planId, payment, listingCount: count, at: world.now() });
    await hands.begin(accountId);
    if (payment === 'card') await setUp(accountId, card);
    return accountId;
  }
  async function setUp(accountId: number, card: string): Promise<void> {
    const page = parsePageId(await hands.setUpCard(accountId));
    const { next } = world.double.fillPage(page, card);
    if (next !== 'done' || !(await hands.finishSetup(accountId, page))) throw new Error('The card was not set up');
  }
  const agree = async (accountId: number, planId: number) =>
    hands.changePlan(accountId, planId, await hands.quote(accountId, planId));
  const move = async (accountId: number, endDate: string) => {
    const { state } = await read(accountId);
    journal.moves.push({ accountId, endDate, at: world.now(), state });
    await hands.edit(ADMIN, accountId, { endDate });
  };

  const period = (charge: Charge | undefined) => [charge?.state, charge?.period_from, charge?.period_to];

  return {
    world,
    hands,
    journal,
    until,
    at,
    read,
    charges,
    due,
    payments,
    countListings,
    receive,
    join,
    setUp,
    agree,
    move,
    period,
  };
}
