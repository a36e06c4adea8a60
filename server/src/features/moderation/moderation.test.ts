import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing, solveProofOfWork } from '../../../testing/factories/conversations.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';
import { deleteExpiredData } from '../accounts/index.ts';
import { createPuzzle } from '../inbox/index.ts';

const START = Date.parse('2026-11-15T10:00:00Z');
const HOUR = 3_600_000;

describe('[LIST-5] reports', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let admin: SignedInUser;
  const db = () => testApp.deps.db;
  const work = () => solveProofOfWork(createPuzzle(testApp.deps));

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { locale: 'en', username: 'Eleni' });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  const form = (property_id: number, over: object = {}) => ({
    for: 'sale',
    property_id,
    reason_id: 9,
    description: 'Ζητά προκαταβολή',
    good_faith: true,
    ...over,
  });
  const visitorReports = (property_id: number, over: object = {}) =>
    callApiAs(testApp, null, 'PUT', '/property/report', form(property_id, { proof_of_work: work(), ...over }));
  const list = async (query = '') => (await admin.call('GET', `/user/user-alerts?limit=100${query}`)).body;

  it('a visitor reports after the sum, gets a number and, with an email, a receipt', async () => {
    const { property_id } = await buildContactableListing(db(), owner.id);
    expect((await callApiAs(testApp, null, 'PUT', '/property/report', form(property_id))).status).toBe(428);
    expect((await visitorReports(property_id, { good_faith: false })).body.fields).toEqual({
      good_faith: 'must_accept',
    });
    const sent = await visitorReports(property_id, { name: 'Νίκος', email: 'reporter@estia.example' });
    expect(sent).toMatchObject({ status: 200, body: { message: 'Success!', number: expect.any(Number) } });
    expect(await listEmailsTo(testApp, 'reporter@estia.example')).toMatchObject([
      { template: 'report_received', values: { number: sent.body.number, reason_id: 9, hours: 24 } },
    ]);
    // The same again: one report, one email, and no sum needed since nothing is written.
    const again = await callApiAs(
      testApp,
      null,
      'PUT',
      '/property/report',
      form(property_id, { email: 'reporter@estia.example' }),
    );
    expect(again.body.number).toBe(sent.body.number);
    expect(await listEmailsTo(testApp, 'reporter@estia.example')).toHaveLength(1);
    const other = await visitorReports(property_id, { reason_id: 2, email: 'reporter@estia.example' });
    expect(other.body.number).not.toBe(sent.body.number);
    expect(JSON.stringify(await listEmailsTo(testApp, 'reporter@estia.example'))).not.toContain('προκαταβολή');
  });

  it('who types the email of somebody else does not learn whether they reported', async () => {
    const { property_id } = await buildContactableListing(db(), owner.id);
    const email = 'quiet@estia.example';
    const mine = await visitorReports(property_id, { email });
    const elsewhere = async (over: object) => {
      const response = await testApp.app.inject({
        method: 'PUT',
        url: '/api/property/report',
        remoteAddress: '10.9.9.9',
        payload: form(property_id, { email, ...over }),
      });
      return { status: response.statusCode, body: response.json() };
    };
    expect((await elsewhere({})).status).toBe(428);
    const other = await elsewhere({ proof_of_work: work() });
    expect(other.status).toBe(200);
    expect(other.body.number).not.toBe(mine.body.number);
  });

  it('many at once of the same member are one', async () => {
    const { property_id } = await buildContactableListing(db(), owner.id);
    const user = await buildSignedInUser(testApp);
    const all = await Promise.all(
      Array.from({ length: 5 }, () => user.call('PUT', '/property/report', form(property_id))),
    );
    expect(new Set(all.map(({ body }) => body.number)).size).toBe(1);
    expect(await listEmailsTo(testApp, user.email)).toHaveLength(1);
  });

  it('a paused listing and one that never was cannot be reported; neither can a reason that is not in the list', async () => {
    const paused = await buildContactableListing(db(), owner.id, { is_active: false });
    expect((await visitorReports(paused.property_id)).status).toBe(404);
    expect((await visitorReports(999_999_999)).status).toBe(404);
    const { property_id } = await buildContactableListing(db(), owner.id);
    expect((await visitorReports(property_id, { reason_id: 18 })).body.fields).toEqual({ reason_id: 'invalid' });
    expect((await visitorReports(property_id, { reason_id: 7 })).status).toBe(200);
  });

  it('[ADMN-3] the admin sees them oldest first, with hours left by law or by week, and counts', async () => {
    const { alerts, counts, count } = await list();
    expect(count).toBe(alerts.length);
    expect(counts).toEqual({ open: count, upheld: 0, dismissed: 0 });
    const moments = alerts.map((alert: { created_at: string }) => alert.created_at);
    expect(moments).toEqual([...moments].sort());
    const of = (reason: number) => alerts.find((alert: { reason_id: number }) => alert.reason_id === reason);
    expect(of(9)).toMatchObject({
      hours_left: 24,
      reporter: 'Νίκος',
      property: { username: 'Eleni', shown_state: 'active' },
    });
    expect(of(2).hours_left).toBe(168);
    expect(JSON.stringify(alerts)).not.toContain('reporter@estia.example');
    await sql`update report set at = at - interval '30 hours' where reason_id = 9`.execute(db());
    expect((await list('&reason_id=9')).alerts[0].hours_left).toBe(-6);
    expect((await list('&reason_id=9')).count).toBeLessThan(count);
  });

  it('upheld: the listing is off the market, written down, and both are told why', async () => {
    const { property_id, listing_id } = await buildContactableListing(db(), owner.id);
    const { body } = await visitorReports(property_id, { email: 'told@estia.example', locale: 'en' });
    const input = { state: 'upheld', decision: 'Ζητά χρήματα πριν την επίσκεψη' };
    expect(await admin.call('PUT', `/user/user-alerts/${body.number}`, input)).toMatchObject({
      status: 200,
      body: { message: 'Success!' },
    });
    // The answer got lost: the same again changes nothing; another decision is too late.
    expect((await admin.call('PUT', `/user/user-alerts/${body.number}`, input)).status).toBe(200);
    const late = await admin.call('PUT', `/user/user-alerts/${body.number}`, { ...input, state: 'dismissed' });
    expect(late).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    const listing = await db().selectFrom('listing').selectAll().where('id', '=', listing_id).executeTakeFirstOrThrow();
    expect(listing).toMatchObject({ is_active: false, pause_reason: 'admin' });
    expect((await callApiAs(testApp, null, 'GET', `/property?for=sale&property_id=${property_id}`)).status).toBe(410);
    const events = await db()
      .selectFrom('listing_event')
      .select('kind')
      .where('property_id', '=', property_id)
      .execute();
    expect(events.filter(({ kind }) => kind === 'paused')).toHaveLength(1);
    // Under the home, which outlives its listings: the words go when its owner goes.
    const auditRows = await db()
      .selectFrom('audit_log')
      .selectAll()
      .where('subject', '=', 'property')
      .where('subject_id', '=', property_id)
      .execute();
    expect(auditRows).toMatchObject([{ action: 'report_upheld', admin_id: admin.id, reason: input.decision }]);
    const toOwner = (await listEmailsTo(testApp, owner.email)).filter(({ template }) => template === 'listing_stopped');
    expect(toOwner).toMatchObject([
      {
        locale: 'en',
        values: {
          reason_id: 9,
          number: body.number,
          statement: { kind: 'listing_stopped', ground: 'illegal_content', found_by: 'report', facts: input.decision },
        },
      },
    ]);
    // Who reported is shown to nobody.
    expect(JSON.stringify(toOwner)).not.toContain('told@estia.example');
    expect((await listEmailsTo(testApp, 'told@estia.example')).map(({ template }) => template)).toEqual([
      'report_received',
      'report_upheld',
    ]);
    expect(await list('&state=upheld')).toMatchObject({
      count: 1,
      alerts: [{ hours_left: null, decision: input.decision }],
    });
  });

  it('dismissed: the listing stays, the owner hears nothing, the reporter does', async () => {
    const { property_id, listing_id } = await buildContactableListing(db(), owner.id);
    const before = (await listEmailsTo(testApp, owner.email)).length;
    const user = await buildSignedInUser(testApp);
    const { body } = await user.call('PUT', '/property/report', form(property_id));
    await admin.call('PUT', `/user/user-alerts/${body.number}`, { state: 'dismissed', decision: 'Όλα σωστά' });
    const listing = await db()
      .selectFrom('listing')
      .select('is_active')
      .where('id', '=', listing_id)
      .executeTakeFirstOrThrow();
    expect(listing.is_active).toBe(true);
    expect((await listEmailsTo(testApp, owner.email)).length).toBe(before);
    expect((await listEmailsTo(testApp, user.email)).at(-1)).toMatchObject({ template: 'report_dismissed' });
    // Decided, so the same may be reported anew.
    expect((await user.call('PUT', '/property/report', form(property_id))).body.number).not.toBe(body.number);
  });

  it('a decision needs a reason and a report that exists', async () => {
    const { property_id } = await buildContactableListing(db(), owner.id);
    const { body } = await visitorReports(property_id);
    const decide = (id: number, input: object) => admin.call('PUT', `/user/user-alerts/${id}`, input);
    expect((await decide(body.number, { state: 'upheld', decision: ' ' })).body.fields).toEqual({
      decision: 'required',
    });
    expect((await decide(body.number, { state: 'open', decision: 'x' })).status).toBe(400);
    expect((await decide(999_999_999, { state: 'upheld', decision: 'x' })).status).toBe(404);
  });

  it('decided ones are kept for two years, open ones until somebody decides', async () => {
    const { counts } = await list();
    expect(counts.open).toBeGreaterThan(0);
    expect(counts.upheld + counts.dismissed).toBe(2);
    testApp.setNow(new Date(START + 731 * 24 * HOUR));
    await deleteExpiredData(testApp.workerDeps);
    const rows = await db().selectFrom('report').select('state').execute();
    expect(rows.map((row) => row.state)).toEqual(Array(counts.open).fill('open'));
    testApp.setNow(new Date(START));
  });

  it('a listing that its owner took away before the decision does not come back by their hand', async () => {
    const [seller, decide] = [
      await buildSignedInUser(testApp),
      await buildSignedInUser(testApp, { role_id: roleIds.admin }),
    ];
    const { property_id, listing_id } = await buildContactableListing(db(), seller.id);
    const { body } = await visitorReports(property_id);
    const move = (action: string) => seller.call('PUT', '/property/update', { listing_ids: [listing_id], action });
    expect((await move('remove')).status).toBe(200);
    await decide.call('PUT', `/user/user-alerts/${body.number}`, { state: 'upheld', decision: 'Απάτη' });
    expect((await move('restore')).status).toBe(200);
    expect((await move('activate')).status).toBe(403);
  });
});
