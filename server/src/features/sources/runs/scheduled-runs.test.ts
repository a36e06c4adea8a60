/** A source with an address: what it answers without a new file, what it answers wrongly, and when a person hears of it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, startOfTests, type TestApp } from '../../../../testing/environment/test-app.ts';
import { listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem, readFixtureFeed } from '../../../../testing/sources/feed-fixture.ts';
import { type FeedAnswer, startFeedServer } from '../../../../testing/sources/feed-server.ts';
import {
  buildSourceAgency,
  createRunner,
  createSchedule,
  createUploads,
  listSourceListings,
  needNoPhotos,
} from '../../../../testing/sources/source-app.ts';
import type { ReadFeed } from './source-tools.ts';

const ten = Array.from({ length: 10 }, (_, at) => feedItem(at + 1));

describe('[EXTS-2] a source that is read on a schedule', () => {
  let testApp: TestApp;
  let feeds: Awaited<ReturnType<typeof startFeedServer>>;
  let agency: SignedInUser;
  beforeAll(async () => {
    feeds = await startFeedServer();
    testApp = await openTestApp(inject('services'), { FEED_TEST_HOSTS: feeds.host });
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    testApp.setNow(startOfTests);
    // Sources of the tests before are asked no more.
    await sql`update source set state = 'paused', next_run_at = null`.execute(testApp.deps.db);
    agency = await buildSourceAgency(testApp);
  });
  afterAll(async () => {
    await testApp.close();
    await feeds.close();
  });

  const validators = { etag: '"v1"', 'last-modified': 'Wed, 18 Nov 2026 08:00:00 GMT' };
  /** Read and confirmed: ten listings are up. */
  const startSource = async (headers: Record<string, string> = {}) => {
    feeds.answerWith({ headers, body: { items: ten } });
    const source = await createSchedule(testApp, agency, feeds);
    await source.runAll();
    await source.confirm((await source.lastRun()).id);
    return source;
  };
  const countActive = async (sourceId: number) =>
    (await listSourceListings(testApp, sourceId)).filter(({ isActive }) => isActive).length;
  const emails = async () =>
    (await listEmailsTo(testApp, agency.email))
      .map(({ template }) => template)
      .filter((name) => name.startsWith('source_'));

  it('is asked with what it said of its last file, and says that there is no new one', async () => {
    const source = await startSource(validators);
    feeds.answerWith({ status: 304 });
    expect(await source.passHours(6)).toMatchObject({ state: 'unchanged', trigger: 'schedule' });
    expect(feeds.asked).toMatchObject([{ 'if-none-match': '"v1"', 'if-modified-since': validators['last-modified'] }]);
    expect(await countActive(source.id)).toBe(10);
  });

  it('the same bytes with nothing said of them are the same file', async () => {
    const source = await startSource();
    expect(await source.passHours(6)).toMatchObject({ state: 'unchanged' });
    expect(feeds.asked.at(-1)).not.toHaveProperty('if-none-match');
  });

  it('is not asked conditionally before all of its last file was applied, nor when a person asks', async () => {
    const source = await startSource(validators);
    const other = { items: ten.slice(3) };
    feeds.answerWith({ headers: { etag: '"v2"' }, body: other });
    const waiting = await source.passHours(6);
    expect(waiting).toMatchObject({ state: 'review', brake: 'removed' });
    await agency.call('POST', `/sources/runs/${waiting.id}/decline`);
    // What was declined is not known: the source must send it again.
    feeds.answerWith({ headers: { etag: '"v2"' }, body: other });
    await source.passHours(6);
    expect(feeds.asked).toMatchObject([{ 'if-none-match': '"v1"' }]);
    await agency.call('POST', `/sources/runs/${(await source.lastRun()).id}/decline`);
    feeds.answerWith({ headers: validators, body: { items: ten } });
    await agency.call('POST', `/sources/${source.id}/runs`);
    await source.runAll();
    expect(await source.lastRun()).toMatchObject({ state: 'done', trigger: 'person', counts: { unchanged: 10 } });
    expect(feeds.asked[0]).not.toHaveProperty('if-none-match');
  });

  it('what is settled while a reading waits for its yes counts with the next one, also of the same file', async () => {
    const item = feedItem(1, {}, { unmapped: [{ field: 'heating_id', from: 'Heating', value: 'Πυρηνική', line: 3 }] });
    feeds.answerWith({ body: { items: [item] } });
    const source = await createSchedule(testApp, agency, feeds);
    await source.runAll();
    const values = [{ field: 'heating_id', value: 'Πυρηνική', to: '2' }];
    expect((await agency.call('PUT', `/sources/${source.id}/values`, { values })).status).toBe(200);
    await source.confirm((await source.lastRun()).id);
    expect(await source.passHours(6)).toMatchObject({ trigger: 'schedule', counts: { update: 1 } });
    await source.confirm((await source.lastRun()).id);
    expect(await source.passHours(6)).toMatchObject({ state: 'unchanged' });
  });

  it('a file that comes when its source has just been removed is not kept', async () => {
    feeds.answerWith({ body: { items: ten } });
    const source = await createSchedule(testApp, agency, feeds);
    const { guarded } = testApp.deps;
    const fetchToFile: typeof guarded.fetchToFile = async (...asked) => {
      const answer = await guarded.fetchToFile(...asked);
      expect((await agency.call('DELETE', `/sources/${source.id}`, { accept: 'on' })).status).toBe(200);
      return answer;
    };
    await createRunner({ ...testApp, deps: { ...testApp.deps, guarded: { ...guarded, fetchToFile } } })();
    const { rows } = await sql<{ state: string; file_key: string | null }>`
      select state, file_key from source_run where source_id = ${source.id}`.execute(testApp.deps.db);
    expect(rows).toEqual([{ state: 'superseded', file_key: null }]);
  });

  it('an answer without a file changes nothing, whatever it claims', async () => {
    const source = await startSource();
    const answers: [FeedAnswer, string][] = [
      // It was not asked whether there is a new one.
      [{ status: 304 }, 'source_error'],
      [{ status: 200, body: '' }, 'empty'],
      [{ status: 204 }, 'source_error'],
      [{ status: 200, body: { items: [] } }, 'no_items'],
      [{ status: 200, body: { items: ten.slice(0, 2), broken: 'truncated' } }, 'truncated'],
      [{ status: 404, body: 'gone' }, 'source_not_found'],
      [{ status: 500, body: 'error' }, 'source_error'],
    ];
    for (const [answer, error] of answers) {
      feeds.answerWith(answer);
      const run = await source.passHours(6);
      expect([run.state, run.error?.code, run.applied.remove]).toEqual(['failed', error, 0]);
      expect(await countActive(source.id)).toBe(10);
    }
    feeds.answerWith({ body: { items: ten.slice(1) } });
    expect(await source.passHours(6)).toMatchObject({ state: 'done', applied: { remove: 1 } });
    expect(await countActive(source.id)).toBe(9);
  });

  it('a person is emailed when a run waits for them, not when it waits for the first time or applies itself', async () => {
    const source = await startSource();
    feeds.answerWith({ body: { items: [feedItem(1, { price: '90000' }), ...ten.slice(1)] } });
    expect(await source.passHours(6)).toMatchObject({ state: 'done', applied: { update: 1 } });
    expect(await emails()).toEqual([]);
    feeds.answerWith({ body: { items: ten.slice(5) } });
    expect(await source.passHours(6)).toMatchObject({ state: 'review', brake: 'removed' });
    expect(await emails()).toEqual(['source_waiting']);
    // It waits: nothing is read meanwhile, and nobody is told again.
    await source.passHours(12);
    expect(await emails()).toEqual(['source_waiting']);
    await source.confirm((await source.lastRun()).id);
    expect(await countActive(source.id)).toBe(5);
    expect(await emails()).toEqual(['source_waiting']);
  });

  it('the same cause is told once, until it is over', async () => {
    const source = await startSource();
    const half = { body: { items: ten.slice(5) } };
    feeds.answerWith(half);
    await source.passHours(6);
    await agency.call('POST', `/sources/runs/${(await source.lastRun()).id}/decline`);
    await agency.call('POST', `/sources/${source.id}/runs`);
    await source.runAll();
    expect(await source.lastRun()).toMatchObject({ state: 'review', brake: 'removed', brake_percent: 50 });
    expect(await emails()).toEqual(['source_waiting']);
    feeds.answerWith({ body: { items: ten.slice(6) } });
    await agency.call('POST', `/sources/${source.id}/runs`);
    await source.runAll();
    expect(await source.lastRun()).toMatchObject({ state: 'review', brake_percent: 60 });
    expect(await emails()).toEqual(['source_waiting', 'source_waiting']);
    feeds.answerWith({ status: 401 });
    await agency.call('POST', `/sources/${source.id}/runs`);
    await source.runAll();
    await agency.call('PUT', `/sources/${source.id}`, { name: 'CRM', format: 'estia' });
    await source.runAll();
    expect(await source.lastRun()).toMatchObject({ state: 'failed', error: { code: 'source_refused_key' } });
    expect(await emails()).toEqual(['source_waiting', 'source_waiting', 'source_failing']);
  });

  it('also of a run that another worker took over the email goes out once', async () => {
    const uploads = createUploads(testApp, agency);
    await uploads.apply({ items: ten });
    let times = 0;
    const secondWorker = createRunner(testApp);
    // The first worker is thought to be dead before its last word; the second reads and ends the run meanwhile.
    const readSlowly: ReadFeed = async function* (...input) {
      times += 1;
      const summary = yield* readFixtureFeed(...input);
      await sql`update source_run set taken_until = '2020-01-01' where state = 'reading'`.execute(testApp.deps.db);
      await secondWorker();
      return summary;
    };
    const slow = createUploads(testApp, agency, { readFeed: readSlowly, sourceId: uploads.getSourceId() });
    const run = await slow.upload({ items: ten.slice(5) });
    expect(times).toBe(1);
    expect(run).toMatchObject({ state: 'review', brake: 'removed', counts: { items: 5, remove: 5 } });
    expect(await emails()).toEqual(['source_waiting']);
  });

  it('a source that refuses its key is told at once and once, one that fails is told after a day', async () => {
    const source = await startSource();
    feeds.answerWith({ status: 401 });
    for (let hour = 0; hour < 3; hour++) expect(await source.passHours(6)).toMatchObject({ state: 'failed' });
    expect(await emails()).toEqual(['source_failing']);
    feeds.answerWith({ body: { items: ten } });
    expect((await source.passHours(6)).state).toBe('unchanged');
    feeds.answerWith({ status: 503 });
    for (let hour = 0; hour < 23; hour++) await source.passHours(1);
    expect(await emails()).toEqual(['source_failing']);
    for (let hour = 0; hour < 30; hour++) await source.passHours(1);
    expect(await emails()).toEqual(['source_failing', 'source_failing']);
    expect(await countActive(source.id)).toBe(10);
  });

  it('of an upload that cannot be read nobody is emailed: whoever sent it is looking at it', async () => {
    const uploads = createUploads(testApp, agency);
    for (let day = 0; day < 3; day++) {
      expect(await uploads.upload({ items: ten, broken: 'truncated' })).toMatchObject({ state: 'failed' });
      testApp.setNow(new Date(testApp.deps.clock().getTime() + 86_400_000));
    }
    expect(await emails()).toEqual([]);
  });
});
