/**
 * The inverse search: listings look up the saved searches that they match. One statement finds them, decides what to tell
 * and writes it down together with taking away the changes, so that a worker killed at any moment loses and doubles nothing.
 */
import { type BoundColumn, boundColumns, searchBounds } from '@estia/contract/search/bounds';
import { walks, walkTargets } from '@estia/contract/search/walks';
import type { Pool } from 'pg';
import { enqueueJobByClient } from '../../../platform/jobs/enqueue-job.ts';
import { walkSql } from '../../search/index.ts';
import { tellAgainAt } from './alert-repeats.ts';
import { ANY_TYPE, cellLevels, conditionBits, MAX_LEVEL } from './compiled-search.ts';

/** The bit of a type; one beyond the bits has the sign, which only "any type" has set. */
const typeBit = (row: string): string =>
  `(case when ${row}.type between 0 and 62 then 1::bigint << ${row}.type else -9223372036854775808 end)`;

/** The keys of a search row `r`: its three places and the map cells that hold it. */
const listingKeys = `
  select r.prefecture::bigint * 32 + 1 as key
  union all select d.municipality_id::bigint * 32 + 2 from district d where d.seq = r.place
  union all select d.id::bigint * 32 + 3 from district d where d.seq = r.place
  union all select (r.cell >> (2 * (${MAX_LEVEL} - level))) * 32 + level from unnest(array[${cellLevels.join(', ')}]) level`;

/** The entries `i` of the index that a search row `r` reads. */
const isUnderKey = `i.purpose = r.purpose and i.category = r.category and i.key = keys.key
        and i.type = any(array[${ANY_TYPE}::smallint, r.type])`;

/** Whether a search row passes the bounds of an entry `i` of the index. */
const passesKey = (row: string): string => `(
  i.types & ${typeBit(row)} <> 0
  and ${row}.price between i.price_min and i.price_max
  and ${row}.area between i.area_min and i.area_max
  and coalesce(${row}.bed_rooms, -1) between i.bed_rooms_min and i.bed_rooms_max
  and coalesce(${row}.year, -1) between i.year_min and i.year_max
  and ${row}.extras & i.extras = i.extras
  and ${row}.x between i.x_min and i.x_max and ${row}.y between i.y_min and i.y_max)`;

/** What the keys cannot say, as the search says it (search.queries.ts). `now` is an expression of a time. */
function passesConditions(row: string, now: string): string {
  const orUnstated = (column: string, fact: string): string =>
    `or (${row}.${column} is null and '${fact}' = any(s.unstated))`;
  const isBetween = (column: string, min: string, max: string, fact: string): string =>
    `((s.${min} is null and s.${max} is null) or ${row}.${column} between coalesce(s.${min}, -32768) and coalesce(s.${max}, 32767) ${orUnstated(column, fact)})`;
  const isOneOf = (column: string, list: string, fact: string): string =>
    `(s.${list} is null or ${row}.${column} = any(s.${list}) ${orUnstated(column, fact)})`;
  const isWithin = (column: BoundColumn): string => {
    const { saved, fact } = searchBounds[column];
    return `and (s.${saved} is null or ${row}.${column} <= s.${saved} ${orUnstated(column, fact)})`;
  };
  return `(
  (s.type_ids is null or ${row}.type = any(s.type_ids))
  and ${row}.price_per_m2 between coalesce(s.price_per_m2_min, 0) and coalesce(s.price_per_m2_max, 2147483647)
  and ${isBetween('year', 'year_min', 'year_max', 'year')}
  and ${isBetween('floor', 'floor_min', 'floor_max', 'floor')}
  and (s.bed_rooms_min is null or ${row}.bed_rooms >= s.bed_rooms_min ${orUnstated('bed_rooms', 'bedRooms')})
  and (s.bath_rooms_min is null or ${row}.bath_rooms >= s.bath_rooms_min ${orUnstated('bath_rooms', 'bathRooms')})
  and (s.energy_max is null or ${row}.energy <= s.energy_max ${orUnstated('energy', 'energy')})
  and ${isOneOf('heating', 'heating_ids', 'heating')}
  and ${isOneOf('condition', 'condition_ids', 'condition')}
  and (s.extras is null or ${row}.extras & s.extras = s.extras)
  and (s.marks is null or has_marks(${row}.more, s.marks))
  ${boundColumns.map(isWithin).join('\n  ')}
  ${walkTargets.map((target) => `and (s.${walks[target].saved} is null or ${walkSql(target, `${row}.`)} <= s.${walks[target].saved})`).join('\n  ')}
  and (s.has_photo is null or ${row}.has_photo = s.has_photo)
  and (s.advertiser_kind is null or ${row}.advertiser_kind in (s.advertiser_kind, 3))
  and (s.updated_days is null or ${row}.updated_at >= ${now} - make_interval(secs => s.updated_days * 86400))
  and (s.places is null or s.places @> ${row}.place)
  and (s.x_min is null or (${row}.x between s.x_min and s.x_max and ${row}.y between s.y_min and s.y_max))
  and (s.circle_x is null or (${row}.x - s.circle_x)::bigint * (${row}.x - s.circle_x)
    + (${row}.y - s.circle_y)::bigint * (${row}.y - s.circle_y) <= s.circle_radius::bigint * s.circle_radius)
  and (s.words is null or ${row}.words @@ s.words)
  and (s.polygons is null or st_covers(s.polygons, st_makepoint(${row}.x, ${row}.y))))`;
}

/**
 * The saved searches that `r` matches: a search row with its words. Fenced, so that the planner cannot turn the join round
 * and read the whole index; each search has at most one key of a listing, so none comes twice.
 */
export const matchingSearchesSql = (now: string): string => `
  select k.saved_search_id
  from (${listingKeys}) keys,
    lateral (select saved_search_id, more from saved_search_key i
      where ${isUnderKey} and ${passesKey('r')} offset 0) k
  where k.more = 0 or exists (select from saved_search s where s.id = k.saved_search_id and ${passesConditions('r', now)})`;

const changedColumns = Object.entries(conditionBits).map(([column, bit]) => {
  const isChanged =
    column === 'position' ? '(r.x, r.y) is distinct from (b.x, b.y)' : `r.${column} is distinct from b.${column}`;
  return `case when ${isChanged} then ${bit} else 0 end`;
});

/**
 * The saved searches that a changed listing matches now, and whether it did before: `r` the search row as it is, `b` as it
 * was. In one scan where the listing has not moved; of what it matched before and matches still, only a lower price is news,
 * and the rest is dropped where it is read.
 */
const changedMatchesSql = (now: string): string => `
  select k.saved_search_id, d.is_in_place,
    k.passed_key and (k.more & d.changed = 0 or coalesce(s.passed, false)) as matched_before
  from (select coalesce(b.purpose = r.purpose and b.category = r.category and b.prefecture = r.prefecture
        and b.place = r.place and b.cell = r.cell, false) as is_in_place,
      coalesce(r.price < b.price, false) as is_cheaper, ${changedColumns.join(' | ')} as changed) d,
    lateral (${listingKeys}) keys,
    lateral (select saved_search_id, more, d.is_in_place and ${passesKey('b')} as passed_key from saved_search_key i
      where ${isUnderKey} and ${passesKey('r')}
        and (not d.is_in_place or d.is_cheaper or i.more & d.changed <> 0 or not ${passesKey('b')}) offset 0) k
    left join lateral (select ${passesConditions('r', now)} as passes,
        case when k.passed_key and k.more & d.changed <> 0 then ${passesConditions('b', now)} end as passed
      from saved_search s where s.id = case when k.more <> 0 then k.saved_search_id end) s on true
  where k.more = 0 or s.passes`;

/** The searches that listings on offer match now, without telling anybody. */
export async function findMatches(
  pool: Pool,
  listingIds: readonly number[],
  now: Date,
): Promise<{ listing_id: number; saved_search_id: number }[]> {
  const { rows } = await pool.query<{ listing_id: number; saved_search_id: number }>({
    name: 'alerts find matches',
    text: `select r.listing_id, m.saved_search_id
      from (select l.*, w.words from listing_search l left join listing_words w using (listing_id) where l.listing_id = any($1::bigint[])) r,
        lateral (${matchingSearchesSql('$2::timestamptz')}) m`,
    values: [listingIds, now],
  });
  return rows;
}

/** Held by whoever matches, to the end of the transaction. */
const MATCHING_LOCK = 8_170_017;

/** A change that could not be matched waits for an hour. `now` is an expression of a time. */
const isReady = (now: string): string => `(failed_at is null or failed_at < ${now} - interval '1 hour')`;

const dueSql = (frequency: string): string => `alert_due_at($2::timestamptz, ${frequency}, b.quiet_from, b.quiet_to)`;

/**
 * $1 how many changes to begin with, $2 the time. Of a listing all changes are taken together: what it was before the
 * first of them against what it is now. Prices that only went up and down in between are nobody's business.
 */
export const matchChangesSql = `
with changed as materialized (
  select distinct listing_id from (select listing_id from listing_change
    where ${isReady('$2::timestamptz')} order by id limit $1) first_changes
), taken as (
  delete from listing_change c using changed where c.listing_id = changed.listing_id returning c.*
), facts as (
  select distinct on (listing_id) listing_id, before from taken
  where words_before is null and only_for is distinct from 'favorites' order by listing_id, id
), saved as (
  select distinct on (listing_id) listing_id, (before ->> 'price')::int as price_before from taken
  where words_before is null and only_for is distinct from 'searches' order by listing_id, id
), words as (
  select distinct on (listing_id) listing_id, words_before from taken where words_before is not null order by listing_id, id
), compared as materialized (
  select c.listing_id, n.price, coalesce((f.before ->> 'price')::int, case when f.listing_id is null then n.price end) as price_before,
    v.price_before as saved_price_before,
    -- only words changed: it was on offer, as it is now
    case when f.listing_id is null then to_jsonb(n) else f.before end as before,
    -- of the listing that stood for the property, where that was another
    coalesce((f.before ->> 'words')::tsvector, w.words_before) as words_before
  from changed c
  left join listing_search n on n.listing_id = c.listing_id
  left join facts f on f.listing_id = c.listing_id
  left join saved v on v.listing_id = c.listing_id
  left join words w on w.listing_id = c.listing_id
), now_matches as materialized (
  select r.listing_id, m.saved_search_id, m.matched_before, m.is_in_place
  from compared c
  join lateral (select n.*, w.words from listing_search n left join listing_words w on w.listing_id = n.listing_id
    where n.listing_id = c.listing_id) r on true
  cross join lateral (select p.*, coalesce(c.words_before, r.words) as words
    from jsonb_populate_record(null::listing_search, c.before) p) b
  cross join lateral (${changedMatchesSql('$2::timestamptz')}) m
), matched_elsewhere as materialized (
  -- It has moved: the searches around the place where it was.
  -- What it was may be of another listing of the property.
  select r.changed_id as listing_id, m.saved_search_id
  from (select b.*, c.listing_id as changed_id, coalesce(c.words_before, w.words) as words
    from (select distinct listing_id from now_matches where not is_in_place) moved
    join compared c on c.listing_id = moved.listing_id and c.before is not null
    left join listing_words w on w.listing_id = c.listing_id,
      lateral jsonb_populate_record(null::listing_search, c.before) b) r,
    lateral (${matchingSearchesSql('$2::timestamptz')}) m
), matches as materialized (
  select m.listing_id, m.saved_search_id, m.matched_before or e.saved_search_id is not null as matched_before
  from now_matches m
  left join matched_elsewhere e on e.listing_id = m.listing_id and e.saved_search_id = m.saved_search_id
), advertised as materialized (
  select c.*, l.property_id, p.account_id as advertiser_id, l.purpose, l.is_active as is_on_offer, l.price as saved_price,
    exists (select from listing_event e where e.property_id = l.property_id and e.purpose = l.purpose
      and e.kind in ('paused', 'removed')) as was_on_offer
  from compared c join listing l on l.id = c.listing_id join property p on p.id = l.property_id
), found as (
  select s.subscriber_id, s.id as saved_search_id, a.listing_id, a.property_id, a.price, a.price_before,
    a.before is null and not a.was_on_offer as is_first,
    case
      when a.before is null then case when a.was_on_offer then 'back' else 'new' end
      when a.price < a.price_before and s.on_price_drop
        and (a.price_before - a.price)::bigint * 100 >= a.price_before::bigint * s.min_drop_percent then 'price_drop'
      when not m.matched_before then 'new'
    end as event,
    s.on_new, s.on_back,
    case when (s.by_email and s.email_stopped_at is null or s.by_push) and b.unsubscribed_at is null
      then ${dueSql('s.frequency, s.hour, s.weekday')} end as due_at
  from matches m
  join advertised a on a.listing_id = m.listing_id
  join saved_search s on s.id = m.saved_search_id
  join subscriber b on b.id = s.subscriber_id
  where (not m.matched_before or a.price < a.price_before) and b.account_id is distinct from a.advertiser_id
), favorites as (
  select b.id as subscriber_id, null::bigint as saved_search_id, a.listing_id, a.property_id,
    case when a.is_on_offer then a.saved_price else a.saved_price_before end as price, a.saved_price_before as price_before, false as is_first,
    case
      when a.is_on_offer then 'price_drop'
      when last_event.outcome = 'agreed' then case a.purpose when 1 then 'sold' else 'rented' end
      else 'paused'
    end as event,
    ${dueSql(`'instant', 0::smallint, 1::smallint`)} as due_at
  from advertised a
  join favorite f on f.listing_id = a.listing_id
  join subscriber b on b.account_id = f.account_id and b.favorite_alerts and b.unsubscribed_at is null
  left join lateral (select e.outcome from listing_event e where e.property_id = a.property_id and e.purpose = a.purpose
    and e.kind in ('paused', 'removed') order by e.at desc, e.id desc limit 1) last_event on true
  where a.saved_price_before is not null and (not a.is_on_offer or a.saved_price < a.saved_price_before) and b.account_id is distinct from a.advertiser_id
), events as (
  select subscriber_id, property_id, event, price, min(listing_id) as listing_id, max(price_before) as price_before,
    coalesce(array_agg(distinct saved_search_id) filter (where saved_search_id is not null), '{}') as saved_search_ids,
    bool_or(saved_search_id is null) as is_favorite, bool_and(is_first) as is_first, min(due_at) as due_at
  from (
    select subscriber_id, saved_search_id, listing_id, property_id, event, price, price_before, is_first, due_at from found
    where event = 'price_drop' or (event = 'new' and on_new) or (event = 'back' and on_back)
    union all select subscriber_id, saved_search_id, listing_id, property_id, event, price, price_before, is_first, due_at from favorites
  ) each_search
  group by subscriber_id, property_id, event, price
), alerts as (
  insert into alert as a (subscriber_id, saved_search_ids, is_favorite, listing_id, property_id, event, price, previous_price,
    created_at, due_at)
  select subscriber_id, saved_search_ids, is_favorite, listing_id, property_id, event, price,
    case event when 'price_drop' then price_before end, $2::timestamptz,
    -- The same news of a property is told once a day, whatever the advertiser changes meanwhile. Of one that is on offer for
    -- the first time there was none, and looking for it would slow down what most alerts are.
    case when due_at is null or is_first then due_at else greatest(due_at, ${tellAgainAt('e')}) end
  from events e
  -- Known already: no second message, but by a search that sends where the first did not.
  on conflict (subscriber_id, property_id, event, price) do update set
    saved_search_ids = array(select distinct unnest(a.saved_search_ids || excluded.saved_search_ids)),
    is_favorite = a.is_favorite or excluded.is_favorite,
    listing_id = excluded.listing_id,
    due_at = case when a.sent_at is null then least(a.due_at, excluded.due_at) else a.due_at end
  returning (xmax = 0) as is_new
)
select (select count(*) from changed)::int as listings, (select count(*) from alerts where is_new)::int as alerts`;

/**
 * A plan made while the table of alerts was empty would read all of it for each new alert, and is used for as long as the
 * connection: no plan reads a whole table. Nor is one compiled because that looks expensive.
 */
export const readByIndexes = 'set local enable_seqscan = off; set local jit = off';

export type MatchedBatch = { listings: number; alerts: number };

/** Takes a batch of changes and writes down whom to tell. Null while somebody else is at it. */
export async function matchChanges(
  pool: Pool,
  { changes, now }: { changes: number; now: Date },
): Promise<MatchedBatch | null> {
  const client = await pool.connect();
  let failure: Error | undefined;
  try {
    await client.query('begin');
    await client.query(readByIndexes);
    const lock = await client.query<{ locked: boolean }>({
      name: 'alerts lock matching',
      text: 'select pg_try_advisory_xact_lock($1::bigint) as locked',
      values: [MATCHING_LOCK],
    });
    const isMine = lock.rows[0]?.locked === true;
    // By name: planned once a connection. Planning it takes longer than matching a listing.
    const batch = isMine
      ? await client.query<MatchedBatch>({
          name: 'alerts match changes',
          text: matchChangesSql,
          values: [changes, now],
        })
      : null;
    const matched = batch?.rows[0] ?? null;
    if (matched && matched.listings > 0) await enqueueJobByClient(client, 'alert-dispatch');
    await client.query('commit');
    return matched;
  } catch (error) {
    failure = error as Error;
    // Before the connection is closed: else the lock is held for as long as the server takes to notice.
    await client.query('rollback').catch(() => {});
    throw error;
  } finally {
    client.release(failure);
  }
}

/** Whether anything waits: most looks of the worker end here. */
export async function hasChanges(pool: Pool, now: Date): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'alerts has changes',
    text: `select from listing_change where ${isReady('$1::timestamptz')} limit 1`,
    values: [now],
  });
  return (rowCount ?? 0) > 0;
}

/** The listing that comes first waits for an hour; its number. */
export async function postponeFirstChange(pool: Pool, now: Date): Promise<number | null> {
  const { rows } = await pool.query<{ listing_id: number }>(
    `update listing_change c set failed_at = $1
     from (select listing_id from listing_change
       where ${isReady('$1::timestamptz')} order by id limit 1) first_change
     where c.listing_id = first_change.listing_id returning c.listing_id`,
    [now],
  );
  return rows[0]?.listing_id ?? null;
}

export const restoreChanges = (pool: Pool, listingIds: readonly number[]): Promise<unknown> =>
  pool.query('update listing_change set failed_at = null where listing_id = any($1::bigint[])', [listingIds]);
