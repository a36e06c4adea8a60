/** EXTS: an agency publishes its own listings under secret addresses, and of each only what its public page shows. */
import { roleIds } from '@estia/contract/accounts/roles';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { joinAgency } from '../../../../testing/access/roles.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildPushedListing } from '../../../../testing/factories/pushed-listings.ts';
import { buildAgency, buildListing, buildPhotos, buildProperty } from '../../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { listExportRows } from './export.queries.ts';

describe('[API-1] the export of own listings', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agencyId: number;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    agencyId = await buildAgency(testApp.deps.db, 461200, owner.id);
  });

  const pathOf = (url: string) => new URL(url).pathname;
  const publish = async (by = owner) => {
    const { status, body } = await by.call('POST', '/sources/export');
    expect(status).toBe(200);
    return pathOf(body.export.links.find((link: { format: string }) => link.format === 'estia').url);
  };
  const read = (url: string, headers: Record<string, string> = {}) => testApp.app.inject({ url, headers });

  it('is off until an owner turns it on, changes with every turn, and ends', async () => {
    expect((await owner.call('GET', '/sources/export')).body).toEqual({ export: null });
    const agent = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await joinAgency(testApp.deps.db, agencyId, agent.id);
    expect((await agent.call('POST', '/sources/export')).status).toBe(403);

    const first = await publish();
    expect((await read(first)).statusCode).toBe(200);
    const second = await publish();
    expect(second).not.toBe(first);
    expect((await read(first)).statusCode).toBe(404);
    const { body } = await owner.call('GET', '/sources/export');
    expect(body.export.links.map((link: { url: string }) => pathOf(link.url))).toContain(second);
    expect(body.export.last_read_on).toBeNull();
    await read(second);
    expect((await owner.call('GET', '/sources/export')).body.export.last_read_on).toBe('2026-11-15');

    const { rows } = await testApp.deps.pool.query('select row_to_json(e)::text as text from agency_export e');
    expect(JSON.stringify(rows)).not.toContain(second.split('/')[3]);
    expect((await owner.call('DELETE', '/sources/export')).status).toBe(200);
    expect((await read(second)).statusCode).toBe(404);
    expect((await owner.call('DELETE', '/sources/export')).status).toBe(404);
    const audit = await testApp.deps.db
      .selectFrom('audit_log')
      .select('action')
      .where('subject', '=', 'agency')
      .where('subject_id', '=', agencyId)
      .orderBy('id')
      .execute();
    expect(audit.map(({ action }) => action)).toEqual(['export_published', 'export_published', 'export_ended']);
  });

  it('has every active listing of the agency once and no other, over more than one page', async () => {
    const { db } = testApp.deps;
    const ids: number[] = [];
    for (let n = 0; n < 203; n += 1) {
      const property_id = await buildProperty(db, { account_id: owner.id, agency_id: agencyId, district_id: 461200 });
      await buildListing(db, { property_id });
      ids.push(property_id);
    }
    await buildPushedListing(db, owner.id, 'CRM-1');
    await buildPushedListing(db, owner.id, 'CRM-2', { is_active: false });
    const { body } = await read(await publish());
    const { listings, format } = JSON.parse(body);
    expect(format).toBe('estia');
    // Of its own where the agency has one, ours otherwise.
    const codes = ids.map((property_id) => `ES-${property_id}S`);
    expect(listings.map((each: { reference: string }) => each.reference)).toEqual([...codes, 'CRM-1']);
    expect(listings.at(-1)).toMatchObject({ purpose: 'sale', price: 250_000, area: 92, street: 'Αγίας Παρασκευής' });
  });

  it('says of a hidden address neither street nor point, in no format', async () => {
    const { db } = testApp.deps;
    const where = { lon: 23.7975123, lat: 38.0205123 };
    const shown = await buildProperty(db, {
      account_id: owner.id,
      district_id: 461200,
      where,
      street: 'Φανερή',
      street_number: '1',
      postcode: '15231',
    });
    const hidden = await buildProperty(db, {
      account_id: owner.id,
      district_id: 461200,
      where,
      hide_address: true,
      street: 'Κρυφή',
      street_number: '77',
      postcode: '15239',
    });
    for (const property_id of [shown, hidden]) await buildListing(db, { property_id });
    await buildPhotos(db, shown, 2);
    // The statement keeps it back by itself, before any writer does.
    const [, row] = await listExportRows(db, owner.id, { after: 0, limit: 10 });
    expect(row).toMatchObject({ hide_address: true, postcode: null, fields: { street: null, street_number: null } });
    expect([row?.lat, row?.lon]).not.toEqual([where.lat, where.lon]);
    const url = await publish();
    const [open, masked] = JSON.parse((await read(url)).body).listings;
    expect(open).toMatchObject({ street: 'Φανερή', street_number: '1', postal_code: '15231' });
    expect([open.lat, open.lon, open.photos.length]).toEqual([38.02051, 23.79751, 2]);
    for (const name of ['street', 'street_number', 'postal_code', 'lat', 'lon'])
      expect(masked).not.toHaveProperty(name);
    for (const file of ['estia.json', 'kyero.xml', 'xe.xml']) {
      const { body, statusCode } = await read(url.replace('estia.json', file));
      expect([file, statusCode]).toEqual([file, 200]);
      expect(body).toContain('Φανερή');
      expect(body).not.toMatch(/Κρυφή|15239/);
      expect(body.match(/23[.,]7975/g)?.length ?? 0, file).toBeLessThan(2);
    }
  });

  it('is kept by its reader alone, answered with 304 while nothing changed, and ends with the agency', async () => {
    const { db } = testApp.deps;
    const { listing_id } = await buildPushedListing(db, owner.id, 'CRM-1');
    const url = await publish();
    const first = await read(url);
    expect(first.headers['cache-control']).toBe('private, max-age=300');
    expect(first.headers['content-type']).toMatch(/^application\/json/);
    const etag = String(first.headers.etag);
    const again = await read(url, { 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    await db.updateTable('listing').set({ price: 1, updated_at: new Date() }).where('id', '=', listing_id).execute();
    expect((await read(url, { 'if-none-match': etag })).statusCode).toBe(200);
    await restrictDirectly(db, (trx) =>
      trx.updateTable('account').set({ status: 'rejected' }).where('id', '=', owner.id).execute(),
    );
    expect((await read(url)).statusCode).toBe(404);
  });

  it('is read sixty times an hour at most', async () => {
    const url = await publish();
    for (let n = 0; n < 60; n += 1) expect((await read(url)).statusCode).toBe(200);
    expect((await read(url)).statusCode).toBe(429);
  });
});
