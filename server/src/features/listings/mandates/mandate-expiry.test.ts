/** SAME-4: a mandate that ends. Days pass by the clock, in Athens. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  apartmentAnswers,
  mandateAnswers,
  type PublishedListing,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { processExpiringMandates } from '../index.ts';

const HALANDRI = 461200;
/** The mandate holds to the end of this day. */
const LAST_DAY = '2026-12-05';
const mandate = { ...mandateAnswers, mandate_expires_on: LAST_DAY };

describe('[SAME-4] a mandate that ends', () => {
  let testApp: TestApp;
  let agent: SignedInUser;
  let listing: PublishedListing;
  beforeEach(async () => {
    await testApp?.close();
    testApp = await openTestApp(inject('services'));
    testApp.setNow(new Date('2026-11-18T10:00:00Z'));
    agent = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, agent.id);
    listing = await publishListing(testApp.deps.db, agent, apartmentAnswers(mandate));
  });
  afterAll(() => testApp.close());

  /** The job runs twice: nothing happens a second time. */
  const runAt = async (at: string) => {
    testApp.setNow(new Date(at));
    for (let i = 0; i < 2; i++) await processExpiringMandates(testApp.workerDeps);
  };
  const emails = async () =>
    (await listEmailsTo(testApp, agent.email))
      .filter(({ template }) => template.startsWith('mandate_'))
      .map(({ template, values }) => (template === 'mandate_expiring' ? `${template} ${values.days}` : template));
  const getState = async () =>
    (
      await sql<{ is_active: boolean; pause_reason: string | null }>`
        select is_active, pause_reason from listing where id = ${listing.listing_id}`.execute(testApp.deps.db)
    ).rows[0];
  const setLastDay = (day: string) =>
    sql`update property_private set mandate_expires_on = ${day}::date where property_id = ${listing.property_id}`.execute(
      testApp.deps.db,
    );

  it('is announced 15 and 3 days before, and pauses its listing the day after, each once', async () => {
    await runAt('2026-11-19T21:59:00Z');
    // The day begins at midnight of Athens, reminders at nine.
    await runAt('2026-11-20T06:59:00Z');
    expect(await emails()).toEqual([]);
    await runAt('2026-11-20T07:01:00Z');
    await runAt('2026-11-24T10:00:00Z');
    expect(await emails()).toEqual(['mandate_expiring 15']);
    await runAt('2026-12-02T10:00:00Z');
    await runAt('2026-12-05T21:59:00Z');
    expect(await emails()).toEqual(['mandate_expiring 15', 'mandate_expiring 3']);
    expect(await getState()).toEqual({ is_active: true, pause_reason: null });
    await runAt('2026-12-05T22:01:00Z');
    expect(await emails()).toEqual(['mandate_expiring 15', 'mandate_expiring 3', 'mandate_expired']);
    expect(await getState()).toEqual({ is_active: false, pause_reason: 'mandate' });
  });

  it('keeps its listing paused until there is a new date, by whatever way it is brought back', async () => {
    await setLastDay('2026-11-18');
    await runAt('2026-11-19T10:00:00Z');
    const activate = () =>
      agent.call('PUT', '/property/update', { listing_ids: [listing.listing_id], action: 'activate' });
    const refused = await activate();
    expect(refused).toMatchObject({ status: 400, body: { fields: { mandate_expires_on: 'mandate_expired' } } });
    await setLastDay('2027-02-01');
    expect((await activate()).status).toBe(200);
    expect(await getState()).toMatchObject({ is_active: true });
  });

  it('is announced again after a new date, and never to an owner', async () => {
    await runAt('2026-11-24T10:00:00Z');
    const { body } = await agent.call('POST', '/property/drafts', { for: 'sale', property_id: listing.property_id });
    await agent.call('PUT', `/property/drafts/${body.draft.draft_id}`, {
      answers: { mandate_expires_on: '2026-12-24', right_declared: 'on' },
    });
    const published = await agent.call('POST', '/property/create', { draft_id: body.draft.draft_id });
    expect(published.status).toBe(200);
    await runAt('2026-12-10T10:00:00Z');
    expect(await emails()).toEqual(['mandate_expiring 15', 'mandate_expiring 15']);
    await sql`update property set agency_id = null where id = ${listing.property_id}`.execute(testApp.deps.db);
    await runAt('2027-01-06T10:00:00Z');
    expect(await getState()).toMatchObject({ is_active: true });
  });

  it('that is over already is refused where it is typed', async () => {
    const over = apartmentAnswers({ ...mandate, mandate_expires_on: '2026-11-17' });
    await expect(publishListing(testApp.deps.db, agent, over)).rejects.toThrow('mandate_expired');
  });
});
