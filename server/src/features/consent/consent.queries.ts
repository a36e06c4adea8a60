/** SQL of cookie choices. */
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Of two choices of one browser that come at once the second waits. */
export const lockConsent = (trx: Trx, consentId: string) =>
  sql`select pg_advisory_xact_lock(hashtext('consent_record'), hashtext(${consentId}))`.execute(trx);

export const findCurrentConsent = (trx: Trx, consentId: string) =>
  trx
    .selectFrom('consent_record')
    .select(['id', 'purposes', 'version', 'locale', 'account_id'])
    .where('consent_id', '=', consentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();

export const withdrawConsent = (trx: Trx, id: number, now: Date) =>
  trx.updateTable('consent_record').set({ withdrawn_at: now }).where('id', '=', id).execute();

type NewConsent = {
  consent_id: string;
  account_id: number | null;
  purposes: string[];
  version: string;
  locale: Locale;
  created_at: Date;
};
export const insertConsent = (trx: Trx, row: NewConsent) => trx.insertInto('consent_record').values(row).execute();

/** For "everything about me". */
export async function listConsentsForExport(db: Db, accountId: number): Promise<Record<string, unknown>[]> {
  const { rows } = await sql<Record<string, unknown>>`
    select consent_id, purposes, version, locale, created_at, withdrawn_at
    from consent_record where account_id = ${accountId} order by id`.execute(db);
  return rows;
}
