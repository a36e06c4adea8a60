/** All that a feature can be given. Time, files and randomness come in here, so that five days can pass in a test. */
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { DatabaseWatch } from './platform/database-watch.ts';
import type { Db } from './platform/db.ts';
import type { Failures } from './platform/failures.ts';
import type { FileStore } from './platform/files.ts';
import type { Log } from './platform/log.ts';
import type { Mailer } from './platform/mail.ts';
import type { PasswordHasher } from './platform/passwords.ts';
import type { PaymentProvider } from './platform/payments.ts';
import type { Secrets } from './platform/secrets.ts';

export type Deps = {
  readonly config: Config;
  readonly db: Db;
  /** The pool under `db`, for hot statements that are prepared by name. */
  readonly pool: Pool;
  /** Whether the database answers at all. */
  readonly database: DatabaseWatch;
  readonly redis: Redis;
  readonly files: FileStore;
  readonly mail: Mailer;
  readonly secrets: Secrets;
  readonly passwords: PasswordHasher;
  /** Cards; null: offices pay by bank deposit alone. */
  readonly payments: PaymentProvider | null;
  /** Where background work reports what went wrong. */
  readonly failures: Failures;
  readonly clock: () => Date;
  readonly log: Log;
};
