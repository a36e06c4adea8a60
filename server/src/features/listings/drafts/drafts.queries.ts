/**
 * SQL of listings that are being written. Every statement names the account: somebody else's draft is as if it were not
 * there.
 */
import type { RoleId } from '@estia/contract/accounts/roles';
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import type { WizardStep } from '@estia/contract/listings/fields';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type DraftRow = {
  id: number;
  account_id: number;
  property_id: number | null;
  purpose: 1 | 2;
  answers: FieldAnswers;
  step: WizardStep;
  version: number;
  updated_at: Date;
  published_at: Date | null;
  listing_id: number | null;
};

const likePattern = (text: string): string => `%${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;

const columns = [
  ...(['id', 'account_id', 'property_id', 'purpose', 'answers', 'step', 'version', 'updated_at'] as const),
  ...(['published_at', 'listing_id'] as const),
] as const;

/** Answers and step are written by this feature alone, from values of these types. */
const draftOf = (row: Omit<DraftRow, 'answers' | 'step'> & { answers: unknown; step: string }) => row as DraftRow;

export async function findDraft(db: Db, accountId: number, id: number): Promise<DraftRow | undefined> {
  const row = await db
    .selectFrom('draft')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && draftOf(row);
}

/** Nobody else's until the transaction ends. */
export async function lockDraft(trx: Trx, accountId: number, id: number): Promise<DraftRow | undefined> {
  const row = await trx
    .selectFrom('draft')
    .select(columns)
    .where('id', '=', id)
    .where('account_id', '=', accountId)
    .forUpdate()
    .executeTakeFirst();
  return row && draftOf(row);
}

/** The one open draft that changes this offer, whoever asks for it twice. */
export async function findOpenDraft(db: Db, propertyId: number, purpose: 1 | 2): Promise<DraftRow | undefined> {
  const row = await db
    .selectFrom('draft')
    .select(columns)
    .where('property_id', '=', propertyId)
    .where('purpose', '=', purpose)
    .where('published_at', 'is', null)
    .executeTakeFirst();
  return row && draftOf(row);
}

type NewDraft = {
  account_id: number;
  property_id: number | null;
  purpose: 1 | 2;
  answers: FieldAnswers;
  step: WizardStep;
};

export async function insertDraft(trx: Trx, draft: NewDraft, now: Date): Promise<DraftRow> {
  const row = await trx
    .insertInto('draft')
    .values({ ...draft, answers: JSON.stringify(draft.answers), created_at: now, updated_at: now })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return draftOf(row);
}

export async function updateDraft(
  trx: Trx,
  id: number,
  { answers, ...set }: { purpose: 1 | 2; answers: FieldAnswers; step: WizardStep; version: number; updated_at: Date },
): Promise<void> {
  await trx
    .updateTable('draft')
    .set({ ...set, answers: JSON.stringify(answers) })
    .where('id', '=', id)
    .execute();
}

/** What was answered now stands in the listing; of the draft stays that somebody declared their right to offer it. */
export async function markDraftPublished(
  trx: Trx,
  id: number,
  done: { listing_id: number; property_id: number; published_at: Date },
): Promise<void> {
  await trx
    .updateTable('draft')
    .set({ ...done, updated_at: done.published_at, answers: JSON.stringify({ right_declared: 'on' }) })
    .where('id', '=', id)
    .execute();
}

export const deleteDraft = (trx: Trx, id: number) => trx.deleteFrom('draft').where('id', '=', id).execute();

/** Those that people have begun: what a source sends has no limit of its own. */
export async function countWrittenDrafts(trx: Trx, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from draft d
    where d.account_id = ${accountId} and d.published_at is null
      and not exists (select from source_item i where i.draft_id = d.id)`.execute(trx);
  return rows[0]?.count ?? 0;
}

export type DraftFilter = {
  purpose?: 1 | 2 | undefined;
  sourceId?: number | undefined;
  isWritten?: boolean | undefined;
  search?: string | undefined;
};

const filterConditions = (accountId: number, { purpose, sourceId, isWritten, search }: DraftFilter) => sql`
  d.account_id = ${accountId} and d.published_at is null and ${purpose ? sql`d.purpose = ${purpose}` : sql`true`}
  and ${sourceId ? sql`i.source_id = ${sourceId}` : sql`true`} and ${isWritten ? sql`i.id is null` : sql`true`}
  and ${
    search
      ? sql`(i.reference ilike ${likePattern(search)} or d.answers->>'street' ilike ${likePattern(search)}
        or d.answers->>'title_el' ilike ${likePattern(search)} or d.answers->>'title_en' ilike ${likePattern(search)})`
      : sql`true`
  }`;

export async function countDrafts(db: Db, accountId: number, filter: DraftFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from draft d left join source_item i on i.draft_id = d.id
    where ${filterConditions(accountId, filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type DraftListRow = DraftRow & {
  photo: [string, number, number, string, boolean] | null;
  /** Of a source: from here on what its feed calls it. */
  source_id: number | null;
  source_name: string | null;
  reference: string | null;
  photos: number;
};

export async function listDrafts(
  db: Db,
  accountId: number,
  { limit, offset, ...filter }: DraftFilter & { limit: number; offset: number },
): Promise<DraftListRow[]> {
  const { rows } = await sql<DraftListRow>`
    select ${sql.join(columns.map((name) => sql.ref(`d.${name}`)))}, first.photo, i.source_id, s.name as source_name, i.reference,
      (select count(*)::int from draft_photo dp where dp.draft_id = d.id and dp.state in ('uploaded', 'ready')) as photos
    from draft d left join source_item i on i.draft_id = d.id left join source s on s.id = i.source_id
    left join lateral (
      select json_build_array(f.key, f.width, f.height, f.placeholder, f.has_avif) as photo
      from draft_photo dp join photo f on f.id = dp.photo_id
      where dp.draft_id = d.id and dp.state = 'ready' order by dp.position, dp.id limit 1) first on true
    where ${filterConditions(accountId, filter)}
    order by d.updated_at desc, d.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** What a published draft became; null when that listing is gone for good. */
export async function findDraftListing(
  db: Db,
  listingId: number,
): Promise<{ property_id: number; purpose: 1 | 2; is_active: boolean | null } | undefined> {
  const row = await db
    .selectFrom('listing')
    .select(['property_id', 'purpose', 'is_active'])
    .where('id', '=', listingId)
    .executeTakeFirst();
  return row;
}

type Columns = Record<string, string | number | boolean | number[] | null>;
export type PropertyToEditRow = {
  home: Columns;
  lat: number;
  lon: number;
  offer: Columns | null;
  contact: Columns | null;
  secret: Columns | null;
};

/** All that its owner once answered about a home, to be answered again. */
export async function findPropertyToEdit(
  db: Db,
  accountId: number,
  propertyId: number,
  purpose: 1 | 2,
): Promise<PropertyToEditRow | undefined> {
  const { rows } = await sql<PropertyToEditRow>`
    select to_jsonb(p) - 'exact_point' - 'public_point' - 'duplicate_key' as home, st_y(p.exact_point) as lat, st_x(p.exact_point) as lon,
      to_jsonb(l) as offer, to_jsonb(c) as contact, to_jsonb(s) as secret
    from property p
    left join listing l on l.property_id = p.id and l.purpose = ${purpose}
    left join property_contact c on c.property_id = p.id
    left join property_private s on s.property_id = p.id
    where p.id = ${propertyId} and p.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export type AdvertiserRow = {
  id: number;
  role_id: RoleId;
  status: string;
  email: string;
  email_confirmed_at: Date | null;
  username: string;
  locale: string;
  erase_after: Date | null;
  agency_id: number | null;
};

/**
 * Whoever changes what an account has on the market holds its row first, so that two who count its listings take turns.
 * Not
 * `for update`: rows that only point to the account need not wait.
 */
export async function lockAdvertiser(trx: Trx, id: number): Promise<AdvertiserRow | undefined> {
  const { rows } = await sql<AdvertiserRow>`
    select a.id, a.role_id, a.status, a.email, a.email_confirmed_at, a.username, a.locale, a.erase_after,
      (select g.id from agency g where g.account_id = a.id) as agency_id
    from account a where a.id = ${id} for no key update of a`.execute(trx);
  return rows[0];
}
