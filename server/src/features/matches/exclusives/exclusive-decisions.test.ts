/** SAME-4: what a decision about two exclusive mandates outlives, and how it is looked at again. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  apartmentAnswers,
  mandateAnswers,
  type PublishedListing,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { createPdf } from '../../../../testing/factories/mandates.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { eraseAccounts } from '../../accounts/index.ts';
import { refreshBadges } from '../../listings/index.ts';
import { endExclusiveCases, endExclusiveCasesOfAgency, matchProperties } from '../index.ts';

const HALANDRI = 461200;
const NOW = new Date('2026-11-18T10:00:00Z');
const DECIDED = '2026-11-20T10:00:00Z';
const file = createPdf().toString('base64');

describe('[SAME-4] a decision about two exclusive mandates', () => {
  let testApp: TestApp;
  let winner: SignedInUser;
  let loser: SignedInUser;
  let admin: SignedInUser;
  let otherAdmin: SignedInUser;
  let ours: PublishedListing;
  let theirs: PublishedListing;
  let kaek: string;
  let id: number;
  let unit = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  const buildAgent = async () => {
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, user.id);
    return user;
  };
  const upload = async (by: SignedInUser, { property_id }: PublishedListing) =>
    expect((await by.call('PUT', `/property/mandates/${property_id}/document`, { file })).status).toBe(200);
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };
  const setNow = async (at: string) => {
    testApp.setNow(new Date(at));
    for (const user of [winner, loser])
      user.token = await createSession(testApp.deps.db, user.id, testApp.deps.clock());
    for (const user of [admin, otherAdmin])
      user.token = await createSession(testApp.deps.db, user.id, testApp.deps.clock(), { strong: true });
  };
  const decide = (decision: string, more = {}, who = admin) =>
    who.call('PUT', `/adminPanel/exclusive-cases/${id}/decision`, { decision, reasons: 'Because', ...more });
  const decideAgain = (decision: string, more = {}) => decide(decision, more, otherAdmin);
  const reopen = (reason = 'New document') =>
    admin.call('POST', `/adminPanel/exclusive-cases/${id}/reopening`, { reason, reason_locale: 'en' });
  const hasBadge = async ({ listing_id }: Pick<PublishedListing, 'listing_id'>) =>
    (await sql<{ exclusive: boolean }>`select exclusive from listing where id = ${listing_id}`.execute(testApp.deps.db))
      .rows[0]?.exclusive;
  const listCases = async () =>
    (
      await sql<{ id: number; state: string; decision: string | null }>`
        select id, state, decision from exclusive_case order by id`.execute(testApp.deps.db)
    ).rows;
  const publish = (by: SignedInUser) =>
    publishListing(testApp.deps.db, by, apartmentAnswers({ ...mandateAnswers, kaek }));
  const lastEmailTo = async (user: SignedInUser) => (await listEmailsTo(testApp, user.email)).at(-1);

  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    await sql`delete from exclusive_case`.execute(testApp.deps.db);
    testApp.setNow(NOW);
    kaek = `050123456789/1/${++unit}`;
    [winner, loser] = [await buildAgent(), await buildAgent()];
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    otherAdmin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    [ours, theirs] = [await publish(winner), await publish(loser)];
    await upload(winner, ours);
    await upload(loser, theirs);
    await match();
    id = (await listCases())[0]?.id ?? 0;
    await setNow(DECIDED);
    expect((await decide('first')).status).toBe(200);
  });

  it('outlives the account it was decided for: its badge does not come back', async () => {
    await loser.call('POST', `/property/exclusive-cases/${id}/statements`, { text: 'x' });
    await sql`update account set erase_after = ${NOW} where id = ${winner.id}`.execute(testApp.deps.db);
    await eraseAccounts(testApp.workerDeps);
    await refreshBadges(testApp.deps);
    await upload(loser, theirs);
    expect(await hasBadge(theirs)).toBe(false);
    expect((await loser.call('GET', `/property/exclusive-cases/${id}`)).body.case).toMatchObject({
      state: 'decided',
      other_agency: null,
      is_exclusive: false,
    });
    expect((await admin.call('GET', `/adminPanel/exclusive-cases/${id}`)).body.case.sides.first.agency).toBeNull();
  });

  it('is not opened again by a second purpose, nor by another day of signing up to the decision', async () => {
    for (const { property_id } of [ours, theirs])
      await sql`insert into listing (property_id, purpose, is_active, price, title_el, title_en, description_el, description_en, activated_at)
        select property_id, 2, true, 900, title_el, title_en, description_el, description_en, activated_at from listing
        where property_id = ${property_id}`.execute(testApp.deps.db);
    await sql`update property_private set mandate_signed_on = '2026-10-02' where property_id = ${theirs.property_id}`.execute(
      testApp.deps.db,
    );
    await upload(winner, ours);
    await upload(loser, theirs);
    await match();
    const { rows } = await sql<{ exclusive: boolean }>`
      select exclusive from listing where property_id = ${theirs.property_id}`.execute(testApp.deps.db);
    expect(rows).toEqual([{ exclusive: false }, { exclusive: false }]);
    expect(await listCases()).toEqual([{ id, state: 'decided', decision: 'first' }]);
  });

  it('for both is not opened again by another day of signing, but by a mandate signed later', async () => {
    await reopen();
    await setNow('2026-11-23T10:00:00Z');
    expect((await decideAgain('both')).status).toBe(200);
    const sign = async (day: string) => {
      await sql`update property_private set mandate_signed_on = ${day}::date where property_id = ${theirs.property_id}`.execute(
        testApp.deps.db,
      );
      await upload(loser, theirs);
      await sql`select enqueue_property_match(${[theirs.property_id]}::bigint[])`.execute(testApp.deps.db);
      await match();
    };
    await sign('2026-10-05');
    expect(await hasBadge(theirs)).toBe(true);
    expect(await listCases()).toHaveLength(1);
    await setNow('2026-11-25T10:00:00Z');
    await sign('2026-11-24');
    expect((await listCases()).map(({ state }) => state)).toEqual(['decided', 'open']);
  });

  it('and an upload at the same moment leave no badge behind', async () => {
    await reopen();
    await setNow('2026-11-23T10:00:00Z');
    expect((await decideAgain('both')).status).toBe(200);
    await reopen();
    await setNow('2026-11-26T10:00:00Z');
    // Without its document the listing has no badge; the decision and the new document come together.
    expect((await loser.call('DELETE', `/property/mandates/${theirs.property_id}/document`)).status).toBe(200);
    expect(await hasBadge(theirs)).toBe(false);
    let isLocked = () => {};
    const locked = new Promise<void>((resolve) => {
      isLocked = resolve;
    });
    const slowDecision = testApp.deps.db.transaction().execute(async (trx) => {
      await sql`select from listing where property_id = ${theirs.property_id} for no key update`.execute(trx);
      await sql`select from exclusive_case where id = ${id} for update`.execute(trx);
      isLocked();
      await sql`select pg_sleep(1.5)`.execute(trx);
      await sql`update exclusive_case set state = 'decided', decision = 'first', decided_at = ${testApp.deps.clock()},
        closed_at = ${testApp.deps.clock()} where id = ${id}`.execute(trx);
    });
    await locked;
    await Promise.all([slowDecision, upload(loser, theirs)]);
    expect(await hasBadge(theirs)).toBe(false);
  });

  it('holds while it is looked at again; both are told why, and another one takes its place', async () => {
    expect((await reopen()).status).toBe(200);
    expect((await reopen()).status).toBe(409);
    expect([await hasBadge(ours), await hasBadge(theirs)]).toEqual([true, false]);
    const listed = async (user: typeof winner) => (await user.call('GET', '/property/mandates')).body.mandates;
    expect(await listed(winner)).toMatchObject([{ case_id: id, case_outcome: 'kept' }]);
    expect(await listed(loser)).toMatchObject([{ case_id: id, case_outcome: 'lost' }]);
    for (const user of [winner, loser]) {
      expect(await lastEmailTo(user)).toMatchObject({
        template: 'exclusive_case_reopened',
        values: { reasons: 'New document', reasons_locale: 'en', answer_due_at: '2026-11-22T10:00:00.000Z' },
      });
      expect((await user.call('GET', `/property/exclusive-cases/${id}`)).body.case).toMatchObject({
        state: 'open',
        reopened_at: new Date(DECIDED).toISOString(),
      });
    }
    // By itself it does not close, and what was decided holds.
    await endExclusiveCases(testApp.workerDeps);
    await setNow('2026-11-22T10:00:00Z');
    await endExclusiveCases(testApp.workerDeps);
    await match();
    expect(await listCases()).toEqual([{ id, state: 'open', decision: 'first' }]);
    expect((await decideAgain('second', { reasons_locale: 'en' })).status).toBe(200);
    expect([await hasBadge(ours), await hasBadge(theirs)]).toEqual([false, true]);
    const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_log where subject_id = any (${[ours.property_id, theirs.property_id]}::bigint[]) and action like 'exclusive%' order by id`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([
      { action: 'exclusive_first', reason: 'Because' },
      { action: 'exclusive_reopened', reason: 'New document' },
      { action: 'exclusive_second', reason: 'Because' },
    ]);
  });

  it('made again is about what was signed up to the first one: a newer mandate keeps its badge', async () => {
    await setNow('2026-11-24T10:00:00Z');
    await sql`update property_private set mandate_expires_on = '2026-11-22' where property_id = ${ours.property_id}`.execute(
      testApp.deps.db,
    );
    await sql`update property_private set mandate_signed_on = '2026-11-23' where property_id = ${theirs.property_id}`.execute(
      testApp.deps.db,
    );
    await upload(loser, theirs);
    await match();
    expect(await hasBadge(theirs)).toBe(true);
    await reopen();
    await setNow('2026-11-27T10:00:00Z');
    expect((await decideAgain('first')).status).toBe(200);
    expect(await hasBadge(theirs)).toBe(true);
  });

  it('that is repeated word by word after it was looked at again closes the case', async () => {
    await reopen();
    await setNow('2026-11-22T10:00:00Z');
    expect((await decideAgain('first')).status).toBe(200);
    expect(await listCases()).toEqual([{ id, state: 'decided', decision: 'first' }]);
    expect(await lastEmailTo(loser)).toMatchObject({ template: 'exclusive_lost', values: { stood_before: false } });
    expect(await lastEmailTo(winner)).toMatchObject({
      template: 'exclusive_confirmed',
      values: { stood_before: true },
    });
  });

  it('is looked at again by another admin, and waits where there is none', async () => {
    await reopen();
    await setNow('2026-11-22T10:00:00Z');
    const others = sql`role_id = ${roleIds.admin} and id <> ${admin.id}`;
    await restrictDirectly(testApp.deps.db, (trx) =>
      sql`update account set status = 'rejected' where ${others}`.execute(trx),
    );
    expect(await decide('second')).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    await sql`update account set status = 'approved' where ${others}`.execute(testApp.deps.db);
    expect((await decideAgain('second')).status).toBe(200);
    expect(await lastEmailTo(loser)).toMatchObject({
      template: 'exclusive_confirmed',
      values: { stood_before: false },
    });
    expect(await lastEmailTo(winner)).toMatchObject({ template: 'exclusive_lost', values: { stood_before: true } });
  });

  it('is looked at again although who won leaves meanwhile', async () => {
    await reopen();
    await testApp.deps.db.transaction().execute((trx) => endExclusiveCasesOfAgency(trx, testApp.deps, winner.id));
    expect(await listCases()).toEqual([{ id, state: 'open', decision: 'first' }]);
    expect(await lastEmailTo(loser)).toMatchObject({ template: 'exclusive_case_reopened' });
    await setNow('2026-11-22T10:00:00Z');
    expect((await decideAgain('second')).status).toBe(200);
    expect(await hasBadge(theirs)).toBe(true);
  });

  it('is prepared by the registered mandate of each side: type, days and document, whatever day is claimed', async () => {
    await loser.call('DELETE', `/property/mandates/${theirs.property_id}/document`);
    await sql`update property_private set mandate_signed_on = '2026-10-03' where property_id = ${ours.property_id}`.execute(
      testApp.deps.db,
    );
    const { mandates } = (await admin.call('GET', `/adminPanel/exclusive-cases/${id}`)).body;
    expect(mandates).toMatchObject({
      first: { type_id: 3, signed_on: '2026-10-03', expires_on: '2027-05-01', document: { is_current: false } },
      second: { type_id: 3, signed_on: '2026-10-01', expires_on: '2027-05-01', document: null },
    });
  });
});
