/** The dashboard: what own listings brought, who answered, which do well; and the spreadsheet of it. */
import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { apartmentAnswers, mandateAnswers, publishListing } from '../../../../testing/factories/listings.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';

const now = new Date('2026-11-15T10:00:00Z');
const MINUTE = 60_000;
const DAY = 86_400_000;
const ago = (days: number) => new Date(now.getTime() - days * DAY);

describe('the dashboard', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  let agent: SignedInUser;
  let lead: SignedInUser;
  const listings: { listing_id: number; property_id: number }[] = [];

  const createConversation = (question: { listing: number | null; at: Date; answer?: { after: number; by: number } }) =>
    talk(testApp, agency.id, lead.id, question);

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    testApp.setNow(now);
    const { db } = testApp.deps;
    agency = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Κεντρικό' });
    agent = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Άννα' });
    lead = await buildSignedInUser(testApp);
    const agency_id = await buildAgency(db, 461200, agency.id);
    await db
      .insertInto('agency_agent')
      .values({ account_id: agent.id, agency_id, role: 'agent', joined_at: now })
      .execute();
    for (let i = 0; i < 3; i++) listings.push(await publishListing(db, agency, apartmentAnswers(mandateAnswers)));
    const [good, poor] = listings as [(typeof listings)[0], (typeof listings)[0]];
    await sql`update listing set activated_at = ${ago(60)}`.execute(db);
    await sql`update listing set confirmed_at = ${ago(40)} where id = ${poor.listing_id}`.execute(db);
    await sql`insert into market_stats (kind, place_id, purpose, category, type, listing_count, median)
      values ('district', 461200, 1, 1, 1, 9, 100000)`.execute(db);
    await sql`update listing set price = 92000 where id = ${good.listing_id}`.execute(db);
    for (const [days, visitors] of [
      [0, 40],
      [6, 5],
      [29, 7],
      [30, 11],
      [59, 13],
      [60, 999],
    ] as const) {
      await sql`insert into listing_view_day values (${ago(days).toISOString().slice(0, 10)}, ${good.listing_id}, ${visitors})`.execute(
        db,
      );
    }
    await sql`insert into listing_view_day values (${ago(1).toISOString().slice(0, 10)}, ${poor.listing_id}, 300)`.execute(
      db,
    );
    await sql`insert into phone_reveal (listing_id, visitor, at) values (${good.listing_id}, 'x', ${ago(1)}), (${good.listing_id}, 'y', ${ago(40)})`.execute(
      db,
    );
    await createConversation({ listing: good.listing_id, at: ago(2), answer: { after: 10 * MINUTE, by: agent.id } });
    await createConversation({ listing: null, at: ago(3), answer: { after: 30 * MINUTE, by: agent.id } });
    await createConversation({ listing: null, at: ago(4), answer: { after: 50 * MINUTE, by: agency.id } });
    await createConversation({ listing: null, at: ago(5) });
    await createConversation({ listing: null, at: ago(100), answer: { after: 200 * MINUTE, by: agency.id } });
  });
  afterAll(() => testApp.close());

  const dashboard = async (who: SignedInUser, query = '') =>
    (await who.call('GET', `/property/dashboard${query}`)).body;

  it('[DASH-1] figures of a period beside the one before, the same for all people of the agency', async () => {
    const body = await dashboard(agency);
    expect(body).toMatchObject({
      days: 30,
      from: '2026-10-17',
      to: '2026-11-15',
      plan_usage: { active_listings: 3, max_active_listings: expect.any(Number), is_expired: false },
      views: { current: 352, previous: 24 },
      phone_reveals: { current: 1, previous: 1 },
      messages: { current: 4, previous: 0 },
      contacts: { current: 5, previous: 1 },
    });
    expect(body.views.daily).toHaveLength(30);
    expect([body.views.daily[0], body.views.daily[28], body.views.daily[29]]).toEqual([7, 300, 40]);
    expect(await dashboard(agent)).toEqual(body);
    expect(await dashboard(agency, '?days=7')).toMatchObject({ days: 7, views: { current: 345, previous: 0 } });
    expect((await dashboard(agency, '?days=90')).views).toMatchObject({ current: 352 + 24 + 999, previous: 0 });
    expect((await agency.call('GET', '/property/dashboard?days=31')).status).toBe(400);
  });

  it('[DASH-1] half of the first answers were faster, by whom, and how many still wait', async () => {
    const { replies, team } = await dashboard(agency);
    expect(replies).toEqual({
      conversations: 4,
      answered: 3,
      median_minutes: 30,
      previous_median_minutes: 200,
      waiting: 1,
    });
    expect(team).toEqual([
      { user_id: agency.id, name: 'Κεντρικό', answered: 1, median_minutes: 50 },
      { user_id: agent.id, name: 'Άννα', answered: 2, median_minutes: 20 },
    ]);
  });

  it('[DASH-1] the best by contacts a view, the stale with what speaks against them', async () => {
    const { top_listings: best, stale_listings: stale, stale_count } = await dashboard(agency);
    const [good, poor, third] = listings.map((listing) => listing.listing_id);
    expect(best.map((listing: { listing_id: number }) => listing.listing_id)).toEqual([good, poor]);
    expect(best[0]).toMatchObject({ views: 52, contacts: 2, code: expect.stringMatching(/^ES-\d+S$/) });
    expect(stale.map((listing: { listing_id: number }) => listing.listing_id)).toEqual([poor, third]);
    expect(stale[0]).toMatchObject({
      reasons: ['no_contacts', 'unconfirmed', 'above_median'],
      percent_above_median: 172,
    });
    expect(stale[1]).toMatchObject({ reasons: ['no_contacts', 'above_median'] });
    expect(stale_count).toBe(2);
  });

  it('[DASH-1] a person with no listings has an empty dashboard and no team', async () => {
    const body = await dashboard(lead);
    expect(body).toMatchObject({
      views: { current: 0 },
      top_listings: [],
      stale_listings: [],
      stale_count: 0,
      team: null,
    });
    expect(body.replies).toEqual({
      conversations: 0,
      answered: 0,
      median_minutes: null,
      previous_median_minutes: null,
      waiting: 0,
    });
  });

  it('[DASH-1] the spreadsheet: every own listing with its figures, nobody else’s, and no formulas', async () => {
    const { db } = testApp.deps;
    await publishListing(db, await buildSignedInUser(testApp));
    await sql`update listing set title_el = '=HYPERLINK("x";"y")' where id = ${listings[2]?.listing_id}`.execute(db);
    const response = await testApp.app.inject({
      method: 'GET',
      url: '/api/property/dashboard/export?days=30&locale=el',
      headers: { authorization: `Bearer ${agent.token}` },
    });
    expect(response.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(response.headers['content-disposition']).toContain('estia-2026-11-15-30.csv');
    const [head, ...lines] = response.body.trimEnd().split('\r\n');
    expect(head).toMatch(/^\uFEFFΚωδικός αγγελίας;Κατάσταση;/);
    expect(lines).toHaveLength(3);
    const good = lines[0]?.split(';') ?? [];
    expect(good.slice(0, 3)).toEqual([`ES-${listings[0]?.property_id}S`, 'Ενεργή', 'Πώληση']);
    expect(good.slice(8, 14)).toEqual(['92000', '1000', '52', '1', '1', '3,8']);
    expect(lines[2]).toContain(`"'=HYPERLINK(""x"";""y"")"`);
  });
});

async function talk(
  testApp: TestApp,
  owner: number,
  lead: number,
  { listing, at, answer }: { listing: number | null; at: Date; answer?: { after: number; by: number } },
): Promise<void> {
  const { db } = testApp.deps;
  const { rows } = await sql<{ id: number }>`
    insert into conversation (listing_id, purpose, advertiser_id, lead_id, lead_name, locale, confirmed_at, created_at, last_at)
    values (${listing}, 1, ${owner}, ${lead}, 'Νίκος', 'el', ${at}, ${at}, ${at}) returning id`.execute(db);
  const id = rows[0]?.id;
  await sql`insert into message (conversation_id, from_advertiser, body, at, client_key) values (${id}, false, 'a', ${at}, 'a')`.execute(
    db,
  );
  if (!answer) return;
  const then = new Date(at.getTime() + answer.after);
  await sql`insert into message (conversation_id, from_advertiser, body, at, client_key, author_id)
    values (${id}, true, 'b', ${then}, 'b', ${answer.by})`.execute(db);
}
