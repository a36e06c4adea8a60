/** SQL of hidden brokers. Phones are compared, never read out. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { BrokerEvidence } from '@estia/contract/hidden-brokers/model';
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
  report_count: number;
};

export async function listBrokerFacts(db: Db, accountIds: readonly number[], now: Date): Promise<BrokerFactsRow[]> {
  const { rows } = await sql<BrokerFactsRow>`
    select a.id as account_id,
      (select json_agg(json_build_object('property_id', l.property_id, 'purpose', l.purpose,
         'text', concat_ws(' ', l.title_el, l.description_el, l.title_en, l.description_en)) order by l.id)
       from property p join listing l on l.property_id = p.id and l.is_active where p.account_id = a.id) as listings,
      (select count(*)::int from property p where p.account_id = a.id and p.created_at > ${now}::timestamptz - interval '1 year') as properties_in_a_year,
      array(select distinct d.municipality_id from property p join district d on d.id = p.district_id
        where p.account_id = a.id and exists (select from listing l where l.property_id = p.id and l.is_active)) as municipality_ids,
      array(select distinct other.username from property p join property_contact c on c.property_id = p.id
        join property_contact same on same.phone = c.phone join property theirs on theirs.id = same.property_id and theirs.account_id <> a.id
        join account other on other.id = theirs.account_id
        where p.account_id = a.id and c.phone is not null order by 1) as phone_usernames,
      array(select distinct other.username from property p join property_photo pp on pp.property_id = p.id
        join photo_duplicate x on pp.photo_id in (x.photo_id, x.other_id)
        join property_photo copy on copy.photo_id in (x.photo_id, x.other_id) and copy.photo_id <> pp.photo_id
        join property theirs on theirs.id = copy.property_id and theirs.account_id <> a.id
        join account other on other.id = theirs.account_id where p.account_id = a.id order by 1) as photo_usernames,
      (select count(distinct coalesce(r.reporter_id::text, encode(r.reporter_hash, 'hex')))::int from property p
       join report r on r.property_id = p.id
       where p.account_id = a.id and r.reason_id = ${HIDDEN_BROKER_REASON_ID} and r.state <> 'dismissed') as report_count
    from account a where a.id = any (${accountIds}::bigint[])`.execute(db);
  return rows;
}

export type BrokerScore = { account_id: number; points: number; evidence: BrokerEvidence[] };

/** Of these accounts all that is known is replaced. */
export async function replaceBrokerScores(
  trx: Trx,
  { accountIds, scores, now }: { accountIds: readonly number[]; scores: readonly BrokerScore[]; now: Date },
): Promise<void> {
  await sql`delete from broker_score where account_id = any (${accountIds}::bigint[])
    and account_id <> all (${scores.map(({ account_id }) => account_id)}::bigint[])`.execute(trx);
  if (scores.length === 0) return;
  await sql`
    insert into broker_score (account_id, points, evidence, computed_at)
    select s.account_id, s.points, s.evidence, ${now}
    from jsonb_to_recordset(${JSON.stringify(scores)}::jsonb) as s (account_id bigint, points smallint, evidence jsonb)
    join account a on a.id = s.account_id
    on conflict (account_id) do update set points = excluded.points, evidence = excluded.evidence, computed_at = excluded.computed_at`.execute(
    trx,
  );
}

/** Those that offer nothing any more. */
export const deleteStaleScores = (db: Db, before: Date) =>
  sql`delete from broker_score where computed_at < ${before}`.execute(db);

export type BrokerScoreRow = BrokerScore & { username: string; computed_at: Date };
type Page = { limit: number; offset: number; order: 'asc' | 'desc'; search: string };

const isFound = (search: string) =>
  sql`(${search} = '' or a.username ilike ${`%${search.replaceAll(/[\\%_]/g, '\\$&')}%`})`;

export async function listBrokerScores(db: Db, { limit, offset, order, search }: Page): Promise<BrokerScoreRow[]> {
  const ordered = sql.raw(`s.points ${order}, s.account_id ${order}`);
  const { rows } = await sql<BrokerScoreRow>`
    select s.account_id, a.username, s.points, s.evidence, s.computed_at from broker_score s join account a on a.id = s.account_id
    where ${isFound(search)} order by ${ordered} limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

export async function countBrokerScores(db: Db, search: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from broker_score s join account a on a.id = s.account_id where ${isFound(search)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
