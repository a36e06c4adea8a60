import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { createSession } from '../../../platform/auth/sessions.ts';
import { EMAIL_SECRET_PURPOSE } from '../../../platform/email/outbox.ts';
import { eraseAccounts } from '../index.ts';

const PASSWORD = 'spiti me thea 42';
const NOW = new Date('2026-11-15T10:00:00Z');
const IN_30_DAYS = '2026-12-15T10:00:00.000Z';

describe('[PROF-1] delete my account', () => {
  let testApp: TestApp;
  let hash = '';
  let me: { id: number; token: string };
  let listing = 0;

  const call = async (token: string | null, method: 'GET' | 'POST' | 'DELETE', path: string, payload: object = {}) => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const response = await testApp.app.inject({ method, url: `/api${path}`, headers, payload });
    return { status: response.statusCode, body: response.json() as Record<string, unknown> };
  };
  const deleteMe = (payload: object = { current_password: PASSWORD }) =>
    call(me.token, 'DELETE', '/user/delete', payload);
  const accountOf = (id: number) =>
    testApp.deps.db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirst();
  const listEmailsOf = async (id: number) => {
    const rows = await testApp.deps.db
      .selectFrom('email_outbox')
      .select(['template', 'payload'])
      .where('account_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ template, payload: email }) => ({
      template,
      values: JSON.parse(testApp.deps.secrets.open(EMAIL_SECRET_PURPOSE, email as Buffer)).values as Record<
        string,
        string
      >,
    }));
  };
  const isActive = async () =>
    (await testApp.deps.db.selectFrom('listing').select('is_active').where('id', '=', listing).executeTakeFirst())
      ?.is_active;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    hash = await testApp.deps.passwords.hash(PASSWORD);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    testApp.setNow(NOW);
    me = await buildUser(testApp.deps.db, { password_hash: hash });
    const property = await buildProperty(testApp.deps.db, { account_id: me.id, district_id: 461200 });
    listing = await buildListing(testApp.deps.db, { property_id: property });
  });

  it('with the password: 30 days, listings paused, other devices out, a letter with the way back', async () => {
    const elsewhere = await createSession(testApp.deps.db, me.id, NOW);
    expect(await deleteMe()).toEqual({
      status: 200,
      body: { message: 'Success!', erase_after: IN_30_DAYS, needs_approval: false },
    });
    expect((await accountOf(me.id))?.erase_after?.toISOString()).toBe(IN_30_DAYS);
    expect(await isActive()).toBe(false);
    const { rows } = await sql`
      select e.kind, e.price from listing_event e join listing l on l.property_id = e.property_id where l.id = ${listing}`.execute(
      testApp.deps.db,
    );
    expect(rows).toEqual([{ kind: 'paused', price: 250_000 }]);
    expect((await call(elsewhere, 'GET', '/user/exports')).status).toBe(401);
    expect((await call(me.token, 'GET', '/user/exports')).status).toBe(200);
    expect(await listEmailsOf(me.id)).toMatchObject([
      { template: 'deletion_requested', values: { until: IN_30_DAYS } },
    ]);
  });

  it('not without the password, nor with a wrong one', async () => {
    expect(await deleteMe({})).toMatchObject({ status: 400, body: { fields: { current_password: 'required' } } });
    expect(await deleteMe({ current_password: 'other' })).toMatchObject({
      status: 400,
      body: { fields: { current_password: 'password_wrong' } },
    });
    expect((await accountOf(me.id))?.erase_after).toBeNull();
    expect(await isActive()).toBe(true);
    expect(await listEmailsOf(me.id)).toEqual([]);
  });

  it('asked again the day stays, and only the last email counts', async () => {
    await deleteMe();
    testApp.setNow(new Date('2026-11-25T10:00:00Z'));
    expect((await deleteMe()).body).toMatchObject({ erase_after: IN_30_DAYS });
    const codes = (await listEmailsOf(me.id)).map(({ values }) => values.code as string);
    expect((await call(null, 'POST', '/user/undo-delete', { code: codes[0] })).status).toBe(400);
    testApp.setNow(new Date('2026-12-15T09:59:00Z'));
    expect((await call(null, 'POST', '/user/undo-delete', { code: codes[1] })).status).toBe(200);
  });

  it('undone by the code, once; the listings are back where they were', async () => {
    await deleteMe();
    const code = (await listEmailsOf(me.id))[0]?.values.code as string;
    expect(await call(null, 'POST', '/user/undo-delete', { code: 'ABCD-EFGH-JKMN' })).toMatchObject({
      status: 400,
      body: { code: 'wrong_code' },
    });
    expect(
      (await call(null, 'POST', '/user/undo-delete', { code: code.toLowerCase().replaceAll('-', ' ') })).status,
    ).toBe(200);
    expect((await accountOf(me.id))?.erase_after).toBeNull();
    expect(await isActive()).toBe(true);
    expect((await listEmailsOf(me.id)).map(({ template }) => template)).toEqual([
      'deletion_requested',
      'deletion_undone',
    ]);
    expect((await call(null, 'POST', '/user/undo-delete', { code })).status).toBe(400);
    testApp.setNow(new Date('2027-01-15T10:00:00Z'));
    await eraseAccounts(testApp.workerDeps);
    expect(await accountOf(me.id)).toBeDefined();
  });

  it('undone, it brings back what the deletion took down and nothing that its owner or somebody else had paused', async () => {
    const { db } = testApp.deps;
    const property = await buildProperty(db, { account_id: me.id, district_id: 461200 });
    const pausedByOwner = await buildListing(db, { property_id: property, is_active: false });
    const other = await buildProperty(db, { account_id: me.id, district_id: 461200 });
    const blocked = await buildListing(db, { property_id: other, is_active: false, pause_reason: 'account' });
    await deleteMe();
    const code = (await listEmailsOf(me.id))[0]?.values.code as string;
    const undone = await call(null, 'POST', '/user/undo-delete', { code });
    expect(undone.body).toMatchObject({ listings_active: 1, listings_paused: 0 });
    const rows = await db
      .selectFrom('listing')
      .select(['id', 'is_active'])
      .where('id', 'in', [pausedByOwner, blocked])
      .execute();
    expect(rows.map((row) => row.is_active)).toEqual([false, false]);
    expect(await isActive()).toBe(true);
    const { rows: events } = await sql<{ kind: string }>`
      select e.kind from listing_event e join listing l on l.property_id = e.property_id where l.id = ${listing} order by e.id`.execute(
      db,
    );
    expect(events.map((event) => event.kind)).toEqual(['paused', 'relisted']);
  });

  it('undone with less room than before: says how many stay paused, in the answer and in the email', async () => {
    const small = await openTestApp(inject('services'), { ADS_PRIVATE: '1' });
    try {
      const owner = await buildUser(small.deps.db, { password_hash: hash });
      for (let at = 0; at < 2; at += 1) {
        const property = await buildProperty(small.deps.db, { account_id: owner.id, district_id: 461200 });
        await buildListing(small.deps.db, { property_id: property });
      }
      const request = (method: 'POST' | 'DELETE', path: string, payload: object) =>
        small.app.inject({ method, url: `/api${path}`, headers: { authorization: `Bearer ${owner.token}` }, payload });
      await request('DELETE', '/user/delete', { current_password: PASSWORD });
      const listEmails = async () =>
        (await small.deps.db.selectFrom('email_outbox').select('payload').orderBy('id').execute()).map(
          ({ payload: email }) => JSON.parse(small.deps.secrets.open(EMAIL_SECRET_PURPOSE, email as Buffer)).values,
        );
      const undone = await request('POST', '/user/undo-delete', { code: (await listEmails())[0].code });
      expect(undone.json()).toMatchObject({ listings_active: 1, listings_paused: 1 });
      expect((await listEmails()).at(-1)).toMatchObject({ paused: 1 });
    } finally {
      await small.close();
    }
  });

  it('too late on the day itself', async () => {
    await deleteMe();
    const code = (await listEmailsOf(me.id))[0]?.values.code as string;
    testApp.setNow(new Date(IN_30_DAYS));
    expect((await call(null, 'POST', '/user/undo-delete', { code })).status).toBe(400);
    await eraseAccounts(testApp.workerDeps);
    expect(await accountOf(me.id)).toBeUndefined();
  });

  it('the days of grace are data', async () => {
    await sql`update retention set days = 14 where what = 'deletion_grace'`.execute(testApp.deps.db);
    expect((await deleteMe()).body).toMatchObject({ erase_after: '2026-11-29T10:00:00.000Z' });
    await sql`update retention set days = 30 where what = 'deletion_grace'`.execute(testApp.deps.db);
  });

  it("[ADMN-1] another's account: admins with a reason; blocked, out, told, in the log, and no way back by an old code", async () => {
    const admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin, password_hash: hash });
    await deleteMe();
    const code = (await listEmailsOf(me.id))[0]?.values.code as string;
    const path = `/user/delete?user_id=${me.id}`;
    expect(await call(admin.token, 'DELETE', path)).toMatchObject({
      status: 400,
      body: { fields: { reason: 'required' } },
    });
    testApp.setNow(new Date('2026-11-16T10:00:00Z'));
    // Another day, another login: an admin's session is over by now.
    const nextDay = await createSession(testApp.deps.db, admin.id, testApp.deps.clock(), { strong: true });
    expect(await call(nextDay, 'DELETE', path, { reason: 'Ψεύτικες αγγελίες' })).toMatchObject({
      status: 200,
      body: { erase_after: IN_30_DAYS },
    });
    expect(await accountOf(me.id)).toMatchObject({ status: 'blocked', status_reason: 'Ψεύτικες αγγελίες' });
    expect((await call(me.token, 'GET', '/user/exports')).status).toBe(401);
    expect((await call(null, 'POST', '/user/undo-delete', { code })).status).toBe(400);
    expect((await listEmailsOf(me.id)).at(-1)).toMatchObject({
      template: 'deleted_by_admin',
      values: { reason: 'Ψεύτικες αγγελίες', until: IN_30_DAYS },
    });
    const log = await testApp.deps.db.selectFrom('audit_log').selectAll().where('subject_id', '=', me.id).execute();
    expect(log).toMatchObject([
      { admin_id: admin.id, action: 'user_deleted', reason: 'Ψεύτικες αγγελίες', after: { status: 'blocked' } },
    ]);
  });

  it('[ROLE-1] nobody deletes an admin this way, nor the main admin themselves; others find no account', async () => {
    const main = await buildUser(testApp.deps.db, { role_id: roleIds.admin, is_main_admin: true, password_hash: hash });
    const admin = await buildUser(testApp.deps.db, { role_id: roleIds.admin, password_hash: hash });
    const body = { reason: 'γιατί', current_password: PASSWORD };
    expect((await call(main.token, 'DELETE', `/user/delete?user_id=${admin.id}`, body)).status).toBe(403);
    expect((await call(admin.token, 'DELETE', `/user/delete?user_id=${main.id}`, body)).status).toBe(403);
    expect((await call(main.token, 'DELETE', '/user/delete', body)).status).toBe(403);
    expect((await call(main.token, 'DELETE', `/user/delete?user_id=${main.id}`, body)).status).toBe(403);
    expect((await call(me.token, 'DELETE', `/user/delete?user_id=${admin.id}`, body)).status).toBe(404);
    expect((await call(admin.token, 'DELETE', '/user/delete?user_id=999999', body)).status).toBe(404);
    for (const id of [main.id, admin.id]) expect((await accountOf(id))?.erase_after).toBeNull();
    expect((await call(admin.token, 'DELETE', `/user/delete?user_id=${admin.id}`, body)).status).toBe(200);
  });
});
