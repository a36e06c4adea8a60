/** SQL of invoices that are there: read one, own pages of them, the admin's list. Days leave as text. */
import type { Customer, InvoiceKind, InvoiceLine, Issuer, ReportingState } from '@estia/contract/invoices/model';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type InvoiceRow = {
  id: number;
  kind: InvoiceKind;
  series: string;
  number: number;
  account_id: number;
  issued_at: Date;
  issued_on: string;
  issuer: Issuer;
  customer: Customer;
  lines: InvoiceLine[];
  net_cents: number;
  vat_percent: number;
  vat_cents: number;
  gross_cents: number;
  period_from: string;
  period_to: string;
  paid_by: 'card' | 'deposit';
  reporting: ReportingState;
  mark: string | null;
  uid: string | null;
  qr_url: string | null;
  auth_code: string | null;
  marked_by: number | null;
  tries: number;
  next_try_at: Date | null;
  last_fault: string | null;
  /** Of the invoice that a credit note takes back from. */
  credits_series: string | null;
  credits_number: number | null;
  credits_mark: string | null;
};

const columns =
  sql.raw(`i.id, i.kind, i.series, i.number, i.account_id, i.issued_at, i.issued_on::text as issued_on, i.issuer,
  i.customer, i.lines, i.net_cents, i.vat_percent, i.vat_cents, i.gross_cents, i.period_from::text as period_from,
  i.period_to::text as period_to, i.paid_by, i.reporting, i.mark, i.uid, i.qr_url, i.auth_code, i.marked_by, i.tries,
  i.next_try_at, i.last_fault, c.series as credits_series, c.number as credits_number, c.mark as credits_mark`);
const withCredited = sql.raw('invoice i left join invoice c on c.id = i.credits_id');

export async function findInvoice(db: Db, id: number): Promise<InvoiceRow | undefined> {
  const { rows } = await sql<InvoiceRow>`select ${columns} from ${withCredited} where i.id = ${id}`.execute(db);
  return rows[0];
}

type Page = { limit: number; offset: number };

export async function listAgencyInvoices(db: Db, accountId: number, { limit, offset }: Page) {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from ${withCredited} where i.account_id = ${accountId}
    order by i.id desc limit ${limit} offset ${offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from invoice where account_id = ${accountId}`.execute(db);
  return { rows, count: counted[0]?.count ?? 0 };
}

export type InvoiceFilter = {
  id?: number | undefined;
  reporting?: ReportingState | 'unmarked' | 'late' | undefined;
  kind?: InvoiceKind | undefined;
  /** Beginnings of words of the folded name, AFM or GEMI. */
  agencyWords: readonly string[];
  from?: string | undefined;
  /** The last day that counts. */
  to?: string | undefined;
};

const inReporting = (reporting: NonNullable<InvoiceFilter['reporting']>, lateBefore: Date) => {
  if (reporting === 'unmarked') return sql`i.mark is null`;
  if (reporting === 'late') return sql`i.mark is null and i.issued_at <= ${lateBefore}`;
  return sql`i.reporting = ${reporting}`;
};

const buildWhere = ({ id, reporting, kind, agencyWords, from, to }: InvoiceFilter, lateBefore: Date) =>
  sql.join(
    [
      sql`true`,
      ...(id ? [sql`i.id = ${id}`] : []),
      ...(reporting ? [inReporting(reporting, lateBefore)] : []),
      ...(kind ? [sql`i.kind = ${kind}`] : []),
      ...agencyWords.map((word) => sql`i.customer_key like ${`% ${word.replace(/[\\%_]/g, '\\$&')}%`}`),
      ...(from ? [sql`i.issued_on >= ${from}::date`] : []),
      ...(to ? [sql`i.issued_on <= ${to}::date`] : []),
    ],
    sql` and `,
  );

export async function listInvoices(db: Db, filter: InvoiceFilter, lateBefore: Date, { limit, offset }: Page) {
  const where = buildWhere(filter, lateBefore);
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from ${withCredited} where ${where} order by i.id desc limit ${limit} offset ${offset}`.execute(
    db,
  );
  const { rows: counted } = await sql<{ count: number; late: number }>`
    select (select count(*)::int from invoice i where ${where}) as count,
      (select count(*)::int from invoice i where i.mark is null and i.issued_at <= ${lateBefore}) as late`.execute(db);
  return { rows, count: counted[0]?.count ?? 0, late: counted[0]?.late ?? 0 };
}

/** A slice of the accountant's file, oldest first. */
export async function listInvoicesAfter(db: Db, filter: InvoiceFilter, lateBefore: Date, after: number, limit: number) {
  const { rows } = await sql<InvoiceRow>`
    select ${columns} from ${withCredited} where ${buildWhere(filter, lateBefore)} and i.id > ${after}
    order by i.id limit ${limit}`.execute(db);
  return rows;
}
