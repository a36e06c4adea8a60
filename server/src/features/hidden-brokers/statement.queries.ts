/** SQL of statements of ownership: which listings there are, and what was said of each. */
import type { BrokerRelation } from '@estia/contract/hidden-brokers/steps';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

export type AnswerableListing = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
  relation: BrokerRelation | null;
  who: string;
};

/** Active and paused ones, with what was said of each: a listing is not out of the question for being paused. */
export async function listAnswerableListings(
  db: Db,
  { accountId, stepId, limit, offset }: { accountId: number; stepId: number; limit: number; offset: number },
): Promise<AnswerableListing[]> {
  const { rows } = await sql<AnswerableListing>`
    select l.id as listing_id, l.property_id, l.purpose, l.title_el, l.title_en, p.type_id, p.area, w.relation, coalesce(w.who, '') as who
    from property p join listing l on l.property_id = p.id and l.is_active is not null
    left join broker_answer w on w.step_id = ${stepId} and w.listing_id = l.id
    where p.account_id = ${accountId} order by l.id limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** As many as `listAnswerableListings` has. */
export async function countListings(db: Db, accountId: number): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from property p join listing l on l.property_id = p.id and l.is_active is not null
    where p.account_id = ${accountId}`.execute(db);
  return rows[0]?.n ?? 0;
}

/** As many as `listAnswerableListings` has, and where in its order the first and the last without an answer are, from 0. */
export type StatementProgress = { count: number; first_unanswered: number | null; last_unanswered: number | null };

export async function findStatementProgress(db: Db, accountId: number, stepId: number): Promise<StatementProgress> {
  const { rows } = await sql<StatementProgress>`
    select count(*)::int as count, (min(at) filter (where is_open))::int as first_unanswered,
      (max(at) filter (where is_open))::int as last_unanswered
    from (
      select row_number() over (order by l.id) - 1 as at, w.step_id is null as is_open
      from property p join listing l on l.property_id = p.id and l.is_active is not null
      left join broker_answer w on w.step_id = ${stepId} and w.listing_id = l.id
      where p.account_id = ${accountId}
    ) as asked`.execute(db);
  return rows[0] ?? { count: 0, first_unanswered: null, last_unanswered: null };
}

export type StatementAnswer = { listing_id: number; relation: BrokerRelation; who: string };

/** Of listings that the account has; a number of somebody else's is left out. */
export const saveAnswers = (
  trx: Trx,
  { accountId, stepId, answers }: { accountId: number; stepId: number; answers: readonly StatementAnswer[] },
) =>
  sql`
    insert into broker_answer (step_id, listing_id, property_id, purpose, relation, who)
    select ${stepId}, l.id, l.property_id, l.purpose, w.relation, w.who
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as w (listing_id bigint, relation text, who text)
    join listing l on l.id = w.listing_id and l.is_active is not null
    join property p on p.id = l.property_id and p.account_id = ${accountId}
    on conflict (step_id, listing_id) do update set relation = excluded.relation, who = excluded.who`.execute(trx);

/** The first of them, in the order of `listAnswerableListings`. */
export async function listUnansweredListings(
  trx: Trx,
  { accountId, stepId, limit }: { accountId: number; stepId: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select l.id from property p join listing l on l.property_id = p.id and l.is_active is not null
    where p.account_id = ${accountId}
      and not exists (select from broker_answer w where w.step_id = ${stepId} and w.listing_id = l.id)
    order by l.id limit ${limit}`.execute(trx);
  return rows.map(({ id }) => id);
}

export const saveStatement = (trx: Trx, id: number, { text, now }: { text: string; now: Date }) =>
  sql`update broker_step set statement = ${text}, answered_at = ${now} where id = ${id}`.execute(trx);

export type AnswerRow = {
  listing_id: number;
  property_id: number;
  purpose: 1 | 2;
  relation: BrokerRelation;
  who: string;
};

/** Of the newest statement. */
export async function listAnswers(
  db: Db,
  { accountId, limit, offset }: { accountId: number; limit: number; offset: number },
): Promise<{ answers: AnswerRow[]; count: number }> {
  const newest = sql`(select max(id) from broker_step where account_id = ${accountId} and answered_at is not null)`;
  const [{ rows }, counted] = await Promise.all([
    sql<AnswerRow>`select listing_id, property_id, purpose, relation, who from broker_answer where step_id = ${newest}
      order by array_position(array['fee', 'relative', 'owner'], relation), listing_id limit ${limit} offset ${offset}`.execute(
      db,
    ),
    sql<{ n: number }>`select count(*)::int as n from broker_answer where step_id = ${newest}`.execute(db),
  ]);
  return { answers: rows, count: counted.rows[0]?.n ?? 0 };
}
