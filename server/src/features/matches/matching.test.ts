/** SAME-3: properties of two advertisers that are one are found, and twins are not. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { apartmentAnswers, publishListing } from '../../../testing/factories/listings.ts';
import { type PictureChange, renderFingerprint } from '../../../testing/matches/pictures.ts';
import { buildSignedInUser, type SignedInUser } from '../../../testing/people/api-users.ts';
import { matchProperties } from './index.ts';
import { findNextProperty } from './matches.queries.ts';

const now = new Date('2026-11-18T10:00:00Z');
const text = `Διαμέρισμα διαμπερές και φωτεινό, με τζάκι, αποθήκη, θέση στάθμευσης, καινούργια κουζίνα και μεγάλη βεράντα που
  βλέπει στον Υμηττό, δύο λεπτά από τον σταθμό του μετρό`;

describe('[SAME-3] properties of different advertisers', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agent: SignedInUser;
  let answers: FieldAnswers;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { ADS_PRIVATE: '9' });
    testApp.setNow(now);
  });
  beforeEach(async () => {
    await sql`delete from property_to_match`.execute(testApp.deps.db);
    await sql`update listing set is_active = false`.execute(testApp.deps.db);
    [owner, agent] = [await buildSignedInUser(testApp), await buildSignedInUser(testApp)];
    answers = apartmentAnswers({ description_el: text, contact_phone: '6971234567' });
  });
  afterAll(() => testApp.close());

  type Photos = { room: number; change: PictureChange };
  /** Published with pictures of these rooms. */
  const publish = async (by: SignedInUser, overrides: FieldAnswers, { room, change }: Photos): Promise<number> => {
    const { property_id: id } = await publishListing(testApp.deps.db, by, { ...answers, ...overrides });
    const { rows } = await sql<{ photo_id: number; position: number }>`
      select photo_id, position from property_photo where property_id = ${id}`.execute(testApp.deps.db);
    for (const { photo_id, position } of rows)
      await sql`update photo set account_id = ${by.id},
        fingerprint = ${await renderFingerprint(room + position, 7, change)} where id = ${photo_id}`.execute(
        testApp.deps.db,
      );
    return id;
  };
  const listMatches = async () => {
    while ((await matchProperties(testApp.workerDeps)) > 0);
    const { rows } = await sql<{
      property_id: number;
      other_id: number;
      outcome: string;
      reasons: { signal: string }[];
    }>`
      select property_id, other_id, outcome, reasons from property_match order by 1, 2`.execute(testApp.deps.db);
    return rows.filter(({ property_id }) => property_id >= first);
  };
  let first = 0;
  const changedWords = {
    description_el: 'Πωλείται διαμέρισμα δύο υπνοδωματίων σε ήσυχο δρόμο του Χαλανδρίου, κατάλληλο για οικογένεια',
  };

  it.each(['none', 'crop', 'watermark', 'mirror'] as const)(
    'are the same by their pictures (%s), whatever the text, the price and the pin say',
    async (change) => {
      first = await publish(owner, {}, { room: 100, change: 'none' });
      const other = await publish(
        agent,
        { ...changedWords, contact_phone: '6979999999', price: '265.000', lat: '38.0224', lon: '23.8012' },
        { room: 100, change },
      );
      const [match, ...more] = await listMatches();
      expect(more).toEqual([]);
      expect(match).toMatchObject({ property_id: first, other_id: other, outcome: 'same' });
      expect(match?.reasons[0]?.signal).toBe('photos_shared');
    },
  );

  it('are decided by the KAEK alone where both state it', async () => {
    first = await publish(owner, { kaek: '050123456789/1/7' }, { room: 200, change: 'none' });
    await publish(
      agent,
      { kaek: '0501234567890107', floor_id: '12', street: 'Εθνικής Αντιστάσεως' },
      { room: 300, change: 'none' },
    );
    const third = await buildSignedInUser(testApp);
    await publish(third, { kaek: '050123456789/1/8' }, { room: 200, change: 'none' });
    expect(await listMatches()).toMatchObject([{ outcome: 'same', reasons: [{ signal: 'kaek_same' }] }]);
  });

  it('are not the same as the flat above or across the landing, and nobody is told they are', async () => {
    first = await publish(owner, {}, { room: 400, change: 'none' });
    await publish(
      agent,
      { ...changedWords, contact_phone: '6979999999', floor_id: '10' },
      { room: 500, change: 'none' },
    );
    const third = await buildSignedInUser(testApp);
    await publish(third, { ...changedWords, contact_phone: '6978888888' }, { room: 600, change: 'none' });
    expect((await listMatches()).filter(({ outcome }) => outcome === 'same')).toEqual([]);
  });

  it('of which one advertiser offers two alike need a person, also with the same pictures', async () => {
    first = await publish(owner, {}, { room: 700, change: 'none' });
    await publish(owner, { floor_id: '10' }, { room: 700, change: 'none' });
    await publish(agent, { contact_phone: '6979999999' }, { room: 700, change: 'watermark' });
    const found = await listMatches();
    expect(found.length).toBeGreaterThan(0);
    expect(
      found.every(({ outcome, reasons }) => outcome === 'unclear' && reasons.some(({ signal }) => signal === 'twin')),
    ).toBe(true);
  });

  it('are compared again when one changes, and a person’s answer stays', async () => {
    first = await publish(owner, {}, { room: 800, change: 'none' });
    const other = await publish(agent, { contact_phone: '6979999999' }, { room: 800, change: 'crop' });
    expect(await listMatches()).toMatchObject([{ outcome: 'same' }]);
    await sql`update property_private set kaek = '050111111111' where property_id = ${first}`.execute(testApp.deps.db);
    await sql`update property_private set kaek = '050122222222' where property_id = ${other}`.execute(testApp.deps.db);
    expect(await listMatches()).toEqual([]);
    await sql`update property_private set kaek = null where property_id = ${first}`.execute(testApp.deps.db);
    expect(await listMatches()).toHaveLength(1);
    await sql`update property_match set decision = 'different', decided_at = ${now} where property_id = ${first}`.execute(
      testApp.deps.db,
    );
    await sql`update property_private set kaek = '050111111111' where property_id = ${first}`.execute(testApp.deps.db);
    expect(await listMatches()).toHaveLength(1);
  });

  it('of one advertiser, or no longer on offer, are not compared', async () => {
    first = await publish(owner, {}, { room: 900, change: 'none' });
    const other = await publish(agent, { contact_phone: '6979999999' }, { room: 900, change: 'none' });
    await sql`update listing set is_active = false where property_id = ${other}`.execute(testApp.deps.db);
    expect(await listMatches()).toEqual([]);
    await sql`update listing set is_active = true where property_id = ${other}`.execute(testApp.deps.db);
    expect(await listMatches()).toMatchObject([{ outcome: 'same' }]);
  });

  it('called the same are asked about once their advertiser offers a twin', async () => {
    first = await publish(owner, {}, { room: 1_000, change: 'none' });
    await publish(agent, { contact_phone: '6979999999' }, { room: 1_000, change: 'none' });
    expect(await listMatches()).toMatchObject([{ outcome: 'same' }]);
    await publish(owner, { floor_id: '10' }, { room: 1_100, change: 'none' });
    const found = await listMatches();
    expect(found.length).toBeGreaterThan(0);
    expect(found.filter(({ outcome }) => outcome === 'same')).toEqual([]);
  });

  it('tell a copier nothing of a hidden address or phone: right and wrong guesses give the same answer', async () => {
    const secret = { hide_address: 'on', hide_phone: 'on', street: 'Ανδρέα Παπανδρέου', street_number: '14' };
    first = await publish(owner, secret, { room: 1_300, change: 'none' });
    const guesses = [
      {
        lat: answers.lat,
        lon: answers.lon,
        street: 'Ανδρέα Παπανδρέου',
        street_number: '14',
        contact_phone: '6971234567',
      },
      { lat: '38.0221', lon: '23.8011', street: 'Πλουτάρχου', street_number: '3', contact_phone: '6979999999' },
    ];
    const answersToGuesses: unknown[] = [];
    for (const guess of guesses) {
      const copier = await buildSignedInUser(testApp);
      const copy = await publish(copier, { ...guess, hide_address: '' }, { room: 1_300, change: 'none' });
      const [match] = (await listMatches()).filter(({ other_id }) => other_id === copy);
      answersToGuesses.push(match && { outcome: match.outcome, reasons: match.reasons });
      await sql`update listing set is_active = false where property_id = ${copy}`.execute(testApp.deps.db);
    }
    expect(answersToGuesses[0]).toMatchObject({ outcome: 'same' });
    expect(answersToGuesses[1]).toEqual(answersToGuesses[0]);
  });

  it('are no longer the same once one has become another, wherever it is now', async () => {
    first = await publish(owner, {}, { room: 1_400, change: 'none' });
    const copy = await publish(agent, { contact_phone: '6979999999' }, { room: 1_400, change: 'none' });
    expect(await listMatches()).toMatchObject([{ outcome: 'same' }]);
    await sql`update property set area = 31, exact_point = st_translate(exact_point, 1, 1) where id = ${copy}`.execute(
      testApp.deps.db,
    );
    await sql`delete from property_photo where property_id = ${copy}`.execute(testApp.deps.db);
    await sql`update listing set description_el = 'Κάτι άλλο', price = 900 where property_id = ${copy}`.execute(
      testApp.deps.db,
    );
    expect(await listMatches()).toEqual([]);
    const groups = await sql`select from property_group where property_id in (${first}, ${copy})`.execute(
      testApp.deps.db,
    );
    expect(groups.rows).toEqual([]);
  });

  it('of equal KAEK that cannot be one property need a person', async () => {
    first = await publish(owner, { kaek: '050123456788/1/7' }, { room: 1_500, change: 'none' });
    await publish(agent, { kaek: '050123456788/1/7', area: '40', price: '1.000' }, { room: 1_600, change: 'none' });
    expect(await listMatches()).toMatchObject([{ outcome: 'unclear', reasons: [{ signal: 'kaek_same' }] }]);
  });

  it('of an agency with two flats at some distance are compared once, not for ever', async () => {
    const away = { lat: '38.0228', lon: '23.8012' };
    first = await publish(owner, {}, { room: 1_700, change: 'none' });
    await publish(agent, { contact_phone: '6979999999' }, { room: 1_700, change: 'none' });
    const third = await buildSignedInUser(testApp);
    await publish(third, away, { room: 1_800, change: 'none' });
    await publish(agent, { ...away, contact_phone: '6979999999', floor_id: '10' }, { room: 1_800, change: 'none' });
    let looks = 0;
    for (let n = 0; n < 10; n += 1) looks += await matchProperties(testApp.workerDeps);
    expect(looks).toBeLessThan(20);
  });

  it('that are deleted leave nothing that says which they were', async () => {
    first = await publish(owner, {}, { room: 1_200, change: 'none' });
    const other = await publish(agent, { contact_phone: '6979999999' }, { room: 1_200, change: 'none' });
    expect(await listMatches()).toHaveLength(1);
    const { rows } = await sql<{ id: number }>`select id from listing where property_id = ${other}`.execute(
      testApp.deps.db,
    );
    const listing_ids = rows.map(({ id }) => id);
    await agent.call('PUT', '/property/update', { listing_ids, action: 'remove' });
    expect((await agent.call('DELETE', '/property/delete', { listing_ids })).status).toBe(200);
    const left = await sql`select from property_match where other_id = ${other}`.execute(testApp.deps.db);
    expect(left.rows).toEqual([]);
  });

  it('that people publish are compared before a backlog, and the backlog is worked off all the same', async () => {
    const { db } = testApp.deps;
    const { rows: backlog } = await sql<{ id: number }>`
      select id from property order by id limit 12`.execute(db);
    expect(backlog.length).toBeGreaterThan(8);
    await sql`insert into property_to_match (property_id, requested_at)
      select unnest(${backlog.map(({ id }) => id)}::bigint[]), ${new Date(now.getTime() - 86_400_000)}`.execute(db);
    const published = await publish(owner, {}, { room: 900, change: 'none' });
    const imported = await publish(agent, {}, { room: 950, change: 'none' });
    // As a feed brings it.
    await sql`update property set imported_from = 'feed' where id = ${imported}`.execute(db);
    await sql`delete from property_to_match where property_id = ${imported}`.execute(db);
    await sql`update property_private set kaek = kaek where property_id = ${imported}`.execute(db);
    const next = async (lane: 'urgent' | 'oldest') => (await findNextProperty(db, now, lane))?.propertyId;
    expect(await next('urgent')).toBe(published);
    expect(backlog.map(({ id }) => id)).toContain(await next('oldest'));
    // Told again by something less urgent, its place stays.
    await sql`select enqueue_property_match(${[published]}::bigint[])`.execute(db);
    expect(await next('urgent')).toBe(published);
    await listMatches();
    const { rows: left } = await sql`select from property_to_match`.execute(db);
    expect(left).toEqual([]);
  });

  describe('of which the first listing has ended', () => {
    const end = (id: number, at = now) =>
      sql`
        with ended as (update listing set is_active = false where property_id = ${id} returning property_id, purpose, price)
        insert into listing_event (property_id, purpose, at, kind, price) select property_id, purpose, ${at}, 'paused', price from ended`.execute(
        testApp.deps.db,
      );
    const readTimeline = async (id: number): Promise<{ kind: string; by_other: boolean }[]> =>
      (await agent.call('GET', `/property/property?for=sale&property_id=${id}`)).body.property.timeline;
    const relist = async (options: { earlier?: FieldAnswers; later?: FieldAnswers; ended?: Date } = {}) => {
      await sql`alter table listing_event disable trigger user`.execute(testApp.deps.db);
      // Other tests have offered much the same flat: that was long ago.
      await sql`update listing_event set at = at - interval '3 years'`.execute(testApp.deps.db);
      first = await publish(owner, options.earlier ?? {}, { room: 700, change: 'none' });
      await listMatches();
      await sql`update listing_event set at = ${options.ended ?? new Date('2026-10-01T10:00:00Z')} where property_id = ${first}`.execute(
        testApp.deps.db,
      );
      await sql`alter table listing_event enable trigger user`.execute(testApp.deps.db);
      await end(first, options.ended);
      const later = await publish(agent, { price: '240.000', ...options.later }, { room: 700, change: 'crop' });
      expect(await listMatches()).toEqual([]);
      return later;
    };

    it('the price history goes on, and there is neither a card nor a pause of both', async () => {
      const timeline = await readTimeline(await relist());
      expect(timeline.filter((event) => event.by_other).map(({ kind }) => kind)).toContain('published');
      const { rows } = await sql`select from property_group where property_id = ${first}`.execute(testApp.deps.db);
      expect(rows).toEqual([]);
    });

    it.each([
      ['hid its address and the new one shows it', { earlier: { hide_address: 'on' } }],
      ['showed its address and the new one hides it', { later: { hide_address: 'on' } }],
      ['ended more than a year ago', { ended: new Date('2025-11-01T10:00:00Z') }],
    ] as const)('nothing is told of one that %s', async (_, options) => {
      const timeline = await readTimeline(await relist(options));
      expect(timeline.filter((event) => event.by_other)).toEqual([]);
    });

    it('nothing is told of it any more once one of the two hides its address', async () => {
      const later = await relist();
      await sql`update property set hide_address = true where id = ${later}`.execute(testApp.deps.db);
      expect((await readTimeline(later)).filter((event) => event.by_other)).toEqual([]);
    });
  });
});
