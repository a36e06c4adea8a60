import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { type FreezingProxy, openFreezingProxy } from '../../testing/environment/freezing-proxy.ts';
import { openTestApp, type TestApp } from '../../testing/environment/test-app.ts';
import { buildUser } from '../../testing/factories/records.ts';
import { toErrorCode } from './app-error.ts';

/** Of a statement: what is silent for longer than this and half a second is lost. */
const STATEMENT_MS = 300;

describe('a database that hangs', () => {
  let proxy: FreezingProxy;
  let testApp: TestApp;
  beforeEach(async () => {
    const services = inject('services');
    proxy = await openFreezingProxy(services.databaseUrl);
    testApp = await openTestApp(
      { ...services, databaseUrl: proxy.url },
      { DB_STATEMENT_TIMEOUT_MS: String(STATEMENT_MS), DB_CONNECT_TIMEOUT_MS: '500', DB_POOL: '2' },
    );
  });
  afterEach(async () => {
    proxy.thaw();
    await testApp.close();
    await proxy.close();
  });
  const ready = async () => {
    const response = await testApp.app.inject({ url: '/health/ready' });
    return { ...response.json<{ database: boolean; database_state: string }>(), status: response.statusCode };
  };

  it('makes the site not ready while it hangs, and ready afterwards', async () => {
    await expect.poll(ready).toMatchObject({ status: 200, database: true, database_state: 'ready' });
    proxy.freeze();
    // Answered although nothing moves: had it waited for the database, it would hang here.
    expect(await ready()).toMatchObject({ status: 503, database: false, database_state: 'away' });
    proxy.thaw();
    await expect.poll(ready).toMatchObject({ status: 200, database_state: 'ready' });
  });

  it('fails a query in flight, a transaction in flight and a new connection, each as temporary', async () => {
    const { db, pool } = testApp.deps;
    const warm = await Promise.all([pool.connect(), pool.connect()]);
    for (const client of warm) client.release();
    const begun = Promise.withResolvers<void>();
    const frozen = Promise.withResolvers<void>();
    const transaction = db.transaction().execute(async (trx) => {
      await sql`select 1`.execute(trx);
      begun.resolve();
      await frozen.promise;
      await sql`select 2`.execute(trx);
    });
    await begun.promise;
    proxy.freeze();
    frozen.resolve();
    const request = [transaction, sql`select 3`.execute(db), sql`select 4`.execute(db), pool.query('select 5')];
    const ends = await Promise.allSettled(request);
    expect(ends.map((end) => (end.status === 'rejected' ? toErrorCode(end.reason) : end.value))).toEqual(
      Array(4).fill('overloaded'),
    );
    proxy.thaw();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('[ERR-1] answers calls with 503, Retry-After and the usual shape', async () => {
    const { token } = await buildUser(testApp.deps.db, {});
    proxy.freeze();
    const response = await testApp.app.inject({ url: '/api/session', headers: { authorization: `Bearer ${token}` } });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toMatch(/^\d+$/);
    expect(response.json()).toEqual({
      message: 'Busy, try again shortly',
      code: 'overloaded',
      reference: response.headers['x-request-id'],
    });
  });

  it('is not waited for once it is known to be away', async () => {
    const { database, db, pool } = testApp.deps;
    proxy.freeze();
    expect(await database.check()).toBe('away');
    expect(database.isAway(), 'one late answer may be the fault of a busy process').toBe(false);
    expect(await database.check()).toBe('away');
    expect(await database.check()).toBe('away');
    expect(database.isAway()).toBe(true);
    const before = pool.totalCount;
    await expect(sql`select 1`.execute(db)).rejects.toThrow('The database is away');
    await expect(pool.query('select 1')).rejects.toThrow('The database is away');
    expect(pool.totalCount, 'not even tried').toBe(before);
    proxy.thaw();
    await expect.poll(() => database.check()).toBe('ready');
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  it('counts one late answer once, whatever becomes of its connection', async () => {
    const { database } = testApp.deps;
    await expect.poll(() => database.check()).toBe('ready');
    proxy.freeze();
    expect(await database.check()).toBe('away');
    proxy.thaw();
    for (let look = 0; look < 5; look++) {
      await new Promise((next) => setTimeout(next, 5));
      expect([look, database.isAway()]).toEqual([look, false]);
      expect([look, await database.check()]).toEqual([look, 'ready']);
    }
  });

  it('leaves a connection alone that is silent because nobody asks it', async () => {
    const { db } = testApp.deps;
    await db.connection().execute(async (own) => {
      const pid = async () => (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(own)).rows[0]?.pid;
      const before = await pid();
      await new Promise((over) => setTimeout(over, 3 * (STATEMENT_MS + 500)));
      expect(await pid()).toBe(before);
    });
  });
});

it('a kept health connection that an administrator ends says nothing about the database', async () => {
  const testApp = await openTestApp(inject('services'));
  try {
    await expect.poll(() => testApp.deps.database.check()).toBe('ready');
    const { rowCount } = await testApp.deps.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'estia health' and datname = current_database()`,
    );
    expect(rowCount).toBe(1);
    expect(await testApp.deps.database.check()).toBe('ready');
  } finally {
    await testApp.close();
  }
});

describe('a database that takes no writes, as after another server has taken over', () => {
  it('makes the site not ready; writes are refused as temporary, reads go on', async () => {
    const testApp = await openTestApp(inject('services'));
    try {
      const { pool, db } = testApp.deps;
      const { token } = await buildUser(db, {});
      await pool.query(`do $$ begin
        execute format('alter database %I set default_transaction_read_only = on', current_database());
        perform pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid();
        end $$; set default_transaction_read_only = on`);
      const readiness = await testApp.app.inject({ url: '/health/ready' });
      expect(readiness.statusCode).toBe(503);
      expect(readiness.json()).toMatchObject({ database: false, database_state: 'read_only' });
      const headers = { authorization: `Bearer ${token}` };
      const read = await testApp.app.inject({ url: '/api/user/search-history', headers });
      expect(read.statusCode).toBe(200);
      const write = await testApp.app.inject({
        method: 'POST',
        url: '/api/user/update',
        headers,
        payload: { username: 'Νέο όνομα' },
      });
      expect(write.json()).toMatchObject({ code: 'overloaded' });
      expect(write.statusCode).toBe(503);
      expect(write.headers['retry-after']).toMatch(/^\d+$/);
    } finally {
      await testApp.close();
    }
  });

  it.each([
    ['no connection', { code: '08006' }],
    ['a full disk', { code: '53100' }],
    ['too many connections', { code: '53300' }],
    ['read-only', { code: '25006' }],
    ['starting', { code: '57P03' }],
    ['stopped', { code: '57P01' }],
    ['no answer', { code: 'ETIMEDOUT' }],
    ['no free connection', { message: 'timeout exceeded when trying to connect' }],
    ['no new connection', { message: 'Connection terminated due to connection timeout' }],
    ['a connection lost half way', { message: 'Client has encountered a connection error and is not queryable' }],
  ])('%s is temporary', (_, error) => {
    expect(toErrorCode(Object.assign(new Error(), error))).toBe('overloaded');
  });

  it('a broken constraint is not', () => {
    expect(toErrorCode(Object.assign(new Error('null value'), { code: '23502' }))).toBe('internal');
  });
});
