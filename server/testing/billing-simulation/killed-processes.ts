/** Web and worker processes that are killed with SIGKILL and come back, and hands that act through their HTTP calls. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { AppError } from '../../src/platform/app-error.ts';
import { createSession } from '../../src/platform/auth/sessions.ts';
import { createDb, createPool } from '../../src/platform/db/db.ts';
import { toAthensDay } from '../billing-oracle/periods-oracle.ts';
import { freePort } from '../environment/site-process.ts';
import { buildUser } from '../factories/records.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { startStripeDouble } from '../stripe/stripe-double.ts';
import type { BillingActions, Deposit } from './billing-actions.ts';
import { cloneBillingDatabase, ProcessKilledError } from './environment.ts';
import type { SimulationDriver } from './simulation.ts';

const entry = fileURLToPath(new URL('./child-process.ts', import.meta.url));
const pause = (ms: number) => new Promise<void>((wait) => setTimeout(wait, ms));
type Answer = { id: number; error?: string };

/** One process in use and one that is ready to take its place. */
function createKillableProcess(role: 'serve' | 'work', env: NodeJS.ProcessEnv, now: () => Date) {
  let serial = 0;
  const start = (): ChildProcess => fork(entry, [role], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  let spare = start();
  let current: ChildProcess | null = null;

  /** An answer, or the death of whoever should give it. */
  const order = (child: ChildProcess, what: object): Promise<void> =>
    new Promise((resolve, reject) => {
      const id = ++serial;
      const end = () => {
        child.off('message', hear);
        child.off('exit', gone);
      };
      const hear = (answer: Answer) => {
        if (answer.id !== id) return;
        end();
        if (answer.error) reject(new Error(answer.error));
        else resolve();
      };
      const gone = () => {
        end();
        reject(new ProcessKilledError('killed'));
      };
      child.on('message', hear);
      child.on('exit', gone);
      if (child.exitCode !== null || child.signalCode !== null) return gone();
      child.send({ id, now: now().getTime(), ...what }, (error) => error && gone());
    });

  async function alive(): Promise<ChildProcess> {
    if (current && current.signalCode === null && current.exitCode === null) return current;
    current = spare;
    spare = start();
    await order(current, { go: true });
    return current;
  }

  return {
    order: async (what: object) => order(await alive(), what),
    async kill(): Promise<void> {
      const child = current;
      if (!child || child.signalCode !== null) return;
      const gone = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGKILL');
      await gone;
    },
    close(): void {
      for (const child of [current, spare]) child?.kill('SIGKILL');
    },
  };
}

export async function openCrashEnvironment(
  services: Parameters<typeof cloneBillingDatabase>[0],
  { start, seed, kills }: { start: string; seed: number; kills: { action: number; round: number } },
) {
  const database = await cloneBillingDatabase(services);
  const pool = createPool({ databaseUrl: database.url, dbPool: 4, statementTimeoutMs: 60_000 });
  const db = createDb(pool);
  let now = new Date(start);
  const clock = () => now;
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const double = await startStripeDouble({
    clock,
    random: createSeededRandom(seed),
    webhook: `${origin}/api/payments/card-events`,
  });
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    PUBLIC_ORIGIN: origin,
    DATABASE_URL: database.url,
    REDIS_URL: services.redisUrl,
    PORT: String(port),
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'dGVzdC10ZXN0LXRlc3QtdGVzdC10ZXN0LXRlc3QtdGVzdA==',
    FILES_DIR: '/tmp',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    MAX_LOOP_DELAY_MS: '0',
    DB_POOL: '4',
    STRIPE_API_KEY: double.options.apiKey,
    STRIPE_WEBHOOK_SECRET: double.options.webhookSecret,
    STRIPE_HOST: double.origin,
    NODE_COMPILE_CACHE: '/tmp/estia-money-compiled',
  };
  const web = createKillableProcess('serve', env, clock);
  const worker = createKillableProcess('work', env, clock);
  const surprises: string[] = [];
  const { id: adminId } = await buildUser(db, { role_id: roleIds.admin });

  async function call<T>(accountId: number, method: string, path: string, body?: object): Promise<T> {
    const strong = accountId === adminId;
    const token = await createSession(db, accountId, now, { strong });
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => {
      throw new ProcessKilledError('no answer');
    });
    const text = await response.text().catch(() => {
      throw new ProcessKilledError('half an answer');
    });
    const answer = JSON.parse(text);
    if (response.ok) return answer as T;
    if (response.status === 500) throw new Error(`${method} ${path}: ${text}`);
    throw new AppError(answer.code, answer.fields);
  }

  const gemiOf = async (accountId: number) => {
    const { rows } = await sql<{ gemi: string }>`select gemi from agency where account_id = ${accountId}`.execute(db);
    return rows[0]?.gemi ?? '';
  };
  type Line = { id: number; state: string };
  async function lineOf({ accountId, cents }: Deposit, day: string): Promise<Line | undefined> {
    const { rows } = await sql<Line>`select id, state from bank_line
      where source = 'hand' and account_id = ${accountId} and booked_on = ${day}::date and cents = ${cents}`.execute(
      db,
    );
    return rows[0];
  }
  const notOwed = (error: unknown): boolean =>
    error instanceof AppError && (error.code === 'invalid_input' || error.code === 'deposit_not_owed');

  /** Noted, and confirmed in a second step; what is not owed any more is matched anew. */
  async function receive(deposit: Deposit): Promise<string> {
    const { accountId, chargeId, cents } = deposit;
    const [gemi, day, reason] = [await gemiOf(accountId), toAthensDay(deposit.at), 'δοκιμή'];
    const note = (not_owed: boolean) =>
      call(adminId, 'POST', '/adminPanel/deposits', {
        gemi,
        booked_on: day,
        amount: (cents / 100).toFixed(2).replace('.', ','),
        not_owed,
        reason,
      });
    if (!(await lineOf(deposit, day)))
      await note(chargeId === null).catch((error) => {
        if (notOwed(error)) return note(true);
        throw error;
      });
    const line = await lineOf(deposit, day);
    if (!line) throw new Error('A deposit that was noted is not there');
    const confirm = () => call(adminId, 'POST', `/adminPanel/deposits/${line.id}/confirm`, { reason });
    if (line.state !== 'confirmed')
      await confirm().catch(async (error) => {
        if (!notOwed(error)) throw error;
        await call(adminId, 'PUT', `/adminPanel/deposits/${line.id}/match`, { gemi, not_owed: true, reason });
        await confirm();
      });
    return `bank:${line.id}`;
  }

  type ChangeResult = { result: 'done' | 'scheduled' | 'payment_required'; url: string | null };
  const hands: BillingActions = {
    begin: async (id) => void (await call(id, 'POST', '/user/subscription/refresh')),
    quote: async (id, plan) =>
      (
        await call<{ now: { gross_cents: number } | null }>(
          id,
          'GET',
          `/user/subscription/quote?subscription_plan_id=${plan}`,
        )
      ).now?.gross_cents ?? 0,
    restartCents: async (id) =>
      (await call<{ subscription: { next_charge: { gross_cents: number } | null } }>(id, 'GET', '/user/subscription'))
        .subscription.next_charge?.gross_cents ?? 0,
    changePlan: (id, plan, agreed) =>
      call<ChangeResult>(id, 'PUT', '/user/change-subscription-plan', {
        subscription_plan_id: plan,
        agreed_cents: agreed,
      }),
    cancel: async (id) => void (await call(id, 'DELETE', '/user/subscription')),
    resume: (id, agreed) => call<ChangeResult>(id, 'POST', '/user/subscription/resume', { agreed_cents: agreed }),
    setUpCard: async (id) =>
      (await call<{ url: string }>(id, 'POST', '/user/subscription/card', { mandate: true })).url,
    finishSetup: async (id, setup) => {
      await call(id, 'PUT', '/user/change-payment', { card_token_id: setup });
      return true;
    },
    payByDeposit: async (id) => void (await call(id, 'PUT', '/user/change-payment', { bank_deposit: true })),
    payNow: async (id, charge) =>
      (await call<{ url: string | null }>(id, 'POST', '/user/subscription/pay', { charge_id: charge })).url,
    lookAgain: async (id) => void (await call(id, 'POST', '/user/subscription/refresh')),
    edit: async (_, id, input) =>
      void (await call(adminId, 'PUT', '/user/update-subscription', { user_id: id, reason: 'δοκιμή', ...input })),
    refund: async (_, payment, cents) => {
      const body = { payment_id: payment, cents, reason: 'δοκιμή' };
      return (await call<{ needs_approval: boolean }>(adminId, 'POST', '/adminPanel/refunds', body)).needs_approval;
    },
    receive,
  };
  const tick = () => web.order({});
  /** The clock of the web process is put right before each call. */
  const actionsWithClock = new Proxy(hands, {
    get:
      (target, verb: keyof BillingActions) =>
      async (...given: unknown[]) => {
        await tick();
        return (target[verb] as (...asked: unknown[]) => unknown)(...given);
      },
  });

  let killed = 0;
  /** About how long each lasts, so that a kill comes in the middle of it. */
  const averageMs = { action: 40, round: 60 };
  const createDriver = (random: () => number, count: (what: string, by?: number) => void): SimulationDriver => {
    async function during<T>(
      kind: 'action' | 'round',
      victim: ReturnType<typeof createKillableProcess>,
      doing: () => Promise<T>,
    ): Promise<T> {
      const began = performance.now();
      const wait = random() * averageMs[kind] * 1.2;
      let over = false;
      const scheduledKill = pause(wait).then(async () => {
        if (over) return;
        killed += 1;
        count(`${kind === 'action' ? 'web process' : 'worker'} killed with SIGKILL`);
        await victim.kill();
      });
      try {
        const done = await doing();
        averageMs[kind] = averageMs[kind] * 0.9 + (performance.now() - began) * 0.1;
        return done;
      } finally {
        over = true;
        await scheduledKill;
      }
    }
    return {
      actor(drawn) {
        if (drawn() >= kills.action) return { hands: actionsWithClock, isDead: () => false, done: async () => {} };
        const actionsWithKill = new Proxy(actionsWithClock, {
          get:
            (target, verb: keyof BillingActions) =>
            async (...given: unknown[]) => {
              await tick();
              return during('action', web, async () => (target[verb] as (...asked: unknown[]) => unknown)(...given));
            },
        });
        return { hands: actionsWithKill, isDead: () => false, done: async () => {} };
      },
      async round(healthy) {
        await tick();
        const work = () => worker.order({ work: true });
        if (healthy || random() >= kills.round) return work();
        await worker.order({});
        await during('round', worker, work).catch((error) => {
          if (!(error instanceof ProcessKilledError)) throw error;
        });
      },
    };
  };

  return {
    db,
    double,
    surprises,
    createDriver,
    now: clock,
    setNow(to: Date): void {
      now = to;
    },
    pass(ms: number): void {
      now = new Date(now.getTime() + ms);
    },
    killed: () => killed,
    async close(): Promise<void> {
      web.close();
      worker.close();
      await double.close();
      await pool.end();
      await database.drop();
    },
  };
}
