/** SQL of the transparency report: counted from statements, reports and complaints. Years are those of Athens. */
import type { FoundBy, RestrictionGround, RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

const inYear = (at: RawBuilder<unknown>, year: number) =>
  sql`${at} >= make_timestamptz(${year}::int, 1, 1, 0, 0, 0, 'Europe/Athens') and ${at} < make_timestamptz(${year}::int + 1, 1, 1, 0, 0, 0, 'Europe/Athens')`;

export type RestrictionCount = {
  kind: RestrictionKind;
  ground: RestrictionGround;
  found_by: FoundBy;
  is_automatic: boolean;
  decisions: number;
  items: number;
  lifted: number;
};

/** A question and a warning take nothing away. */
const isRestriction = sql`s.kind not in ('ownership_asked', 'reports_warned')`;

export async function countRestrictions(db: Db, year: number): Promise<RestrictionCount[]> {
  const { rows } = await sql<RestrictionCount>`
    select s.kind, s.ground, s.found_by, s.decided_by is null as is_automatic, count(*)::int as decisions,
      sum(greatest(s.listing_count, 1))::int as items, count(s.lifted_at)::int as lifted
    from statement_of_reasons s where ${isRestriction} and ${inYear(sql`s.decided_at`, year)}
    group by s.kind, s.ground, s.found_by, s.decided_by is null
    order by decisions desc, s.kind, s.ground, s.found_by, is_automatic`.execute(db);
  return rows;
}

export type DecidedCount = {
  count: number;
  accepted: number;
  rejected: number;
  open: number;
  median_hours: number | null;
};

export async function countReports(db: Db, year: number): Promise<DecidedCount> {
  const { rows } = await sql<DecidedCount>`
    select count(*)::int as count, count(*) filter (where r.state = 'upheld')::int as accepted,
      count(*) filter (where r.state = 'dismissed')::int as rejected, count(*) filter (where r.state = 'open')::int as open,
      round((percentile_cont(0.5) within group (order by extract(epoch from r.decided_at - r.at) / 3600)
        filter (where r.decided_at is not null))::numeric, 1)::float8 as median_hours
    from report r where ${inYear(sql`r.at`, year)}`.execute(db);
  return rows[0] ?? { count: 0, accepted: 0, rejected: 0, open: 0, median_hours: null };
}

export async function countReportReasons(db: Db, year: number): Promise<{ reason_id: number; count: number }[]> {
  const { rows } = await sql<{ reason_id: number; count: number }>`
    select r.reason_id, count(*)::int as count from report r where ${inYear(sql`r.at`, year)}
    group by r.reason_id order by count desc, r.reason_id`.execute(db);
  return rows;
}

/** Article 23: reports that were manifestly unfounded, and what followed. */
export async function countMisuse(
  db: Db,
  year: number,
): Promise<{ unfounded: number; warned: number; suspended: number }> {
  const { rows } = await sql<{ unfounded: number; warned: number; suspended: number }>`
    select (select count(*)::int from report r where r.is_unfounded and ${inYear(sql`r.at`, year)}) as unfounded,
      count(*) filter (where s.kind = 'reports_warned')::int as warned, count(*) filter (where s.kind = 'reports_suspended')::int as suspended
    from statement_of_reasons s where s.kind in ('reports_warned', 'reports_suspended') and ${inYear(sql`s.decided_at`, year)}`.execute(
    db,
  );
  return rows[0] ?? { unfounded: 0, warned: 0, suspended: 0 };
}

/** About steps on private accounts too. */
export async function countComplaints(db: Db, year: number): Promise<DecidedCount & { automatic_reversed: number }> {
  const { rows } = await sql<DecidedCount & { automatic_reversed: number }>`
    select count(*)::int as count, count(*) filter (where c.outcome = 'accepted')::int as accepted,
      count(*) filter (where c.outcome = 'rejected')::int as rejected, count(*) filter (where c.decided_at is null)::int as open,
      count(*) filter (where c.outcome = 'accepted' and c.is_automatic)::int as automatic_reversed,
      round((percentile_cont(0.5) within group (order by extract(epoch from c.decided_at - c.made_at) / 3600)
        filter (where c.decided_at is not null))::numeric, 1)::float8 as median_hours
    from (
      select k.made_at, k.decided_at, k.outcome, s.decided_by is null as is_automatic
      from statement_complaint k join statement_of_reasons s on s.id = k.statement_id
      union all
      select b.made_at, b.decided_at, b.outcome, p.is_automatic from broker_complaint b join broker_step p on p.id = b.step_id
    ) c where ${inYear(sql`c.made_at`, year)}`.execute(db);
  return rows[0] ?? { count: 0, accepted: 0, rejected: 0, open: 0, median_hours: null, automatic_reversed: 0 };
}

export type PublishedStatement = {
  id: number;
  /** One of the listings of the decision, counted from 1. */
  item: number;
  kind: RestrictionKind;
  ground: RestrictionGround;
  reason_id: number | null;
  found_by: FoundBy;
  is_automatic: boolean;
  day: string;
  until: string | null;
};

/** One row for each listing of a decision, as the database of the Commission counts them. */
export async function listPublishedStatements(
  db: Db,
  { year, after, limit }: { year: number; after: number; limit: number },
): Promise<PublishedStatement[]> {
  const { rows } = await sql<PublishedStatement>`
    select s.id, n.item, s.kind, s.ground, s.reason_id, s.found_by, s.decided_by is null as is_automatic,
      (s.decided_at at time zone 'Europe/Athens')::date::text as day, s.until::text as until
    from (select * from statement_of_reasons s where ${isRestriction} and ${inYear(sql`s.decided_at`, year)} and s.id > ${after}
      order by s.id limit ${limit}) s, generate_series(1, greatest(s.listing_count, 1)) n(item)
    order by s.id, n.item`.execute(db);
  return rows;
}
