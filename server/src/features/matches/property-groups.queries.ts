/** Brings together in search what is one property (SAME-3). Triggers on property_group choose the listing that stands for it. */
import { sql } from 'kysely';
import type { Trx } from '../../platform/db/db.ts';
import { LAND_CATEGORY_ID } from './property-facts.ts';
import { type GroupedProperty, groupProperties, type SamePair } from './property-groups.ts';
import { isSame, verdictOfPair } from './same-pair.queries.ts';

/** Held by whoever groups, to the end of the transaction. */
const GROUPING_LOCK = 8_180_018;

/**
 * All that could belong to one group with these: through pairs, and through the groups they are in now. They are few, which
 * PostgreSQL cannot know of a recursive query: `offset 0` keeps it from reading whole tables for them.
 */
async function listReachableProperties(trx: Trx, propertyIds: readonly number[]): Promise<GroupedProperty[]> {
  const { rows } = await sql<GroupedProperty>`
    with recursive reachable (id) as (
      select unnest(${propertyIds}::bigint[])
      union
      select next.id from reachable r cross join lateral (
        select m.other_id as id from property_match m where m.property_id = r.id and ${isSame}
        union all select m.property_id from property_match m where m.other_id = r.id and ${isSame}
        union all select o.property_id from property_group g join property_group o on o.group_id = g.group_id where g.property_id = r.id
      ) next
    )
    select p.*, s.kaek from reachable r
    cross join lateral (
      select p.id as "propertyId", p.account_id as "accountId", p.category_id = ${LAND_CATEGORY_ID} as "isLand",
        p.hide_address as "hidesAddress",
        (select true from listing l where l.property_id = p.id and l.is_active limit 1) is not null as "isOnOffer"
      from property p where p.id = r.id offset 0) p
    left join lateral (select kaek from property_private where property_id = r.id offset 0) s on true
    order by 1`.execute(trx);
  return rows;
}

async function listPairs(trx: Trx, ids: readonly number[]) {
  const { rows } = await sql<SamePair & { verdict: string }>`
    select m.property_id as "propertyId", m.other_id as "otherId", m.score, m.decision is not null as "isDecided", ${verdictOfPair} as verdict
    from property_match m where m.property_id = any (${ids}::bigint[]) and m.other_id = any (${ids}::bigint[])`.execute(
    trx,
  );
  const listBy = (verdict: string) => rows.filter((row) => row.verdict === verdict);
  return { same: listBy('same'), unclear: listBy('unclear'), different: listBy('different') };
}

/** To be called in the transaction that wrote or decided a match of one of these. Told twice, it changes nothing. */
export async function regroupProperties(trx: Trx, propertyIds: readonly number[]): Promise<void> {
  await sql`select pg_advisory_xact_lock(${GROUPING_LOCK}::bigint)`.execute(trx);
  const properties = await listReachableProperties(trx, propertyIds);
  if (properties.length < 2) return;
  const ids = properties.map(({ propertyId }) => propertyId);
  const { same, ...others } = await listPairs(trx, ids);
  const wanted = [...groupProperties(properties, same, others)].flatMap(([groupId, members]) =>
    members.map((propertyId) => ({ propertyId, groupId })),
  );
  const wantedJson = JSON.stringify(wanted);
  const isWanted = sql`exists (select from jsonb_to_recordset(${wantedJson}::jsonb) as w ("propertyId" bigint, "groupId" bigint)
    where w."propertyId" = g.property_id and w."groupId" = g.group_id)`;
  const { rows } = await sql<{ unchanged: boolean }>`
    select count(*) = ${wanted.length} and coalesce(bool_and(${isWanted}), true) as unchanged
    from property_group g where g.property_id = any (${ids}::bigint[])`.execute(trx);
  if (rows[0]?.unchanged) return;
  // Before any group is: a writer of one of the listings locks in this order too.
  await sql`select from listing where property_id = any (${ids}::bigint[]) order by id for no key update`.execute(trx);
  await sql`delete from property_group g where g.property_id = any (${ids}::bigint[]) and not ${isWanted}`.execute(trx);
  await sql`
    insert into property_group (property_id, group_id)
    select "propertyId", "groupId" from jsonb_to_recordset(${wantedJson}::jsonb) as w ("propertyId" bigint, "groupId" bigint)
    order by 1 on conflict do nothing`.execute(trx);
}
