/** The real things behind `Deps`, opened once a process. */
import type { Config } from '../config.ts';
import type { Deps } from '../deps.ts';
import { watchDatabase } from '../platform/database-watch.ts';
import { openDb, openPool } from '../platform/db.ts';
import { makeFailures } from '../platform/failures.ts';
import { directoryFiles } from '../platform/files.ts';
import { makeLog } from '../platform/log.ts';
import { smtpMail } from '../platform/mail.ts';
import { makePasswords } from '../platform/passwords.ts';
import { openRedis } from '../platform/redis.ts';
import { s3Files } from '../platform/s3-files.ts';
import { makeSecrets } from '../platform/secrets.ts';
import { stripePayments } from '../platform/stripe-payments.ts';

export function openDeps(config: Config): { deps: Deps; close: () => Promise<void> } {
  const log = makeLog(config.logLevel);
  const clock = () => new Date();
  const failures = makeFailures(log, clock);
  const database = watchDatabase(config.databaseUrl, failures);
  const pool = openPool(config, failures, database);
  const db = openDb(pool);
  failures.storeIn(db);
  const mail = smtpMail(config.smtpUrl, config.mailFrom, { requireTls: config.secure });
  const redis = openRedis(config.redisUrl, log);
  const deps: Deps = {
    config,
    db,
    pool,
    database,
    redis,
    files: config.s3 ? s3Files(config.s3, { log }) : directoryFiles(config.filesDir),
    mail,
    secrets: makeSecrets(config.secretKey),
    passwords: makePasswords(),
    payments: config.stripe && stripePayments(config.stripe),
    failures,
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
      await pool.end();
    },
  };
}
