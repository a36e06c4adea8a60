import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { compileTextQuery } from './text-query.ts';

const CHALANDRI = 461200;

describe('free text', () => {
  let testApp: TestApp;
  let seaside = 0;
  let garden = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const property = async (texts: object) =>
      buildListing(testApp.deps.db, {
        property_id: await buildProperty(testApp.deps.db, { district_id: CHALANDRI }),
        ...texts,
      });
    seaside = await property({
      title_el: 'Διαμέρισμα με θέα θάλασσα',
      description_el: 'Ευρύχωρο, με τζάκι, αυλή/μπάρμπεκιου και ντουλάπες. Κοντά στην Εύβοια (οικόπεδο).',
      title_en: 'Apartment with sea views',
    });
    garden = await property({
      title_el: 'Μεζονέτα με κήπο',
      description_el: 'Δύο παιδικά δωμάτια, ψησταριά',
      description_en: 'Two balconies',
    });
  });
  afterAll(() => testApp.close());

  const find = async (text: string): Promise<number[]> => {
    const payload = { for: 'sale', category_id: 1, district_ids: [CHALANDRI], text };
    const response = await testApp.app.inject({ method: 'POST', url: '/api/property/search', payload });
    expect(response.statusCode, text).toBe(200);
    return response.json().properties.map((card: { listing_id: number }) => card.listing_id);
  };

  it.each([
    'θάλασσα',
    'ΘΑΛΑΣΣΑ',
    'θαλασσας',
    'thalassa',
    'διαμερίσματα',
    'διαμερισματος',
    'diamerisma',
    'τζακια',
    'tzaki',
    'αυλες',
    'μπαρμπεκιου',
    'ντουλάπα',
    'οικόπεδα',
    'Εύβοια',
    'evvoia',
    'view',
    'apartments',
    'θέα θάλασσα',
    'sea view',
  ])('[SRCH-6] «%s» finds the home by the sea and not the other', async (text) => {
    expect(await find(text)).toEqual([seaside]);
  });

  it.each(['κηπος', 'κήποι', 'kipos', 'παιδικο', 'ψησταριες', 'balcony'])(
    '[SRCH-6] «%s» finds the home with the garden',
    async (text) => {
      expect(await find(text)).toEqual([garden]);
    },
  );

  it('[SRCH-6] every word must occur, and a text without a word finds nothing', async () => {
    expect(await find('θάλασσα κήπος')).toEqual([]);
    expect(await find('!!! ???')).toEqual([]);
  });

  it('hostile text is text', async () => {
    for (const text of ["' | 'θεα' & !", "'); drop table listing; --", '=1.1', '\\', 'a:*', '𝕬 <b>'.repeat(9)]) {
      expect(Array.isArray(await find(text)), text).toBe(true);
    }
    expect(compileTextQuery("x' | 'y")).toBeNull();
  });

  it('a new text is found at once, a paused listing is not', async () => {
    await testApp.deps.db
      .updateTable('listing')
      .set({ title_el: 'Ρετιρέ με πισίνα' })
      .where('id', '=', garden)
      .execute();
    expect(await find('πισίνες')).toEqual([garden]);
    expect(await find('μεζονέτα')).toEqual([]);
    await testApp.deps.db.updateTable('listing').set({ purpose: 2 }).where('id', '=', garden).execute();
    expect(await find('πισίνα')).toEqual([]);
    await testApp.deps.db.updateTable('listing').set({ purpose: 1 }).where('id', '=', garden).execute();
    expect(await find('πισίνα')).toEqual([garden]);
    await testApp.deps.db.updateTable('listing').set({ is_active: false }).where('id', '=', garden).execute();
    expect(await find('πισίνα')).toEqual([]);
  });

  it('two writers of one listing at one moment both succeed: its price, and its property', async () => {
    const write = (i: number) =>
      Promise.all([
        testApp.deps.db
          .updateTable('listing')
          .set({ price: 100_000 + i })
          .where('id', '=', seaside)
          .execute(),
        testApp.deps.db
          .updateTable('property')
          .set({ year_built: 1_950 + i })
          .where('id', '=', (eb) => eb.selectFrom('listing').select('property_id').where('id', '=', seaside))
          .execute(),
      ]);
    for (let i = 0; i < 40; i += 1) await write(i);
    const { rows } = await testApp.deps.pool.query<{ price: number; year: number }>(
      'select price, year from listing_search where listing_id = $1',
      [seaside],
    );
    expect(rows).toEqual([{ price: 100_039, year: 1_989 }]);
  });

  it('the database folds Greek as the questions do: on the names of 13,000 settlements', async () => {
    const letters: Record<string, string> = { a: 'α', d: 'δ', e: 'ε', f: 'φ', g: 'γ', i: 'ι', k: 'κ', l: 'λ', m: 'μ' };
    Object.assign(letters, { n: 'ν', o: 'ο', p: 'π', r: 'ρ', s: 'σ', t: 'τ', v: 'β', x: 'ξ', z: 'ζ' });
    const { rows } = await testApp.deps.pool.query<{ word: string; folded: string }>(
      `select distinct word, trim(fold_greek(word)) as folded
       from (select regexp_split_to_table(name_el, '[^[:alpha:]]+') as word from settlement) words where length(word) > 2`,
    );
    const asked = (word: string) =>
      createPhoneticKey(word)
        .replaceAll('th', 'θ')
        .replaceAll('ps', 'ψ')
        .replaceAll(/[a-z]/g, (letter) => letters[letter] ?? letter);
    const different = rows.filter(({ word, folded }) => asked(word) !== folded);
    expect(rows.length).toBeGreaterThan(5_000);
    // αφ and εφ before θ, τ, κ are written as αυ, ευ by the fold of places: a handful of names.
    expect(different.length / rows.length, JSON.stringify(different.slice(0, 5))).toBeLessThan(0.005);
  });
});
