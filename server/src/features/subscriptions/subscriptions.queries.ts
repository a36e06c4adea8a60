/**
 * SQL of subscriptions and of what agencies owe. Days travel as text: a date that becomes a moment is a day off
 * somewhere.
 */

import type { TaxedAmount } from '@estia/contract/subscriptions/billing-amounts';
import type { PaymentMethod, SubscriptionPhase } from '@estia/contract/subscriptions/model';
import { sql } from 'kysely';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enqueueJob } from '../../platform/jobs/enqueue-job.ts';

export type SubscriptionRow = {
  id: number;
  account_id: number;
  plan_id: number;
  next_plan_id: number | null;
  payment: PaymentMethod;
  state: SubscriptionPhase;
  started_at: Date;
  trial_to: string;
  anchor: string;
  months: number;
  period_from: string;
  period_to: string;
  cancel_at_end: boolean;
  cancelled_at: Date | null;
  ended_at: Date | null;
  is_active: boolean;
  customer_ref: string | null;
  card_ref: string | null;
  card_brand: string | null;
  card_last4: string | null;
  card_exp_month: number | null;
  card_exp_year: number | null;
  first_charge_emailed_at: Date | null;
  card_expiry_emailed_for: string | null;
  next_billing_at: Date | null;
  /** The first day without a contract, while a notice holds. */
  contract_ends_on: string | null;
};

const columns = sql.raw(
  `s.id, s.account_id, s.plan_id, s.next_plan_id, s.payment, s.state, s.started_at, s.trial_to::text as trial_to, s.anchor::text as anchor, s.months,
   s.period_from::text as period_from, s.period_to::text as period_to, s.cancel_at_end, s.cancelled_at, s.ended_at, s.is_active,
   s.customer_ref, s.card_ref, s.card_brand, s.card_last4, s.card_exp_month, s.card_exp_year, s.first_charge_emailed_at, s.card_expiry_emailed_for, s.next_billing_at,
   s.contract_ends_on::text as contract_ends_on`,
);

export type AgencyAccount = {
  id: number;
  role_id: number;
  status: string;
  email: string;
  username: string;
  locale: 'el' | 'en';
  gemi: string;
};

/** Lock order of the house: the account first. Everybody who counts its listings or its money takes turns here. */
export async function lockAgencyAccount(trx: Trx, accountId: number): Promise<AgencyAccount | undefined> {
  const { rows } = await sql<AgencyAccount>`
    select a.id, a.role_id, a.status, a.email, a.username, a.locale, coalesce((select g.gemi from agency g where g.account_id = a.id), '') as gemi
    from account a where a.id = ${accountId} for no key update of a`.execute(trx);
  return rows[0];
}

export async function lockSubscriptionRow(trx: Trx, accountId: number): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscription s where s.account_id = ${accountId} for update`.execute(trx);
  return rows[0];
}

export async function findSubscription(db: Db, accountId: number): Promise<SubscriptionRow | undefined> {
  const { rows } = await sql<SubscriptionRow>`
    select ${columns} from subscription s where s.account_id = ${accountId}`.execute(db);
  return rows[0];
}

export async function findAgencyAccount(db: Db, accountId: number): Promise<AgencyAccount | undefined> {
  const { rows } = await sql<AgencyAccount>`
    select a.id, a.role_id, a.status, a.email, a.username, a.locale, coalesce((select g.gemi from agency g where g.account_id = a.id), '') as gemi
    from account a where a.id = ${accountId}`.execute(db);
  return rows[0];
}

/** What somebody chose when they registered. */
export async function findPlanChoice(
  db: Db,
  accountId: number,
): Promise<{ plan_id: number; payment: PaymentMethod } | undefined> {
  const { rows } = await sql<{ plan_id: number; payment: PaymentMethod }>`
    select plan_id, payment from plan_choice where account_id = ${accountId}`.execute(db);
  return rows[0];
}

/** False: there is one already. */
export async function insertSubscription(
  trx: Trx,
  row: {
    accountId: number;
    planId: number;
    payment: PaymentMethod;
    from: string;
    to: string;
    months: number;
    now: Date;
  },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, next_billing_at, created_at, updated_at)
    values (${row.accountId}, ${row.planId}, ${row.payment}, 'trial', ${row.now}, ${row.to}::date, ${row.from}::date, ${row.months},
      ${row.from}::date, ${row.to}::date, ${row.now}, ${row.now}, ${row.now})
    on conflict (account_id) do nothing`.execute(trx);
  return (numAffectedRows ?? 0n) > 0n;
}

export type SubscriptionChanges = Partial<Omit<SubscriptionRow, 'id' | 'account_id'>> & {
  card_at?: Date | null;
  mandate_version?: string | null;
  sca_reference?: string | null;
};

export async function updateSubscription(trx: Trx, id: number, changes: SubscriptionChanges, now: Date): Promise<void> {
  await trx
    .updateTable('subscription')
    .set({ ...changes, updated_at: now })
    .where('id', '=', id)
    .execute();
  // What is due now does not wait for the next round.
  if (changes.next_billing_at && changes.next_billing_at <= now) await enqueueJob(trx, 'money');
}

/** What has something to do, the longest waiting first. */
export async function listAccountsDueForBilling(db: Db, now: Date, limit: number): Promise<number[]> {
  const { rows } = await sql<{ account_id: number }>`
    select account_id from subscription where next_billing_at <= ${now} order by next_billing_at limit ${limit}`.execute(
    db,
  );
  return rows.map((row) => row.account_id);
}

export type ChargeRow = TaxedAmount & {
  id: number;
  subscription_id: number;
  account_id: number;
  kind: 'period' | 'upgrade' | 'restart';
  plan_id: number;
  from_plan_id: number | null;
  period_from: string;
  period_to: string;
  /** Of the gross sum, paid by money that was here before. */
  credit_cents: number;
  payment: PaymentMethod;
  state: 'due' | 'paid' | 'void';
  due_on: string;
  failed_attempts: number;
  next_attempt_at: Date | null;
  last_decline: string | null;
  reminders: number;
  created_at: Date;
  paid_at: Date | null;
  /** The attempt that is under way. */
  asked_id: number | null;
};

const chargeColumns = sql.raw(
  `c.id, c.subscription_id, c.account_id, c.kind, c.plan_id, c.from_plan_id, c.period_from::text as period_from, c.period_to::text as period_to,
   c.net_cents, c.vat_percent, c.vat_cents, c.gross_cents, c.credit_cents, c.payment, c.state, c.due_on::text as due_on, c.failed_attempts, c.next_attempt_at, c.last_decline,
   c.reminders, c.created_at, c.paid_at,
   (select a.id from attempt a where a.charge_id = c.id and a.state = 'asked') as asked_id`,
);

/** What is owed, and a period that is paid for and has not begun. */
export async function listOpenCharges(
  db: Db,
  sub: Pick<SubscriptionRow, 'id' | 'account_id' | 'period_to'>,
): Promise<ChargeRow[]> {
  const { rows } = await sql<ChargeRow>`
    select ${chargeColumns} from charge c
    where c.account_id = ${sub.account_id} and c.subscription_id = ${sub.id}
      and (c.state = 'due' or (c.state = 'paid' and c.kind = 'period' and c.period_from = ${sub.period_to}::date))
    order by c.id`.execute(db);
  return rows;
}

export async function findCharge(db: Db, id: number): Promise<ChargeRow | undefined> {
  const { rows } = await sql<ChargeRow>`select ${chargeColumns} from charge c where c.id = ${id}`.execute(db);
  return rows[0];
}

export async function insertCharge(
  trx: Trx,
  row: TaxedAmount &
    Pick<
      ChargeRow,
      | 'subscription_id'
      | 'account_id'
      | 'kind'
      | 'plan_id'
      | 'from_plan_id'
      | 'period_from'
      | 'period_to'
      | 'payment'
      | 'due_on'
      | 'next_attempt_at'
    >,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into charge (subscription_id, account_id, kind, plan_id, from_plan_id, period_from, period_to, net_cents, vat_percent, vat_cents, gross_cents,
      payment, state, due_on, next_attempt_at, created_at)
    values (${row.subscription_id}, ${row.account_id}, ${row.kind}, ${row.plan_id}, ${row.from_plan_id}, ${row.period_from}::date, ${row.period_to}::date,
      ${row.net_cents}, ${row.vat_percent}, ${row.vat_cents}, ${row.gross_cents}, ${row.payment}, 'due', ${row.due_on}::date, ${row.next_attempt_at}, ${now})
    returning id`.execute(trx);
  const [made] = rows;
  if (!made) throw new Error('No charge was written');
  return made.id;
}

/** Only what is owed can become paid or void; and no attempt may be under way when it becomes void. */
export async function markChargePaid(
  trx: Trx,
  id: number,
  period: { from: string; to: string },
  at: Date,
): Promise<void> {
  await sql`update charge set state = 'paid', paid_at = ${at}, next_attempt_at = null, period_from = ${period.from}::date, period_to = ${period.to}::date
    where id = ${id} and state = 'due'`.execute(trx);
}
export async function voidCharge(trx: Trx, id: number, reason: string, now: Date): Promise<void> {
  await sql`update charge c set state = 'void', void_at = ${now}, void_reason = ${reason}, next_attempt_at = null
    where c.id = ${id} and c.state = 'due' and not exists (select from attempt a where a.charge_id = c.id and a.state = 'asked')`.execute(
    trx,
  );
}

export const updateCharge = (
  db: Db,
  id: number,
  changes: Partial<Pick<ChargeRow, 'payment' | 'failed_attempts' | 'next_attempt_at' | 'last_decline' | 'reminders'>>,
): Promise<unknown> => db.updateTable('charge').set(changes).where('id', '=', id).where('state', '=', 'due').execute();

/** Charges whose card is to be tried now. */
export async function listChargesToAttempt(
  db: Db,
  now: Date,
  limit: number,
): Promise<{ id: number; account_id: number }[]> {
  const { rows } = await sql<{ id: number; account_id: number }>`
    select id, account_id from charge where state = 'due' and next_attempt_at <= ${now} order by next_attempt_at limit ${limit}`.execute(
    db,
  );
  return rows;
}

export type ListedCharge = ChargeRow & { count: number; invoice_id: number | null; invoice_number: string | null };

export async function listCharges(
  db: Db,
  accountId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListedCharge[]> {
  const { rows } = await sql<ListedCharge>`
    select ${chargeColumns}, i.id as invoice_id, i.series || ' ' || i.number as invoice_number, count(*) over ()::int as count
    from charge c left join invoice i on i.charge_id = c.id
    where c.account_id = ${accountId} order by c.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** The first day that is not paid for; null: nothing ever was. */
export async function findPaidUntil(db: Db, subscriptionId: number): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select max(period_to)::text as day from charge where subscription_id = ${subscriptionId} and state = 'paid' and kind <> 'upgrade'`.execute(
    db,
  );
  return rows[0]?.day ?? null;
}

export type ListedSubscription = SubscriptionRow & {
  name_el: string | null;
  name_en: string | null;
  gemi: string | null;
  active_listings: number;
  due_cents: number;
  prepaid_to: string | null;
};

export type SubscriptionFilter = {
  phase?: SubscriptionPhase | undefined;
  payment?: PaymentMethod | undefined;
  plan_id?: number | undefined;
  q?: string | undefined;
  account_id?: number;
  limit: number;
  offset: number;
};

const fromListed = sql`subscription s join account a on a.id = s.account_id left join agency g on g.account_id = s.account_id`;

function listedCondition(f: Omit<SubscriptionFilter, 'limit' | 'offset'>) {
  const typed = f.q?.replace(/[\\%_]/g, (sign) => `\\${sign}`);
  const digits = f.q?.replace(/\D/g, '') ?? '';
  return sql`
    (${f.account_id ?? null}::bigint is null or s.account_id = ${f.account_id ?? null})
    and (${f.phase ?? null}::text is null or s.state = ${f.phase ?? null})
    and (${f.payment ?? null}::text is null or s.payment = ${f.payment ?? null})
    and (${f.plan_id ?? null}::int is null or s.plan_id = ${f.plan_id ?? null})
    and (${typed ?? null}::text is null or g.name_el ilike ${`%${typed}%`} or g.name_en ilike ${`%${typed}%`} or a.email ilike ${`%${typed}%`}
      or (length(${digits}) >= 4 and g.gemi like ${`%${digits}%`}))`;
}

const listedColumns = sql`${columns}, g.name_el, g.name_en, g.gemi,
  (select count(*)::int from property p join listing l on l.property_id = p.id where p.account_id = s.account_id and l.is_active) as active_listings,
  (select coalesce(sum(c.gross_cents - c.credit_cents), 0)::int from charge c where c.account_id = s.account_id and c.state = 'due') as due_cents,
  (select c.period_to::text from charge c where c.subscription_id = s.id and c.state = 'paid' and c.kind = 'period' and c.period_from = s.period_to) as prepaid_to`;

export async function countSubscriptions(
  db: Db,
  filter: Omit<SubscriptionFilter, 'limit' | 'offset'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${fromListed} where ${listedCondition(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** All of them for admins, newest first. */
export async function listSubscriptions(
  db: Db,
  f: SubscriptionFilter,
): Promise<{ rows: ListedSubscription[]; count: number }> {
  const { rows } = await sql<ListedSubscription>`
    select ${listedColumns} from ${fromListed} where ${listedCondition(f)} order by s.id desc limit ${f.limit} offset ${f.offset}`.execute(
    db,
  );
  return { rows, count: await countSubscriptions(db, f) };
}

/** The same, on from an id. */
export async function listSubscriptionsBefore(
  db: Db,
  filter: Omit<SubscriptionFilter, 'limit' | 'offset'>,
  before: number | undefined,
  limit: number,
): Promise<ListedSubscription[]> {
  const { rows } = await sql<ListedSubscription>`
    select ${listedColumns} from ${fromListed}
    where ${listedCondition(filter)} and ${before === undefined ? sql`true` : sql`s.id < ${before}`}
    order by s.id desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * An agency that leaves: what it owes is owed no more, and the provider is to forget its card. Money that moved stays
 * on record.
 */
export async function eraseSubscriptionData(trx: Trx, accountId: number, now: Date): Promise<void> {
  await sql`insert into card_to_detach (card_ref, at) select card_ref, ${now} from subscription
    where account_id = ${accountId} and card_ref is not null on conflict do nothing`.execute(trx);
  await sql`update charge c set state = 'void', void_at = ${now}, void_reason = 'account_erased', next_attempt_at = null
    where c.account_id = ${accountId} and c.state = 'due'
      and not exists (select from attempt t where t.charge_id = c.id and t.state = 'asked')`.execute(trx);
  // What moved stays, as the law wants; by whose card and in which words does not.
  await sql`update attempt t set customer_ref = '', card_ref = case when t.card_ref is null then null else '' end from charge c
    where c.id = t.charge_id and c.account_id = ${accountId} and t.state <> 'asked'`.execute(trx);
  await sql`update refund r set reason = '' from payment p where p.id = r.payment_id and p.account_id = ${accountId}`.execute(
    trx,
  );
  await sql`update chargeback k set note = null from payment p where p.id = k.payment_id and p.account_id = ${accountId}`.execute(
    trx,
  );
}

/** The job looks at it at its next round. */
export const scheduleBilling = (db: Db, accountId: number, at: Date): Promise<unknown> =>
  db.updateTable('subscription').set({ next_billing_at: at }).where('account_id', '=', accountId).execute();
