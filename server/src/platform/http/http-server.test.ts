import { Writable } from 'node:stream';
import { roleIds } from '@estia/contract/accounts/roles';
import { call } from '@estia/contract/call';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, expectTypeOf, inject, it } from 'vitest';
import { z } from 'zod';
import { openTestApp, type TestApp, testOrigin } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { buildApp } from '../../app.ts';
import { deriveXsrfToken, SESSION_COOKIE } from '../auth/sessions.ts';
import type { ApiKeyViewer, SignedInViewer, Viewer } from '../auth/viewer.ts';
import { createLogger } from '../log.ts';
import type { CallContext } from './call-server.ts';

describe('the HTTP spine', () => {
  let testApp: TestApp;
  let token: string;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    token = (await buildUser(testApp.deps.db, { username: 'Μαρία' })).token;
  });
  afterAll(() => testApp.close());

  const search = (headers: Record<string, string>, payload: object | string = {}) =>
    testApp.app.inject({ method: 'POST', url: '/api/property/search', headers, payload });

  it('[AUTH-4] a token in the address is refused, whatever the call', async () => {
    const response = await testApp.app.inject({ url: `/api/session?token=${token}` });
    expect(response.statusCode).toBe(400);
    expect(response.json().code).toBe('token_in_url');
    const disguised = await testApp.app.inject({ url: `/%61pi/session?token=${token}` });
    expect(disguised.json().code).toBe('token_in_url');
  });

  it('[AUTH-4] GET /api/session says who is logged in and sets XSRF-TOKEN; a visitor gets neither', async () => {
    const visitor = await testApp.app.inject({ url: '/api/session' });
    expect(visitor.json()).toEqual({ user: null });
    expect(visitor.headers['set-cookie']).toBeUndefined();
    const response = await testApp.app.inject({ url: '/api/session', cookies: { [SESSION_COOKIE]: token } });
    expect(response.json().user).toMatchObject({ username: 'Μαρία', role_id: roleIds.individual });
    expect(response.headers['set-cookie']).toContain(`XSRF-TOKEN=${deriveXsrfToken(token)}`);
    expect(response.headers['set-cookie']).toContain('SameSite=Lax');
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('[AUTH-4] a script’s write with the session cookie needs the XSRF header; a bearer does not', async () => {
    const cookie = `${SESSION_COOKIE}=${token}`;
    expect((await search({ cookie })).json().code).toBe('cross_site');
    expect((await search({ cookie, 'x-xsrf-token': 'wrong' })).statusCode).toBe(403);
    expect((await search({ cookie, 'x-xsrf-token': deriveXsrfToken(token) })).statusCode).toBe(200);
    expect((await search({ authorization: `Bearer ${token}` })).statusCode).toBe(200);
  });

  it('[AUTH-4] a visitor’s write is checked by Origin and Sec-Fetch-Site', async () => {
    expect((await search({})).statusCode).toBe(200);
    expect((await search({ origin: testOrigin, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(200);
    expect((await search({ origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await search({ 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  });

  it('[AUTH-4] the API takes no form, whatever site it is on', async () => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'Text/Plain'])
      expect((await search({ 'content-type': type }, 'for=sale')).json().code).toBe('unsupported_type');
  });

  it('[AUTH-4] a write without a body also needs the XSRF header', async () => {
    const out = (headers: Record<string, string>) =>
      testApp.app.inject({ method: 'DELETE', url: '/api/user/search-history/1', headers });
    const cookie = `${SESSION_COOKIE}=${token}`;
    expect((await out({ cookie, origin: testOrigin, 'sec-fetch-site': 'same-origin' })).statusCode).toBe(403);
    expect((await out({ cookie, 'x-xsrf-token': deriveXsrfToken(token) })).statusCode).toBe(404);
  });

  it('[AUTH-4] a page takes a form only from our own pages', async () => {
    const send = (headers: Record<string, string>) =>
      testApp.app.inject({ method: 'POST', url: '/auth/login', headers, payload: '{}' });
    const refused: Record<string, string>[] = [
      {},
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: `${testOrigin}.evil.example` },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site', origin: testOrigin },
      { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' },
      { authorization: `Bearer ${token}` },
    ];
    for (const headers of refused)
      expect((await send(headers)).json().code, JSON.stringify(headers)).toBe('cross_site');
    const taken: Record<string, string>[] = [
      { origin: testOrigin },
      { 'sec-fetch-site': 'same-origin' },
      { 'sec-fetch-site': 'none' },
    ];
    // No pages are hosted in this world: 404 is what comes after the guard.
    for (const headers of taken) expect((await send(headers)).statusCode, JSON.stringify(headers)).toBe(404);
  });

  it('[AUTH-4] with https the session is a __Host- cookie, and no other counts', async () => {
    const secure = await openTestApp(inject('services'), { PUBLIC_ORIGIN: 'https://estia.test' });
    const user = await buildUser(secure.deps.db);
    const who = async (name: string) =>
      (await secure.app.inject({ url: '/api/session', cookies: { [name]: user.token } })).json().user?.user_id;
    expect(await who('__Host-estia_session')).toBe(user.id);
    expect(await who('estia_session')).toBeUndefined();
    await secure.close();
  });

  it('errors are {message, code, fields}: broken JSON, wrong type, too large, unknown path', async () => {
    const json = { 'content-type': 'application/json' };
    expect((await search(json, '{"for":')).json()).toMatchObject({ code: 'invalid_input' });
    expect((await search({ 'content-type': 'text/csv' }, 'a,b')).json()).toMatchObject({ code: 'unsupported_type' });
    expect((await search(json, `{"for":"${'x'.repeat(300_000)}"}`)).json()).toMatchObject({ code: 'too_large' });
    const unknown = await testApp.app.inject({ url: '/api/nothing' });
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toEqual({ message: 'Page not found', code: 'not_found' });
  });

  it('an address that cannot be read is refused with the same headers, and not repeated', async () => {
    for (const [url, status] of [
      ['/api/%E0%A4%A<script>', 400],
      [`/api/article/${'9'.repeat(800)}`, 404],
    ] as const) {
      const response = await testApp.app.inject({ url });
      expect(response.statusCode).toBe(status);
      expect(response.headers['x-content-type-options']).toBe('nosniff');
      expect(response.headers['content-type']).toBe('application/json; charset=utf-8');
      expect(response.body).not.toMatch(/script|999/);
    }
  });

  it('text with a NUL, and what is nested without end, is refused wherever it is', async () => {
    const json = { 'content-type': 'application/json' };
    const deep = `{"for":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
    for (const body of ['{"for":"sale\\u0000"}', '{"\\u0000":1}', '{"district_ids":["\\u0000"]}', deep])
      expect((await search(json, body)).json()).toMatchObject({ code: 'invalid_input', fields: { body: 'invalid' } });
    const query = await testApp.app.inject({ url: '/api/property/places?search_key=a%00b' });
    expect(query.json()).toMatchObject({ code: 'invalid_input', fields: { query: 'invalid' } });
  });

  it('a body nested without end is refused also where none is expected, with a key or without', async () => {
    const payload = `{"a":${'['.repeat(120_000)}${']'.repeat(120_000)}}`;
    for (const key of [{}, { 'idempotency-key': 'deep-body' }]) {
      const headers = { 'content-type': 'application/json', ...key };
      const response = await testApp.app.inject({ method: 'POST', url: '/api/user/logout', headers, payload });
      expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    }
  });

  it('a body of more values than any form has is refused before it is walked', async () => {
    const send = async (values: number) => {
      const payload = { for: 'sale', category_id: 1, district_ids: Array(values).fill(0) };
      const response = await testApp.app.inject({ method: 'POST', url: '/api/property/search', payload });
      return response.json() as { code: string; fields: Record<string, string> };
    };
    expect(await send(100_000)).toMatchObject({ code: 'invalid_input', fields: { body: 'invalid' } });
    // One that could be a form is read, and told which of its fields is wrong.
    expect((await send(5_000)).fields).not.toHaveProperty('body');
  });

  it('a fault of ours is a 500 with a reference and nothing of its cause', async () => {
    const broken = await openTestApp(inject('services'));
    await broken.deps.pool.query('drop table article cascade');
    const response = await broken.app.inject({ url: '/api/article' });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      message: 'Something went wrong',
      code: 'internal',
      reference: response.headers['x-request-id'],
    });
    await broken.close();
  });

  it('every answer carries the security headers', async () => {
    const { headers } = await testApp.app.inject({ url: '/api/session' });
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-frame-options']).toBe('SAMEORIGIN');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
    expect(headers['x-powered-by']).toBeUndefined();
  });

  it('ready means the database answers and nobody is leaving', async () => {
    expect((await testApp.app.inject({ url: '/health/live' })).statusCode).toBe(200);
    const ready = await testApp.app.inject({ url: '/health/ready' });
    expect(ready.json()).toMatchObject({ status: 'ready', database: true });
    testApp.health.leaving = true;
    expect((await testApp.app.inject({ url: '/health/ready' })).statusCode).toBe(503);
    // Who comes all the same is served, and the connection of a proxy is given back.
    const served = await testApp.app.inject('/api/article');
    expect([served.statusCode, served.headers.connection]).toEqual([200, 'close']);
    testApp.health.leaving = false;
    expect((await testApp.app.inject('/api/article')).headers.connection).not.toBe('close');
  });

  it('a release that is newer than the schema is not ready, serves what it can, and is ready once it is migrated', async () => {
    const { db } = testApp.deps;
    const { rows } = await sql<{ name: string; sha256: string }>`
      delete from migration where name = (select max(name) from migration) returning name, sha256`.execute(db);
    const { app } = await buildApp(testApp.webDeps);
    const ready = await app.inject({ url: '/health/ready' });
    expect([ready.statusCode, ready.json()]).toMatchObject([
      503,
      { status: 'not ready', database: true, schema: false },
    ]);
    expect((await app.inject({ url: '/health/live' })).statusCode).toBe(200);
    expect((await app.inject('/api/article')).statusCode).toBe(200);
    await sql`insert into migration (name, sha256) values (${rows[0]?.name}, ${rows[0]?.sha256})`.execute(db);
    const migrated = await app.inject({ url: '/health/ready' });
    expect([migrated.statusCode, migrated.json()]).toMatchObject([200, { schema: true }]);
    await app.close();
  });

  it('metrics are counted by the pattern of the route, never by the address', async () => {
    await testApp.app.inject({ url: '/api/article/7' });
    const text = await testApp.metrics.text();
    expect(text).toMatch(/estia_http_seconds_count\{method="GET",route="\/api\/article\/:id",status="404"\} \d/);
    expect(text).not.toContain('/api/article/7');
    expect(text).toContain('estia_db_connections{state="waiting"} 0');
  });

  it('too many requests from one address are refused, counted in Redis, and Redis away stops nothing', async () => {
    const small = await openTestApp(inject('services'), { RATE_LIMIT_PER_MINUTE: '5', TRUSTED_PROXIES: '127.0.0.1' });
    await expect.poll(() => small.deps.redis.status).toBe('ready');
    const address = `10.1.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
    const request = () => small.app.inject({ url: '/api/article', headers: { 'x-forwarded-for': address } });
    const statuses: number[] = [];
    for (let i = 0; i < 7; i++) statuses.push((await request()).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
    expect((await request()).json().code).toBe('too_many_requests');
    // Another client of the same proxy is not counted with it; who is no proxy is counted as itself, whatever it writes.
    const ask = async (from: string, forwarded: string) =>
      (
        await small.app.inject({
          url: '/api/article',
          remoteAddress: from,
          headers: { 'x-forwarded-for': forwarded },
        })
      ).statusCode;
    expect(await ask('127.0.0.1', `${address}, 10.2.3.4`)).toBe(200);
    const stranger = `203.0.113.${Math.floor(Math.random() * 250)}`;
    const spoofed: number[] = [];
    for (let i = 0; i < 7; i++) spoofed.push(await ask(stranger, `10.9.8.${i}`));
    expect(spoofed).toEqual([200, 200, 200, 200, 200, 429, 429]);
    small.deps.redis.disconnect();
    expect((await request()).statusCode).toBe(200);
    await small.close();
  });

  it('sheds load while too many requests wait for the database', async () => {
    Object.defineProperty(testApp.webDeps.pool, 'waitingCount', { configurable: true, value: 201 });
    const response = await testApp.app.inject({ url: '/api/article' });
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('1');
    Reflect.deleteProperty(testApp.webDeps.pool, 'waitingCount');
    expect((await testApp.app.inject({ url: '/api/article' })).statusCode).toBe(200);
  });

  it('[CALL-1] OpenAPI is served, and a page a person can read', async () => {
    const described = await testApp.app.inject({ url: '/api/openapi.json' });
    expect(described.json()).toMatchObject({
      openapi: '3.1.0',
      paths: { '/api/property/search': { post: { operationId: 'POST /property/search' } } },
    });
    const page = await testApp.app.inject({ url: '/api' });
    expect(page.body).toContain('POST /api/property/search');
    expect(page.body).not.toContain('<script');
  });

  it('robots and sitemaps name every live listing in both languages', async () => {
    expect((await testApp.app.inject({ url: '/robots.txt' })).body).toContain(`Sitemap: ${testOrigin}/sitemap.xml`);
    const index = await testApp.app.inject({ url: '/sitemap.xml' });
    expect(index.body).toContain(`<loc>${testOrigin}/sitemaps/pages-1.xml</loc>`);
    expect((await testApp.app.inject({ url: '/sitemaps/pages-1.xml' })).body).toContain('hreflang="en"');
    expect((await testApp.app.inject({ url: '/sitemaps/listings-9.xml' })).statusCode).toBe(404);
  });
});

describe('logs', () => {
  const logged = (line: object): string => {
    const lines: string[] = [];
    const sink = new Writable({
      write(chunk, _, done) {
        lines.push(String(chunk));
        done();
      },
    });
    createLogger('info', sink).info(line, 'line');
    expect(lines.join('')).toContain('line');
    return lines.join('');
  };

  it('hide what a person could be known by or log in with', () => {
    const line = logged({
      email: 'maria@estia.example',
      headers: { authorization: 'Bearer abc', cookie: 'x' },
      a: { b: { phone: '6900000000' } },
    });
    expect(line).not.toMatch(/maria|Bearer|6900000000/);
  });

  it('tell of a refusal of the database which constraint it was, and no value', () => {
    const refusal = new pg.DatabaseError('duplicate key value violates "account_email_key"', 1, 'error');
    refusal.severity = 'ERROR';
    refusal.code = '23505';
    refusal.constraint = 'account_email_key';
    refusal.detail = 'Key (email)=(maria@estia.example) already exists.';
    refusal.where = "unnamed portal parameter $1 = 'maria@estia.example'";
    const line = logged({ err: new Error('not saved', { cause: refusal }) });
    expect(line).toContain('"constraint":"account_email_key"');
    expect(line).toContain('"fault":"23505"');
    expect(line).toContain('http-server.test.ts');
    expect(line).not.toContain('maria');
  });

  it('tell of any other error without what it quotes', () => {
    const error = new SyntaxError(
      'Unexpected token m, "maria-secret" is not JSON; maria@estia.example +30 697 123 4567',
    );
    const line = logged({ err: error });
    expect(line).toContain('Unexpected token m, [hidden] is not JSON');
    // Not the digits alone: the stack names this file with the time in milliseconds.
    expect(line).not.toMatch(/maria|697 ?123/);
    expect(logged({ err: 'maria' })).not.toContain('maria');
  });
});

it('[ROLE-4] the handler of a call that is not for everyone is given a viewer who is signed in', () => {
  const everyone = call({ method: 'GET', path: '/a', access: 'everyone', summary: '', reply: z.unknown() });
  const member = call({ method: 'GET', path: '/b', access: 'member', summary: '', reply: z.unknown() });
  expectTypeOf<CallContext<(typeof everyone)['access']>['viewer']>().toEqualTypeOf<Viewer>();
  expectTypeOf<CallContext<(typeof member)['access']>['viewer']>().toEqualTypeOf<SignedInViewer>();
  const ofKey = call({ method: 'GET', path: '/c', access: 'agency_key', summary: '', reply: z.unknown() });
  expectTypeOf<CallContext<(typeof ofKey)['access']>['viewer']>().toEqualTypeOf<ApiKeyViewer>();
  expectTypeOf<CallContext['viewer']>().toExtend<Viewer>();
  expectTypeOf<Viewer>().toExtend<CallContext['viewer']>();
});
