/** SQL of answers by email: whom an address of replies was given to, and whether they may still write. */
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

export type ReplyAccount = { id: number; email: string; locale: Locale; is_agency: boolean };

/** In good standing, and still of the advertiser's: themselves, or somebody of their agency. */
export async function findAdvertiserAccount(
  db: Db,
  id: number,
  advertiserId: number,
): Promise<ReplyAccount | undefined> {
  const { rows } = await sql<ReplyAccount>`
    select u.id, u.email::text as email, u.locale, (m.account_id is not null or u.role_id = 3) as is_agency
    from account u left join agency_agent m on m.account_id = u.id left join agency g on g.id = m.agency_id
      left join account office on office.id = g.account_id
    where u.id = ${id} and u.status <> 'blocked' and u.erase_after is null
      and (office.status is null or office.status <> 'blocked') and coalesce(g.account_id, u.id) = ${advertiserId}`.execute(
    db,
  );
  return rows[0];
}

export async function findLeadAccount(db: Db, id: number): Promise<ReplyAccount | undefined> {
  const { rows } = await sql<ReplyAccount>`
    select u.id, u.email::text as email, u.locale, false as is_agency
    from account u left join agency_agent m on m.account_id = u.id left join agency g on g.id = m.agency_id
      left join account office on office.id = g.account_id
    where u.id = ${id} and u.status <> 'blocked' and u.erase_after is null
      and (office.status is null or office.status <> 'blocked')`.execute(db);
  return rows[0];
}
