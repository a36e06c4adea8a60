/** SQL of forgetting a person for good. */
import type { AuditAction, AuditField } from '@estia/contract/accounts/audit-messages';
import { requireValue } from '@estia/contract/require-value';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { fingerprintRedactions } from '../admin/audit-chain.ts';

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

type ErasedPerson = {
  accountId: number;
  agencyId: number | null;
  sources: readonly number[];
  properties: readonly number[];
  listings: readonly number[];
  /** By field of the log the value that is theirs. */
  known: Readonly<Partial<Record<AuditField, string>>>;
  now: Date;
};

type Redaction = { audit_log_id: number; details_hash: string | null };

/**
 * That something was done stays, by id; what was written of the person goes: all words of what was done to them, and
 * their own name, address and phones where they wrote them themselves. Nobody else's entry is touched, whatever name
 * they chose. The log says which erasure took what.
 */
export async function redactAuditLog(
  trx: Trx,
  { accountId, agencyId, sources, properties, listings, known, now }: ErasedPerson,
): Promise<void> {
  const { rows: ids } = await sql<{ id: number }>`
    select nextval(pg_get_serial_sequence('audit_log', 'id')) as id`.execute(trx);
  const erasureId = requireValue(ids[0]).id;
  await sql`
    insert into audit_log_redaction (audit_log_id, redacted_at, cause, erasure_id)
    select id, ${now}, 'erasure', ${erasureId} from audit_log
    where (before is not null or after is not null or reason is not null) and (
      (subject = 'account' and subject_id = ${accountId})
      or (subject = 'agency' and subject_id = ${agencyId ?? -1})
      or (subject = 'source' and subject_id = any (${sources}::bigint[]))
      or (subject = 'property' and subject_id = any (${properties}::bigint[]))
      or (subject = 'listing' and subject_id = any (${listings}::bigint[])))`.execute(trx);
  await sql`
    insert into audit_log_redaction (audit_log_id, redacted_at, cause, erasure_id, salt, details_hash)
    select id, ${now}, 'erasure', ${erasureId}, salt,
      sha256(salt || convert_to(jsonb_build_array(left_before, left_after, reason)::text, 'UTF8'))
    from (
      select id, reason, before, after, uuid_send(gen_random_uuid()) as salt,
        redact_audit_values(before, ${known}::jsonb) as left_before, redact_audit_values(after, ${known}::jsonb) as left_after
      from audit_log
      where admin_id = ${accountId} and subject not in ('account', 'agency', 'source', 'property', 'listing')
      offset 0
    ) own
    where (left_before, left_after) is distinct from (before, after)`.execute(trx);
  await sql`
    select redact_audit_log(
      array(select audit_log_id from audit_log_redaction where erasure_id = ${erasureId}), ${known}::jsonb)`.execute(
    trx,
  );
  const { rows } = await sql<Redaction>`
    select audit_log_id, encode(details_hash, 'hex') as details_hash
    from audit_log_redaction where erasure_id = ${erasureId} order by id`.execute(trx);
  if (rows.length === 0) return;
  const after: Partial<Record<AuditField, unknown>> = {
    entries_redacted: rows.length,
    redaction_fingerprint: fingerprintRedactions(rows),
  };
  const action: AuditAction = 'user_erased';
  await sql`
    insert into audit_log (id, at, admin_id, action, subject, subject_id, after) overriding system value
    values (${erasureId}, ${now}, ${accountId}, ${action}, 'account', ${accountId}, ${JSON.stringify(after)})`.execute(
    trx,
  );
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
