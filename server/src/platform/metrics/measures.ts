/**
 * What the things outside of the process cost and how often they fail: database, Redis, file store, mail server; and the
 * drawing of pages. Labels come from closed lists: never an address, a word somebody typed or an id.
 */
import type { Redis } from 'ioredis';
import type { Pool, PoolClient } from 'pg';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { DatabaseWatch } from '../database-watch.ts';
import { wrapQuery } from '../db/wrap-query.ts';
import type { Mailer } from '../email/mailer.ts';
import type { FileStore } from '../files/file-store.ts';

const SHORT = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const LONG = [0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

const STATEMENT_KINDS = ['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'] as const;
const DATABASE_STATES = ['ready', 'read_only', 'away'] as const;

const textOf = (statement: unknown): string => {
  if (typeof statement === 'string') return statement;
  const text: unknown = statement && typeof statement === 'object' && 'text' in statement ? statement.text : '';
  return typeof text === 'string' ? text : '';
};

/** The first word of a statement, where it is a known one. */
export function getStatementKind(statement: unknown): string {
  const word = /^\s*\(*\s*([a-z]+)/i.exec(textOf(statement).slice(0, 80))?.[1]?.toLowerCase();
  return STATEMENT_KINDS.find((kind) => kind === word) ?? 'other';
}

/** A SQLSTATE by its class of two characters; everything else never reached the database. */
export function getErrorClass(error: unknown): string {
  const code: unknown = error && typeof error === 'object' && 'code' in error ? error.code : undefined;
  return typeof code === 'string' && /^[0-9A-Z]{5}$/.test(code) ? code.slice(0, 2) : 'connection';
}

const secondsSince = (begun: number): number => (performance.now() - begun) / 1_000;

/** Whatever it is given comes out as it was; a rejection too. */
async function timed<T>(run: () => Promise<T>, done: (seconds: number, result: 'ok' | 'failed') => void): Promise<T> {
  const begun = performance.now();
  try {
    const value = await run();
    done(secondsSince(begun), 'ok');
    return value;
  } catch (error) {
    done(secondsSince(begun), 'failed');
    throw error;
  }
}

type QueryDone = (error: unknown) => void;

/** The library answers a query to a callback, as a promise, or to an object that was given to it. */
function watchQueries(client: PoolClient, begin: (statement: unknown) => QueryDone): void {
  wrapQuery(client, (query) => (...given) => {
    const callback = given.at(-1);
    const done = begin(given[0]);
    if (typeof callback === 'function') {
      return query(...given.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        done(error);
        return callback(error, ...rest);
      });
    }
    const answer = query(...given);
    if (answer instanceof Promise) answer.then(() => done(null), done);
    return answer;
  });
}

export type Measures = ReturnType<typeof createMeasures>;

export function createMeasures() {
  const own = { registers: [] };
  const queries = new Histogram({
    name: 'estia_db_query_seconds',
    help: 'Time to answer a statement, by its first word',
    labelNames: ['kind'],
    buckets: SHORT,
    ...own,
  });
  const queryErrors = new Counter({
    name: 'estia_db_errors_total',
    help: 'Statements that failed, by the class of their SQLSTATE; connection = no answer at all',
    labelNames: ['class'],
    ...own,
  });
  const redisErrors = new Counter({
    name: 'estia_redis_errors_total',
    help: 'Commands of Redis that failed',
    ...own,
  });
  const store = new Histogram({
    name: 'estia_store_seconds',
    help: 'Time of a call to the file store',
    labelNames: ['verb', 'result'],
    buckets: LONG,
    ...own,
  });
  const smtp = new Histogram({
    name: 'estia_smtp_seconds',
    help: 'Time to hand an email to the mail server',
    labelNames: ['result'],
    buckets: LONG,
    ...own,
  });
  const render = new Histogram({
    name: 'estia_page_render_seconds',
    help: 'Time to draw a page once its data are there',
    labelNames: ['route'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25],
    ...own,
  });
  const auditProblems = new Gauge({
    name: 'estia_audit_log_problems',
    help: 'Places at which the last check found the audit log changed',
    ...own,
  });
  const inbound = new Counter({
    name: 'estia_inbound_emails_total',
    help: 'Answers by email, by what became of them',
    labelNames: ['result'],
    ...own,
  });
  const observeFile = (verb: string) => (seconds: number, result: string) => store.observe({ verb, result }, seconds);

  return {
    metrics: [queries, queryErrors, redisErrors, store, smtp, render, auditProblems, inbound],
    inboundEmail: (result: string): void => inbound.inc({ result }),
    auditLogChecked: (problems: number): void => auditProblems.set(problems),
    pageRendered: (route: string, seconds: number): void => render.observe({ route }, seconds),
    pool<P extends Pool>(pool: P): P {
      pool.on('connect', (client) =>
        watchQueries(client, (statement) => {
          const begun = performance.now();
          return (error) => {
            queries.observe({ kind: getStatementKind(statement) }, secondsSince(begun));
            if (error) queryErrors.inc({ class: getErrorClass(error) });
          };
        }),
      );
      return pool;
    },
    redis(redis: Redis): Redis {
      const send = redis.sendCommand.bind(redis);
      redis.sendCommand = (command, stream) => {
        const sent = send(command, stream);
        // Whoever asked hears of it too. Older servers do not know what the library tells them of itself.
        if (command.name !== 'client') command.promise.catch(() => redisErrors.inc());
        return sent;
      };
      return redis;
    },
    mail: (mailer: Mailer): Mailer => ({
      ...mailer,
      send: (email) =>
        timed(
          () => mailer.send(email),
          (seconds, result) => smtp.observe({ result }, seconds),
        ),
    }),
    files: (files: FileStore): FileStore => ({
      put: (key, body) => timed(() => files.put(key, body), observeFile('put')),
      remove: (key) => timed(() => files.remove(key), observeFile('remove')),
      async open(key) {
        const found = await timed(() => files.open(key), observeFile('open'));
        if (!found) return null;
        return {
          ...found,
          read(range) {
            const begun = performance.now();
            const done = observeFile('read');
            return found
              .read(range)
              .once('end', () => done(secondsSince(begun), 'ok'))
              .once('error', () => done(secondsSince(begun), 'failed'));
          },
        };
      },
    }),
  };
}

/** Read when the figures are: nothing to count, only to look at. */
export const createStateGauges = (redis: Redis, database: Pick<DatabaseWatch, 'read'>): Gauge[] => [
  new Gauge({
    name: 'estia_redis_up',
    help: '1 while Redis is connected',
    registers: [],
    collect() {
      this.set(redis.status === 'ready' ? 1 : 0);
    },
  }),
  new Gauge({
    name: 'estia_db_state',
    help: '1 for what the database is: ready, read_only or away',
    labelNames: ['state'],
    registers: [],
    collect() {
      const now = database.read();
      for (const state of DATABASE_STATES) this.set({ state }, state === now ? 1 : 0);
    },
  }),
];
