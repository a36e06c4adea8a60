/**
 * The inverse index against the search itself: which saved searches a listing matches, and what is told after a change. The
 * expected answers come from the search's own SQL, run for each saved search before and after the changes.
 */
import { type AlertEvent, defaultAlertSettings } from '@estia/contract/alerts/model';
import { isCompleteSearch, searchFilter } from '@estia/contract/search/model';
import pg from 'pg';
import type { Deps } from '../../src/deps.ts';
import { findMatches, matchListingChanges } from '../../src/features/alerts/index.ts';
import { compileSavedSearch } from '../../src/features/alerts/matching/compiled-search.ts';
import {
  replaceSearchKeys,
  updateSavedSearch,
} from '../../src/features/alerts/saved-searches/saved-searches.queries.ts';
import { createSavedSearch } from '../../src/features/alerts/saved-searches/saved-searches.service.ts';
import { lockOrCreateSubscriber } from '../../src/features/alerts/saved-searches/subscribers.queries.ts';
import { createPlaceTreeCache } from '../../src/features/places/index.ts';
import { type CompleteFilter, createSearchStatements } from '../../src/features/search/index.ts';
import { createDb } from '../../src/platform/db/db.ts';
import { createSearchMix } from '../search-workload/search-mix.ts';
import { createSeededRandom } from '../seeded-random.ts';
import { changeKinds, changes } from './random-changes.ts';
import { thrownFailures } from './thrown-failures.ts';

const alertLine = `unnest(saved_search_ids) || ' ' || property_id || ' ' || event || ' ' || price`;

type SavedFilter = { id: number; filter: CompleteFilter };
/** What the search shows of a property: the cheapest of its listings, whoever made it. */
type Offer = { listing_id: number; price: number; property_id: number };
/** By purpose and property; listings that offer the same property are one. */
type Offers = Map<string, Offer>;
/** `search listing`. */
type Pairs = Set<string>;

export type MatchingEquality = Awaited<ReturnType<typeof openMatchingEquality>>;

export async function openMatchingEquality({ db, pool, clock }: Pick<Deps, 'db' | 'pool' | 'clock'>, seed: number) {
  const random = createSeededRandom(seed);
  const next = await createSearchMix(pool, seed, { all: true });
  const places = createPlaceTreeCache(db);
  const statements = createSearchStatements({ db, pool, clock }, places);
  const saved: SavedFilter[] = [];
  const told = new Set<string>();

  async function saveSearches(count: number): Promise<void> {
    for (let n = 0; n < count; n++) {
      const filter = searchFilter.parse({ ...next().body, limit: undefined, offset: undefined });
      if (!isCompleteSearch(filter)) throw new Error('The mix holds complete searches only');
      // Each has a subscriber of its own: what one is told must not keep another from being told.
      const email = `search${saved.length}@estia.example`;
      const now = clock();
      const { id } = await db.transaction().execute(async (trx) => {
        const subscriber = await lockOrCreateSubscriber(trx, { email }, { locale: 'el', now });
        return createSavedSearch(trx, subscriber, { filter }, { tree: await places(), now, isConfirmed: true });
      });
      saved.push({ id, filter });
    }
  }

  /** By the search's own SQL, one search after the other. */
  async function searchPairs(listingIds: readonly number[]): Promise<Pairs> {
    const pairs: Pairs = new Set();
    for (const { id, filter } of saved) {
      const statement = await statements.matches(filter, listingIds);
      if (!statement) continue;
      const { rows } = await pool.query<{ listing_id: number }>(statement.text, statement.values);
      for (const row of rows) pairs.add(`${id} ${row.listing_id}`);
    }
    return pairs;
  }

  async function readOffers(listingIds: readonly number[]): Promise<Offers> {
    const { rows } = await pool.query<Offer & { card: string }>(
      `select s.purpose || ' ' || coalesce(g.group_id, -s.property_id) as card, s.listing_id, s.price, s.property_id
       from listing_search s left join property_group g using (property_id) where s.listing_id = any($1)`,
      [listingIds],
    );
    const offers: Offers = new Map(rows.map(({ card, ...offer }) => [card, offer]));
    if (offers.size !== rows.length) throw new Error('A property has two cards');
    return offers;
  }

  async function pickListings(count: number): Promise<number[]> {
    const { rows } = await pool.query<{ lo: number; hi: number }>('select min(id) lo, max(id) hi from listing');
    const { lo = 1, hi = 1 } = rows[0] ?? {};
    return [...new Set(Array.from({ length: count }, () => Math.floor(lo + random() * (hi - lo + 1))))];
  }

  async function pickPausedListings(count: number): Promise<number[]> {
    const { rows } = await pool.query<{ id: number }>(
      'select id from listing where is_active is not true order by md5(id::text || $1) limit $2',
      [String(random()), count],
    );
    return rows.map(({ id }) => id);
  }

  /** Some listings change, each in one way. All that may have changed come back, with what they were before. */
  async function changeListings(count: number) {
    const picked = await pickListings(count);
    const resting = await pickPausedListings(Math.ceil(count / 25));
    // A property's change reaches its other listing too, and a listing's the others that offer the same property.
    const { rows } = await pool.query<{ id: number }>(
      `select distinct o.id from listing l left join property_group g using (property_id)
       left join property_group other on other.group_id = g.group_id
       join listing o on o.property_id in (l.property_id, other.property_id) where l.id = any($1)`,
      [[...picked, ...resting]],
    );
    const before = rows.map(({ id }) => id);
    const [pairsBefore, offersBefore] = [await searchPairs(before), await readOffers(before)];
    const byKind = new Map<keyof typeof changes, number[]>([['relisted', resting]]);
    for (const id of picked) {
      const kind = changeKinds[Math.floor(random() * changeKinds.length)] as keyof typeof changes;
      byKind.set(kind, [...(byKind.get(kind) ?? []), id]);
    }
    const changed = new Set(before);
    for (const [kind, ids] of byKind) for (const id of await changes[kind](pool, ids, clock())) changed.add(id);
    return { ids: [...changed], pairsBefore, offersBefore };
  }

  /** What each search should be told, from the two answers of the search alone. */
  async function expectAlerts(
    { ids, pairsBefore, offersBefore }: Awaited<ReturnType<typeof changeListings>>,
    pairs: Pairs,
  ): Promise<Set<string>> {
    const offers = await readOffers(ids);
    const { rows } = await pool.query<{ id: number }>(
      `select l.id from listing l where l.id = any($1) and exists (select from listing_event e
        where e.property_id = l.property_id and e.purpose = l.purpose and e.kind = 'paused')`,
      [ids],
    );
    const pausedOnce = new Set(rows.map(({ id }) => id));
    const expected = new Set<string>();
    for (const [card, now] of offers) {
      const before = offersBefore.get(card);
      for (const { id } of saved) {
        if (!pairs.has(`${id} ${now.listing_id}`)) continue;
        const hasMatched = before !== undefined && pairsBefore.has(`${id} ${before.listing_id}`);
        const event = chooseEvent(now, before, hasMatched, pausedOnce.has(now.listing_id));
        const line = `${id} ${now.property_id} ${event} ${now.price}`;
        if (event && !told.has(line)) expected.add(line);
      }
    }
    for (const line of expected) told.add(line);
    return expected;
  }

  async function compare(batch: Awaited<ReturnType<typeof changeListings>>) {
    const expectedPairs = await searchPairs(batch.ids);
    const found = await findMatches(pool, batch.ids, clock());
    const foundPairs = new Set(found.map(({ saved_search_id, listing_id }) => `${saved_search_id} ${listing_id}`));
    const differences = listDifferences('match', expectedPairs, foundPairs);
    if (found.length !== foundPairs.size) differences.push('a search came twice for one listing');

    const expectedAlerts = await expectAlerts(batch, expectedPairs);
    const { rows: last } = await pool.query<{ id: number }>('select coalesce(max(id), 0) id from alert');
    while ((await matchListingChanges({ pool, clock, failures: thrownFailures })) > 0);
    const { rows } = await pool.query<{ line: string }>(`select ${alertLine} as line from alert where id > $1`, [
      last[0]?.id,
    ]);
    const alerts = new Set(rows.map(({ line }) => line));
    differences.push(...listDifferences('alert', expectedAlerts, alerts));
    return { differences, matches: expectedPairs.size, alerts: alerts.size };
  }

  /** Columns and keys written anew, as editing each search would do. What was told meanwhile is forgotten. */
  async function recompile(): Promise<void> {
    const tree = await places();
    for (const { id, filter } of saved) {
      const compiled = compileSavedSearch(filter, tree, clock());
      await db.transaction().execute((trx) => updateSavedSearch(trx, id, {}, { compiled, now: clock() }));
      await db.transaction().execute((trx) => replaceSearchKeys(trx, id, compiled));
    }
    const { rows } = await pool.query<{ line: string }>(`select ${alertLine} as line from alert`);
    for (const { line } of rows) told.add(line);
  }

  async function countMatchesBy() {
    const { rows } = await pool.query<{ shapes: number; words: number; unstated: number; several: number }>(
      `select count(*) filter (where s.query ~ '(^|&)(view|near|shape)=')::int shapes,
        count(*) filter (where s.words is not null)::int words, count(*) filter (where s.query like '%unstated=%')::int unstated,
        count(*) filter (where exists (select from property_group g where g.property_id = a.property_id))::int several
       from alert a join saved_search s on s.id = any(a.saved_search_ids)`,
    );
    return rows[0];
  }

  return { saveSearches, changeListings, compare, recompile, countMatchesBy };
}

/** Over a database of its own, for the benchmark. */
export async function connectMatchingEquality(databaseUrl: string, seed: number) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 4 });
  const now = new Date();
  const world = await openMatchingEquality({ db: createDb(pool), pool, clock: () => now }, seed);
  return { ...world, close: () => pool.end() };
}

function chooseEvent(now: Offer, before: Offer | undefined, matched: boolean, pausedOnce: boolean): AlertEvent | null {
  if (!before) return pausedOnce ? 'back' : 'new';
  const drop = before.price - now.price;
  if (drop > 0 && drop * 100 >= before.price * defaultAlertSettings.min_drop_percent) return 'price_drop';
  return matched ? null : 'new';
}

const listDifferences = (what: string, expected: ReadonlySet<string>, found: ReadonlySet<string>): string[] => [
  ...[...expected].filter((each) => !found.has(each)).map((each) => `${what} missing: ${each}`),
  ...[...found].filter((each) => !expected.has(each)).map((each) => `${what} too many: ${each}`),
];
