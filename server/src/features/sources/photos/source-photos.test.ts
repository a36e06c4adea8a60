/** Photos of a feed: fetched once for the same bytes, and a listing that goes live with its least number. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import { buildSourceAgency, createUploads, listSourceListings } from '../../../../testing/sources/source-app.ts';
import { processSourcePhotos } from '../index.ts';

describe('[EXTS-1] photos of a source', () => {
  let testApp: TestApp;
  let server: Server;
  let host: string;
  let asked: string[] = [];
  let now: number;
  /** Its server has no time for one of the photos. */
  let isBusy = false;
  beforeAll(async () => {
    const pictures = new Map<string, Buffer>();
    for (const [at, name] of ['a', 'b', 'c', 'd', 'e', 'f'].entries())
      pictures.set(
        name,
        await sharp({
          create: { width: 900, height: 700, channels: 3, background: { r: 50 * at, g: 120, b: 200 - 40 * at } },
        })
          .composite([
            {
              input: Buffer.from(
                `<svg width="900" height="700"><circle cx="${150 + at * 150}" cy="300" r="${90 + at * 40}" fill="white"/></svg>`,
              ),
            },
          ])
          .jpeg()
          .toBuffer(),
      );
    // On every address of this machine, each of which is a host of its own.
    server = createServer((request, response) => {
      asked.push(request.url ?? '');
      const name = (request.url ?? '').slice(1, 2);
      const picture = isBusy && name === 'e' ? undefined : pictures.get(name);
      response.writeHead(picture ? 200 : isBusy ? 503 : 404, { 'content-length': picture?.byteLength ?? 0 });
      response.end(picture);
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
    testApp = await openTestApp(inject('services'), {
      FEED_TEST_HOSTS: [1, 2, 3, 4].map((n) => host.replace('127.0.0.1', `127.0.0.${n}`)).join(','),
    });
  });
  beforeEach(() => {
    asked = [];
    now = testApp.deps.clock().getTime();
  });
  afterAll(async () => {
    server.close();
    await testApp.close();
  });

  const photo = (name: string) => ({ url: `http://${host}/${name}`, file: null });
  /** A host rests between two requests: time goes on. */
  const fetchAll = async () => {
    for (let round = 0; round < 12; round++) {
      now += 1_000;
      testApp.setNow(new Date(now));
      await processSourcePhotos(testApp.workerDeps);
    }
  };

  it('a listing waits for three, goes live with them, and the same bytes are made once', async () => {
    const source = createUploads(testApp, await buildSourceAgency(testApp));
    const item = (names: string[]) => feedItem(1, {}, { photos: names.map(photo) });
    await source.apply({ items: [item(['a', 'b', 'c'])] });
    const state = async () => (await listSourceListings(testApp, source.getSourceId()))[0];
    expect(await state()).toMatchObject({ isActive: false, reason: 'source_photos' });
    await fetchAll();
    expect(asked.sort()).toEqual(['/a', '/b', '/c']);
    expect(await state()).toMatchObject({ isActive: true, reason: null });
    const { rows: events } = await sql<{ kind: string }>`
      select e.kind from listing_event e join source_item i on i.property_id = e.property_id
      where i.source_id = ${source.getSourceId()} order by e.id`.execute(testApp.deps.db);
    expect(events).toEqual([{ kind: 'published' }]);
    const before = await sql<{ n: number }>`select count(*)::int as n from photo`.execute(testApp.deps.db);
    const run = await source.upload({ items: [item(['a?day=2', 'b?day=2', 'c?day=2'])] });
    await source.confirm(run.id);
    await fetchAll();
    expect(asked).toHaveLength(6);
    expect((await sql<{ n: number }>`select count(*)::int as n from photo`.execute(testApp.deps.db)).rows).toEqual(
      before.rows,
    );
    expect(await state()).toMatchObject({ isActive: true });
  });

  it('photos that are only reordered or left out are shown so at once, with nothing to fetch', async () => {
    const source = createUploads(testApp, await buildSourceAgency(testApp));
    const apply = async (names: string[]) => {
      const run = await source.upload({ items: [feedItem(1, {}, { photos: names.map(photo) })] });
      await source.confirm(run.id);
    };
    const shown = async () =>
      (
        await sql<{ url: string }>`
          select p.url from property_photo f join source_photo p on p.photo_id = f.photo_id join source_item i on i.id = p.item_id
          where i.source_id = ${source.getSourceId()} and i.property_id = f.property_id order by f.position`.execute(
          testApp.deps.db,
        )
      ).rows.map(({ url }) => url.slice(-1));
    await apply(['a', 'b', 'c', 'd']);
    await fetchAll();
    expect(await shown()).toEqual(['a', 'b', 'c', 'd']);
    asked = [];
    await apply(['d', 'c', 'a']);
    expect(await shown()).toEqual(['d', 'c', 'a']);
    expect(asked).toEqual([]);
  });

  it('[ADMN-3] photos that a feed only swaps are looked at by the rules, and hold a listing that is up', async () => {
    const [first, second] = [await buildSourceAgency(testApp), await buildSourceAgency(testApp)];
    const [swapped, other] = [createUploads(testApp, first), createUploads(testApp, second)];
    const item = (names: string[]) => ({ items: [feedItem(1, {}, { photos: names.map(photo) })] });
    await swapped.apply(item(['a', 'b', 'c']));
    await fetchAll();
    await other.apply(item(['d', 'e', 'f']));
    await fetchAll();
    const setAction = async (action: string) => {
      await sql`alter table rule disable trigger user`.execute(testApp.deps.db);
      await sql`update rule set params = ${JSON.stringify({ action })}::jsonb where code = 'review_photo'`.execute(
        testApp.deps.db,
      );
      await sql`alter table rule enable trigger user`.execute(testApp.deps.db);
    };
    await setAction('hold');
    const state = async () => (await listSourceListings(testApp, swapped.getSourceId()))[0];
    expect(await state()).toMatchObject({ isActive: true });
    const run = await swapped.upload(item(['b', 'c', 'd?3']));
    await swapped.confirm(run.id);
    await fetchAll();
    expect(await state()).toMatchObject({ isActive: false, reason: 'review' });
    // Nobody is told that it is online: neither by the run and its item, nor by the source, nor by the report.
    expect((await first.call('GET', `/sources/runs/${run.id}`)).body).toMatchObject({
      in_review: 1,
      source: { items: { live: 0, in_review: 1, paused: 0 } },
    });
    expect((await first.call('GET', `/sources/runs/${run.id}/items`)).body.items).toMatchObject([
      { state: 'applied', listing: { state: 'inactive', shown_state: 'in_review' } },
    ]);
    const report = await testApp.app.inject({
      url: `/api/sources/runs/${run.id}/report?locale=en`,
      headers: { authorization: `Bearer ${first.token}` },
    });
    expect(report.body).toContain('Applied, held for review');
    const { rows } = await sql<{ rules: string }>`
      select string_agg(h.rule, ' ' order by h.rule) as rules from listing_review_hit h join listing_review r on r.id = h.review_id
      join source_item i on i.listing_id = r.listing_id where i.source_id = ${swapped.getSourceId()}`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([{ rules: 'review_first_listing review_photo' }]);
    await setAction('queue');
  });

  it('photos of people stay when the feed changes something else', async () => {
    const source = createUploads(testApp, await buildSourceAgency(testApp));
    const apply = async (price: string) => {
      const run = await source.upload({ items: [feedItem(1, { price }, { photos: ['a', 'b', 'c', 'd'].map(photo) })] });
      await source.confirm(run.id);
    };
    await apply('100000');
    await fetchAll();
    await sql`
      delete from property_photo f using source_item i
      where i.property_id = f.property_id and i.source_id = ${source.getSourceId()} and f.position = 2`.execute(
      testApp.deps.db,
    );
    const shown = async () =>
      (
        await sql<{ position: number }>`
          select f.position from property_photo f join source_item i on i.property_id = f.property_id
          where i.source_id = ${source.getSourceId()} order by 1`.execute(testApp.deps.db)
      ).rows.map(({ position }) => position);
    await apply('90000');
    await fetchAll();
    expect(await shown()).toEqual([1, 3, 4]);
  });

  it('a picture that two homes share is fetched again when the one lets go of it before the other has shown it', async () => {
    const source = createUploads(testApp, await buildSourceAgency(testApp));
    const apply = async (first: string[], second: string[]) => {
      const items = [feedItem(1, {}, { photos: first.map(photo) }), feedItem(2, {}, { photos: second.map(photo) })];
      await source.confirm((await source.upload({ items })).id);
      await fetchAll();
    };
    await apply(['a', 'b', 'c'], ['a', 'b', 'c']);
    // The second home has the new picture ready, and does not show it before the one behind it is there.
    isBusy = true;
    await apply(['a', 'b', 'd'], ['a', 'b', 'd', 'e']);
    await apply(['a', 'b', 'c'], ['a', 'b', 'd', 'e']);
    isBusy = false;
    now += 3_600_000;
    await fetchAll();
    const { rows } = await sql<{ shown: number }>`
      select count(f.photo_id)::int as shown from source_item i left join property_photo f on f.property_id = i.property_id
      where i.source_id = ${source.getSourceId()} group by i.id order by i.reference`.execute(testApp.deps.db);
    expect(rows).toEqual([{ shown: 3 }, { shown: 4 }]);
  });

  it('of the same bytes that four lanes fetch at once one photo is made', async () => {
    const source = createUploads(testApp, await buildSourceAgency(testApp));
    const before = await sql<{ n: number }>`select count(*)::int as n from photo`.execute(testApp.deps.db);
    const names = ['a?1', 'a?2', 'a?3', 'a?4'].map((name, at) => ({
      url: `http://${host.replace('127.0.0.1', `127.0.0.${at + 1}`)}/${name}`,
      file: null,
    }));
    await source.apply({ items: [feedItem(1, {}, { photos: names })] });
    await fetchAll();
    const { rows } = await sql<{ state: string }>`
      select p.state from source_photo p join source_item i on i.id = p.item_id where i.source_id = ${source.getSourceId()}`.execute(
      testApp.deps.db,
    );
    expect(rows.map(({ state }) => state)).toEqual(['ready', 'ready', 'ready', 'ready']);
    const after = await sql<{ n: number }>`select count(*)::int as n from photo`.execute(testApp.deps.db);
    expect((after.rows[0]?.n ?? 0) - (before.rows[0]?.n ?? 0)).toBe(1);
  });

  it('an address without a photo is told with its item', async () => {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    const feed = { items: [feedItem(1, {}, { photos: ['a', 'b', 'c', 'x'].map(photo) })] };
    const run = await source.apply(feed);
    await fetchAll();
    const told = [{ field: 'photos', value: `http://${host}/x`, code: 'photo_not_found', is_rejecting: false }];
    const items = async (id: number, action: string) =>
      (await agency.call('GET', `/sources/runs/${id}/items?limit=10&action=${action}`)).body.items;
    expect((await items(run.id, 'create'))[0].faults).toMatchObject(told);
    const again = await source.apply(feed);
    expect((await items(again.id, 'unchanged'))[0].faults).toMatchObject(told);
  });

  it('an item with fewer photos than are needed is a draft with those it has, and a listing when it has the others', async () => {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    const run = await source.upload({ items: [feedItem(1, {}, { photos: [photo('a')] })] });
    expect(run.counts).toMatchObject({ draft: 1, reject: 0, create: 0 });
    await fetchAll();
    expect(asked).toEqual([]);
    await source.confirm(run.id);
    await fetchAll();
    const [line] = (await agency.call('GET', '/property/drafts')).body.drafts;
    expect(line.missing).toMatchObject([{ field: 'photos', name: { en: 'Photos' } }]);
    const { draft } = (await agency.call('GET', `/property/drafts/${line.draft_id}`)).body;
    expect(draft.photos).toMatchObject([{ state: 'ready' }]);
    await source.apply({ items: [feedItem(1, {}, { photos: ['a', 'b', 'c'].map((name) => photo(name)) })] });
    await fetchAll();
    expect(asked.filter((url) => url.startsWith('/a'))).toHaveLength(1);
    expect(await listSourceListings(testApp, source.getSourceId())).toMatchObject([
      { reference: 'A-1', state: 'live', isActive: true },
    ]);
    const { rows } = await sql<{ n: number }>`
      select p.photo_count as n from source_item i join property p on p.id = i.property_id
      where i.source_id = ${source.getSourceId()}`.execute(testApp.deps.db);
    expect(rows).toEqual([{ n: 3 }]);
  });
});
