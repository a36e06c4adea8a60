/**
 * What is counted of agencies: live listings by district, and how soon they answer. Written only where something
 * changed.
 */
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type AgencyStats = { for_sale: number; for_rent: number; median_reply_minutes: number | null };

/** Under this many conversations a median would speak of single people. */
const MIN_CONVERSATIONS = 5;

/** One read of the search table for all agencies. */
const countByDistrictSql = sql`
  with counted as materialized (
    select a.id as agency_id, d.id as district_id, count(*) filter (where s.purpose = 1)::int as for_sale,
      count(*) filter (where s.purpose = 2)::int as for_rent
    from (select agency_id, purpose, place from listing_search union all select agency_id, purpose, place from listing_search_other) s
    join agency a on a.id = s.agency_id join district d on d.seq = s.place
    group by a.id, d.id
  ), gone as (
    delete from agency_place p
    where not exists (select from counted c where c.agency_id = p.agency_id and c.district_id = p.district_id)
  )
  insert into agency_place as p (agency_id, district_id, for_sale, for_rent) select * from counted
  on conflict (agency_id, district_id) do update set for_sale = excluded.for_sale, for_rent = excluded.for_rent
    where (p.for_sale, p.for_rent) is distinct from (excluded.for_sale, excluded.for_rent)`;

/**
 * From the moment the agency could read a first message until it first answered, over 90 days. What was never
 * answered counts as endless once it is two days old, so that silence does not look like haste; what the agency has
 * stopped without an answer is left out.
 */
const countStatsSql = (now: Date) => sql`
  with ads as (
    select agency_id, sum(for_sale)::int as for_sale, sum(for_rent)::int as for_rent from agency_place group by agency_id
  ), replies as (
    select a.id as agency_id, count(*)::int as conversations,
      percentile_disc(0.5) within group (order by wait.minutes) as median
    from agency a
    join conversation v on v.advertiser_id = a.account_id and v.confirmed_at is not null
      and v.last_at >= ${now}::timestamptz - interval '90 days' and v.created_at >= ${now}::timestamptz - interval '90 days'
    cross join lateral (
      select greatest(v.confirmed_at, min(m.at) filter (where not m.from_advertiser and not m.awaiting_confirmation)) as asked,
        min(m.at) filter (where m.from_advertiser) as answered
      from message m where m.conversation_id = v.id
      having count(*) filter (where not m.from_advertiser and not m.awaiting_confirmation) > 0) said
    cross join lateral (
      select case when said.answered is null then 'infinity'::float8
        else greatest(0, extract(epoch from said.answered - said.asked) / 60) end as minutes) wait
    where said.answered is not null or (not v.blocked_by_advertiser and said.asked < ${now}::timestamptz - interval '2 days')
    group by a.id
  )
  insert into agency_stats as f (agency_id, for_sale, for_rent, complete, conversations, median_reply_minutes)
  select a.id, coalesce(ads.for_sale, 0), coalesce(ads.for_rent, 0),
    a.district_id is not null and coalesce(a.street, '') <> '' and coalesce(a.postcode, '') <> ''
      and cardinality(a.phones) > 0 and a.founded_year is not null,
    coalesce(r.conversations, 0),
    case when r.conversations >= ${MIN_CONVERSATIONS} and r.median < 'infinity' then round(r.median)::int end
  from agency a left join ads on ads.agency_id = a.id left join replies r on r.agency_id = a.id
  on conflict (agency_id) do update set for_sale = excluded.for_sale, for_rent = excluded.for_rent,
      complete = excluded.complete, conversations = excluded.conversations,
      median_reply_minutes = excluded.median_reply_minutes
    where (f.for_sale, f.for_rent, f.complete, f.conversations, f.median_reply_minutes) is distinct from
      (excluded.for_sale, excluded.for_rent, excluded.complete, excluded.conversations, excluded.median_reply_minutes)`;

export async function recountAgencyStats(db: Db, now: Date): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await countByDistrictSql.execute(trx);
    await countStatsSql(now).execute(trx);
  });
}

export const findAgencyStats = (db: Db, agencyId: number): Promise<AgencyStats | undefined> =>
  db
    .selectFrom('agency_stats')
    .select(['for_sale', 'for_rent', 'median_reply_minutes'])
    .where('agency_id', '=', agencyId)
    .executeTakeFirst();
