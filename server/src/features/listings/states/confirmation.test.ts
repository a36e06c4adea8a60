/** Listings nobody confirms: two reminders, then a pause. Days pass by the clock. */
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { type PublishedListing, publishListing } from '../../../../testing/factories/listings.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { processUnconfirmedListings } from '../index.ts';

const start = Date.parse('2026-11-15T10:00:00Z');
const DAY = 86_400_000;

describe('[POST-5] listings that nobody confirms', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let listings: PublishedListing[];

  beforeEach(async () => {
    await testApp?.close();
    testApp = await openTestApp(inject('services'));
    maria = await buildSignedInUser(testApp);
    listings = [await publishListing(testApp.deps.db, maria), await publishListing(testApp.deps.db, maria)];
  });
  afterAll(() => testApp.close());

  const on = async (day: number, times = 1) => {
    testApp.setNow(new Date(start + day * DAY));
    for (let i = 0; i < times; i++) await processUnconfirmedListings(testApp.workerDeps);
  };
  const emails = async () =>
    (await listEmailsTo(testApp, maria.email))
      .filter((l) => l.template !== 'listing_published')
      .map((l) => [l.template, l.values.count]);
  const stateOf = async (listing: PublishedListing | undefined) => {
    const query = testApp.deps.db.selectFrom('listing').select(['is_active', 'pause_reason', 'reminders']);
    return query.where('id', '=', listing?.listing_id ?? 0).executeTakeFirst();
  };

  it('are emailed at 35 and 42 days and paused at 45, each once however often the job runs', async () => {
    await on(34.9, 2);
    expect(await emails()).toEqual([]);
    await on(35, 3);
    expect(await emails()).toEqual([['listing_reminder', 2]]);
    await on(41.9, 2);
    await on(42, 3);
    expect(await emails()).toEqual([
      ['listing_reminder', 2],
      ['listing_reminder_last', 2],
    ]);
    await on(44.9, 2);
    expect(await stateOf(listings[0])).toMatchObject({ is_active: true, reminders: 2 });
    await on(45, 3);
    expect((await emails()).slice(2)).toEqual([['listing_paused', 2]]);
    expect(await stateOf(listings[1])).toMatchObject({ is_active: false, pause_reason: 'unconfirmed' });
    const { rows } =
      await sql`select kind from listing_event where property_id = ${listings[0]?.property_id} order by id`.execute(
        testApp.deps.db,
      );
    expect(rows).toEqual([{ kind: 'published' }, { kind: 'paused' }]);
    const search = await sql`select 1 from listing_search`.execute(testApp.deps.db);
    expect(search.rows).toEqual([]);
  });

  it('one that is confirmed begins anew; the other goes on', async () => {
    await on(36);
    maria.token = await maria.logIn();
    await maria.call('PUT', '/property/update', { listing_ids: [listings[0]?.listing_id], action: 'confirm' });
    await on(43);
    await on(47);
    expect(await stateOf(listings[0])).toMatchObject({ is_active: true, reminders: 0 });
    expect(await stateOf(listings[1])).toMatchObject({ is_active: false });
    await on(36 + 35);
    expect(await stateOf(listings[0])).toMatchObject({ is_active: true, reminders: 1 });
  });

  it('a worker that slept for months still reminds twice, days apart, before it pauses', async () => {
    await on(200, 5);
    expect(await emails()).toEqual([['listing_reminder', 2]]);
    await on(206.9);
    expect((await emails()).length).toBe(1);
    await on(207, 2);
    expect((await emails()).at(-1)).toEqual(['listing_reminder_last', 2]);
    await on(209.9);
    expect(await stateOf(listings[0])).toMatchObject({ is_active: true });
    await on(210);
    expect(await stateOf(listings[0])).toMatchObject({ is_active: false });
  });

  it('listings of a feed, and those not active, are left alone', async () => {
    await sql`update property set imported_from = 'feed' where id = ${listings[0]?.property_id}`.execute(
      testApp.deps.db,
    );
    await maria.call('PUT', '/property/update', { listing_ids: [listings[1]?.listing_id], action: 'deactivate' });
    await on(100, 3);
    expect(await emails()).toEqual([]);
    expect(await stateOf(listings[0])).toMatchObject({ is_active: true, reminders: 0 });
  });

  it('two workers at once tell everybody once', async () => {
    testApp.setNow(new Date(start + 35 * DAY));
    await Promise.all([
      processUnconfirmedListings(testApp.workerDeps),
      processUnconfirmedListings(testApp.workerDeps),
      processUnconfirmedListings(testApp.workerDeps),
    ]);
    expect(await emails()).toEqual([['listing_reminder', 2]]);
  });
});
