/** How many people wait for a home: subscribers with a confirmed address and a saved search that it would match. */
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { ANY_TYPE } from '../matching/compiled-search.ts';

export type DemandQuery = {
  purpose: 1 | 2;
  category: number;
  keys: readonly number[];
  type: number | null;
  price: number | null;
  area: number | null;
  bedRooms: number | null;
  /** Searches that began later are not counted. */
  before: Date;
};

/** Entries of the index that are read at most: of a prefecture there may be hundreds of thousands. The people are then more than are counted. */
const MAX_COUNTED = 20_000;

/** Conditions that only some searches have (heating, words, a drawn edge) are not looked at: the number is rounded anyway. */
export async function countWaitingSubscribers(db: Db, property: DemandQuery): Promise<number> {
  const { type, price, area, bedRooms, before } = property;
  const { rows } = await sql<{ people: number }>`
    select count(distinct s.subscriber_id) as people
    from (select k.saved_search_id from saved_search_key k
    where k.purpose = ${property.purpose} and k.category = ${property.category} and k.key = any(${property.keys}::bigint[])
      and (${type}::int is null or k.type = any(array[${ANY_TYPE}, ${type}]::smallint[]))
      and (${type}::int is null or k.types & (1::bigint << least(${type}::int, 62)) <> 0)
      and (${price}::int is null or ${price}::int between k.price_min and k.price_max)
      and (${area}::int is null or ${area}::int between k.area_min and k.area_max)
      and (${bedRooms}::int is null or ${bedRooms}::int between k.bed_rooms_min and k.bed_rooms_max)
    limit ${MAX_COUNTED}) k
      join saved_search s on s.id = k.saved_search_id and s.confirmed_at <= ${before}
      join subscriber b on b.id = s.subscriber_id and b.confirmed_at is not null
      left join account a on a.id = b.account_id
    where b.account_id is null or a.email_confirmed_at is not null`.execute(db);
  return rows[0]?.people ?? 0;
}
