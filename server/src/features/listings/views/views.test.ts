/** LIST-3: a visitor counts once a day, and the page waits for nothing. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { publishListing } from '../../../../testing/factories/listings.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { createViewCounter, deleteExpiredListingData } from '../index.ts';

const browser = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0';

describe('[LIST-3] views', () => {
  let testApp: TestApp;
  let maria: SignedInUser;
  let property_id: number;
  let listing_id: number;
  let notes: ReturnType<typeof createViewCounter>;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    maria = await buildSignedInUser(testApp);
    ({ property_id, listing_id } = await publishListing(testApp.deps.db, maria));
    notes = createViewCounter(testApp.deps);
  });
  afterAll(async () => {
    await notes.close();
    await testApp.close();
  });

  const viewer = (user: SignedInUser) => ({
    userId: user.id,
    roleId: roleIds.individual,
    isMainAdmin: false,
    status: 'approved' as const,
    username: 'x',
    locale: 'el' as const,
    sessionId: 1,
    strong: false,
    worksFor: user.id,
    agencyRole: null,
  });
  const see = (ip: string, over: { agent?: string; by?: SignedInUser; purpose?: 1 | 2 } = {}) =>
    notes.add(
      { property_id, purpose: over.purpose ?? 1 },
      { ip, agent: over.agent ?? browser, viewer: over.by ? viewer(over.by) : null },
    );
  const views = async () => {
    const { rows } = await sql<{ views: number; days: number[] }>`
      select c.views, (select array_agg(v.visitors order by v.day) from listing_view_day v where v.listing_id = c.listing_id) as days
      from listing_counter c where c.listing_id = ${listing_id}`.execute(testApp.deps.db);
    return rows[0];
  };

  it('[DISC-1] who invents browsers is one network to the lists that rank', async () => {
    for (let n = 0; n < 40; n++) see('198.51.100.1', { agent: `${browser} Made-up/${n}` });
    see('198.51.100.2');
    await notes.flush();
    for (let n = 40; n < 80; n++) see('198.51.100.1', { agent: `${browser} Made-up/${n}` });
    await notes.flush();
    const { rows } =
      await sql`select visitors, networks from listing_view_day where listing_id = ${listing_id}`.execute(
        testApp.deps.db,
      );
    expect(rows).toEqual([{ visitors: 81, networks: 2 }]);
    for (const table of ['listing_visit', 'listing_view_day', 'listing_counter'])
      await sql`delete from ${sql.table(table)} where listing_id = ${listing_id}`.execute(testApp.deps.db);
  });

  it('once a visitor and day: not the owner, not machines, not what is not shown', async () => {
    for (let i = 0; i < 5; i++) see('203.0.113.7');
    see('203.0.113.8');
    see('203.0.113.8', { agent: `${browser} Edg/140` });
    see('203.0.113.9', { by: maria });
    see('203.0.113.10', { by: await buildSignedInUser(testApp) });
    for (const agent of ['', 'Googlebot/2.1', 'curl/8', 'facebookexternalhit preview', 'python-requests/2'])
      see('203.0.113.11', { agent });
    see('203.0.113.12', { purpose: 2 });
    await notes.flush();
    expect(await views()).toEqual({ views: 4, days: [4] });
    see('203.0.113.7');
    await notes.flush();
    expect(await views()).toEqual({ views: 4, days: [4] });
  });

  it('a household with IPv6 is one visitor, whichever of its addresses it uses', async () => {
    const before = (await views())?.views ?? 0;
    for (const end of ['1', '2', 'dead:beef']) see(`2001:db8:1:2::${end}`);
    await notes.flush();
    expect((await views())?.views).toBe(before + 1);
  });

  it('two processes that write at once count each visitor once', async () => {
    const other = createViewCounter(testApp.deps);
    const before = (await views())?.views ?? 0;
    for (let i = 0; i < 40; i++) {
      see(`198.51.100.${i}`);
      other.add({ property_id, purpose: 1 }, { ip: `198.51.100.${i}`, agent: browser, viewer: null });
    }
    await Promise.all([notes.flush(), other.close()]);
    expect((await views())?.views).toBe(before + 40);
  });

  it('the next day counts anew, and nobody can tell it was the same one', async () => {
    const before = (await views())?.views ?? 0;
    testApp.setNow(new Date('2026-11-16T10:00:00Z'));
    see('203.0.113.7');
    await notes.flush();
    expect(await views()).toMatchObject({ views: before + 1, days: [before, 1] });
    const { rows } = await sql<{ visitor: Buffer; bytes: number }>`
      select visitor, length(visitor) bytes from listing_visit where listing_id = ${listing_id}`.execute(
      testApp.deps.db,
    );
    expect(new Set(rows.map((row) => row.visitor.toString('hex'))).size).toBe(rows.length);
    expect(JSON.stringify(rows.map((row) => row.visitor.toString('latin1')))).not.toContain('203.0.113');
    testApp.setNow(new Date('2026-11-18T10:00:00Z'));
    await deleteExpiredListingData(testApp.deps, new Date('2000-01-01'));
    const { rows: left } = await sql<{ day: string }>`select distinct day::text from listing_visit`.execute(
      testApp.deps.db,
    );
    expect(left).toEqual([{ day: '2026-11-16' }]);
  });

  it('the call answers at once whatever is asked, and what it noted is written when the server leaves', async () => {
    const ownApp = await openTestApp(inject('services'));
    const listing = await publishListing(ownApp.deps.db, await buildSignedInUser(ownApp));
    const count = (payload: object) =>
      ownApp.app.inject({ method: 'PUT', url: '/api/property/addcount', payload, headers: { 'user-agent': browser } });
    expect((await count({ for: 'sale', property_id: listing.property_id })).json()).toEqual({ message: 'Success!' });
    expect((await count({ for: 'sale', property_id: 999_999_999 })).statusCode).toBe(200);
    expect((await count({ for: 'sale', property_id: 0 })).statusCode).toBe(400);
    const before = await ownApp.deps.db.selectFrom('listing_counter').selectAll().execute();
    expect(before).toEqual([]);
    await ownApp.app.close();
    const after = await ownApp.deps.db.selectFrom('listing_counter').select('views').execute();
    expect(after).toEqual([{ views: 1 }]);
    await ownApp.close();
  });
});
