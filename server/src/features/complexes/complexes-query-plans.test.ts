/**
 * With hundreds of developments among many times as many properties nothing walks the properties or the listings: every one is
 * reached from its development.
 */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../testing/environment/query-plans.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { attachableUnitsQuery, ownComplexesQuery } from './own-complexes.queries.ts';
import {
  type ComplexFilter,
  complexCountQuery,
  complexListQuery,
  complexPageQuery,
  complexUnitsQuery,
} from './public-complexes.queries.ts';

/** Ten properties each; twice as many again are in none. */
const COMPLEXES = sized({ ci: 500, full: 2_000 });
const UNITS = COMPLEXES * 30;
const page = { limit: 12, offset: 0 };
const everything: ComplexFilter = { districts: null, stage: null, purpose: null, priceMin: null, priceMax: null };

describe('[PAGE-1] plans of developments', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    await plans.pool.query(`
      insert into account (id, role_id, status, email, username)
      select i, 3, 'approved', 'office' || i || '@mail.example', 'x' from generate_series(1, 400) i;
      insert into agency (id, account_id, name_el, name_en, gemi, district_id)
      select i, i, 'x', 'x', lpad(i::text, 12, '0'), 461200 from generate_series(1, 400) i;
      insert into complex (id, account_id, agency_id, name_el, district_id, stage, state, published_at, created_at, updated_at)
      select i, 1 + i % 400, 1 + i % 400, 'Συγκρότημα ' || i, (array(select id from district order by seq))[1 + i % 1107], 1 + i % 3,
        'published', timestamptz '2026-01-01' + i * interval '1 hour', now(), now()
      from generate_series(1, ${COMPLEXES}) i;
      alter table listing disable trigger user;
      alter table property disable trigger user;
      insert into property (id, account_id, agency_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area, complex_id)
      select i, 1 + i % 400, 1 + i % 400, 1, 1, 461200, true, st_setsrid(st_makepoint(23.8, 38), 4326),
        st_setsrid(st_makepoint(23.8, 38), 4326), 50 + i % 90, case when i <= ${COMPLEXES * 10} then 1 + i % ${COMPLEXES} end
      from generate_series(1, ${UNITS}) i;
      insert into listing (id, property_id, purpose, is_active, price) select i, i, 1, i % 5 > 0, 100000 + i from generate_series(1, ${UNITS}) i;
      insert into photo (id, key, width, height, placeholder) select i, 'plan-' || i, 16, 9, '' from generate_series(1, 5000) i;
      insert into property_photo (property_id, position, photo_id) select i, 1, 1 + i % 5000 from generate_series(1, ${UNITS}) i;`);
    await plans.pool.query('vacuum analyze account, agency, complex, property, listing, photo, property_photo');
  });
  afterAll(() => plans.close());

  const planOf = (statement: Parameters<typeof compiled>[0]) => plans.planOf(compiled(statement));
  const compiled = (
    statement: ReturnType<typeof complexCountQuery | typeof complexListQuery | typeof complexPageQuery>,
  ) => statement.compile(plans.db);
  const wide = /Seq Scan on (property|listing|property_photo|photo)\b/;
  /** Rows of a scan of properties or listings, times its loops: what was really read. */
  const mostRows = (plan: string): number =>
    Math.max(
      0,
      ...[...plan.matchAll(/Scan.* on (?:property|listing)\b.*\(actual rows=(\d+) loops=(\d+)\)/g)].map(
        ([, rows, loops]) => Number(rows) * Number(loops),
      ),
    );

  it('the first page walks the newest and draws up figures for twelve', async () => {
    const plan = await planOf(complexListQuery(everything, page));
    expect(plan).toMatch(/complex_newest/);
    expect(plan).toMatch(/property_complex/);
    expect(plan).not.toMatch(wide);
    expect(mostRows(plan)).toBeLessThan(1_000);
  });

  it('a place reads its developments only', async () => {
    for (const statement of [complexListQuery, complexCountQuery]) {
      const plan = await planOf(statement({ ...everything, districts: [461200], priceMax: 200_000, purpose: 1 }, page));
      expect(plan).toMatch(/complex_place/);
      expect(plan).not.toMatch(wide);
      expect(mostRows(plan)).toBeLessThan(1_000);
    }
  });

  it('counting all stays within the units of developments', async () => {
    const plan = await planOf(complexCountQuery({ ...everything, priceMin: 105_000 }));
    expect(rowsRead(plan, '(?:property|listing)')).toBeLessThan(COMPLEXES * 25);
  });

  it('one development reads its own units', async () => {
    const statements = [complexPageQuery(77), complexUnitsQuery(77, { by: 'price', descending: false }, page)];
    for (const statement of statements) {
      const plan = await planOf(statement as ReturnType<typeof complexPageQuery>);
      expect(plan).toMatch(/property_complex/);
      expect(plan).not.toMatch(wide);
      expect(mostRows(plan)).toBeLessThan(100);
    }
  });

  it('an agency reads its own', async () => {
    for (const statement of [ownComplexesQuery(8, page), attachableUnitsQuery(8, 7, {}, page)]) {
      const plan = await plans.planOf(statement.compile(plans.db));
      expect(plan).not.toMatch(wide);
      expect(mostRows(plan)).toBeLessThan(1_000);
    }
  });
});
