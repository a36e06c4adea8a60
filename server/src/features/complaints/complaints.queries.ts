/** SQL of complaints about decisions. Whoever changes one holds the row of its statement first. */
import type { ComplaintOutcome } from '@estia/contract/statements-of-reasons/complaints';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import { type StatementRow, statementColumns } from '../statements-of-reasons/index.ts';

export type ComplaintRow = StatementRow & {
  decided_by: number | null;
  /** By name; of a former admin null. */
  decider: string | null;
  listing_ids: number[];
  subject_id: number | null;
  username: string | null;
  email: string | null;
  locale: string | null;
  text: string;
  made_at: Date;
  outcome: ComplaintOutcome | null;
  answer: string | null;
  answered_at: Date | null;
  answered_by: number | null;
};

const columns = sql`${statementColumns}, s.decided_by, d.username as decider, s.listing_ids, s.subject_id, a.username, a.email::text as email, a.locale,
  c.text, c.made_at, c.outcome, c.decision as answer, c.decided_at as answered_at, c.decided_by as answered_by`;
const tables = sql`statement_complaint c join statement_of_reasons s on s.id = c.statement_id left join account a on a.id = s.account_id
  left join account d on d.id = s.decided_by`;

type Page = { state: 'open' | 'decided'; limit: number; offset: number };

export async function listComplaints(db: Db, { state, limit, offset }: Page): Promise<ComplaintRow[]> {
  const some =
    state === 'open'
      ? sql`c.decided_at is null order by c.made_at, c.statement_id`
      : sql`c.decided_at is not null order by c.decided_at desc, c.statement_id`;
  const { rows } = await sql<ComplaintRow>`
    select ${columns} from ${tables} where ${some} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countComplaints(db: Db): Promise<{ open: number; decided: number }> {
  const { rows } = await sql<{ open: number; decided: number }>`
    select count(*) filter (where decided_at is null)::int as open, count(*) filter (where decided_at is not null)::int as decided
    from statement_complaint`.execute(db);
  return rows[0] ?? { open: 0, decided: 0 };
}

export async function findComplaint(db: Db, id: number): Promise<ComplaintRow | undefined> {
  const { rows } = await sql<ComplaintRow>`select ${columns} from ${tables} where c.statement_id = ${id}`.execute(db);
  return rows[0];
}

export type ComplainedStatement = {
  id: number;
  account_id: number | null;
  kind: StatementRow['kind'];
  complain_by: string;
  code_hash: Buffer;
};

export async function findStatementByCode(db: Db, codeHash: Buffer): Promise<ComplainedStatement | undefined> {
  const { rows } = await sql<ComplainedStatement>`
    select id, account_id, kind, complain_by::text as complain_by, code_hash from statement_of_reasons where code_hash = ${codeHash}`.execute(
    db,
  );
  return rows[0];
}

/** Of two who complain at once, or decide, one waits. The account first, as everybody: what is lifted is its own. */
export async function lockStatement(trx: Trx, id: number): Promise<ComplainedStatement | undefined> {
  await sql`
    select from account a where a.id = (select s.account_id from statement_of_reasons s where s.id = ${id}) for update of a`.execute(
    trx,
  );
  return lockStatementRow(trx, id);
}

async function lockStatementRow(trx: Trx, id: number): Promise<ComplainedStatement | undefined> {
  const { rows } = await sql<ComplainedStatement>`
    select id, account_id, kind, complain_by::text as complain_by, code_hash from statement_of_reasons where id = ${id} for update`.execute(
    trx,
  );
  return rows[0];
}

export const insertComplaint = (trx: Trx, id: number, { text, now }: { text: string; now: Date }) =>
  sql`insert into statement_complaint (statement_id, made_at, text) values (${id}, ${now}, ${text})`.execute(trx);

type Answer = { outcome: ComplaintOutcome; answer: string; adminId: number; now: Date };

export const saveAnswer = (trx: Trx, id: number, { outcome, answer, adminId, now }: Answer) =>
  sql`
    update statement_complaint set outcome = ${outcome}, decision = ${answer}, decided_by = ${adminId}, decided_at = ${now}
    where statement_id = ${id} and decided_at is null`.execute(trx);

export const markLifted = (trx: Trx, id: number, now: Date) =>
  sql`update statement_of_reasons set lifted_at = ${now} where id = ${id} and lifted_at is null`.execute(trx);

const accountKinds = ['account_rejected', 'account_blocked', 'account_suspended', 'account_deleted'];

/** False: it has ended already, or a later decision restricts the same. A complaint about it ends no other. */
export async function isLatestInForce(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`
    select s.lifted_at is null and not exists (
      select from statement_of_reasons n
      where n.account_id = s.account_id and n.id > s.id and n.lifted_at is null
        and (n.listing_ids && s.listing_ids or (n.kind = any (${accountKinds}) and s.kind = any (${accountKinds})))) as is
    from statement_of_reasons s where s.id = ${id}`.execute(trx);
  return rows[0]?.is ?? false;
}

/** Their owner may bring them back; other decisions about them stay. */
export const releaseListings = (trx: Trx, ids: readonly number[], now: Date) =>
  sql`
    update listing set pause_reason = null, updated_at = ${now} where id = any (${ids}::bigint[]) and pause_reason = 'admin'`.execute(
    trx,
  );
