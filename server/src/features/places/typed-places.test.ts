/** What people type and the place they mean, letter by letter, in both alphabets, with mistakes and by old names. */
import { readFileSync } from 'node:fs';
import type { PlaceSuggestion } from '@estia/contract/places/model';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { parseCsv } from '../../platform/csv.ts';
import type { Demand } from './place-ranking.ts';
import { createPlaceSuggester, type PlaceSuggester, suggestPlaces } from './place-suggestions.service.ts';
import { createPlaceTreeCache } from './place-tree.service.ts';

const rows = parseCsv(readFileSync(new URL('../../../testing/places/typed-places.csv', import.meta.url), 'utf8')).map(
  (row) => ({ typed: row.typed ?? '', expected: (row.expected ?? '').split('|') }),
);

/** An expectation is a place, or the name that is shown for a place inside another. */
const isExpected = (option: PlaceSuggestion, expected: readonly string[]): boolean =>
  expected.includes(option.value) || expected.includes(option.title.el);

describe('what people type', () => {
  let testApp: TestApp;
  let suggest: PlaceSuggester;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    suggest = createPlaceSuggester(testApp.deps.db, createPlaceTreeCache(testApp.deps.db));
  });
  afterAll(() => testApp.close());

  it('[SRCH-2] 97 of 100 typed beginnings find their place first, all in the first three', async () => {
    expect(rows.length).toBeGreaterThanOrEqual(300);
    const found = await Promise.all(rows.map(async (row) => ({ ...row, options: await suggest(row.typed) })));
    const late = found
      .map(({ typed, expected, options }) => {
        const [first] = options;
        const position = options.findIndex((option) => isExpected(option, expected));
        return {
          position,
          line: `${typed}: ${expected.join(' or ')} at ${position}, first ${first?.value} ${first?.title.el}`,
        };
      })
      .filter(({ position }) => position !== 0);
    const missed = late.filter(({ position }) => position < 0 || position > 2).map(({ line }) => line);
    expect(missed).toEqual([]);
    expect(late.length / rows.length, late.map(({ line }) => line).join('\n')).toBeLessThanOrEqual(0.03);
  });

  it('[SRCH-2] listings and searches decide among names that begin as typed, never before them', async () => {
    const tree = await createPlaceTreeCache(testApp.deps.db)();
    const context = { db: testApp.deps.db, tree };
    const wanted = tree.municipalities.get(1801);
    const demand: Demand = (lo) => ({
      listings: wanted && lo >= wanted.lo && lo <= wanted.hi ? 100_000 : 1,
      searches: 1,
    });
    expect((await suggestPlaces({ ...context, demand }, 'oia'))[0]?.title).toEqual({ el: 'Οία', en: 'Oia' });
    const listings = (value: string): Demand => {
      const at = tree.districts.get(Number(value.split('-')[1]));
      return (lo, hi) => ({ listings: at && at.seq >= lo && at.seq <= hi ? 1_000 : 0, searches: 0 });
    };
    for (const value of ['district_id-450107', 'district_id-70201']) {
      const [first] = await suggestPlaces({ ...context, demand: listings(value) }, 'Αμπελόκηποι');
      expect(first).toMatchObject({ value, listing_count: 1_000 });
    }
  });

  it('[SRCH-2] places of one name are told apart by what they are, or are one when they find the same', async () => {
    const tree = await createPlaceTreeCache(testApp.deps.db)();
    const context = { db: testApp.deps.db, tree };
    const named = async (demand: Demand) =>
      (await suggestPlaces({ ...context, demand }, 'χανια'))
        .filter(({ title }) => title.el === 'Χανιά')
        .map(({ detail }) => detail.el);
    const everywhere: Demand = (lo, hi) => ({ listings: hi - lo + 1, searches: 0 });
    expect((await named(everywhere)).slice(0, 3).sort()).toEqual(['Δήμος · Κρήτη', 'Νομός · Κρήτη', 'Πόλη · Κρήτη']);
    const town = tree.districts.get(740101)?.seq ?? 0;
    const inTown: Demand = (lo, hi) => ({ listings: lo <= town && town <= hi ? 9 : 0, searches: 0 });
    expect((await named(inTown)).filter((detail) => detail.endsWith('Κρήτη'))).toEqual(['Δήμος · Κρήτη']);
  });
});
