/** What one admin decided, or half of a decision about money, is looked at by another, where there is one. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';

export async function hasOtherAdmin(db: Db, adminId: number): Promise<boolean> {
  const { rows } = await sql<{ has: boolean }>`
    select exists (select from account where status = 'approved' and role_id = ${roleIds.admin} and id <> ${adminId}) as has`.execute(
    db,
  );
  return rows[0]?.has ?? false;
}
