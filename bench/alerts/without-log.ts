/** The same writes with and without the log of changes, in turns: whatever else the machine does hits both alike. */
import type { Pool } from 'pg';

const ROUNDS = 40;

/** As 0007_search_everywhere.sql had them, under names of their own. */
const plainFunctions = `
  create or replace function refresh_listing_search(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform 1 from listing where id = any (ids) order by id for no key update;
    delete from listing_search where listing_id = any (ids);
    insert into listing_search select * from listing_search_row where listing_id = any (ids);
  end $$;
  create or replace function refresh_listing_words(ids bigint[]) returns void language plpgsql set plan_cache_mode = force_generic_plan as $$
  begin
    perform 1 from listing where id = any (ids) order by id for no key update;
    delete from listing_words where listing_id = any (ids);
    insert into listing_words select * from listing_words_row where listing_id = any (ids);
  end $$`;

const median = (values: number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
const round = (value: number): number => Math.round(value * 1_000) / 1_000;

const PROPERTY_COLUMNS = `account_id, agency_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area,
  year_built, floor_id, bed_rooms, bath_rooms, heating_id, condition_id, energy_class_id, extras, photo_count`;

/** A property with its listing and its first event, and then a new price: what publishing writes into these tables. */
async function publishOne(pool: Pool, like: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query<{ id: number }>({
      name: 'bench publish',
      text: `with copied as (
        insert into property (${PROPERTY_COLUMNS}) select ${PROPERTY_COLUMNS.replaceAll(/(\w+)/g, 'p.$1')}
        from property p join listing l on l.property_id = p.id where l.id = $1 returning id
      ), listed as (
        insert into listing (property_id, purpose, is_active, price, updated_at, activated_at, title_el, title_en, description_el, description_en)
        select c.id, l.purpose, true, l.price, now(), now(), l.title_el, l.title_en, l.description_el, l.description_en
        from copied c, listing l where l.id = $1 returning id, property_id, purpose, price
      ), noted as (
        insert into listing_event (property_id, purpose, at, kind, price) select property_id, purpose, now(), 'published', price from listed
      ) select id from listed`,
      values: [like],
    });
    await client.query('commit');
    await client.query({
      name: 'bench price',
      text: 'update listing set price = price + 1 where id = $1',
      values: [rows[0]?.id],
    });
  } finally {
    client.release();
  }
}

export async function compareWithoutLog(pool: Pool, like: readonly number[]) {
  const { rows } = await pool.query<{ text: string }>(
    `select string_agg(pg_get_functiondef(oid), ';') as text from pg_proc where proname in ('refresh_listing_search', 'refresh_listing_words')`,
  );
  const logging = rows[0]?.text ?? '';
  const times = { log: [] as number[], plain: [] as number[] };
  const each = Math.ceil(like.length / ROUNDS);
  try {
    for (let n = 0; n < ROUNDS; n++) {
      const kind = n % 2 === 0 ? 'log' : 'plain';
      await pool.query(kind === 'log' ? logging : plainFunctions);
      for (const [nth, id] of like.slice(n * each, (n + 1) * each).entries()) {
        const started = performance.now();
        await publishOne(pool, id);
        // The first ones plan the functions anew.
        if (nth >= 10) times[kind].push(performance.now() - started);
      }
    }
  } finally {
    await pool.query(logging);
  }
  const [withLog, withoutLog] = [median(times.log), median(times.plain)];
  return { withLog: round(withLog), withoutLog: round(withoutLog), ratio: round(withLog / withoutLog) };
}
