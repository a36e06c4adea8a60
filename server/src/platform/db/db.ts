/** PostgreSQL: one pool, typed by the generated schema. */
import type { Socket } from 'node:net';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Config } from '../../config.ts';
import type { DB } from '../generated/schema.ts';
import { wrapQuery } from './wrap-query.ts';

/** The pool, or a transaction: for reads, and for a single statement that writes. */
export type Db = Kysely<DB>;
/**
 * Only `db.transaction().execute(…)` gives one, and a `Db` is not accepted in its place. Whatever locks rows or writes in
 * more than one statement takes it: on the pool each statement would be a transaction of its own.
 */
export type Trx = Transaction<DB>;

// Ids are bigint in the database and far below 2^53 in any life of this product: plain numbers everywhere.
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
// The library has no name for the array of them.
const INT8_ARRAY = 1016 as typeof pg.types.builtins.INT8;
pg.types.setTypeParser(INT8_ARRAY, (text) => (text === '{}' ? [] : text.slice(1, -1).split(',').map(Number)));

type PoolOptions = Pick<Config, 'databaseUrl' | 'dbPool' | 'statementTimeoutMs'> &
  Partial<Pick<Config, 'connectTimeoutMs' | 'isPooled' | 'namedStatements'>>;

/** PostgreSQL itself ends a statement that takes too long; when not even that answer comes, the connection is lost. */
const ANSWER_MARGIN_MS = 500;
/** A balancer or a firewall may have forgotten a connection that is older. */
const MAX_LIFETIME_SECONDS = 3_600;

const unavailable = (message: string): Error => Object.assign(new Error(message), { code: 'ETIMEDOUT' });

const socketOf = (client: pg.PoolClient): Socket =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;
const isWaiting = (client: pg.PoolClient): boolean =>
  (client as unknown as { readyForQuery: boolean | null }).readyForQuery === false;

/** Without a client-side limit a frozen server, or a network that swallows packets, holds a query for ever. */
function limitSilence(pool: pg.Pool, limitMs: number): void {
  pool.on('connect', (client) => {
    const socket = socketOf(client);
    socket.on('timeout', () => {
      const { bytesRead } = socket;
      // Timers run before sockets are read: after a pause of the process itself the answer may be there already.
      setImmediate(() => {
        // A connection that only holds a lock is silent by right.
        if (isWaiting(client) && socket.bytesRead === bytesRead)
          socket.destroy(unavailable('The database did not answer in time'));
      });
    });
    socket.setTimeout(limitMs);
  });
}

/** While the database is known to be away nobody queues for it: every request fails at once and says so. */
function refuseWhileAway(pool: pg.Pool, isAway: () => boolean): void {
  const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
  const guarded = (callback?: (error: Error, client: undefined, done: () => void) => void): unknown => {
    if (!isAway()) return connect(callback);
    const error = unavailable('The database is away');
    if (!callback) return Promise.reject(error);
    process.nextTick(callback, error, undefined, () => {});
    return undefined;
  };
  Object.assign(pool, { connect: guarded });
}

/** For a pooler that gives each transaction another connection, where nothing is known by the name. */
function forgetNames(pool: pg.Pool): void {
  pool.on('connect', (client) => {
    wrapQuery(client, (query) => (statement, ...rest) => {
      if (typeof statement !== 'object' || statement === null || !('name' in statement))
        return query(statement, ...rest);
      const { name: _name, ...withoutName } = statement;
      return query(withoutName, ...rest);
    });
  });
}

export function createPool(
  config: PoolOptions,
  failures?: { record: (failure: { kind: 'database'; name: string; error: unknown }) => void },
  { isAway = () => false }: { isAway?: () => boolean } = {},
): pg.Pool {
  const pool = new pg.Pool({
    connectionString: config.databaseUrl,
    max: config.dbPool,
    application_name: 'estia',
    connectionTimeoutMillis: config.connectTimeoutMs ?? 60_000,
    idleTimeoutMillis: 60_000,
    maxLifetimeSeconds: MAX_LIFETIME_SECONDS,
    keepAlive: true,
    ...(config.isPooled
      ? {}
      : {
          statement_timeout: config.statementTimeoutMs,
          // Compiling a plan costs more than any of our statements takes.
          options: '-c jit=off',
        }),
  });
  if (config.namedStatements === false) forgetNames(pool);
  if (config.statementTimeoutMs > 0) limitSilence(pool, config.statementTimeoutMs + ANSWER_MARGIN_MS);
  refuseWhileAway(pool, isAway);
  // A connection that dies (server restart) must not take the process with it; the next query opens another. In the
  // middle of a transaction nobody else listens.
  const reported = new WeakSet<object>();
  const report = (error: Error, client: object) => {
    // A lost connection says so more than once, in several ways.
    if (reported.has(client)) return;
    reported.add(client);
    failures?.record({ kind: 'database', name: 'pool', error });
  };
  pool.on('error', report);
  pool.on('connect', (client) => client.on('error', (error) => report(error, client)));
  return pool;
}

export const createDb = (pool: pg.Pool): Db => new Kysely<DB>({ dialect: new PostgresDialect({ pool }) });
