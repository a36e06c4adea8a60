/** With many accounts the admin dashboard must still read by index: whoever answers a phone call searches while talking. */
import { roleIds } from '@estia/contract/accounts/roles';
import { userSorts } from '@estia/contract/admin-lists/list-choices';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans } from '../../../../testing/environment/query-plans.ts';
import { sized } from '../../../../testing/environment/test-size.ts';
import { type UserFilter, type UserOrder, usersCountQuery, usersQuery } from './admin.queries.ts';
import { type AuditFilter, auditLogQuery } from './audit-log.queries.ts';

/** More than the 10,000 to which the list counts. */
const ROWS = sized({ ci: 15_000, full: 100_000 });

describe('plans of the admin dashboard', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    // One in 500 waits, one in 10,000 is an admin; rare states and roles are what admins look for.
    await plans.pool.query(`
      insert into account (role_id, status, email, username, created_at)
      select case when i % 10000 = 0 then 1 when i % 20 = 0 then 3 else 2 end,
        case when i % 500 = 0 then 'waiting' when i % 1000 = 1 then 'blocked' else 'approved' end,
        'person' || i || '@mail' || i % 97 || '.example', 'Χρήστης ' || md5(i::text), now() - i * interval '1 minute'
      from generate_series(1, ${ROWS}) i;
      insert into audit_log (at, admin_id, action, subject, subject_id)
      select now(), 1 + i % 10, case when i % 5000 = 0 then 'user_registered' else 'user_approved' end, 'account', i % 20000
      from generate_series(1, ${ROWS}) i;`);
    await plans.pool.query('vacuum analyze account, agency, audit_log');
  });
  afterAll(() => plans.close());

  const newest: UserOrder = { sort: 'created', order: 'desc' };
  const page = (filter: UserFilter, offset = 0, by = newest) =>
    plans.planOf(usersQuery(plans.db, filter, null, { limit: 10, offset, ...by }).compile());
  const count = (filter: UserFilter) => plans.planOf(usersCountQuery(plans.db, filter, null).compile());
  const log = (filter: Partial<AuditFilter>) =>
    plans.planOf(auditLogQuery(plans.db, { limit: 50, ...filter }).compile());

  it('[ADMN-1] the list walks from the newest, sorts nothing, and counts no further than it says', async () => {
    for (const text of [
      await page({}),
      await page({}, 5_000),
      await page({ role_id: roleIds.individual }),
      await page({ status: 'approved' }),
    ]) {
      expect(text).toMatch(/Limit .*\n *-> {2}Index (Only )?Scan .*using account_newest/);
    }
    expect(await count({})).toMatch(/Limit .*rows=10000 /);
  });

  it('[ADMN-1] every order walks its index, both ways, whatever is filtered', async () => {
    const indexOf = { created: 'account_newest', name: 'account_by_name', seen: 'account_seen' };
    for (const sort of userSorts)
      for (const order of ['asc', 'desc'] as const) {
        for (const filter of [{}, { status: 'approved' as const }])
          expect(await page(filter, 50, { sort, order }), `${sort} ${order}`).toContain(`using ${indexOf[sort]}`);
        for (const filter of [
          { status: 'waiting' as const },
          { role_id: roleIds.agency },
          { role_id: roleIds.admin },
          { search: 'person4711@' },
        ]) {
          const plan = await page(filter, 0, { sort, order });
          expect(plan).not.toMatch(/Seq Scan on account/);
        }
      }
  });

  it('[ADMN-1] rare roles and states are found by theirs', async () => {
    for (const filter of [
      { status: 'waiting' },
      { role_id: roleIds.admin },
      { status: 'waiting', role_id: roleIds.agency },
    ] as const) {
      for (const text of [await page(filter), await count(filter)]) {
        expect(text, JSON.stringify(filter)).toMatch(/account_status/);
        expect(text).not.toMatch(/Seq Scan on account/);
      }
    }
  });

  it('[ADMN-1] a search reads the trigrams, short ones too, with and without a filter', async () => {
    const searches = ['person4711@', 'MAIL13.example person77', 'Χρήστης c4ca4238a0b', 'χρήστης 1679091c5a880'];
    for (const search of searches) {
      for (const filter of [{ search }, { search, status: 'approved' as const }]) {
        for (const text of [await page(filter), await count(filter)]) {
          expect(text, search).toMatch(/Bitmap Index Scan on account_words/);
        }
      }
    }
    // Nobody's name begins so: the index says it without a look at the accounts.
    expect(await page({ search: 'ζ' })).toMatch(/Bitmap Index Scan on account_words/);
  });

  it('[ADMN-1] the log is read on from an id, by admin, subject and action, each by its index', async () => {
    expect(await log({ before: ROWS / 2 })).toMatch(/Index Scan Backward using audit_log_pkey/);
    expect(await log({ admin_id: 3, before: ROWS / 2 })).toMatch(/audit_log_(admin|pkey)/);
    expect(await log({ subject_id: 4_711 })).toMatch(/audit_log_subject/);
    expect(await log({ subject: 'account', subject_id: 4_711 })).toMatch(/audit_log_subject/);
    for (const subject of ['invoice', 'account'] as const)
      expect(await log({ subject })).toMatch(/audit_log_(subject_newest|pkey)/);
    expect(await log({ action: 'user_registered' })).toMatch(/audit_log_action/);
    expect(await log({ from: '2020-01-01', to: '2020-01-31' })).toMatch(/audit_log_at/);
    for (const filter of [{}, { admin_id: 3 }, { action: 'user_approved' }, { action: 'nothing' }, { admin_id: 999 }])
      expect(await log(filter)).not.toMatch(/Seq Scan on audit_log/);
  });
});
