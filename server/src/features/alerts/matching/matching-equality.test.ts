/**
 * Random saved searches against random changes of listings: the inverse index finds exactly the pairs that the search's own
 * SQL finds. `npm run bench -- alerts/equality` does the same at full size.
 */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { type MatchingEquality, openMatchingEquality } from '../../../../testing/alerts/matching-equality.ts';
import type { TestApp } from '../../../../testing/environment/test-app.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { openFilledWorld } from '../../../../testing/search-reference/random-listings.ts';

const SEARCHES = sized({ ci: 500, full: 800 });
const CHANGES = sized({ ci: 300, full: 1_500 });
const BATCHES = 3;
const SEED = 3;

describe('matching against the search', () => {
  let testApp: TestApp;
  let world: MatchingEquality;
  beforeAll(async () => {
    testApp = await openFilledWorld(inject('services'));
    world = await openMatchingEquality(testApp.deps, SEED);
    await world.saveSearches(SEARCHES);
  });
  afterAll(() => testApp.close());

  it(`[ALRT-2] ${SEARCHES} saved searches and ${CHANGES} changes: the same pairs of search and listing`, async () => {
    let pairs = 0;
    for (let batch = 0; batch < BATCHES; batch++) {
      const changed = await world.changeListings(Math.ceil(CHANGES / BATCHES));
      const { differences, matches } = await world.compare(changed);
      expect(differences.slice(0, 10)).toEqual([]);
      pairs += matches;
    }
    expect(pairs).toBeGreaterThan(CHANGES / 10);
    // Shapes, words and properties with several listings are among them: a mix that finds nothing by them proves nothing.
    expect(await world.countMatchesBy()).toMatchObject({
      shapes: expect.toSatisfy((n: number) => n > 0),
      words: expect.toSatisfy((n: number) => n > 0),
      unstated: expect.toSatisfy((n: number) => n > 0),
      several: expect.toSatisfy((n: number) => n > 0),
    });
  });

  // Each plants one wrong thing in what was compiled, as a forgotten condition would leave it.
  it.each([
    ['a bound', sql`update saved_search_key set price_min = price_min + 60000 where saved_search_id % 3 = 0`],
    ['a key too few', sql`delete from saved_search_key where saved_search_id % 5 = 0`],
    ['words', sql`update saved_search set words = null where words is not null`],
    [
      'minutes on foot',
      sql`update saved_search set station_minutes_max = null, school_minutes_max = null, sea_minutes_max = null`,
    ],
    ['a shape', sql`update saved_search set circle_radius = circle_radius / 2, x_max = x_max - 20000, polygons = null`],
  ])('the comparison can fail: it sees %s that is wrong', async (_, plant) => {
    await plant.execute(testApp.deps.db);
    const { differences } = await world.compare(await world.changeListings(400));
    expect(differences.length).toBeGreaterThan(0);
    await world.recompile();
    expect((await world.compare(await world.changeListings(50))).differences).toEqual([]);
  });
});
