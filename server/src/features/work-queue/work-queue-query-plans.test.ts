/** Behind the queue stand tables that only grow: what is open must be found without a look at what was decided long ago. */
import { workKinds } from '@estia/contract/work-queue/model';
import type { CompiledQuery } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openQueryPlans, type QueryPlans, rowsRead } from '../../../testing/environment/query-plans.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { dailyStatsStatement } from './daily-stats.queries.ts';
import { findWorkItem, type Queue, workCountsStatement, workItemsStatement } from './queue.queries.ts';

/** Of each table. One row in 500 waits. */
const ROWS = sized({ ci: 15_000, full: 500_000 });
const OPEN = ROWS / 500;

const hours = {
  report_illegal_hours: 24,
  report_hours: 168,
  agency_hours: 48,
  complaint_hours: 168,
  hidden_broker_hours: 168,
  dispute_hours: 72,
  exclusive_case_hours: 72,
  match_hours: 168,
  deposit_hours: 24,
  invoice_hours: 24,
  overdue_hours: 72,
  source_hours: 72,
  source_failing_hours: 48,
  failure_hours: 24,
  claim_minutes: 60,
  approval_hours: 24,
};
const queue: Queue = { now: new Date('2026-11-19T10:00:00Z'), rules: hours, adminId: 1 };
const everything = { claim: 'all', search: '' } as const;

describe('[ADMN-5] plans of the work queue', () => {
  let plans: QueryPlans;

  beforeAll(async () => {
    plans = await openQueryPlans();
    const at = `(timestamptz '2026-11-19 09:00Z' - i * interval '1 minute')`;
    const open = 'i % 500 = 0';
    await plans.pool.query(`
      set session_replication_role = replica;
      insert into account (id, role_id, status, email, username, created_at, email_confirmed_at)
      overriding system value
      select i, case when i % 20 = 0 then 3 else 2 end, case when ${open} then 'waiting' else 'approved' end, 'p' || i || '@m.example',
        'Χρήστης ' || i, ${at}, ${at} from generate_series(1, ${ROWS}) i;
      insert into report (id, property_id, purpose, reason_id, description, locale, at, state, decision, decided_at)
      overriding system value
      select i, i, 1, 1 + i % 17, 'x', 'el', ${at}, case when ${open} then 'open' else 'dismissed' end,
        case when ${open} then null else 'x' end, case when ${open} then null else ${at} end from generate_series(1, ${ROWS}) i;
      insert into broker_step (id, account_id, kind, taken_at, is_automatic, reason, points, evidence, complain_by, answer_by, ended_at, end_reason)
      overriding system value
      select i, i, 'statement', ${at}, false, 'x', 60, '[]', '2027-01-01', '2026-12-01', ${at}, 'accepted' from generate_series(1, ${ROWS}) i;
      insert into broker_complaint (step_id, made_at, text, decided_at, outcome, decision)
      select i, ${at}, 'x', case when ${open} then null else ${at} end, case when ${open} then null else 'rejected' end,
        case when ${open} then null else 'x' end from generate_series(1, ${ROWS}) i;
      insert into broker_score (account_id, points, evidence, computed_at, state)
      select i, 60, '[]', ${at}, case when i % 500 = 1 then 'new' else 'limited' end from generate_series(1, ${ROWS}) i;
      insert into scheduled_pause (id, owner_property_id, agency_account_id, purposes, state, opened_at, reminder_at, pause_at)
      overriding system value
      select i, i, 1, '{1}', 'disputed', ${at}, ${at}, ${at} from generate_series(1, ${ROWS}) i;
      insert into dispute (scheduled_pause_id, reason, state, opened_at, answer_due_at, closed_at)
      select i, 'no_mandate', case when ${open} then 'awaiting_decision' else 'decided_for_owner' end, ${at}, ${at},
        case when ${open} then null else ${at} end from generate_series(1, ${ROWS}) i;
      insert into exclusive_case (id, property_id, other_id, account_id, other_account_id, signed_on, other_signed_on, purposes, state,
        opened_at, answer_due_at, closed_at, end_reason)
      overriding system value
      select i, i, i + 1, 1, 2, '2026-10-01', '2026-10-01', '{1}', case when ${open} then 'open' else 'ended' end, ${at}, ${at},
        case when ${open} then null else ${at} end, case when ${open} then null else 'not_same' end from generate_series(1, ${ROWS}) i;
      insert into listing (property_id, purpose, price, is_active) select i, 1, 1, true from generate_series(1, ${ROWS}) i;
      insert into property_match (property_id, other_id, outcome, score, reasons, found_at, decision, decided_at)
      select i, i + 1, 'unclear', 0.5, '[]', ${at}, case when ${open} then null else 'same' end, case when ${open} then null else ${at} end
      from generate_series(1, ${ROWS} - 1) i;
      insert into bank_line (fingerprint, source, booked_on, cents, state, created_at, rejected_at)
      select decode(md5(i::text), 'hex'), 'hand', '2026-11-01', 100, case when ${open} then 'new' else 'rejected' end, ${at},
        case when ${open} then null else ${at} end from generate_series(1, ${ROWS}) i;
      insert into invoice (kind, series, number, account_id, charge_id, issued_at, issued_on, issuer, customer, customer_key, lines, net_cents,
        vat_percent, vat_cents, gross_cents, period_from, period_to, paid_by, reporting, mark)
      select 'invoice', 'A', i, 1, i, ${at}, ${at}::date, '{}', '{}', ' x', '[{}]', 100, 24, 24, 124, '2026-11-01', '2026-12-01', 'card',
        case when ${open} then 'failed' else 'reported' end, case when ${open} then null else (100000000 + i)::text end
      from generate_series(1, ${ROWS}) i;
      insert into subscription (id, account_id, plan_id, payment, state, started_at, trial_to, anchor, months, period_from, period_to,
        created_at, updated_at)
      overriding system value
      select i, i, 1, 'deposit', case when ${open} then 'past_due' else 'active' end, ${at}, '2026-11-01', '2026-11-01', 1, '2026-11-01',
        '2026-12-01', ${at}, ${at} from generate_series(1, ${ROWS}) i;
      insert into charge (subscription_id, account_id, kind, plan_id, period_from, period_to, net_cents, vat_percent, vat_cents, gross_cents,
        payment, state, due_on, created_at, paid_at)
      select i, i, 'period', 1, '2026-11-01', '2026-12-01', 100, 24, 24, 124, 'deposit', case when ${open} then 'due' else 'paid' end,
        '2026-11-01', ${at}, case when ${open} then null else ${at} - interval '30 days' end from generate_series(1, ${ROWS}) i;
      insert into source (account_id, name, kind, url, created_at, updated_at, failing_since)
      select i, 'x', 'url', 'https://x.example/' || i, ${at}, ${at}, case when ${open} then ${at} - interval '3 days' end
      from generate_series(1, ${ROWS}) i;
      insert into approval (id, kind, target_id, account_id, subject, subject_id, input, reason, state, requested_by, requested_at, expires_at, decided_at)
      overriding system value
      select i, 'factor_removal', i, i, 'account', i, '{}', 'x', case when ${open} then 'open' else 'withdrawn' end, 1, ${at},
        ${at} + interval '70 days', case when ${open} then null else ${at} end from generate_series(1, ${ROWS}) i;
      insert into failure (day, kind, name, reason, count, first_at, last_at, handled_at)
      select '2026-11-01', 'job', 'job' || i % 30, 'x' || i, 1, ${at}, ${at}, case when ${open} then null else ${at} end
      from generate_series(1, ${ROWS}) i;
      insert into conversation (advertiser_id, lead_id, purpose, lead_name, locale, created_at, last_at, confirmed_at)
      select i, i + 1, 1, 'x', 'el', ${at} - interval '30 days', ${at} - interval '30 days', ${at} - interval '30 days'
      from generate_series(1, ${ROWS}) i;
      insert into payment (account_id, method, cents, ref, at)
      select i, 'card', 100, 'r' || i, ${at} - interval '30 days' from generate_series(1, ${ROWS}) i;
      insert into email_outbox (template, message_id, state, created_at, next_at, done_at)
      select 'x', 'm' || i, 'sent', ${at}, ${at}, ${at} - interval '30 days' from generate_series(1, ${ROWS}) i;
      set session_replication_role = default;`);
    await plans.pool.query('vacuum analyze');
  }, 600_000);
  afterAll(() => plans.close());

  const planOf = (query: { compile: (db: QueryPlans['db']) => CompiledQuery }) => plans.planOf(query.compile(plans.db));
  const page = (over: object = {}) =>
    planOf(workItemsStatement(queue, { ...everything, sort: 'deadline', limit: 25, offset: 0, ...over }));
  /** Of tables that grow: a handful of open rows is not one of them. */
  const large =
    /Seq Scan on (account|report|broker_\w+|dispute|scheduled_pause|exclusive_case|listing|property_match|bank_line|invoice|subscription|charge|source|failure|approval|payment|email_outbox)\b/;

  it('a page, its counts and the menu read what is open and nothing else', async () => {
    for (const text of [
      await page(),
      await page({ sort: 'age' }),
      await page({ offset: 200 }),
      await page({ claim: 'free' }),
      await page({ claim: 'mine_or_free' }),
      await planOf(workCountsStatement(queue, everything)),
    ]) {
      expect(text).not.toMatch(large);
      // Every open row of a dozen kinds, with a few rows beside each that say what it is about.
      expect(rowsRead(text)).toBeLessThan(OPEN * workKinds.length * 4 + 2_000);
    }
  });

  it('one kind, one item and a search read by the same indexes', async () => {
    for (const kind of workKinds) {
      const text = await page({ kind });
      expect(text, kind).not.toMatch(large);
      expect(rowsRead(text), kind).toBeLessThan(OPEN * 6 + 500);
      for (const item of await plans.plansOf((db) =>
        findWorkItem(db, queue, { kind, subject: kind === 'match' ? '500-501' : '500' }),
      ))
        expect(item, kind).not.toMatch(large);
    }
    expect(await page({ search: 'Χρήστης 500' })).not.toMatch(large);
  });

  it('the figures of the last days do not read the days before', async () => {
    const text = await planOf(dailyStatsStatement(queue.now));
    expect(text).not.toMatch(/Seq Scan on (payment|email_outbox|charge|conversation)\b/);
    expect(rowsRead(text, '(?:payment|email_outbox|conversation)')).toBe(0);
    expect(rowsRead(text, 'charge')).toBeLessThan(OPEN * 2 + 10);
  });
});
