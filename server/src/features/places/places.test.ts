import type { PlaceOption } from '@estia/contract/places/model';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';

describe('places', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const suggest = async (typed: string): Promise<PlaceOption[]> =>
    (await testApp.callApi('GET /property/places', { query: { search_key: typed } })).options;

  it.each(['χαλανδ', 'xalandri', 'Halandri', 'ΧΑΛΑΝΔΡΙ', 'Χαλάνδρι', 'chalandri', 'halandr'])(
    '[SRCH-2] %s finds Χαλάνδρι first',
    async (typed) => {
      const [first] = await suggest(typed);
      expect(first).toMatchObject({ value: 'municipality_id-4612', name: { el: 'Χαλάνδρι', en: 'Chalandri' } });
    },
  );

  it('[SRCH-2] labels are «name (parent [grandparent])»', async () => {
    const [municipality] = await suggest('χαλάνδρι');
    expect(municipality?.label.el).toBe('Χαλάνδρι (Βόρειος Τομέας Αθηνών)');
    const district = (await suggest('Παγκράτι')).find((option) => option.kind === 'district');
    expect(district?.label.el).toMatch(/^Παγκράτι \(Αθήνα \[.+\]\)$/);
    expect(district?.value).toMatch(/^district_id-\d+$/);
  });

  it('[SRCH-2] Athens and Thessaloniki come first', async () => {
    for (const [typed, name] of [
      ['αθη', 'Αθήνα'],
      ['Athens', 'Αθήνα'],
      ['θεσ', 'Θεσσαλονίκη'],
      ['8essaloniki', 'Θεσσαλονίκη'],
      ['thessaloniki', 'Θεσσαλονίκη'],
    ] as const) {
      expect((await suggest(typed))[0]?.name.el, typed).toBe(name);
    }
  });

  it('[SRCH-2] a settlement resolves to its district and says which name matched', async () => {
    const options = await suggest('Οία');
    expect(options.some((option) => option.matched === 'Οία' || option.name.el === 'Οία')).toBe(true);
  });

  it('[SRCH-2] a street resolves to its district', async () => {
    const options = await suggest('Πατησίων');
    expect(options.length).toBeGreaterThan(0);
    expect(options[0]).toMatchObject({ kind: 'district', matched: expect.stringContaining('Πατησίων') });
    expect(options.some((option) => option.parent_name?.el === 'Αθήνα')).toBe(true);
  });

  it.each([
    ['καλαμαρια', 'Καλαμαριά'],
    ['kalamria', 'Καλαμαριά'],
    ['Γλιφαδα', 'Γλυφάδα'],
    ['glyfdaa', 'Γλυφάδα'],
    ['περιστερη', 'Περιστέρι'],
    ['iraklio', 'Ηράκλειο'],
    ['santorini', 'Θήρα'],
    ['marousi', 'Μαρούσι'],
  ])('[SRCH-2] small mistakes do not matter: %s', async (typed, name) => {
    const names = (await suggest(typed)).slice(0, 5).map((option) => option.name.el);
    expect(names.join(' ')).toContain(name);
  });

  it('[SRCH-2] two letters give nothing, nonsense gives nothing, 150 is the most', async () => {
    expect(await suggest('χα')).toEqual([]);
    expect(await suggest('ζζζζζζζζ')).toEqual([]);
    expect(await suggest("'; drop table place_key; --")).toEqual([]);
    expect((await suggest('αγιο')).length).toBeLessThanOrEqual(150);
    expect((await suggest('αγιο')).length).toBeGreaterThan(20);
  });

  it('[CALL-1] the place lists have the right sizes', async () => {
    expect((await testApp.callApi('GET /property/administrative-regions', {})).count).toBe(13);
    expect((await testApp.callApi('GET /property/prefectures', {})).count).toBe(74);
    expect((await testApp.callApi('GET /property/municipalities', { query: {} })).count).toBe(332);
    const page = await testApp.callApi('GET /property/districts', { query: { limit: 50, offset: 1_090 } });
    expect(page).toMatchObject({ total: 1_107, count: 17, pagination: { limit: 50, offset: 1_090 } });
  });

  it('every place is one interval of the district sequence', async () => {
    const { rows } = await testApp.deps.pool.query(
      `select count(*)::int n from district d join municipality m on m.id = d.municipality_id join prefecture p on p.id = m.prefecture_id
       where d.seq between m.seq_lo and m.seq_hi and m.seq_lo >= p.seq_lo and m.seq_hi <= p.seq_hi`,
    );
    expect(rows[0].n).toBe(1_107);
    const strangers = await testApp.deps.pool.query(
      `select 1 from municipality m join district d on d.seq between m.seq_lo and m.seq_hi where d.municipality_id <> m.id`,
    );
    expect(strangers.rowCount).toBe(0);
  });
});
