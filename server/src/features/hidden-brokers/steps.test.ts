/** SAME-5: the steps on a private account: one at a time, with reasons, and back again. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { TestApp } from '../../../testing/environment/test-app.ts';
import { apartmentAnswers, buildCompleteDraft, publishListing } from '../../../testing/factories/listings.ts';
import { buildProperty } from '../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, type SignedInUser } from '../../../testing/people/api-users.ts';
import { createBrokerReview, REVIEW_BEGIN, REVIEW_DISTRICT_ID } from '../../../testing/people/broker-review.ts';
import { askForStatements, noteMissedDeadlines, scoreHiddenBrokers } from './index.ts';

const review = createBrokerReview();
const { run, publish, asAdmin, asPerson, path, take, emails, templates, read, answerAll, findStep } = review;
const { complain, decide, accept, lift, complainByCode, goTo, countActive } = review;

describe('[SAME-5] steps on a private account', () => {
  let testApp: TestApp;
  let admin: SignedInUser;
  let other: SignedInUser;
  let person: SignedInUser;
  beforeAll(async () => {
    ({ testApp, admin, other } = await review.open(inject('services')));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    person = await review.begin();
  });

  it('asked, answered and accepted: the account is left alone until it grows or a year is over', async () => {
    await publish(9);
    await scoreHiddenBrokers(testApp.workerDeps);
    expect(await take('limit')).toMatchObject({ status: 409, body: { code: 'not_in_this_state' } });
    expect((await take('statement')).status).toBe(200);
    expect(await read()).toMatchObject({ account: { state: 'asked' }, next_step: null });
    const first = (await (await asPerson()).call('GET', '/user/account-review?limit=5')).body;
    expect(first).toMatchObject({ is_statement_open: true, listing_count: 9, steps: [{ answer_by: '2026-11-29' }] });
    expect(first.listings).toHaveLength(5);
    const send = (body: object) => person.call('POST', '/user/account-review/statement', { declared: true, ...body });
    const unanswered = Object.keys((await send({})).body.fields);
    expect(unanswered).toHaveLength(9);
    expect(unanswered).toContain(`relation.${first.listings[0].listing_id}`);
    expect((await send({ declared: false })).status).toBe(400);
    const [listing, another] = first.listings;
    const friend = { listing_id: listing.listing_id, relation: 'relative' };
    expect(await person.call('PUT', '/user/account-review/answers', { answers: [friend] })).toMatchObject({
      status: 400,
      body: { fields: { [`who.${listing.listing_id}`]: 'required' } },
    });
    const answers = [
      { ...friend, who: 'Η μητέρα μου' },
      { listing_id: another.listing_id, relation: 'fee' },
    ];
    expect((await person.call('PUT', '/user/account-review/answers', { answers })).status).toBe(200);
    expect((await (await asPerson()).call('GET', '/user/account-review')).body.listings[0]).toMatchObject({
      relation: 'relative',
      who: 'Η μητέρα μου',
    });
    expect((await answerAll()).status).toBe(200);
    expect((await answerAll()).status).toBe(409);
    expect(await read()).toMatchObject({
      account: { state: 'answered' },
      next_step: 'limit',
      answer_count: 9,
      steps: [{ statement: 'Από κληρονομιά.' }],
    });
    expect((await accept('Έδειξε τίτλους')).status).toBe(200);
    expect((await accept('Έδειξε τίτλους')).status).toBe(409);
    expect(await templates()).toEqual(['account_statement_requested', 'account_statement_accepted']);

    const nights = async (days: number) => {
      testApp.setNow(new Date(REVIEW_BEGIN.getTime() + days * 86_400_000));
      await scoreHiddenBrokers(testApp.workerDeps);
      return (await read()).account.state;
    };
    expect(await nights(30)).toBe('cleared');
    await publish(2);
    expect(await nights(31)).toBe('cleared');
    await publish(1);
    // Active or paused.
    await run(
      sql`update listing set is_active = false where id = (select max(l.id) from listing l where property_id in (select id from property where account_id = ${person.id}))`,
    );
    expect(await nights(32)).toBe('new');
    await sql`update broker_score set state = 'cleared', cleared_at = ${REVIEW_BEGIN}, cleared_listings = 50`.execute(
      testApp.deps.db,
    );
    expect(await nights(364)).toBe('cleared');
    expect(await nights(367)).toBe('new');
  });

  it('only the question comes by itself: once, above its own points, and not for a year after an accepted statement', async () => {
    await publish(9);
    const night = async (at: string) => {
      testApp.setNow(new Date(at));
      await scoreHiddenBrokers(testApp.workerDeps);
      await Promise.all([askForStatements(testApp.workerDeps), askForStatements(testApp.workerDeps)]);
      await askForStatements(testApp.workerDeps);
    };
    await night('2026-11-16T01:50:00Z');
    expect(await templates()).toEqual([]);
    const neighbours = await Promise.all([buildSignedInUser(testApp), buildSignedInUser(testApp)]);
    for (const { id } of [...neighbours, person]) {
      const property_id = await buildProperty(testApp.deps.db, { account_id: id, district_id: REVIEW_DISTRICT_ID });
      await run(sql`insert into property_contact (property_id, phone) values (${property_id}, '+306971112244')
        on conflict (property_id) do update set phone = excluded.phone`);
    }
    await night('2026-11-17T01:50:00Z');
    const [asked, ...more] = await emails();
    expect(more).toEqual([]);
    expect(asked).toMatchObject({
      template: 'account_statement_requested',
      values: { is_automatic: true, reason: '', answer_by: '2026-12-01', complain_by: '2027-05-17' },
    });
    expect(JSON.stringify(asked)).not.toContain('samples');
    expect((await read()).steps).toMatchObject([{ is_automatic: true, taken_by: null }]);

    // The last day is a day of Athens.
    testApp.setNow(new Date('2026-12-01T21:59:00Z'));
    await noteMissedDeadlines(testApp.workerDeps);
    expect((await read()).account.state).toBe('asked');
    testApp.setNow(new Date('2026-12-01T22:05:00Z'));
    await Promise.all([noteMissedDeadlines(testApp.workerDeps), noteMissedDeadlines(testApp.workerDeps)]);
    expect(await read()).toMatchObject({ account: { state: 'no_answer' }, next_step: 'limit' });
    expect(await countActive()).toBe(9);
    expect(await templates()).toHaveLength(1);
    // Late, and still in time: no admin has gone on.
    expect((await answerAll()).status).toBe(200);
    expect((await accept('Εντάξει')).status).toBe(200);
    await publish(4);
    await night('2027-10-01T01:50:00Z');
    expect((await read()).account.state).toBe('new');
    expect(await templates()).toHaveLength(2);
    await night('2027-12-10T01:50:00Z');
    expect(await templates()).toEqual([
      'account_statement_requested',
      'account_statement_accepted',
      'account_statement_requested',
    ]);
  });

  it('a limit stops new listings and leaves those that are up; an accepted complaint lifts it', async () => {
    const { db } = testApp.deps;
    await publish(4);
    await goTo('limit');
    expect(await countActive()).toBe(4);
    const draft_id = await buildCompleteDraft(db, person.id, apartmentAnswers());
    const create = async () => (await asPerson()).call('POST', '/property/create', { draft_id });
    expect(await create()).toMatchObject({ status: 409, body: { code: 'account_limited' } });
    const { rows } = await sql<{ id: number }>`select l.id from listing l join property p on p.id = l.property_id
      where p.account_id = ${person.id} order by l.id`.execute(db);
    const [one, two] = rows.map(({ id }) => id) as [number, number];
    await run(sql`update listing set is_active = false where id = ${one}`);
    await run(sql`update property set photo_count = 5, energy_class_id = 5 where account_id = ${person.id}`);
    const activate = (ids: number[]) =>
      person.call('PUT', '/property/update', { listing_ids: ids, action: 'activate' });
    expect(await activate([one])).toMatchObject({ status: 409, body: { code: 'account_limited' } });
    const { bulk } = (await person.call('POST', '/property/bulk', { action: 'activate', listing_ids: [one] })).body;
    await person.call('PUT', `/property/bulk/${bulk.id}`);
    const refused = (await person.call('GET', `/property/bulk/${bulk.id}`)).body;
    expect(JSON.stringify(refused)).toContain('account_limited');
    await run(sql`update listing set is_active = false where id = ${two}`);
    expect((await activate([one])).status).toBe(200);
    expect((await activate([two])).status).toBe(409);

    expect((await complain()).status).toBe(200);
    expect((await complain()).status).toBe(200);
    expect(await complain('κάτι άλλο')).toMatchObject({ status: 409, body: { code: 'complaint_known' } });
    const list = (await (await asAdmin()).call('GET', '/adminPanel/hidden-brokers?state=complaint')).body;
    expect(list).toMatchObject({ count: 1, waiting: 1, accounts: [{ user_id: person.id, has_complaint: true }] });
    expect(await decide('accepted', { who: admin })).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    expect((await decide('accepted')).status).toBe(200);
    expect((await decide('rejected')).status).toBe(409);
    expect(await read()).toMatchObject({
      account: { state: 'cleared' },
      steps: [{ end_reason: 'reversed', complaint: { outcome: 'accepted', decision: 'Το είδαμε' } }, {}],
    });
    expect((await create()).status).toBe(200);
    expect(await templates()).toEqual(['account_statement_requested', 'account_limited', 'account_complaint_accepted']);
  });

  it('a complaint has six months, and one that is not accepted changes nothing', async () => {
    await publish(4);
    await goTo('limit');
    testApp.setNow(new Date('2027-05-15T22:30:00Z'));
    expect(await complain()).toMatchObject({ status: 409, body: { code: 'complaint_closed' } });
    testApp.setNow(new Date('2027-05-15T20:30:00Z'));
    expect((await complain()).status).toBe(200);
    expect((await decide('rejected')).status).toBe(200);
    expect((await read()).account.state).toBe('limited');
    expect((await emails()).at(-1)).toMatchObject({ template: 'account_complaint_rejected', values: { limit: 3 } });
  });

  it('a suspension pauses what is up; its code complains without a login, and accepted it brings back those alone', async () => {
    await publish(4);
    const { db } = testApp.deps;
    await goTo('convert');
    const { rows } = await sql<{ id: number }>`select l.id from listing l join property p on p.id = l.property_id
      where p.account_id = ${person.id} order by l.id`.execute(db);
    const [paused] = rows;
    // As an earlier block left it, which its owner never brought back.
    await restrictDirectly(db, (trx) =>
      sql`update listing set is_active = false, pause_reason = 'account' where id = ${paused?.id}`.execute(trx),
    );
    expect((await take('suspend')).status).toBe(200);
    expect(await countActive()).toBe(0);
    expect((await person.call('GET', '/user/account-review')).status).toBe(401);
    expect((await complainByCode('account_suspended', '')).status).toBe(400);
    expect((await complainByCode('account_suspended', 'Είναι λάθος')).status).toBe(200);
    expect((await complainByCode('account_suspended', 'Είναι λάθος')).status).toBe(200);
    expect(await complainByCode('account_suspended', 'Ξανά')).toMatchObject({ body: { code: 'complaint_known' } });
    expect((await decide('accepted')).status).toBe(200);
    // The conversion that came before holds again, with its limit.
    expect(await countActive()).toBe(3);
    expect(await read()).toMatchObject({ account: { state: 'conversion' }, steps: [{}, { end_reason: null }, {}, {}] });
    expect((await (await asPerson()).call('GET', '/user/account-review/open')).body.step.kind).toBe('convert');
    expect((await emails()).at(-1)).toMatchObject({
      template: 'account_complaint_accepted',
      values: { kinds: ['suspend'], reactivated: 3, limit: 3, holds: 'convert', stays_closed: false },
    });
    const { rows: log } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_log where subject = 'account' and subject_id = ${person.id} order by id`.execute(
      db,
    );
    expect(log.map(({ action }) => action)).toEqual([
      'broker_statement',
      'broker_limit',
      'broker_convert',
      'broker_suspend',
      'broker_complaint_accepted',
    ]);
    expect(log.every(({ reason }) => reason.length > 0)).toBe(true);
  });

  it('who converts keeps account and listings, waits for an admin and then has the free months of an agency', async () => {
    const { db } = testApp.deps;
    await publishListing(db, person);
    await goTo('convert');
    const form = {
      agency: {
        name: 'Μεσιτική Δοκιμή',
        general_commercial_agency_id: '123456789000',
        tax_number: '090000045',
        landline: '',
      },
      plan_id: 1,
      payment: 'deposit',
    };
    const convert = async (body: object = form) => (await asPerson()).call('POST', '/user/account-review/agency', body);
    expect((await convert({ ...form, agency: { ...form.agency, general_commercial_agency_id: '1' } })).status).toBe(
      400,
    );
    expect(await convert()).toMatchObject({ status: 200 });
    expect((await convert()).status).toBe(409);
    const account = () =>
      db
        .selectFrom('account')
        .select(['role_id', 'status', 'max_listings'])
        .where('id', '=', person.id)
        .executeTakeFirst();
    expect(await account()).toEqual({ role_id: roleIds.agency, status: 'waiting', max_listings: null });
    expect(await countActive()).toBe(1);
    expect(await read()).toMatchObject({ account: { state: 'converted' }, next_step: null });
    expect((await take('suspend')).status).toBe(404);
    await (await asAdmin()).call('PUT', `/adminPanel/users/${person.id}/status`, {
      status: 'approved',
      reason: 'ΓΕΜΗ',
    });
    expect(await account()).toMatchObject({ status: 'approved' });
    const { rows } = await sql<{ state: string; same: boolean }>`
      select s.state, p.agency_id = g.id as same from subscription s join agency g on g.account_id = s.account_id
      join property p on p.account_id = s.account_id where s.account_id = ${person.id}`.execute(db);
    expect(rows).toEqual([{ state: 'trial', same: true }]);
  });

  it('two admins at once, or one twice: one step, one email, one line in the log', async () => {
    await publish(4);
    await asAdmin();
    await asAdmin(other);
    const both = await Promise.all(
      [admin, other, admin, other].map((who) =>
        who.call('POST', path('/steps'), { kind: 'statement', reason: 'Ίδιος λόγος' }),
      ),
    );
    const won = both.map(({ status }) => status);
    expect(won.filter((status) => status === 200).length).toBeGreaterThanOrEqual(1);
    expect(won.filter((status) => status === 409).length).toBeGreaterThanOrEqual(2);
    await answerAll();
    const { id } = await findStep();
    await asAdmin();
    await asAdmin(other);
    await Promise.all([
      admin.call('POST', path('/steps'), { kind: 'limit', reason: 'Α' }),
      other.call('POST', path(`/steps/${id}/acceptance`), { reason: 'Β' }),
    ]);
    expect(await templates()).toHaveLength(2);
    const { rows } = await sql`select from audit_log where subject = 'account' and subject_id = ${person.id}`.execute(
      testApp.deps.db,
    );
    expect(rows).toHaveLength(2);
    expect(
      (await read()).steps.filter(({ ended_at }: { ended_at: string | null }) => ended_at === null).length,
    ).toBeLessThan(2);
  });

  it('while many publish at the same instant as the limit comes, nobody passes it afterwards', async () => {
    const { db } = testApp.deps;
    await publish(2);
    await take('statement');
    await answerAll();
    const drafts = await Promise.all(
      Array.from({ length: 6 }, () => buildCompleteDraft(db, person.id, apartmentAnswers())),
    );
    await asPerson();
    await asAdmin();
    const [limited] = await Promise.all([
      admin.call('POST', path('/steps'), { kind: 'limit', reason: 'Όριο' }),
      ...drafts.slice(0, 3).map((draft_id) => person.call('POST', '/property/create', { draft_id })),
    ]);
    expect(limited?.status).toBe(200);
    const before = Math.max(3, (await countActive()) ?? 0);
    const later = await Promise.all(
      drafts.slice(3).map((draft_id) => person.call('POST', '/property/create', { draft_id })),
    );
    expect(await countActive()).toBe(before);
    expect(later.some(({ body }) => body.code === 'account_limited')).toBe(true);
  });

  it('an admin lifts a step without a complaint, and approving by hand ends a suspension', async () => {
    await publish(4);
    await goTo('suspend');
    await (await asAdmin()).call('PUT', `/adminPanel/users/${person.id}/status`, {
      status: 'approved',
      reason: 'Λάθος',
    });
    expect((await read()).account.state).toBe('cleared');
    expect((await (await asPerson()).call('GET', '/user/account-review/open')).body.step).toBeNull();
    expect((await take('statement', 'Ξανά', 'Μια αναφορά')).status).toBe(200);
    expect((await lift('Δεν χρειάζεται')).status).toBe(200);
    expect((await emails()).at(-1)).toMatchObject({
      template: 'account_step_lifted',
      values: { kinds: ['statement'], decision: 'Δεν χρειάζεται' },
    });
  });
});
