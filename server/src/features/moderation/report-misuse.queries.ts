/** SQL of measures against who often makes manifestly unfounded reports. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** By account, and by an email that was confirmed. */
export type ReporterKey = { accountId: number | null; emailHash: Buffer | null };

const isOf = ({ accountId, emailHash }: ReporterKey) =>
  sql`(m.account_id = ${accountId}::bigint or m.email_hash = ${emailHash}::bytea)`;

/** Two decisions about one reporter at the same moment: the second sees what followed from the first. */
export const lockReporter = (trx: Trx, { accountId, emailHash }: ReporterKey) =>
  sql`select pg_advisory_xact_lock(hashtext('report_misuse'), hashtext(${accountId === null ? `email ${emailHash?.toString('hex')}` : `account ${accountId}`}))`.execute(
    trx,
  );

export type ReporterRecordRow = {
  report_id: number;
  /** Of the last ones since they were last warned or suspended. */
  decided: number;
  unfounded_ids: number[];
  was_warned: boolean;
  /** Made after the last measure: one made before it was made without its warning. */
  counts: boolean;
};

type RecordRule = { decided_reports: number; repeat_days: number };

/** What is known of who made these reports: nothing of visitors whose email nobody confirmed. */
export async function listReporterRecords(
  db: Db,
  reportIds: readonly number[],
  { decided_reports, repeat_days }: RecordRule,
  now: Date,
): Promise<ReporterRecordRow[]> {
  const { rows } = await sql<ReporterRecordRow>`
    select r.id as report_id, d.decided, d.unfounded_ids, m.was_warned, (m.since is null or r.at > m.since) as counts
    from report r
    cross join lateral (
      select max(m.at) as since,
        coalesce(bool_or(m.lifted_at is null and m.at > ${now}::timestamptz - make_interval(days => ${repeat_days}::int)), false) as was_warned
      from report_misuse m
      where m.account_id = r.reporter_id or (r.reporter_id is null and m.email_hash = r.email_hash)) m
    cross join lateral (
      select count(*)::int as decided, coalesce(array_agg(d.id order by d.id) filter (where d.is_unfounded), '{}') as unfounded_ids
      from (
        select d.id, d.is_unfounded from report d
        where d.state <> 'open' and d.id <> r.id and (m.since is null or d.at > m.since)
          and (d.reporter_id = r.reporter_id
            or (r.reporter_id is null and d.reporter_id is null and d.email_hash = r.email_hash and d.email_confirmed_at is not null))
        order by d.decided_at desc, d.id desc limit ${decided_reports - 1}) d) d
    where r.id = any (${reportIds}::bigint[]) and (r.reporter_id is not null or r.email_confirmed_at is not null)`.execute(
    db,
  );
  return rows;
}

export type NewMisuse = ReporterKey & {
  kind: 'warned' | 'suspended';
  reporter: Buffer | null;
  locale: string;
  statementId: number;
  reportIds: readonly number[];
  now: Date;
  until: string | null;
};

export const insertMisuse = (trx: Trx, row: NewMisuse) =>
  sql`
    insert into report_misuse (kind, account_id, email_hash, reporter, locale, statement_id, report_ids, at, until)
    values (${row.kind}, ${row.accountId}, ${row.emailHash}, ${row.reporter}, ${row.locale}, ${row.statementId},
      ${row.reportIds}::bigint[], ${row.now}, ${row.until}::date)`.execute(trx);

/** Until which day their reports are left, if they are. */
export async function findSuspension(db: Db, key: ReporterKey, today: string): Promise<string | null> {
  const { rows } = await sql<{ until: string }>`
    select m.until::text as until from report_misuse m
    where ${isOf(key)} and m.kind = 'suspended' and m.lifted_at is null and m.until >= ${today}::date
    order by m.until desc limit 1`.execute(db);
  return rows[0]?.until ?? null;
}

export type MisuseRow = {
  id: number;
  kind: 'warned' | 'suspended';
  account_id: number | null;
  email_hash: Buffer | null;
  reporter: Buffer | null;
  locale: string;
  statement_id: number;
  report_ids: number[];
  at: Date;
  until: string | null;
  lifted_at: Date | null;
  property_id: number | null;
};
const columns = sql`m.id, m.kind, m.account_id, m.email_hash, m.reporter, m.locale, m.statement_id, m.report_ids, m.at,
  m.until::text as until, m.lifted_at, (select r.property_id from report r where r.id = m.report_ids[1]) as property_id`;

const MAX_SHOWN = 10;

export async function listMisuseOf(db: Db, key: ReporterKey): Promise<MisuseRow[]> {
  const { rows } = await sql<MisuseRow>`
    select ${columns} from report_misuse m where ${isOf(key)} order by m.at desc, m.id desc limit ${MAX_SHOWN}`.execute(
    db,
  );
  return rows;
}

export async function lockMisuse(trx: Trx, id: number): Promise<MisuseRow | undefined> {
  const { rows } = await sql<MisuseRow>`select ${columns} from report_misuse m where m.id = ${id} for update`.execute(
    trx,
  );
  return rows[0];
}

/** Suspensions in force that begin after a measure which is lifted, and that no other one in force went before in time. */
export async function lockUnwarnedSuspensions(
  trx: Trx,
  { id, account_id, email_hash, at }: MisuseRow,
  { today, repeatDays }: { today: string; repeatDays: number },
): Promise<MisuseRow[]> {
  const { rows } = await sql<MisuseRow>`
    select ${columns} from report_misuse m
    where ${isOf({ accountId: account_id, emailHash: email_hash })} and m.kind = 'suspended' and m.lifted_at is null
      and m.until >= ${today}::date and m.at > ${at} and not exists (
        select 1 from report_misuse w
        where (w.account_id = m.account_id or w.email_hash = m.email_hash) and w.id <> ${id} and w.lifted_at is null
          and w.at < m.at and w.at > m.at - make_interval(days => ${repeatDays}::int))
    order by m.id for update`.execute(trx);
  return rows;
}

export async function findMisuseOfStatement(db: Db, statementId: number): Promise<MisuseRow | undefined> {
  const { rows } = await sql<MisuseRow>`
    select ${columns} from report_misuse m where m.statement_id = ${statementId}`.execute(db);
  return rows[0];
}

/** With it their reports are handled as all others are, unless another suspension holds. */
export async function liftMisuse(
  trx: Trx,
  { id, account_id, email_hash }: MisuseRow,
  { adminId, now, today }: { adminId: number; now: Date; today: string },
): Promise<void> {
  await sql`update report_misuse set lifted_at = ${now}, lifted_by = ${adminId} where id = ${id} and lifted_at is null`.execute(
    trx,
  );
  await sql`
    update report set handle_from = null
    where state = 'open' and handle_from is not null and (reporter_id = ${account_id} or email_hash = ${email_hash})
      and not exists (
        select 1 from report_misuse m
        where (m.account_id = ${account_id} or m.email_hash = ${email_hash}) and m.kind = 'suspended' and m.lifted_at is null
          and m.until >= ${today}::date)`.execute(trx);
}

/** As somebody may have it: not who lifted it. */
export async function listMisuseForExport(db: Db, accountId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select kind, statement_id as decision_number, report_ids as report_numbers, at, until::text as until, lifted_at
    from report_misuse where account_id = ${accountId} order by id`.execute(db);
  return rows;
}

export const deleteMisuseOfEmail = (trx: Trx, emailHash: Buffer) =>
  sql`delete from report_misuse where email_hash = ${emailHash}`.execute(trx);

/** As long as the reports that led to it; one that still holds is kept. */
export const deleteOldMisuse = (db: Db, before: Date) =>
  sql`delete from report_misuse where at < ${before} and (until is null or until < ${before}::date)`.execute(db);
