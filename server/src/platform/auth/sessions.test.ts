import { roleIds } from '@estia/contract/accounts/roles';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import {
  createSession,
  deleteSessions,
  deriveXsrfToken,
  describeDevice,
  elevateSession,
  findViewer,
  generateToken,
  isValidXsrfToken,
} from './sessions.ts';

const day = 86_400_000;

describe('[AUTH-4] sessions', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
  });
  afterAll(() => testApp.close());

  it('lasts thirty days, to the moment', async () => {
    const { db, clock } = testApp.deps;
    const { id } = await buildUser(db);
    const token = await createSession(db, id, clock());
    const at = (ms: number) => findViewer(testApp.deps, token, new Date(clock().getTime() + ms));
    expect(await at(0)).toMatchObject({ userId: id, strong: false });
    for (const days of [13, 26]) expect(await at(days * day)).toMatchObject({ userId: id });
    expect(await at(30 * day - 1)).toMatchObject({ userId: id });
    expect(await at(30 * day)).toBeNull();
  });

  it('ends when nobody has used it for fourteen days', async () => {
    const { db, clock } = testApp.deps;
    const { id } = await buildUser(db);
    const token = await createSession(db, id, clock());
    const at = (ms: number) => findViewer(testApp.deps, token, new Date(clock().getTime() + ms));
    expect(await at(14 * day)).toBeNull();
    expect(await at(14 * day - 1)).toMatchObject({ userId: id });
    // Used just now: the days begin anew.
    expect(await at(20 * day)).toMatchObject({ userId: id });
  });

  it.each([
    { role_id: roleIds.admin, strong: true, lasts: false },
    { role_id: roleIds.admin, strong: false, lasts: true },
    { role_id: roleIds.individual, strong: true, lasts: true },
    { role_id: roleIds.agency, strong: true, lasts: true },
  ])('[ROLE-1] after twelve hours: role $role_id, second factor given $strong, still there $lasts', async (given) => {
    const { db, clock } = testApp.deps;
    const { id } = await buildUser(db, { role_id: given.role_id });
    const token = await createSession(db, id, clock(), { strong: given.strong });
    const at = (ms: number) => findViewer(testApp.deps, token, new Date(clock().getTime() + ms));
    expect(await at(day / 2 - 1)).toMatchObject({ userId: id });
    expect((await at(day / 2)) !== null).toBe(given.lasts);
  });

  it('a session that was given a second factor begins anew under another token', async () => {
    const { db, clock } = testApp.deps;
    const { id } = await buildUser(db, { role_id: roleIds.admin });
    const old = await createSession(db, id, clock());
    const now = new Date(clock().getTime() + day);
    const sessionId = (await findViewer(testApp.deps, old, now))?.sessionId ?? 0;
    expect(await elevateSession(db, { userId: id + 1, sessionId, now })).toBeNull();
    const token = (await elevateSession(db, { userId: id, sessionId, now })) ?? '';
    expect(await findViewer(testApp.deps, old, now)).toBeNull();
    expect(await findViewer(testApp.deps, token, now)).toMatchObject({ userId: id, sessionId, strong: true });
  });

  it('the day on the account is written once a day', async () => {
    const { db, pool } = testApp.deps;
    const { id } = await buildUser(db, { last_seen_on: '2026-11-14' });
    const at = (time: string) => new Date(`2026-11-15T${time}:00Z`);
    const token = await createSession(db, id, at('08:00'));
    const version = async () => (await pool.query('select xmin from account where id = $1', [id])).rows[0].xmin;
    await findViewer(testApp.deps, token, at('09:00'));
    const first = await version();
    await findViewer(testApp.deps, token, at('10:00'));
    expect(await version()).toBe(first);
  });

  it('what a page of another account writes is refused, as if nobody were logged in', async () => {
    const { db, clock } = testApp.deps;
    const [one, other] = [await buildUser(db), await buildUser(db)];
    const token = await createSession(db, one.id, clock());
    const write = (account?: number, url = '/api/property/drafts', as: string | null = token) =>
      testApp.app.inject({
        method: 'POST',
        url,
        headers: {
          ...(as ? { authorization: `Bearer ${as}` } : {}),
          ...(account ? { 'x-account': String(account) } : {}),
        },
        payload: { for: 'sale' },
      });
    const refused = await write(other.id);
    expect([refused.statusCode, refused.json().code]).toEqual([401, 'not_authenticated']);
    expect((await write(one.id)).statusCode).not.toBe(401);
    expect((await write()).statusCode).not.toBe(401);
    // Logged out meanwhile: what visitors may do is not refused.
    expect((await write(one.id, '/api/site/consent', null)).statusCode).not.toBe(401);
    expect((await write(one.id, '/api/property/drafts', null)).statusCode).toBe(401);
  });

  it('only the hash of the token is stored', async () => {
    const { db, clock, pool } = testApp.deps;
    const { id } = await buildUser(db);
    const token = await createSession(db, id, clock());
    const { rows } = await pool.query('select row_to_json(session)::text as row from session');
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await findViewer(testApp.deps, generateToken(), clock())).toBeNull();
    expect(await findViewer(testApp.deps, '', clock())).toBeNull();
  });

  it.each([
    ['waiting', true],
    ['approved', true],
    ['rejected', true],
    ['blocked', false],
  ] as const)('%s: has a session %s', async (status, has) => {
    const { db, clock } = testApp.deps;
    const { token } = await buildUser(db, { status });
    expect((await findViewer(testApp.deps, token, clock())) !== null).toBe(has);
  });

  it('ends all sessions of one account, or all but one, and nobody else’s', async () => {
    const { db, clock } = testApp.deps;
    const [user, other] = [await buildUser(db), await buildUser(db)];
    const second = await createSession(db, user.id, clock(), { strong: true });
    const saved = await findViewer(testApp.deps, second, clock());
    expect(saved?.strong).toBe(true);
    await deleteSessions(db, user.id, { but: saved?.sessionId ?? 0 });
    expect(await findViewer(testApp.deps, user.token, clock())).toBeNull();
    expect(await findViewer(testApp.deps, second, clock())).not.toBeNull();
    await deleteSessions(db, user.id);
    expect(await findViewer(testApp.deps, second, clock())).toBeNull();
    expect(await findViewer(testApp.deps, other.token, clock())).not.toBeNull();
  });

  it('notes when a device was last seen, every ten minutes at most, and the day on the account', async () => {
    const { db, clock } = testApp.deps;
    const { id } = await buildUser(db, { last_seen_on: '2026-01-01', warned_unused_at: clock() });
    const token = await createSession(db, id, clock());
    const later = (minutes: number) => new Date(clock().getTime() + minutes * 60_000);
    const seen = () =>
      db
        .selectFrom('session')
        .innerJoin('account', 'account.id', 'account_id')
        .select(['last_seen_at', 'warned_unused_at', 'last_seen_on'])
        .where('account_id', '=', id)
        .orderBy('session.id', 'desc')
        .executeTakeFirstOrThrow();
    await findViewer(testApp.deps, token, later(10));
    expect(await seen()).toMatchObject({ last_seen_at: clock(), warned_unused_at: clock() });
    await findViewer(testApp.deps, token, later(11));
    expect(await seen()).toMatchObject({ last_seen_at: later(11), warned_unused_at: null });
  });

  it('the XSRF token belongs to one session', () => {
    const [mine, other] = [generateToken(), generateToken()];
    expect(isValidXsrfToken(mine, deriveXsrfToken(mine))).toBe(true);
    for (const wrong of [deriveXsrfToken(other), mine, '', undefined, [deriveXsrfToken(mine)]])
      expect(isValidXsrfToken(mine, wrong)).toBe(false);
  });

  it.each([
    ['Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 'Chrome, Android'],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile Safari/604.1', 'Safari, iOS'],
    ['Mozilla/5.0 (Windows NT 10.0) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge, Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox, Linux'],
    ['<script>alert(1)</script>', 'API'],
    ['', 'API'],
  ])('knows a device by browser and system: %s', (agent, device) => {
    expect(describeDevice({ headers: { 'user-agent': agent } } as unknown as FastifyRequest)).toBe(device);
  });
});
