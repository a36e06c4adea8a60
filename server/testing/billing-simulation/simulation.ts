/**
 * Random lives of agencies over one world: what they, their cards, their banks, admins, the provider and the machines
 * do in a year, drawn from a seed. What was done to the world is written into a journal for the judge
 * (billing-oracle.ts).
 */
import { addDays } from '@estia/contract/subscriptions/billing-amounts';
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';
import { findBillingDifferences } from '../billing-oracle/billing-oracle.ts';
import { toAthensDay } from '../billing-oracle/periods-oracle.ts';
import { createSeededRandom } from '../seeded-random.ts';
import {
  createSimulatedAgency,
  type SimulatedAgency,
  type SimulationContext,
  simulateDay,
} from './agency-behaviour.ts';
import { createBillingActions } from './billing-actions.ts';
import { createExternalEvents, type ExternalEvents } from './billing-records.ts';
import { type BillingEnvironment, ProcessKilledError, shrinkPlanLimits } from './environment.ts';

export type SimulationResult = {
  differences: string[];
  counts: Record<string, number>;
  journal: ExternalEvents;
  end: string;
};
export type SimulationOptions = {
  count: number;
  seed: number;
  from: string;
  days: number;
  onDay?: (day: string) => void;
};

/** Prices, VAT and free months change on their days, announced before. */
export async function insertRuleChanges(db: Db, from: string, random: () => number): Promise<void> {
  const planned = new Date(`${from}T00:00:00Z`);
  for (let plan = 1; plan <= 11; plan++) {
    const day = addDays(from, 100 + Math.floor(random() * 120));
    await sql`update plan_price set valid_to = ${day}::date where plan_id = ${plan} and version = 2`.execute(db);
    await sql`insert into plan_price (plan_id, version, max_active_listings, net_cents, valid_from, changed_at)
      select plan_id, 3, max_active_listings, net_cents + ${Math.floor(random() * 400)}, ${day}::date, ${planned} from plan_price
      where plan_id = ${plan} and version = 2`.execute(db);
  }
  const change = async (code: string, day: string, params: object) => {
    await sql`update rule set valid_to = ${day}::date where code = ${code} and valid_to is null`.execute(db);
    await sql`insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at)
      select code, version + 1, ${day}::date, status, ${JSON.stringify(params)}::jsonb, text_el, text_en, checked_at, ${planned}
      from rule where code = ${code} order by version desc limit 1`.execute(db);
  };
  await change('vat', addDays(from, 180), { percent: 23 });
  await change('vat', addDays(from, 240), { percent: 24 });
  await change('trial_months', addDays(from, 20), { months: 1 });
  await change('trial_months', addDays(from, 35), { months: 2 });
}

const FAULTS = ['lost', 'late', 'refused', 'limited', 'broken', 'overtaken'] as const;

/** A bad day at the provider, or a good one. */
function setProviderFaults({ double }: Pick<BillingEnvironment, 'double'>, random: () => number): void {
  const bad = random();
  const chance = bad < 0.5 ? 0 : bad < 0.85 ? 0.03 : 0.15;
  double.faults.setChances(Object.fromEntries(FAULTS.map((fault) => [fault, chance * random()])));
  const chaos = random() < 0.5 ? 0 : 0.3;
  double.webhooks.setChaos({ lose: chaos, twice: chaos, late: chaos, lateSeconds: 40_000, reorder: chaos });
  double.refunds.setEnd(random() < 0.9 ? 'succeeded' : 'failed');
}

/** What a site asks its provider to be told of: the ends of things. */
const SUBSCRIBED =
  /"type":"(?:payment_intent\.(?:succeeded|payment_failed|canceled)|checkout\.session\.(?:completed|expired)|refund\.(?:updated|failed))"/;

/** Who does things: in this process, or in others that are killed. */
export type SimulationDriver = {
  actor: SimulationContext['actor'];
  /** The worker's round. */
  round: (healthy: boolean) => Promise<void>;
};
type SimulationEnvironment = SimulationContext['world'] & Pick<BillingEnvironment, 'setNow'>;

/** By one process, by two at once, or by one that dies on the way; messages of the provider too. */
function createInProcessDriver(
  world: BillingEnvironment,
  random: () => number,
  count: SimulationContext['count'],
): SimulationDriver {
  world.deliverTo(async (body, signature) => {
    if (!SUBSCRIBED.test(body)) return 200;
    const listener = world.openProcess();
    if (random() < 0.03) listener.dieAfter(Math.floor(random() * 40));
    count('webhooks heard');
    return createBillingActions(listener.deps)
      .hear(body, signature)
      .catch(() => 500);
  });
  return {
    actor(drawn) {
      const process = world.openProcess();
      if (drawn() < 0.04) process.dieAfter(Math.floor(drawn() * 60));
      return { hands: createBillingActions(process.deps), isDead: process.isDead, done: async () => {} };
    },
    async round(healthy) {
      const two = !healthy && random() < 0.2;
      const processes = two ? [world.openProcess(), world.openProcess()] : [world.openProcess()];
      if (!healthy && random() < 0.15) {
        processes[0]?.dieAfter(Math.floor(random() * 120));
        count('process killed');
      }
      const ends = await Promise.allSettled(processes.map((one) => createBillingActions(one.deps).work()));
      for (const end of ends)
        if (end.status === 'rejected' && !(end.reason instanceof ProcessKilledError))
          world.surprises.push(`worker: ${end.reason?.stack}`);
      if (two) count('two workers at once');
    },
  };
}

export const runSimulation = (world: BillingEnvironment, lives: SimulationOptions): Promise<SimulationResult> =>
  runSimulationWith(world, lives, (random, count) => createInProcessDriver(world, random, count));

const SETTLE_DAYS = 9;

/** Runs so many lives side by side, a quiet week after them, and judges. */
export async function runSimulationWith(
  world: SimulationEnvironment,
  { count, seed, from, days, onDay }: SimulationOptions,
  createDriver: (random: () => number, count: SimulationContext['count']) => SimulationDriver,
): Promise<SimulationResult> {
  const random = createSeededRandom(seed);
  const { double } = world;
  const counts: Record<string, number> = {};
  const add = (what: string, by = 1) => {
    counts[what] = (counts[what] ?? 0) + by;
  };
  const driver = createDriver(random, add);
  const journal = createExternalEvents();
  const doing: SimulationContext = { world, journal, count: add, actor: driver.actor };
  await shrinkPlanLimits(world.db, '2026-01-02');
  await insertRuleChanges(world.db, from, random);
  const lives: SimulatedAgency[] = [];
  const startDays = Array.from({ length: count }, (_, index) => {
    const drawn = createSeededRandom(seed * 7919 + index);
    // A third begin at the end of a month of 31 days.
    return { drawn, day: addDays(from, drawn() < 0.33 ? 26 + Math.floor(drawn() * 5) : Math.floor(drawn() * 75)) };
  });
  for (let day = from, n = 0; n < days + SETTLE_DAYS; n++, day = addDays(day, 1)) {
    const healthy = n >= days;
    if (n % 30 === 0) onDay?.(day);
    if (healthy) {
      double.faults.setChances({});
      double.webhooks.setChaos({ lose: 0, twice: 0, late: 0, reorder: 0 });
      double.refunds.setEnd('succeeded');
    } else setProviderFaults(world, random);
    const goTo = (time: string): void => {
      const at = Date.parse(`${day}T${time}:00Z`) + Math.floor(random() * 3000) * 1000;
      world.setNow(new Date(Math.max(world.now().getTime() + 1000, at)));
    };
    const round = async () => {
      await driver.round(healthy);
      add('late requests', double.faults.arriveLate().length);
      await double.webhooks.flush();
    };
    if (random() < 0.9 || healthy) {
      goTo('00:10');
      await round();
    }
    goTo('07:05');
    await round();
    goTo('09:00');
    if (!healthy) {
      for (const { drawn, day: birth } of startDays)
        if (birth === day) lives.push(await createSimulatedAgency(doing, drawn));
      for (const life of lives) await simulateDay(doing, life);
    }
    if (random() < 0.4) {
      world.pass(90_000);
      await round();
    }
    goTo('18:40');
    await round();
  }
  const end = toAthensDay(world.now());
  const differences = [
    ...world.surprises.map((text) => `surprise: ${text}`),
    ...(await findBillingDifferences(world.db, double.ledger(), journal, end)),
  ];
  return { differences, counts, journal, end };
}
