/** SQL of the legal texts. The day is the day in Greece. */
import type { LegalKind } from '@estia/contract/pages/limits';
import { type Insertable, sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { TermsAcceptance } from '../../platform/generated/schema.ts';

export type LegalTextRow = {
  id: number;
  kind: LegalKind;
  /** The day it took effect, or will. */
  version: string;
  announced_at: Date;
  text_el: string;
  text_en: string;
  changes_el: string;
  changes_en: string;
};
export type LegalVersion = Omit<LegalTextRow, 'text_el' | 'text_en'>;

const versionColumns = sql`id, kind, to_char(effective_from, 'YYYY-MM-DD') as version, announced_at, changes_el, changes_en`;
const today = (now: Date) => sql`(${now}::timestamptz at time zone 'Europe/Athens')::date`;

/** All that were announced, newest first. One a quarter would be many: they are few, and shown whole. */
const MAX_ROWS = 200;

export async function listAnnouncedVersions(db: Db, kind: LegalKind): Promise<LegalVersion[]> {
  const { rows } = await sql<LegalVersion>`
    select ${versionColumns} from legal_text where kind = ${kind} and announced_at is not null
    order by effective_from desc limit ${MAX_ROWS}`.execute(db);
  return rows;
}

/** The words of one version; without a version those in force today. The first is in force until there is another. */
export async function findLegalText(
  db: Db,
  kind: LegalKind,
  at: { version: string } | { now: Date },
): Promise<LegalTextRow | undefined> {
  const which =
    'version' in at ? sql`effective_from = ${at.version}::date` : sql`(is_first or effective_from <= ${today(at.now)})`;
  const { rows } = await sql<LegalTextRow>`
    select ${versionColumns}, text_el, text_en from legal_text where kind = ${kind} and announced_at is not null and ${which}
    order by effective_from desc limit 1`.execute(db);
  return rows[0];
}

/** The version of the terms that counts now: what registering accepts. */
export async function getTermsVersionInForce(db: Db, now: Date): Promise<string> {
  const { rows } = await sql<{ version: string }>`
    select to_char(effective_from, 'YYYY-MM-DD') as version from legal_text
    where kind = 'terms' and announced_at is not null and (is_first or effective_from <= ${today(now)})
    order by effective_from desc limit 1`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('There are no terms in force');
  return row.version;
}

/** Announced and not yet in force, the next one first. */
export async function listUpcomingVersions(db: Db, now: Date): Promise<LegalVersion[]> {
  const { rows } = await sql<LegalVersion>`
    select ${versionColumns} from legal_text
    where announced_at is not null and not is_first and effective_from > ${today(now)}
    order by effective_from, kind limit ${MAX_ROWS}`.execute(db);
  return rows;
}

export async function listRetentionPeriods(db: Db): Promise<{ what: string; days: number }[]> {
  return db.selectFrom('retention').select(['what', 'days']).orderBy('what').limit(MAX_ROWS).execute();
}

export async function hasAcceptedTerms(db: Db, accountId: number, version: string): Promise<boolean> {
  const row = await db
    .selectFrom('terms_acceptance')
    .select('at')
    .where('account_id', '=', accountId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row !== undefined;
}

/** The first yes counts: asked twice, nothing moves. */
export const insertTermsAcceptance = (db: Db, row: Insertable<TermsAcceptance>) =>
  db
    .insertInto('terms_acceptance')
    .values(row)
    .onConflict((on) => on.columns(['account_id', 'version']).doNothing())
    .execute();

export type ListedLegalVersion = LegalVersion & {
  published_by: string | null;
  accepted_count: number;
  notified_count: number;
};

export async function listVersionsForAdmin(db: Db): Promise<ListedLegalVersion[]> {
  const { rows } = await sql<ListedLegalVersion>`
    select t.id, t.kind, to_char(t.effective_from, 'YYYY-MM-DD') as version, t.announced_at, t.changes_el, t.changes_en,
      a.username as published_by,
      case when t.kind = 'terms' then
        (select count(*) from terms_acceptance x where x.version = to_char(t.effective_from, 'YYYY-MM-DD')) else 0 end as accepted_count,
      (select count(*) from legal_notice n where n.legal_text_id = t.id) as notified_count
    from legal_text t left join account a on a.id = t.published_by
    where t.announced_at is not null order by t.effective_from desc, t.kind desc limit ${MAX_ROWS}`.execute(db);
  return rows.map((row) => ({
    ...row,
    accepted_count: Number(row.accepted_count),
    notified_count: Number(row.notified_count),
  }));
}

export type LegalDraft = Pick<LegalTextRow, 'text_el' | 'text_en' | 'changes_el' | 'changes_en'>;

export const findLegalDraft = (db: Db, kind: LegalKind) =>
  db
    .selectFrom('legal_text')
    .select(['id', 'saved_at', 'text_el', 'text_en', 'changes_el', 'changes_en'])
    .where('kind', '=', kind)
    .where('announced_at', 'is', null)
    .executeTakeFirst();

/** Held until the transaction ends: of two admins who save or announce at once the second sees what the first did. */
export const lockLegalDraft = (trx: Trx, kind: LegalKind) =>
  trx
    .selectFrom('legal_text')
    .select(['id', 'saved_at', 'changes_el', 'changes_en'])
    .where('kind', '=', kind)
    .where('announced_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Of two first savings at once one is refused by the index and told so. */
export async function insertLegalDraft(trx: Trx, kind: LegalKind, draft: LegalDraft, now: Date): Promise<boolean> {
  const made = await trx
    .insertInto('legal_text')
    .values({ kind, ...draft, saved_at: now })
    .onConflict((on) => on.column('kind').where('announced_at', 'is', null).doNothing())
    .executeTakeFirst();
  return (made.numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export const updateLegalDraft = (trx: Trx, id: number, draft: LegalDraft, now: Date) =>
  trx
    .updateTable('legal_text')
    .set({ ...draft, saved_at: now })
    .where('id', '=', id)
    .execute();

export const deleteLegalDraft = (db: Db, kind: LegalKind) =>
  db.deleteFrom('legal_text').where('kind', '=', kind).where('announced_at', 'is', null).execute();

export const announceLegalText = (trx: Trx, id: number, at: { day: string; now: Date; by: number }) =>
  sql`update legal_text set announced_at = ${at.now}, effective_from = ${at.day}::date, published_by = ${at.by}
    where id = ${id}`.execute(trx);

export type NoticeRecipient = { id: number; email: string; locale: string; username: string; refused: boolean };

/**
 * A slice of those who have not been told, marked as told. Only proven mailboxes: what somebody typed as theirs may be
 * a stranger's. Who comes after the day has accepted the new version already.
 */
export async function claimNoticeRecipients(
  trx: Trx,
  text: LegalVersion,
  at: { now: Date; after: number; limit: number },
): Promise<NoticeRecipient[]> {
  const { rows } = await sql<NoticeRecipient>`
    with found as (
      select a.id, a.email::text as email, a.locale, a.username, a.email_refused_at is not null as refused from account a
      where a.id > ${at.after} and a.email_confirmed_at is not null and a.status <> 'blocked'
        and a.created_at < (${text.version}::date::timestamp at time zone 'Europe/Athens')
        and not exists (select from legal_notice n where n.legal_text_id = ${text.id} and n.account_id = a.id)
      order by a.id limit ${at.limit} for key share of a
    ), marked as (
      insert into legal_notice (legal_text_id, account_id, at) select ${text.id}, id, ${at.now} from found
      on conflict do nothing returning account_id
    )
    select found.* from found join marked on marked.account_id = found.id order by found.id`.execute(trx);
  return rows;
}

/** What people are still to be told of: announced, and in force since yesterday at most. */
export async function listVersionsToNotify(db: Db, now: Date): Promise<LegalVersion[]> {
  const { rows } = await sql<LegalVersion>`
    select ${versionColumns} from legal_text
    where announced_at is not null and not is_first and effective_from >= ${today(now)} - 1
    order by effective_from limit ${MAX_ROWS}`.execute(db);
  return rows;
}
