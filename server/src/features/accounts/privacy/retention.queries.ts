/**
 * What is too old to be kept. Statements take slices and are run until none is left, so that none holds a table for
 * long.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

const BATCH_SIZE = 5_000;

type ExpiringTable =
  | 'favorite_list_invitation'
  | 'session'
  | 'account_code'
  | 'login_challenge'
  | 'passkey_challenge'
  | 'email_change'
  | 'throttle';
type AgingTable = 'agency_invitation' | 'search_history' | 'idempotency' | 'consent_record';
const ageColumns: Record<ExpiringTable | AgingTable, string> = {
  session: 'expires_at',
  account_code: 'expires_at',
  login_challenge: 'expires_at',
  passkey_challenge: 'expires_at',
  email_change: 'expires_at',
  throttle: 'until',
  favorite_list_invitation: 'expires_at',
  agency_invitation: 'expires_at',
  search_history: 'ran_at',
  idempotency: 'begun_at',
  consent_record: 'created_at',
};
export const expiringTables: readonly ExpiringTable[] = [
  ...(['session', 'account_code', 'login_challenge', 'passkey_challenge', 'email_change', 'throttle'] as const),
  'favorite_list_invitation',
];

/** Runs a statement that takes a slice; less than a whole slice means that none is left. */
async function runUntilDone(db: Db, statement: RawBuilder<unknown>): Promise<number> {
  let done = 0;
  for (let slice = BATCH_SIZE; slice === BATCH_SIZE; done += slice)
    slice = Number((await statement.execute(db)).numAffectedRows ?? 0n);
  return done;
}

const deleteInBatches = (db: Db, table: ExpiringTable | AgingTable, column: string, before: Date): Promise<number> =>
  runUntilDone(
    db,
    sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where ${sql.ref(column)} < ${before} limit ${BATCH_SIZE}))`,
  );

export const deleteRowsBefore = (db: Db, table: ExpiringTable | AgingTable, before: Date): Promise<number> =>
  deleteInBatches(db, table, ageColumns[table], before);

type DayTable = 'listing_view_day' | 'search_day' | 'search_place_day';

/** By the day that begins each primary key. What these hold is no longer read by anything. */
export const deleteOldDays = (db: Db, table: DayTable, before: Date): Promise<number> =>
  runUntilDone(
    db,
    sql`delete from ${sql.table(table)} where ctid = any (array(
      select ctid from ${sql.table(table)} where day < (${before}::timestamptz at time zone 'UTC')::date limit ${BATCH_SIZE}))`,
  );

/** Reads all sessions, once a day: an index on a moment that moves would cost every session a write more each time. */
export const deleteIdleSessions = (db: Db, seenBefore: Date): Promise<number> =>
  deleteInBatches(db, 'session', 'last_seen_at', seenBefore);

/** Not that an account was erased: that entry holds no words, and says why others have none. */
export async function redactOldAuditLog(db: Db, { before, now }: { before: Date; now: Date }): Promise<number> {
  let done = 0;
  for (let slice = BATCH_SIZE; slice === BATCH_SIZE; done += slice)
    slice = await db.transaction().execute(async (trx) => {
      const { rows } = await sql<{ audit_log_id: number }>`
        insert into audit_log_redaction (audit_log_id, redacted_at, cause)
        select id, ${now}, 'age' from audit_log
        where at < ${before} and (before is not null or after is not null or reason is not null) and action <> 'user_erased'
        limit ${BATCH_SIZE} returning audit_log_id`.execute(trx);
      const ids = rows.map((row) => row.audit_log_id);
      await sql`select redact_audit_log(${ids}::bigint[], '{}')`.execute(trx);
      return ids.length;
    });
  return done;
}

/** Takes a slice of expired exports away and says which files are left behind, and whether there may be more. */
export async function deleteExpiredExports(trx: Trx, now: Date): Promise<{ keys: string[]; whole: boolean }> {
  const { rows } = await sql<{ file_key: string | null }>`
    delete from data_export where id = any (array(
      select id from data_export where expires_at <= ${now} limit ${BATCH_SIZE})) returning file_key`.execute(trx);
  return { keys: rows.map((row) => row.file_key).filter((key) => key !== null), whole: rows.length === BATCH_SIZE };
}

/**
 * Not the admins', and not of who has a listing on the market: that is use enough. A session may be younger than the
 * day noted.
 */
const inactiveCondition = (seenBefore: Date) => sql`
  a.last_seen_on < ${seenBefore} and a.erase_after is null and a.role_id <> 1
  and not exists (select from session s where s.account_id = a.id and s.last_seen_at >= ${seenBefore})
  and not exists (select from property p join listing l on l.property_id = p.id where p.account_id = a.id and l.is_active)`;

/** Mailboxes that nobody proved: whoever typed them may not be whose they are. Who was approved meanwhile stays. */
export const eraseUnconfirmed = (db: Db, madeBefore: Date, eraseAfter: Date): Promise<number> =>
  runUntilDone(
    db,
    sql`update account set erase_after = ${eraseAfter} where id = any (array(
      select a.id from account a
      where a.email_confirmed_at is null and a.created_at < ${madeBefore} and a.status = 'waiting' and a.role_id <> 1
        and a.erase_after is null limit ${BATCH_SIZE} for update of a))`,
  );

export type InactiveAccount = { id: number; email: string; locale: string; username: string; last_seen_on: Date };

export async function listInactiveToWarn(db: Db, seenBefore: Date, limit: number): Promise<InactiveAccount[]> {
  const { rows } = await sql<InactiveAccount>`
    select a.id, a.email, a.locale, a.username, a.last_seen_on from account a
    where ${inactiveCondition(seenBefore)} and a.warned_unused_at is null order by a.last_seen_on limit ${limit}`.execute(
    db,
  );
  return rows;
}

/** Of two sweeps at once one warns. */
export async function markInactivityWarned(trx: Trx, id: number, now: Date): Promise<boolean> {
  const done = await trx
    .updateTable('account')
    .set({ warned_unused_at: now })
    .where('id', '=', id)
    .where('warned_unused_at', 'is', null)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export const scheduleInactiveErasure = (
  db: Db,
  { eraseAfter, seenBefore, warnedBefore }: { eraseAfter: Date; seenBefore: Date; warnedBefore: Date },
): Promise<number> =>
  runUntilDone(
    db,
    sql`update account set erase_after = ${eraseAfter} where id = any (array(
      select a.id from account a
      where ${inactiveCondition(seenBefore)} and a.warned_unused_at <= ${warnedBefore} limit ${BATCH_SIZE} for update of a))`,
  );

/**
 * Steps on a private account, with statement and complaint. Those of an account with one in force stay, since it may be
 * undone and the one before it holds again; so does a complaint that waits.
 */
export const deleteOldBrokerSteps = (db: Db, before: Date) =>
  sql`delete from broker_step s where s.ended_at < ${before}
    and not exists (select from broker_step o where o.account_id = s.account_id and o.ended_at is null)
    and not exists (select from broker_complaint c where c.step_id = s.id and c.decided_at is null)`.execute(db);
