/** With 10,000 offices every search reads by its index: the first page, a place, a name, a slip in a name, a number. */
import type { RawBuilder } from 'kysely';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { cloneDatabase } from '../../../testing/world.ts';
import { type Db, openDb, openPool } from '../../platform/db.ts';
import { countStatement, type RealtorFilter, realtorsStatement } from './realtors.queries.ts';

const OFFICES = 10_000;
const page = { limit: 20, offset: 0 };
const everything: RealtorFilter = { districts: null, names: null, roughly: false, gemi: null };

describe('[AGEN-1] plans of the search for offices', () => {
  let pool: pg.Pool;
  let db: Db;
  let drop: () => Promise<void>;

  beforeAll(async () => {
    const database = await cloneDatabase(inject('services'));
    drop = database.drop;
    pool = openPool({ databaseUrl: database.url, dbPool: 1, statementTimeoutMs: 0 });
    db = openDb(pool);
    await pool.query(`
      select setseed(0.5);
      insert into account (id, role_id, status, email, username)
      select i, 3, case when i % 50 = 0 then 'waiting' else 'approved' end, 'office' || i || '@mail.example', 'x'
      from generate_series(1, ${OFFICES}) i;
      insert into agency (id, account_id, name_el, name_en, gemi, district_id, name_key)
      select i, i, 'x', 'x', lpad(i::text, 12, '0'), (array(select id from district order by seq))[1 + i % 1107],
        ' ' || translate(md5(i::text), '0123456789', 'aeiouklmnp') || ' mesitiki  ' || translate(md5((i % 400)::text), '0123456789', 'aeiourstvx') || ' '
      from generate_series(1, ${OFFICES}) i;
      update agency_figures set for_sale = (random() * 100)::int, complete = agency_id % 3 > 0;
      insert into agency_place
      select i, d.id, 2, 1 from generate_series(1, ${OFFICES}) i, generate_series(0, 14) n,
        lateral (select (array(select id from district order by seq))[1 + (i * 7 + n) % 1107] as id) d;`);
    await pool.query('vacuum analyze');
  }, 120_000);
  afterAll(async () => {
    await pool.end();
    await drop();
  });

  const planOf = async (statement: RawBuilder<unknown>): Promise<string> => {
    const { sql, parameters } = statement.compile(db);
    const { rows } = await pool.query(`explain (analyze, costs off) ${sql}`, [...parameters]);
    return rows.map((row) => row['QUERY PLAN']).join('\n');
  };
  const time = (plan: string) => Number(/Execution Time: ([\d.]+) ms/.exec(plan)?.[1]);
  const wide = /Seq Scan on (agency|agency_figures|agency_place|account)\b/;

  it('the first page walks its order and sorts nothing', async () => {
    const plan = await planOf(realtorsStatement(everything, page));
    expect(plan).toMatch(/agency_figures_order/);
    expect(plan).not.toMatch(wide);
    expect(plan).not.toMatch(/^ *-> {2}Sort/m);
  });

  it('a place reads the offices that sit there and the ads that are there', async () => {
    const filter = { ...everything, districts: [461200, 450131] };
    for (const statement of [realtorsStatement(filter, page), countStatement(filter)]) {
      const plan = await planOf(statement);
      expect(plan).toMatch(/agency_district/);
      expect(plan).toMatch(/agency_place_district/);
      expect(plan).not.toMatch(/Seq Scan on (agency|agency_place)\b/);
    }
  });

  it('a name and a slip in it read the name index, a number its own', async () => {
    const { rows } = await pool.query('select name_key from agency where id = 4711');
    const name = rows[0].name_key.trim().split(' ')[0];
    for (const roughly of [false, true]) {
      const plan = await planOf(realtorsStatement({ ...everything, names: [name], roughly }, page));
      expect(plan).toMatch(/Bitmap Index Scan on agency_name_key/);
      expect(plan).not.toMatch(/Seq Scan on agency\b/);
    }
    const plan = await planOf(realtorsStatement({ ...everything, gemi: '000000004711' }, page));
    expect(plan).toMatch(/agency_gemi_key/);
    expect(plan).not.toMatch(wide);
  });

  it('the widest of all, a count of everything, is quick all the same', async () => {
    expect(time(await planOf(countStatement(everything)))).toBeLessThan(200);
  });
});
