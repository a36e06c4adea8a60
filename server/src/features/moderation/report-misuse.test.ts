import { roleIds } from '@estia/contract/accounts/roles';
import { getNextMeasure } from '@estia/contract/moderation/misuse';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import { createPuzzle } from '../inbox/index.ts';

const START = Date.parse('2026-11-15T10:00:00Z');
const DAY = 86_400_000;

type Received = { number: number; handle_from: string | null };

describe('[ADMN-3] misuse of reports', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let admin: SignedInUser;
  let other: SignedInUser;
  const db = () => testApp.deps.db;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp);
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    other = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());
  afterEach(() => testApp.setNow(new Date(START)));

  const form = (property_id: number, over: object = {}) => ({
    for: 'sale',
    property_id,
    reason_id: 2,
    description: 'Δεν μου αρέσει',
    good_faith: true,
    ...over,
  });
  const buildProperty = async () => (await buildContactableListing(db(), owner.id)).property_id;
  const report = async (who: SignedInUser): Promise<Received> => {
    const { status, body } = await who.call('PUT', '/property/report', form(await buildProperty()));
    expect(status).toBe(200);
    return body;
  };
  const decide = (id: number, is_unfounded = true, who = admin) =>
    who.call('PUT', `/user/user-alerts/${id}`, { state: 'dismissed', decision: 'Όλα σωστά', is_unfounded });
  /** Not one by one: an account makes no more than a few an hour without the sum. */
  const misuse = async (who: SignedInUser, verdicts: readonly boolean[]) => {
    const numbers: number[] = [];
    for (const is_unfounded of verdicts) {
      const { rows } = await sql<{ id: number }>`
        insert into report (purpose, reason_id, description, reporter_id, reporter, locale, at)
        values (1, 2, '', ${who.id}, null, 'en', ${testApp.deps.clock()}) returning id`.execute(db());
      const id = rows[0]?.id ?? 0;
      expect((await decide(id, is_unfounded)).status).toBe(200);
      numbers.push(id);
    }
    return numbers;
  };
  const measuresOf = async (who: SignedInUser) =>
    (await admin.call('GET', `/adminPanel/users/${who.id}/history`)).body.report_measures;
  const emails = async (email: string, template: string) =>
    (await listEmailsTo(testApp, email)).filter((each) => each.template === template);
  const look = async (id: number) => (await admin.call('GET', `/user/user-alerts?id=${id}`)).body.alerts[0];
  const isInQueue = async (id: number) => {
    const { items } = (await admin.call('GET', '/adminPanel/queue?kind=report')).body;
    return items.some((item: { subject: string }) => item.subject === String(id));
  };

  it('a large share of the last ones, by the numbers of the rule', () => {
    const rule = { decided_reports: 5, unfounded_percent: 60 };
    const next = (decided: number, unfounded: number, was_warned = false) =>
      getNextMeasure({ decided, unfounded, was_warned }, rule);
    expect(next(3, 3)).toBeNull();
    expect(next(4, 1)).toBeNull();
    expect(next(4, 2)).toBe('warned');
    expect(next(4, 2, true)).toBe('suspended');
  });

  it('first a warning with its reasons, then a suspension for the days of the rule, each said beforehand', async () => {
    const reporter = await buildSignedInUser(testApp, { locale: 'en' });
    const first = await misuse(reporter, [true, false, true, true]);
    expect(await measuresOf(reporter)).toEqual([]);
    const open = await report(reporter);
    expect(open.handle_from).toBeNull();
    expect((await look(open.number)).reporter_record).toEqual({
      decided: 4,
      unfounded: 3,
      next: 'warned',
      measures: [],
    });
    expect((await decide(open.number)).status).toBe(200);
    // The answer got lost: the same again warns nobody twice.
    expect((await decide(open.number)).status).toBe(200);
    expect(await measuresOf(reporter)).toMatchObject([
      { kind: 'warned', until: null, lifted_at: null, report_ids: [first[0], first[2], first[3], open.number] },
    ]);
    expect(await emails(reporter.email, 'reports_warned')).toMatchObject([
      {
        locale: 'en',
        values: {
          statement: {
            kind: 'reports_warned',
            ground: 'moderation',
            is_automatic: false,
            facts: expect.stringContaining('Of your last 5 reports that we reviewed, 4 were manifestly unfounded'),
          },
        },
      },
    ]);

    // What is counted begins anew with a warning, and with reports made after it.
    testApp.setNow(new Date(START + 7_200_000));
    await misuse(reporter, [true, true, true, true]);
    expect(await measuresOf(reporter)).toHaveLength(1);
    await misuse(reporter, [true]);
    const [suspension] = await measuresOf(reporter);
    expect(suspension).toMatchObject({ kind: 'suspended', until: '2026-12-15' });
    const { decisions } = (await reporter.call('GET', '/user/decisions')).body;
    expect(decisions).toMatchObject([{ kind: 'reports_suspended', until: '2026-12-15' }, { kind: 'reports_warned' }]);
    const log = await testApp.deps.db
      .selectFrom('audit_log')
      .select(['action', 'admin_id'])
      .where('subject', '=', 'account')
      .where('subject_id', '=', reporter.id)
      .orderBy('id')
      .execute();
    expect(log).toMatchObject([
      { action: 'reports_warned', admin_id: admin.id },
      { action: 'reports_suspended', admin_id: admin.id },
    ]);

    // Received, with the honest answer; nobody is asked to handle it before its day.
    const received = await report(reporter);
    expect(received.handle_from).toBe('2026-12-16');
    expect((await emails(reporter.email, 'report_received')).at(-1)).toMatchObject({
      values: { number: received.number, handle_from: '2026-12-16' },
    });
    expect(await isInQueue(received.number)).toBe(false);
    expect(await look(received.number)).toMatchObject({ handle_from: '2026-12-16', state: 'open' });
    testApp.setNow(new Date('2026-12-15T22:30:00Z'));
    const at = testApp.deps.clock();
    await sql`update session set expires_at = ${new Date(at.getTime() + DAY)}, created_at = ${at}, last_seen_at = ${at} where account_id = ${admin.id}`.execute(
      db(),
    );
    expect(await isInQueue(received.number)).toBe(true);
    expect((await look(received.number)).hours_left).toBe(167);
    const { rows } =
      await sql`select from report_misuse where account_id = ${reporter.id} and until >= '2026-12-16'`.execute(db());
    expect(rows).toEqual([]);
  });

  const suspend = async (who: SignedInUser): Promise<{ id: number; statement_id: number }> => {
    await misuse(who, [true, true, true, true, true]);
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 60_000));
    await misuse(who, [true, true, true, true, true]);
    const [suspension] = await measuresOf(who);
    expect(suspension.kind).toBe('suspended');
    return suspension;
  };

  it('an admin lifts it: what came meanwhile is handled at once, and its reporter is told why', async () => {
    const reporter = await buildSignedInUser(testApp);
    const { id, statement_id } = await suspend(reporter);
    const received = await report(reporter);
    expect(await isInQueue(received.number)).toBe(false);
    const lift = () => other.call('PUT', `/adminPanel/report-misuse/${id}/lifting`, { reason: 'Ήταν λάθος μας' });
    expect((await other.call('PUT', `/adminPanel/report-misuse/${id}/lifting`, { reason: ' ' })).status).toBe(400);
    expect((await lift()).status).toBe(200);
    expect((await lift()).status).toBe(200);
    expect(await isInQueue(received.number)).toBe(true);
    expect((await measuresOf(reporter))[0].lifted_at).not.toBeNull();
    expect((await reporter.call('GET', `/user/decisions/${statement_id}`)).body.decision.lifted_at).not.toBeNull();
    expect(await emails(reporter.email, 'reports_measure_lifted')).toMatchObject([
      { values: { kind: 'suspended', statement_id, reason: 'Ήταν λάθος μας' } },
    ]);
    expect((await report(reporter)).handle_from).toBeNull();
  });

  it('with the warning goes the suspension that rested on it, and its reporter is told of both', async () => {
    const reporter = await buildSignedInUser(testApp, { locale: 'en' });
    await suspend(reporter);
    const received = await report(reporter);
    const [, warning] = await measuresOf(reporter);
    const lifting = `/adminPanel/report-misuse/${warning.id}/lifting`;
    expect((await other.call('PUT', lifting, { reason: 'Our mistake' })).status).toBe(200);
    expect((await measuresOf(reporter)).map((each: { lifted_at: string | null }) => each.lifted_at !== null)).toEqual([
      true,
      true,
    ]);
    expect(await isInQueue(received.number)).toBe(true);
    expect((await emails(reporter.email, 'reports_measure_lifted')).map(({ values }) => values)).toMatchObject([
      { kind: 'warned', reason: 'Our mistake' },
      { kind: 'suspended', reason: 'The warning that came before the suspension was lifted.' },
    ]);
  });

  it('a complaint is decided by another admin, and ends it', async () => {
    const reporter = await buildSignedInUser(testApp);
    const { statement_id } = await suspend(reporter);
    const received = await report(reporter);
    const complaint = { text: 'Οι αγγελίες ήταν πράγματι λάθος' };
    expect((await reporter.call('POST', `/user/decisions/${statement_id}/complaint`, complaint)).status).toBe(200);
    const answer = { outcome: 'accepted', answer: 'Έχεις δίκιο' };
    const answered = (who: SignedInUser) => who.call('PUT', `/adminPanel/complaints/${statement_id}`, answer);
    expect(await answered(admin)).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    expect((await answered(other)).status).toBe(200);
    expect((await measuresOf(reporter))[0].lifted_at).not.toBeNull();
    expect(await isInQueue(received.number)).toBe(true);
  });

  it('a visitor is known by the email they confirmed, and only by that', async () => {
    const email = 'often@estia.example';
    const visit = async (over: object = {}): Promise<Received> => {
      const { status, body } = await callApiAs(
        testApp,
        null,
        'PUT',
        '/property/report',
        form(await buildProperty(), {
          email,
          locale: 'en',
          proof_of_work: solveProofOfWork(createPuzzle(testApp.deps)),
          ...over,
        }),
      );
      expect(status).toBe(200);
      return body;
    };
    // One confirms: three times over, since a day takes no more emails to one address.
    const { number } = await visit();
    const [receipt] = await emails(email, 'report_received');
    const code = receipt?.values.confirm_code;
    const confirm = (typed: unknown) => callApiAs(testApp, null, 'POST', '/property/report/confirm', { code: typed });
    expect(await confirm('ABCD-EFGH-JKMN')).toMatchObject({ status: 400, body: { code: 'wrong_code' } });
    expect((await look(number)).reporter_email).toBe('unconfirmed');
    expect((await look(number)).reporter_record).toBeNull();
    expect((await confirm(code)).status).toBe(200);
    expect((await confirm(code)).status).toBe(200);
    expect((await look(number)).reporter_email).toBe('confirmed');

    const copies = async (confirmed: boolean, count: number) => {
      const { rows } = await sql<{ id: number }>`
        insert into report (purpose, reason_id, description, reporter, email_hash, email_confirmed_at, locale, at)
        select 1, 2, '', reporter, email_hash, ${confirmed ? testApp.deps.clock() : null}::timestamptz, locale, ${testApp.deps.clock()}
        from report, generate_series(1, ${count}::int) where id = ${number} returning id`.execute(db());
      for (const { id } of rows) expect((await decide(id)).status).toBe(200);
    };
    // Somebody else types the address: nobody is held to that.
    await copies(false, 6);
    expect(await emails(email, 'reports_warned')).toEqual([]);
    await copies(true, 4);
    expect((await decide(number)).status).toBe(200);
    const [warning] = await emails(email, 'reports_warned');
    expect(warning).toMatchObject({ locale: 'en', values: { statement: { kind: 'reports_warned' } } });
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 60_000));
    await copies(true, 5);
    const [suspended] = await emails(email, 'reports_suspended');
    expect(suspended?.values.until).not.toBeNull();

    // The page says the same to whoever types the address; its owner reads the rest.
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 2 * DAY));
    const received = await visit();
    expect(received.handle_from).toBeNull();
    expect((await emails(email, 'report_received')).at(-1)?.values.handle_from).not.toBeNull();
    expect((await look(received.number)).handle_from).not.toBeNull();

    // They complain with the code of the email, and read the answer in another.
    const statement: { id: number; code: string } = JSON.parse(JSON.stringify(suspended?.values.statement));
    const text = 'Ήταν σωστές οι αναφορές';
    const complained = await callApiAs(testApp, null, 'POST', '/account-review/complaint', {
      code: statement.code,
      text,
    });
    expect(complained.status).toBe(200);
    expect(await emails(email, 'complaint_received')).toHaveLength(1);
    const answer = { outcome: 'accepted', answer: 'Έχεις δίκιο' };
    expect((await other.call('PUT', `/adminPanel/complaints/${statement.id}`, answer)).status).toBe(200);
    expect(await emails(email, 'complaint_accepted')).toHaveLength(1);
    expect((await look(received.number)).handle_from).toBeNull();
  });

  it('an upheld report is not unfounded', async () => {
    const { number } = await report(await buildSignedInUser(testApp));
    const input = { state: 'upheld', decision: 'Απάτη', is_unfounded: true };
    expect((await admin.call('PUT', `/user/user-alerts/${number}`, input)).body.fields).toEqual({
      is_unfounded: 'invalid',
    });
  });

  it('the database refuses a measure without its statement', async () => {
    const { id } = await buildSignedInUser(testApp);
    const alone = sql`
      insert into report_misuse (kind, account_id, locale, statement_id, report_ids, at)
      select 'warned', ${id}, 'el', ${await buildStatement(db(), id)}, '{}', now()`.execute(db());
    await expect(alone).rejects.toThrow(/without a statement of reasons/);
  });

  it('the main admin alone changes the rule', async () => {
    const version = {
      based_on: 1,
      valid_from: '2026-11-16',
      status: 'open',
      params: { decided_reports: '6', unfounded_percent: '70', repeat_days: '365', suspended_days: '30' },
      text_el: 'Κείμενο',
      text_en: 'Text',
      source_url: '',
      reason: 'δοκιμή',
    };
    const change = () => admin.call('POST', '/adminPanel/rules/report_misuse', version);
    expect((await change()).status).toBe(403);
    await sql`update account set is_main_admin = true where id = ${admin.id}`.execute(db());
    expect((await change()).status).toBe(200);
  });

  it('a report made before the warning suspends nobody after it', async () => {
    const reporter = await buildSignedInUser(testApp);
    const early = await report(reporter);
    await misuse(reporter, [true, true, true, true, true]);
    expect(await measuresOf(reporter)).toMatchObject([{ kind: 'warned' }]);
    testApp.setNow(new Date(START + 7_200_000));
    await misuse(reporter, [true, true, true, true]);
    expect((await look(early.number)).reporter_record).toMatchObject({ decided: 4, unfounded: 4, next: null });
    expect((await decide(early.number)).status).toBe(200);
    expect(await measuresOf(reporter)).toHaveLength(1);
  });

  it('to an email that nobody confirmed no warning is sent', async () => {
    const reporter = await buildSignedInUser(testApp);
    await sql`update account set email_confirmed_at = null where id = ${reporter.id}`.execute(db());
    await misuse(reporter, [true, true, true, true, true]);
    expect(await measuresOf(reporter)).toHaveLength(1);
    expect(await emails(reporter.email, 'reports_warned')).toEqual([]);
  });

  it('counts in the transparency report, and is deleted with the reports it rests on', async () => {
    const { misuse: counted } = (await callApiAs(testApp, null, 'GET', '/transparency/2026')).body;
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from report where is_unfounded)::int as unfounded,
        (select count(*) from report_misuse where kind = 'warned')::int as warned,
        (select count(*) from report_misuse where kind = 'suspended')::int as suspended`.execute(db());
    expect(rows).toEqual([counted]);
    expect(counted.warned).toBeGreaterThan(0);
    testApp.setNow(new Date(START + 800 * DAY));
    await deleteExpiredData(testApp.deps);
    expect((await sql`select from report_misuse`.execute(db())).rows).toEqual([]);
  });
});
