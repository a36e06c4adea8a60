/**
 * SQL of cases of two exclusive mandates. A mandate is a property and the day of its signature; days are those of Athens.
 * Locks are taken in the order listing, case.
 */
import { EXCLUSIVE_MANDATE_ID } from '@estia/contract/listings/mandates/mandates';
import type {
  ExclusiveCaseState,
  ExclusiveDecision,
  ExclusiveEndReason,
  ExclusiveSide,
} from '@estia/contract/matches/model';
import type { Locale } from '@estia/contract/pair';
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';
import { getDecisionDay, hasLostExclusive } from '../../listings/index.ts';
import { type NamedAgencyRow, namedAgency } from '../named-agency.queries.ts';
import type { EmailRecipient } from '../pauses/pauses.emails.ts';
import { isSame } from '../same-pair.queries.ts';

export type ExclusivePair = {
  property_id: number;
  other_id: number;
  account_id: number;
  other_account_id: number;
  signed_on: string;
  other_signed_on: string;
  purposes: (1 | 2)[];
};

/** Of pairs with this property that are the same: two agencies whose listings on offer for one purpose both bear the badge. */
export async function listExclusivePairs(trx: Trx, propertyId: number, today: string): Promise<ExclusivePair[]> {
  const { rows } = await sql<ExclusivePair>`
    select m.property_id, m.other_id, p.account_id, o.account_id as other_account_id, s.mandate_signed_on::text as signed_on,
      t.mandate_signed_on::text as other_signed_on, array_agg(l.purpose order by l.purpose) as purposes
    from property_match m
    join property p on p.id = m.property_id join property_private s on s.property_id = p.id
    join property o on o.id = m.other_id and o.account_id <> p.account_id join property_private t on t.property_id = o.id
    join listing l on l.property_id = p.id and l.exclusive and l.is_active
    join listing k on k.property_id = o.id and k.exclusive and k.is_active and k.purpose = l.purpose
    where (m.property_id = ${propertyId} or m.other_id = ${propertyId}) and ${isSame}
      and s.mandate_expires_on >= ${today}::date and t.mandate_expires_on >= ${today}::date
    group by 1, 2, 3, 4, 5, 6 order by 1, 2`.execute(trx);
  return rows;
}

/** The open case of two properties goes on, whatever day their mandates are now said to be signed on. */
async function renewOpenCase(trx: Trx, pair: ExclusivePair): Promise<boolean> {
  const { rows } = await sql`
    update exclusive_case c set lost_ground_at = null, signed_on = ${pair.signed_on}::date, other_signed_on = ${pair.other_signed_on}::date,
      purposes = array(select distinct unnest(c.purposes || ${pair.purposes}::smallint[]) order by 1)
    where c.property_id = ${pair.property_id} and c.other_id = ${pair.other_id} and c.state = 'open'
      and not exists (select from exclusive_case d where d.id <> c.id and d.property_id = c.property_id and d.other_id = c.other_id
        and d.signed_on = ${pair.signed_on}::date and d.other_signed_on = ${pair.other_signed_on}::date)
    returning id`.execute(trx);
  return rows.length > 0;
}

/**
 * Null: it is open already, was decided, or another transaction was first. A decision is about all that was signed up to its
 * day, for sale and for rent. One that ended without a decision goes on: else a mandate that is taken back for a while would
 * never be looked at again.
 */
export async function openCase(
  trx: Trx,
  pair: ExclusivePair,
  { now, answerDueAt }: { now: Date; answerDueAt: Date },
): Promise<number | null> {
  if (await renewOpenCase(trx, pair)) return null;
  const { rows } = await sql<{ id: number }>`
    insert into exclusive_case as c (property_id, other_id, account_id, other_account_id, signed_on, other_signed_on, purposes,
      opened_at, answer_due_at)
    select ${pair.property_id}, ${pair.other_id}, ${pair.account_id}, ${pair.other_account_id}, ${pair.signed_on}::date,
      ${pair.other_signed_on}::date, ${pair.purposes}::smallint[], ${now}, ${answerDueAt}
    where not exists (select from exclusive_case o where o.property_id = ${pair.property_id} and o.other_id = ${pair.other_id}
      and (o.state = 'open' or greatest(${pair.signed_on}::date, ${pair.other_signed_on}::date) <= ${getDecisionDay('o')}))
    on conflict (property_id, other_id, signed_on, other_signed_on) do update
      set state = 'open', end_reason = null, closed_at = null, lost_ground_at = null, purposes = excluded.purposes,
        opened_at = excluded.opened_at, answer_due_at = excluded.answer_due_at
      where c.state = 'ended'
    returning id`.execute(trx);
  return rows[0]?.id ?? null;
}

export type ExclusiveListingRow = {
  property_id: number;
  purpose: 1 | 2;
  is_active: boolean;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
};
export type ExclusiveSideRow = {
  property_id: number | null;
  /** Null, as its agency: erased since. */
  account: EmailRecipient | null;
  agency: NamedAgencyRow | null;
  signed_on: string;
  listings: ExclusiveListingRow[];
  /** When it last wrote since the case opened. */
  answered_at: string | null;
};
export type ExclusiveCaseRow = {
  id: number;
  state: ExclusiveCaseState;
  decision: ExclusiveDecision | null;
  end_reason: ExclusiveEndReason | null;
  reasons: string | null;
  reasons_locale: Locale | null;
  opened_at: Date;
  answer_due_at: Date;
  closed_at: Date | null;
  /** An admin looks at it again; what was decided holds until then. */
  reopened_at: Date | null;
  decided_by: number | null;
  first: ExclusiveSideRow;
  second: ExclusiveSideRow;
};

const sideColumns = (side: ExclusiveSide) => {
  const [property, signedOn, account, agency] =
    side === 'first'
      ? ['c.property_id', 'c.signed_on', 'u', 'a']
      : ['c.other_id', 'c.other_signed_on', 'other_u', 'other_a'];
  return sql`json_build_object('property_id', ${sql.raw(property)}, 'signed_on', ${sql.raw(signedOn)}, 'agency', ${namedAgency(agency)},
    'account', ${sql.raw(`case when ${account}.id is not null then json_build_object('id', ${account}.id, 'email', ${account}.email, 'locale', ${account}.locale, 'username', ${account}.username) end`)},
    'listings', (select coalesce(json_agg(json_build_object('property_id', l.property_id, 'purpose', l.purpose, 'is_active', l.is_active,
      'title_el', l.title_el, 'title_en', l.title_en, 'type_id', p.type_id, 'area', p.area) order by l.purpose), '[]')
      from listing l join property p on p.id = l.property_id
      where l.property_id = ${sql.raw(property)} and l.purpose = any (c.purposes) and l.is_active is not null),
    'answered_at', (select max(s.at) from exclusive_statement s
      where s.exclusive_case_id = c.id and s.author = ${side} and s.at >= c.opened_at))`;
};

/** With its parties: everything an email or a page needs. */
export const selectCases = sql`select c.id, c.state, c.decision, c.end_reason, c.reasons, c.reasons_locale, c.opened_at, c.answer_due_at,
    c.closed_at, c.reopened_at, c.decided_by, ${sideColumns('first')} as first, ${sideColumns('second')} as second
  from exclusive_case c
  left join account u on u.id = c.account_id left join agency a on a.account_id = c.account_id
  left join account other_u on other_u.id = c.other_account_id left join agency other_a on other_a.account_id = c.other_account_id`;

export async function findCase(db: Db, id: number): Promise<ExclusiveCaseRow | undefined> {
  const { rows } = await sql<ExclusiveCaseRow>`${selectCases} where c.id = ${id}`.execute(db);
  return rows[0];
}

/** Before the case itself: whoever changes these listings waits, or is waited for. */
export const lockListingsOfCase = (trx: Trx, id: number) =>
  sql`select l.id from listing l join exclusive_case c on l.property_id in (c.property_id, c.other_id)
    where c.id = ${id} order by l.id for no key update of l`.execute(trx);

/** One that another worker has in hand is left to it. */
export async function lockCase(trx: Trx, id: number, { wait }: { wait: boolean }): Promise<boolean> {
  const { rows } =
    await sql`select from exclusive_case where id = ${id} for update ${wait ? sql`` : sql`skip locked`}`.execute(trx);
  return rows.length > 0;
}

export const saveDecision = (
  trx: Trx,
  id: number,
  {
    decision,
    reasons,
    reasons_locale,
    adminId,
    now,
  }: { decision: ExclusiveDecision; reasons: string; reasons_locale: Locale; adminId: number; now: Date },
) =>
  sql`update exclusive_case set state = 'decided', decision = ${decision}, reasons = ${reasons}, reasons_locale = ${reasons_locale},
    decided_by = ${adminId}, decided_at = ${now}, first_decided_at = coalesce(first_decided_at, ${now}::timestamptz), closed_at = ${now}, reopened_at = null where id = ${id}`.execute(
    trx,
  );

export const compareAgain = (trx: Trx, propertyIds: readonly number[]) =>
  sql`select enqueue_property_match(${propertyIds}::bigint[])`.execute(trx);

/** Its decision stays and holds until there is another one. */
export const reopenCase = (trx: Trx, id: number, { now, answerDueAt }: { now: Date; answerDueAt: Date }) =>
  sql`update exclusive_case set state = 'open', opened_at = ${now}, answer_due_at = ${answerDueAt}, closed_at = null,
    reopened_at = ${now}, lost_ground_at = null where id = ${id}`.execute(trx);

/** Two properties have one open case at most. */
export async function hasOtherOpenCase(trx: Trx, id: number): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from exclusive_case c join exclusive_case o on o.property_id = c.property_id and o.other_id = c.other_id
      and o.id <> c.id and o.state = 'open' where c.id = ${id}) as found`.execute(trx);
  return rows[0]?.found ?? false;
}

export const endCase = (trx: Trx, id: number, { reason, now }: { reason: ExclusiveEndReason; now: Date }) =>
  sql`update exclusive_case set state = 'ended', end_reason = ${reason}, closed_at = ${now} where id = ${id}`.execute(
    trx,
  );

/** A deleted document ends nothing: the mandate is still claimed, and the admin decides without it. */
const isMandateInForce = (property: string, signedOn: string, today: string) => sql`exists (
  select from property p join property_private s on s.property_id = p.id join listing l on l.property_id = p.id
  where p.id = ${sql.raw(property)} and p.agency_id is not null and s.mandate_type_id = ${EXCLUSIVE_MANDATE_ID}
    and s.mandate_signed_on = ${sql.raw(signedOn)} and ${today}::date between s.mandate_signed_on and s.mandate_expires_on
    and l.purpose = purpose.id and l.is_active is not null and not ${hasLostExclusive})`;

const isOnOffer = (property: string) =>
  sql`exists (select from listing l where l.property_id = ${sql.raw(property)} and l.is_active and l.purpose = any (c.purposes))`;

/** While one is paused or about to be compared again, that no match is known says nothing. */
const endReason = (today: string) => sql<ExclusiveEndReason | null>`case
  when not exists (select from unnest(c.purposes) purpose (id)
    where ${isMandateInForce('c.property_id', 'c.signed_on', today)} and ${isMandateInForce('c.other_id', 'c.other_signed_on', today)}) then 'mandate_ended'
  when exists (select from property_match m where m.property_id = c.property_id and m.other_id = c.other_id and m.decision = 'different')
    or (${isOnOffer('c.property_id')} and ${isOnOffer('c.other_id')}
      and not exists (select from property_to_match q where q.property_id in (c.property_id, c.other_id))
      and not exists (select from property_match m where m.property_id = c.property_id and m.other_id = c.other_id and ${isSame}))
    then 'not_same' end`;

/** A mandate that is taken back and stated again within a day changes nothing: no email, no new clock. */
const GROUNDLESS_HOURS = 24;
const isOver = (now: Date) => sql`(c.lost_ground_at <= ${now}::timestamptz - ${GROUNDLESS_HOURS} * interval '1 hour'
  or exists (select from property_match m where m.property_id = c.property_id and m.other_id = c.other_id and m.decision = 'different'))`;

/** Since when open cases have no ground; those that have it again begin anew. */
export const markLostGround = (db: Db, { today, now }: { today: string; now: Date }) =>
  sql`
    update exclusive_case c set lost_ground_at = case when c.lost_ground_at is null then ${now}::timestamptz end
    where c.state = 'open' and c.decision is null and (c.lost_ground_at is null) = (${endReason(today)} is not null)`.execute(
    db,
  );

/** Null while it is open with reason, or has been without for less than a day; an admin's answer ends it at once. */
export async function findEndReason(
  trx: Trx,
  id: number,
  { today, now }: { today: string; now: Date },
): Promise<ExclusiveEndReason | null> {
  const { rows } = await sql<{ reason: ExclusiveEndReason | null }>`
    select ${endReason(today)} as reason from exclusive_case c where c.id = ${id} and c.state = 'open'
      and c.decision is null and ${isOver(now)}`.execute(trx);
  return rows[0]?.reason ?? null;
}

/** Open ones that have been without their ground for a day. What an admin reopened, an admin closes. */
export async function listCasesToEnd(
  db: Db,
  { now, after, limit }: { now: Date; after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select c.id from exclusive_case c where c.state = 'open' and c.decision is null and c.id > ${after} and ${isOver(now)}
    order by c.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** What an admin reopened is not among them. */
export async function listUndecidedCasesOfAccount(trx: Trx, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from exclusive_case where state = 'open' and decision is null and (account_id = ${accountId} or other_account_id = ${accountId})
    order by id`.execute(trx);
  return rows.map(({ id }) => id);
}

/** What an account wrote, before it is erased. */
export const deleteStatementsOfAccount = (trx: Trx, accountId: number) =>
  sql`delete from exclusive_statement s using exclusive_case c where c.id = s.exclusive_case_id
    and ((c.account_id = ${accountId} and s.author = 'first') or (c.other_account_id = ${accountId} and s.author = 'second'))`.execute(
    trx,
  );

export const insertStatement = (
  trx: Trx,
  { caseId, author, text, now }: { caseId: number; author: ExclusiveSide; text: string; now: Date },
) =>
  sql`insert into exclusive_statement (exclusive_case_id, author, at, text) values (${caseId}, ${author}, ${now}, ${text})`.execute(
    trx,
  );

export async function countStatements(trx: Trx, caseId: number, author: ExclusiveSide): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from exclusive_statement s join exclusive_case c on c.id = s.exclusive_case_id
    where c.id = ${caseId} and s.author = ${author} and s.at >= c.opened_at`.execute(trx);
  return rows[0]?.n ?? 0;
}
