/** SAME-4: the signed mandate behind the badge: who may read it, where it goes, and what the badge needs. */
import { roleIds } from '@estia/contract/accounts/roles';
import { mandateDocumentLimits } from '@estia/contract/listings/mandates/mandates';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import {
  apartmentAnswers,
  mandateAnswers,
  type PublishedListing,
  publishListing,
} from '../../../../testing/factories/listings.ts';
import { createPdf } from '../../../../testing/factories/mandates.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { buildSignedInUser, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { eraseAccounts } from '../../accounts/index.ts';
import { processExpiringMandates, refreshBadges } from '../index.ts';

const HALANDRI = 461200;
const pdf = createPdf();
const file = pdf.toString('base64');

describe('[SAME-4] the document of a mandate', () => {
  let testApp: TestApp;
  let agent: SignedInUser;
  let listing: PublishedListing;
  const buildAgent = async () => {
    const user = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    await buildAgency(testApp.deps.db, HALANDRI, user.id);
    return user;
  };
  beforeEach(async () => {
    await testApp?.close();
    testApp = await openTestApp(inject('services'));
    testApp.setNow(new Date('2026-11-18T10:00:00Z'));
    agent = await buildAgent();
    listing = await publishListing(testApp.deps.db, agent, apartmentAnswers(mandateAnswers));
  });
  afterAll(() => testApp.close());

  const path = () => `/property/mandates/${listing.property_id}/document`;
  const upload = (user = agent, sent = file) => user.call('PUT', path(), { file: sent });
  const download = (token: string | null) =>
    testApp.app.inject({
      method: 'POST',
      url: `/api${path()}/download`,
      headers: token ? { authorization: `Bearer ${token}` } : {},
    });
  const isExclusive = async () =>
    (await agent.call('GET', `/property?for=sale&property_id=${listing.property_id}`)).body.property.exclusive;
  const listAudit = async () =>
    (
      await sql<{ admin_id: number; action: string }>`
        select admin_id, action from audit_log where subject = 'property' and subject_id = ${listing.property_id} order by id`.execute(
        testApp.deps.db,
      )
    ).rows;
  const findKey = async () =>
    (
      await sql<{ file_key: string }>`
        select file_key from mandate_document where property_id = ${listing.property_id}`.execute(testApp.deps.db)
    ).rows[0]?.file_key;
  const listFilesToDelete = async () =>
    (
      await sql<{ key: string }>`select key from file_to_delete where due <= ${testApp.deps.clock()}`.execute(
        testApp.deps.db,
      )
    ).rows.map(({ key }) => key);
  const setMandate = (set: { signed?: string; expires?: string }) =>
    sql`update property_private set mandate_signed_on = coalesce(${set.signed ?? null}::date, mandate_signed_on),
      mandate_expires_on = coalesce(${set.expires ?? null}::date, mandate_expires_on)
      where property_id = ${listing.property_id}`.execute(testApp.deps.db);
  const runAt = async (at: string) => {
    testApp.setNow(new Date(at));
    await Promise.all(
      [1, 2].map(() => processExpiringMandates(testApp.workerDeps).then(() => refreshBadges(testApp.deps))),
    );
  };

  it('is read by its agency and by admins, each time written down, and is nowhere for anybody else', async () => {
    expect((await upload()).status).toBe(200);
    const own = await download(agent.token);
    expect(own.statusCode).toBe(200);
    expect(own.headers).toMatchObject({
      'content-disposition': `attachment; filename="mandate-${listing.property_id}.pdf"`,
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'content-length': String(own.rawPayload.length),
    });
    expect(pdf.subarray(0, own.rawPayload.length).equals(own.rawPayload)).toBe(true);
    const admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    expect((await download(admin.token)).statusCode).toBe(200);
    const others = [await buildAgent(), await buildSignedInUser(testApp)];
    for (const other of others) expect((await download(other.token)).statusCode).toBe(404);
    expect((await download(null)).statusCode).toBe(401);
    for (const other of others) expect((await upload(other)).status).toBeGreaterThanOrEqual(403);
    expect(await listAudit()).toEqual([
      { admin_id: agent.id, action: 'mandate_document_saved' },
      { admin_id: agent.id, action: 'mandate_document_read' },
      { admin_id: admin.id, action: 'mandate_document_read' },
    ]);
    // Not by the way of photos either.
    const key = await findKey();
    for (const url of [`/photos/${key}`, `/${key}`, `/photos/../${key}`])
      expect((await testApp.app.inject({ url })).rawPayload.includes('%PDF')).toBe(false);
  });

  it('is refused by its bytes and its size, and then nothing is stored', async () => {
    const before = await sql`select 1 from file_to_delete`.execute(testApp.deps.db);
    const page = Buffer.from('<html><script>alert(1)</script>').toString('base64');
    expect(await upload(agent, page)).toMatchObject({ status: 415, body: { fields: { file: 'type' } } });
    const script = createPdf('/OpenAction<</S/JavaScript/JS(1)>>').toString('base64');
    expect(await upload(agent, script)).toMatchObject({ status: 415, body: { fields: { file: 'active' } } });
    const large = Buffer.concat([pdf, Buffer.alloc(mandateDocumentLimits.bytes)]).toString('base64');
    expect([400, 413]).toContain((await upload(agent, large)).status);
    expect(await findKey()).toBeUndefined();
    expect((await sql`select 1 from file_to_delete`.execute(testApp.deps.db)).rows).toHaveLength(before.rows.length);
  });

  it('makes the badge; without it the listing is there, and the agency hears how to get it', async () => {
    expect(await isExclusive()).toBe(false);
    const [email] = (await listEmailsTo(testApp, agent.email)).filter(
      ({ template }) => template === 'listing_published',
    );
    expect(email?.values.needs_document).toBe(true);
    await upload();
    expect(await isExclusive()).toBe(true);
    expect((await agent.call('DELETE', path())).status).toBe(200);
    expect(await isExclusive()).toBe(false);
    expect((await agent.call('DELETE', path())).status).toBe(404);
  });

  it('is of one mandate: signed on another day, it needs another document', async () => {
    await upload();
    await setMandate({ signed: '2026-10-02' });
    await runAt('2026-11-18T10:00:00Z');
    expect(await isExclusive()).toBe(false);
    const { body } = await agent.call('GET', '/property/mandates');
    expect(body.mandates[0]).toMatchObject({
      status: 'no_document',
      has_badge: false,
      document: { is_current: false },
    });
    await upload();
    expect(await isExclusive()).toBe(true);
  });

  it('gives the badge from the first day of the mandate to its last, in Athens, through both changes of the clock', async () => {
    await upload();
    for (const [signed, expires, before, first, last, after] of [
      // The clock goes back on 25 October and forward on 28 March.
      [
        '2026-10-25',
        '2027-03-28',
        '2026-10-24T20:59:00Z',
        '2026-10-24T21:01:00Z',
        '2027-03-28T20:59:00Z',
        '2027-03-28T21:01:00Z',
      ],
      [
        '2027-03-28',
        '2027-10-31',
        '2027-03-27T21:59:00Z',
        '2027-03-27T22:01:00Z',
        '2027-10-31T21:59:00Z',
        '2027-10-31T22:01:00Z',
      ],
    ] as const) {
      await setMandate({ signed, expires });
      await sql`update mandate_document set signed_on = ${signed}::date`.execute(testApp.deps.db);
      await sql`update listing set is_active = true, pause_reason = null`.execute(testApp.deps.db);
      const shown: boolean[] = [];
      for (const at of [before, first, last, after]) {
        await runAt(at);
        shown.push(
          (await testApp.deps.db.selectFrom('listing').select('exclusive').executeTakeFirstOrThrow()).exclusive,
        );
      }
      expect(shown).toEqual([false, true, true, false]);
    }
  });

  it('is replaced and deleted with its file, also with the listing and with the account', async () => {
    await upload();
    const first = (await findKey()) as string;
    await upload();
    const second = (await findKey()) as string;
    expect(second).not.toBe(first);
    expect(await listFilesToDelete()).toEqual([first]);
    await agent.call('PUT', '/property/update', { listing_ids: [listing.listing_id], action: 'remove' });
    await agent.call('DELETE', '/property/delete', { listing_ids: [listing.listing_id] });
    expect(await findKey()).toBeUndefined();
    expect(await listFilesToDelete()).toContain(second);

    listing = await publishListing(testApp.deps.db, agent, apartmentAnswers(mandateAnswers));
    await upload();
    const third = (await findKey()) as string;
    await sql`update account set erase_after = ${testApp.deps.clock()} where id = ${agent.id}`.execute(testApp.deps.db);
    await eraseAccounts(testApp.workerDeps);
    expect(await findKey()).toBeUndefined();
    for (const key of [first, second, third]) expect(await testApp.deps.files.open(key)).toBeNull();
  });

  it('is in the list of mandates: by status, by words, in the order of their end, page by page', async () => {
    const later = await publishListing(
      testApp.deps.db,
      agent,
      apartmentAnswers({ ...mandateAnswers, mandate_expires_on: '2026-11-25', street: 'Κηφισίας' }),
    );
    const open = await publishListing(testApp.deps.db, agent, apartmentAnswers({ mandate_type_id: '2' }));
    await upload();
    const list = async (query = '') => {
      const { body } = await agent.call('GET', `/property/mandates${query}`);
      return { ids: body.mandates.map((mandate: { property_id: number }) => mandate.property_id), ...body };
    };
    const all = await list();
    expect(all.ids).toEqual([later.property_id, listing.property_id, open.property_id]);
    expect(all.counts).toEqual({ expired: 0, no_document: 2, expiring: 0, valid: 1 });
    expect((await list('?sort=expires_last')).ids).toEqual([listing.property_id, later.property_id, open.property_id]);
    expect(await list('?status=valid')).toMatchObject({ ids: [listing.property_id], count: 1 });
    expect((await list('?search=kifisias')).ids).toEqual([]);
    expect((await list(`?search=${encodeURIComponent('κηφισιας')}`)).ids).toEqual([later.property_id]);
    expect((await list(`?search=es-${open.property_id}s`)).ids).toEqual([open.property_id]);
    expect(await list('?limit=1&offset=1')).toMatchObject({ ids: [listing.property_id], count: 3 });
    expect(JSON.stringify(all)).not.toContain('mandates/');
    testApp.setNow(new Date('2026-11-26T10:00:00Z'));
    expect((await list('?status=expired')).ids).toEqual([later.property_id]);
    const other = await buildAgent();
    expect((await other.call('GET', '/property/mandates')).body.mandates).toEqual([]);
  });
});
