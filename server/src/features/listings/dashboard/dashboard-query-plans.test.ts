/**
 * An agency with most of the listings and half a year of views, among others: its dashboard reads by index, in a few
 * statements.
 */
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../../testing/environment/query-plans.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import * as q from './dashboard.queries.ts';

const LISTINGS = sized({ ci: 600, full: 2_500 });
/** Of the agency, ninety days of each listing. */
const VIEWS = LISTINGS * 90;
const ALL = LISTINGS + 1_000;
const now = new Date('2026-11-15T10:00:00Z');
const AGENCY_ACCOUNT = 1;
const SMALL_ACCOUNT = 77;

describe('plans of the dashboard', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    // The first listings are the agency's, 1,000 more are others'.
    await plans.pool.query(`
      alter table listing disable trigger user; alter table property disable trigger user; alter table message disable trigger user;
      insert into account (id, role_id, status, email, username)
      select i, 3, 'approved', 'person' || i || '@mail.example', 'x' from generate_series(1, 1001) i;
      insert into property (id, account_id, category_id, type_id, district_id, hide_address, exact_point, public_point, area)
      select i, case when i <= ${LISTINGS} then ${AGENCY_ACCOUNT} else 2 + i % 1000 end, 1, 1, 461200, false, st_setsrid(st_makepoint(23.8, 38.02), 4326),
        st_setsrid(st_makepoint(23.8, 38.02), 4326), 90 from generate_series(1, ${ALL}) i;
      insert into listing (id, property_id, purpose, is_active, price, activated_at, confirmed_at)
      select i, i, 1, true, 100000, '2026-06-01', '2026-11-15'::timestamptz - (i % 40) * interval '1 day' from generate_series(1, ${ALL}) i;
      insert into listing_view_day select '2026-11-15'::date - d, i, 3 from generate_series(0, 89) d, generate_series(1, ${LISTINGS}) i;
      insert into listing_view_day select '2026-11-15'::date - d, i, 3 from generate_series(0, 9) d, generate_series(${LISTINGS + 1}, ${ALL}) i;
      insert into phone_reveal (listing_id, visitor, at) select 1 + i % ${ALL}, 'x', '2026-11-15'::timestamptz - (i % 180) * interval '1 day'
      from generate_series(1, 8000) i;
      insert into conversation (id, listing_id, purpose, advertiser_id, lead_email_hash, lead_name, locale, confirmed_at, created_at, last_at, awaiting_reply, answered_at)
      select i, 1 + i % ${ALL}, 1, case when i % 2 = 0 then ${AGENCY_ACCOUNT} else 2 + i % 1000 end, decode(lpad(to_hex(i), 8, '0'), 'hex'), 'x', 'el',
        t, t, t, i % 5 = 0, case when i % 5 > 0 then t + i % 600 * interval '1 minute' end
      from generate_series(1, 8000) i, lateral (select '2026-11-15'::timestamptz - (i % 700) * interval '1 day' as t) at;
      insert into message (conversation_id, from_advertiser, body, at, client_key)
      select c.id, m = 1, 'x', c.last_at, m::text from conversation c, generate_series(0, 1) m;`);
    await plans.pool.query(
      'vacuum analyze listing_view_day, listing, property, conversation, message, phone_reveal, account',
    );
  });
  afterAll(() => plans.close());

  const planOf = (statement: RawBuilder<unknown>): Promise<string> => plans.planOf(statement.compile(plans.db));
  const wide = /Seq Scan on (listing|property|phone_reveal|listing_view_day|conversation|message|account)\b/;

  const page = { now, days: 90, after: 0, limit: 500 };
  const statements = {
    days: (id: number) => q.dashboardDaysQuery(id, now, 90),
    ads: (id: number) => q.dashboardListingsQuery(id, now),
    answers: (id: number) => q.replyStatsQuery(id, now),
    waiting: (id: number) => q.awaitingReplyQuery(id),
    export: (id: number) => q.listingCsvQuery(id, page),
  };

  it.each(Object.entries(statements))('[DASH-1] %s of a small account: by index alone', async (_, statement) => {
    const plan = await planOf(statement(SMALL_ACCOUNT));
    expect(plan).not.toMatch(wide);
    expect(rowsRead(plan)).toBeLessThan(100);
  });

  it(`[DASH-1] an agency of ${LISTINGS} listings reads its ${VIEWS} rows of views a few times at most, all statements together`, async () => {
    const read: Record<string, number> = {};
    for (const [name, statement] of Object.entries(statements)) {
      // Most rows here are this agency's: whether their index or the table is read is the planner's to choose.
      read[name] = rowsRead(await planOf(statement(AGENCY_ACCOUNT)));
    }
    expect(Object.values(read).reduce((a, b) => a + b, 0)).toBeLessThan(VIEWS * 3.5);
  });
});
