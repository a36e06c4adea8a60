/** What a feed does to listings, and what it must never do. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import type { SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem, toFeedText } from '../../../../testing/sources/feed-fixture.ts';
import {
  buildSourceAgency,
  createUploads,
  listSourceListings,
  needNoPhotos,
} from '../../../../testing/sources/source-app.ts';

describe('[EXTS-1] runs of a source', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  let source: ReturnType<typeof createUploads>;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    agency = await buildSourceAgency(testApp);
    source = createUploads(testApp, agency);
  });
  afterAll(() => testApp.close());

  const listings = () => listSourceListings(testApp, source.getSourceId());
  const active = async () => (await listings()).filter((each) => each.isActive).map((each) => each.reference);
  const itemsOf = async (runId: number, query = '') =>
    (await agency.call('GET', `/sources/runs/${runId}/items?limit=100${query}`)).body;
  const ten = Array.from({ length: 10 }, (_, at) => feedItem(at + 1));

  it('[EXTS-2] nothing is published before the first run is confirmed, and with the declaration', async () => {
    const run = await source.upload({ items: ten });
    expect(run).toMatchObject({
      state: 'review',
      brake: 'first',
      counts: { create: 10, items: 10 },
      actions: ['confirm', 'decline'],
    });
    expect(await listings()).toEqual([]);
    const refused = await agency.call('POST', `/sources/runs/${run.id}/confirm`, {});
    expect(refused.body.fields).toEqual({ right_declared: 'must_accept' });
    await source.confirm(run.id);
    expect(await active()).toHaveLength(10);
    expect((await agency.call('GET', `/sources/runs/${run.id}`)).body.run).toMatchObject({
      state: 'done',
      applied: { create: 10, refused: 0 },
    });
  });

  it('an unchanged file changes nothing, a changed price goes the way of every price', async () => {
    await source.apply({ items: ten });
    expect(await source.apply({ items: ten })).toMatchObject({ state: 'done', counts: { unchanged: 10, update: 0 } });
    const run = await source.apply({ items: [feedItem(1, { price: '90000' }), ...ten.slice(1)] });
    expect(run).toMatchObject({ state: 'done', brake: null, applied: { update: 1 } });
    const { items } = await itemsOf(run.id, '&action=update');
    expect(items[0].changes).toEqual([{ field: 'price', old: '100001', new: '90000' }]);
    const { rows } = await sql<{ kind: string; price: number }>`
      select kind, price from listing_event where property_id = ${items[0].listing.property_id} order by id`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([
      { kind: 'published', price: 100_001 },
      { kind: 'price', price: 90_000 },
    ]);
    expect((await itemsOf(run.id, '&action=unchanged')).count).toBe(9);
  });

  it('what is gone from a full file is paused and comes back with it', async () => {
    await source.apply({ items: ten });
    expect(await source.apply({ items: ten.slice(2) })).toMatchObject({ state: 'done', applied: { remove: 2 } });
    expect((await listings()).filter((each) => each.state === 'gone')).toMatchObject([
      { isActive: false, reason: 'source' },
      { isActive: false, reason: 'source' },
    ]);
    const run = await source.apply({ items: ten });
    expect(run).toMatchObject({ counts: { create: 0, update: 0, return: 2 }, applied: { return: 2, update: 0 } });
    expect((await itemsOf(run.id, '&action=return')).items.map(({ action }: { action: string }) => action)).toEqual([
      'return',
      'return',
    ]);
    expect(await active()).toHaveLength(10);
    expect(
      (
        await sql<{ n: number }>`select count(*)::int as n from property where account_id = ${agency.id}`.execute(
          testApp.deps.db,
        )
      ).rows[0]?.n,
    ).toBe(10);
  });

  it('listings of a source that was removed come back with a new one, and are not called new', async () => {
    await source.apply({ items: ten });
    await agency.call('DELETE', `/sources/${source.getSourceId()}`, { accept: 'on' });
    const again = createUploads(testApp, agency);
    const run = await again.upload({ items: [...ten.slice(0, 8), feedItem(11)] });
    expect(run).toMatchObject({ counts: { create: 1, return: 8 } });
    await again.confirm(run.id);
    expect((await agency.call('GET', `/sources/runs/${run.id}`)).body.run.applied).toMatchObject({
      create: 1,
      return: 8,
    });
  });

  it('an incremental file removes only what it says', async () => {
    await source.apply({ items: ten });
    await source.apply({ items: [feedItem(3, {}, { action: 'remove' })], isFull: false });
    expect(await active()).toHaveLength(9);
  });

  it('[EXTS-2] a run that removes more than a fifth, or changes more than half, waits for a person', async () => {
    await source.apply({ items: ten });
    const removing = await source.upload({ items: ten.slice(3) });
    expect(removing).toMatchObject({ state: 'review', brake: 'removed', brake_percent: 30, brake_limit: 20 });
    expect(await active()).toHaveLength(10);
    await agency.call('POST', `/sources/runs/${removing.id}/decline`);
    const changing = await source.upload({
      items: ten.map((_, at) => feedItem(at + 1, at < 6 ? { price: '77000' } : {})),
    });
    expect(changing).toMatchObject({ state: 'review', brake: 'changed', brake_percent: 60, brake_limit: 50 });
    // Declined, and the same file once more: it asks again.
    await agency.call('POST', `/sources/runs/${changing.id}/decline`);
    const again = await agency.call('POST', `/sources/${source.getSourceId()}/runs`, { same_file: true });
    await source.runAll();
    const { run } = (await agency.call('GET', `/sources/runs/${again.body.run_id}`)).body;
    expect(run).toMatchObject({ state: 'review', brake: 'changed', brake_percent: 60 });
    await source.confirm(run.id);
    expect((await listings()).filter((each) => each.price === 77_000)).toHaveLength(6);
  });

  it('[EXTS-2] a broken, cut or empty file changes nothing', async () => {
    await source.apply({ items: ten });
    for (const feed of [
      { items: ten.slice(0, 4), broken: 'truncated' as const },
      { items: [], broken: 'empty' as const },
      { items: [] },
    ]) {
      const run = await source.upload(feed);
      expect(run).toMatchObject({ state: 'failed', applied: { remove: 0 } });
      expect((await itemsOf(run.id)).count).toBe(0);
    }
    expect(await active()).toHaveLength(10);
  });

  it('[EXTS-2] what cannot be taken is told with its field and line, and leaves its listing as it is', async () => {
    await source.apply({ items: ten });
    const bad = feedItem(
      1,
      { energy_class_id: '', price: '1' },
      { origins: { energy_class_id: { from: 'Item.energy', line: 12 } } },
    );
    const run = await source.apply({ items: [bad, ...ten.slice(1)] });
    expect(run).toMatchObject({ state: 'done', counts: { reject: 1, remove: 0 } });
    const { items } = await itemsOf(run.id, '&action=reject');
    expect(items[0].faults).toMatchObject([
      { field: 'energy_class_id', from: 'Item.energy', line: 12, code: 'energy_required', is_rejecting: true },
    ]);
    expect((await listings())[0]).toMatchObject({ reference: 'A-1', price: 100_001, isActive: true });
  });

  it('of a reference that comes twice the first counts, also where the second takes it away', async () => {
    await source.apply({ items: ten });
    const twice = feedItem(
      1,
      {},
      {
        action: 'remove',
        faults: [{ line: 110, from: null, value: 'A-1', code: 'reference_duplicate' }],
      },
    );
    const run = await source.apply({ items: [...ten, twice] });
    expect(run).toMatchObject({ counts: { remove: 0, reject: 1, unchanged: 10 } });
    expect(await active()).toHaveLength(10);
  });

  it('a run under way does nothing more once its source is paused', async () => {
    await source.apply({ items: ten });
    const { body } = await agency.call('POST', '/sources/file', {
      source_id: source.getSourceId(),
      file: toFeedText({ items: ten.slice(0, 9) }),
    });
    await agency.call('POST', `/sources/${source.getSourceId()}/pause`);
    await source.runAll();
    expect((await agency.call('GET', `/sources/runs/${body.run_id}`)).body.run).toMatchObject({
      state: 'failed',
      error: { code: 'source_paused' },
      applied: { remove: 0 },
    });
    expect(await active()).toHaveLength(10);
  });

  it('what waits for a yes is read anew with what is set meanwhile', async () => {
    const run = await source.upload({ items: [feedItem(1)] });
    await agency.call('PUT', `/sources/${source.getSourceId()}`, { defaults: { mandate_expires_on: '2020-01-01' } });
    await source.runAll();
    expect((await source.confirm(run.id)).status).toBe(409);
    const { runs } = (await agency.call('GET', `/sources/${source.getSourceId()}/runs`)).body;
    expect(runs).toMatchObject([
      { state: 'review', trigger: 'mapping', counts: { create: 0, reject: 1 } },
      { id: run.id, state: 'superseded' },
    ]);
  });

  it('a reference that stands for another home gets a listing of its own', async () => {
    await source.apply({ items: ten });
    const before = await sql<{
      listing_id: number;
    }>`select listing_id from source_item where reference = 'A-1' and source_id = ${source.getSourceId()}`.execute(
      testApp.deps.db,
    );
    await source.apply({ items: [feedItem(1, { street: 'Πεντέλης', area: '40' }), ...ten.slice(1)] });
    const { rows } = await sql<{ id: number; is_active: boolean }>`
      select l.id, l.is_active from listing l where l.id = ${before.rows[0]?.listing_id ?? 0}
        or l.id = (select listing_id from source_item where reference = 'A-1' and source_id = ${source.getSourceId()}) order by 1`.execute(
      testApp.deps.db,
    );
    expect(rows.map((row) => row.is_active)).toEqual([false, true]);
  });

  it('what a person paused or removed by hand stays so, and what they added stays too', async () => {
    await source.apply({ items: ten });
    const all = await sql<{ id: number; property_id: number }>`
      select l.id, l.property_id from source_item i join listing l on l.id = i.listing_id where i.source_id = ${source.getSourceId()} order by i.reference`.execute(
      testApp.deps.db,
    );
    const [first, , second] = all.rows;
    await sql`update listing set is_active = false, pause_reason = null where id = ${first?.id}`.execute(
      testApp.deps.db,
    );
    await sql`update listing set title_en = 'By hand' where id = ${second?.id}`.execute(testApp.deps.db);
    await source.apply({ items: ten.map((item, at) => (at < 3 ? feedItem(at + 1, { price: '66000' }) : item)) });
    const after = await listings();
    expect(after.find((each) => each.reference === 'A-1')).toMatchObject({
      isActive: false,
      reason: null,
      price: 66_000,
    });
    expect(
      (await sql<{ title_en: string }>`select title_en from listing where id = ${second?.id}`.execute(testApp.deps.db))
        .rows[0]?.title_en,
    ).toBe('By hand');
  });
});
