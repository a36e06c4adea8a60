/**
 * Agencies, a card provider and a clock, for tests of money: the real services over a real database, and nothing of the
 * site around them. Processes are mortal: after a given number of steps one of them is dead, wherever it stands.
 */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import pg from 'pg';
import { parseConfig } from '../../src/config.ts';
import type { Deps } from '../../src/deps.ts';
import { createDb, createPool, type Db } from '../../src/platform/db/db.ts';
import { makeFailures } from '../../src/platform/failures.ts';
import type { Log } from '../../src/platform/log.ts';
import { createMeasures } from '../../src/platform/metrics/measures.ts';
import type { PaymentProvider } from '../../src/platform/payments/payment-provider.ts';
import { PaymentProviderError } from '../../src/platform/payments/stripe-client.ts';
import { createStripeProvider } from '../../src/platform/payments/stripe-provider.ts';
import { createSecrets } from '../../src/platform/security/secrets.ts';
import { cloneDatabase, testOrigin } from '../environment/test-app.ts';
import { buildAgency, buildListing, buildProperty, buildUser } from '../factories/records.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { createStripeDouble, createStripeDoubleHttpClient, type StripeDouble } from '../stripe/stripe-double.ts';

export const CHALANDRI_DISTRICT_ID = 461200;

/** What a process that is no more throws, whatever it is asked. */
export class ProcessKilledError extends Error {}

const names = new Map<string, string>();
function nameOf(text: string): string {
  const name = names.get(text) ?? `money${names.size}`;
  names.set(text, name);
  return name;
}

type Services = Parameters<typeof cloneDatabase>[0];
export type BillingProcess = { deps: Deps; dieAfter: (steps: number) => void; isDead: () => boolean };
export type BillingEnvironment = Awaited<ReturnType<typeof openBillingEnvironment>>;

export async function cloneBillingDatabase(services: Services) {
  const database = await cloneDatabase(services);
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  const name = new URL(database.url).pathname.slice(1);
  // Kills here are of processes, never of the database.
  await client.query(`alter database ${name} set synchronous_commit = off`).finally(() => client.end());
  return database;
}

export async function openBillingEnvironment(
  services: Services,
  { start = '2026-11-15T10:00:00Z', seed = 1 }: { start?: string; seed?: number } = {},
) {
  const database = await cloneBillingDatabase(services);
  const config = parseConfig({
    PUBLIC_ORIGIN: testOrigin,
    DATABASE_URL: database.url,
    REDIS_URL: services.redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'dGVzdC10ZXN0LXRlc3QtdGVzdC10ZXN0LXRlc3QtdGVzdA==',
    FILES_DIR: '/nowhere',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
  });
  const pool = createPool(config);
  const db = createDb(pool);
  const secrets = createSecrets(config.secretKey);
  let now = new Date(start);
  const clock = () => now;
  /** What went wrong and is none of the things that are meant to. */
  const surprises: string[] = [];
  const isExpectedError = (error: unknown): boolean =>
    error instanceof ProcessKilledError ||
    error instanceof PaymentProviderError ||
    (error as { code?: string }).code === 'payment_under_way';
  const note = (fields: unknown, message?: string) => {
    const { err } = (fields ?? {}) as { err?: unknown };
    if (err && !isExpectedError(err)) surprises.push(`${message}: ${(err as Error).stack ?? err}`);
  };
  const quiet = () => {};
  const log = { error: note, warn: note, info: quiet, debug: quiet, trace: quiet, fatal: note } as unknown as Log;
  const random = createSeededRandom(seed);
  // Events wait here until they are delivered.
  let deliver: (body: string, signature: string) => Promise<number> = async () => 200;
  const double: StripeDouble = createStripeDouble({ clock, random, webhook: (...sent) => deliver(...sent) });
  const payments = createStripeProvider({ ...double.options, httpClient: createStripeDoubleHttpClient(double) });
  const unused = undefined as never;
  const deps: Deps = {
    config,
    db,
    pool,
    secrets,
    clock,
    log,
    payments,
    failures: makeFailures(log, clock),
    measures: createMeasures(),
    replica: null,
    database: unused,
    redis: unused,
    files: unused,
    mail: unused,
    passwords: unused,
    guarded: unused,
  };

  function openProcess(): BillingProcess {
    let left = Number.POSITIVE_INFINITY;
    const step = () => {
      left -= 1;
      if (left < 0) throw new ProcessKilledError('dead');
    };
    const connect = async () => {
      step();
      const client = await pool.connect();
      return {
        async query(text: string, given: unknown[] = []) {
          step();
          // Prepared once: what is counted here are lives, not plans.
          const named = given.length > 0 ? { name: nameOf(text), text, values: given } : { text };
          const answer = await client.query(named);
          step();
          return answer;
        },
        release() {
          // What a server does when a client is gone.
          if (left < 0) void client.query('rollback').finally(() => client.release());
          else client.release();
        },
      };
    };
    const killablePool = { connect, end: async () => {} } as unknown as pg.Pool;
    const killablePayments = new Proxy(payments, {
      get(target, verb: keyof PaymentProvider) {
        const action = target[verb] as (...given: unknown[]) => unknown;
        if (verb === 'readEvent') return action;
        return async (...given: unknown[]) => {
          step();
          const answer = await action(...given);
          step();
          return answer;
        };
      },
    });
    return {
      deps: { ...deps, db: createDb(killablePool), pool: killablePool, payments: killablePayments },
      isDead: () => left < 0,
      dieAfter(steps) {
        left = steps;
      },
    };
  }

  return {
    deps,
    db,
    double,
    surprises,
    openProcess,
    database,
    now: () => now,
    setNow(to: Date): void {
      now = to;
    },
    pass(ms: number): void {
      now = new Date(now.getTime() + ms);
    },
    deliverTo(to: typeof deliver): void {
      deliver = to;
    },
    async close(): Promise<void> {
      await pool.end();
      await database.drop();
    },
  };
}

/** An agency with what an invoice needs, and so many listings. Its account. */
export async function buildBillingAgency(
  db: Db,
  of: { planId: number; payment: 'card' | 'deposit'; listingCount?: number; at: Date },
): Promise<number> {
  const { id } = await buildUser(db, { role_id: roleIds.agency });
  await buildAgency(db, CHALANDRI_DISTRICT_ID, id);
  await sql`update agency set company = 'Δοκιμή ΑΕ', tax_number = (100000000 + account_id)::text, tax_office = 'ΦΑΕ Αθηνών',
      invoice_address = 'Ερμού 1', activity = 'Μεσιτείες' where account_id = ${id}`.execute(db);
  await sql`insert into plan_choice (account_id, plan_id, payment, at) values (${id}, ${of.planId}, ${of.payment}, ${of.at})`.execute(
    db,
  );
  for (let listingId = 0; listingId < (of.listingCount ?? 0); listingId++)
    await buildActiveListing(db, id, new Date(of.at.getTime() + listingId * 1000));
  return id;
}

export async function buildActiveListing(db: Db, accountId: number, at: Date): Promise<number> {
  const property_id = await buildProperty(db, { district_id: CHALANDRI_DISTRICT_ID, account_id: accountId });
  return buildListing(db, { property_id, activated_at: at, confirmed_at: at });
}

/**
 * Small limits, so that a handful of listings is too many: two of each plan, four of the next, the last without an end.
 */
export async function shrinkPlanLimits(db: Db, from: string): Promise<void> {
  await sql`update plan_price set valid_to = ${from}::date where version = 1`.execute(db);
  await sql`
    insert into plan_price (plan_id, version, max_active_listings, net_cents, valid_from, changed_at)
    select plan_id, 2, case when max_active_listings is null then null else plan_id * 2 end, net_cents, ${from}::date, '2026-01-02T00:00:00Z'
    from plan_price where version = 1`.execute(db);
}
