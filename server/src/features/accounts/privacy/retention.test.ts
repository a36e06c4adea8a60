import { roleIds } from '@estia/contract/accounts/roles';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildListing, buildProperty, buildUser } from '../../../../testing/factories/records.ts';
import { listEmailsTo } from '../../../../testing/people/api-users.ts';
import { createSession, findViewer } from '../../../platform/auth/sessions.ts';
import { markEmailConfirmed, recordLogin } from '../accounts.queries.ts';
import { deleteExpiredData, eraseAccounts } from '../index.ts';
import { createEmailCode } from '../one-time-codes.queries.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2026-11-15T10:00:00Z');
const ago = (days: number) => new Date(NOW - days * DAY);
const ahead = (days: number) => new Date(NOW + days * DAY);

describe('[PROF-1] nothing is kept longer than said', () => {
  let testApp: TestApp;
  const count = async (table: string, where = sql`true`) =>
    (await sql<{ n: number }>`select count(*) as n from ${sql.table(table)} where ${where}`.execute(testApp.deps.db))
      .rows[0]?.n;

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());
  beforeEach(() => testApp.setNow(new Date(NOW)));

  it('what has run out goes, what has not stays', async () => {
    const { db } = testApp.deps;
    const { id } = await buildUser(db);
    await db.deleteFrom('session').execute();
    for (const [n, at] of [ago(1), ahead(1)].entries()) {
      const hash = Buffer.from([n]);
      await sql`insert into session (token_hash, account_id, expires_at) values (${hash}, ${id}, ${at})`.execute(db);
      await sql`insert into account_code (account_id, purpose, code_hash, created_at, expires_at)
        values (${id}, 'confirm_email', ${hash}, ${at}, ${at})`.execute(db);
      await sql`insert into login_challenge (token_hash, account_id, expires_at) values (${hash}, ${id}, ${at})`.execute(
        db,
      );
      await sql`insert into throttle values (${hash}, 1, ${at})`.execute(db);
      const accountId = (await buildUser(db)).id;
      await sql`insert into passkey_challenge values (${accountId}, 'x', ${at})`.execute(db);
      await sql`insert into email_change (account_id, new_email, created_at, expires_at)
        values (${accountId}, 'a@b.gr', ${at}, ${at})`.execute(db);
    }
    await db.deleteFrom('session').where('account_id', '!=', id).execute();
    await deleteExpiredData(testApp.workerDeps);
    for (const table of ['session', 'account_code', 'login_challenge', 'throttle', 'passkey_challenge', 'email_change'])
      expect(await count(table), table).toBe(1);
  });

  it('searches, letters, answers and the words of the log have their days, which are data', async () => {
    const { db } = testApp.deps;
    const { id } = await buildUser(db);
    const sweepWith = async (what: string, days: number) => {
      await sql`update retention set days = ${days} where what = ${what}`.execute(db);
      await deleteExpiredData(testApp.workerDeps);
    };
    await sql`insert into search_history (account_id, query, first_ran_at, ran_at)
      values (${id}, 'a', ${ago(366)}, ${ago(366)}), (${id}, 'b', ${ago(400)}, ${ago(364)})`.execute(db);
    await sql`insert into idempotency (key_hash, account_id, body_hash, begun_at)
      values ('\\x01', ${id}, '\\x01', ${ago(1.1)}), ('\\x02', ${id}, '\\x01', ${ago(0.9)})`.execute(db);
    await sql`insert into email_outbox (account_id, template, message_id, state, next_at, created_at, done_at)
      values (${id}, 'x', 'm1', 'sent', ${ago(181)}, ${ago(181)}, ${ago(181)}),
        (${id}, 'x', 'm2', 'sent', ${ago(179)}, ${ago(179)}, ${ago(179)})`.execute(db);
    await sql`insert into audit_log (at, admin_id, action, subject, subject_id, reason, before)
      values (${ago(731)}, 1, 'x', 'account', ${id}, 'γιατί', '{"a":1}'), (${ago(729)}, 1, 'y', 'account', ${id}, 'γιατί', null)`.execute(
      db,
    );
    await deleteExpiredData(testApp.workerDeps);
    const ofAccount = sql`account_id = ${id}`;
    expect([
      await count('search_history', ofAccount),
      await count('idempotency', ofAccount),
      await count('email_outbox', ofAccount),
    ]).toEqual([1, 1, 1]);
    const { rows } =
      await sql`select action, reason, before from audit_log where subject_id = ${id} order by id`.execute(db);
    expect(rows).toEqual([
      { action: 'x', reason: null, before: null },
      { action: 'y', reason: 'γιατί', before: null },
    ]);
    await sweepWith('search_history', 300);
    expect(await count('search_history', ofAccount)).toBe(0);
    await sweepWith('search_history', 365);
  });

  it('counts by day are kept as long as anything reads them', async () => {
    const { db } = testApp.deps;
    const { id } = await buildUser(db);
    const listing = await buildListing(db, {
      property_id: await buildProperty(db, { account_id: id, district_id: 461200 }),
    });
    await sql`insert into listing_view_day (day, listing_id, visitors) values (${ago(201)}, ${listing}, 1), (${ago(199)}, ${listing}, 1)`.execute(
      db,
    );
    await sql`insert into search_day (day, purpose, category, query, runs)
      values (${ago(91)}, 1, 1, 'a', 1), (${ago(89)}, 1, 1, 'a', 1)`.execute(db);
    await sql`insert into search_place_day (day, district_id, runs) values (${ago(91)}, 461200, 1), (${ago(89)}, 461200, 1)`.execute(
      db,
    );
    await deleteExpiredData(testApp.deps);
    for (const table of ['listing_view_day', 'search_day', 'search_place_day'])
      expect(await count(table, sql`day >= ${ago(200)}`), table).toBe(await count(table));
    expect(await count('listing_view_day', sql`listing_id = ${listing}`)).toBe(1);
    expect([await count('search_day'), await count('search_place_day')]).toEqual([1, 1]);
  });

  it('an account nobody uses is warned after 24 months and erased after 30, six months later', async () => {
    const { db } = testApp.deps;
    const old = { last_seen_on: ago(731), created_at: ago(800) };
    const unused = await buildUser(db, { ...old, email: 'unused@estia.example' });
    const userWithListing = await buildUser(db, old);
    const property = await buildProperty(db, { account_id: userWithListing.id, district_id: 461200 });
    await buildListing(db, { property_id: property });
    const admin = await buildUser(db, { ...old, role_id: roleIds.admin });
    const used = await buildUser(db, { last_seen_on: ago(729) });
    const back = await buildUser(db, old);
    await db.deleteFrom('session').execute();
    // Logged in a moment ago: the day is noted with the next request.
    await createSession(db, back.id, new Date(NOW));
    const warned = async () =>
      (await db.selectFrom('account').select('id').where('warned_unused_at', 'is not', null).execute()).map(
        (row) => row.id,
      );
    const emails = () =>
      db.selectFrom('email_outbox').select(['account_id', 'template']).where('state', '=', 'queued').execute();

    await deleteExpiredData(testApp.workerDeps);
    await deleteExpiredData(testApp.workerDeps);
    expect(await warned()).toEqual([unused.id]);
    expect(await emails()).toEqual([{ account_id: unused.id, template: 'unused_warning' }]);

    testApp.setNow(ahead(181));
    await deleteExpiredData(testApp.workerDeps);
    expect(await eraseAccounts(testApp.workerDeps)).toBe(0);
    testApp.setNow(ahead(183));
    await deleteExpiredData(testApp.workerDeps);
    // A day more, for who comes back at the last moment.
    expect(await eraseAccounts(testApp.workerDeps)).toBe(0);
    testApp.setNow(ahead(184));
    expect(await eraseAccounts(testApp.workerDeps)).toBe(1);
    const left = (await db.selectFrom('account').select('id').orderBy('id').execute()).map((row) => row.id);
    expect(left).toEqual(expect.arrayContaining([userWithListing.id, admin.id, used.id, back.id]));
    expect(left).not.toContain(unused.id);
  });

  it('who was warned late has still the days of grace', async () => {
    const { db } = testApp.deps;
    const late = await buildUser(db, { last_seen_on: ago(2_000) });
    await db.deleteFrom('session').execute();
    await deleteExpiredData(testApp.workerDeps);
    testApp.setNow(ahead(29));
    await deleteExpiredData(testApp.workerDeps);
    const eraseAfter = async () =>
      (await db.selectFrom('account').select('erase_after').where('id', '=', late.id).executeTakeFirst())?.erase_after;
    expect(await eraseAfter()).toBeNull();
    testApp.setNow(ahead(30));
    await deleteExpiredData(testApp.workerDeps);
    expect(await eraseAfter()).toEqual(ahead(31));
  });

  it('who comes back while the sweep would erase them stays, unless they asked for it themselves', async () => {
    const { db, secrets } = testApp.deps;
    const going = { last_seen_on: ago(2_000), warned_unused_at: ago(40), erase_after: ahead(1) };
    const [byLogin, bySession, byRequest] = [
      await buildUser(db, going),
      await buildUser(db, going),
      await buildUser(db, going),
    ];
    await db.transaction().execute((trx) =>
      createEmailCode(trx, {
        secrets,
        now: new Date(NOW),
        accountId: byRequest.id,
        purpose: 'undo_delete',
        days: 1,
      }),
    );
    for (const { id } of [byLogin, byRequest]) await recordLogin(db, id, new Date(NOW));
    const token = await createSession(db, bySession.id, new Date(NOW - 3_600_000));
    expect(await findViewer(testApp.deps, token, new Date(NOW))).toMatchObject({ userId: bySession.id });
    const state = async (id: number) =>
      db.selectFrom('account').select(['erase_after', 'warned_unused_at']).where('id', '=', id).executeTakeFirst();
    for (const { id } of [byLogin, bySession])
      expect(await state(id)).toEqual({ erase_after: null, warned_unused_at: null });
    expect(await state(byRequest.id)).toEqual({ erase_after: ahead(1), warned_unused_at: null });
  });

  it('who proves the mailbox on the last day stays; whose mailbox nobody proved is not written to', async () => {
    const { db, secrets } = testApp.deps;
    const unproved = { status: 'waiting' as const, email_confirmed_at: null, created_at: ago(8), last_seen_on: ago(8) };
    const [late, never, byRequest] = [
      await buildUser(db, unproved),
      await buildUser(db, { ...unproved, email: 'unproved@estia.example' }),
      await buildUser(db, { ...unproved, erase_after: ahead(1) }),
    ];
    const proved = await buildUser(db, {
      email: 'proved@estia.example',
      email_confirmed_at: ago(8),
      erase_after: ahead(1),
    });
    await db.transaction().execute((trx) =>
      createEmailCode(trx, {
        secrets,
        now: new Date(NOW),
        accountId: byRequest.id,
        purpose: 'undo_delete',
        days: 1,
      }),
    );
    await deleteExpiredData(testApp.workerDeps);
    expect(await eraseAccounts(testApp.workerDeps)).toBe(0);
    for (const { id } of [late, byRequest])
      await db.transaction().execute((trx) => markEmailConfirmed(trx, id, new Date(NOW)));
    testApp.setNow(ahead(1));
    await eraseAccounts(testApp.workerDeps);
    const ids = [late.id, never.id, byRequest.id, proved.id];
    const left = await db.selectFrom('account').select('id').where('id', 'in', ids).execute();
    expect(left).toEqual([{ id: late.id }]);
    expect(await listEmailsTo(testApp, 'unproved@estia.example')).toEqual([]);
    expect(await listEmailsTo(testApp, 'proved@estia.example')).toMatchObject([{ template: 'erased' }]);
  });

  it('sessions nobody uses any more go', async () => {
    const { db } = testApp.deps;
    const { id } = await buildUser(db);
    await db.deleteFrom('session').execute();
    for (const days of [15, 13]) await createSession(db, id, ago(days));
    await deleteExpiredData(testApp.workerDeps);
    expect(await db.selectFrom('session').select('last_seen_at').execute()).toEqual([{ last_seen_at: ago(13) }]);
  });
});
