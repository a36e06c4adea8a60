/** SQL of the figures of the business and of the close of each month. Days are those of Athens. */
import { financeLimits as limits, type OverdueAge } from '@estia/contract/subscriptions/finance-model';
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/db.ts';

const agencyName = sql`coalesce((select g.name_el from agency g where g.account_id = u.id), u.username)`;

/** Who pays now, at the price of the day before VAT; who is late still does. */
export async function findRecurring(db: Db, day: string) {
  const { rows } = await sql<{ subscriptions: number; net_cents: number; trials: number }>`
    select count(*) filter (where s.state in ('active', 'past_due'))::int as subscriptions,
      coalesce(sum(p.net_cents) filter (where s.state in ('active', 'past_due')), 0)::bigint as net_cents,
      count(*) filter (where s.state = 'trial')::int as trials
    from subscription s
    join plan_price p on p.plan_id = s.plan_id and p.valid_from <= ${day}::date and (p.valid_to is null or p.valid_to > ${day}::date)
    where s.state in ('trial', 'active', 'past_due')`.execute(db);
  return rows[0] ?? { subscriptions: 0, net_cents: 0, trials: 0 };
}

export type OverdueRow = { age: OverdueAge; charges: number; cents: number };

export async function listOverdue(db: Db, day: string): Promise<OverdueRow[]> {
  const { rows } = await sql<OverdueRow>`
    select a.age, coalesce(c.charges, 0) as charges, coalesce(c.cents, 0)::bigint as cents
    from unnest(array['week', 'fortnight', 'month', 'older']) with ordinality a(age, place)
    left join (
      select case when ${day}::date - due_on <= 7 then 'week' when ${day}::date - due_on <= 14 then 'fortnight'
          when ${day}::date - due_on <= 30 then 'month' else 'older' end as age,
        count(*)::int as charges, sum(gross_cents - credit_cents) as cents
      from charge where state = 'due' and due_on < ${day}::date group by 1) c on c.age = a.age
    order by a.place`.execute(db);
  return rows;
}

export type CreditRow = { user_id: number; name: string; cents: number; agencies: number; total: number };

/** Paid without a charge and waiting for one, less what was sent back and what charges use (credit.queries.ts says it of one agency). */
export async function listCredit(db: Db): Promise<CreditRow[]> {
  const { rows } = await sql<CreditRow>`
    with paid as (
      select p.account_id, sum(p.cents - coalesce(r.cents, 0)) as cents
      from payment p left join lateral (
        select sum(x.cents) as cents from refund x where x.payment_id = p.id and x.state <> 'failed') r on true
      where p.is_credit group by p.account_id
    ), credit as (
      select p.account_id, p.cents - coalesce((select sum(c.credit_cents) from charge c
        where c.account_id = p.account_id and c.state in ('due', 'paid')), 0) as cents
      from paid p
    )
    select u.id as user_id, ${agencyName} as name, k.cents::bigint as cents, (count(*) over ())::int as agencies, (sum(k.cents) over ())::bigint as total
    from credit k join account u on u.id = k.account_id
    where k.cents > 0 order by k.cents desc, u.id limit ${limits.largest}`.execute(db);
  return rows;
}

export type MonthRow = {
  month: string;
  invoice_count: number;
  invoice_net: number;
  invoice_vat: number;
  invoice_gross: number;
  note_count: number;
  note_net: number;
  note_vat: number;
  note_gross: number;
  received_cents: number;
  refunded_cents: number;
  refunded_with_charge: number;
  withdrawn_cents: number;
  reinstated_cents: number;
  paid_gross: number;
  new_count: number;
  new_net: number;
  lost_count: number;
  lost_net: number;
};

/** The newest first. Charges are paid, and documents issued, in one transaction: their sums must agree. */
export async function listMonths(db: Db, day: string): Promise<MonthRow[]> {
  const { rows } = await sql<MonthRow>`
    with month as (
      select m::date as first, (m + interval '1 month')::date as next,
        m at time zone 'Europe/Athens' as starts, (m + interval '1 month') at time zone 'Europe/Athens' as ends
      from generate_series(date_trunc('month', ${day}::timestamp) - make_interval(months => ${limits.months - 1}),
        date_trunc('month', ${day}::timestamp), interval '1 month') m
    )
    select to_char(m.first, 'YYYY-MM-DD') as month, i.invoice_count, i.invoice_net, i.invoice_vat, i.invoice_gross,
      i.note_count, i.note_net, i.note_vat, i.note_gross, p.received_cents, r.refunded_cents, r.refunded_with_charge,
      k.withdrawn_cents, b.reinstated_cents, c.paid_gross,
      n.new_count, n.new_net, l.lost_count, l.lost_net
    from month m
    cross join lateral (
      select count(*) filter (where x.kind = 'invoice')::int as invoice_count,
        coalesce(sum(x.net_cents) filter (where x.kind = 'invoice'), 0)::bigint as invoice_net,
        coalesce(sum(x.vat_cents) filter (where x.kind = 'invoice'), 0)::bigint as invoice_vat,
        coalesce(sum(x.gross_cents) filter (where x.kind = 'invoice'), 0)::bigint as invoice_gross,
        count(*) filter (where x.kind <> 'invoice')::int as note_count,
        coalesce(sum(x.net_cents) filter (where x.kind <> 'invoice'), 0)::bigint as note_net,
        coalesce(sum(x.vat_cents) filter (where x.kind <> 'invoice'), 0)::bigint as note_vat,
        coalesce(sum(x.gross_cents) filter (where x.kind <> 'invoice'), 0)::bigint as note_gross
      from invoice x where x.issued_on >= m.first and x.issued_on < m.next) i
    cross join lateral (
      select coalesce(sum(x.cents), 0)::bigint as received_cents from payment x where x.at >= m.starts and x.at < m.ends) p
    cross join lateral (
      select coalesce(sum(x.cents), 0)::bigint as refunded_cents,
        coalesce(sum(x.cents) filter (where y.charge_id is not null), 0)::bigint as refunded_with_charge
      from refund x join payment y on y.id = x.payment_id
      where x.state = 'done' and x.done_at >= m.starts and x.done_at < m.ends) r
    cross join lateral (
      select coalesce(sum(x.withdrawn_cents), 0)::bigint as withdrawn_cents from chargeback x
      where x.withdrawn_at >= m.starts and x.withdrawn_at < m.ends) k
    cross join lateral (
      select coalesce(sum(x.reinstated_cents), 0)::bigint as reinstated_cents from chargeback x
      where x.reinstated_at >= m.starts and x.reinstated_at < m.ends) b
    cross join lateral (
      select coalesce(sum(x.gross_cents), 0)::bigint as paid_gross from charge x
      where x.state <> 'due' and coalesce(x.paid_at, x.void_at) >= m.starts and coalesce(x.paid_at, x.void_at) < m.ends and x.state = 'paid') c
    cross join lateral (
      select count(*)::int as new_count, coalesce(sum(x.net_cents), 0)::bigint as new_net from charge x
      where x.state = 'paid' and coalesce(x.paid_at, x.void_at) >= m.starts and coalesce(x.paid_at, x.void_at) < m.ends and x.kind <> 'upgrade'
        and not exists (select from charge y where y.subscription_id = x.subscription_id and y.state = 'paid' and y.id < x.id)) n
    cross join lateral (
      select count(*)::int as lost_count, coalesce(sum(y.net_cents), 0)::bigint as lost_net
      from subscription x
      join lateral (select z.net_cents from charge z where z.account_id = x.account_id and z.state = 'paid' and z.kind <> 'upgrade'
        order by z.id desc limit 1) y on true
      where x.ended_at >= m.starts and x.ended_at < m.ends) l
    order by m.first desc`.execute(db);
  return rows;
}

export type UninvoicedRow = { charge_id: number; user_id: number; name: string; paid_on: string; gross_cents: number };

/** Of the months shown. */
export async function listUninvoiced(db: Db, day: string): Promise<UninvoicedRow[]> {
  const { rows } = await sql<UninvoicedRow>`
    select c.id as charge_id, u.id as user_id, ${agencyName} as name,
      to_char(c.paid_at at time zone 'Europe/Athens', 'YYYY-MM-DD') as paid_on, c.gross_cents
    from charge c join account u on u.id = c.account_id
    where c.state = 'paid' and c.state <> 'due'
      and coalesce(c.paid_at, c.void_at) >= (date_trunc('month', ${day}::timestamp) - make_interval(months => ${limits.months - 1})) at time zone 'Europe/Athens'
      and not exists (select from invoice i where i.charge_id = c.id)
    order by c.paid_at desc, c.id desc limit ${limits.withoutInvoice}`.execute(db);
  return rows;
}
