import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildContactableListing } from '../../../testing/factories/conversations.ts';
import { buildStatement } from '../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../testing/people/api-users.ts';

const START = new Date('2026-11-15T10:00:00Z');

describe('[ADMN-6] complaints about decisions', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let admin: SignedInUser;
  let other: SignedInUser;
  const db = () => testApp.deps.db;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    owner = await buildSignedInUser(testApp, { locale: 'en' });
    admin = await buildSignedInUser(testApp, { role_id: roleIds.admin });
    other = await buildSignedInUser(testApp, { role_id: roleIds.admin });
  });
  afterAll(() => testApp.close());

  const stop = async (seller = owner) => {
    const { listing_id } = await buildContactableListing(db(), seller.id);
    const body = { listing_ids: [listing_id], action: 'deactivate', reason: 'Ξένες φωτογραφίες' };
    expect((await admin.call('PUT', '/property/update', body)).status).toBe(200);
    const { decisions } = (await seller.call('GET', '/user/decisions')).body;
    return { listing_id, id: decisions[0].id as number };
  };
  const complain = (id: number, text = 'Τις έβγαλα εγώ', who = owner) =>
    who.call('POST', `/user/decisions/${id}/complaint`, { text });
  const decide = (id: number, outcome: string, who = other, answer = 'Έχεις δίκιο') =>
    who.call('PUT', `/adminPanel/complaints/${id}`, { outcome, answer });
  const pauseReason = async (id: number) =>
    (await db().selectFrom('listing').select('pause_reason').where('id', '=', id).executeTakeFirstOrThrow())
      .pause_reason;
  const emails = async (user: SignedInUser, template: string) =>
    (await listEmailsTo(testApp, user.email)).filter((email) => email.template === template);

  it('one for each decision, with a receipt; the same again changes nothing, another is too late', async () => {
    const { id } = await stop();
    expect((await complain(id)).status).toBe(200);
    expect((await complain(id)).status).toBe(200);
    expect(await complain(id, 'Κάτι άλλο')).toMatchObject({ status: 409, body: { code: 'complaint_known' } });
    expect(await emails(owner, 'complaint_received')).toHaveLength(1);
    expect((await owner.call('GET', `/user/decisions/${id}`)).body).toMatchObject({
      complaint: { text: 'Τις έβγαλα εγώ', outcome: null, answer: null },
    });
    expect((await complain(id, ' ')).body.fields).toEqual({ text: 'required' });
    expect((await complain(id, 'x', await buildSignedInUser(testApp))).status).toBe(404);
  });

  it('about a decision that has ended, it ends no later one', async () => {
    const seller = await buildSignedInUser(testApp);
    const first = await stop(seller);
    await sql`update listing set is_active = true, pause_reason = null, updated_at = now() where id = ${first.listing_id}`.execute(
      db(),
    );
    const again = { listing_ids: [first.listing_id], action: 'deactivate', reason: 'Πάλι ξένες φωτογραφίες' };
    expect((await other.call('PUT', '/property/update', again)).status).toBe(200);
    await complain(first.id, 'Τις έβγαλα εγώ', seller);
    expect((await decide(first.id, 'accepted')).status).toBe(200);
    expect(await pauseReason(first.listing_id)).toBe('admin');
    expect(await emails(seller, 'complaint_accepted')).toMatchObject([{ values: { effect: 'already_ended' } }]);
  });

  it('about a listing that is held, it lets its owner bring it back', async () => {
    const seller = await buildSignedInUser(testApp);
    const { listing_id } = await buildContactableListing(db(), seller.id);
    const id = await db()
      .transaction()
      .execute(async (trx) => {
        await sql`update listing set is_active = false, pause_reason = 'review' where id = ${listing_id}`.execute(trx);
        await sql`insert into listing_review (listing_id, property_id, purpose, outcome, opened_at, waiting_since, due_at)
        select id, property_id, purpose, 'hold', ${START}, ${START}, ${START} from listing where id = ${listing_id}`.execute(
          trx,
        );
        return buildStatement(trx, seller.id, { kind: 'listing_held', listingIds: [listing_id], foundBy: 'program' });
      });
    await complain(id, 'Η τιμή είναι σωστή', seller);
    expect((await decide(id, 'accepted')).status).toBe(200);
    expect(await pauseReason(listing_id)).toBeNull();
    const { rows } = await sql<{
      state: string;
    }>`select state from listing_review where listing_id = ${listing_id}`.execute(db());
    expect(rows).toEqual([{ state: 'approved' }]);
  });

  it('an agency that was blocked before it was approved waits for its approval again', async () => {
    const agency = await buildSignedInUser(testApp, { role_id: roleIds.agency, status: 'waiting' });
    const body = { status: 'blocked', reason: 'Ψευδή στοιχεία' };
    expect((await admin.call('PUT', `/adminPanel/users/${agency.id}/status`, body)).status).toBe(200);
    const { rows } = await sql<{ id: number }>`
      insert into statement_complaint (statement_id, made_at, text)
      select id, ${START}, 'Είναι αληθή' from statement_of_reasons where account_id = ${agency.id} returning statement_id as id`.execute(
      db(),
    );
    expect((await decide(rows[0]?.id ?? 0, 'accepted')).status).toBe(200);
    const account = db().selectFrom('account').select('status').where('id', '=', agency.id);
    expect(await account.executeTakeFirstOrThrow()).toEqual({ status: 'waiting' });
  });

  it('is decided by another admin than who decided, and accepted ends the restriction', async () => {
    const { id, listing_id } = await stop();
    await complain(id);
    expect(await decide(id, 'accepted', admin)).toMatchObject({ status: 409, body: { code: 'own_decision' } });
    expect((await admin.call('GET', `/adminPanel/complaints/${id}`)).body).toMatchObject({
      complaint: { is_own_decision: true },
      has_other_admin: true,
    });
    expect((await decide(id, 'accepted')).status).toBe(200);
    expect((await decide(id, 'accepted')).status).toBe(200);
    expect(await decide(id, 'rejected')).toMatchObject({ status: 409, body: { code: 'already_decided' } });
    expect(await pauseReason(listing_id)).toBeNull();
    expect(await emails(owner, 'complaint_accepted')).toMatchObject([
      { values: { statement_id: id, effect: 'may_reactivate', answer: 'Έχεις δίκιο' } },
    ]);
    expect((await owner.call('GET', `/user/decisions/${id}`)).body).toMatchObject({
      decision: { lifted_at: START.toISOString() },
      complaint: { outcome: 'accepted', answer: 'Έχεις δίκιο' },
    });
    const { rows } = await sql<{ action: string; admin_id: number }>`
      select action, admin_id from audit_log where subject = 'account' and subject_id = ${owner.id}`.execute(db());
    expect(rows).toEqual([{ action: 'complaint_accepted', admin_id: other.id }]);
  });

  it('rejected, the restriction stays', async () => {
    const { id, listing_id } = await stop();
    await complain(id);
    expect((await decide(id, 'rejected', other, 'Οι φωτογραφίες είναι ξένες')).status).toBe(200);
    expect(await pauseReason(listing_id)).toBe('admin');
    expect(await emails(owner, 'complaint_rejected')).toMatchObject([{ values: { statement_id: id } }]);
    expect((await owner.call('GET', `/user/decisions/${id}`)).body.decision.lifted_at).toBeNull();
  });

  it('by the code of the email nobody has to log in: a blocked account gets its login back', async () => {
    const seller = await buildSignedInUser(testApp);
    const path = `/adminPanel/users/${seller.id}/status`;
    expect((await admin.call('PUT', path, { status: 'blocked', reason: 'Απάτη' })).status).toBe(200);
    expect((await seller.call('GET', '/user/decisions')).status).toBe(401);
    const [email] = await emails(seller, 'blocked');
    const { code, id } = JSON.parse(JSON.stringify(email?.values)).statement;
    const byCode = (given: string) =>
      callApiAs(testApp, null, 'POST', '/account-review/complaint', { code: given, text: 'Δεν ήμουν εγώ' });
    expect((await byCode('AAAA-BBBB-CCCC')).body.fields).toEqual({ code: 'invalid' });
    expect((await byCode(code)).status).toBe(200);
    expect((await decide(id, 'accepted')).status).toBe(200);
    const { status } = await db()
      .selectFrom('account')
      .select('status')
      .where('id', '=', seller.id)
      .executeTakeFirstOrThrow();
    expect(status).toBe('approved');
    expect(await emails(seller, 'complaint_accepted')).toMatchObject([{ values: { effect: 'restored' } }]);
  });

  it('within six months, to the end of the last day', async () => {
    const id = await buildStatement(db(), owner.id, { now: START });
    await sql`update statement_of_reasons set complain_by = '2026-11-14' where id = ${id}`.execute(db());
    expect(await complain(id)).toMatchObject({ status: 409, body: { code: 'complaint_closed' } });
    expect((await owner.call('GET', `/user/decisions/${id}`)).body).toMatchObject({
      complaint: null,
      may_complain: false,
    });
    await sql`update statement_of_reasons set complain_by = '2026-11-15' where id = ${id}`.execute(db());
    expect((await complain(id)).status).toBe(200);
  });

  it('waiting ones are listed oldest first, decided ones newest first, and wait in the queue', async () => {
    const list = async (state: string) => (await other.call('GET', `/adminPanel/complaints?state=${state}`)).body;
    const { complaints, counts } = await list('open');
    expect(counts.open).toBe(complaints.length);
    expect(complaints.map(({ made_at }: { made_at: string }) => made_at)).toEqual(
      complaints.map(({ made_at }: { made_at: string }) => made_at).toSorted(),
    );
    expect((await list('decided')).complaints.length).toBe(counts.decided);
    const queue = (await other.call('GET', '/adminPanel/queue?kind=appeal')).body;
    expect(queue.count).toBe(counts.open);
    expect((await decide(999_999_999, 'accepted')).status).toBe(404);
  });

  it('of a label that was taken, of a source and of what is gone: each ends as its kind does', async () => {
    const effects = async (kind: Parameters<typeof buildStatement>[2] & object) => {
      const seller = await buildSignedInUser(testApp);
      const id = await buildStatement(db(), seller.id, { now: START, ...kind });
      await complain(id, 'x', seller);
      expect((await decide(id, 'accepted')).status).toBe(200);
      return (await emails(seller, 'complaint_accepted'))[0]?.values.effect;
    };
    expect(await effects({ kind: 'unconfirmed' })).toBe('may_reactivate');
    expect(await effects({ kind: 'listing_deleted' })).toBe('nothing_left');
    expect(await effects({ kind: 'exclusive_lost' })).toBe('looked_at_again');
    expect(await effects({ kind: 'source_stopped' })).toBe('restored');
    expect(await effects({ kind: 'account_rejected' })).toBe('looked_at_again');
  });
});
