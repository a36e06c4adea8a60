/**
 * Addresses that bulk emails are no longer sent to: after three hard bounces, or one complaint. Kept by a keyed hash, so
 * the list names nobody, and a person who changes their address is served at the new one without anything to undo.
 */
import { sql } from 'kysely';
import type { Db } from '../db/db.ts';
import type { Secrets } from '../security/secrets.ts';

export const MAX_HARD_BOUNCES = 3;
/** Three in years of emails that arrived are no broken mailbox. */
const BOUNCE_DAYS = 90;

export const hashAddress = (secrets: Secrets, address: string): Buffer =>
  secrets.hash('email address', address.toLowerCase());
export const hashDomain = (secrets: Secrets, address: string): Buffer =>
  secrets.hash('email domain', address.slice(address.lastIndexOf('@') + 1).toLowerCase());

export async function isAddressDisabled(db: Db, addressHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    select from email_suppression where address_hash = ${addressHash} and disabled_at is not null`.execute(db);
  return rows.length > 0;
}

/** Of these the ones whose emails came back lately, in hex, and when one did last. */
export async function findBouncedAddresses(
  db: Db,
  addressHashes: readonly Buffer[],
  now: Date,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('email_suppression')
    .select(['address_hash', 'updated_at'])
    .where('address_hash', 'in', [...addressHashes])
    .where('hard_bounces', '>', 0)
    .where('updated_at', '>=', new Date(now.getTime() - BOUNCE_DAYS * 86_400_000))
    .execute();
  return new Map(rows.map(({ address_hash, updated_at }) => [address_hash.toString('hex'), updated_at.getTime()]));
}

export type SuppressionResult = 'unknown' | 'repeated' | 'counted' | 'disabled';

/** One email counts once, however often the mail system tells of it. `messageId`: as the outbox has it. */
export async function recordHardBounce(db: Db, messageId: string, now: Date): Promise<SuppressionResult> {
  const fadesBefore = new Date(now.getTime() - BOUNCE_DAYS * 86_400_000);
  const bounces = sql`case when s.updated_at < ${fadesBefore} and s.disabled_at is null then 1 else least(s.hard_bounces + 1, 1000) end`;
  const { rows } = await sql<{ is_new: boolean; is_disabled: boolean | null }>`
    with known as (
      select id, bounced_at, recipient_hash from email_outbox where message_id = ${messageId} for update
    ), marked as (
      update email_outbox o set bounced_at = ${now} from known where o.id = known.id and known.bounced_at is null
      returning known.recipient_hash
    ), counted as (
      insert into email_suppression as s (address_hash, hard_bounces, updated_at)
      select recipient_hash, 1, ${now} from marked where recipient_hash is not null
      on conflict (address_hash) do update set
        hard_bounces = ${bounces},
        disabled_at = case when ${bounces} >= ${MAX_HARD_BOUNCES} then coalesce(s.disabled_at, ${now}) else s.disabled_at end,
        reason = case when ${bounces} >= ${MAX_HARD_BOUNCES} then coalesce(s.reason, 'bounces') else s.reason end,
        updated_at = ${now}
      returning disabled_at is not null as is_disabled
    )
    select exists (select from marked) as is_new, (select is_disabled from counted) as is_disabled
    from known`.execute(db);
  return toResult(rows[0]);
}

export async function recordComplaint(db: Db, messageId: string, now: Date): Promise<SuppressionResult> {
  const { rows } = await sql<{ is_new: boolean; is_disabled: boolean | null }>`
    with known as (
      select id, complained_at, recipient_hash from email_outbox where message_id = ${messageId} for update
    ), marked as (
      update email_outbox o set complained_at = ${now} from known where o.id = known.id and known.complained_at is null
      returning known.recipient_hash
    ), disabled as (
      insert into email_suppression as s (address_hash, disabled_at, reason, updated_at)
      select recipient_hash, ${now}, 'complaint', ${now} from marked where recipient_hash is not null
      on conflict (address_hash) do update set
        disabled_at = coalesce(s.disabled_at, ${now}), reason = 'complaint', updated_at = ${now}
      returning true as is_disabled
    )
    select exists (select from marked) as is_new, (select is_disabled from disabled) as is_disabled
    from known`.execute(db);
  return toResult(rows[0]);
}

function toResult(row: { is_new: boolean; is_disabled: boolean | null } | undefined): SuppressionResult {
  if (!row) return 'unknown';
  if (!row.is_new) return 'repeated';
  return row.is_disabled ? 'disabled' : 'counted';
}

/** Its owner called one of our emails unwanted: not even a code is sent there. */
export async function hasComplained(db: Db, addressHash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('email_suppression')
    .select('address_hash')
    .where('address_hash', '=', addressHash)
    .where('reason', '=', 'complaint')
    .executeTakeFirst();
  return row !== undefined;
}

/** The reader has just proved, with a code from an email, that the address works and that they want emails. */
export const enableAddress = (db: Db, addressHash: Buffer): Promise<unknown> =>
  sql`delete from email_suppression where address_hash = ${addressHash}`.execute(db);

/** What the retention sweep calls. A complaint stays: without it the emails that its owner called unwanted would begin again. */
export async function deleteOldSuppressions(db: Db, before: Date): Promise<number> {
  const gone = await db
    .deleteFrom('email_suppression')
    .where('updated_at', '<', before)
    .where('reason', 'is distinct from', 'complaint')
    .executeTakeFirst();
  return Number(gone.numDeletedRows);
}
