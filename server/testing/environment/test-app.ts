/** A whole server on a database of its own, for one test file. Time stands where the test puts it. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requireValue } from '@estia/contract/require-value';
import pg from 'pg';
import type { DestinationStream } from 'pino';
import { buildApp } from '../../src/app.ts';
import { parseConfig } from '../../src/config.ts';
import type { Deps } from '../../src/deps.ts';
import { createPasswordHasher } from '../../src/platform/auth/password-hasher.ts';
import { watchDatabase } from '../../src/platform/database-watch.ts';
import { createDb, createPool } from '../../src/platform/db/db.ts';
import { openReplica } from '../../src/platform/db/replica.ts';
import type { databaseRoles } from '../../src/platform/db/roles.ts';
import { readDkimKey } from '../../src/platform/email/dkim-key.ts';
import { createSmtpMailer } from '../../src/platform/email/mailer.ts';
import { makeFailures } from '../../src/platform/failures.ts';
import { createDirectoryFileStore } from '../../src/platform/files/file-store.ts';
import { createGuardedRequests } from '../../src/platform/guarded-fetch/guarded-requests.ts';
import { createLogger } from '../../src/platform/log.ts';
import { createMeasures } from '../../src/platform/metrics/measures.ts';
import type { PaymentProvider } from '../../src/platform/payments/payment-provider.ts';
import { createRedis } from '../../src/platform/redis.ts';
import { createConfiguredSecrets } from '../../src/platform/security/secrets.ts';
import { withDatabaseName } from './database-template.ts';
import { recordStatements } from './statement-recorder.ts';

if (process.env.ESTIA_STATEMENTS) recordStatements(process.env.ESTIA_STATEMENTS);

export type TestApp = Awaited<ReturnType<typeof openTestApp>>;

/** When every world begins. */
export const startOfTests = new Date('2026-11-15T10:00:00Z');

export const testOrigin = 'http://estia.test';

export type Services = { databaseUrl: string; redisUrl: string; template: string };

export async function cloneDatabase({
  databaseUrl,
  template,
}: Services): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const admin = async (text: string) => {
    const client = new pg.Client({ connectionString: withDatabaseName(databaseUrl, 'postgres') });
    await client.connect();
    await client.query(text).finally(() => client.end());
  };
  await admin(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: withDatabaseName(databaseUrl, name),
    drop: () => admin(`drop database if exists ${name} with (force)`),
  };
}

/** A connection with the rights of one of the roles, whoever opens it. */
export const withRole = (url: string, role: (typeof databaseRoles)[number]): string =>
  Object.assign(new URL(url), { search: `?options=${encodeURIComponent(`-c role=${role} -c jit=off`)}` }).href;

/**
 * The app has the rights of web processes. `deps` has those of the owner, because tests prepare what no process does;
 * `workerDeps` those of the worker. `logTo` reads along what would be logged. Without `payments` (see stripe-double.ts) there are no cards. */
export async function openTestApp(
  services: Services,
  env: Record<string, string> = {},
  logTo?: DestinationStream,
  payments: PaymentProvider | null = null,
) {
  const clone = await cloneDatabase(services);
  const folder = mkdtempSync(join(tmpdir(), 'estia-files-'));
  const config = parseConfig({
    PUBLIC_ORIGIN: testOrigin,
    DATABASE_URL: clone.url,
    REDIS_URL: services.redisUrl,
    SMTP_URL: 'smtp://127.0.0.1:1',
    SECRET_KEY: 'dGVzdC10ZXN0LXRlc3QtdGVzdC10ZXN0LXRlc3QtdGVzdA==',
    FILES_DIR: folder,
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '0',
    // A busy machine is no fault of what is tested.
    MAX_LOOP_DELAY_MS: '0',
    DB_STATEMENT_TIMEOUT_MS: '60000',
    DB_CONNECT_TIMEOUT_MS: '60000',
    // What takes long on purpose is tested where it is made (password-reset.test.ts, proof-of-work.test.ts, password-hasher.test.ts).
    EVEN_REPLY_MS: '1',
    WORK_BITS: '8',
    // All worlds share one Redis: an answer cached for one would be given in another.
    SEARCH_CACHE_SECONDS: '0',
    ...env,
  });
  const log = createLogger(config.logLevel, logTo);
  let now = startOfTests;
  const clock = () => now;
  const failures = makeFailures(log, clock);
  const database = watchDatabase(config.databaseUrl, failures, { limitMs: config.healthTimeoutMs });
  const measures = createMeasures();
  const pool = measures.pool(createPool(config, failures, database));
  const db = createDb(pool);
  failures.storeIn(db);
  const replica = openReplica(config, failures, measures);
  const mail = measures.mail(
    createSmtpMailer(requireValue(config.smtpUrl), config.mailFrom, {
      dkim: config.dkim && readDkimKey(config.dkim),
      bounceAddress: config.bounceAddress,
    }),
  );
  const redis = measures.redis(createRedis(config.redisUrl, log));
  const deps: Deps = {
    config,
    db,
    pool,
    replica,
    database,
    redis,
    files: measures.files(createDirectoryFileStore(folder)),
    mail,
    guarded: createGuardedRequests(config),
    secrets: createConfiguredSecrets(config),
    passwords: createPasswordHasher({ cost: { memoryCost: 64, timeCost: 1, parallelism: 1 } }),
    payments,
    failures,
    measures,
    clock,
    log,
  };
  const rolePools: pg.Pool[] = [];
  const withRightsOf = (role: (typeof databaseRoles)[number]): Deps => {
    const rolePool = measures.pool(
      createPool({ ...config, databaseUrl: withRole(clone.url, role) }, failures, database),
    );
    rolePools.push(rolePool);
    return { ...deps, pool: rolePool, db: createDb(rolePool) };
  };
  const webDeps = withRightsOf('estia_web');
  const { app, callApi, callApiAs, health, metrics } = await buildApp(webDeps);
  return {
    deps,
    webDeps,
    workerDeps: withRightsOf('estia_worker'),
    app,
    callApi,
    callApiAs,
    health,
    metrics,
    setNow(to: Date): void {
      now = to;
    },
    async close(): Promise<void> {
      await app.close();
      mail.close();
      redis.disconnect();
      await database.close();
      await failures.close();
      for (const open of [pool, ...(replica ? [replica.pool] : []), ...rolePools]) await open.end();
      await clone.drop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
