/**
 * With thousands of listings every list must read by its index: an owner's page, the admin dashboard, the job that looks
 * for what is due.
 */
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../../testing/environment/query-plans.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { reminderSteps, unconfirmedListingsQuery } from '../states/confirmation.queries.ts';
import * as q from './manage.queries.ts';

const ROWS = sized({ ci: 5_000, full: 20_000 });
const AGENCY_LISTINGS = ROWS / 20;
const now = new Date('2026-11-15T10:00:00Z');
const page = { limit: 10, offset: 0 };

describe('plans of the lists of listings', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    // An agency with one in 20, 1,900 people with a few each; one listing in 50 is removed, one in 5 paused, few fall
    // due.
    await plans.pool.query(`
      alter table listing disable trigger user; alter table property disable trigger user;
      insert into account (id, role_id, status, email, username)
      select i, 2, 'approved', 'person' || i || '@mail.example', 'x' from generate_series(1, 1901) i;
      insert into property (id, account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area)
      select i, case when i <= ${AGENCY_LISTINGS} then 1 else 2 + i % 1900 end, 1, 1, 461200, false, st_setsrid(st_makepoint(23.8, 38.02), 4326),
        st_setsrid(st_makepoint(23.8, 38.02), 4326), 90 from generate_series(1, ${ROWS}) i;
      insert into listing (id, property_id, purpose, is_active, deleted_at, price, confirmed_at)
      select i, i, 1 + i % 2, case when i % 50 = 0 then null when i % 10 in (1, 2) then false else true end,
        case when i % 50 = 0 then now() end, 100000, '2026-11-15'::timestamptz - (i % 36) * interval '1 day'
      from generate_series(1, ${ROWS}) i;
      insert into listing_view_day select '2026-11-15'::date - d, i, 3 from generate_series(1, ${ROWS}) i, generate_series(0, 4) d;
      insert into favorite (account_id, listing_id, price, at) select 1901, i, 1, '2026-11-10' from generate_series(1, 5000) i;
      insert into phone_reveal (listing_id, visitor, at) select i, 'x', '2026-11-10' from generate_series(1, ${ROWS}) i;
      insert into listing_counter select i, 5, 1 from generate_series(1, ${ROWS}) i;
      insert into report (listing_id, purpose, reason_id, description, locale, at)
      select i, 1, 1, '', 'el', now() from generate_series(1, ${ROWS}, 4) i;
      insert into draft (account_id, purpose, created_at, updated_at)
      select 1 + i % 1900, 1, now(), now() - i * interval '1 minute' from generate_series(1, 5000) i;`);
    await plans.pool.query(
      'vacuum analyze account, property, listing, listing_view_day, favorite, phone_reveal, listing_counter, report, draft',
    );
  });
  afterAll(() => plans.close());

  const planOf = (statement: RawBuilder<unknown>): Promise<string> => plans.planOf(statement.compile(plans.db));
  const wide =
    /Seq Scan on (listing|property|draft|favorite|phone_reveal|listing_view_day|account|listing_event|report)\b/;

  it.each(['active', 'inactive', 'removed'] as const)(
    'own listings, %s: by the homes of the account',
    async (state) => {
      for (const purpose of [undefined, 1, 2] as const) {
        const plan = await planOf(q.ownListingsQuery(77, { state, purpose }, page));
        expect(plan).toMatch(/property_account|property_duplicate/);
        expect(plan).toMatch(/listing_property_id_purpose_key/);
        expect(plan).not.toMatch(wide);
      }
    },
  );

  it('counts, days and the public list of a person likewise, for a small account', async () => {
    for (const statement of [
      q.listingCountsQuery(77, undefined),
      q.dailyStatsQuery(77, now),
      q.publicListingsQuery(77, 1, page),
    ]) {
      const plan = await planOf(statement);
      expect(plan).toMatch(/property_account|property_duplicate/);
      expect(plan).not.toMatch(wide);
    }
  });

  it('an agency with a twentieth of all listings reads its own homes and views and no more', async () => {
    for (const statement of [
      q.ownListingsQuery(1, { state: 'active', purpose: undefined }, page),
      q.dailyStatsQuery(1, now),
    ]) {
      const plan = await planOf(statement);
      expect(plan).toMatch(/property_account|property_duplicate/);
      expect(rowsRead(plan, 'property')).toBeLessThan(AGENCY_LISTINGS * 2);
      expect(rowsRead(plan, 'listing_view_day')).toBeLessThanOrEqual(AGENCY_LISTINGS * 5);
      // A twentieth of all listings: whether they are read by index or all of them once is the planner's to choose.
      expect(rowsRead(plan, 'listing')).toBeLessThan(ROWS * 1.1);
    }
  });

  const newest = { sort: 'newest', order: 'desc' } as const;
  it.each(['active', 'inactive', 'removed'] as const)(
    '[ADMN-1] the dashboard, %s: walks from the newest, sorts nothing',
    async (state) => {
      const plan = await planOf(q.adminListingsQuery({ purpose: 1, state }, newest, page));
      expect(plan).toMatch(/Limit .*\n *-> {2}Index Only Scan Backward using listing_dashboard/);
      expect(plan).not.toMatch(wide);
      const searched = await planOf(
        q.adminListingsQuery({ purpose: 1, state, property: 4711, account: 4711 }, newest, page),
      );
      expect(searched).toMatch(/property_pkey/);
      expect(searched).toMatch(/property_account|property_duplicate/);
      expect(searched).not.toMatch(wide);
      for (const [sort, index] of [
        ['newest', 'listing_dashboard'],
        ['price', 'listing_by_price'],
        ['updated', 'listing_by_update'],
      ] as const)
        for (const order of ['asc', 'desc'] as const) {
          const sorted = await planOf(q.adminListingsQuery({ purpose: 1, state }, { sort, order }, page));
          expect(sorted, `${sort} ${order}`).toMatch(new RegExp(`Index (Only )?Scan (Backward )?using ${index}`));
          expect(sorted).not.toMatch(wide);
        }
    },
  );

  it('the job finds what is due by how long it is unconfirmed', async () => {
    for (const what of Object.values(reminderSteps)) {
      const plan = await planOf(unconfirmedListingsQuery(what, now, 500));
      expect(plan).toMatch(/listing_unconfirmed/);
      expect(plan).not.toMatch(/Seq Scan on listing\b/);
    }
  });
});
