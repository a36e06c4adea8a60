/** POST-5: every state × every action, over HTTP, by owner, stranger and admin. */
import { roleIds } from '@estia/contract/accounts/roles';
import {
  type ListingAction,
  type ListingState,
  listingActions,
  listingStates,
  listingTransitions,
  timelineEventByAction,
} from '@estia/contract/listings/states';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  addDraftPhotos,
  apartmentAnswers,
  type PublishedListing,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { deleteExpiredListingData } from '../index.ts';

const reason = 'Παραπλανητικές φωτογραφίες';

describe('[POST-5] states', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let admin: SignedInUser;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '6' });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  beforeEach(async () => {
    testApp.setNow(new Date('2026-11-15T10:00:00Z'));
    maria = await buildSignedInUser(testApp);
  });
  afterAll(() => testApp.close());

  /** Their session is over by then: they log in again. */
  const later = async (day: string) => {
    testApp.setNow(new Date(`${day}T10:00:00Z`));
    maria.token = await maria.logIn();
  };
  const changeStates = (ids: number[], action: ListingAction, by = maria, more: object = {}) =>
    action === 'delete'
      ? by.call('DELETE', '/property/delete', { listing_ids: ids, ...more })
      : by.call('PUT', '/property/update', { listing_ids: ids, action, ...more });
  const rowOf = (id: number) =>
    testApp.deps.db.selectFrom('listing').selectAll().where('id', '=', id).executeTakeFirst();
  const eventsOf = async (listing: PublishedListing) => {
    const query = testApp.deps.db
      .selectFrom('listing_event')
      .select('kind')
      .where('property_id', '=', listing.property_id);
    return (await query.orderBy('id').execute()).map((event) => event.kind);
  };
  const inState = async (state: ListingState, over = {}) => {
    const listing = await publishListing(testApp.deps.db, maria, apartmentAnswers(over));
    if (state === 'inactive') await changeStates([listing.listing_id], 'deactivate');
    if (state === 'removed') await changeStates([listing.listing_id], 'remove');
    return listing;
  };

  it('pausing and removing may say what became of the property; nobody is shown it', async () => {
    const ending = async (listing: PublishedListing) =>
      await testApp.deps.db
        .selectFrom('listing_event')
        .select(['kind', 'outcome', 'outcome_price'])
        .where('property_id', '=', listing.property_id)
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
    const listing = await inState('active');
    const say = (more: object, one: ListingAction = 'deactivate') =>
      changeStates([listing.listing_id], one, maria, more);
    expect((await say({ outcome_price: '240.000' })).body.fields).toEqual({ outcome: 'required' });
    expect((await say({ outcome: 'withdrawn', outcome_price: '1' })).status).toBe(400);
    expect((await say({ outcome: 'agreed', outcome_price: 'πολλά' })).body.fields).toHaveProperty('outcome_price');
    expect((await say({ outcome: 'agreed' }, 'confirm')).status).toBe(400);
    expect((await rowOf(listing.listing_id))?.is_active).toBe(true);
    expect((await say({ outcome: 'agreed', outcome_price: '241.000' })).status).toBe(200);
    expect(await ending(listing)).toEqual({ kind: 'paused', outcome: 'agreed', outcome_price: 241_000 });
    await changeStates([listing.listing_id], 'activate');
    const shown = await callApiAs(
      testApp,
      null,
      'GET',
      `/property/property?for=sale&property_id=${listing.property_id}`,
    );
    expect(shown.status).toBe(200);
    expect(JSON.stringify(shown.body)).not.toMatch(/241000|agreed/);
    expect((await say({ outcome: 'withdrawn' }, 'remove')).status).toBe(200);
    expect(await ending(listing)).toEqual({ kind: 'removed', outcome: 'withdrawn', outcome_price: null });
  });

  it.each(listingStates.flatMap((state) => listingActions.map((one) => [state, one] as const)))(
    '%s, %s',
    async (state, one) => {
      const listing = await inState(state);
      const before = await eventsOf(listing);
      const to = listingTransitions[state][one];
      const { status, body } = await changeStates([listing.listing_id], one);
      if (to === undefined) {
        expect([status, body.code]).toEqual([409, 'not_in_this_state']);
        expect(await eventsOf(listing)).toEqual(before);
        return;
      }
      expect(status, JSON.stringify(body)).toBe(200);
      const row = await rowOf(listing.listing_id);
      if (to === null) expect(row).toBeUndefined();
      else {
        expect(body.listings).toEqual([{ listing_id: listing.listing_id, state: to }]);
        expect(row?.is_active).toBe({ active: true, inactive: false, removed: null }[to]);
        expect(row?.deleted_at === null).toBe(to !== 'removed');
      }
      const kind = timelineEventByAction[one];
      expect(await eventsOf(listing)).toEqual(kind ? [...before, kind] : before);
      const shown = await callApiAs(testApp, null, 'GET', `/property?for=sale&property_id=${listing.property_id}`);
      expect(shown.status).toBe(to === 'active' ? 200 : to === null ? 404 : 410);
      const { rows } = await sql`select 1 from listing_search where listing_id = ${listing.listing_id}`.execute(
        testApp.deps.db,
      );
      expect(rows).toHaveLength(to === 'active' ? 1 : 0);
    },
  );

  it('the customer’s shape says the same: one id, is_active, deleted_at', async () => {
    const listing = await inState('active');
    const put = async (body: object, id = 'property_for_sale_id') =>
      maria.call('PUT', '/property/update', { [id]: listing.listing_id, ...body });
    const at = '2026-11-15T10:00:00Z';
    for (const [body, state] of [
      [{ is_active: false }, 'inactive'],
      [{ is_active: true }, 'active'],
      [{ is_active: null, deleted_at: at }, 'removed'],
      [{ is_active: false, deleted_at: null }, 'inactive'],
    ] as const)
      expect((await put(body)).body.listings).toEqual([{ listing_id: listing.listing_id, state }]);
    expect((await put({ is_active: false })).body.code).toBe('not_in_this_state');
    expect((await put({ is_active: true, deleted_at: at })).status).toBe(400);
    expect((await put({ is_active: null })).status).toBe(400);
    expect((await put({ is_active: true }, 'property_for_rent_id')).status).toBe(404);
    expect((await maria.call('PUT', '/property/update', { is_active: true })).status).toBe(400);
  });

  it('many at once: all of them or none', async () => {
    const [one, two, three] = [await inState('active'), await inState('active'), await inState('inactive')];
    const ids = [three.listing_id, one.listing_id, two.listing_id];
    expect((await changeStates(ids, 'deactivate')).body.code).toBe('not_in_this_state');
    expect((await rowOf(one.listing_id))?.is_active).toBe(true);
    expect((await changeStates([...ids, 999_999_999], 'remove')).status).toBe(404);
    expect((await changeStates(ids, 'remove')).body.listings).toHaveLength(3);
    expect(
      (
        await changeStates(
          Array.from({ length: 101 }, (_, i) => i + 1),
          'remove',
        )
      ).status,
    ).toBe(400);
  });

  it('of somebody else they are not there, one among own ones neither', async () => {
    const [ownListing, other] = [
      await inState('active'),
      await publishListing(testApp.deps.db, await buildSignedInUser(testApp)),
    ];
    for (const one of listingActions)
      expect((await changeStates([ownListing.listing_id, other.listing_id], one)).status).toBe(404);
    expect((await rowOf(other.listing_id))?.is_active).toBe(true);
  });

  it('opposite actions on the same listings at once end, one way or the other', async () => {
    const listings = await Promise.all([inState('active'), inState('active'), inState('active')]);
    const ids = listings.map((listing) => listing.listing_id);
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, i) =>
        changeStates(i % 2 ? ids : ids.toReversed(), i % 3 ? 'deactivate' : 'remove'),
      ),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    const states = await Promise.all(ids.map(async (id) => (await rowOf(id))?.is_active));
    expect(new Set(states).size).toBe(1);
  });

  describe('activating', () => {
    it('[POST-7] needs room for all of them, counted together', async () => {
      const paused = [await inState('inactive'), await inState('inactive'), await inState('inactive')];
      for (let i = 0; i < 4; i++) await inState('active');
      const ids = paused.map((listing) => listing.listing_id);
      expect((await changeStates(ids, 'activate')).body.code).toBe('over_limit');
      expect((await changeStates(ids.slice(0, 2), 'activate')).status).toBe(200);
      const [last] = ids.slice(2);
      expect((await changeStates([last as number], 'activate')).body.code).toBe('over_limit');
    });

    it('[POST-8] needs the energy class and three photos, whenever it was written', async () => {
      const listing = await inState('inactive');
      await sql`update property set energy_class_id = 10, photo_count = 2 where id = ${listing.property_id}`.execute(
        testApp.deps.db,
      );
      const { status, body } = await changeStates([listing.listing_id], 'activate');
      expect([status, body.code]).toEqual([400, 'listing_incomplete']);
      expect(body.fields).toEqual({ energy_class_id: 'energy_required', photos: 'photos_few' });
    });

    it('counts as a confirmation, and makes nothing look new', async () => {
      const listing = await inState('inactive');
      await restrictDirectly(testApp.deps.db, (trx) =>
        sql`update listing set confirmed_at = '2026-09-01', reminders = 2, reminded_at = '2026-10-20', pause_reason = 'unconfirmed'
          where id = ${listing.listing_id}`.execute(trx),
      );
      const before = await rowOf(listing.listing_id);
      await later('2026-12-01');
      await changeStates([listing.listing_id], 'activate');
      expect(await rowOf(listing.listing_id)).toMatchObject({
        confirmed_at: new Date('2026-12-01T10:00:00Z'),
        reminders: 0,
        reminded_at: null,
        pause_reason: null,
        activated_at: before?.activated_at,
      });
    });
  });

  it('confirming says only that it stands: nothing moves up by it', async () => {
    const listing = await inState('active');
    const before = await rowOf(listing.listing_id);
    await later('2026-12-20');
    await changeStates([listing.listing_id], 'confirm');
    const row = await rowOf(listing.listing_id);
    expect([row?.confirmed_at, row?.updated_at]).toEqual([new Date('2026-12-20T10:00:00Z'), before?.updated_at]);
  });

  describe('[ROLE-5] an admin', () => {
    it('needs a reason, which is logged and emailed to the owner, once for all their listings', async () => {
      const [one, two] = [await inState('active'), await inState('active')];
      const ids = [one.listing_id, two.listing_id];
      expect((await changeStates(ids, 'deactivate', admin)).body.fields).toEqual({ reason: 'required' });
      expect((await changeStates(ids, 'deactivate', admin, { reason })).status).toBe(200);
      expect((await rowOf(one.listing_id))?.pause_reason).toBe('admin');
      const emails = (await listEmailsTo(testApp, maria.email)).filter(
        (l) => l.template === 'listing_changed_by_admin',
      );
      expect(emails).toMatchObject([
        { values: { act: 'deactivate', count: 2, codes: `ES-${one.property_id}S, ES-${two.property_id}S`, reason } },
      ]);
      const log = await sql<object>`select admin_id, action, reason, before, after from audit_log
        where subject = 'property' and subject_id = ${one.property_id}`.execute(testApp.deps.db);
      expect(log.rows).toEqual([
        {
          admin_id: admin.id,
          action: 'listing_deactivate',
          reason,
          before: { sale: 'active' },
          after: { sale: 'inactive' },
        },
      ]);
    });

    it('what they paused the owner cannot bring back: not by activating, changing, deleting or beginning anew', async () => {
      const answers = apartmentAnswers();
      const listing = await publishListing(testApp.deps.db, maria, answers);
      await changeStates([listing.listing_id], 'deactivate', admin, { reason });
      expect((await changeStates([listing.listing_id], 'activate')).status).toBe(403);
      const { body } = await maria.call('POST', '/property/drafts', { for: 'sale', property_id: listing.property_id });
      await maria.call('PUT', `/property/drafts/${body.draft.draft_id}`, { answers: { right_declared: 'on' } });
      expect((await maria.call('POST', '/property/create', { draft_id: body.draft.draft_id })).status).toBe(403);
      expect((await changeStates([listing.listing_id], 'remove')).status).toBe(200);
      expect((await changeStates([listing.listing_id], 'delete')).status).toBe(403);
      await expect(publishListing(testApp.deps.db, maria, answers)).rejects.toThrow(/forbidden/);
      expect((await changeStates([listing.listing_id], 'restore')).status).toBe(200);
      expect((await changeStates([listing.listing_id], 'activate')).status).toBe(403);
      expect((await changeStates([listing.listing_id], 'activate', admin, { reason })).status).toBe(200);
      expect((await rowOf(listing.listing_id))?.pause_reason).toBeNull();
    });

    it('without a second factor is nobody to another’s listing', async () => {
      const listing = await inState('active');
      const weak = await buildSignedInUser(testApp, { role_id: roleIds.admin });
      await sql`update session set has_second_factor = false where account_id = ${weak.id}`.execute(testApp.deps.db);
      expect((await changeStates([listing.listing_id], 'deactivate', weak, { reason })).status).toBe(404);
    });
  });

  describe('deleting for good', () => {
    const left = async ({ property_id }: PublishedListing) => {
      const { rows } = await sql<Record<string, number>>`select
        (select count(*)::int from property_contact where property_id = ${property_id}) contact,
        (select count(*)::int from property_private where property_id = ${property_id}) private,
        (select count(*)::int from property_photo where property_id = ${property_id}) photos,
        (select count(*)::int from draft where property_id = ${property_id} and published_at is null) drafts,
        (select count(*)::int from listing where property_id = ${property_id}) ads`.execute(testApp.deps.db);
      return rows[0];
    };

    it('leaves of the property its history and nothing that says whose or where', async () => {
      const listing = await inState('active', { street: 'Μοναδική', kaek: '050129999999' });
      const { body } = await maria.call('POST', '/property/drafts', { for: 'sale', property_id: listing.property_id });
      await addDraftPhotos(testApp.deps.db, body.draft.draft_id, ['ready']);
      const keys = await sql<{ key: string }>`select f.key from property_photo p join photo f on f.id = p.photo_id
        where p.property_id = ${listing.property_id}`.execute(testApp.deps.db);
      await changeStates([listing.listing_id], 'remove');
      expect((await changeStates([listing.listing_id], 'delete')).body).toEqual({ message: 'Success!', deleted: 1 });
      expect(await left(listing)).toEqual({ contact: 0, private: 0, photos: 0, drafts: 0, ads: 0 });
      const { rows } = await sql<
        Record<string, unknown>
      >`select street, street_number, postcode, photo_count, hide_address, area
        from property where id = ${listing.property_id}`.execute(testApp.deps.db);
      expect(rows).toEqual([
        { street: null, street_number: null, postcode: null, photo_count: 0, hide_address: true, area: 92 },
      ]);
      expect(await eventsOf(listing)).toEqual(['published', 'removed']);
      const files = await sql<{ key: string }>`select key from file_to_delete`.execute(testApp.deps.db);
      for (const { key } of keys.rows) expect(files.rows.map((row) => row.key)).toContain(`photos/${key}`);
    });

    it('leaves a draft of the other offer to its writer, and the property nothing all the same', async () => {
      const listing = await inState('active', { street: 'Δίκοπη', kaek: '050128888888' });
      const { body } = await maria.call('POST', '/property/drafts', { for: 'rent', property_id: listing.property_id });
      await changeStates([listing.listing_id], 'remove');
      await changeStates([listing.listing_id], 'delete');
      expect(await left(listing)).toEqual({ contact: 0, private: 0, photos: 0, drafts: 0, ads: 0 });
      const { draft } = (await maria.call('GET', `/property/drafts/${body.draft.draft_id}`)).body;
      expect(draft).toMatchObject({ property_id: null, answers: { street: 'Δίκοπη' } });
      expect(draft.photos.map((photo: { state: string }) => photo.state)).toEqual(['ready', 'ready', 'ready']);
    });

    it('of one offer leaves the other whole', async () => {
      const answers = apartmentAnswers();
      const sale = await publishListing(testApp.deps.db, maria, answers);
      await publishListing(testApp.deps.db, maria, { ...answers, price: '900' }, { purpose: 'rent' });
      await changeStates([sale.listing_id], 'remove');
      await changeStates([sale.listing_id], 'delete');
      expect(await left(sale)).toEqual({ contact: 1, private: 1, photos: 3, drafts: 0, ads: 1 });
      expect((await callApiAs(testApp, null, 'GET', `/property?for=rent&property_id=${sale.property_id}`)).status).toBe(
        200,
      );
    });

    it('comes by itself after the days of the retention table, and not before', async () => {
      const [old, young] = [await inState('removed'), await inState('active')];
      await later('2026-12-15');
      await changeStates([young.listing_id], 'remove');
      await deleteExpiredListingData(testApp.deps, new Date('2026-12-01T00:00:00Z'));
      expect(await rowOf(old.listing_id)).toBeUndefined();
      expect(await rowOf(young.listing_id)).toBeDefined();
    });
  });
});
