/** API-1: one pushed item, by every way that its listing can stand in. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { restrictDirectly } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser } from '../../../testing/people/api-users.ts';
import { feedItem as feedListing } from '../../../testing/sources/feed-fixture.ts';
import { buildSourceAgency, needNoPhotos } from '../../../testing/sources/source-app.ts';
import { lockAdvertiser } from '../listings/index.ts';
import { createPlaceTreeCache, type PlaceTreeLoader } from '../places/index.ts';
import { getOrInsertPushSource } from './api/agency-push.queries.ts';
import { applyItem } from './apply-item.service.ts';
import type { FeedItem } from './formats/feed-item.ts';
import { lockSource } from './sources.queries.ts';

/** A push has no source that says who is called. */
const feedItem: typeof feedListing = (number, answers, over) =>
  feedListing(
    number,
    { contact_name: 'Agency', contact_email: 'agency@estia.example', mandate_type_id: '2', ...answers },
    over,
  );

describe('[API-1] an item that is pushed', () => {
  let testApp: TestApp;
  let getPlaceTree: PlaceTreeLoader;
  let accountId: number;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    getPlaceTree = createPlaceTreeCache(testApp.deps.db);
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    accountId = (await buildSourceAgency(testApp)).id;
  });
  afterAll(() => testApp.close());

  const push = (item: FeedItem) =>
    testApp.deps.db.transaction().execute(async (trx) => {
      const account = await lockAdvertiser(trx, accountId);
      const source = await lockSource(trx, await getOrInsertPushSource(trx, accountId, testApp.deps.clock()));
      if (!account || !source) throw new Error('No agency');
      return applyItem(trx, testApp.deps, { account, source, item, tree: await getPlaceTree() });
    });
  type State = { id: number; price: number; is_active: boolean | null; reason: string | null };
  const listings = async (): Promise<State[]> =>
    (
      await sql<State>`
        select l.id, l.price, l.is_active, l.pause_reason as reason from listing l join property p on p.id = l.property_id
        where p.account_id = ${accountId} order by l.id`.execute(testApp.deps.db)
    ).rows;
  const setState = (set: { is_active: boolean | null; pause_reason?: string | null; deleted_at?: Date }) =>
    restrictDirectly(testApp.deps.db, (trx) =>
      trx
        .updateTable('listing')
        .set(set)
        .where('property_id', 'in', (eb) => eb.selectFrom('property').select('id').where('account_id', '=', accountId))
        .execute(),
    );
  const events = async () =>
    (
      await sql<{ kind: string }>`
        select e.kind from listing_event e join property p on p.id = e.property_id where p.account_id = ${accountId} order by e.id`.execute(
        testApp.deps.db,
      )
    ).rows.map(({ kind }) => kind);
  const cheaper = (answers: FeedItem['answers'] = {}) => feedItem(1, { price: '77000', ...answers });

  it('creates its listing, leaves it when it says the same, and changes what differs', async () => {
    const created = await push(feedItem(1));
    expect(created).toMatchObject({ outcome: 'created', faults: [], refusal: null });
    const again = await push(feedItem(1));
    expect([again.outcome, again.listing_id]).toEqual(['unchanged', created.listing_id]);
    const updated = await push(cheaper());
    expect([updated.outcome, updated.listing_id]).toEqual(['updated', created.listing_id]);
    expect(await listings()).toMatchObject([{ price: 77_000, is_active: true }]);
    expect(await events()).toEqual(['published', 'price']);
  });

  it('is taken off by a removal and comes back with its history', async () => {
    const { listing_id } = await push(feedItem(1));
    expect(await push(feedItem(1, {}, { action: 'remove' }))).toMatchObject({ outcome: 'removed', listing_id });
    expect(await listings()).toMatchObject([{ is_active: false, reason: 'source' }]);
    expect((await push(feedItem(1, {}, { action: 'remove' }))).outcome).toBe('not_found');
    expect(await push(feedItem(1))).toMatchObject({ outcome: 'updated', listing_id });
    expect(await listings()).toMatchObject([{ is_active: true, reason: null }]);
    expect(await events()).toEqual(['published', 'paused', 'relisted']);
  });

  it('a pause by a person stays through a change, a removal and a return', async () => {
    await push(feedItem(1));
    await setState({ is_active: false, pause_reason: null });
    expect((await push(cheaper())).outcome).toBe('updated');
    await push(feedItem(1, {}, { action: 'remove' }));
    await push(cheaper());
    expect(await listings()).toMatchObject([{ price: 77_000, is_active: false, reason: null }]);
  });

  it('what the agency deleted is left alone and told; restored, it takes the change', async () => {
    await push(feedItem(1));
    await setState({ is_active: null, deleted_at: testApp.deps.clock() });
    expect(await push(cheaper())).toMatchObject({ outcome: 'rejected', refusal: 'removed_by_agency' });
    expect(await listings()).toMatchObject([{ price: 100_001, is_active: null }]);
    await setState({ is_active: false, pause_reason: null });
    expect((await push(cheaper())).outcome).toBe('updated');
    expect(await listings()).toMatchObject([{ price: 77_000, is_active: false }]);
    await sql`delete from property where account_id = ${accountId}`.execute(testApp.deps.db);
    const changed = cheaper({ bed_rooms: '3' });
    expect(await push(changed)).toMatchObject({ outcome: 'rejected', refusal: 'removed_by_agency' });
    expect(await push({ ...changed, reference: 'B-1' })).toMatchObject({ outcome: 'created' });
  });

  it('what Estia paused is not changed, nor listed again under another reference', async () => {
    await push(feedItem(1));
    await setState({ is_active: false, pause_reason: 'admin' });
    expect(await push(cheaper())).toMatchObject({ outcome: 'rejected', refusal: 'paused_by_estia' });
    // Neither says that there is a listing of it: it is a duplicate, and no way around the stop.
    expect(await push(feedItem(1, {}, { reference: 'B-1' }))).toMatchObject({ outcome: 'rejected' });
    expect(await listings()).toMatchObject([{ price: 100_001, is_active: false, reason: 'admin' }]);
  });

  it('a second reference of one home is a duplicate while the first has it, and takes it over afterwards', async () => {
    const { listing_id } = await push(feedItem(1));
    const second = feedItem(1, {}, { reference: 'B-1' });
    expect(await push(second)).toMatchObject({ outcome: 'rejected', refusal: 'duplicate_property' });
    await push(feedItem(1, {}, { action: 'remove' }));
    expect(await push(second)).toMatchObject({ outcome: 'created', listing_id });
    expect(await listings()).toMatchObject([{ is_active: true }]);
    // The first reference has it no more: it cannot take it away again.
    expect((await push(feedItem(1, {}, { action: 'remove' }))).outcome).toBe('not_found');
    expect(await listings()).toMatchObject([{ is_active: true }]);
  });

  it('a plan without room refuses a new one, changes the others, and keeps one that returns for later', async () => {
    await sql`alter table plan_price disable trigger user`.execute(testApp.deps.db);
    const { rows: before } = await sql<{ plan_id: number; max: number | null }>`
      select plan_id, max_active_listings as max from plan_price`.execute(testApp.deps.db);
    await sql`update plan_price set max_active_listings = 1`.execute(testApp.deps.db);
    try {
      await push(feedItem(1));
      expect(await push(feedItem(2))).toMatchObject({ outcome: 'rejected', refusal: 'over_limit' });
      expect((await push(cheaper())).outcome).toBe('updated');
      await push(feedItem(1, {}, { action: 'remove' }));
      expect((await push(feedItem(2))).outcome).toBe('created');
      expect((await push(cheaper())).outcome).toBe('updated');
      expect((await listings()).map(({ is_active, reason }) => [is_active, reason])).toEqual([
        [false, 'plan'],
        [true, null],
      ]);
    } finally {
      for (const { plan_id, max } of before)
        await sql`update plan_price set max_active_listings = ${max} where plan_id = ${plan_id}`.execute(
          testApp.deps.db,
        );
    }
  });

  it('says when it is the account that is limited', async () => {
    const person = await buildSignedInUser(testApp);
    accountId = person.id;
    await sql`update account set max_listings = 1 where id = ${accountId}`.execute(testApp.deps.db);
    // A private account has no mandates: what an agency declares is left out of what is pushed.
    expect((await push(feedItem(1))).outcome).toBe('created');
    expect(await push(feedItem(2))).toMatchObject({ outcome: 'rejected', refusal: 'account_limited' });
    expect(await listings()).toHaveLength(1);
  });

  it('a reference that stands for another home leaves the first and gets a listing of its own', async () => {
    const { listing_id } = await push(feedItem(1));
    const other = await push(feedItem(1, { street: 'Πεντέλης', street_number: '9', area: '40' }));
    expect(other.outcome).toBe('created');
    expect(other.listing_id).not.toBe(listing_id);
    expect((await listings()).map(({ is_active, reason }) => [is_active, reason])).toEqual([
      [false, 'source'],
      [true, null],
    ]);
  });

  it('names what is wrong and takes nothing', async () => {
    const result = await push(feedItem(1, { price: '', energy_class_id: '' }));
    expect(result.outcome).toBe('rejected');
    expect(result.faults.filter(({ is_rejecting }) => is_rejecting).map(({ field }) => field)).toEqual(
      expect.arrayContaining(['price', 'energy_class_id']),
    );
    expect(await listings()).toEqual([]);
  });
});
