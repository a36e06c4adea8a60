import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type RegisterVerdict = 'match' | 'mismatch' | 'not_found' | 'unreachable';

export const findAgencyToCheck = (db: Db, agencyId: number) =>
  db
    .selectFrom('agency')
    .select(['id', 'gemi', 'tax_number', 'name_el', 'name_en', 'company'])
    .where('id', '=', agencyId)
    .executeTakeFirst();

export async function insertRegisterCheck(
  db: Db,
  check: { agencyId: number; at: Date; verdict: RegisterVerdict; found: object | null },
): Promise<void> {
  const { agencyId, at, verdict, found } = check;
  // The agency may have gone while the register was asked.
  await sql`
    insert into register_check (agency_id, at, verdict, found)
    select id, ${at}, ${verdict}, ${found && JSON.stringify(found)}::jsonb from agency where id = ${agencyId}`.execute(
    db,
  );
}

/** Agencies that wait, whose owner has proved the mailbox, and of whose present details the register was not asked. */
export async function listUncheckedAgencies(db: Db, { retryBefore, limit }: { retryBefore: Date; limit: number }) {
  const { rows } = await sql<{ id: number }>`
    select a.id from account u
    join agency a on a.account_id = u.id
    where u.status = 'waiting' and u.role_id = 3 and u.email_confirmed_at is not null and u.erase_after is null
      and not exists (
        select from register_check c where c.agency_id = a.id and c.at >= a.updated_at
          and (c.verdict <> 'unreachable' or c.at > ${retryBefore}))
    order by u.created_at, u.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
