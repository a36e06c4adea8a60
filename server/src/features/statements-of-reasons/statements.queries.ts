/** SQL of statements of reasons. A row is written with its restriction and never changed, but for when it was lifted. */
import type { NoticeException } from '@estia/contract/contract-ends/model';
import type { ComplaintOutcome } from '@estia/contract/statements-of-reasons/complaints';
import type { FoundBy, RestrictionGround, RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type StatementRow = {
  id: number;
  account_id: number | null;
  kind: RestrictionKind;
  codes: string[];
  listing_count: number;
  subject_name: string;
  ground: RestrictionGround;
  reason_id: number | null;
  found_by: FoundBy;
  is_automatic: boolean;
  facts: string;
  decided_at: Date;
  until: string | null;
  complain_by: string;
  lifted_at: Date | null;
  report_id: number | null;
  effective_on: string | null;
  notice_exception: NoticeException | null;
};

/** Of `statement_of_reasons s`. */
export const statementColumns =
  sql.raw(`s.id, s.account_id, s.kind, s.codes, s.listing_count, s.subject_name, s.ground, s.reason_id, s.found_by,
  s.decided_by is null as is_automatic, s.facts, s.decided_at, s.until::text as until, s.complain_by::text as complain_by, s.lifted_at, s.report_id,
  (select e.ends_on::text from contract_end e where e.statement_id = s.id) as effective_on,
  (select e.exception from contract_end e where e.statement_id = s.id) as notice_exception`);

export type StatementToInsert = {
  accountId: number | null;
  kind: RestrictionKind;
  listingIds: readonly number[];
  codes: readonly string[];
  subjectId: number | null;
  subjectName: string;
  ground: RestrictionGround;
  reasonId: number | null;
  reportId: number | null;
  foundBy: FoundBy;
  decidedBy: number | null;
  facts: string;
  decidedAt: Date;
  until: string | null;
  complainBy: string;
  codeHash: Buffer;
};

export async function insertStatement(trx: Trx, row: StatementToInsert): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into statement_of_reasons (account_id, kind, listing_ids, codes, listing_count, subject_id, subject_name, ground, reason_id, report_id,
      found_by, decided_by, facts, decided_at, until, complain_by, code_hash)
    values (${row.accountId}, ${row.kind}, ${row.listingIds}::bigint[], ${row.codes}::text[], ${row.listingIds.length}, ${row.subjectId},
      ${row.subjectName}, ${row.ground}, ${row.reasonId}, ${row.reportId}, ${row.foundBy}, ${row.decidedBy}, ${row.facts}, ${row.decidedAt},
      ${row.until}::date, ${row.complainBy}::date, ${row.codeHash})
    returning id`.execute(trx);
  const [inserted] = rows;
  if (!inserted) throw new Error('No statement of reasons was written');
  return inserted.id;
}

type Page = { limit: number; offset: number };

/** Newest first. */
export async function listStatements(db: Db, accountId: number, { limit, offset }: Page): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select ${statementColumns} from statement_of_reasons s where s.account_id = ${accountId}
    order by s.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countStatements(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from statement_of_reasons where account_id = ${accountId}`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function findStatement(db: Db, id: number): Promise<StatementRow | undefined> {
  const { rows } =
    await sql<StatementRow>`select ${statementColumns} from statement_of_reasons s where s.id = ${id}`.execute(db);
  return rows[0];
}

export type OwnComplaintRow = { text: string; made_at: Date; outcome: ComplaintOutcome | null; answer: string | null };

export async function findOwnComplaint(db: Db, id: number): Promise<OwnComplaintRow | undefined> {
  const { rows } = await sql<OwnComplaintRow>`
    select text, made_at, outcome, decision as answer from statement_complaint where statement_id = ${id}`.execute(db);
  return rows[0];
}

/** What somebody was told about themselves; which admin decided is nobody's business. */
export async function listStatementsForExport(
  db: Db,
  accountId: number,
): Promise<(StatementRow & { complaint: object | null; contract_end: object | null })[]> {
  const { rows } = await sql<StatementRow & { complaint: object | null; contract_end: object | null }>`
    select ${statementColumns}, (select to_jsonb(c) - 'statement_id' - 'decided_by' from statement_complaint c where c.statement_id = s.id) as complaint,
      (select to_jsonb(e) - 'statement_id' - 'account_id' - 'given_by' - 'withdrawn_by' - 'ended_in' from contract_end e where e.statement_id = s.id) as contract_end
    from statement_of_reasons s where s.account_id = ${accountId} order by s.id`.execute(db);
  return rows;
}

/** Of old ones the words go; that there was one stays, for the yearly reports. */
export async function redactOldStatements(trx: Trx, before: Date): Promise<void> {
  await sql`
    update statement_complaint c set text = '', decision = '' from statement_of_reasons s
    where s.id = c.statement_id and s.decided_at < ${before} and c.decided_at is not null and (c.text <> '' or c.decision <> '')`.execute(
    trx,
  );
  await sql`
    update contract_end set withdrawal_reason = '' where withdrawn_at < ${before} and withdrawal_reason <> ''`.execute(
    trx,
  );
  await sql`
    update statement_of_reasons set facts = '', codes = '{}', subject_name = ''
    where decided_at < ${before} and (facts <> '' or codes <> '{}' or subject_name <> '')`.execute(trx);
}
