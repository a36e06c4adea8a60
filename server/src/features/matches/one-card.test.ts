/** SAME-3: one card for one property, whoever offers it. */
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildAgency, buildListing, buildProperty } from '../../../testing/factories/records.ts';
import { buildSignedInUser, callApiAs } from '../../../testing/people/api-users.ts';
import { regroupProperties } from './property-groups.queries.ts';

const DISTRICT = 461200;

describe('[SAME-3] a property with several listings', () => {
  let testApp: TestApp;
  let owner: { property: number; listing: number };
  let agency: { property: number; listing: number };
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    await sql`update listing set is_active = false`.execute(testApp.deps.db);
    [owner, agency] = [await publish(200_000, false), await publish(195_000, true)];
  });

  async function publish(price: number, byAgency: boolean) {
    const { db } = testApp.deps;
    const { id: account_id } = await buildSignedInUser(testApp);
    const agency_id = byAgency ? await buildAgency(db, DISTRICT, account_id) : null;
    const property = await buildProperty(db, { account_id, agency_id, district_id: DISTRICT });
    return { property, listing: await buildListing(db, { property_id: property, price }) };
  }
  const call = (statement: ReturnType<typeof sql>) => statement.execute(testApp.deps.db);
  const setPrice = ({ listing }: { listing: number }, to: number) =>
    call(sql`update listing set price = ${to} where id = ${listing}`);
  const decide = async (decision: string, one = owner, other = agency) => {
    await call(sql`
      insert into property_match (property_id, other_id, outcome, score, reasons, found_at, decision, decided_at)
      values (${one.property}, ${other.property}, 'unclear', 0.5, '[]', now(), ${decision}, now())
      on conflict (property_id, other_id) do update set decision = excluded.decision`);
    await testApp.deps.db.transaction().execute((trx) => regroupProperties(trx, [one.property]));
  };
  const search = async (filter: object = {}) => {
    const { body } = await callApiAs(testApp, null, 'POST', '/property/search', {
      for: 'sale',
      category_id: 1,
      district_ids: [DISTRICT],
      ...filter,
    });
    return { count: body.count, listings: body.properties.map((card: { listing_id: number }) => card.listing_id) };
  };

  it('is one card, the cheapest; counted once; two cards again when they turn out to be different', async () => {
    expect((await search()).count).toBe(2);
    await decide('same');
    expect(await search()).toEqual({ count: 1, listings: [agency.listing] });
    await decide('different');
    expect((await search()).count).toBe(2);
  });

  it('is found among those of owners and those of agencies alike', async () => {
    await decide('same');
    for (const kind of ['private', 'agency']) expect((await search({ owner: kind })).count, kind).toBe(1);
    await call(sql`update listing set is_active = false where id = ${owner.listing}`);
    expect((await search({ owner: 'private' })).count).toBe(0);
    expect((await search({ owner: 'agency' })).count).toBe(1);
  });

  it('follows prices, pauses and deletions of its listings; at one price the owner comes first', async () => {
    await decide('same');
    await setPrice(owner, 190_000);
    expect((await search()).listings).toEqual([owner.listing]);
    await setPrice(agency, 180_000);
    expect((await search()).listings).toEqual([agency.listing]);
    await setPrice(owner, 180_000);
    expect((await search()).listings).toEqual([owner.listing]);
    await call(sql`update listing set is_active = false where id = ${owner.listing}`);
    expect((await search()).listings).toEqual([agency.listing]);
    await call(sql`update listing set is_active = true where id = ${owner.listing}`);
    expect((await search()).listings).toEqual([owner.listing]);
    await call(sql`delete from property where id = ${owner.property}`);
    expect(await search()).toEqual({ count: 1, listings: [agency.listing] });
  });

  it('has one card also when both prices change at the same moment', async () => {
    await decide('same');
    const { db } = testApp.deps;
    const first = await db.startTransaction().execute();
    await sql`update listing set price = 170000 where id = ${owner.listing}`.execute(first);
    const second = setPrice(agency, 160_000);
    await first.commit().execute();
    await second;
    expect(await search()).toEqual({ count: 1, listings: [agency.listing] });
  });

  it('lets two agencies change many prices at once, in whatever order', async () => {
    const pairs: [Awaited<ReturnType<typeof publish>>, Awaited<ReturnType<typeof publish>>][] = [];
    for (let n = 0; n < 12; n += 1) pairs.push([await publish(300_000, true), await publish(310_000, true)]);
    // The numbers of the one run against those of the other.
    for (const [n, [one]] of pairs.entries()) {
      const other = pairs[pairs.length - 1 - n]?.[1];
      await call(
        sql`insert into property_group values (${one.property}, ${one.property}), (${other?.property}, ${one.property})`,
      );
    }
    const change = (side: 0 | 1, to: number) =>
      call(sql`update listing set price = ${to} where id = any (${pairs.map((pair) => pair[side].listing)}::bigint[])`);
    for (let round = 0; round < 5; round += 1)
      await Promise.all([change(0, 300_000 + round), change(1, 299_000 + 2 * round)]);
    expect((await search({ priceMin: 290_000 })).count).toBe(12);
  });

  it('brought together twice, or by two at once, stays one', async () => {
    const third = await publish(205_000, true);
    await Promise.all([decide('same'), decide('same', agency, third)]);
    expect(await search()).toEqual({ count: 1, listings: [agency.listing] });
    await decide('same');
    expect((await search()).count).toBe(1);
  });

  const readPage = async ({ property }: { property: number }) =>
    (await callApiAs(testApp, null, 'GET', `/property/property?for=sale&property_id=${property}`)).body.property;

  it('says on its card how many offer it, and on each page who, for how much and with which mandate', async () => {
    expect((await readPage(owner)).property_listings).toEqual([]);
    await decide('same');
    const { body } = await callApiAs(testApp, null, 'POST', '/property/search', {
      for: 'sale',
      category_id: 1,
      district_ids: [DISTRICT],
    });
    expect(body.properties).toMatchObject([{ listing_id: agency.listing, property_listing_count: 2 }]);
    for (const page of [await readPage(owner), await readPage(agency)])
      expect(page.property_listings).toMatchObject([
        { property_id: agency.property, price: 195_000, advertiser: { kind: 'agency', gcr: expect.any(String) } },
        { property_id: owner.property, price: 200_000, advertiser: { kind: 'individual', name: null }, mandate: null },
      ]);
    expect((await readPage(owner)).property_listing_count).toBe(1);
  });

  it('keeps its price history when another advertiser lists it, as long as both offer it', async () => {
    const addEvent = ({ property }: { property: number }, at: string, kind: string, price: number) =>
      call(sql`
        insert into listing_event (property_id, purpose, at, kind, price) values (${property}, 1, ${at}, ${kind}, ${price})`);
    await addEvent(owner, '2026-01-05T10:00:00Z', 'published', 230_000);
    await addEvent(owner, '2026-03-05T10:00:00Z', 'price', 210_000);
    await addEvent(agency, '2026-05-05T10:00:00Z', 'published', 195_000);
    await addEvent(owner, '2026-06-05T10:00:00Z', 'price', 200_000);
    await decide('same');
    const { timeline } = await readPage(agency);
    expect(timeline).toMatchObject([
      { kind: 'published', price: 230_000, by_other: true },
      { kind: 'price', price: 210_000, by_other: true },
      { kind: 'published', price: 195_000, by_other: false },
    ]);
    await call(sql`update listing set is_active = false where id = ${owner.listing}`);
    expect((await readPage(agency)).timeline).toMatchObject([{ price: 195_000, by_other: false }]);
  });
});
