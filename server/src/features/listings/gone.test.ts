/** LIST-1: a listing that is off the market is told apart from one that never was, and others like it are still found. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildListing, buildProperty } from '../../../testing/factories/records.ts';

describe('[LIST-1] a listing that is off the market', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  const get = async (path: string) => {
    const response = await testApp.app.inject({ method: 'GET', url: `/api${path}` });
    return { status: response.statusCode, body: response.json() };
  };

  it.each([
    ['paused', { is_active: false }],
    ['removed', { is_active: null, deleted_at: new Date('2026-11-14T09:00:00Z') }],
  ])('%s is gone, not unknown, and similar homes are still found', async (_, over) => {
    const { db } = testApp.deps;
    const shown = await buildProperty(db, { district_id: 461200 });
    await buildListing(db, { property_id: shown });
    const property_id = await buildProperty(db, { district_id: 461200 });
    await buildListing(db, { property_id, ...over });
    const query = `?for=sale&property_id=${property_id}`;
    expect(await get(`/property${query}`)).toMatchObject({ status: 410, body: { code: 'gone' } });
    const { body } = await get(`/property/similar${query}`);
    const ids = body.properties.map((card: { property_id: number }) => card.property_id);
    expect(ids).toContain(shown);
    expect(ids).not.toContain(property_id);
    expect((await get('/property?for=sale&property_id=999999999')).status).toBe(404);
  });

  it('is compared by the price it was last shown at, not by one that was set since', async () => {
    const { db } = testApp.deps;
    const like = await buildProperty(db, { district_id: 461200 });
    await buildListing(db, { property_id: like, price: 250_000 });
    const property_id = await buildProperty(db, { district_id: 461200 });
    await buildListing(db, { property_id, is_active: false, price: 2_500_000 });
    await sql`insert into listing_event (property_id, purpose, at, kind, price) values
      (${property_id}, 1, '2026-11-01', 'published', 250000), (${property_id}, 1, '2026-11-02', 'paused', 250000),
      (${property_id}, 1, '2026-11-03', 'price', 2500000), (${property_id}, 1, '2026-11-04', 'removed', 2500000)`.execute(
      db,
    );
    const { body } = await get(`/property/similar?for=sale&property_id=${property_id}`);
    expect(body.properties.map((card: { property_id: number }) => card.property_id)).toContain(like);
  });
});
