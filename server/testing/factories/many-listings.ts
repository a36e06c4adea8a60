/** An agency with thousands of listings beside those of others, in few statements. */
import { sql } from 'kysely';
import type { Db } from '../../src/platform/db/db.ts';

const OTHERS = 1_000;

export async function fillListingTable(db: Db, accountId: number, count: number): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  await run('alter table listing disable trigger user; alter table property disable trigger user');
  await run(`insert into account (id, role_id, status, email, username)
    select 900000 + i, 2, 'approved', 'crowd' || i || '@mail.example', 'x' from generate_series(1, ${OTHERS}) i`);
  // Two thirds as many of others, so that the agency's rows lie among them.
  await run(`insert into property (id, account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area, photo_count, street, street_number)
    select 1000000 + i, case when i % 5 < 3 then ${accountId} else 900001 + i % ${OTHERS} end, 1, 1 + i % 6, (array[461200, 450112, 461200])[1 + i % 3], false,
      st_setsrid(st_makepoint(23.8, 38.02), 4326), st_setsrid(st_makepoint(23.8, 38.02), 4326), 40 + i % 180, i % 12,
      (array['Λεωφόρος Κηφισίας', 'Ηρακλείου', 'Αγίου Δημητρίου', 'Εθνικής Αντιστάσεως', 'Παπαδιαμάντη'])[1 + i % 5], (i % 140)::text
    from generate_series(1, ${Math.ceil((count * 5) / 3)}) i`);
  await run(`insert into listing (id, property_id, purpose, is_active, deleted_at, price, title_el, title_en, confirmed_at, updated_at)
    select id, id, 1 + id % 2, case when id % 25 = 0 then null else id % 11 > 0 end, case when id % 25 = 0 then now() end, 50000 + id * 7919 % 900000,
      case when id % 3 = 0 then 'Φωτεινό διαμέρισμα με θέα και τζάκι, κοντά στο μετρό' end,
      case when id % 3 = 0 then 'Bright apartment with a view and a fireplace, near the metro' end,
      now() - id * 31 % 45 * interval '1 day', now() - id * 17 % 100000 * interval '1 minute'
    from property where id > 1000000`);
  await run(
    'insert into listing_counter (listing_id, views, messages) select id, id % 977, id % 13 from listing where id > 1000000',
  );
  await run('alter table listing enable trigger user; alter table property enable trigger user');
  await run('insert into dashboard_listing select * from dashboard_listing_row where listing_id > 1000000');
  await run('vacuum analyze dashboard_listing, listing, property, listing_counter, account');
}
