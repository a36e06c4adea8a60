/** SQL of hidden brokers. Phones are compared, never read out. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { BrokerEvidence } from '@estia/contract/hidden-brokers/model';
import type { BrokerFilter, BrokerState } from '@estia/contract/hidden-brokers/steps';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';

/** Of the lookup list of report reasons. */
const HIDDEN_BROKER_REASON_ID = 7;

/** Private accounts with something on offer, in the order of their numbers. */
export async function listPrivateAdvertisers(
  db: Db,
  { after, limit }: { after: number; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.id from account a where a.id > ${after} and a.role_id = ${roleIds.individual} and a.erase_after is null
      and exists (select from property p join listing l on l.property_id = p.id and l.is_active where p.account_id = a.id)
    order by a.id limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

export type BrokerFactsRow = {
  account_id: number;
  /** Property and purpose of what is on offer. */
  listings: { property_id: number; purpose: 1 | 2; text: string }[];
  properties_in_a_year: number;
  municipality_ids: number[];
  phone_usernames: string[];
  photo_usernames: string[];
  /** Of those the ones with a step in force. */
  reviewed_usernames: string[];
  report_count: number;
};

/** Of account `a`: other accounts that used one of its phones before it did. Who copies a number is the one it counts for. */
const earlierByPhone = sql`(
  select theirs.account_id as id
  from (select c.phone, min(c.phone_since) as since from property p join property_contact c on c.property_id = p.id
    where p.account_id = a.id and c.phone is not null group by 1) mine
  join property_contact same on same.phone = mine.phone and same.phone_since < mine.since
  join property theirs on theirs.id = same.property_id and theirs.account_id <> a.id)`;

/** The same of its photos: a picture uploaded earlier has the lower number. */
const earlierByPhoto = sql`(
  select theirs.account_id as id
  from property p join property_photo pp on pp.property_id = p.id
  join photo_duplicate x on pp.photo_id in (x.photo_id, x.other_id)
  join property_photo copy on copy.photo_id in (x.photo_id, x.other_id) and copy.photo_id < pp.photo_id
  join property theirs on theirs.id = copy.property_id and theirs.account_id <> a.id
  where p.account_id = a.id and not exists (
    select from photo_duplicate y join property_photo own on own.photo_id in (y.photo_id, y.other_id) and own.photo_id < copy.photo_id
    join property mine on mine.id = own.property_id and mine.account_id = a.id where copy.photo_id in (y.photo_id, y.other_id)))`;

/**
 * Of a report that an admin upheld, or of an account with a confirmed email. Any email can be typed: all that came without an
 * account count as one.
 */
const isCredible = sql`(r.state = 'upheld' or (r.state = 'open' and exists (
  select from account w where w.id = r.reporter_id and w.status = 'approved' and w.email_confirmed_at is not null)))`;

export async function listBrokerFacts(db: Db, accountIds: readonly number[], now: Date): Promise<BrokerFactsRow[]> {
  const { rows } = await sql<BrokerFactsRow>`
    select a.id as account_id,
      (select json_agg(json_build_object('property_id', l.property_id, 'purpose', l.purpose,
         'text', concat_ws(' ', l.title_el, l.description_el, l.title_en, l.description_en)) order by l.id)
       from property p join listing l on l.property_id = p.id and l.is_active where p.account_id = a.id) as listings,
      (select count(*)::int from property p where p.account_id = a.id and p.created_at > ${now}::timestamptz - interval '1 year') as properties_in_a_year,
      array(select distinct d.municipality_id from property p join district d on d.id = p.district_id
        where p.account_id = a.id and exists (select from listing l where l.property_id = p.id and l.is_active)) as municipality_ids,
      array(select distinct other.username from ${earlierByPhone} earlier join account other on other.id = earlier.id order by 1) as phone_usernames,
      array(select distinct other.username from ${earlierByPhoto} earlier join account other on other.id = earlier.id order by 1) as photo_usernames,
      array(select distinct other.username from (select id from ${earlierByPhone} p union select id from ${earlierByPhoto} q) earlier
        join account other on other.id = earlier.id
        join broker_step step on step.account_id = other.id and step.ended_at is null order by 1) as reviewed_usernames,
      (select count(distinct coalesce(r.reporter_id::text, 'visitor'))::int from property p
       join report r on r.property_id = p.id
       where p.account_id = a.id and r.reason_id = ${HIDDEN_BROKER_REASON_ID} and ${isCredible}) as report_count
    from account a where a.id = any (${accountIds}::bigint[])`.execute(db);
  return rows;
}

export type BrokerScore = { account_id: number; points: number; evidence: BrokerEvidence[] };

/** Of these accounts all that is known is replaced. One with a step stays in the list, without points. */
export async function replaceBrokerScores(
  trx: Trx,
  { accountIds, scores, now }: { accountIds: readonly number[]; scores: readonly BrokerScore[]; now: Date },
): Promise<void> {
  const scored = scores.map(({ account_id }) => account_id);
  await sql`delete from broker_score where state = 'new' and not has_complaint and account_id = any (${accountIds}::bigint[])
    and account_id <> all (${scored}::bigint[])`.execute(trx);
  if (scores.length > 0)
    await sql`
      insert into broker_score (account_id, points, evidence, computed_at, state_since)
      select s.account_id, s.points, s.evidence, ${now}, ${now}
      from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as s (account_id bigint, points smallint, evidence jsonb)
      join account a on a.id = s.account_id order by s.account_id
      on conflict (account_id) do update set points = excluded.points, evidence = excluded.evidence, computed_at = excluded.computed_at`.execute(
      trx,
    );
}

/** Those that show nothing any more, or offer nothing: gone, or without points where there is a step. */
export async function resetStaleScores(trx: Trx, before: Date): Promise<void> {
  await sql`delete from broker_score where computed_at < ${before} and state = 'new' and not has_complaint`.execute(
    trx,
  );
  await sql`update broker_score set points = 0, evidence = '[]', computed_at = ${before}
    where computed_at < ${before} and (points > 0 or evidence <> '[]')`.execute(trx);
}

/** Long enough ago, or so many listings more, active or paused, than when an admin was satisfied: the account comes up again. */
export const reopenClearedScores = (
  trx: Trx,
  { minPoints, growth, clearedBefore }: { minPoints: number; growth: number; clearedBefore: Date },
) =>
  sql`update broker_score b set state = 'new', state_since = b.computed_at, cleared_at = null, cleared_listings = null
    where b.state = 'cleared' and b.points >= ${minPoints} and (b.cleared_at < ${clearedBefore} or b.cleared_listings + ${growth} <= (
      select count(*) from property p join listing l on l.property_id = p.id and l.is_active is not null where p.account_id = b.account_id))`.execute(
    trx,
  );

/** Nothing is left of it but that an admin was once satisfied. */
export const deleteOldClearedScores = (trx: Trx, clearedBefore: Date) =>
  sql`delete from broker_score where state = 'cleared' and points = 0 and not has_complaint and cleared_at < ${clearedBefore}`.execute(
    trx,
  );

export type BrokerScoreRow = BrokerScore & {
  username: string;
  computed_at: Date;
  state: BrokerState;
  has_complaint: boolean;
  answer_by: string | null;
};
type Filter = { search: string; state: BrokerFilter };
type Page = Filter & { limit: number; offset: number; order: 'asc' | 'desc' };

/** As the partial index broker_score_waiting says it. */
const isWaiting = sql.raw(`(s.state in ('new', 'answered', 'no_answer') or s.has_complaint)`);

function isFound({ search, state }: Filter) {
  const found = search === '' ? sql`true` : sql`a.username ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`}`;
  if (state === 'all') return found;
  if (state === 'waiting') return sql`${found} and ${isWaiting}`;
  return state === 'complaint' ? sql`${found} and s.has_complaint` : sql`${found} and s.state = ${state}`;
}

/** Read in the order of an index: a page costs what is on it, however many accounts there are. */
export async function listBrokerScores(db: Db, { limit, offset, order, ...filter }: Page): Promise<BrokerScoreRow[]> {
  const ordered = sql.raw(`s.points ${order}, s.account_id ${order}`);
  const { rows } = await sql<BrokerScoreRow>`
    select s.account_id, a.username, s.points, s.evidence, s.computed_at, s.state, s.has_complaint,
      (select t.answer_by::text from broker_step t where t.account_id = s.account_id and t.ended_at is null) as answer_by
    from broker_score s join account a on a.id = s.account_id
    where ${isFound(filter)} order by ${ordered} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countBrokerScores(db: Db, filter: Filter): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from broker_score s join account a on a.id = s.account_id where ${isFound(filter)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

export async function findReviewedAccount(db: Db, id: number) {
  const { rows } = await sql<{
    id: number;
    username: string;
    role_id: number;
    status: string;
    erase_after: Date | null;
    max_listings: number | null;
    state: BrokerState | null;
    points: number | null;
    evidence: BrokerEvidence[] | null;
    computed_at: Date | null;
  }>`
    select a.id, a.username, a.role_id, a.status, a.erase_after, a.max_listings, s.state, s.points, s.evidence, s.computed_at
    from account a left join broker_score s on s.account_id = a.id
    where a.id = ${id} and (a.role_id = ${roleIds.individual} or s.account_id is not null)`.execute(db);
  return rows[0];
}
