/** Photos that are files in the ZIP of a feed: only changed bytes are made, and the ZIP stays while they wait. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { zip } from '../../../../testing/feeds/write-feed.ts';
import { xePackage } from '../../../../testing/feeds/xe-feeds.ts';
import { buildSignedInUser } from '../../../../testing/people/api-users.ts';
import { applyPhotoEdit, drawRoomPhoto } from '../../../../testing/photos/photo-variants.ts';
import { buildSourceAgency, createUploads, listSourceListings } from '../../../../testing/sources/source-app.ts';
import { processSourcePhotos, readFeed } from '../index.ts';
import { findNextSourcePhotoTime } from './source-photos.queries.ts';

const fields: Record<string, string> = {
  'Item.type': 'APARTMENT',
  'Item.area': '92',
  'Item.level': 'L3',
  'Item.bedrooms': '2',
  'Item.energy_class': 'B_PLUS',
  'Geo.subAreaDescription': 'Χαλάνδρι',
  'Geo.streetName': 'Ηρακλείτου',
  'Geo.latitude': '38.0213',
  'Geo.longitude': '23.7986',
};
const flat = (reference: string, photos: readonly string[], price = 200_000): string =>
  `<Item type="re_residence" refId="${reference}"><Transaction.price>${price}</Transaction.price><Transaction.type>SELL.NORMAL</Transaction.type>
${Object.entries({ ...fields, 'Geo.streetNumber': reference })
  .map(([name, value]) => `<Field><Name>${name}</Name><Value>${value}</Value></Field>`)
  .join('')}
${photos.map((uri, at) => `<Asset><Asset.type>IMAGE</Asset.type><Asset.order>${at + 1}</Asset.order><Asset.uri>${uri}</Asset.uri></Asset>`).join('\n')}</Item>`;

describe('[EXTS-1] photos in the ZIP of a feed', () => {
  let testApp: TestApp;
  let pictures: Buffer[];
  let now: number;
  beforeAll(async () => {
    pictures = await Promise.all([1, 2, 3, 4].map((n) => applyPhotoEdit(drawRoomPhoto(n, n), 'jpeg', n)));
    testApp = await openTestApp(inject('services'));
    now = testApp.deps.clock().getTime();
  });
  afterAll(() => testApp.close());

  const picture = (n: number): Buffer => pictures[n - 1] as Buffer;
  const pack = (items: string, files: Record<string, Buffer>, policy = 'RENEW_ALL_STOCK') =>
    zip({ 'feed.xml': xePackage(items, policy), ...files });
  const three = () => ({ 'images/a.jpg': picture(1), 'images/b.jpg': picture(2), 'images/c.jpg': picture(3) });
  const startSource = async () => createUploads(testApp, await buildSourceAgency(testApp), { readFeed });
  const processAll = async () => {
    now += 1_000;
    testApp.setNow(new Date(now));
    await processSourcePhotos(testApp.workerDeps);
  };
  const rows = async <T extends object>(query: ReturnType<typeof sql<T>>) =>
    (await query.execute(testApp.deps.db)).rows;
  const countPhotos = async () => (await rows(sql<{ n: number }>`select count(*)::int as n from photo`))[0]?.n ?? 0;
  const listPhotos = (sourceId: number) =>
    rows(sql<{
      reference: string;
      file_name: string;
      state: string;
      tries: number;
      file_key: string;
      is_shown: boolean;
    }>`
      select i.reference, p.file_name, p.state, p.tries, p.file_key,
        exists (select from property_photo f where f.property_id = i.property_id and f.photo_id = p.photo_id and f.position = p.position) as is_shown
      from source_photo p join source_item i on i.id = p.item_id where i.source_id = ${sourceId} order by i.reference, p.position`);
  const faultsOf = async (sourceId: number, runId: number) =>
    rows(sql<{ reference: string; faults: { code: string; value: string }[] }>`
      select i.reference, i.faults from source_run_item i join source_run r on r.id = i.run_id
      where r.source_id = ${sourceId} and r.id = ${runId} and i.faults <> '[]' order by i.reference`);
  /** Whether the sweep may take it. */
  const isDropped = async (key: string) =>
    (await rows(sql<{ key: string }>`select key from file_to_delete where key = ${key}`)).length > 0;

  it('become photos in their order, and another day only the bytes that changed are opened', async () => {
    const source = await startSource();
    const items = flat('1', ['a.jpg', 'b.jpg', 'c.jpg']);
    await source.apply(pack(items, three()));
    const state = async () => (await listSourceListings(testApp, source.getSourceId()))[0];
    expect(await state()).toMatchObject({ isActive: false, reason: 'source_photos' });
    const before = await countPhotos();
    await processAll();
    expect(await state()).toMatchObject({ isActive: true, reason: null });
    expect(await countPhotos()).toBe(before + 3);
    expect(await listPhotos(source.getSourceId())).toMatchObject(
      ['a', 'b', 'c'].map((name) => ({ file_name: `images/${name}.jpg`, state: 'ready', tries: 1, is_shown: true })),
    );
    // Other bytes under the second name, and the bytes of the third under another name.
    const run = await source.upload(
      pack(flat('1', ['a.jpg', 'b.jpg', 'd.jpg']), {
        'images/a.jpg': picture(1),
        'images/b.jpg': picture(4),
        'images/d.jpg': picture(3),
      }),
    );
    expect(run.counts).toMatchObject({ update: 1 });
    await source.confirm(run.id);
    expect((await listPhotos(source.getSourceId())).map(({ state }) => state)).toEqual(['ready', 'waiting', 'waiting']);
    await processAll();
    expect(await listPhotos(source.getSourceId())).toMatchObject([
      { file_name: 'images/a.jpg', state: 'ready', is_shown: true },
      { file_name: 'images/b.jpg', state: 'ready', is_shown: true },
      { file_name: 'images/d.jpg', state: 'ready', is_shown: true },
    ]);
    // One was made, and the one that it replaced is gone.
    expect(await countPhotos()).toBe(before + 3);
    expect(
      (await rows(sql<{ n: number }>`select count(*)::int as n from source_photo_host where host = ''`))[0]?.n,
    ).toBe(0);
  });

  it('[ADMN-4] of a source that an admin has stopped they wait, and so do the listings that need them', async () => {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency, { readFeed });
    await source.apply(pack(flat('1', ['a.jpg', 'b.jpg', 'c.jpg']), three()));
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const act = async (what: 'stop' | 'start') =>
      (await admin.call('POST', `/adminPanel/sources/${source.getSourceId()}/${what}`, { reason: 'Ξένες αγγελίες' }))
        .status;
    const isActive = async () => (await listSourceListings(testApp, source.getSourceId()))[0]?.isActive;
    expect(await act('stop')).toBe(200);
    await processAll();
    expect(await isActive()).toBe(false);
    expect(await findNextSourcePhotoTime(testApp.deps.db)).toBeNull();
    expect(await act('start')).toBe(200);
    await processAll();
    expect(await isActive()).toBe(true);
  });

  it('the same ZIP again has nothing new', async () => {
    const source = await startSource();
    const file = pack(flat('1', ['a.jpg', 'b.jpg', 'c.jpg']), three());
    await source.apply(file);
    await processAll();
    expect((await source.apply(Buffer.from(file))).counts).toMatchObject({ unchanged: 1, update: 0 });
    expect((await listPhotos(source.getSourceId())).map(({ tries }) => tries)).toEqual([1, 1, 1]);
  });

  it('a ZIP stays until its last photo is made, and the newest stays', async () => {
    const source = await startSource();
    await source.apply(pack(flat('1', ['a.jpg', 'b.jpg', 'c.jpg']), three()));
    const first = (await listPhotos(source.getSourceId()))[0]?.file_key ?? '';
    await source.apply(
      pack(flat('2', ['a.jpg', 'b.jpg', 'd.jpg']), { ...three(), 'd.jpg': picture(4) }, 'INCREMENTAL'),
    );
    const second = (await listPhotos(source.getSourceId())).find(({ reference }) => reference === '2')?.file_key ?? '';
    expect(second).not.toBe(first);
    expect([await isDropped(first), await isDropped(second)]).toEqual([false, false]);
    await processAll();
    expect((await listSourceListings(testApp, source.getSourceId())).map(({ isActive }) => isActive)).toEqual([
      true,
      true,
    ]);
    expect([await isDropped(first), await isDropped(second)]).toEqual([true, false]);
  });

  it('a photo that is not there, or that does not open, is told with its item and takes nothing else with it', async () => {
    const source = await startSource();
    const damaged = Buffer.from(
      pack(flat('1', ['a.jpg', 'b.jpg', 'c.jpg', 'word.jpg', 'gone.jpg', 'bad.jpg']), {
        ...three(),
        'word.jpg': Buffer.from('not a photo'),
        'bad.jpg': picture(4),
      }),
    );
    const at = damaged.indexOf('bad.jpg') + 2_000;
    damaged[at] = (damaged[at] ?? 0) ^ 0xff;
    const run = await source.apply(damaged);
    expect(await faultsOf(source.getSourceId(), run.id)).toMatchObject([
      { reference: '1', faults: [{ code: 'photo_not_in_zip', value: 'gone.jpg' }] },
    ]);
    await processAll();
    expect(await faultsOf(source.getSourceId(), run.id)).toMatchObject([
      {
        reference: '1',
        faults: expect.arrayContaining([
          expect.objectContaining({ code: 'photo_not_in_zip', value: 'gone.jpg' }),
          expect.objectContaining({ code: 'photo_unreadable', value: 'word.jpg', field: 'photos' }),
          expect.objectContaining({ code: 'photo_unreadable', value: 'bad.jpg' }),
        ]),
      },
    ]);
    expect((await listSourceListings(testApp, source.getSourceId()))[0]).toMatchObject({ isActive: true });
    expect((await listPhotos(source.getSourceId())).map(({ state, is_shown }) => [state, is_shown])).toEqual([
      ['ready', true],
      ['ready', true],
      ['ready', true],
      ['failed', false],
      ['failed', false],
    ]);
  });

  it('of a ZIP that is lost the photos are told as missing, and not asked for again', async () => {
    const source = await startSource();
    const run = await source.apply(pack(flat('1', ['a.jpg', 'b.jpg', 'c.jpg']), three()));
    await testApp.deps.files.remove((await listPhotos(source.getSourceId()))[0]?.file_key ?? '');
    await processAll();
    expect((await listPhotos(source.getSourceId())).map(({ state }) => state)).toEqual(['failed', 'failed', 'failed']);
    const [told] = await faultsOf(source.getSourceId(), run.id);
    expect(told?.faults.map(({ code }) => code)).toEqual(['photo_not_in_zip', 'photo_not_in_zip', 'photo_not_in_zip']);
  });
});
