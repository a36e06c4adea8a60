/** What is on the map is in the list: the same filter, asked for as pages and as tiles of the running site. */
import { filterToQuery } from '@estia/contract/search/codec';
import { searchFilter } from '@estia/contract/search/model';
import { createSearchMix } from '@estia/server/testing/search-workload/search-mix';
import pg from 'pg';
import { expect, it } from 'vitest';
import { searchApi } from '../support/search-api.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { listAllTiles, listChildTiles, readTileMarks, type TileMark } from '../support/tiles.ts';

/** Searches that find something; those that find nothing must be as empty on the map, and do not count. */
const SEARCHES = 100;
const SEED = 33;
/** Where the tiles begin, and how far down one goes: for few listings until nearly all stand alone. */
const TOP = 5;
const [FAR_DOWN, DOWN] = [12, 7];
/** Lists so long are read to their end. */
const READ = 60;

const countListings = (marks: readonly TileMark[]): number => marks.reduce((sum, { n }) => sum + n, 0);

async function idsOfList(body: object): Promise<Set<number>> {
  const ids = new Set<number>();
  let after = '';
  for (;;) {
    const { properties, next } = await searchApi(body, `limit=60${after}`);
    for (const { listing_id } of properties) ids.add(listing_id);
    if (next === null) return ids;
    after = `&after=${encodeURIComponent(next)}`;
  }
}

it(`[SRCH-10] on ${SEARCHES} random searches the map holds as many listings as the list, and the same ones`, async () => {
  const pool = new pg.Pool({ connectionString: siteUnderTest.databaseUrl, max: 1 });
  const next = await createSearchMix(pool, SEED, { all: true });
  const seen = { kinds: new Set<string>(), found: 0, listings: 0, alone: 0 };
  for (let at = 0; seen.found < SEARCHES && at < 4 * SEARCHES; at += 1) {
    const { body, kind } = next();
    const { limit: _limit, offset: _offset, ...input } = body;
    const query = filterToQuery({ ...searchFilter.parse(input), sort: 'auto' });
    const { count } = await searchApi(input, 'limit=1');
    const read = count <= READ;
    const listed = read ? await idsOfList(input) : new Set<number>();
    if (read) expect(listed.size, query).toBe(count);

    let tiles = listAllTiles(TOP);
    for (let z = TOP; tiles.length > 0 && z <= (read ? FAR_DOWN : DOWN); z += 1) {
      const marks = await Promise.all(tiles.map((tile) => readTileMarks(tile, query)));
      // Every zoom tells of all listings, so that none is lost or counted twice on the way in.
      expect(countListings(marks.flat()), `${query} at zoom ${z}`).toBe(count);
      for (const { n, l } of marks.flat()) {
        expect(n === 1, query).toBe(l !== undefined);
        if (l === undefined) continue;
        seen.alone += 1;
        if (read) expect(listed.has(l), `${l} of ${query}`).toBe(true);
      }
      tiles = tiles.flatMap((tile, i) => (marks[i]?.length ? listChildTiles(tile) : []));
    }
    seen.kinds.add(kind);
    seen.listings += count;
    if (count > 0) seen.found += 1;
  }
  await pool.end();
  // A comparison that looked at nothing would prove nothing.
  expect([...seen.kinds].sort()).toEqual(['few', 'near', 'one', 'prefecture', 'preset', 'shape', 'ten', 'view']);
  expect(seen.found).toBe(SEARCHES);
  expect(seen.listings).toBeGreaterThan(1_000);
  expect(seen.alone).toBeGreaterThan(1_000);
});
