import { Writable } from 'node:stream';
import { roleIds } from '@estia/contract/accounts/roles';
import { type JobName, jobNames } from '@estia/contract/site/failure-messages';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { failEveryJob } from '../../testing/environment/failing-jobs.ts';
import { openTestApp, type TestApp } from '../../testing/environment/test-app.ts';
import { buildDraft, buildDraftPhoto } from '../../testing/factories/drafts.ts';
import { buildUser } from '../../testing/factories/records.ts';
import { createSession } from '../platform/auth/sessions.ts';
import { getExpectedSeconds } from '../platform/jobs/job-schedule.ts';
import { makeJobStats } from '../platform/jobs/job-stats.ts';
import { startJobs } from '../platform/jobs/jobs.ts';
import { createGroupFilter, groupOf, workerGroups } from './queue-groups.ts';
import { listenForHealth } from './worker-health.ts';
import { createCommonJobs, workerJobs } from './worker-jobs.ts';

type Line = { level: string; msg: string; job?: string; port?: number };
type Listed = { kind: string; name: string; reason: string; count: number };

let testApp: TestApp;
let token: string;
const lines: Line[] = [];
const logTo = new Writable({
  write(chunk: Buffer, _encoding, done) {
    for (const line of chunk.toString().trim().split('\n')) lines.push(JSON.parse(line) as Line);
    done();
  },
});
beforeAll(async () => {
  testApp = await openTestApp(inject('services'), { LOG_LEVEL: 'error' }, logTo);
  const { id } = await buildUser(testApp.deps.db, { role_id: roleIds.admin });
  token = await createSession(testApp.deps.db, id, testApp.deps.clock(), { strong: true });
});
afterAll(() => testApp.close());

const list = async (query: string) => {
  await testApp.deps.failures.flush();
  const headers = { authorization: `Bearer ${token}` };
  const response = await testApp.app.inject({ url: `/api/adminPanel/failures?${query}`, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json<{ failures: Listed[]; count: number }>();
};

it('every job has one group, and a worker of some groups runs the jobs of those alone', () => {
  const render = () => {
    throw new Error('No email is due');
  };
  const jobs = [...createCommonJobs(testApp.deps, render), ...workerJobs(testApp.deps)];
  expect(new Set(jobs.map(({ name }) => groupOf.get(name)))).toEqual(new Set(workerGroups));
  const urgent = jobs.filter(createGroupFilter(['email', 'billing'])).map(({ name }) => name);
  expect(urgent).toEqual(expect.arrayContaining(['emails', 'money']));
  for (const name of ['photos', 'source-runs', 'valuation-train']) expect(urgent).not.toContain(name);
  expect(() => createGroupFilter(['email', 'letters'])).toThrow('no letters');
});

describe('every job, made to fail once', () => {
  let names: string[];
  beforeAll(async () => {
    names = await failEveryJob(testApp.deps);
  });

  it('is a log line with its name', () => {
    expect(names.length).toBeGreaterThan(20);
    for (const job of names)
      expect(
        lines.filter((line) => line.job === job),
        job,
      ).toEqual([expect.objectContaining({ level: 'error', msg: 'job failed' })]);
  });

  it('is counted under its name', async () => {
    const text = await testApp.metrics.text();
    for (const job of names) expect(text).toContain(`estia_failures_total{kind="job",name="${job}"} 1\n`);
  });

  it('is in the admin’s list with its name and reason, and has words in both languages', async () => {
    const { failures, count } = await list('kind=job&limit=100&sort=name&order=asc');
    expect(failures.map(({ name }) => name)).toEqual(names.toSorted());
    expect(count).toBe(names.length);
    for (const { name, reason } of failures)
      expect(reason).toBe(`Error: made to fail once, as ${name.replaceAll('-', ' ')}`);
    expect(names.filter((name) => !Object.hasOwn(jobNames, name))).toEqual([]);
  });

  it('the list is searched, sorted and read page by page', async () => {
    expect((await list('search=PHOTOS-av')).failures.map(({ name }) => name)).toEqual(['photos-avif']);
    expect((await list('search=as%20photos%20avif')).count).toBe(1);
    expect((await list('search=100%25')).count).toBe(0);
    expect((await list('kind=email')).count).toBe(0);
    const all = names.toSorted();
    const page = await list('sort=name&order=asc&limit=5&offset=5');
    expect(page.failures.map(({ name }) => name)).toEqual(all.slice(5, 10));
    expect(page.count).toBe(all.length);
    testApp.deps.failures.record({ kind: 'job', name: 'money', error: new Error('often') });
    testApp.deps.failures.record({ kind: 'job', name: 'money', error: new Error('often') });
    expect((await list('sort=count&order=desc&limit=1')).failures).toMatchObject([{ name: 'money', count: 2 }]);
  });
});

describe('a job', () => {
  it('that does not end in time is reported; one given up after all attempts too', async () => {
    const { deps } = testApp;
    const stop = await startJobs(
      deps.config.databaseUrl,
      [{ name: 'retention', every: '0 0 1 1 *', run: () => new Promise<void>(() => {}) }],
      deps,
      { runLimitMs: 50, retryLimit: 0 },
    );
    try {
      const reasons = async () => (await list('search=retention')).failures.map(({ reason }) => reason);
      await expect
        .poll(reasons, { timeout: 60_000 })
        .toContain('given up after all attempts; it runs again at its next time');
      expect(await reasons()).toContain('Error: Not finished after 0.05 s');
    } finally {
      await stop();
    }
  });

  it('with nothing to do ends, and says when there will be something', async () => {
    const { deps } = testApp;
    const jobs = new Map(workerJobs(deps).map((each) => [each.name, each]));
    const run = (name: JobName) => jobs.get(name)?.run(new AbortController().signal);
    for (const name of ['photos', 'account-exports', 'market-stats', 'alert-matching', 'property-matching'] as const)
      expect(await run(name), name).toBeNull();
    const { id } = await buildUser(deps.db);
    const draft = await buildDraft(deps.db, id, deps.clock());
    const inAMinute = new Date(deps.clock().getTime() + 60_000);
    await buildDraftPhoto(deps.db, draft, deps.clock(), { state: 'uploaded', taken_until: inAMinute });
    await deps.db
      .insertInto('data_export')
      .values({ account_id: id, requested_at: deps.clock(), next_at: inAMinute })
      .execute();
    expect(await run('photos')).toEqual(inAMinute);
    expect(await run('account-exports')).toEqual(inAMinute);
    // While somebody else holds the stats, what was noted waits.
    await deps.db.insertInto('market_stats_change').values({ listing_id: 1 }).execute();
    await deps.db.transaction().execute(async (trx) => {
      await sql`lock table market_stats_state in share update exclusive mode`.execute(trx);
      expect(await run('market-stats')).toEqual(new Date(deps.clock().getTime() + 2_000));
    });
    expect(await run('market-stats')).toBeNull();
    // Nor is what another worker matches, or matched when it died, taken for done.
    await deps.db.insertInto('listing_change').values({ listing_id: 1 }).execute();
    await deps.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(8170017)`.execute(trx);
      expect(await run('alert-matching')).toEqual(new Date(deps.clock().getTime() + 1_000));
    });
    await run('alert-matching');
    expect(await run('alert-matching')).toBeNull();
  });

  it('that works until nothing is left ends when the worker stops, and says that there is more', async () => {
    const { deps } = testApp;
    const jobs = new Map(workerJobs(deps).map((each) => [each.name, each]));
    for (const name of ['money', 'photos-avif'] as const)
      expect(await jobs.get(name)?.run(AbortSignal.abort()), name).toEqual(deps.clock());
    expect(await jobs.get('money')?.run(new AbortController().signal)).toBeNull();
  });

  it('that is caused by rows is looked at without a cause too', () => {
    const unwatched = workerJobs(testApp.deps).filter(
      (each) => each.lookSeconds !== undefined && !each.every && !each.repeatSeconds,
    );
    expect(unwatched.map(({ name }) => name)).toEqual([]);
  });

  it('is expected as often as the clock calls it', () => {
    const expected = new Map(workerJobs(testApp.deps).map((each) => [each.name, getExpectedSeconds(each)]));
    expect(expected.get('money')).toBe(5);
    expect(expected.get('photos')).toBe(300);
    expect(expected.get('photos-avif')).toBe(60);
    expect(expected.get('rules-badges')).toBe(3_600);
    expect(expected.get('retention')).toBe(86_400);
    expect(expected.get('valuation-backtest')).toBe(31 * 86_400);
    expect(() => getExpectedSeconds({ every: '0 9 * * 1' })).toThrow('How often');
  });

  it('tells the worker’s health page and metrics when it last went well', async () => {
    const { deps } = testApp;
    const stats = makeJobStats(
      [
        { name: 'money', expectedSeconds: 5 },
        { name: 'photos', expectedSeconds: null },
      ],
      deps.clock,
    );
    const server = listenForHealth(0, deps, stats);
    await new Promise((listening) => server.once('listening', listening));
    const address = server.address();
    const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
    const ran = Promise.withResolvers<void>();
    const failed = Promise.withResolvers<void>();
    const stop = await startJobs(
      deps.config.databaseUrl,
      [
        { name: 'money', lookSeconds: 0.5, run: async () => ran.resolve() },
        {
          name: 'photos',
          lookSeconds: 0.5,
          run: async () => {
            failed.resolve();
            throw new Error('no');
          },
        },
      ],
      { ...deps, stats },
    );
    try {
      await Promise.all([ran.promise, failed.promise]);
      await stop();
      const { rowCount } = await deps.pool.query(
        `update pgboss.job set start_after = now() - interval '1 hour' where name = 'photos' and state = 'retry'`,
      );
      expect(rowCount).toBeGreaterThan(0);
      const health = await fetch(`${origin}/health`);
      expect(health.status).toBe(200);
      expect(await health.json()).toMatchObject({
        database: 'ready',
        jobs: {
          money: { last_success: deps.clock().toISOString(), failures: 0, failing: false },
          photos: { last_success: null, failures: 1, failing: true },
        },
        queues: { emails_queued: 0, photos_queued: 1, invoices_without_mark: 0 },
      });
      const text = await (await fetch(`${origin}/metrics`)).text();
      const seconds = deps.clock().getTime() / 1_000;
      expect(text).toContain(`estia_job_last_success_timestamp_seconds{job="money"} ${seconds}\n`);
      expect(text).toContain('estia_job_last_success_timestamp_seconds{job="photos"} 0\n');
      expect(text).toContain('estia_emails_queued 0\n');
      expect(text).toContain('estia_job_expected_seconds{job="money"} 5\n');
      expect(text).not.toContain('estia_job_expected_seconds{job="photos"}');
      expect(text).toContain('estia_job_runs_total{job="photos",result="failed"} 1\n');
      expect(text).toContain('estia_job_failing{job="photos"} 1\n');
      expect(text).toContain('estia_job_failing{job="money"} 0\n');
      expect(text).toMatch(/estia_queue_late_seconds\{queue="photos"\} 360\d/);
      expect(text).toMatch(/estia_queue_jobs\{queue="photos"\} [12]\n/);
      expect(text).toContain('estia_work_items_overdue{kind="report"} 0\n');
      expect(text).toContain('estia_db_state{state="ready"} 1\n');
      // Nobody has backed it up.
      expect(text).not.toContain('estia_backup_last_success_timestamp_seconds{');
      await sql`insert into backup_run (kind, finished_at, seconds, bytes) values ('full', ${deps.clock()}, 5, 100), ('full', '2020-01-01', 5, 1)`.execute(
        deps.db,
      );
      expect(await (await fetch(`${origin}/metrics`)).text()).toContain(
        `estia_backup_last_success_timestamp_seconds{kind="full"} ${seconds}\n`,
      );
      // Started anew, or on another machine, it knows what was done before.
      await stats.save(deps.db);
      const other = makeJobStats([{ name: 'money', expectedSeconds: 5 }], deps.clock);
      await other.readSaved(deps.db);
      expect((await other.metrics[0]?.get())?.values).toEqual([{ labels: { job: 'money' }, value: seconds }]);
      // A worker of other jobs gives it as well: where no worker has it, somebody still misses it.
      const apart = makeJobStats([{ name: 'photos', expectedSeconds: null }], deps.clock, [
        { name: 'money', expectedSeconds: 5 },
        { name: 'retention', expectedSeconds: 86_400 },
      ]);
      await apart.readSaved(deps.db);
      const registry = new Registry();
      for (const metric of apart.metrics) registry.registerMetric(metric as never);
      const given = await registry.metrics();
      expect(given).toContain(`estia_job_last_success_timestamp_seconds{job="money"} ${seconds}\n`);
      expect(given).toContain('estia_job_expected_seconds{job="money"} 5\n');
      expect(given).toContain('estia_job_last_success_timestamp_seconds{job="retention"} 0\n');
      expect(given).toContain('estia_job_expected_seconds{job="retention"} 86400\n');
      expect(given).not.toContain('estia_job_failing{job="money"}');
      expect(Object.keys(apart.read())).toEqual(['photos']);
      // Nobody works any more: that is what a monitor sees.
      expect(text).toMatch(/estia_jobs_late_seconds 360\d/);
      expect((await fetch(`${origin}/else`)).status).toBe(404);
    } finally {
      server.close();
    }
  });

  it('a port that is taken is an error that names it, and ends no process', async () => {
    const { deps } = testApp;
    const stats = makeJobStats([], deps.clock);
    const first = listenForHealth(0, deps, stats);
    await new Promise((listening) => first.once('listening', listening));
    const address = first.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const taken = [listenForHealth(port, deps, stats), testApp.metrics.listen(port, '127.0.0.1')];
    await expect.poll(() => lines.filter((line) => line.port === port && line.level === 'error').length).toBe(2);
    expect(taken.map((server) => server.listening)).toEqual([false, false]);
    first.close();
  });
});
