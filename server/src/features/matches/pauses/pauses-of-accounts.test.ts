/** SAME-1: who was first, what each side takes along of a dispute, and an agency that goes. */
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
import { buildAgency } from '../../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { eraseAccounts } from '../../accounts/index.ts';
import { listDisputesForExport, matchProperties, pauseEmails, processScheduledPauses } from '../index.ts';

const HALANDRI = 461200;

describe('[SAME-1] scheduled pauses of an owner and an agency', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agent: SignedInUser;
  let owners: PublishedListing;
  let kaek: string;
  let unit = 0;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '3' });
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    testApp.setNow(new Date('2026-11-18T08:00:00Z'));
    kaek = `050123456789/1/${++unit}`;
    owner = await buildSignedInUser(testApp);
    agent = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    agent.token = await agent.logIn();
    await buildAgency(testApp.deps.db, HALANDRI, agent.id);
  });

  const publishAsOwnerAt = async (at: string) => {
    testApp.setNow(new Date(at));
    owners = await publishListing(testApp.deps.db, owner, apartmentAnswers({ kaek }));
  };
  const publishAsAgencyAt = async (at: string) => {
    testApp.setNow(new Date(at));
    return publishListing(testApp.deps.db, agent, apartmentAnswers({ ...mandateAnswers, kaek }));
  };
  const match = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
  };
  const listPauses = async () =>
    (
      await sql<{ id: number; state: string; end_reason: string | null }>`
        select id, state, end_reason from scheduled_pause where owner_property_id = ${owners.property_id}`.execute(
        testApp.deps.db,
      )
    ).rows;
  const openPause = async (): Promise<number> => {
    await publishAsOwnerAt('2026-11-18T09:00:00Z');
    await publishAsAgencyAt('2026-11-18T10:00:00Z');
    await match();
    return (await listPauses())[0]?.id ?? 0;
  };
  const object = (id: number) =>
    owner.call('POST', `/property/scheduled-pauses/${id}/objection`, { reason: 'no_mandate', text: 'Λόγια ιδιοκτήτη' });

  it('are not begun by an agency that was first, took its listing down and published it again', async () => {
    const first = await publishAsAgencyAt('2026-11-18T09:00:00Z');
    await publishAsOwnerAt('2026-11-18T10:00:00Z');
    // What publishing a removed listing anew writes.
    await sql`update listing set activated_at = '2026-11-18T11:00:00Z' where id = ${first.listing_id}`.execute(
      testApp.deps.db,
    );
    await match();
    expect(await listPauses()).toEqual([]);
  });

  it('are begun by an approved agency only, and end when it is one no more', async () => {
    const setStatus = (status: string) =>
      restrictDirectly(
        testApp.deps.db,
        (trx) => sql`update account set status = ${status} where id = ${agent.id}`.execute(trx),
        agent.id,
      );
    await publishAsOwnerAt('2026-11-18T09:00:00Z');
    const { property_id } = await publishAsAgencyAt('2026-11-18T10:00:00Z');
    await setStatus('waiting');
    await match();
    expect(await listPauses()).toEqual([]);
    const third = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, third.id);
    await publishListing(testApp.deps.db, third, apartmentAnswers({ ...mandateAnswers, kaek }));
    await match();
    expect(await listPauses()).toMatchObject([{ state: 'scheduled' }]);
    expect((await listEmailsTo(testApp, agent.email)).filter(({ template }) => template in pauseEmails)).toEqual([]);

    // As the approval of an account that became an agency does.
    await setStatus('approved');
    await sql`select enqueue_property_match(array[${property_id}::bigint])`.execute(testApp.deps.db);
    await match();
    expect(await listPauses()).toHaveLength(2);
    await setStatus('blocked');
    testApp.setNow(new Date('2026-11-18T11:00:00Z'));
    await processScheduledPauses(testApp.workerDeps);
    expect((await listPauses()).map(({ state, end_reason }) => [state, end_reason]).sort()).toEqual([
      ['ended', 'agency_listing_ended'],
      ['scheduled', null],
    ]);
  });

  it('are exported to each side with its own words, and the mandate to the agency alone', async () => {
    const id = await openPause();
    await object(id);
    const mandate = { mandate_signed_on: '2026-10-01', mandate_expires_on: '2027-05-01' };
    await agent.call('POST', `/property/scheduled-pauses/${id}/answer`, { text: 'Λόγια γραφείου', ...mandate });
    const { db } = testApp.deps;
    const [toOwner] = await listDisputesForExport(db, owner.id);
    const [toAgency] = await listDisputesForExport(db, agent.id);
    expect(toOwner).toMatchObject({ mandate_signed_on: null, mandate_expires_on: null });
    expect(toAgency).toMatchObject(mandate);
    expect(JSON.stringify(toOwner)).toContain('Λόγια ιδιοκτήτη');
    expect(JSON.stringify(toOwner)).not.toContain('Λόγια γραφείου');
    expect(JSON.stringify(toAgency)).toContain('Λόγια γραφείου');
    expect(JSON.stringify(toAgency)).not.toContain('Λόγια ιδιοκτήτη');
    expect(await listDisputesForExport(db, (await buildSignedInUser(testApp)).id)).toEqual([]);
  });

  it.each([false, true])(
    'end when the agency is erased, and the owner hears of it (objected: %s)',
    async (isDisputed) => {
      const id = await openPause();
      if (isDisputed) await object(id);
      await sql`update account set erase_after = ${testApp.deps.clock()} where id = ${agent.id}`.execute(
        testApp.deps.db,
      );
      await eraseAccounts(testApp.workerDeps);
      expect((await listEmailsTo(testApp, owner.email)).at(-1)).toMatchObject({
        template: 'pause_cancelled',
        values: { reason: 'agency_listing_ended' },
      });
      expect(await listPauses()).toEqual([]);
    },
  );

  it('of which one cannot be marked as unanswered hold up none of the others', async () => {
    const { db } = testApp.deps;
    const failing = await openPause();
    await object(failing);
    await sql`create function refuse_silence() returns trigger language plpgsql as 'begin raise exception ''refused''; end'`.execute(
      db,
    );
    await sql`create trigger refuse_silence before update on dispute for each row
      when (new.scheduled_pause_id = ${sql.lit(failing)}) execute function refuse_silence()`.execute(db);
    kaek = `050123456789/1/${++unit}`;
    const next = await openPause();
    await object(next);
    testApp.setNow(new Date('2026-11-21T10:00:00Z'));
    await processScheduledPauses(testApp.workerDeps);
    const { rows } = await sql<{ state: string }>`
      select state from dispute where scheduled_pause_id in (${failing}, ${next}) order by scheduled_pause_id`.execute(
      db,
    );
    expect(rows.map(({ state }) => state)).toEqual(['awaiting_agency', 'awaiting_decision']);
    await sql`drop trigger refuse_silence on dispute`.execute(db);
  });
});
