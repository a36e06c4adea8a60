/** One asking, many arrivals: double clicks, retries of a phone that lost its signal, a server killed in between. */
import { createHash } from 'node:crypto';
import { call } from '@estia/contract/call';
import { allCalls } from '@estia/contract/calls';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp, testOrigin } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { AppError } from '../app-error.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { type CallServer, createCallServer } from './call-server.ts';
import { createHttpServer } from './http-server.ts';
import { registerRequestGuard } from './request-guard.ts';

/** A call that makes a record and a session, as registering does. Its body says how it goes. */
const make = call({
  method: 'POST',
  path: '/test/make',
  access: 'everyone',
  idempotent: true,
  summary: 'For this test',
  body: z.object({
    password: z.string(),
    how: z.enum(['well', 'slowly', 'refused', 'busy', 'broken', 'large']).default('well'),
  }),
  reply: z.object({ made: z.int(), token: z.string() }),
});
/** Reads by POST, as a search does. */
const find = call({
  method: 'POST',
  path: '/test/find',
  access: 'everyone',
  summary: 'For this test',
  body: z.object({ text: z.string() }),
  reply: z.object({ found: z.int() }),
});
const look = call({
  method: 'GET',
  path: '/test/look',
  access: 'everyone',
  summary: 'For this test',
  reply: z.object({ looked: z.int() }),
});

describe('[AUTH-2] asked twice, done once', () => {
  let testApp: TestApp;
  let app: FastifyInstance;
  /** Another process of the same site, where nobody waits long. */
  let impatient: FastifyInstance;
  let server: CallServer;
  let made = 0;
  let release = () => {};
  const openSite = async (waitMs: number) => {
    const app = await createHttpServer(testApp.deps, createMetrics(testApp.deps));
    registerRequestGuard(app, testApp.deps);
    const server = createCallServer(app, testApp.deps, { waitMs });
    server.serve(make, async ({ body: { how } }, { reply }) => {
      made += 1;
      const mine = made;
      if (how === 'refused') throw new AppError('email_in_use', { email: 'email_in_use' });
      if (how === 'busy') throw new AppError('too_many_requests');
      if (how === 'broken') throw new Error('broken');
      if (how === 'slowly') await new Promise<void>((resolve) => (release = resolve));
      if (how === 'large') return { made: mine, token: 'x'.repeat(100_000) };
      reply?.setCookie('given', `token-${mine}`, { path: '/', httpOnly: true, maxAge: 60 });
      reply?.clearCookie('taken', { path: '/' });
      return { made: mine, token: `token-${mine}` };
    });
    server.serve(look, () => ({ looked: ++made }));
    server.serve(find, () => ({ found: ++made }));
    return { app, server };
  };
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    ({ app, server } = await openSite(60_000));
    ({ app: impatient } = await openSite(100));
  });
  afterAll(async () => {
    await app.close();
    await impatient.close();
    await testApp.close();
  });
  beforeEach(async () => {
    made = 0;
    await testApp.deps.db.deleteFrom('idempotency').execute();
    await testApp.deps.db.deleteFrom('throttle').execute();
  });

  const post = (key: string | null, payload: object = { password: 'hush-hush' }, token?: string, site = app) =>
    site.inject({
      method: 'POST',
      url: '/api/test/make',
      headers: {
        ...(key === null ? {} : { 'idempotency-key': key }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      payload,
    });
  const rows = () => testApp.deps.db.selectFrom('idempotency').selectAll().execute();

  it('without a key every request runs, and nothing is stored', async () => {
    await post(null);
    await post(null);
    expect(made).toBe(2);
    expect(await rows()).toEqual([]);
  });

  it('a call that only reads stores nothing, whatever key it is asked with', async () => {
    const headers = { 'idempotency-key': 'reading-1' };
    const send = () => app.inject({ method: 'POST', url: '/api/test/find', headers, payload: { text: 'x' } });
    expect([(await send()).json(), (await send()).json()]).toEqual([{ found: 1 }, { found: 2 }]);
    for (const [url, payload] of [
      ['/api/property/search', { for: 'sale', category_id: 1 }],
      ['/api/valuation/estimate', {}],
    ] as const)
      await testApp.app.inject({ method: 'POST', url, headers, payload });
    expect(await rows()).toEqual([]);
    const reading = allCalls.filter((each) => each.idempotent && (each.method === 'GET' || each.produces));
    expect(reading.map((each) => each.key)).toEqual([]);
    expect(allCalls.filter((each) => each.idempotent).length).toBeGreaterThan(50);
  });

  it('an answer too large to store is not stored', async () => {
    expect((await post('large-001', { password: 'x', how: 'large' })).json().made).toBe(1);
    expect(await rows()).toEqual([]);
  });

  it('one viewer may store so many answers an hour and no more, while others go on', async () => {
    const { token } = await buildUser(testApp.deps.db);
    const key = `idempotency ${(await testApp.deps.db.selectFrom('session').select('account_id').orderBy('id', 'desc').executeTakeFirstOrThrow()).account_id}`;
    for (const name of [key, 'idempotency 127.0.0.1'])
      await testApp.deps.db
        .insertInto('throttle')
        .values({ key: createHash('sha256').update(name).digest(), hits: 600, until: new Date(Date.now() + 3_600_000) })
        .execute();
    expect((await post('too-many1')).statusCode).toBe(429);
    expect((await post('too-many1', undefined, token)).statusCode).toBe(429);
    expect(await rows()).toEqual([]);
    expect((await post('too-many1', undefined, (await buildUser(testApp.deps.db)).token)).statusCode).toBe(200);
    // Without a key nothing is stored, and nothing is counted.
    expect((await post(null)).statusCode).toBe(200);
  });

  it('twenty at once with one key make one record and get the same answer and cookies', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => post('parallel-1')));
    expect(made).toBe(1);
    expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([200]));
    expect(new Set(answers.map((response) => response.body)).size).toBe(1);
    const cookies = answers.map((response) => JSON.stringify(response.headers['set-cookie']));
    expect(new Set(cookies).size).toBe(1);
    expect(cookies[0]).toContain('given=token-1; Max-Age=60; Path=/; HttpOnly');
    expect(cookies[0]).toContain('taken=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970');
  });

  it('registering five times at once makes one account, one email and one session', async () => {
    const { db } = testApp.deps;
    const payload = {
      email: 'twice@estia.example',
      password: 'κόκκινο τρένο στο βουνό',
      username: 'Μαρία',
      terms_accepted: true,
      over_18: true,
    };
    const headers = { 'idempotency-key': 'registering' };
    const register = () => testApp.app.inject({ method: 'POST', url: '/api/user/register', headers, payload });
    const answers = await Promise.all(Array.from({ length: 5 }, register));
    expect(answers.map((response) => response.statusCode)).toEqual([200, 200, 200, 200, 200]);
    const given = answers.map((response) => response.cookies.find(({ name }) => name === 'estia_session')?.value);
    expect(new Set(given).size).toBe(1);
    expect(given[0]).toBe(answers[0]?.json().token);
    const { id } = await db
      .selectFrom('account')
      .select('id')
      .where('email', '=', payload.email)
      .executeTakeFirstOrThrow();
    for (const table of ['session', 'email_outbox'] as const)
      expect(await db.selectFrom(table).select('id').where('account_id', '=', id).execute()).toHaveLength(1);
  });

  it('a later retry is answered from the note; the order of fields does not matter', async () => {
    const first = await post('later-001', { password: 'hush-hush', how: 'well' });
    const second = await post('later-001', { how: 'well', password: 'hush-hush' });
    expect(second.json()).toEqual(first.json());
    expect(made).toBe(1);
  });

  it('the same key for another body is refused', async () => {
    await post('reused-01');
    const other = await post('reused-01', { password: 'another' });
    expect(other.statusCode).toBe(422);
    expect(other.json().code).toBe('key_reused');
    expect(made).toBe(1);
  });

  it('another user with the same key is another asking, and so is a visitor', async () => {
    const { db } = testApp.deps;
    const [one, two] = [await buildUser(db), await buildUser(db)];
    const answers = [await post('shared-01'), await post('shared-01', undefined, one.token)];
    answers.push(await post('shared-01', undefined, two.token));
    expect(answers.map((response) => response.json().made)).toEqual([1, 2, 3]);
    expect((await post('shared-01', undefined, one.token)).json().made).toBe(2);
    expect((await rows()).map((row) => row.account_id).sort()).toEqual([null, one.id, two.id].sort());
  });

  it('neither the key, the password nor the token can be read in the table', async () => {
    await post('secret-key-1', { password: 'hush-hush' });
    const [row] = await rows();
    const bytes = Buffer.concat([row?.key_hash, row?.body_hash, row?.answer].map((part) => part ?? Buffer.alloc(0)));
    expect(bytes.length).toBeGreaterThan(100);
    for (const secret of ['secret-key-1', 'hush-hush', 'token-1']) expect(bytes.includes(secret)).toBe(false);
  });

  it('a refusal is replayed with its fields, without running again', async () => {
    for (let i = 0; i < 2; i++) {
      const response = await post('refused-1', { password: 'x', how: 'refused' });
      expect(response.statusCode).toBe(409);
      expect(response.json()).toMatchObject({ code: 'email_in_use', fields: { email: 'email_in_use' } });
    }
    expect(made).toBe(1);
  });

  it('a refused form that was corrected may use its key again, once', async () => {
    await post('corrected', { password: 'x', how: 'refused' });
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('corrected', { password: 'y' })));
    expect(answers.map((response) => response.json().made)).toEqual([2, 2, 2, 2, 2]);
    expect((await post('corrected', { password: 'z' })).statusCode).toBe(422);
  });

  it.each([
    ['busy', 429],
    ['broken', 500],
  ])('what may pass (%s) is not kept: a retry runs', async (how, status) => {
    expect((await post('may-pass-1', { password: 'x', how })).statusCode).toBe(status);
    expect(await rows()).toEqual([]);
    expect((await post('may-pass-1', { password: 'x', how })).statusCode).toBe(status);
    expect(made).toBe(2);
  });

  it('whoever waits too long is told to come back', async () => {
    const first = post('slow-0001', { password: 'x', how: 'slowly' });
    await expect.poll(() => made).toBe(1);
    const second = await post('slow-0001', { password: 'x', how: 'slowly' }, undefined, impatient);
    expect(second.statusCode).toBe(409);
    expect(second.json().code).toBe('in_progress');
    expect(second.headers['retry-after']).toBe('1');
    release();
    expect((await first).statusCode).toBe(200);
    expect((await post('slow-0001', { password: 'x', how: 'slowly' })).json().made).toBe(1);
  });

  it('a first whose process was killed is taken over, by one of those who come', async () => {
    const { db, clock } = testApp.deps;
    await post('killed-01');
    // As a kill leaves it: begun, never finished.
    const killed = (ago: number) =>
      db
        .updateTable('idempotency')
        .set({ done_at: null, answer: null, begun_at: new Date(clock().getTime() - ago) })
        .execute();
    await killed(31_000);
    const answers = await Promise.all(Array.from({ length: 5 }, () => post('killed-01')));
    expect(answers.map((response) => response.json().made)).toEqual([2, 2, 2, 2, 2]);
  });

  it.each([
    ['too short', '1234567'],
    ['too long', 'x'.repeat(129)],
    ['not printable', 'tab\tinside'],
  ])('a key that is %s is refused', async (_, key) => {
    const response = await post(key);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'invalid_input', fields: { idempotency_key: 'invalid' } });
    expect(made).toBe(0);
  });

  it('keys of 8 and of 128 signs are taken', async () => {
    expect((await post('12345678')).statusCode).toBe(200);
    expect((await post('x'.repeat(128))).statusCode).toBe(200);
  });

  it('what its schema or its access refuses leaves no row', async () => {
    expect((await post('invalid-1', {})).statusCode).toBe(400);
    expect(await rows()).toEqual([]);
  });

  it('reading needs no key and ignores one', async () => {
    const read = () => app.inject({ url: '/api/test/look', headers: { 'idempotency-key': 'reading-1' } });
    expect((await read()).json().looked).toBe(1);
    expect((await read()).json().looked).toBe(2);
  });

  it('a page that asks in this process passes the key of its form and sets the cookies on its own answer', async () => {
    const page = Fastify();
    await page.register(cookie);
    page.get('/', async (request, reply) => {
      const send = server.callApiAs({ viewer: null, request, reply }) as unknown as (
        key: string,
        input: object,
      ) => unknown;
      return send('POST /test/make', { body: { password: 'x' }, idempotencyKey: 'form-key-1' });
    });
    const answers = [await page.inject('/'), await page.inject('/')];
    expect(answers.map((response) => response.json().made)).toEqual([1, 1]);
    expect(answers[1]?.headers['set-cookie']).toEqual(answers[0]?.headers['set-cookie']);
    expect(JSON.stringify(answers[1]?.headers['set-cookie'])).toContain('given=token-1');
    await page.close();
  });

  it('[AUTH-4] the key changes nothing about where a write may come from', async () => {
    const response = await app.inject({
      method: 'POST',
      url: '/api/test/make',
      headers: { 'idempotency-key': 'foreign-1', origin: `${testOrigin}.evil.example` },
      payload: { password: 'x' },
    });
    expect(response.statusCode).toBe(403);
  });
});
