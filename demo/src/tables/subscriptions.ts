/** Every agency of the demo has a plan that its listings fit into, and is somewhere in its free months. */
import type pg from 'pg';

/** How many months are free, and what plans allow, is read where it stands: the rows of rules and prices. */
const statement = `
  with today as (select ($1::timestamptz at time zone 'Europe/Athens')::date as day),
  free as (
    select (params ->> 'months')::int as months from rule, today
    where code = 'trial_months' and valid_from <= day and (valid_to is null or valid_to > day)
  ), office as (
    select a.account_id, a.id, (select day from today) - (a.id % 70)::int as began,
      (select count(*) from property p join listing l on l.property_id = p.id where p.account_id = a.account_id and l.is_active) as ads
    from agency a join account u on u.id = a.account_id where u.status = 'approved'
  )
  insert into subscription (account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to, next_billing_at, created_at, updated_at)
  select o.account_id,
    (select p.plan_id from plan_price p, today where p.valid_from <= day and (p.valid_to is null or p.valid_to > day)
      and (p.max_active_listings is null or p.max_active_listings >= o.ads) order by p.max_active_listings nulls last limit 1),
    'deposit', 'trial', o.began::timestamp at time zone 'Europe/Athens', e.day, o.began, f.months, o.began, e.day, $1, $1, $1
  from office o, free f, lateral (select (o.began + make_interval(months => f.months))::date as day) e`;

/** What the company of the first agency, which a demonstration logs in as, has on its invoices. */
const invoiceDetails = `
  update agency set company = name_el || ' ΙΚΕ', legal_form = 'ΙΚΕ', tax_number = '999888875', tax_office = 'Δ'' ΑΘΗΝΩΝ', activity = 'Μεσιτεία ακινήτων',
    invoice_address = coalesce(street || ' ' || street_number || ', ', '') || 'Αθήνα', contact_person = 'Νίκος Καρράς'
  where id = 1`;

const bankAccount = `
  insert into site_setting (name, value, changed_at)
  values ('bank_account', '{"beneficiary": "Εστία ΙΚΕ", "iban": "GR1601101250000000012300695", "bank": "Τράπεζα επίδειξης"}', $1)
  on conflict (name) do nothing`;

export async function insertSubscriptions(client: pg.PoolClient, now: number): Promise<void> {
  const at = new Date(now);
  await client.query(invoiceDetails);
  await client.query(bankAccount, [at]);
  await client.query(statement, [at]);
}
