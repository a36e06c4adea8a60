/** SQL of reporting: a row is record and queue in one. Only the columns of the authority's answer are ever written. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import type { ReportReceipt } from '../../platform/e-invoicing/invoice-reporter.ts';

/** One short statement: of two workers one gets the invoice, and no lock is held while the authority is asked. */
export async function claimInvoiceToReport(
  db: Db,
  now: Date,
  until: Date,
): Promise<{ id: number; tries: number } | null> {
  const { rows } = await sql<{ id: number; tries: number }>`
    update invoice set tries = least(tries + 1, 30000), next_try_at = ${until}
    where id = (
      select id from invoice where reporting = 'queued' and next_try_at <= ${now}
      order by next_try_at, id limit 1 for update skip locked
    )
    returning id, tries`.execute(db);
  return rows[0] ?? null;
}

export const markInvoiceReported = (db: Db, id: number, { mark, uid, qr_url, auth_code }: ReportReceipt) =>
  db
    .updateTable('invoice')
    .set({ reporting: 'reported', mark, uid, qr_url, auth_code, marked_by: null, next_try_at: null, last_fault: null })
    .where('id', '=', id)
    .where('mark', 'is', null)
    .execute();

export const markInvoiceUnreported = (db: Db, id: number, reporting: 'failed' | 'manual', fault: string | null) =>
  db
    .updateTable('invoice')
    .set({ reporting, next_try_at: null, last_fault: fault })
    .where('id', '=', id)
    .where('reporting', '=', 'queued')
    .execute();

export const scheduleReportRetry = (db: Db, id: number, at: Date, fault: string | null) =>
  db
    .updateTable('invoice')
    .set({ next_try_at: at, last_fault: fault })
    .where('id', '=', id)
    .where('reporting', '=', 'queued')
    .execute();

/** Marks what is late as told of; whoever gets the rows tells of them, if their transaction commits. */
export async function claimInvoicesWithoutMark(trx: Trx, issuedBefore: Date, now: Date) {
  const { rows } = await sql<{ series: string; number: number }>`
    update invoice set alerted_at = ${now}
    where id = any (array(
      select id from invoice where mark is null and alerted_at is null and issued_at <= ${issuedBefore}
      order by issued_at limit 500 for update skip locked))
    returning series, number`.execute(trx);
  return rows;
}

export const listAdminRecipients = (db: Db) =>
  db
    .selectFrom('account')
    .select(['id', 'email', 'locale', 'username'])
    .where('role_id', '=', roleIds.admin)
    .where('status', '=', 'approved')
    .orderBy('id')
    .execute();

/** Held for an admin's action. */
export const lockInvoiceReporting = (trx: Trx, id: number) =>
  trx
    .selectFrom('invoice')
    .select(['id', 'account_id', 'reporting', 'mark', 'marked_by', 'uid', 'qr_url'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();

export const updateMark = (
  trx: Trx,
  id: number,
  typed: { mark: string; uid: string | null; qr_url: string | null; marked_by: number },
) =>
  trx
    .updateTable('invoice')
    .set({ ...typed, reporting: 'reported', next_try_at: null, last_fault: null })
    .where('id', '=', id)
    .execute();

export const requeueInvoice = (trx: Trx, id: number, now: Date) =>
  trx.updateTable('invoice').set({ reporting: 'queued', next_try_at: now }).where('id', '=', id).execute();

export async function isMarkInUse(db: Db, mark: string, but: number): Promise<boolean> {
  const row = await db
    .selectFrom('invoice')
    .select('id')
    .where('mark', '=', mark)
    .where('id', '<>', but)
    .executeTakeFirst();
  return row !== undefined;
}
