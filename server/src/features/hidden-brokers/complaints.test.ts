/** SAME-5: complaints, what they undo and what they hold up; and what binds admins afterwards. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { restrictDirectly, stopListing } from '../../../testing/factories/statements-of-reasons.ts';
import type { SignedInUser } from '../../../testing/people/api-users.ts';
import { createBrokerReview, REVIEW_DISTRICT_ID } from '../../../testing/people/broker-review.ts';
import { deleteExpiredData } from '../accounts/index.ts';

const review = createBrokerReview();
const { run, publish, asAdmin, asPerson, take, emails, read, answerAll, findStep, complain, decide } = review;
const { accept, lift, complainByCode, goTo, countActive } = review;

describe('[SAME-5] complaints about steps', () => {
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
    await publish(4);
  });

  const findAccount = () =>
    testApp.deps.db
      .selectFrom('account')
      .select(['status', 'max_listings'])
      .where('id', '=', person.id)
      .executeTakeFirst();
  const setStatus = async (status: string) =>
    (await asAdmin()).call('PUT', `/adminPanel/users/${person.id}/status`, { status, reason: 'Με το χέρι' });
  const countComplaints = async () =>
    (await (await asAdmin()).call('GET', '/adminPanel/hidden-brokers?state=complaint')).body.count;
  const lastEmail = async () => (await emails()).at(-1);

  it('accepted, bring back no listing of a property that an admin has stopped since', async () => {
    const property_id = await buildProperty(testApp.deps.db, {
      account_id: person.id,
      district_id: REVIEW_DISTRICT_ID,
    });
    const sale = await buildListing(testApp.deps.db, { property_id });
    const rent = await buildListing(testApp.deps.db, { property_id, purpose: 2 });
    await goTo('suspend');
    await stopListing(testApp.deps.db, { listingId: sale, accountId: person.id });
    expect((await complainByCode('account_suspended', 'x')).status).toBe(200);
    expect((await decide('accepted')).status).toBe(200);
    expect(await lastEmail()).toMatchObject({ values: { reactivated: 4 } });
    const { rows } = await sql<{ is_active: boolean }>`
      select is_active from listing where id = any (${[sale, rent]}::bigint[])`.execute(testApp.deps.db);
    expect(rows).toEqual([{ is_active: false }, { is_active: false }]);
  });

  it('hold up the next step until they are decided, and say which limit holds', async () => {
    await goTo('limit');
    await complain();
    expect(await take('convert')).toMatchObject({ status: 409, body: { code: 'complaint_open' } });
    expect(await read()).toMatchObject({ has_open_complaint: true, account: { max_listings: 3, state: 'limited' } });
    expect((await decide('rejected')).status).toBe(200);
    expect(await lastEmail()).toMatchObject({ template: 'account_complaint_rejected', values: { limit: 3 } });
    expect((await take('convert')).status).toBe(200);
  });

  it('are in the list of the admins also where the account has no score', async () => {
    await goTo('limit');
    await run(sql`delete from broker_score where account_id = ${person.id}`);
    expect((await complain()).status).toBe(200);
    const { body } = await (await asAdmin()).call('GET', '/adminPanel/hidden-brokers?state=complaint');
    expect(body).toMatchObject({ count: 1, accounts: [{ user_id: person.id, state: 'limited', has_complaint: true }] });
  });

  it('come by the code of each email without a login, also after a suspension', async () => {
    await goTo('suspend');
    for (const template of ['account_statement_requested', 'account_limited', 'account_suspended'])
      expect(await complainByCode(template, `Διαφωνώ: ${template}`)).toMatchObject({ status: 200 });
    expect(await complainByCode('account_limited', 'Κάτι άλλο')).toMatchObject({ body: { code: 'complaint_known' } });
    expect(await complainByCode('no such email', 'Διαφωνώ')).toMatchObject({ status: 400 });
    const { steps } = await read();
    expect(steps.map(({ complaint }: { complaint: { text: string } | null }) => complaint?.text ?? null)).toEqual([
      'Διαφωνώ: account_suspended',
      null,
      'Διαφωνώ: account_limited',
      'Διαφωνώ: account_statement_requested',
    ]);
    testApp.setNow(new Date('2027-05-15T22:30:00Z'));
    expect(await complainByCode('account_conversion_requested', 'Αργά')).toMatchObject({
      body: { code: 'complaint_closed' },
    });
  });

  it('about an earlier step undo what followed from it, with the complaints about that', async () => {
    await goTo('suspend');
    expect(await countActive()).toBe(0);
    await complainByCode('account_limited', 'Δεν είμαι μεσίτης');
    await complainByCode('account_suspended', 'Δεν είμαι μεσίτης');
    expect((await decide('accepted', { kind: 'limit' })).status).toBe(200);
    expect(await findAccount()).toEqual({ status: 'approved', max_listings: null });
    expect(await countActive()).toBe(4);
    expect(await lastEmail()).toMatchObject({
      template: 'account_complaint_accepted',
      values: { kinds: ['suspend', 'convert', 'limit'], reactivated: 4, limit: null, stays_closed: false },
    });
    expect(await read()).toMatchObject({
      account: { state: 'cleared' },
      has_open_complaint: false,
      steps: [
        { kind: 'suspend', end_reason: 'reversed', complaint: { outcome: 'accepted' } },
        { kind: 'convert', end_reason: 'reversed' },
        { kind: 'limit', end_reason: 'reversed', complaint: { outcome: 'accepted' } },
        { kind: 'statement', end_reason: 'next_step' },
      ],
    });
  });

  it('that are accepted bind: the same step needs new evidence, which the account reads', async () => {
    await goTo('convert');
    await complain();
    await decide('accepted');
    expect(await read()).toMatchObject({ account: { state: 'limited' }, cleared: { until: '2027-11-15' } });
    expect(await take('convert')).toMatchObject({
      status: 409,
      body: { code: 'account_cleared', fields: { new_evidence: 'required' } },
    });
    expect((await take('convert', 'Ξανά', 'Δύο νέες αναφορές')).status).toBe(200);
    expect(await lastEmail()).toMatchObject({ values: { new_evidence: 'Δύο νέες αναφορές', reason: 'Ξανά' } });
    const own = (await (await asPerson()).call('GET', '/user/account-review')).body;
    expect(own.steps[0]).toMatchObject({ new_evidence: 'Δύο νέες αναφορές' });
    // The limit before both conversions holds again.
    expect((await lift('Λάθος')).status).toBe(200);
    expect(await read()).toMatchObject({ account: { state: 'limited', max_listings: 3 } });
    expect((await lift('Κι αυτό')).status).toBe(200);
    expect(await findAccount()).toMatchObject({ max_listings: null });
  });

  it('or not, an account that was cleared is asked again for something new only, and after a year without it', async () => {
    await take('statement');
    await answerAll();
    await accept('Έδειξε τίτλους');
    expect(await take('statement')).toMatchObject({ status: 409, body: { code: 'account_cleared' } });
    expect(await read()).toMatchObject({
      next_step: 'statement',
      cleared: { cleared_at: '2026-11-15T10:00:00.000Z', until: '2027-11-15' },
    });
    testApp.setNow(new Date('2027-11-15T22:30:00Z'));
    expect(await read()).toMatchObject({ cleared: null });
    expect((await take('statement')).status).toBe(200);
  });

  it('are settled by lifting what they are about', async () => {
    await goTo('limit');
    await complain();
    expect((await lift('Έχεις δίκιο')).status).toBe(200);
    expect(await read()).toMatchObject({
      has_open_complaint: false,
      steps: [{ end_reason: 'lifted', complaint: { outcome: 'accepted', decision: 'Έχεις δίκιο' } }, {}],
    });
    const { body } = await (await asAdmin()).call('GET', '/adminPanel/hidden-brokers?state=complaint');
    expect(body.count).toBe(0);
  });

  it('are settled by accepting the statement they are about', async () => {
    await take('statement');
    await answerAll();
    await complain('Γιατί με ρωτάτε;');
    expect((await accept('Έδειξε τίτλους')).status).toBe(200);
    expect(await read()).toMatchObject({
      has_open_complaint: false,
      steps: [{ end_reason: 'accepted', complaint: { outcome: 'accepted', decision: 'Έδειξε τίτλους' } }],
    });
    expect(await countComplaints()).toBe(0);
    expect(await lastEmail()).toMatchObject({
      template: 'account_statement_accepted',
      values: { settles_complaint: true },
    });
  });

  it('are settled by approving the account again, with an email; another status leaves them to be decided', async () => {
    await goTo('suspend');
    await complainByCode('account_limited', 'Δεν είμαι μεσίτης');
    await complainByCode('account_suspended', 'Δεν είμαι μεσίτης');
    await setStatus('rejected');
    expect(await countComplaints()).toBe(1);
    await setStatus('approved');
    expect(await read()).toMatchObject({
      has_open_complaint: false,
      account: { state: 'cleared', max_listings: null },
      steps: [
        { kind: 'suspend', end_reason: 'status_changed', complaint: { outcome: 'accepted', decision: 'Με το χέρι' } },
        { kind: 'convert', complaint: null },
        { kind: 'limit', complaint: { outcome: 'accepted', decision: 'Με το χέρι' } },
        { kind: 'statement', complaint: null },
      ],
    });
    expect(await countComplaints()).toBe(0);
    expect(await lastEmail()).toMatchObject({
      template: 'account_complaint_accepted',
      values: { decision: 'Με το χέρι', kinds: ['suspend', 'convert', 'limit'], reactivated: 0, limit: null },
    });
    expect(await take('statement', 'Ξανά', 'Νέα αναφορά')).toMatchObject({ status: 200 });
  });

  it('that nobody made are not answered: approving again sends no email about one', async () => {
    await goTo('suspend');
    await setStatus('approved');
    expect(await lastEmail()).toMatchObject({ template: 'account_suspended' });
    expect(await read()).toMatchObject({
      account: { state: 'cleared' },
      steps: [{ end_reason: 'lifted' }, {}, {}, {}],
    });
  });

  const block = (id: number) =>
    restrictDirectly(
      testApp.deps.db,
      (trx) => sql`update account set status = 'blocked' where id = ${id}`.execute(trx),
      id,
    );

  it('are never decided by who took the step, also where there is no other admin', async () => {
    await goTo('limit');
    await complain();
    await block(other.id);
    expect((await read()).steps[0]).toMatchObject({ can_decide: false });
    expect(await decide('rejected', { who: admin })).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    // Who sees that it was wrong lifts it.
    expect((await lift('Έχεις δίκιο')).status).toBe(200);
    expect(await lastEmail()).toMatchObject({ template: 'account_step_lifted', values: { settles_complaint: true } });
    await run(sql`update account set status = 'approved' where id = ${other.id}`);
  });

  it('or not, to an account that is closed or being erased no step is offered, since none is taken', async () => {
    await goTo('limit');
    expect(await read()).toMatchObject({ next_step: 'convert', can_lift: true, account: { closed: null } });
    await run(sql`update account set erase_after = '2026-12-15T00:00:00Z' where id = ${person.id}`);
    expect(await take('convert')).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ next_step: null, can_lift: true, account: { closed: 'being_erased' } });
    await run(sql`update account set erase_after = null where id = ${person.id}`);
    await block(person.id);
    expect(await take('convert')).toMatchObject({ status: 409 });
    expect(await read()).toMatchObject({ next_step: null, account: { closed: 'not_approved' } });
    await run(sql`update account set status = 'approved' where id = ${person.id}`);
    await take('convert');
    await take('suspend');
    expect(await read()).toMatchObject({ next_step: null, can_lift: true, account: { closed: null } });
    await run(sql`update account set erase_after = '2026-12-15T00:00:00Z' where id = ${person.id}`);
    expect((await lift('Λάθος')).status).toBe(409);
    expect(await read()).toMatchObject({ can_lift: false, account: { closed: 'being_erased' } });
  });

  it('only the step that is named is lifted or accepted, and only while it is in force', async () => {
    await goTo('limit');
    const limit = await findStep('limit');
    const statement = await findStep('statement');
    expect((await take('convert')).status).toBe(200);
    expect(await lift('Παλιά σελίδα', limit.id)).toMatchObject({ status: 409, body: { code: 'not_in_this_state' } });
    expect((await accept('Παλιά σελίδα', statement.id)).status).toBe(409);
    expect(await read()).toMatchObject({ account: { state: 'conversion', max_listings: 3 } });
    expect((await lift('Άλλου', limit.id + 100_000)).status).toBe(404);
  });

  it('what came before a step in force is not deleted with age: it may hold again', async () => {
    await goTo('convert');
    await run(
      sql`update broker_step set ended_at = '2020-01-01T00:00:00Z' where account_id = ${person.id} and ended_at is not null`,
    );
    await deleteExpiredData(testApp.workerDeps);
    expect((await lift('Λάθος')).status).toBe(200);
    expect(await read()).toMatchObject({ account: { state: 'limited', max_listings: 3 } });
    await lift('Κι αυτό');
    await run(sql`update broker_step set ended_at = '2020-01-01T00:00:00Z' where account_id = ${person.id}`);
    await deleteExpiredData(testApp.workerDeps);
    expect((await read()).steps).toEqual([]);
  });

  it('about a suspension open nothing that another decision has closed since', async () => {
    await goTo('suspend');
    await complainByCode('account_suspended', 'Είναι λάθος');
    const { id } = await findStep('suspend');
    await setStatus('rejected');
    await setStatus('blocked');
    expect((await lift('Παλιά σελίδα', id)).status).toBe(409);
    expect((await decide('accepted')).status).toBe(200);
    expect(await findAccount()).toMatchObject({ status: 'blocked' });
    expect(await countActive()).toBe(0);
    expect(await lastEmail()).toMatchObject({ values: { kinds: [], reactivated: 0, stays_closed: true } });
    await setStatus('approved');
    expect(await read()).toMatchObject({ account: { state: 'cleared', max_listings: null } });
  });

  it('about a suspension open nothing that is being erased', async () => {
    await goTo('suspend');
    await complainByCode('account_suspended', 'Είναι λάθος');
    await run(sql`update account set erase_after = '2026-12-15T00:00:00Z' where id = ${person.id}`);
    expect((await lift('Λάθος')).status).toBe(409);
    expect((await decide('accepted')).status).toBe(200);
    expect(await findAccount()).toMatchObject({ status: 'blocked' });
    expect(await countActive()).toBe(0);
    expect(await lastEmail()).toMatchObject({ values: { kinds: ['suspend'], reactivated: 0, stays_closed: true } });
  });
});
