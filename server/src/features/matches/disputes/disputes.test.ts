/** SAME-1: what is told of a dispute, and a decision that is looked at again. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { apartmentAnswers, mandateAnswers, publishListing } from '../../../../testing/factories/listings.ts';
import { createPdf } from '../../../../testing/factories/mandates.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { matchProperties, processScheduledPauses } from '../index.ts';

const HALANDRI = 461200;

describe('[SAME-1] a dispute', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agent: SignedInUser;
  let admin: SignedInUser;
  let otherAdmin: SignedInUser;
  let properties: [number, number];
  let id: number;
  let unit = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '3' });
  });
  afterAll(() => testApp.close());

  const setNow = async (at: string) => {
    testApp.setNow(new Date(at));
    for (const user of [admin, otherAdmin])
      user.token = await createSession(testApp.deps.db, user.id, testApp.deps.clock(), { strong: true });
  };
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };
  const getPause = async () =>
    (
      await sql<{ id: number; state: string; end_reason: string | null; pause_at: Date }>`
        select id, state, end_reason, pause_at from scheduled_pause where owner_property_id = ${properties[0]}`.execute(
        testApp.deps.db,
      )
    ).rows[0];
  const object = (reason: string) =>
    owner.call('POST', `/property/scheduled-pauses/${id}/objection`, { reason, text: 'Λόγια μου' });
  const decide = (side: 'owner' | 'agency', who = admin) =>
    who.call('PUT', `/adminPanel/disputes/${id}/decision`, {
      for: side,
      decision: 'Because',
      decision_locale: 'en',
    });
  const decideAgain = (side: 'owner' | 'agency') => decide(side, otherAdmin);
  const reopen = () => admin.call('POST', `/adminPanel/disputes/${id}/reopening`, { reason: 'Νέα στοιχεία' });
  const lastEmailTo = async (user: SignedInUser) => (await listEmailsTo(testApp, user.email)).at(-1);

  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    testApp.setNow(new Date('2026-11-18T08:00:00Z'));
    owner = await buildSignedInUser(testApp);
    agent = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, agent.id);
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    otherAdmin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    const kaek = `050123456789/2/${++unit}`;
    const owners = await publishListing(testApp.deps.db, owner, apartmentAnswers({ kaek }));
    testApp.setNow(new Date('2026-11-18T10:00:00Z'));
    const agencys = await publishListing(testApp.deps.db, agent, apartmentAnswers({ ...mandateAnswers, kaek }));
    properties = [owners.property_id, agencys.property_id];
    await match();
    id = (await getPause())?.id ?? 0;
  });

  it('begins with emails that name the listings by title, and lead to them', async () => {
    const [, told] = await listEmailsTo(testApp, owner.email);
    expect(told).toMatchObject({
      template: 'pause_scheduled',
      values: { listings: [{ property_id: properties[0], for: 'sale', title: { el: expect.stringMatching(/.+/) } }] },
    });
    expect((await lastEmailTo(agent))?.values).toMatchObject({
      listing: { property_id: properties[0] },
      own_listings: [{ property_id: properties[1] }],
    });
  });

  it('is acknowledged to who objects and to who answers: what came, and what happens when', async () => {
    expect((await object('no_mandate')).status).toBe(200);
    expect(await lastEmailTo(owner)).toMatchObject({
      template: 'objection_received',
      values: { reason: 'no_mandate', text: 'Λόγια μου', answer_due_at: '2026-11-20T10:00:00.000Z' },
    });
    const answer = { text: 'Έχουμε εντολή', mandate_signed_on: '2026-10-01', mandate_expires_on: '2027-05-01' };
    expect((await agent.call('POST', `/property/scheduled-pauses/${id}/answer`, answer)).status).toBe(200);
    expect(await lastEmailTo(agent)).toMatchObject({
      template: 'answer_received',
      values: { text: 'Έχουμε εντολή', signed_on: '2026-10-01', expires_on: '2027-05-01' },
    });
  });

  it('shows the registered mandate to its agency and to admins, and not to the owner', async () => {
    const file = createPdf().toString('base64');
    await agent.call('PUT', `/property/mandates/${properties[1]}/document`, { file });
    await object('no_mandate');
    const mandate = { type_id: 3, signed_on: '2026-10-01', expires_on: '2027-05-01', document: { is_current: true } };
    const path = `/property/scheduled-pauses/${id}`;
    expect((await agent.call('GET', path)).body.registered_mandate).toMatchObject(mandate);
    expect((await owner.call('GET', path)).body.registered_mandate).toBeNull();
    const { dispute, registered_mandate } = (await admin.call('GET', `/adminPanel/disputes/${id}`)).body;
    expect(registered_mandate).toMatchObject(mandate);
    expect(dispute.agency_property_id).toBe(properties[1]);
  });

  it('says in which language its reasons are', async () => {
    await object('no_mandate');
    expect((await decide('owner')).status).toBe(200);
    for (const user of [owner, agent])
      expect((await lastEmailTo(user))?.values).toMatchObject({ decision: 'Because', decision_locale: 'en' });
    const { entries } = (await owner.call('GET', `/property/scheduled-pauses/${id}`)).body;
    expect(entries.at(-1)).toMatchObject({ kind: 'decided_for_owner', locale: 'en' });
  });

  it.each([
    ['no_mandate', 1],
    ['not_same_property', 0],
  ] as const)(
    '[SAME-1] about %s: an owner who is right hears which of the agency’s listings stay online',
    async (reason, n) => {
      await object(reason);
      await decide('owner');
      const told = (await lastEmailTo(owner))?.values as unknown as { agency_listings: { property_id: number }[] };
      expect(told.agency_listings.map(({ property_id }) => property_id)).toEqual(properties.slice(1, 1 + n));
      expect((await lastEmailTo(agent))?.values).toMatchObject({ agency_listings: [] });
    },
  );

  it.each([
    ['no_mandate', 'owner'],
    ['not_same_property', 'owner'],
    ['no_mandate', 'agency'],
  ] as const)(
    'about %s, decided for the %s, is looked at again: the clock stops and both are told why',
    async (reason, side) => {
      await object(reason);
      expect((await reopen()).status).toBe(409);
      await decide(side);
      expect((await admin.call('GET', `/adminPanel/disputes/${id}`)).body.dispute.can_reopen).toBe(true);
      expect((await reopen()).status).toBe(200);
      expect((await reopen()).status).toBe(409);
      for (const user of [owner, agent])
        expect(await lastEmailTo(user)).toMatchObject({
          template: 'dispute_reopened',
          values: { reasons: 'Νέα στοιχεία', reasons_locale: 'el' },
        });
      await match();
      await setNow('2026-11-27T10:00:00Z');
      await processScheduledPauses(testApp.workerDeps);
      expect(await getPause()).toMatchObject({ state: 'disputed', end_reason: null });
      expect(await decide('agency')).toMatchObject({ status: 409, body: { code: 'own_decision' } });
      expect((await decideAgain('agency')).status).toBe(200);
      expect((await getPause())?.pause_at).toEqual(new Date('2026-11-28T10:00:00Z'));
      const { rows } = await sql<{ action: string; reason: string }>`
      select action, reason from audit_log where subject_id = ${properties[0]} and action like 'dispute%' order by id`.execute(
        testApp.deps.db,
      );
      expect(rows.map(({ action }) => action)).toEqual([
        `dispute_decided_for_${side}`,
        'dispute_reopened',
        'dispute_decided_for_agency',
      ]);
      // Paused, its owner brings it back by one click: there is nothing left to look at again.
      await setNow('2026-11-28T10:00:00Z');
      await processScheduledPauses(testApp.workerDeps);
      expect(await getPause()).toMatchObject({ state: 'paused' });
      expect((await reopen()).status).toBe(409);
    },
  );

  it('about two that only a person had called the same goes on when it is reopened', async () => {
    await sql`update property_match set outcome = 'unclear', decision = 'same', decided_by = ${admin.id}, decided_at = now()
      where property_id = any (${properties}::bigint[])`.execute(testApp.deps.db);
    await object('not_same_property');
    expect((await decide('owner')).status).toBe(200);
    expect((await reopen()).status).toBe(200);
    await processScheduledPauses(testApp.workerDeps);
    expect(await getPause()).toMatchObject({ state: 'disputed', end_reason: null });
    for (const user of [owner, agent]) expect(await lastEmailTo(user)).toMatchObject({ template: 'dispute_reopened' });
  });
});
