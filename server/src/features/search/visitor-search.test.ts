/** Searches of visitors are read from a replica, where there is one: here a database of its own, to tell which was asked. */
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { connectDatabase } from '../../../testing/environment/connect-database.ts';
import { cloneDatabase, openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../testing/factories/records.ts';

const DISTRICT = 461200;
const NOBODY_LISTENS = 'postgres://estia@127.0.0.1:1/estia';
const body = { for: 'sale', category_id: 1, district_ids: [DISTRICT], is_active: true };

let replica: Awaited<ReturnType<typeof cloneDatabase>>;
let testApp: TestApp;
let token: string;
const listings = { leader: 0, replica: 0 };

beforeAll(async () => {
  replica = await cloneDatabase(inject('services'));
  testApp = await openTestApp(inject('services'), { DATABASE_READ_URL: replica.url });
  const copy = connectDatabase(replica.url);
  // Another number than any of the leader's.
  await buildListing(copy.db, { property_id: await buildProperty(copy.db, { district_id: DISTRICT }) });
  listings.replica = await buildListing(copy.db, {
    property_id: await buildProperty(copy.db, { district_id: DISTRICT }),
  });
  await copy.close();
  listings.leader = await buildListing(testApp.deps.db, {
    property_id: await buildProperty(testApp.deps.db, { district_id: DISTRICT }),
  });
  ({ token } = await buildUser(testApp.deps.db));
});
afterAll(async () => {
  await testApp.close();
  await replica.drop();
});

async function search(app: TestApp['app'], headers: Record<string, string> = {}): Promise<number[]> {
  const response = await app.inject({ method: 'POST', url: '/api/property/search', payload: body, headers });
  expect(response.statusCode).toBe(200);
  return response.json().properties.map((card: { listing_id: number }) => card.listing_id);
}

it('[SRCH-3] a visitor is answered by the replica, who is logged in by the leader', async () => {
  expect(listings.replica).not.toBe(listings.leader);
  expect(await search(testApp.app)).toContain(listings.replica);
  expect(await search(testApp.app, { authorization: `Bearer ${token}` })).toEqual([listings.leader]);
});

it('facets and tiles are the same for everybody, and read from the replica', async () => {
  const query = `for=sale&category_id=1&district_ids=${DISTRICT}`;
  const cookie = { authorization: `Bearer ${token}` };
  const facets = await testApp.app.inject({ url: `/api/property/search/facets?${query}`, headers: cookie });
  // Two of the replica's, one of the leader's.
  expect(facets.json().count).toBe(2);
  const tile = await testApp.app.inject({ url: `/api/property/search/tiles/9/289/197?${query}` });
  expect(tile.statusCode).toBe(200);
});

it('without the replica the leader answers', async () => {
  const alone = await openTestApp(inject('services'), { DATABASE_READ_URL: NOBODY_LISTENS });
  try {
    const listing = await buildListing(alone.deps.db, {
      property_id: await buildProperty(alone.deps.db, { district_id: DISTRICT }),
    });
    expect(await search(alone.app)).toEqual([listing]);
    const query = `for=sale&category_id=1&district_ids=${DISTRICT}`;
    expect((await alone.app.inject(`/api/property/search/facets?${query}`)).statusCode).toBe(200);
    expect((await alone.app.inject(`/api/property/search/tiles/9/289/197?${query}`)).statusCode).toBe(200);
  } finally {
    await alone.close();
  }
});
