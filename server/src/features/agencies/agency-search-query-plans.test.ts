/**
 * With thousands of agencies every search reads by its index: the first page, a place, a name, a slip in a name, a
 * number.
 */
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../testing/environment/query-plans.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { type AgencySearchFilter, agencySearchCountQuery, agencySearchQuery } from './agency-search.queries.ts';

const AGENCY_COUNT = sized({ ci: 3_000, full: 10_000 });
const page = { limit: 20, offset: 0 };
const everything: AgencySearchFilter = { districts: null, names: null, roughly: false, gemi: null };

describe('[AGEN-1] plans of the search for agencies', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    await plans.pool.query(`
      select setseed(0.5);
      insert into account (id, role_id, status, email, username)
      select i, 3, case when i % 50 = 0 then 'waiting' else 'approved' end, 'office' || i || '@mail.example', 'x'
      from generate_series(1, ${AGENCY_COUNT}) i;
      insert into agency (id, account_id, name_el, name_en, gemi, district_id, name_key)
      select i, i, 'x', 'x', lpad(i::text, 12, '0'), (array(select id from district order by seq))[1 + i % 1107],
        ' ' || translate(md5(i::text), '0123456789', 'aeiouklmnp') || ' mesitiki  ' || translate(md5((i % 400)::text), '0123456789', 'aeiourstvx') || ' '
      from generate_series(1, ${AGENCY_COUNT}) i;
      update agency_stats set for_sale = (random() * 100)::int, complete = agency_id % 3 > 0;
      insert into agency_place
      select i, d.id, 2, 1 from generate_series(1, ${AGENCY_COUNT}) i, generate_series(0, 14) n,
        lateral (select (array(select id from district order by seq))[1 + (i * 7 + n) % 1107] as id) d;`);
    await plans.pool.query('vacuum analyze account, agency, agency_stats, agency_place');
  });
  afterAll(() => plans.close());

  const planOf = (statement: RawBuilder<unknown>): Promise<string> => plans.planOf(statement.compile(plans.db));
  const wide = /Seq Scan on (agency|agency_stats|agency_place|account)\b/;

  it('the first page walks its order and sorts nothing', async () => {
    const plan = await planOf(agencySearchQuery(everything, page));
    expect(plan).toMatch(/agency_stats_order/);
    expect(plan).not.toMatch(wide);
    expect(plan).not.toMatch(/^ *-> {2}Sort/m);
  });

  it('a place reads the agencies that sit there and the listings that are there', async () => {
    const filter = { ...everything, districts: [461200, 450131] };
    for (const statement of [agencySearchQuery(filter, page), agencySearchCountQuery(filter)]) {
      const plan = await planOf(statement);
      expect(plan).toMatch(/agency_district/);
      expect(plan).toMatch(/agency_place_district/);
      expect(plan).not.toMatch(/Seq Scan on (agency|agency_place)\b/);
    }
  });

  it('a name and a slip in it read the name index, a number its own', async () => {
    const { rows } = await plans.pool.query('select name_key from agency where id = 2711');
    const name = rows[0].name_key.trim().split(' ')[0];
    for (const roughly of [false, true]) {
      const plan = await planOf(agencySearchQuery({ ...everything, names: [name], roughly }, page));
      expect(plan).toMatch(/Bitmap Index Scan on agency_name_key/);
      expect(plan).not.toMatch(/Seq Scan on agency\b/);
    }
    const plan = await planOf(agencySearchQuery({ ...everything, gemi: '000000002711' }, page));
    expect(plan).toMatch(/agency_gemi_(key|start)/);
    expect(plan).not.toMatch(wide);
  });

  it('the widest of all, a count of everything, reads each agency a few times and no listing', async () => {
    const plan = await planOf(agencySearchCountQuery(everything));
    expect(rowsRead(plan)).toBeLessThanOrEqual(AGENCY_COUNT * 3);
  });
});
