/** With many agencies the list of admins walks the index of its order, and a search reads those of what is searched for. */
import { agencySorts } from '@estia/contract/admin-lists/list-choices';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../testing/environment/query-plans.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import {
  type AdminAgencyFilter,
  type AdminAgencyPage,
  adminAgenciesCountQuery,
  adminAgenciesQuery,
} from './admin-agencies.queries.ts';

const ROWS = sized({ ci: 12_000, full: 60_000 });

describe('[ADMN-1] plans of the list of agencies', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    await plans.pool.query(`
      insert into account (id, role_id, status, email, username)
      select i, 3, case when i % 500 = 0 then 'waiting' else 'approved' end, 'office' || i || '@mail.example', 'x'
      from generate_series(1, ${ROWS}) i;
      insert into agency (id, account_id, name_el, name_en, gemi, tax_number, district_id, name_key, created_at)
      select i, i, md5(i::text), 'x', lpad(i::text, 9, '0') || '000', lpad(i::text, 9, '0'),
        (array(select id from district order by seq))[1 + i % 1107], ' ' || md5(i::text) || ' ', now() - i * interval '1 hour'
      from generate_series(1, ${ROWS}) i;
      update agency_stats set for_sale = agency_id % 97, for_rent = agency_id % 11;
      insert into plan_choice (account_id, plan_id, payment, at)
      select i, case when i % 400 = 0 then 3 else 1 end, 'card', now()
      from generate_series(1, ${ROWS}) i;`);
    await plans.pool.query('vacuum analyze account, agency, agency_stats, plan_choice, subscription');
  });
  afterAll(() => plans.close());

  const planOf = (statement: RawBuilder<unknown>) => plans.planOf(statement.compile(plans.db));
  const page = (filter: AdminAgencyFilter, by: Partial<AdminAgencyPage> = {}) =>
    planOf(adminAgenciesQuery(filter, { sort: 'created', order: 'desc', limit: 10, offset: 0, ...by }));
  const wide = /Seq Scan on (account|agency|agency_stats|plan_choice)\b/;

  it('every order walks its index, both ways', async () => {
    const indexOf = { created: 'agency_newest', name: 'agency_by_name', listings: 'agency_stats_listings' };
    for (const sort of agencySorts)
      for (const order of ['asc', 'desc'] as const)
        for (const filter of [{}, { status: 'approved' as const }]) {
          const plan = await page(filter, { sort, order, offset: 50 });
          expect(plan, `${sort} ${order}`).toContain(`using ${indexOf[sort]}`);
          expect(plan).not.toMatch(wide);
          expect(rowsRead(plan, 'agency'), plan).toBeLessThan(ROWS / 20);
        }
  });

  it('a search and rare values read their own indexes, for the page and for the count', async () => {
    const few: AdminAgencyFilter[] = [
      { search: 'office4711@' },
      { search: '000004711000' },
      { search: '00000471' },
      { search: 'c4ca4238a0b' },
      { search: 'office4711@', status: 'approved' },
      { districts: [461_200, 450_131] },
    ];
    for (const filter of few)
      for (const plan of [await page(filter), await planOf(adminAgenciesCountQuery(filter))]) {
        expect(plan, JSON.stringify(filter)).not.toMatch(wide);
        expect(rowsRead(plan, 'agency'), plan).toBeLessThan(ROWS / 20);
      }
  });

  it('rare states and plans are not looked for among all agencies', async () => {
    for (const filter of [{ status: 'waiting' as const }, { plan_id: 3 }])
      for (const plan of [await page(filter), await planOf(adminAgenciesCountQuery(filter))])
        expect(plan, JSON.stringify(filter)).not.toMatch(/Seq Scan on (account|agency|plan_choice)\b/);
  });

  it('counts no further than it says', async () => {
    expect(await planOf(adminAgenciesCountQuery({}))).toMatch(/Limit .*rows=10000 /);
  });
});
