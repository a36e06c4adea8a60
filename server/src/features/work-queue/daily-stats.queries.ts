/** SQL of the figures of the last days. Days are those of Athens; everything is read by an index on its moment. */
import { addAthensDays, athensDay, getAthensDayStart } from '@estia/contract/athens';
import { workLimits } from '@estia/contract/work-queue/model';
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../platform/db/db.ts';

export type DayStats = {
  day: string;
  listings: number;
  leads: number;
  sign_ups: number;
  paid_cents: number;
  overdue_cents: number;
  emails: number;
};

const byDay = (moment: RawBuilder<unknown>, amount: RawBuilder<unknown>, rows: RawBuilder<unknown>) =>
  sql`(select (${moment} at time zone 'Europe/Athens')::date as day, ${amount} as amount ${rows} group by 1)`;

export const dailyStatsStatement = (now: Date) => {
  const today = athensDay(now);
  const from = getAthensDayStart(athensDay(addAthensDays(now, 1 - workLimits.statsDays)));
  const count = sql`count(*)::int`;
  return sql<DayStats>`
    with days as (
      select day::date as day from generate_series(${athensDay(from)}::date, ${today}::date, interval '1 day') day
    ), owed as materialized (
      select due_on, gross_cents - credit_cents as cents, null::date as closed_on from charge where state = 'due'
      union all
      select due_on, gross_cents - credit_cents, (coalesce(paid_at, void_at) at time zone 'Europe/Athens')::date from charge
      where state <> 'due' and coalesce(paid_at, void_at) >= ${from}
    )
    select to_char(d.day, 'YYYY-MM-DD') as day, coalesce(l.amount, 0) as listings, coalesce(c.amount, 0) as leads, coalesce(a.amount, 0) as sign_ups,
      coalesce(p.amount, 0)::bigint as paid_cents, coalesce(e.amount, 0) as emails,
      (select coalesce(sum(o.cents), 0)::bigint from owed o where o.due_on < d.day and (o.closed_on is null or o.closed_on > d.day)) as overdue_cents
    from days d
    left join ${byDay(sql`activated_at`, count, sql`from listing where is_active and activated_at >= ${from}`)} l on l.day = d.day
    left join ${byDay(sql`confirmed_at`, count, sql`from conversation where confirmed_at >= ${from}`)} c on c.day = d.day
    left join ${byDay(sql`created_at`, count, sql`from account where created_at >= ${from}`)} a on a.day = d.day
    left join ${byDay(sql`at`, sql`sum(cents)`, sql`from payment where at >= ${from}`)} p on p.day = d.day
    left join ${byDay(sql`done_at`, count, sql`from email_outbox where state = 'sent' and done_at >= ${from}`)} e on e.day = d.day
    order by d.day`;
};

export const listDailyStats = async (db: Db, now: Date): Promise<DayStats[]> =>
  (await dailyStatsStatement(now).execute(db)).rows;
