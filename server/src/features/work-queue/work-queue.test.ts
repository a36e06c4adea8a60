import { roleIds } from '@estia/contract/accounts/roles';
import { type WorkKind, workKinds } from '@estia/contract/work-queue/model';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { sized } from '../../../testing/environment/test-size.ts';
import { buildUnclearMatch } from '../../../testing/factories/scheduled-pauses.ts';
import { buildEveryWorkItem, buildOpenReport, buildWaitingAgency } from '../../../testing/factories/work-items.ts';
import { type AdminTestApp, openAdminTestApp } from '../../../testing/people/admins.ts';

const HOUR = 3_600_000;
const ITEMS = sized({ ci: 150, full: 500 });
type Item = {
  kind: WorkKind;
  subject: string;
  title: { el: string; en: string };
  is_late: boolean;
  [name: string]: unknown;
};

describe('[ADMN-5] the work queue', () => {
  let testApp: AdminTestApp;
  let now: number;
  const asAdmin: AdminTestApp['call'] = (...args) => testApp.call(...args);

  beforeAll(async () => {
    testApp = await openAdminTestApp(inject('services'));
  });
  afterAll(() => testApp.world.close());
  beforeEach(async () => {
    now = testApp.world.deps.clock().getTime();
    await sql`delete from report`.execute(testApp.db);
    await sql`delete from work_claim`.execute(testApp.db);
  });

  const list = async (
    query = '',
    token = testApp.admin.token,
  ): Promise<{ items: Item[]; count: number; counts: Record<WorkKind, number> }> =>
    (await asAdmin(token, 'GET', `/adminPanel/queue?limit=100${query}`)).body;
  const find = async (subject: string, token = testApp.admin.token) =>
    (await list('', token)).items.find((item) => item.subject === subject);
  const act = (token: string, action: string, body: object) =>
    asAdmin(token, 'POST', `/adminPanel/queue/${action}`, body);
  const minutesLater = (minutes: number) =>
    sql`update work_claim set active_at = active_at - make_interval(mins => ${minutes}), claimed_at = claimed_at - make_interval(mins => ${minutes})`.execute(
      testApp.db,
    );

  it('has one of each kind, in words of both languages, and loses each with its own row', async () => {
    const before = await list();
    const subjects = await buildEveryWorkItem(testApp.world.deps);
    const { items, counts, count } = await list();
    for (const kind of workKinds) {
      const item = items.find((each) => each.kind === kind && each.subject === subjects[kind]);
      expect(item, kind).toBeDefined();
      for (const text of [item?.title.el, item?.title.en]) expect(text, kind).toMatch(/\p{L}|\d/u);
      expect(counts[kind], kind).toBe(before.counts[kind] + 1);
    }
    expect(count).toBe(before.count + workKinds.length);
    expect((await asAdmin(testApp.admin.token, 'GET', '/adminPanel/waiting')).body).toEqual(counts);

    const run = (statement: ReturnType<typeof sql>) => statement.execute(testApp.db);
    const [a, b] = subjects.match.split('-').map(Number);
    await run(
      sql`update report set state = 'dismissed', decision = 'x', decided_at = now() where id = ${subjects.report}`,
    );
    await run(sql`update listing_review set state = 'approved' where id = ${subjects.listing_review}`);
    await run(sql`update broker_complaint set decided_at = now(), outcome = 'rejected', decision = 'x'`);
    await run(sql`update statement_complaint set decided_at = now(), outcome = 'rejected', decision = 'x'`);
    await run(sql`update account set status = 'approved' where id = ${subjects.agency}`);
    await run(
      sql`update broker_score set state = 'cleared', cleared_at = now(), cleared_listings = 0 where account_id = ${subjects.hidden_broker}`,
    );
    await run(
      sql`update dispute set state = 'decided_for_owner', closed_at = now() where scheduled_pause_id = ${subjects.dispute}`,
    );
    await run(
      sql`update exclusive_case set state = 'ended', end_reason = 'not_same', closed_at = now() where id = ${subjects.exclusive_case}`,
    );
    await run(
      sql`update property_match set decision = 'same', decided_at = now() where property_id = ${a} and other_id = ${b}`,
    );
    await run(sql`update approval set state = 'withdrawn', decided_at = now() where id = ${subjects.approval}`);
    await run(sql`update bank_line set state = 'rejected', rejected_at = now() where id = ${subjects.deposit}`);
    await run(sql`update invoice set reporting = 'reported', mark = '400000912345678' where id = ${subjects.invoice}`);
    await run(sql`update subscription set state = 'active' where account_id = ${subjects.overdue}`);
    await run(sql`update chargeback set state = 'won', closed_at = now() where id = ${subjects.chargeback}`);
    await run(sql`update source set failing_since = null where id = ${subjects.source}`);
    await run(sql`update failure set handled_at = now() where name = ${subjects.failure}`);
    expect((await list()).counts).toEqual(before.counts);
  });

  it('is ordered by deadline, or by age, and says what is late', async () => {
    const late = await buildOpenReport(testApp.db, { reasonId: 9, at: new Date(now - 30 * HOUR) });
    const older = await buildOpenReport(testApp.db, { reasonId: 1, at: new Date(now - 60 * HOUR) });
    const urgent = await buildOpenReport(testApp.db, { reasonId: 9, at: new Date(now - 10 * HOUR) });
    const order = async (query: string) =>
      (await list(`&kind=report${query}`)).items.map((item) => Number(item.subject));
    expect(await order('')).toEqual([late, urgent, older]);
    expect(await order('&sort=age')).toEqual([older, late, urgent]);
    const items = (await list('&kind=report')).items;
    expect(items.map((item) => item.is_late)).toEqual([true, false, false]);
    const page = (await asAdmin(testApp.admin.token, 'GET', '/adminPanel/queue?kind=report&limit=1&offset=1')).body;
    expect(page.items.map((item: Item) => Number(item.subject))).toEqual([urgent]);
    expect(page.count).toBe(3);
  });

  it('deadlines are the rule of the day: another version moves them', async () => {
    const id = await buildOpenReport(testApp.db, { reasonId: 9, at: new Date(now - HOUR) });
    expect((await find(String(id)))?.due_at).toBe(new Date(now + 23 * HOUR).toISOString());
    await sql`update rule set valid_to = '2026-11-01' where code = 'work_queue'`.execute(testApp.db);
    await sql`insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at)
      select code, 2, '2026-11-01', status, params || '{"report_illegal_hours": 2}', text_el, text_en, checked_at, changed_at from rule
      where code = 'work_queue'`.execute(testApp.db);
    const rows = await asAdmin(testApp.admin.token, 'GET', '/user/user-alerts');
    expect(rows.body.alerts[0].hours_left).toBe(1);
  });

  it('is searched by the words of its subjects', async () => {
    const id = await buildOpenReport(testApp.db, { title: 'Μονοκατοικία στον Λυκαβηττό' });
    const agency = await buildWaitingAgency(testApp.db, new Date(now), 'Ακίνητα Λυκαβηττού');
    await buildOpenReport(testApp.db);
    const found = (await list(`&search=${encodeURIComponent('ΛΥΚΑΒΗΤΤ')}`)).items.map((item) => item.subject);
    expect(found.toSorted()).toEqual([String(id), String(agency)].toSorted());
    expect((await list('&search=50%25')).items).toEqual([]);
    await sql`update account set status = 'approved' where id = ${agency}`.execute(testApp.db);
  });

  it('of two who claim at once one gets it, and the other sees who has it', async () => {
    const key = { kind: 'report', subject: String(await buildOpenReport(testApp.db)) };
    const tokens = [testApp.admin.token, testApp.main.token];
    const answers = await Promise.all(tokens.map((token) => act(token, 'claim', key)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const winner = answers[0]?.status === 200 ? testApp.admin : testApp.main;
    const loser = winner === testApp.admin ? testApp.main : testApp.admin;
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('claimed_by_other');
    expect(await find(key.subject, loser.token)).toMatchObject({
      claim: { admin_id: winner.id, is_mine: false, claimed_at: new Date(now).toISOString() },
    });
    expect((await list('&claim=free', loser.token)).items).toEqual([]);
    expect((await list('&claim=mine', loser.token)).items).toEqual([]);
    expect(await list('&claim=mine', winner.token)).toMatchObject({ items: [{ subject: key.subject }], mine_count: 1 });
    // Somebody else's is not one's to give back.
    expect((await act(loser.token, 'release', key)).status).toBe(200);
    expect(await find(key.subject, winner.token)).toMatchObject({ claim: { is_mine: true } });
    expect((await act(winner.token, 'release', key)).status).toBe(200);
    expect((await act(loser.token, 'claim', key)).status).toBe(200);
  });

  it('a claim ends after an hour without activity, and lasts on with it', async () => {
    const key = { kind: 'report', subject: String(await buildOpenReport(testApp.db)) };
    await act(testApp.admin.token, 'claim', key);
    await minutesLater(59);
    expect((await act(testApp.main.token, 'claim', key)).status).toBe(409);
    expect((await act(testApp.admin.token, 'claim', key)).status).toBe(200);
    await minutesLater(59);
    expect((await act(testApp.main.token, 'claim', key)).status).toBe(409);
    await minutesLater(2);
    expect(await find(key.subject)).toMatchObject({ claim: null });
    expect((await act(testApp.main.token, 'claim', key)).status).toBe(200);
    expect(await find(key.subject)).toMatchObject({ claim: { admin_id: testApp.main.id } });
  });

  it('is handed over by who has it, to an admin, with a note', async () => {
    const key = { kind: 'report', subject: String(await buildOpenReport(testApp.db)) };
    const give = (token: string, admin_id: number) =>
      act(token, 'hand-over', { ...key, admin_id, note: 'Κάλεσα, δεν απάντησε' });
    expect((await give(testApp.admin.token, testApp.main.id)).status).toBe(409);
    await act(testApp.admin.token, 'claim', key);
    const user = await testApp.createUser({});
    expect((await give(testApp.admin.token, user.id)).body.fields).toEqual({ admin_id: 'invalid' });
    const position = await asAdmin(
      testApp.admin.token,
      'GET',
      `/adminPanel/queue/next?kind=report&subject=${key.subject}`,
    );
    expect(position.body.colleagues).toEqual([{ id: testApp.main.id, name: 'Η κύρια' }]);
    expect((await give(testApp.admin.token, testApp.main.id)).status).toBe(200);
    expect(await find(key.subject, testApp.main.token)).toMatchObject({
      claim: { is_mine: true, handed_by: 'Ο άλλος', note: 'Κάλεσα, δεν απάντησε' },
    });
    expect((await act(testApp.admin.token, 'claim', key)).status).toBe(409);
  });

  const decideReport = (token: string, id: number | string, decision = 'Δεν προκύπτει') =>
    asAdmin(token, 'PUT', `/user/user-alerts/${id}`, { state: 'dismissed', decision });

  it('what somebody has in hand nobody else decides; after the decision the claim is gone', async () => {
    const id = await buildOpenReport(testApp.db);
    const key = { kind: 'report', subject: String(id) };
    await act(testApp.main.token, 'claim', key);
    expect(await decideReport(testApp.admin.token, id)).toMatchObject({
      status: 409,
      body: { code: 'claimed_by_other' },
    });
    expect(await find(key.subject)).toBeDefined();
    expect((await decideReport(testApp.main.token, id)).status).toBe(200);
    expect(await find(key.subject)).toBeUndefined();
    expect((await sql`select from work_claim`.execute(testApp.db)).rows).toEqual([]);
    expect(await decideReport(testApp.admin.token, id)).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    });
    expect((await act(testApp.admin.token, 'claim', key)).status).toBe(404);
  });

  it('who decides on what was seen before another decided is told so: agencies and pairs too', async () => {
    const agency = await buildWaitingAgency(testApp.db, new Date(now));
    const move = (token: string, status: string, based_on?: string) =>
      asAdmin(token, 'PUT', `/adminPanel/users/${agency}/status`, { status, reason: 'Έλεγχος', based_on });
    expect((await move(testApp.main.token, 'approved', 'waiting')).status).toBe(200);
    expect(await move(testApp.admin.token, 'rejected', 'waiting')).toMatchObject({
      status: 409,
      body: { code: 'already_decided' },
    });
    // With what stands now before them they may.
    expect((await move(testApp.admin.token, 'rejected', 'approved')).status).toBe(200);

    const { property_id, other_id } = await buildUnclearMatch(testApp.db);
    const answer = (token: string, decision: string, based_on: string) =>
      asAdmin(token, 'PUT', `/adminPanel/property-matches/${other_id}/${property_id}`, { decision, based_on });
    await act(testApp.main.token, 'claim', { kind: 'match', subject: `${property_id}-${other_id}` });
    expect((await answer(testApp.admin.token, 'different', 'undecided')).body.code).toBe('claimed_by_other');
    expect((await answer(testApp.main.token, 'different', 'undecided')).status).toBe(200);
    expect((await answer(testApp.admin.token, 'same', 'undecided')).body.code).toBe('already_decided');
    expect((await answer(testApp.admin.token, 'same', 'different')).status).toBe(200);
  });

  it('two admins on all items at once: each is decided once', async () => {
    const ids: number[] = [];
    for (let i = 0; i < ITEMS; i++) ids.push(await buildOpenReport(testApp.db, { reasonId: i % 2 === 0 ? 9 : 1 }));
    const decided = { admin: 0, main: 0 };
    const refusals = new Set<string>();
    const work = async (name: keyof typeof decided) => {
      const { token } = testApp[name];
      // Every third without a claim, as from a page that was open before.
      for (const [i, id] of ids.entries()) {
        const key = { kind: 'report', subject: String(id) };
        if (i % 3 !== 0 && (await act(token, 'claim', key)).status !== 200) continue;
        const answer = await decideReport(token, id, `Απόφαση: ${name}`);
        if (answer.status === 200) decided[name]++;
        else refusals.add(answer.body.code);
      }
    };
    await Promise.all([work('admin'), work('main')]);
    expect(decided.admin + decided.main).toBe(ITEMS);
    expect([...refusals].every((code) => code === 'already_decided' || code === 'claimed_by_other')).toBe(true);
    const { rows } = await sql<{ logged: number; reports: number }>`
      select count(*)::int as logged, count(distinct after ->> 'report')::int as reports from audit_log
      where action = 'report_dismissed' and (after ->> 'report')::bigint = any (${ids})`.execute(testApp.db);
    expect(rows).toEqual([{ logged: ITEMS, reports: ITEMS }]);
    expect((await list('&kind=report')).count).toBe(0);
  });

  it('leads on to the item that is due next and that nobody else has', async () => {
    const [first, second, third] = [
      await buildOpenReport(testApp.db, { reasonId: 9, at: new Date(now - 900 * HOUR) }),
      await buildOpenReport(testApp.db, { reasonId: 9, at: new Date(now - 890 * HOUR) }),
      await buildOpenReport(testApp.db, { reasonId: 9, at: new Date(now - 880 * HOUR) }),
    ];
    await act(testApp.main.token, 'claim', { kind: 'report', subject: String(second) });
    const next = async (query = '') =>
      (await asAdmin(testApp.admin.token, 'GET', `/adminPanel/queue/next${query}`)).body;
    expect(await next()).toMatchObject({ item: null, next: { subject: String(first) } });
    expect(await next(`?kind=report&subject=${first}`)).toMatchObject({
      item: { subject: String(first) },
      next: { subject: String(third) },
    });
  });

  it('a deposit that one admin matched is for another to confirm, and says so', async () => {
    const { rows } = await sql<{ id: number }>`
      insert into bank_line (fingerprint, source, booked_on, cents, state, created_at, matched_at, matched_by, account_id)
      values ('second', 'hand', '2026-11-15', 11036, 'matched', ${new Date(now)}, ${new Date(now)}, ${testApp.admin.id},
        ${await buildWaitingAgency(testApp.db, new Date(now))}) returning id`.execute(testApp.db);
    const subject = String(rows[0]?.id);
    expect(await find(subject)).toMatchObject({ needs_other_admin: true });
    expect(await find(subject, testApp.main.token)).toMatchObject({ needs_other_admin: false });
  });

  it('a failed job is dealt with once somebody says so, and comes back when it fails again', async () => {
    const name = 'nightly-test';
    const fail = async () => {
      testApp.world.deps.failures.record({ kind: 'job', name, error: new Error('no') });
      await testApp.world.deps.failures.flush();
    };
    testApp.world.deps.failures.storeIn(testApp.db);
    await fail();
    const waits = async () => (await list('&kind=failure')).items.some((item) => item.subject === name);
    expect(await waits()).toBe(true);
    const row = async () =>
      (await asAdmin(testApp.admin.token, 'GET', `/adminPanel/failures?search=${name}`)).body.failures[0];
    const { last_at } = await row();
    expect((await row()).is_waiting).toBe(true);
    const handle = () => asAdmin(testApp.admin.token, 'PUT', '/adminPanel/failures/handled', { name, last_at });
    expect((await handle()).status).toBe(200);
    expect(await waits()).toBe(false);
    expect((await handle()).body.code).toBe('changed_meanwhile');
    await fail();
    expect(await waits()).toBe(true);
  });

  it('the last 14 days are counted by the day of Athens', async () => {
    const user = await testApp.createUser({ role_id: roleIds.agency, created_at: new Date(now - 26 * HOUR) });
    const at = new Date(now - 2 * 24 * HOUR);
    await sql`insert into payment (account_id, method, cents, ref, at) values (${user.id}, 'deposit', 6076, 'stats', ${at})`.execute(
      testApp.db,
    );
    const { days } = (await asAdmin(testApp.admin.token, 'GET', '/adminPanel/daily-stats')).body;
    expect(days).toHaveLength(14);
    expect(days.at(-3)).toMatchObject({ paid_cents: 6076 });
    expect(days.reduce((sum: number, day: { sign_ups: number }) => sum + day.sign_ups, 0)).toBeGreaterThan(0);
  });
});
