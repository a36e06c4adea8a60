/** A run as people read it: what it would fetch, what its changes are called, and the same as a spreadsheet. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import type { SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem } from '../../../../testing/sources/feed-fixture.ts';
import { buildSourceAgency, createUploads, needNoPhotos } from '../../../../testing/sources/source-app.ts';

const photo = (name: string) => ({ url: `https://img.example/${name}.jpg`, file: null });
const PAGKRATI = '450131';

describe('[EXTS-2] a run as people read it', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
  });
  afterAll(() => testApp.close());

  const getReport = async (agency: SignedInUser, id: number): Promise<string> => {
    const { body } = await testApp.app.inject({
      url: `/api/sources/runs/${id}/report?locale=en`,
      headers: { authorization: `Bearer ${agency.token}` },
    });
    return body;
  };

  it('what was not done says why in the report, though nothing is wrong with the listing itself', async () => {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    const run = await source.upload({ items: [feedItem(1)] });
    await source.confirm(run.id);
    await sql`update source_run_item set state = 'refused', refusal = 'over_limit' where run_id = ${run.id}`.execute(
      testApp.deps.db,
    );
    const { body } = await agency.call('GET', `/sources/runs/${run.id}/items?state=refused`);
    expect(body.items[0]).toMatchObject({ reference: 'A-1', refusal: 'over_limit', faults: [] });
    expect(await getReport(agency, run.id)).toMatch(
      /A-1.*Not applied.*no room for another listing.*Choose a larger plan/,
    );
  });

  it('before the yes it says how many photos there are to fetch; changes and the report name values, not numbers', async () => {
    const agency = await buildSourceAgency(testApp);
    const source = createUploads(testApp, agency);
    const items = Array.from({ length: 4 }, (_, at) => feedItem(at + 1));
    const withPhotos = [feedItem(1, {}, { photos: [photo('a'), photo('b')] }), ...items.slice(1)];
    const first = await source.upload({ items: withPhotos });
    const shown = async (id: number) => (await agency.call('GET', `/sources/runs/${id}`)).body;
    expect((await shown(first.id)).photos_to_fetch).toBe(2);
    await source.confirm(first.id);
    expect((await shown(first.id)).photos_to_fetch).toBeNull();
    const changed = feedItem(2, { district_id: PAGKRATI, heating_id: '4', price: '95000' });
    const bad = feedItem(3, { energy_class_id: '' });
    const run = await source.apply({ items: [withPhotos[0] ?? bad, changed, bad, ...items.slice(3)] });
    expect(run).toMatchObject({ state: 'done', applied: { update: 1 }, counts: { reject: 1 } });
    const { body } = await agency.call('GET', `/sources/runs/${run.id}/items?action=update`);
    expect(body.items[0].change_districts.map(({ name }: { name: { en: string } }) => name.en)).toEqual([
      'Chalandri',
      'Pangrati',
    ]);
    const report = await getReport(agency, run.id);
    expect(report).toContain('A-2');
    expect(report).toMatch(/Chalandri → Pangrati/);
    expect(report).toMatch(/100\.002\s€ → 95\.000\s€/);
    expect(report).not.toMatch(/heating_id|district_id|461200|energy_class_id/);
    expect(report).toMatch(/A-3.*Rejected.*Energy/);
  });
});
