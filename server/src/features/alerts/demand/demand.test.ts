import { searchFilter } from '@estia/contract/search/model';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildAccount } from '../../../../testing/factories/records.ts';
import { createPlaceTreeCache } from '../../places/index.ts';
import type { CompleteFilter } from '../../search/index.ts';
import { saveSearch } from '../saved-searches/saved-searches.service.ts';
import { roundDemand } from './demand.ts';

describe('[ALRT-4] demand', () => {
  it.each([
    [0, null],
    [9, null],
    [10, 10],
    [19, 10],
    [99, 90],
    [149, 100],
    [999, 950],
    [1_234, 1_200],
  ])('%i people are told as %j', (people, told) => {
    expect(roundDemand(people)).toBe(told);
  });

  describe('of a place', () => {
    let testApp: TestApp;
    beforeAll(async () => {
      testApp = await openTestApp(inject('services'));
    });
    afterAll(() => testApp.close());
    const ask = async (query: string) => {
      const response = await testApp.app.inject({ url: `/api/property/demand?for=sale&category_id=1&${query}` });
      return response.json().people as number | null;
    };

    it('counts people, not searches, whose bounds a home would meet', async () => {
      const places = createPlaceTreeCache(testApp.deps.db);
      const base = { for: 'sale' as const, category_id: 1 };
      const save = async (accountId: number, fields: object) => {
        const filter = searchFilter.parse({ ...base, ...fields }) as CompleteFilter;
        await saveSearch(testApp.deps, places, { accountId }, { filter });
      };
      const people = await Promise.all(
        Array.from({ length: 12 }, () => buildAccount(testApp.deps.db, { email_confirmed_at: testApp.deps.clock() })),
      );
      for (const [n, account] of people.entries()) {
        await save(account, n % 2 ? { district_ids: [461200], priceMax: 300_000 } : { municipality_ids: [4612] });
        await save(account, { district_ids: [461200], priceMax: 300_000, areaMin: 50 });
      }
      // Of addresses that nobody has confirmed.
      for (let n = 0; n < 12; n++)
        await save(await buildAccount(testApp.deps.db, { email_confirmed_at: null }), { district_ids: [461201] });
      expect(await ask('district_id=461200')).toBeNull();
      testApp.setNow(new Date(testApp.deps.clock().getTime() + 2 * 86_400_000));
      expect(await ask('district_id=461201')).toBeNull();
      expect(await ask('district_id=461200')).toBe(10);
      expect(await ask('district_id=461200&price=299000&area=60')).toBe(10);
      expect(await ask('municipality_id=4612')).toBe(10);
      expect(await ask('district_id=461200&price=400000')).toBeNull();
      expect(await ask('district_id=461200&type_id=2')).toBe(10);
      expect(await ask('')).toBeNull();
    });
  });
});
