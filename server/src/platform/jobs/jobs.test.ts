import { setTimeout as pause } from 'node:timers/promises';
import type { JobName } from '@estia/contract/site/failure-messages';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openFreezingProxy } from '../../../testing/environment/freezing-proxy.ts';
import { openTestApp, type TestApp, withRole } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../testing/factories/records.ts';
import { enqueueJob } from './enqueue-job.ts';
import { prepareJobQueues } from './job-queues.ts';
import { type Job, startJobs } from './jobs.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());
beforeEach(() => sql`delete from pgboss.job`.execute(testApp.deps.db));

type Row = { name: string; state: string; retry_count: number };
const listJobs = async (name: JobName): Promise<Row[]> => {
  const { rows } = await sql<Row>`
    select name, state::text as state, retry_count from pgboss.job where name = ${name} order by created_on`.execute(
    testApp.deps.db,
  );
  return rows;
};
const inTransaction = <T>(run: Parameters<ReturnType<TestApp['deps']['db']['transaction']>['execute']>[0]) =>
  testApp.deps.db.transaction().execute(run) as Promise<T>;
const start = (jobs: readonly Job[]) =>
  startJobs(withRole(testApp.deps.config.databaseUrl, 'estia_worker'), jobs, testApp.deps);
const SOON = { timeout: 10_000, interval: 20 };

describe('a job that is enqueued', () => {
  it('is there with the commit, once for a transaction, and gone with the rollback', async () => {
    await inTransaction(async (trx) => {
      await enqueueJob(trx, 'photos');
      await enqueueJob(trx, 'photos');
      await enqueueJob(trx, 'money');
      expect(await listJobs('photos')).toEqual([]);
    });
    expect(await listJobs('photos')).toEqual([{ name: 'photos', state: 'created', retry_count: 0 }]);
    expect(await listJobs('money')).toHaveLength(1);
    const undone = inTransaction(async (trx) => {
      await enqueueJob(trx, 'photos');
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await listJobs('photos')).toHaveLength(1);
  });

  it('makes no other transaction wait', async () => {
    const committed: string[] = [];
    const first = Promise.withResolvers<void>();
    const slow = inTransaction(async (trx) => {
      await enqueueJob(trx, 'photos');
      await first.promise;
    }).then(() => committed.push('slow'));
    await inTransaction((trx) => enqueueJob(trx, 'photos'));
    committed.push('quick');
    first.resolve();
    await slow;
    expect(committed).toEqual(['quick', 'slow']);
    expect(await listJobs('photos')).toHaveLength(2);
  });

  it('of changed listings is written by whatever changes them, once for a transaction', async () => {
    const { db } = testApp.deps;
    const { id: accountId } = await buildUser(db);
    const property = await buildProperty(db, { district_id: 461200, account_id: accountId });
    const listing = await buildListing(db, { property_id: property });
    await sql`delete from pgboss.job`.execute(db);
    await inTransaction(async (trx) => {
      for (const price of [101_000, 102_000, 103_000])
        await trx.updateTable('listing').set({ price }).where('id', '=', listing).execute();
    });
    expect(await listJobs('listing-changes')).toEqual([{ name: 'listing-changes', state: 'created', retry_count: 0 }]);
    // A savepoint that is rolled back takes its job along, and the next change writes another.
    await inTransaction(async (trx) => {
      await sql`savepoint s`.execute(trx);
      await trx.updateTable('listing').set({ price: 104_000 }).where('id', '=', listing).execute();
      await sql`rollback to savepoint s`.execute(trx);
      await trx.updateTable('listing').set({ price: 105_000 }).where('id', '=', listing).execute();
    });
    expect(await listJobs('listing-changes')).toHaveLength(2);
  });
});

describe('the migrations', () => {
  const prepare = async () => {
    const client = new pg.Client({ connectionString: testApp.deps.config.databaseUrl });
    await client.connect();
    await prepareJobQueues(client).finally(() => client.end());
  };

  it('leave the queues as the workers have set them', async () => {
    const { db } = testApp.deps;
    await (await start([{ name: 'retention', every: '0 0 1 1 *', run: async () => {} }]))();
    await prepare();
    const { rows } = await sql`select retry_limit from pgboss.queue where name = 'retention'`.execute(db);
    expect(rows).toEqual([{ retry_limit: 3 }]);
    expect(await listJobs('listing-changes')).toEqual([]);
  });

  it('fail when the trigger would enqueue nothing', async () => {
    const { db } = testApp.deps;
    await sql`create function drop_row() returns trigger language plpgsql as 'begin return null; end'`.execute(db);
    await sql`create trigger broken before insert on pgboss.job for each row execute function drop_row()`.execute(db);
    try {
      await expect(prepare()).rejects.toThrow('The trigger has enqueued 0 jobs');
    } finally {
      await sql`drop function drop_row cascade`.execute(db);
    }
    await prepare();
  });
});

describe('a worker', () => {
  it('runs many jobs of a name once, and what they caused right after them', async () => {
    for (let n = 0; n < 50; n++) await inTransaction((trx) => enqueueJob(trx, 'photos'));
    let [photos, money] = [0, 0];
    const countMoney = async () => {
      money += 1;
    };
    const stop = await start([
      { name: 'money', lookSeconds: 1, run: () => countMoney() },
      {
        name: 'photos',
        lookSeconds: 0.5,
        run: async () => {
          photos += 1;
          // The one that every worker begins with is no part of what was caused.
          while (money === 0) await pause(10);
          if (photos === 1) await inTransaction((trx) => enqueueJob(trx, 'money'));
        },
      },
    ]);
    try {
      await expect.poll(() => money, SOON).toBe(2);
      expect(photos).toBe(1);
      await expect
        .poll(async () => (await listJobs('photos')).every(({ state }) => state === 'completed'), SOON)
        .toBe(true);
    } finally {
      await stop();
    }
  });

  it('comes back when a run says so, and as often as its job repeats', async () => {
    const runs: number[] = [];
    const repeated: number[] = [];
    const begun = performance.now();
    const stop = await start([
      {
        name: 'photos',
        lookSeconds: 0.5,
        run: async () => {
          runs.push(performance.now() - begun);
          const now = testApp.deps.clock().getTime();
          return [new Date(now), new Date(now + 1_000), null][runs.length - 1];
        },
      },
      { name: 'money', lookSeconds: 0.5, repeatSeconds: 1, run: async () => void repeated.push(performance.now()) },
    ]);
    try {
      await expect.poll(() => runs.length, SOON).toBe(3);
      // At once, and a second later.
      expect((runs[1] ?? 0) - (runs[0] ?? 0)).toBeLessThan(500);
      expect((runs[2] ?? 0) - (runs[1] ?? 0)).toBeGreaterThan(900);
      await expect.poll(() => repeated.length, SOON).toBeGreaterThan(3);
      expect((await listJobs('money')).filter(({ state }) => state === 'created').length).toBeLessThanOrEqual(1);
      // Should the run that waits be lost, the clock begins anew.
      const { rows } = await sql`select cron from pgboss.schedule where name = 'money'`.execute(testApp.deps.db);
      expect(rows).toEqual([{ cron: '* * * * *' }]);
    } finally {
      await stop();
    }
  });

  it('tries again what failed, and nobody else’s job', async () => {
    await inTransaction((trx) => enqueueJob(trx, 'account-exports'));
    let tries = 0;
    const stop = await start([
      {
        name: 'photos',
        lookSeconds: 0.5,
        run: async () => {
          tries += 1;
          if (tries < 3) throw new Error('not yet');
        },
      },
    ]);
    try {
      await expect.poll(() => tries, { ...SOON, timeout: 20_000 }).toBe(3);
      expect(await listJobs('account-exports')).toEqual([
        { name: 'account-exports', state: 'created', retry_count: 0 },
      ]);
    } finally {
      await stop();
    }
    const stopOther = await start([{ name: 'account-exports', lookSeconds: 0.5, run: async () => {} }]);
    try {
      await expect
        .poll(async () => (await listJobs('account-exports')).map(({ state }) => state), SOON)
        .toEqual(['completed', 'completed']);
    } finally {
      await stopOther();
    }
  });

  it('notices a database that does not answer any more, and goes on when it does', async () => {
    const proxy = await openFreezingProxy(testApp.deps.config.databaseUrl);
    const failed: string[] = [];
    let runs = 0;
    const countRun = async () => {
      runs += 1;
    };
    const job: Job = { name: 'photos', lookSeconds: 0.5, run: countRun };
    const failures = { record: ({ error }: { error: unknown }) => void failed.push(String(error)) };
    const stop = await startJobs(proxy.url, [job], { ...testApp.deps, failures }, { statementTimeoutMs: 1_500 });
    try {
      await expect.poll(() => runs, SOON).toBe(1);
      proxy.freeze();
      await expect.poll(() => failed, SOON).toContain('Error: The database did not answer in time');
      proxy.thaw();
      await inTransaction((trx) => enqueueJob(trx, 'photos'));
      await expect.poll(() => runs, SOON).toBeGreaterThan(1);
    } finally {
      await stop();
      await proxy.close();
    }
  });

  it('that stops ends what it has begun', async () => {
    const begun = Promise.withResolvers<void>();
    let isDone = false;
    const stop = await start([
      {
        name: 'photos',
        lookSeconds: 0.5,
        run: async (stopping) => {
          begun.resolve();
          while (!stopping.aborted) await pause(20);
          await pause(200);
          isDone = true;
        },
      },
    ]);
    await begun.promise;
    await stop();
    expect(isDone).toBe(true);
    expect((await listJobs('photos')).map(({ state }) => state)).toEqual(['completed']);
  });
});
