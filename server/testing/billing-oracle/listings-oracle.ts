/** The judge's part about listings: who has no plan has none up, and who has room has none paused for want of it. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

const GRACE_DAYS = 5;

type Row = {
  account_id: number;
  is_active: boolean;
  state: string;
  ads_end: string;
  max_active_listings: number | null;
  up: number;
  paused: number;
};

export async function findListingDifferences(db: Db, today: string): Promise<string[]> {
  const { rows } = await sql<Row>`
    select s.account_id, s.is_active, s.state, (s.period_to + ${GRACE_DAYS}::int)::text as ads_end,
      (select p.max_active_listings from plan_price p where p.plan_id = s.plan_id and p.valid_from <= ${today}::date
        and (p.valid_to is null or p.valid_to > ${today}::date)) as max_active_listings,
      count(*) filter (where l.is_active)::int as up, count(*) filter (where l.is_active = false and l.pause_reason = 'plan')::int as paused
    from subscription s join property h on h.account_id = s.account_id join listing l on l.property_id = h.id
    group by s.id`.execute(db);
  return rows.flatMap(({ account_id, is_active, state, ads_end, max_active_listings, up, paused }) => {
    const room = !is_active || today >= ads_end ? 0 : (max_active_listings ?? Number.POSITIVE_INFINITY);
    if (up > room) return [`ads: account ${account_id} (${state}, until ${ads_end}) has ${up} up and room for ${room}`];
    if (up < room && paused > 0)
      return [`ads: account ${account_id} has room for ${room}, ${up} up and ${paused} paused`];
    return [];
  });
}
