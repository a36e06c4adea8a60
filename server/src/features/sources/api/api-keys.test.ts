/** API-1: keys of an agency: who makes them, what they open, when they are refused, and that nobody reads them. */
import { Writable } from 'node:stream';
import { roleIds } from '@estia/contract/accounts/roles';
import { allCalls } from '@estia/contract/calls';
import { apiKeyLimits } from '@estia/contract/sources/api/api-scopes';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { joinAgency } from '../../../../testing/access/roles.ts';
import { openTestApp, startOfTests, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildApiKey } from '../../../../testing/factories/api-keys.ts';
import { buildAgency } from '../../../../testing/factories/records.ts';
import { restrictDirectly } from '../../../../testing/factories/statements-of-reasons.ts';
import { buildSignedInUser, callApiAs, listEmailsTo, type SignedInUser } from '../../../../testing/people/api-users.ts';

const DAY_MS = 86_400_000;
const after = (days: number) => new Date(startOfTests.getTime() + days * DAY_MS);

describe('[API-1] keys of an agency', () => {
  let testApp: TestApp;
  let owner: SignedInUser;
  let agencyId: number;
  const log: string[] = [];

  beforeAll(async () => {
    const sink = new Writable({
      write(chunk, _, done) {
        log.push(String(chunk));
        done();
      },
    });
    testApp = await openTestApp(inject('services'), { LOG_LEVEL: 'debug' }, sink);
  });
  afterAll(() => testApp.close());
  beforeEach(async () => {
    testApp.setNow(startOfTests);
    owner = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Μαρία Ιδιοκτήτρια' });
    agencyId = await buildAgency(testApp.deps.db, 461200, owner.id);
  });

  const create = (by: SignedInUser, over: object = {}) =>
    by.call('POST', '/sources/api-keys', { name: 'CRM', scopes: ['listings:read'], ...over });
  const ask = (key: string | null, path = '/agency-api/v1/key') => callApiAs(testApp, key, 'GET', path);
  const setAccount = (values: object) =>
    restrictDirectly(testApp.deps.db, (trx) =>
      trx.updateTable('account').set(values).where('id', '=', owner.id).execute(),
    );

  it('is shown once, opens the agency API at once, and only its hash is stored', async () => {
    const made = await create(owner);
    expect(made.status).toBe(200);
    const { key, api_key } = made.body;
    expect(key).toMatch(/^estia_[\w-]{43}$/);
    expect(api_key).toMatchObject({
      name: 'CRM',
      prefix: key.slice(0, 12),
      scopes: ['listings:read'],
      is_expired: false,
    });

    const answer = await ask(key);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({
      agency: { agency_id: agencyId },
      key: { name: 'CRM', scopes: ['listings:read'], expires_at: null },
    });

    const list = await owner.call('GET', '/sources/api-keys');
    expect(list.body).toMatchObject({ keys: [{ id: api_key.id, created_by: 'Μαρία Ιδιοκτήτρια' }], keys_left: 9 });
    expect(JSON.stringify(list.body)).not.toContain(key);
    const { rows } = await testApp.deps.pool.query(
      'select row_to_json(api_key)::text as text, key_hash from api_key where id = $1',
      [api_key.id],
    );
    expect(rows[0].text).not.toContain(key.slice(12));
    expect(rows[0].key_hash).toHaveLength(32);
  });

  it('is told to the agency’s owner by email, without the key, and both ends are in the audit log', async () => {
    const colleague = await buildSignedInUser(testApp, { role_id: roleIds.agency, username: 'Νίκος Συνεργάτης' });
    await joinAgency(testApp.deps.db, agencyId, colleague.id, 'owner');
    const { body } = await create(colleague, { scopes: ['leads:read', 'leads:read', 'listings:write'] });
    const emails = await listEmailsTo(testApp, owner.email);
    expect(emails).toHaveLength(1);
    expect(emails[0]).toMatchObject({
      template: 'api_key_created',
      values: { key_name: 'CRM', who: 'Νίκος Συνεργάτης', scopes: ['leads:read', 'listings:write'] },
    });
    expect(JSON.stringify(emails)).not.toContain(body.key);
    await owner.call('DELETE', `/sources/api-keys/${body.api_key.id}`);
    const entries = await testApp.deps.db
      .selectFrom('audit_log')
      .select(['action', 'admin_id', 'before', 'after'])
      .where('subject', '=', 'agency')
      .where('subject_id', '=', agencyId)
      .orderBy('id')
      .execute();
    expect(entries).toEqual([
      {
        action: 'api_key_created',
        admin_id: colleague.id,
        before: null,
        after: { name: 'CRM', scopes: ['leads:read', 'listings:write'] },
      },
      {
        action: 'api_key_revoked',
        admin_id: owner.id,
        before: { name: 'CRM', scopes: ['leads:read', 'listings:write'] },
        after: null,
      },
    ]);
  });

  it('ends when it is revoked and when its days are over, to the moment', async () => {
    const { body } = await create(owner, { lifetime_days: 30 });
    testApp.setNow(new Date(after(30).getTime() - 1));
    expect((await ask(body.key)).status).toBe(200);
    testApp.setNow(after(30));
    expect((await ask(body.key)).body).toMatchObject({ code: 'api_key_refused' });

    testApp.setNow(startOfTests);
    expect((await create(owner, { lifetime_days: 31 })).status).toBe(400);
    expect((await ask(body.key)).status).toBe(200);
    expect((await owner.call('DELETE', `/sources/api-keys/${body.api_key.id}`)).status).toBe(200);
    expect((await ask(body.key)).status).toBe(401);
    expect((await owner.call('DELETE', `/sources/api-keys/${body.api_key.id}`)).status).toBe(404);
  });

  it('is refused while its agency waits, is rejected or blocked, and when its owner has it deleted', async () => {
    const key = await buildApiKey(testApp.deps.db, agencyId);
    for (const status of ['waiting', 'rejected', 'blocked']) {
      await setAccount({ status });
      expect(await ask(key)).toMatchObject({ status: 403, body: { code: 'agency_not_active' } });
    }
    await setAccount({ status: 'approved', erase_after: after(10) });
    expect((await ask(key)).status).toBe(403);
    await setAccount({ erase_after: null, role_id: roleIds.individual });
    expect((await ask(key)).status).toBe(403);
    await setAccount({ role_id: roleIds.agency });
    expect((await ask(key)).status).toBe(200);
  });

  it('opens nothing but the agency API, and no session opens the agency API', async () => {
    const key = await buildApiKey(testApp.deps.db, agencyId);
    const call = allCalls.filter(({ access, method }) => access === 'professional' && method === 'GET');
    expect(call.length).toBeGreaterThan(10);
    for (const { path } of call)
      expect([path, (await ask(key, path.replace('{id}', '1'))).status]).toEqual([path, 401]);
    expect((await ask(owner.token)).body).toMatchObject({ code: 'api_key_refused' });
    const cookie = await testApp.app.inject({
      url: '/api/agency-api/v1/key',
      headers: { cookie: `estia_session=${owner.token}` },
    });
    expect(cookie.statusCode).toBe(401);
    for (const bad of [key.slice(0, -1), `${key}x`, key.toUpperCase(), `${key.slice(0, -1)}!`, 'estia_', ''])
      expect((await ask(bad)).status).toBe(401);
  });

  it('there are ten at most, also when two are made at once', async () => {
    for (let made = 1; made < apiKeyLimits.active; made += 1) await buildApiKey(testApp.deps.db, agencyId);
    const answers = await Promise.all([create(owner), create(owner), create(owner)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const list = await owner.call('GET', '/sources/api-keys');
    expect(list.body.keys).toHaveLength(10);
    expect(list.body.keys_left).toBe(0);
  });

  it('notes the day of its last use once a day, by the calendar of Athens, and keeps the account in use', async () => {
    const key = await buildApiKey(testApp.deps.db, agencyId);
    const read = async () => {
      const { rows } = await testApp.deps.pool.query(
        `select k.last_used_on::text as day, k.xmin::text as version, u.last_seen_on::text as seen, u.warned_unused_at
         from api_key k join agency g on g.id = k.agency_id join account u on u.id = g.account_id where g.id = $1`,
        [agencyId],
      );
      return rows[0];
    };
    expect((await read()).day).toBeNull();
    testApp.setNow(new Date('2026-11-20T09:00:00Z'));
    await ask(key);
    const first = await read();
    expect(first).toMatchObject({ day: '2026-11-20', seen: '2026-11-20' });
    testApp.setNow(new Date('2026-11-20T20:00:00Z'));
    await ask(key);
    expect(await read()).toEqual(first);
    // 00:30 in Athens is the next day; the account was warned meanwhile that nobody uses it.
    await setAccount({ warned_unused_at: startOfTests, erase_after: after(60) });
    testApp.setNow(new Date('2026-11-21T22:30:00Z'));
    expect((await ask(key)).status).toBe(200);
    expect(await read()).toMatchObject({ day: '2026-11-22', seen: '2026-11-21', warned_unused_at: null });
  });

  it('is in no log', async () => {
    const { body } = await create(owner);
    await ask(body.key);
    await ask(`${body.key}x`);
    expect(log.length).toBeGreaterThan(10);
    expect(log.filter((line) => line.includes(body.key.slice(12)))).toEqual([]);
  });
});

describe('[API-1] the limit of a key', () => {
  let testApp: TestApp;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'), { RATE_LIMIT_PER_MINUTE: '100000' });
  });
  afterAll(() => testApp.close());

  it('is told in every answer, is the key’s own, and ends in 429 with the seconds to wait', async () => {
    const owner = await buildSignedInUser(testApp, { role_id: roleIds.agency });
    const agencyId = await buildAgency(testApp.deps.db, 461200, owner.id);
    const [key, other] = [await buildApiKey(testApp.deps.db, agencyId), await buildApiKey(testApp.deps.db, agencyId)];
    const ask = (authorization: string) =>
      testApp.app.inject({ url: '/api/agency-api/v1/key', headers: { authorization: `Bearer ${authorization}` } });
    const first = await ask(key);
    expect(first.headers).toMatchObject({ 'ratelimit-limit': '600', 'ratelimit-remaining': '599' });
    expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
    for (let sent = 1; sent < 600; sent += 50) await Promise.all(Array.from({ length: 50 }, () => ask(key)));
    const refused = await ask(key);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 'too_many_requests' });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.headers['ratelimit-remaining']).toBe('0');
    expect((await ask(other)).statusCode).toBe(200);

    // Whoever guesses is counted by address.
    const guesses = await Promise.all(
      Array.from({ length: 61 }, (_, n) => ask(`estia_${String(n).padStart(43, 'x')}`)),
    );
    expect(guesses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(60);
    expect(guesses.filter(({ statusCode }) => statusCode === 429)).toHaveLength(1);
    expect((await ask(other)).statusCode).toBe(200);
  });
});
