/**
 * One agency's days: what its people, its bank, its card and the admins do to it. All drawn from its own random
 * numbers.
 */
import { sql } from 'kysely';
import { AppError } from '../../src/platform/app-error.ts';
import { PaymentProviderError } from '../../src/platform/payments/stripe-client.ts';
import { toAthensDay } from '../billing-oracle/periods-oracle.ts';
import { testCards } from '../stripe/test-cards.ts';
import { type BillingActions, type Deposit, parsePageId } from './billing-actions.ts';
import type { ExternalEvents } from './billing-records.ts';
import { type BillingEnvironment, buildActiveListing, buildBillingAgency, ProcessKilledError } from './environment.ts';

/** Somebody who acts for a while, and may be killed meanwhile. */
export type ActionRunner = { hands: BillingActions; isDead: () => boolean; done: () => Promise<void> };
export type SimulationContext = {
  world: Pick<BillingEnvironment, 'db' | 'double' | 'now' | 'pass' | 'surprises'>;
  journal: ExternalEvents;
  count: (what: string, by?: number) => void;
  actor: (random: () => number) => ActionRunner;
};
type Page = { id: string; number: string; fillOn: number; comesBack: boolean; setup: boolean };
export type SimulatedAgency = {
  accountId: number;
  random: () => number;
  pages: Page[];
  age: number;
  deposits: number;
  lastDeposit: Deposit | null;
};

const ADMIN = 1;
const numbers = Object.values(testCards);
const good = [testCards.works, testCards.works, testCards.worksToo, testCards.authenticatesOnce];
const declines = ['insufficient_funds', 'generic_decline', 'expired_card', 'lost_card', 'authentication_required'];

const pick = <T>(random: () => number, from: readonly T[]): T => from[Math.floor(random() * from.length)] as T;

type OwedCharge = { id: number; gross_cents: number; kind: string };
type SubscriptionSnapshot = {
  state: string;
  plan_id: number;
  payment: string;
  period_to: string;
  cancel_at_end: boolean;
  is_active: boolean;
  card_ref: string | null;
  owed: OwedCharge[];
};

async function readSubscriptionSnapshot(
  { world }: SimulationContext,
  accountId: number,
): Promise<SubscriptionSnapshot> {
  const { rows } = await sql<SubscriptionSnapshot>`
    select s.state, s.plan_id, s.payment, s.period_to::text, s.cancel_at_end, s.is_active, s.card_ref,
      coalesce((select json_agg(json_build_object('id', c.id, 'gross_cents', c.gross_cents, 'kind', c.kind) order by c.id)
        from charge c where c.account_id = s.account_id and c.state = 'due'), '[]') as owed
    from subscription s where s.account_id = ${accountId}`.execute(world.db);
  const [row] = rows;
  if (!row) throw new Error(`No subscription of ${accountId}`);
  return row;
}

/** One action, by a process that may die on the way. Null: it was refused, or nobody knows. */
async function runAction<T>(
  doing: SimulationContext,
  { random }: SimulatedAgency,
  what: string,
  action: (hands: BillingActions) => Promise<T>,
): Promise<{ done: T } | null> {
  const { world, count } = doing;
  // Each action has a moment of its own.
  world.pass(1000);
  const actor = doing.actor(random);
  try {
    const done = await action(actor.hands);
    count(what);
    return { done };
  } catch (error) {
    if (error instanceof ProcessKilledError || actor.isDead()) count('act killed');
    else if (error instanceof AppError) count(`${what}: ${error.code}`);
    else if (error instanceof PaymentProviderError) count('provider failed');
    else world.surprises.push(`${what}: ${(error as Error).stack}`);
    return null;
  } finally {
    await actor.done();
  }
}

/** Again and again until it is done, as people do. */
async function runUntilDone<T>(
  doing: SimulationContext,
  life: SimulatedAgency,
  what: string,
  once: (hands: BillingActions) => Promise<T>,
): Promise<T> {
  for (let again = 0; again < 20; again++) {
    const made = await runAction(doing, life, what, once);
    if (made) return made.done;
  }
  throw new Error(`${what}: twenty times in vain`);
}

export async function createSimulatedAgency(doing: SimulationContext, random: () => number): Promise<SimulatedAgency> {
  const { world } = doing;
  const payment = random() < 0.7 ? 'card' : 'deposit';
  const planId = 1 + Math.floor(random() * (random() < 0.5 ? 3 : 11));
  world.pass(1000);
  const listingCount = random() < 0.3 ? Math.floor(random() * 7) : 0;
  const accountId = await buildBillingAgency(world.db, { planId, payment, listingCount, at: world.now() });
  const life: SimulatedAgency = { accountId, random, pages: [], age: 0, deposits: 0, lastDeposit: null };
  await runUntilDone(doing, life, 'begun', (hands) => hands.begin(accountId));
  doing.count('sign-ups');
  if (payment === 'card' && random() < 0.92) await setUpCardPage(doing, life);
  return life;
}

async function setUpCardPage(doing: SimulationContext, life: SimulatedAgency): Promise<void> {
  const { random } = life;
  const url = (await runAction(doing, life, 'card page opened', (hands) => hands.setUpCard(life.accountId)))?.done;
  if (!url) return;
  const number = random() < 0.75 ? pick(random, good) : pick(random, numbers);
  const wait = random() < 0.8 ? 0 : random() < 0.7 ? 1 : 99;
  life.pages.push({ id: parsePageId(url), number, fillOn: life.age + wait, comesBack: random() < 0.8, setup: true });
  await fillDuePages(doing, life);
}

/** What waits for its moment: pages are filled in at once, the next day, or never. */
async function fillDuePages(doing: SimulationContext, life: SimulatedAgency): Promise<void> {
  const { double } = doing.world;
  const ripe = life.pages.filter(({ fillOn }) => fillOn <= life.age);
  life.pages = life.pages.filter(({ fillOn }) => fillOn > life.age && fillOn < life.age + 50);
  for (const page of ripe) {
    const what = page.setup ? 'card typed' : 'page paid';
    try {
      const { next } = double.fillPage(page.id, page.number, { authenticate: life.random() < 0.9 });
      doing.count(next === 'done' ? what : `${what}: ${next}`);
    } catch {
      // Closed meanwhile: the person reads that it is over.
      doing.count(`${what}: over`);
      continue;
    }
    if (!page.comesBack) continue;
    if (page.setup) await runAction(doing, life, 'came back', (hands) => hands.finishSetup(life.accountId, page.id));
    else await runAction(doing, life, 'looked again', (hands) => hands.lookAgain(life.accountId));
  }
}

const notePaymentPage = (life: SimulatedAgency, url: string | null): void => {
  if (!url) return;
  const { random } = life;
  const wait = random() < 0.6 ? 0 : random() < 0.5 ? 1 : 99;
  const number = random() < 0.8 ? pick(random, good) : pick(random, numbers);
  life.pages.push({ id: parsePageId(url), number, fillOn: life.age + wait, comesBack: random() < 0.7, setup: false });
};

async function payNow(doing: SimulationContext, life: SimulatedAgency, owed: OwedCharge): Promise<void> {
  const opened = await runAction(doing, life, 'page to pay opened', (hands) => hands.payNow(life.accountId, owed.id));
  notePaymentPage(life, opened?.done ?? null);
  await fillDuePages(doing, life);
}

/** A bank's line is confirmed again and again until it is known, as an admin does after a crash. */
async function confirmDeposit(
  doing: SimulationContext,
  life: SimulatedAgency,
  deposit: Deposit,
  what: string,
): Promise<void> {
  const ref = await runUntilDone(doing, life, what, (hands) => hands.receive(deposit));
  doing.journal.deposits.set(ref, { accountId: deposit.accountId, cents: deposit.cents });
}

async function deposit(doing: SimulationContext, life: SimulatedAgency, { owed }: SubscriptionSnapshot): Promise<void> {
  const { random, accountId } = life;
  const kind = random();
  if (kind < 0.08 && life.lastDeposit) return confirmDeposit(doing, life, life.lastDeposit, 'deposit confirmed again');
  life.deposits += 1;
  const one = owed.length > 0 ? pick(random, owed) : null;
  const ref = `bank:${accountId}-${life.deposits}`;
  const at = doing.world.now();
  const line = !one
    ? { chargeId: null, cents: 100 + Math.floor(random() * 20_000) }
    : kind < 0.16
      ? { chargeId: one.id, cents: one.gross_cents + (random() < 0.5 ? 1 : -1) }
      : { chargeId: one.id, cents: one.gross_cents };
  life.lastDeposit = { accountId, ref, at, ...line };
  await confirmDeposit(
    doing,
    life,
    life.lastDeposit,
    one ? (kind < 0.16 ? 'deposit of another sum' : 'deposit') : 'deposit for nothing',
  );
}

async function changePlan(
  doing: SimulationContext,
  life: SimulatedAgency,
  { plan_id }: SubscriptionSnapshot,
): Promise<void> {
  const { random, accountId } = life;
  const planId =
    random() < 0.1
      ? plan_id
      : random() < 0.6
        ? Math.min(11, plan_id + 1 + Math.floor(random() * 3))
        : 1 + Math.floor(random() * 11);
  const stale = random() < 0.08 ? 1 : 0;
  const done = await runAction(doing, life, stale ? 'plan changed at a stale price' : 'plan changed', async (hands) =>
    hands.changePlan(accountId, planId, (await hands.quote(accountId, planId)) + stale),
  );
  if (done) doing.count(`plan: ${done.done.result}`);
  notePaymentPage(life, done?.done.url ?? null);
  await fillDuePages(doing, life);
}

async function resume(doing: SimulationContext, life: SimulatedAgency, { state }: SubscriptionSnapshot): Promise<void> {
  const { random, accountId } = life;
  const done = await runAction(
    doing,
    life,
    state === 'expired' || state === 'cancelled' ? 'begun again' : 'resumed',
    async (hands) => {
      const cents = state === 'expired' || state === 'cancelled' ? await hands.restartCents(accountId) : 0;
      return hands.resume(accountId, random() < 0.05 ? cents + 1 : cents);
    },
  );
  notePaymentPage(life, done?.done.url ?? null);
  await fillDuePages(doing, life);
}

async function refund(doing: SimulationContext, life: SimulatedAgency): Promise<void> {
  const { random, accountId } = life;
  const { rows } = await sql<{
    id: number;
    cents: number;
  }>`select id, cents from payment where account_id = ${accountId} order by id`.execute(doing.world.db);
  if (rows.length === 0) return;
  const { id, cents } = pick(random, rows);
  const part = random() < 0.4 ? cents : Math.max(1, Math.floor(random() * cents));
  await runAction(doing, life, part === cents ? 'refund of all' : 'refund of a part', (hands) =>
    hands.refund(ADMIN, id, part),
  );
}

async function moveSubscriptionEnd(
  doing: SimulationContext,
  life: SimulatedAgency,
  before: SubscriptionSnapshot,
): Promise<void> {
  const { world, journal } = doing;
  const { random, accountId } = life;
  const endDate = toAthensDay(new Date(world.now().getTime() + Math.floor(random() * 45) * 86_400_000));
  if (before.period_to === endDate) return;
  await runAction(doing, life, 'end moved', (hands) => hands.edit(ADMIN, accountId, { endDate }));
  // Killed or not: it was done if it can be seen.
  const after = await readSubscriptionSnapshot(doing, accountId);
  if (after.period_to === endDate) journal.moves.push({ accountId, endDate, at: world.now(), state: before.state });
}

async function publish(doing: SimulationContext, life: SimulatedAgency): Promise<void> {
  const { world } = doing;
  const { rows } = await sql<{ up: number; room: number }>`
    select count(*) filter (where l.is_active)::int as up,
      (select case when s.is_active and ${toAthensDay(world.now())}::date < s.period_to + 5 then coalesce(p.max_active_listings, 1000) else 0 end
       from subscription s join plan_price p on p.plan_id = s.plan_id and p.valid_from <= ${toAthensDay(world.now())}::date
         and (p.valid_to is null or p.valid_to > ${toAthensDay(world.now())}::date) where s.account_id = ${life.accountId})::int as room
    from property h join listing l on l.property_id = h.id where h.account_id = ${life.accountId}`.execute(world.db);
  const [row] = rows;
  if (!row || row.up >= row.room || row.up > 12) return;
  await buildActiveListing(world.db, life.accountId, world.now());
  doing.count('ad published');
}

/** What may happen, and how often it does, as things stand. */
function actionWeights({
  state,
  payment,
  owed,
  cancel_at_end,
  card_ref,
}: SubscriptionSnapshot): [name: keyof typeof agencyActions, weight: number][] {
  const ended = state === 'expired' || state === 'cancelled';
  const owes = owed.length > 0;
  return [
    ['setUp', payment === 'card' && !card_ref ? 14 : state === 'past_due' ? 10 : 3],
    ['changeCard', card_ref ? 6 : 0],
    ['cardRecovers', card_ref ? 6 : 0],
    ['changePlan', 9],
    ['cancel', ended || cancel_at_end ? 0.3 : 2.5],
    ['resume', cancel_at_end ? 12 : ended ? 16 : 0.3],
    ['toDeposit', payment === 'card' ? 1.5 : 0.1],
    ['payNow', owes ? 10 : 0],
    ['deposit', owes ? (payment === 'deposit' ? 60 : 2) : 0.7],
    ['refund', 3],
    ['moveEnd', 1.5],
    ['switch', 0.7],
    ['publish', 5],
    ['lookAgain', 2],
  ];
}

const agencyActions = {
  setUp: (doing: SimulationContext, life: SimulatedAgency) => setUpCardPage(doing, life),
  async changeCard(doing: SimulationContext, life: SimulatedAgency, { card_ref }: SubscriptionSnapshot) {
    doing.count('card turns bad');
    if (card_ref) doing.world.double.decline(card_ref, pick(life.random, declines));
  },
  async cardRecovers(doing: SimulationContext, _life: SimulatedAgency, { card_ref }: SubscriptionSnapshot) {
    doing.count('card recovers');
    if (card_ref) doing.world.double.recover(card_ref);
  },
  changePlan,
  cancel: (doing: SimulationContext, life: SimulatedAgency) =>
    runAction(doing, life, 'cancelled', (hands) => hands.cancel(life.accountId)),
  resume,
  toDeposit: (doing: SimulationContext, life: SimulatedAgency) =>
    runAction(doing, life, 'to deposit', (hands) => hands.payByDeposit(life.accountId)),
  async payNow(doing: SimulationContext, life: SimulatedAgency, { owed }: SubscriptionSnapshot) {
    if (owed.length > 0) await payNow(doing, life, pick(life.random, owed));
  },
  deposit,
  refund,
  moveEnd: moveSubscriptionEnd,
  switch: (doing: SimulationContext, life: SimulatedAgency, { is_active }: SubscriptionSnapshot) =>
    runAction(doing, life, 'switched', (hands) => hands.edit(ADMIN, life.accountId, { is_active: !is_active })),
  publish,
  lookAgain: (doing: SimulationContext, life: SimulatedAgency) =>
    runAction(doing, life, 'looked again', (hands) => hands.lookAgain(life.accountId)),
} satisfies Record<
  string,
  (doing: SimulationContext, life: SimulatedAgency, standing: SubscriptionSnapshot) => Promise<unknown>
>;

export async function simulateDay(doing: SimulationContext, life: SimulatedAgency): Promise<void> {
  const { random } = life;
  life.age += 1;
  if (life.pages.length > 0) await fillDuePages(doing, life);
  if (random() > 0.09) return;
  for (let more = true; more; more = random() < 0.15) {
    const standing = await readSubscriptionSnapshot(doing, life.accountId);
    const weights = actionWeights(standing);
    let left = random() * weights.reduce((sum, [, weight]) => sum + weight, 0);
    const [name] = weights.find(([, weight]) => {
      left -= weight;
      return left < 0;
    }) ?? ['lookAgain' as const];
    await agencyActions[name](doing, life, standing);
  }
}
