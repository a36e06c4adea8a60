/** SQL of mandates and their documents. Days are those of Athens. */
import {
  EXCLUSIVE_MANDATE_ID,
  type MandateStatus,
  mandateReminderDays,
  type mandateSorts,
} from '@estia/contract/listings/mandates/mandates';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import type { MandateDocument as MandateDocumentTable } from '../../../platform/generated/schema.ts';

export type MandateRow = {
  property_id: number;
  type_id: number;
  area: number;
  district_id: number;
  street: string | null;
  street_number: string | null;
  title_el: string | null;
  title_en: string | null;
  listings: { purpose: 1 | 2; is_active: boolean | null }[];
  mandate_type_id: number | null;
  mandate_signed_on: string | null;
  mandate_expires_on: string | null;
  mandate_extended: boolean;
  status: MandateStatus;
  has_badge: boolean;
  case_id: number | null;
  case_outcome: 'kept' | 'lost' | null;
  document: { media_type: string; bytes: number; uploaded_at: string; is_current: boolean } | null;
};

export type MandateFilter = {
  status?: MandateStatus | undefined;
  sort: (typeof mandateSorts)[number];
  property?: number | undefined;
  words?: string | undefined;
  limit: number;
  offset: number;
};

const isCurrentDocument = sql`(d.property_id is not null and d.signed_on is not distinct from s.mandate_signed_on)`;

/** The day in Athens on which case `table` was first decided; null while it never was. A mandate signed later is another one. */
export const getDecisionDay = (table: string) =>
  sql<string | null>`(${sql.ref(`${table}.first_decided_at`)} at time zone 'Europe/Athens')::date`;

/**
 * Of property `p` and its private data `s`: an admin decided against its mandate in a case of two exclusive ones
 * (features/matches/exclusives). A property has one mandate, for sale and for rent; one with another date is the same unless it
 * was signed after the decision.
 */
export const hasLostExclusive = sql<boolean>`exists (select from exclusive_case x
  where s.mandate_signed_on <= ${getDecisionDay('x')} and (
    (x.property_id = p.id and x.decision in ('second', 'neither')) or (x.other_id = p.id and x.decision in ('first', 'neither'))))`;

/** What the badge needs besides that: exclusive, in force today, and the document of that very mandate is there. */
const hasBadge = (today: string) => sql<boolean>`(p.agency_id is not null and d.property_id is not null and coalesce(
  s.mandate_type_id = ${EXCLUSIVE_MANDATE_ID} and ${today}::date between s.mandate_signed_on and s.mandate_expires_on
  and d.signed_on = s.mandate_signed_on, false))`;

const statusOf = (today: string) => sql<MandateStatus>`case
  when s.mandate_expires_on < ${today}::date then 'expired'
  when not ${isCurrentDocument} then 'no_document'
  when s.mandate_expires_on <= ${today}::date + ${mandateReminderDays.first}::int then 'expiring' else 'valid' end`;

const orderBy = {
  expires_first: sql`mandate_expires_on asc nulls last, property_id desc`,
  expires_last: sql`mandate_expires_on desc nulls last, property_id desc`,
  newest: sql`property_id desc`,
};

/** The newest case of this very mandate that is open, or was decided. */
const caseOfMandate = sql<number | null>`(select x.id from exclusive_case x
  where x.state in ('open', 'decided') and ((x.property_id = p.id and x.signed_on = s.mandate_signed_on)
    or (x.other_id = p.id and x.other_signed_on = s.mandate_signed_on)) order by x.opened_at desc, x.id desc limit 1)`;

/** Also while it is looked at again: until there is another decision, the earlier one holds. */
const outcomeOfCase = sql<'kept' | 'lost' | null>`(select case when x.decision is null then null
    when x.decision = 'both' or x.decision = case when x.property_id = p.id then 'first' else 'second' end then 'kept' else 'lost' end
  from exclusive_case x where x.id = ${caseOfMandate})`;

/** Of properties that are on offer or paused. */
const selectMandates = (today: string, where: ReturnType<typeof sql>) => sql`
  select p.id as property_id, p.type_id, p.area, p.district_id, p.street, p.street_number, l.title_el, l.title_en, l.listings,
    s.mandate_type_id, s.mandate_signed_on::text as mandate_signed_on, s.mandate_expires_on::text as mandate_expires_on,
    s.mandate_extended, ${statusOf(today)} as status, l.has_badge, ${caseOfMandate} as case_id, ${outcomeOfCase} as case_outcome,
    case when d.property_id is not null then json_build_object('media_type', d.media_type, 'bytes', d.bytes,
      'uploaded_at', d.uploaded_at, 'is_current', ${isCurrentDocument}) end as document
  from property p join property_private s on s.property_id = p.id
  join lateral (
    select json_agg(json_build_object('purpose', l.purpose, 'is_active', l.is_active) order by l.purpose) as listings,
      string_agg(concat_ws(' ', l.title_el, l.title_en), ' ') as titles, min(l.title_el) as title_el, min(l.title_en) as title_en,
      bool_or(l.exclusive) as has_badge
    from listing l where l.property_id = p.id and l.is_active is not null) l on l.listings is not null
  left join mandate_document d on d.property_id = p.id
  where p.agency_id is not null and ${where}`;

export async function listMandates(db: Db, accountId: number, today: string, filter: MandateFilter) {
  const ofCode = filter.property === undefined ? sql`` : sql`and p.id = ${filter.property}`;
  const ofWords =
    filter.words === undefined
      ? sql``
      : sql`and strpos(fold_greek(concat_ws(' ', p.street, p.street_number, l.titles)), fold_greek(${filter.words})) > 0`;
  const found = selectMandates(today, sql`p.account_id = ${accountId} ${ofCode} ${ofWords}`);
  const { rows: counted } = await sql<{ status: MandateStatus; count: number }>`
    select status, count(*)::int as count from (${found}) mandate group by status`.execute(db);
  const ofStatus = filter.status === undefined ? sql`` : sql`where status = ${filter.status}`;
  const { rows } = await sql<MandateRow>`
    select * from (${found}) mandate ${ofStatus} order by ${orderBy[filter.sort]}
    limit ${filter.limit} offset ${filter.offset}`.execute(db);
  const counts = { expired: 0, no_document: 0, expiring: 0, valid: 0 };
  for (const { status, count } of counted) counts[status] = count;
  return { rows, counts };
}

export async function findMandateForAdmin(db: Db, propertyId: number, today: string): Promise<MandateRow | undefined> {
  const { rows } = await sql<MandateRow>`${selectMandates(today, sql`p.id = ${propertyId}`)}`.execute(db);
  return rows[0];
}

export type MandateDocument = { property_id: number; file_key: string; media_type: string; account_id: number };

export async function findMandateDocument(db: Db, propertyId: number): Promise<MandateDocument | undefined> {
  const { rows } = await sql<MandateDocument>`
    select d.property_id, d.file_key, d.media_type, p.account_id
    from mandate_document d join property p on p.id = d.property_id where d.property_id = ${propertyId}`.execute(db);
  return rows[0];
}

/** Of an agency's own property, whose account is locked already. */
export async function findMandate(trx: Trx, accountId: number, propertyId: number) {
  const { rows } = await sql<{ signed_on: string | null }>`
    select s.mandate_signed_on::text as signed_on from property p join property_private s on s.property_id = p.id
    where p.id = ${propertyId} and p.account_id = ${accountId} and p.agency_id is not null`.execute(trx);
  return rows[0];
}

/** The name of the file it takes the place of, if there was one. */
export async function replaceMandateDocument(
  trx: Trx,
  document: Insertable<MandateDocumentTable>,
): Promise<string | null> {
  const earlier = await deleteMandateDocument(trx, document.property_id);
  await trx.insertInto('mandate_document').values(document).execute();
  return earlier;
}

export async function deleteMandateDocument(trx: Trx, propertyId: number): Promise<string | null> {
  const [key] = await deleteMandateDocuments(trx, [propertyId]);
  return key ?? null;
}

/** Names of their files, which are the caller's to delete. */
export async function deleteMandateDocuments(trx: Trx, propertyIds: readonly number[]): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from mandate_document where property_id = any (${propertyIds}::bigint[]) returning file_key`.execute(trx);
  return rows.map((row) => row.file_key);
}

export async function deleteMandateDocumentsOfAccount(trx: Trx, accountId: number): Promise<string[]> {
  const { rows } = await sql<{ file_key: string }>`
    delete from mandate_document d using property p where p.id = d.property_id and p.account_id = ${accountId}
    returning d.file_key`.execute(trx);
  return rows.map((row) => row.file_key);
}

export type ExportedMandateDocument = {
  property_id: number;
  media_type: string;
  bytes: number;
  signed_on: string | null;
  uploaded_at: Date;
  file_key: string;
};

export async function listMandateDocumentsForExport(db: Db, accountId: number): Promise<ExportedMandateDocument[]> {
  const { rows } = await sql<ExportedMandateDocument>`
    select d.property_id, d.media_type, d.bytes, d.signed_on::text as signed_on, d.uploaded_at, d.file_key
    from mandate_document d join property p on p.id = d.property_id
    where p.account_id = ${accountId} order by d.property_id`.execute(db);
  return rows;
}

/**
 * Listings of these properties bear the badge, or lose it. They and their cases are locked first, in that order: an update that
 * had to wait for whoever decides a case would go by what it saw before.
 */
export async function updateBadges(trx: Trx, propertyIds: readonly number[], today: string): Promise<void> {
  await sql`select from listing where property_id = any (${propertyIds}::bigint[]) order by id for no key update`.execute(
    trx,
  );
  await sql`select from exclusive_case where property_id = any (${propertyIds}::bigint[]) or other_id = any (${propertyIds}::bigint[])
    order by id for share`.execute(trx);
  await sql`
    update listing changed set exclusive = badge.has_badge
    from (
      select l.id, ${hasBadge(today)} and not ${hasLostExclusive} as has_badge
      from listing l join property p on p.id = l.property_id left join property_private s on s.property_id = p.id
      left join mandate_document d on d.property_id = p.id where p.id = any (${propertyIds}::bigint[])) badge
    where changed.id = badge.id and changed.exclusive <> badge.has_badge`.execute(trx);
}

export async function hasBadgeNow(trx: Trx, listingId: number): Promise<boolean> {
  const { exclusive } = await trx
    .selectFrom('listing')
    .select('exclusive')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  return exclusive;
}

/** Properties whose badge is not what their mandate says today: it began, or it ended. */
export async function listStaleBadges(db: Db, today: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct p.id from (
      select property_id from listing where exclusive union select property_id from mandate_document) candidate
      join property p on p.id = candidate.property_id join listing l on l.property_id = p.id
      left join property_private s on s.property_id = p.id left join mandate_document d on d.property_id = p.id
    where l.exclusive <> (${hasBadge(today)} and not ${hasLostExclusive})
    order by p.id limit ${limit}`.execute(db);
  return rows.map((row) => row.id);
}
