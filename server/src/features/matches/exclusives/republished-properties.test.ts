/** SAME-4: who takes a property down and publishes it again goes on with its case, open or decided. */
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
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { endExclusiveCases, exclusiveEmails, matchProperties } from '../index.ts';

const HALANDRI = 461200;
const HOUR_MS = 3_600_000;
const file = createPdf().toString('base64');

describe('[SAME-4] a property of a case, published again', () => {
  let testApp: TestApp;
  let honest: SignedInUser;
  let other: SignedInUser;
  let admin: SignedInUser;
  let ours: PublishedListing;
  let theirs: PublishedListing;
  let kaek: string;
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
  const setNow = async (at: Date) => {
    testApp.setNow(at);
    for (const user of [honest, other]) user.token = await createSession(testApp.deps.db, user.id, at);
    admin.token = await createSession(testApp.deps.db, admin.id, at, { strong: true });
  };
  const wait = (hours: number) => setNow(new Date(testApp.deps.clock().getTime() + hours * HOUR_MS));
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };
  /** Its mandate with its document, and compared with all the others. */
  const publish = async (by: SignedInUser, answers = {}) => {
    const listing = await publishListing(
      testApp.deps.db,
      by,
      apartmentAnswers({ ...mandateAnswers, kaek, area: '100', ...answers }),
    );
    expect((await by.call('PUT', `/property/mandates/${listing.property_id}/document`, { file })).status).toBe(200);
    await match();
    return listing;
  };
  const remove = async (by: SignedInUser, { listing_id }: PublishedListing) => {
    const listing_ids = [listing_id];
    expect((await by.call('PUT', '/property/update', { listing_ids, action: 'remove' })).status).toBe(200);
    expect((await by.call('DELETE', '/property/delete', { listing_ids })).status).toBe(200);
  };
  const decide = async (decision: string) =>
    (
      await admin.call('PUT', `/adminPanel/exclusive-cases/${(await listCases()).at(-1)?.id}/decision`, {
        decision,
        reasons: 'Because',
      })
    ).status;
  const listCases = async () =>
    (
      await sql<{ id: number; state: string; decision: string | null; property_id: number; other_id: number }>`
        select id, state, decision, property_id, other_id from exclusive_case order by id`.execute(testApp.deps.db)
    ).rows;
  const hasBadge = async ({ listing_id }: PublishedListing) =>
    (await sql<{ exclusive: boolean }>`select exclusive from listing where id = ${listing_id}`.execute(testApp.deps.db))
      .rows[0]?.exclusive;
  const emailsTo = async (user: SignedInUser) =>
    (await listEmailsTo(testApp, user.email))
      .map(({ template }) => template)
      .filter((template) => template in exclusiveEmails);

  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    await sql`delete from exclusive_case`.execute(testApp.deps.db);
    kaek = `050123456789/1/${++unit}`;
    testApp.setNow(new Date('2026-11-18T10:00:00Z'));
    [honest, other] = [await buildAgent(), await buildAgent()];
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    ours = await publish(honest);
    theirs = await publish(other);
  });

  it('has lost its badge with the one before it, in as many emails as there were', async () => {
    await wait(49);
    expect(await decide('first')).toBe(200);
    const told = await emailsTo(honest);
    for (const area of ['100', '101', '99']) {
      await remove(other, theirs);
      theirs = await publish(other, { area });
      expect(await hasBadge(theirs), area).toBe(false);
      expect(await hasBadge(ours), area).toBe(true);
      expect((await listCases()).map(({ state, decision }) => [state, decision]).at(-1)).toEqual(['decided', 'first']);
      expect((await listCases()).at(-1)).toMatchObject({ other_id: theirs.property_id });
    }
    expect(await emailsTo(honest)).toEqual(told);
    expect(await emailsTo(other)).toEqual(['exclusive_case_opened', 'exclusive_lost']);
  });

  it('has lost it also where its number is the higher one now, and what was the first is the second', async () => {
    await wait(49);
    expect(await decide('second')).toBe(200);
    await remove(honest, ours);
    ours = await publish(honest, { area: '101' });
    expect([await hasBadge(ours), await hasBadge(theirs)]).toEqual([false, true]);
    expect((await listCases()).at(-1)).toMatchObject({
      state: 'decided',
      decision: 'first',
      property_id: theirs.property_id,
      other_id: ours.property_id,
    });
  });

  it('has a case of its own with a mandate signed after the decision', async () => {
    await wait(49);
    expect(await decide('first')).toBe(200);
    await wait(48);
    await remove(other, theirs);
    theirs = await publish(other, { mandate_signed_on: '2026-11-22' });
    expect(await hasBadge(theirs)).toBe(true);
    expect((await listCases()).map(({ state }) => state)).toEqual(['decided', 'open']);
  });

  it('goes on with the open case and its 48 hours: publishing again puts no decision off', async () => {
    expect(
      (await other.call('POST', `/property/exclusive-cases/${(await listCases())[0]?.id}/statements`, { text: 'Ours' }))
        .status,
    ).toBe(200);
    await wait(47);
    expect(await decide('first')).toBe(409);
    await remove(other, theirs);
    theirs = await publish(other, { area: '101' });
    await endExclusiveCases(testApp.workerDeps);
    expect(await listCases()).toMatchObject([{ state: 'open', other_id: theirs.property_id }]);
    await wait(2);
    await endExclusiveCases(testApp.workerDeps);
    expect(await decide('first')).toBe(200);
    expect([await hasBadge(ours), await hasBadge(theirs)]).toEqual([true, false]);
    expect(await emailsTo(honest)).toEqual(['exclusive_case_opened', 'exclusive_confirmed']);
  });

  it('keeps what each agency wrote on its side, also where the sides change places', async () => {
    const id = (await listCases())[0]?.id;
    await honest.call('POST', `/property/exclusive-cases/${id}/statements`, { text: 'Ours' });
    await remove(honest, ours);
    ours = await publish(honest, { area: '101' });
    expect(await listCases()).toMatchObject([{ id, state: 'open', other_id: ours.property_id }]);
    const { body } = await honest.call('GET', `/property/exclusive-cases/${id}`);
    expect(JSON.stringify(body)).toContain('Ours');
    expect(JSON.stringify((await other.call('GET', `/property/exclusive-cases/${id}`)).body)).not.toContain('Ours');
  });
});
