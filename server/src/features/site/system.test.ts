import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';
import type { JobRun } from '../../platform/jobs/job-runs.queries.ts';
import { makeJobStats } from '../../platform/jobs/job-stats.ts';
import { createStatusReader, describeStatus, getJobState } from './system.service.ts';

const depths = {
  jobs_late_seconds: 0,
  emails_queued: 0,
  emails_late_seconds: 0,
  bulk_emails_queued: 0,
  bulk_emails_late_seconds: 0,
  cache_purges_queued: 0,
  cache_purge_late_seconds: 0,
  photos_queued: 0,
  photos_late_seconds: 0,
  invoices_without_mark: 0,
  invoices_late_seconds: 0,
};
const statesOf = (...given: Parameters<typeof describeStatus>) => describeStatus(...given).map(({ state }) => state);

it('tells what works, what is slow, what does not, and what nobody can know', () => {
  expect(statesOf('ready', depths)).toEqual(['works', 'works', 'works', 'works', 'works']);
  expect(statesOf('read_only', depths)).toEqual(['works', 'down', 'works', 'works', 'works']);
  expect(statesOf('away', null)).toEqual(['down', 'down', 'unknown', 'unknown', 'unknown']);
  const late = { ...depths, emails_late_seconds: 301, bulk_emails_late_seconds: 3_600, photos_late_seconds: 601 };
  expect(statesOf('ready', late)).toEqual(['works', 'works', 'slow', 'works', 'slow']);
});

const NOW = new Date('2026-11-15T10:00:00Z');
const ago = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

it.each([
  ['ok', { last_success_at: ago(20), last_failure_at: ago(30), expected_seconds: 300 }],
  ['failing', { last_success_at: ago(30), last_failure_at: ago(20), expected_seconds: 300 }],
  ['late', { last_success_at: ago(26), last_failure_at: null, expected_seconds: 300 }],
  ['late', { last_success_at: null, last_failure_at: null, expected_seconds: 60 }],
  // By its cause alone: it may never have had one.
  ['ok', { last_success_at: null, last_failure_at: null, expected_seconds: null }],
])('a job is %s by when it last ended: %j', (state, run) => {
  expect(getJobState({ name: 'money', last_ms: 5, ...run } satisfies JobRun, NOW)).toBe(state);
});

describe('over HTTP', () => {
  let testApp: AdminTestApp;
  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());

  it('everybody reads whether the site works, and nothing of how it is built', async () => {
    const response = await testApp.world.app.inject({ url: '/api/status' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('public, max-age=5');
    const status: unknown = response.json();
    expect(status).toEqual({
      checked_at: testApp.world.deps.clock().toISOString(),
      parts: ['browse', 'accounts', 'emails', 'alerts', 'photos'].map((part) => ({ part, state: 'works' })),
    });
  });

  it('a status is asked for once in its time, and never older than that, also after an hour in which nobody asked', async () => {
    const { db, clock } = testApp.world.deps;
    let state: 'ready' | 'away' = 'ready';
    let asked = 0;
    const check = async () => {
      asked += 1;
      return state;
    };
    const readFor = (ttlMs: number) => {
      const read = createStatusReader({ db, clock, database: { check } }, ttlMs);
      return async () => (await read()).parts[0]?.state;
    };
    const [readSlowly, readQuickly] = [readFor(3_600_000), readFor(1)];
    expect([await readSlowly(), await readQuickly(), asked]).toEqual(['works', 'works', 2]);
    state = 'away';
    await pause(50);
    expect([await readSlowly(), asked]).toEqual(['works', 2]);
    // The first who asks again, not the second.
    expect([await readQuickly(), asked]).toEqual(['down', 3]);
  });

  it('admins read services, jobs, queues and backups', async () => {
    const { deps, setNow } = testApp.world;
    const stats = makeJobStats(
      [
        { name: 'money', expectedSeconds: 5 },
        { name: 'photos', expectedSeconds: 300 },
      ],
      deps.clock,
    );
    stats.succeeded('money', 12);
    stats.failed('photos');
    await stats.save(deps.db);
    // An older word of another worker changes nothing.
    const earlier = deps.clock();
    setNow(ago(600));
    stats.succeeded('money', 99);
    await stats.save(deps.db);
    setNow(earlier);
    await sql`insert into backup_run (kind, finished_at, seconds, bytes) values ('full', ${ago(60)}, 40, 1000), ('full', ${ago(9_000)}, 1, 1)`.execute(
      deps.db,
    );
    await deps.db.transaction().execute((trx) => enqueueJob(trx, 'photos'));
    await sql`update pgboss.job set start_after = now() - interval '1 hour' where name = 'photos'`.execute(deps.db);
    const { body } = await testApp.call(testApp.main.token, 'GET', '/adminPanel/system');
    expect(body).toMatchObject({
      database: { state: 'ready', waiting: 0, size: deps.config.dbPool, replicas: 0 },
      files: { kind: 'directory', answers: true },
      emails: { queued: 0, late_seconds: 0 },
      process: { node: process.version, release: null },
      jobs: [
        { name: 'money', last_success_at: earlier.toISOString(), last_ms: 12, last_failure_at: null, state: 'ok' },
        { name: 'photos', last_success_at: null, last_failure_at: earlier.toISOString(), state: 'failing' },
      ],
      queues: expect.arrayContaining([
        { queue: 'photos', jobs: 1, late_seconds: expect.toSatisfy((late: number) => late >= 3_600 && late < 7_200) },
      ]),
      backups: [{ kind: 'full', finished_at: ago(60).toISOString(), seconds: 40, bytes: 1_000 }],
      wal_late_seconds: null,
    });
  });
});
