/** SQL of reports. */
import type { ReportState } from '@estia/contract/moderation/model';
import { type Insertable, type RawBuilder, type Selectable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { Report } from '../../platform/generated/schema.ts';

export type ReportedListingRow = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean | null;
  pause_reason: string | null;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  user_id: number;
  username: string;
  email: string;
  locale: string;
};

const listingColumns = sql`l.id as listing_id, l.property_id, l.purpose, l.is_active, l.pause_reason, l.title_el, l.title_en, p.type_id, p.area,
  u.id as user_id, u.username, u.email::text as email, u.locale`;
const listingJoins = sql`join property p on p.id = l.property_id join account u on u.id = p.account_id`;

export async function findListingToReport(
  db: Db,
  propertyId: number,
  purpose: 1 | 2,
): Promise<ReportedListingRow | undefined> {
  const { rows } = await sql<ReportedListingRow>`
    select ${listingColumns} from listing l ${listingJoins}
    where l.property_id = ${propertyId} and l.purpose = ${purpose}`.execute(db);
  return rows[0];
}

export async function findReportedListing(db: Db, listingId: number | null): Promise<ReportedListingRow | undefined> {
  const { rows } =
    await sql<ReportedListingRow>`select ${listingColumns} from listing l ${listingJoins} where l.id = ${listingId}`.execute(
      db,
    );
  return rows[0];
}

export const findReporterAccount = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'username', 'locale', 'email_confirmed_at'])
    .where('id', '=', id)
    .executeTakeFirst();

export const findAlertRecipient = (db: Db, id: number) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'username', 'locale', 'role_id'])
    .where('id', '=', id)
    .executeTakeFirst();

export type StoredReport = Selectable<Report>;

type ReportKey = { listingId: number; reasonId: number; hash: Buffer };

export type OpenReport = { id: number; handle_from: string | null };

export async function findOpenReport(db: Db, { listingId, reasonId, hash }: ReportKey): Promise<OpenReport | null> {
  const found = await db
    .selectFrom('report')
    .select(['id', sql<string | null>`handle_from::text`.as('handle_from')])
    .where('listing_id', '=', listingId)
    .where('reason_id', '=', reasonId)
    .where('reporter_hash', '=', hash)
    .where('state', '=', 'open')
    .executeTakeFirst();
  return found ?? null;
}

/** Null: of two at once the other was first. */
export async function insertReport(trx: Trx, values: Insertable<Report>): Promise<number | null> {
  const insertion = trx
    .insertInto('report')
    .values(values)
    .onConflict((conflict) => conflict.doNothing());
  return (await insertion.returning('id').executeTakeFirst())?.id ?? null;
}

export const lockReport = (trx: Trx, id: number): Promise<StoredReport | undefined> =>
  trx.selectFrom('report').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

type Decision = { state: 'upheld' | 'dismissed'; decision: string; is_unfounded: boolean; adminId: number };

export const isSameDecision = (report: StoredReport, { state, decision, is_unfounded, adminId }: Decision): boolean =>
  report.state === state &&
  report.decision === decision &&
  report.is_unfounded === is_unfounded &&
  report.decided_by === adminId;

/** False: there is no such code. */
export async function confirmReport(db: Db, hash: Buffer, now: Date): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update report set email_confirmed_at = coalesce(email_confirmed_at, ${now}) where confirm_hash = ${hash} returning id`.execute(
    db,
  );
  return rows.length > 0;
}

export const updateDecision = (
  trx: Trx,
  id: number,
  { state, decision, is_unfounded, adminId, now }: Decision & { now: Date },
) =>
  trx
    .updateTable('report')
    .set({ state, decision, is_unfounded, decided_by: adminId, decided_at: now })
    .where('id', '=', id)
    .execute();

/** The listing was taken down for it, and a complaint about that was accepted. */
const isReversed = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from statement_of_reasons s join statement_complaint c on c.statement_id = s.id where s.report_id = ${id} and c.outcome = 'accepted')`;

export type ReportRow = StoredReport & {
  handle_day: string | null;
  is_reversed: boolean;

  reporter_name: string | null;
  ad: ReportedListingRow | null;
};
type ReportPage = {
  id?: number | undefined;
  state: ReportState;
  reason_id?: number | undefined;
  limit: number;
  offset: number;
};

/** Open ones oldest first: they have waited longest. */
/** One by its number, whatever its state. */
export async function listReports(db: Db, { id, state, reason_id, limit, offset }: ReportPage): Promise<ReportRow[]> {
  const order = state === 'open' ? sql`r.at, r.id` : sql`r.at desc, r.id desc`;
  const { rows } = await sql<ReportRow>`
    select r.*, r.handle_from::text as handle_day, ${isReversed(sql`r.id`)} as is_reversed, w.username as reporter_name, to_jsonb(ad) as ad
    from report r left join account w on w.id = r.reporter_id
    left join lateral (select ${listingColumns} from listing l ${listingJoins} where l.id = r.listing_id) ad on true
    where ${id === undefined ? sql`r.state = ${state}` : sql`r.id = ${id}`}
      and (${reason_id ?? null}::smallint is null or r.reason_id = ${reason_id ?? null})
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export type ReportCsvRow = Pick<
  StoredReport,
  'id' | 'at' | 'reason_id' | 'state' | 'description' | 'decision' | 'decided_at'
> & {
  property_id: number | null;
  purpose: 1 | 2;
  account_id: number | null;
};
type ReportFilter = Pick<ReportPage, 'state' | 'reason_id'>;

/** On from an id, newest first; not who reported. */
export async function listReportsBefore(
  db: Db,
  { state, reason_id }: ReportFilter,
  before: number | undefined,
  limit: number,
): Promise<ReportCsvRow[]> {
  const { rows } = await sql<ReportCsvRow>`
    select r.id, r.at, r.reason_id, r.state, r.description, r.decision, r.decided_at, r.property_id, r.purpose, p.account_id
    from report r left join property p on p.id = r.property_id
    where r.state = ${state} and (${reason_id ?? null}::smallint is null or r.reason_id = ${reason_id ?? null})
      and ${before === undefined ? sql`true` : sql`r.id < ${before}`}
    order by r.id desc limit ${limit}`.execute(db);
  return rows;
}

export async function countReportsByState(db: Db, reasonId: number | undefined): Promise<Record<ReportState, number>> {
  const { rows } = await sql<{ state: ReportState; n: number }>`
    select state, count(*) as n from report
    where ${reasonId ?? null}::smallint is null or reason_id = ${reasonId ?? null} group by state`.execute(db);
  const countInState = (state: ReportState) => rows.find((row) => row.state === state)?.n ?? 0;
  return { open: countInState('open'), upheld: countInState('upheld'), dismissed: countInState('dismissed') };
}

/** What somebody reported, as they may have it. */
export async function listReportsForExport(db: Db, accountId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select id as number, property_id, purpose, reason_id, description, at, state, decision, decided_at, is_unfounded,
      handle_from::text as handle_from, email_confirmed_at
    from report where reporter_id = ${accountId} order by id`.execute(db);
  return rows;
}

type ErasedIds = { accountId: number; emailHash: Buffer | null; properties: readonly number[] };

/** That there was a report stays, by number; who it was, about whom, and what was written goes. */
export async function anonymizeReports(trx: Trx, { accountId, emailHash, properties }: ErasedIds): Promise<void> {
  await sql`
    update report set reporter_id = null, reporter = null, reporter_hash = null, email_hash = null, confirm_hash = null, description = ''
    where reporter_id = ${accountId} or email_hash = ${emailHash}`.execute(trx);
  await sql`
    update report set property_id = null, description = '', decision = null, reporter = null, email_hash = null, confirm_hash = null
    where property_id = any (${properties}::bigint[])`.execute(trx);
}

const BATCH_SIZE = 5_000;

/** Open ones are somebody's work, however old. */
export async function deleteOldReports(db: Db, before: Date): Promise<void> {
  const statement: RawBuilder<unknown> = sql`delete from report where id = any (array(
    select id from report where at < ${before} and state <> 'open' limit ${BATCH_SIZE}))`;
  for (let slice = BATCH_SIZE; slice === BATCH_SIZE; )
    slice = Number((await statement.execute(db)).numAffectedRows ?? 0n);
}
