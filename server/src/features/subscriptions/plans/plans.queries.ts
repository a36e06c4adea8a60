/** SQL of what plans cost. Rows are only added: the database refuses to rewrite one. */
import { sql } from 'kysely';
import type { Db, Trx } from '../../../platform/db/db.ts';

export type PlanPriceRow = {
  plan_id: number;
  version: number;
  /** Null: as many as they like. */
  max_active_listings: number | null;
  net_cents: number;
  valid_from: string;
  valid_to: string | null;
  changed_at: Date;
  changed_by: string | null;
  reason: string | null;
};

/** Days as text: a date that becomes a moment is a day off somewhere. */
const columns = sql.raw(
  `p.plan_id, p.version, p.max_active_listings, p.net_cents, p.valid_from::text as valid_from, p.valid_to::text as valid_to,
   p.changed_at, a.username as changed_by, p.reason`,
);
const planPriceWithAuthor = sql.raw('plan_price p left join account a on a.id = p.changed_by');

/** What a plan costs and allows on a day, read where the money is counted. */
export async function getPlanPrice(
  db: Db,
  planId: number,
  day: string,
): Promise<{ max_active_listings: number | null; net_cents: number }> {
  const { rows } = await sql<{ max_active_listings: number | null; net_cents: number }>`
    select max_active_listings, net_cents from plan_price
    where plan_id = ${planId} and valid_from <= ${day}::date and (valid_to is null or valid_to > ${day}::date)`.execute(
    db,
  );
  const [row] = rows;
  if (!row) throw new Error(`Plan ${planId} has no price on ${day}`);
  return row;
}

/** All plans as they are on a day, the smallest first. */
export async function listPlanPrices(db: Db, day: string): Promise<PlanPriceRow[]> {
  const { rows } = await sql<PlanPriceRow>`
    select ${columns} from ${planPriceWithAuthor}
    where p.valid_from <= ${day}::date and (p.valid_to is null or p.valid_to > ${day}::date)
    order by p.max_active_listings nulls last, p.plan_id`.execute(db);
  return rows;
}

/** The newest twenty of each plan and all that hold on some day: some dozens of rows, cached in memory. */
export async function listRecentPlanPrices(db: Db): Promise<PlanPriceRow[]> {
  const { rows } = await sql<PlanPriceRow>`
    select ${columns} from ${planPriceWithAuthor}
    where p.version > (select max(m.version) from plan_price m where m.plan_id = p.plan_id) - 20
      or p.valid_to is distinct from p.valid_from
    order by p.plan_id, p.version desc`.execute(db);
  return rows;
}

/** Whoever changes prices holds all of them until the end of the transaction: they are compared with each other. */
export async function lockPlanPrices(trx: Trx): Promise<PlanPriceRow[]> {
  await sql`select pg_advisory_xact_lock(hashtext('plan_price'))`.execute(trx);
  const { rows } =
    await sql<PlanPriceRow>`select ${columns} from ${planPriceWithAuthor} order by p.plan_id, p.version desc`.execute(
      trx,
    );
  return rows;
}

export async function listPlanPriceVersions(db: Db, planId: number, page: { limit: number; offset: number }) {
  const { rows } = await sql<PlanPriceRow>`
    select ${columns} from ${planPriceWithAuthor} where p.plan_id = ${planId}
    order by p.version desc limit ${page.limit} offset ${page.offset}`.execute(db);
  const { rows: counted } = await sql<{ count: number }>`
    select count(*) as count from plan_price where plan_id = ${planId}`.execute(db);
  return { rows, count: counted[0]?.count ?? 0 };
}

/** What held from that day on ends there; what was to begin later never does. */
export const endPlanPricesFrom = (trx: Trx, planId: number, day: string) =>
  sql`update plan_price set valid_to = greatest(valid_from, ${day}::date)
      where plan_id = ${planId} and (valid_to is null or valid_to > ${day}::date)`.execute(trx);

/** Taken back: it holds on no day, and what was to end with its beginning goes on as long as it would have held. */
export async function withdrawPlanPrice(trx: Trx, planId: number, version: number): Promise<void> {
  const { rows } = await sql<{ valid_from: string; valid_to: string | null }>`
    select valid_from::text as valid_from, valid_to::text as valid_to from plan_price
    where plan_id = ${planId} and version = ${version}`.execute(trx);
  const [row] = rows;
  if (!row) return;
  await sql`update plan_price set valid_to = valid_from where plan_id = ${planId} and version = ${version}`.execute(
    trx,
  );
  await sql`update plan_price set valid_to = ${row.valid_to}::date
    where plan_id = ${planId} and version = (
      select version from plan_price
      where plan_id = ${planId} and valid_to = ${row.valid_from}::date and valid_from < valid_to
      order by version desc limit 1)`.execute(trx);
}

export async function insertPlanPrice(
  trx: Trx,
  row: Pick<PlanPriceRow, 'plan_id' | 'version' | 'max_active_listings' | 'net_cents' | 'valid_from'> & {
    reason: string;
    adminId: number;
    now: Date;
  },
): Promise<void> {
  await sql`
    insert into plan_price (plan_id, version, max_active_listings, net_cents, valid_from, changed_at, changed_by, reason)
    values (${row.plan_id}, ${row.version}, ${row.max_active_listings}, ${row.net_cents}, ${row.valid_from}::date, ${row.now},
      ${row.adminId}, ${row.reason})`.execute(trx);
}

/** How many agencies have each plan and go on with it. */
export async function countAgenciesByPlan(db: Db): Promise<Map<number, number>> {
  const { rows } = await sql<{ plan_id: number; count: number }>`
    select coalesce(next_plan_id, plan_id) as plan_id, count(*) as count from subscription
    where state in ('trial', 'active', 'past_due') and not cancel_at_end group by 1`.execute(db);
  return new Map(rows.map((row) => [row.plan_id, row.count]));
}

export type AnnouncedPriceIncrease = {
  id: number;
  plan_id: number;
  valid_from: string;
  net_cents: number;
  max_active_listings: number | null;
  before_cents: number;
  before_ads: number | null;
};

/** Versions that have not begun and are dearer, or allow fewer listings, than what holds on the day before. */
export async function listAnnouncedPriceIncreases(db: Db, today: string): Promise<AnnouncedPriceIncrease[]> {
  const { rows } = await sql<AnnouncedPriceIncrease>`
    select p.id, p.plan_id, p.valid_from::text as valid_from, p.net_cents, p.max_active_listings,
      b.net_cents as before_cents, b.max_active_listings as before_ads
    from plan_price p
    join plan_price b on b.plan_id = p.plan_id and b.valid_to = p.valid_from and b.valid_from < b.valid_to
    where p.valid_from > ${today}::date and p.valid_to is distinct from p.valid_from
      and (p.net_cents > b.net_cents or coalesce(p.max_active_listings, 2147483647) < coalesce(b.max_active_listings, 2147483647))
    order by p.id`.execute(db);
  return rows;
}

type EmailRecipient = { id: number; email: string; locale: string; username: string; refused: boolean };

/** Agencies that go on with the plan and were not told yet; they count as told from now on. */
export async function claimAgenciesToNotify(
  trx: Trx,
  row: AnnouncedPriceIncrease,
  now: Date,
  limit: number,
): Promise<EmailRecipient[]> {
  const { rows } = await sql<EmailRecipient>`
    with untold as (
      select s.account_id from subscription s
      where (s.plan_id = ${row.plan_id} and s.next_plan_id is null or s.next_plan_id = ${row.plan_id})
        and s.state in ('trial', 'active', 'past_due')
        and not exists (select from plan_price_notice n where n.plan_price_id = ${row.id} and n.account_id = s.account_id)
      order by s.account_id limit ${limit}
    ), told as (
      insert into plan_price_notice (plan_price_id, account_id, at)
      select ${row.id}, account_id, ${now} from untold on conflict do nothing returning account_id
    )
    select a.id, a.email, a.locale, a.username, a.email_refused_at is not null as refused
    from told join account a on a.id = told.account_id order by a.id`.execute(trx);
  return rows;
}

/** Agencies that were told of a version which was then taken back, and do not know that yet. */
export async function claimAgenciesToCorrect(
  trx: Trx,
  now: Date,
  limit: number,
): Promise<(EmailRecipient & { valid_from: string })[]> {
  const { rows } = await sql<EmailRecipient & { valid_from: string }>`
    with told as (
      update plan_price_notice n set withdrawn_at = ${now}
      from (
        select n.plan_price_id, n.account_id from plan_price_notice n join plan_price p on p.id = n.plan_price_id
        where n.withdrawn_at is null and p.valid_to = p.valid_from limit ${limit} for update of n skip locked
      ) each
      where n.plan_price_id = each.plan_price_id and n.account_id = each.account_id
      returning n.plan_price_id, n.account_id
    )
    select a.id, a.email, a.locale, a.username, a.email_refused_at is not null as refused,
      p.valid_from::text as valid_from
    from told join account a on a.id = told.account_id join plan_price p on p.id = told.plan_price_id
    order by a.id`.execute(trx);
  return rows;
}
