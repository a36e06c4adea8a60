/** SQL of cases of two exclusive mandates as the agencies and the admins read them. */
import type { DisputeSort, ExclusiveSide } from '@estia/contract/matches/model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';
import { type ExclusiveCaseRow, selectCases } from './exclusive-cases.queries.ts';

const ofAccount = (accountId: number) => sql`(c.account_id = ${accountId} or c.other_account_id = ${accountId})`;

type OwnPage = { state: 'open' | 'all'; limit: number; offset: number };
const inState = (state: OwnPage['state']) => (state === 'open' ? sql`and c.state = 'open'` : sql``);

export async function listCasesOf(
  db: Db,
  accountId: number,
  { state, limit, offset }: OwnPage,
): Promise<ExclusiveCaseRow[]> {
  const { rows } = await sql<ExclusiveCaseRow>`
    ${selectCases} where ${ofAccount(accountId)} ${inState(state)} order by c.opened_at desc, c.id desc
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countCasesOf(db: Db, accountId: number, state: OwnPage['state']): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from exclusive_case c where ${ofAccount(accountId)} ${inState(state)}`.execute(db);
  return rows[0]?.n ?? 0;
}

export type ExclusiveCaseTab = 'ready' | 'waiting' | 'closed';

/** Both have written, or their time is over. */
const isReady = (
  now: Date,
) => sql`(c.answer_due_at <= ${now} or (select count(distinct s.author) from exclusive_statement s
  where s.exclusive_case_id = c.id and s.at >= c.opened_at) = 2)`;
export const isInExclusiveCaseTab = (tab: ExclusiveCaseTab, now: Date) =>
  ({
    ready: sql`c.state = 'open' and ${isReady(now)}`,
    waiting: sql`c.state = 'open' and not ${isReady(now)}`,
    closed: sql`c.state in ('decided', 'ended')`,
  })[tab];

type AdminPage = { state: ExclusiveCaseTab; sort: DisputeSort; order: 'asc' | 'desc'; limit: number; offset: number };

export async function listCases(
  db: Db,
  now: Date,
  { state, sort, order, limit, offset }: AdminPage,
): Promise<ExclusiveCaseRow[]> {
  const { rows } = await sql<ExclusiveCaseRow>`
    ${selectCases} where ${isInExclusiveCaseTab(state, now)} order by ${sql.raw(`c.${sort} ${order}, c.id ${order}`)}
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countCases(db: Db, now: Date): Promise<Record<ExclusiveCaseTab, number>> {
  const { rows } = await sql<Record<ExclusiveCaseTab, number>>`
    select count(*) filter (where ${isInExclusiveCaseTab('ready', now)})::int as ready, count(*) filter (where ${isInExclusiveCaseTab('waiting', now)})::int as waiting,
      count(*) filter (where ${isInExclusiveCaseTab('closed', now)})::int as closed from exclusive_case c`.execute(db);
  return rows[0] ?? { ready: 0, waiting: 0, closed: 0 };
}

export type StatementRow = { author: ExclusiveSide; at: Date; text: string };

export async function listStatements(db: Db, caseId: number): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    select author, at, text from exclusive_statement where exclusive_case_id = ${caseId} order by id`.execute(db);
  return rows;
}

/** What an agency wrote and what was decided, for it to take along. */
export async function listExclusiveCasesForExport(db: Db, accountId: number) {
  const { rows } = await sql<Record<string, unknown>>`
    select c.id, c.opened_at, c.answer_due_at, c.closed_at, c.state, c.end_reason, c.reasons,
      case when c.account_id = ${accountId} then c.signed_on else c.other_signed_on end::text as mandate_signed_on,
      case when c.decision is not null then c.decision in ('both', side.name) end as is_exclusive,
      (select json_agg(json_build_object('at', s.at, 'text', s.text) order by s.id) from exclusive_statement s
       where s.exclusive_case_id = c.id and s.author = side.name) as statements
    from exclusive_case c
    cross join lateral (select case when c.account_id = ${accountId} then 'first' else 'second' end as name) side
    where ${ofAccount(accountId)} order by c.id`.execute(db);
  return rows;
}

/** That there was a case and how it ended stays; what was written goes. */
export const deleteOldExclusiveTexts = (db: Db, before: Date) =>
  sql`
    with gone as (
      delete from exclusive_statement s using exclusive_case c where c.id = s.exclusive_case_id and c.closed_at < ${before})
    update exclusive_case set reasons = '' where closed_at < ${before} and reasons <> ''`.execute(db);
