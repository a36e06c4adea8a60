/** The real things behind `Deps`, opened once a process. */
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { createPasswordHasher } from '../platform/auth/password-hasher.ts';
import { watchDatabase } from '../platform/database-watch.ts';
import { createDb, createPool } from '../platform/db/db.ts';
import { openReplica } from '../platform/db/replica.ts';
import { readDkimKey } from '../platform/email/dkim-key.ts';
import { createSmtpMailer, type Mailer } from '../platform/email/mailer.ts';
import { makeFailures } from '../platform/failures.ts';
import { createDirectoryFileStore } from '../platform/files/file-store.ts';
import { createS3FileStore } from '../platform/files/s3-file-store.ts';
import { createGuardedRequests } from '../platform/guarded-fetch/guarded-requests.ts';
import { createLogger } from '../platform/log.ts';
import { createMeasures } from '../platform/metrics/measures.ts';
import { createStripeProvider } from '../platform/payments/stripe-provider.ts';
import { createRedis } from '../platform/redis.ts';
import { createConfiguredSecrets } from '../platform/security/secrets.ts';

/** Of web processes: they write emails down, and the worker sends them. */
const noMailer: Mailer = {
  send: () => Promise.reject(new Error('This process has no mail server')),
  close: () => {},
};

export function createDeps(config: Config): { deps: Deps; close: () => Promise<void> } {
  const log = createLogger(config.logLevel);
  const clock = () => new Date();
  const failures = makeFailures(log, clock);
  const database = watchDatabase(config.databaseUrl, failures, { limitMs: config.healthTimeoutMs });
  const measures = createMeasures();
  const pool = measures.pool(createPool(config, failures, database));
  const db = createDb(pool);
  failures.storeIn(db);
  const replica = openReplica(config, failures, measures);
  const mail =
    config.smtpUrl === null
      ? noMailer
      : measures.mail(
          createSmtpMailer(config.smtpUrl, config.mailFrom, {
            requireTls: config.secure,
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
    files: measures.files(
      config.s3 ? createS3FileStore(config.s3, { log }) : createDirectoryFileStore(config.filesDir),
    ),
    mail,
    guarded: createGuardedRequests(config),
    secrets: createConfiguredSecrets(config),
    passwords: createPasswordHasher(),
    payments: config.stripe && createStripeProvider(config.stripe),
    failures,
    measures,
    clock,
    log,
  };
  return {
    deps,
    async close() {
      mail.close();
      redis.disconnect();
      await database.close();
      await failures.close();
      await replica?.pool.end();
      await pool.end();
    },
  };
}
