/** All that a feature can be given. Time, files and randomness come in here, so that five days can pass in a test. */
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Config } from './config.ts';
import type { PasswordHasher } from './platform/auth/password-hasher.ts';
import type { DatabaseWatch } from './platform/database-watch.ts';
import type { Db } from './platform/db/db.ts';
import type { Mailer } from './platform/email/mailer.ts';
import type { Failures } from './platform/failures.ts';
import type { FileStore } from './platform/files/file-store.ts';
import type { GuardedRequests } from './platform/guarded-fetch/guarded-requests.ts';
import type { Log } from './platform/log.ts';
import type { Measures } from './platform/metrics/measures.ts';
import type { PaymentProvider } from './platform/payments/payment-provider.ts';
import type { Secrets } from './platform/security/secrets.ts';

export type Deps = {
  readonly config: Config;
  readonly db: Db;
  /** The pool under `db`, for hot statements that are prepared by name. */
  readonly pool: Pool;
  /** Reads that may be a second old: a copy that follows `db`; null: there is none. */
  readonly replica: { readonly db: Db; readonly pool: Pool } | null;
  /** Whether the database answers at all. */
  readonly database: DatabaseWatch;
  readonly redis: Redis;
  readonly files: FileStore;
  readonly mail: Mailer;
  /** Requests to addresses that agencies name. */
  readonly guarded: GuardedRequests;
  readonly secrets: Secrets;
  readonly passwords: PasswordHasher;
  /** Cards; null: agencies pay by bank deposit alone. */
  readonly payments: PaymentProvider | null;
  /** Where background work reports what went wrong. */
  readonly failures: Failures;
  /** What the things above cost and how often they fail. */
  readonly measures: Measures;
  readonly clock: () => Date;
  readonly log: Log;
};
