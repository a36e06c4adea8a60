/** As many users, listings and invoices as are wanted, written by the database itself: for plans and for figures. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

type Counts = { users: number; listings: number; invoices: number };

/**
 * One user in 20 is an agency, one listing in three stands in a street of a very common name; phones and numbers count up. Without
 * triggers and foreign keys: nothing is derived from these rows.
 */
export async function fillAdminTables(db: Db, { users, listings, invoices }: Counts): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into account (id, role_id, status, email, username, mobile, landline, created_at, last_seen_on) overriding system value
      select i, case when i % 10000 = 0 then 1 when i % 20 = 0 then 3 else 2 end,
        case when i % 500 = 0 then 'waiting' when i % 1000 = 1 then 'blocked' else 'approved' end, 'p' || i || '@m.example',
        (array['Γιώργος','Μαρία','Ελένη','Νίκος','Κατερίνα'])[1 + i % 5] || ' ' || md5(i::text),
        '+3069' || lpad(i::text, 8, '0'), '+3021' || lpad(i::text, 8, '0'), now() - i * interval '1 minute', current_date - (i % 700)::int
      from generate_series(1, ${users}::bigint) i on conflict do nothing`.execute(trx);
    await sql`
      insert into agency (account_id, name_el, name_en, name_key, gemi, tax_number, phones)
      select i, 'x', 'x', ' ' || md5(i::text) || ' ', lpad(i::text, 9, '0') || '000', lpad(i::text, 9, '0'), array['+3022' || lpad(i::text, 8, '0')]
      from generate_series(20, ${users}::bigint, 20) i`.execute(trx);
    await sql`
      insert into property (id, account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area, street, street_number)
      overriding system value
      select i, 1 + i % ${users}::bigint, 1, 1, 461200, false, st_setsrid(st_makepoint(23.8, 38.02), 4326), st_setsrid(st_makepoint(23.8, 38.02), 4326), 90,
        case when i % 3 = 0 then 'Βενιζέλου' else 'Οδός ' || md5((i % 5000)::text) end, (i % 200)::text from generate_series(1, ${listings}::bigint) i`.execute(
      trx,
    );
    await sql`
      insert into listing (id, property_id, purpose, is_active, price, updated_at) overriding system value
      select i, i, 1 + i % 2, i % 4 > 0, (50000 + i * 37 % 900000)::int, now() - i * interval '1 minute' from generate_series(1, ${listings}::bigint) i`.execute(
      trx,
    );
    await sql`
      insert into property_contact (property_id, phone)
      select i, '+3069' || lpad(i::text, 8, '0') from generate_series(1, ${listings}::bigint) i`.execute(trx);
    await sql`insert into invoice_series (series, kind, last_number) values ('ΤΕΣΤ', 'invoice', ${invoices}) on conflict do nothing`.execute(
      trx,
    );
    await sql`
      insert into invoice (id, kind, series, number, account_id, charge_id, issued_at, issued_on, issuer, customer, customer_key, lines, net_cents,
        vat_percent, vat_cents, gross_cents, period_from, period_to, paid_by, reporting, mark) overriding system value
      select i, 'invoice', 'ΤΕΣΤ', i, i, i, now(), '2026-11-15', '{}', '{"company":"x"}', ' ' || md5(i::text) || ' ' || lpad(i::text, 9, '0') || ' ',
        '[{}]', 10000, 24, 2400, 12400, '2026-11-15', '2026-12-15', 'card', 'reported', '4000' || lpad(i::text, 11, '0')
      from generate_series(1, ${invoices}::bigint) i`.execute(trx);
  });
  await sql`vacuum analyze account, agency, property, listing, property_contact, invoice`.execute(db);
}
