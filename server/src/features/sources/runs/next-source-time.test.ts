/** When the job of sources has to look again, and where the points of a feed lie. */
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildSourceAgency } from '../../../../testing/sources/source-app.ts';
import { findDistrictsAt } from '../items/place-index.queries.ts';
import { findNextSourceTime } from './run-jobs.service.ts';

let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

it('[EXTS-1] a schedule says when the job looks again, a paused source says nothing', async () => {
  expect(await findNextSourceTime(testApp.workerDeps)).toBeNull();
  const agency = await buildSourceAgency(testApp);
  const { rows } = await sql<{ id: number }>`
    insert into source (account_id, kind, name, url, every_hours, next_run_at, created_at, updated_at)
    values (${agency.id}, 'url', 'Feed', 'https://feeds.example/a.xml', 6, '2026-11-19 06:00+00', now(), now()) returning id`.execute(
    testApp.deps.db,
  );
  expect(await findNextSourceTime(testApp.workerDeps)).toEqual(new Date('2026-11-19T06:00:00Z'));
  await sql`update source set state = 'paused' where id = ${rows[0]?.id}`.execute(testApp.deps.db);
  expect(await findNextSourceTime(testApp.workerDeps)).toBeNull();
});

it('[EXTS-1] a point on land lies in a district, one at sea and one abroad in none', async () => {
  const [athens, sea, abroad] = await findDistrictsAt(testApp.deps.db, [
    { lat: 37.9838, lon: 23.7275 },
    { lat: 35.8, lon: 21.0 },
    { lat: 52.5, lon: 13.4 },
  ]);
  expect(athens).toEqual(expect.any(Number));
  expect([sea, abroad]).toEqual([null, null]);
});
