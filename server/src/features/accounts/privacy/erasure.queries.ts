/** SQL of forgetting a person for good. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export { cancelFileDeletion, enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';

type BatchOptions<Key> = { now: Date; after: Key; limit: number };

/** By id: a run that goes on after the last one meets each person once, also those it could not erase. */
export async function listAccountsToErase(db: Db, { now, after, limit }: BatchOptions<number>): Promise<number[]> {
  const rows = await db
    .selectFrom('account')
    .select('id')
    .where('erase_after', '<=', now)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Still due, and nobody else's at this moment. */
export const lockAccountToErase = (trx: Trx, id: number, now: Date) =>
  trx
    .selectFrom('account')
    .select(['id', 'email', 'email_confirmed_at', 'username', 'locale', 'mobile', 'landline'])
    .where('id', '=', id)
    .where('erase_after', '<=', now)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();

export const findAgencyOfAccount = (trx: Trx, accountId: number) =>
  trx
    .selectFrom('agency')
    .select(['id', 'logo_key', 'tax_number', 'gemi', 'phones', 'contact_person'])
    .where('account_id', '=', accountId)
    .executeTakeFirst();

export async function listExportFiles(trx: Trx, accountId: number): Promise<string[]> {
  const rows = await trx.selectFrom('data_export').select('file_key').where('account_id', '=', accountId).execute();
  return rows.map((row) => row.file_key).filter((key) => key !== null);
}

/** The last step: everything else about a person hangs on this row and goes with it. */
export async function deleteAccountRow(trx: Trx, accountId: number): Promise<void> {
  await trx.deleteFrom('agency').where('account_id', '=', accountId).execute();
  await trx.deleteFrom('account').where('id', '=', accountId).execute();
}

type ErasedIdentity = {
  accountId: number;
  agencyId: number | null;
  properties: readonly number[];
  listings: readonly number[];
  /** Values by which a person is known: an entry about somebody else that mentions one of them loses its words too. */
  known: readonly string[];
};

/**
 * That something was done stays, by id; what was written of the person goes. Reads the whole log, which only admins
 * write and which loses its words after two years: seconds of a job's work, once a person, behind nobody's request.
 */
export async function redactAuditLog(
  trx: Trx,
  { accountId, agencyId, properties, listings, known }: ErasedIdentity,
): Promise<void> {
  await sql`
    update audit_log set before = null, after = null, reason = null
    where (before is not null or after is not null or reason is not null) and (
      (subject = 'account' and subject_id = ${accountId})
      or (subject = 'agency' and subject_id = ${agencyId ?? -1})
      or (subject = 'property' and subject_id = any (${properties}::bigint[]))
      or (subject = 'listing' and subject_id = any (${listings}::bigint[]))
      or exists (
        select from unnest(${known}::text[]) word
        where strpos(lower(concat_ws(' ', before::text, after::text, reason)), lower(word)) > 0))`.execute(trx);
}

export async function listFilesToDelete(db: Db, { now, after, limit }: BatchOptions<string>): Promise<string[]> {
  const rows = await db
    .selectFrom('file_to_delete')
    .select('key')
    .where('due', '<=', now)
    .where('key', '>', after)
    .orderBy('key')
    .limit(limit)
    .execute();
  return rows.map((row) => row.key);
}

/** Off the list, once nobody can be writing them any more. */
export const removeFromDeletionQueue = (db: Db, keys: readonly string[], dueBefore: Date) =>
  sql`delete from file_to_delete where key = any (${keys}::text[]) and due <= ${dueBefore}`.execute(db);
