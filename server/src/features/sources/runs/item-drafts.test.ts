/** Items that lack something which a person can add: drafts until it is there, by hand or by the feed. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import type { SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import {
  buildSourceAgency,
  createUploads,
  listSourceListings,
  needNoPhotos,
} from '../../../../testing/sources/source-app.ts';

describe('[EXTS-2] incomplete items of a feed', () => {
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
  const getDrafts = async (query = '') => (await agency.call('GET', `/property/drafts?limit=50${query}`)).body;
  const whole = Array.from({ length: 5 }, (_, at) => feedItem(at + 1));
  const bare = (number: number, answers = {}) => feedItem(number, { energy_class_id: '', floor_id: '', ...answers });
  const draftIdOf = async (reference: string): Promise<number> =>
    (await getDrafts(`&search=${reference}`)).drafts[0]?.draft_id ?? 0;
  /** As its agency fills it in. */
  const finish = async (draftId: number, answers: Record<string, string>) => {
    await agency.call('PUT', `/property/drafts/${draftId}`, { answers: { ...answers, right_declared: 'on' } });
    return agency.call('POST', '/property/create', { draft_id: draftId });
  };

  it('says beforehand how many become drafts and why, and stores them with what is missing', async () => {
    const run = await source.upload({ items: [...whole, bare(6), bare(7), feedItem(8, { energy_class_id: '' })] });
    expect(run).toMatchObject({ state: 'review', counts: { create: 5, draft: 3, reject: 0 } });
    const { body } = await agency.call('GET', `/sources/runs/${run.id}/problems`);
    expect(body.problems).toMatchObject([
      { outcome: 'draft', field: 'energy_class_id', code: 'energy_required', count: 3 },
      { outcome: 'draft', field: 'floor_id', code: 'required', count: 2 },
    ]);
    expect(body.problems[0].examples[0]).toEqual({ reference: 'A-6', line: 60, value: '' });
    expect((await getDrafts()).count).toBe(0);
    await source.confirm(run.id);
    const done = (await agency.call('GET', `/sources/runs/${run.id}`)).body;
    expect(done).toMatchObject({
      run: { state: 'done', applied: { create: 5, draft: 3, refused: 0 } },
      source: { items: { live: 5, drafts: 3 } },
    });
    const { drafts, count } = await getDrafts();
    expect(count).toBe(3);
    const [six] = drafts.filter(({ source: from }: { source: { reference: string } }) => from.reference === 'A-6');
    expect(six).toMatchObject({ source: { name: 'Αρχείο', reference: 'A-6' }, step: 'general', area: 92 });
    expect(six.missing.map(({ field }: { field: string }) => field)).toEqual(['floor_id', 'energy_class_id']);
    const items = (await agency.call('GET', `/sources/runs/${run.id}/items?code=required&field=floor_id`)).body;
    expect(items).toMatchObject({ count: 2, items: [{ action: 'draft', draft_id: expect.any(Number) }, {}] });
    expect(await getDrafts('&is_written=true')).toMatchObject({ count: 0 });
    // All of a later reading are also those that stayed as they are.
    const again = await source.apply({ items: [...whole, bare(6), bare(7), feedItem(8, { energy_class_id: '' })] });
    expect(again).toMatchObject({ state: 'done', counts: { create: 0, draft: 0, unchanged: 8 } });
    const all = (await agency.call('GET', `/sources/runs/${again.id}/items?limit=3&offset=6`)).body;
    expect(all).toMatchObject({ count: 8, items: [{ action: 'unchanged' }, { action: 'unchanged' }] });
  });

  it('is published by a later file that brings what was missing, with what its agency has written meanwhile', async () => {
    await source.apply({ items: [...whole, bare(6), bare(7)] });
    const draftId = await draftIdOf('A-6');
    await agency.call('PUT', `/property/drafts/${draftId}`, { answers: { title_en: 'By hand' } });
    const run = await source.apply({
      items: [...whole, bare(6, { energy_class_id: '5', floor_id: '9', price: '77000' }), bare(7, { floor_id: '9' })],
    });
    expect(run).toMatchObject({ state: 'done', applied: { create: 1, draft: 1 } });
    expect((await listings()).slice(-2)).toMatchObject([
      { reference: 'A-6', state: 'live', isActive: true, price: 77_000 },
      { reference: 'A-7', state: 'draft', isActive: null },
    ]);
    const { rows } = await sql<{ title_en: string; answers: Record<string, string> }>`
      select l.title_en, d.answers from source_item i join listing l on l.id = i.listing_id cross join draft d
      where i.source_id = ${source.getSourceId()} and i.reference = 'A-6' and d.id = ${draftId}`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([{ title_en: 'By hand', answers: { right_declared: 'on' } }]);
    const { drafts } = await getDrafts();
    expect(drafts).toHaveLength(1);
    expect(drafts[0].missing).toMatchObject([{ field: 'energy_class_id', name: { en: 'Energy class' } }]);
  });

  it('published by hand, it follows its feed, which need not send what was added', async () => {
    await source.apply({ items: [...whole, bare(6)] });
    const published = await finish(await draftIdOf('A-6'), { energy_class_id: '5', floor_id: '9' });
    expect(published.body).toMatchObject({ is_active: true });
    expect((await listings()).at(-1)).toMatchObject({ reference: 'A-6', state: 'live', isActive: true });
    const run = await source.apply({ items: [...whole, bare(6, { price: '88000' })] });
    expect(run).toMatchObject({ state: 'done', counts: { reject: 0 }, applied: { update: 1, draft: 0 } });
    expect((await listings()).at(-1)).toMatchObject({ price: 88_000, isActive: true });
    const { rows } = await sql<{ energy_class_id: number; imported_from: string }>`
      select p.energy_class_id, p.imported_from from property p where p.id = ${published.body.property_id}`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([{ energy_class_id: 5, imported_from: `source ${source.getSourceId()}` }]);
    // What the feed itself takes away is missing.
    await source.apply({ items: [...whole, bare(6, { bed_rooms: '3' })] });
    const without = await source.apply({ items: [...whole, bare(6, { bed_rooms: '' })] });
    expect(without).toMatchObject({ counts: { reject: 1, draft: 0 } });
  });

  it('a draft that is gone from the feed goes, unless somebody wrote in it; a deleted one does not come back', async () => {
    const removable = [bare(6), bare(7), bare(8)];
    await source.apply({ items: [...whole, ...removable] });
    await agency.call('PUT', `/property/drafts/${await draftIdOf('A-7')}`, { answers: { title_en: 'By hand' } });
    await agency.call('DELETE', `/property/drafts/${await draftIdOf('A-8')}`);
    const run = await source.apply({ items: [...whole, bare(8, { price: '99000' })] });
    // Drafts are not on the market: to lose them all is no reason to ask.
    expect(run).toMatchObject({ state: 'done', brake: null, applied: { remove: 2, draft: 0 } });
    const { drafts } = await getDrafts();
    expect(drafts.map(({ source: from }: { source: { reference: string } }) => from.reference)).toEqual(['A-7']);
    const back = await source.apply({ items: [...whole, bare(6), bare(7), feedItem(8)] });
    expect(back).toMatchObject({ applied: { create: 1, draft: 2 } });
    expect((await getDrafts()).count).toBe(2);
    await agency.call('DELETE', `/sources/${source.getSourceId()}`, { accept: 'on' });
    expect((await getDrafts()).drafts.map((each: { answers?: object; source: object }) => each.source)).toMatchObject([
      { reference: 'A-7' },
    ]);
  });

  it('drafts of feeds do not use up those that people may begin', async () => {
    const items = Array.from({ length: 60 }, (_, at) => bare(at + 1));
    await source.apply({ items });
    expect(await getDrafts('&offset=50')).toMatchObject({ count: 60, drafts: { length: 10 } });
    expect((await agency.call('POST', '/property/drafts', { for: 'sale' })).status).toBe(200);
  });

  it('what is not only missing is rejected, with everything that is wrong at once', async () => {
    const wrong = feedItem(
      9,
      { energy_class_id: '', price: '' },
      { purpose: null, faults: [{ line: 90, from: 'for', value: 'x', code: 'purpose_unsupported' }] },
    );
    const run = await source.upload({ items: [...whole, wrong] });
    expect(run).toMatchObject({ counts: { reject: 1, draft: 0 } });
    const { items } = (await agency.call('GET', `/sources/runs/${run.id}/items?action=reject`)).body;
    expect(items[0].faults.map(({ code }: { code: string }) => code)).toEqual([
      'purpose_unsupported',
      'required',
      'energy_required',
    ]);
  });
});
