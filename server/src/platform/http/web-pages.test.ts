import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTestApp, type TestApp, testOrigin } from '../../../testing/environment/test-app.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { SESSION_COOKIE } from '../auth/sessions.ts';
import type { ApiClient } from './call-server.ts';
import { buildContentSecurityPolicy, hashInlineScripts, registerWebPages, type WebBuild } from './web-pages.ts';

const seal = (html: string, nonce: string) => {
  const { page, hashes } = hashInlineScripts(Buffer.from(html), nonce);
  return { html: page.toString(), hashes };
};

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a public page is sealed: the framework’s scripts are hashed, the nonce is gone, the bytes are the same for everyone', () => {
  const page = (nonce: string) =>
    `<html><head><link rel="modulepreload" nonce="${nonce}" href="/assets/a.js"></head><body>` +
    `<script nonce="${nonce}">window.x = 1;</script><script nonce="${nonce}" type="module" src="/assets/b.js"></script></body></html>`;
  const one = seal(page('abc'), 'abc');
  const two = seal(page('xyz'), 'xyz');
  expect(one).toEqual(two);
  expect(one.hashes).toEqual([hash('window.x = 1;')]);
  expect(one.html).not.toContain('nonce');
});

it('a script that came in with somebody’s text is not allowed', () => {
  const { hashes } = seal('<script nonce="guess">evil()</script><p>x</p><script nonce="real">ours()</script>', 'real');
  expect(hashes).toEqual([hash('ours()')]);
});

it('the policy allows no inline style, no eval, no framing', () => {
  const text = buildContentSecurityPolicy([hash('x')], true);
  expect(text).not.toMatch(/unsafe|\*/);
  for (const part of ["style-src 'self'", "frame-ancestors 'none'", "base-uri 'none'", 'upgrade-insecure-requests'])
    expect(text).toContain(part);
});

it('[SUBS-2] forms stay on the site; those of private pages may end on the card provider’s page', () => {
  expect(`${buildContentSecurityPolicy([], false)};`).toContain("form-action 'self';");
  expect(buildContentSecurityPolicy([], false, null, ['https://pay.example'])).toContain(
    "form-action 'self' https://pay.example;",
  );
});

/** A web of two rooms: what the host does around pages, without any page of ours. */
const fakeWeb = (seen: { method: string; cookie: string | null; body: string; user: string }[]): WebBuild => ({
  entry: {
    module: {
      isPrivatePath: (pathname) => /^\/(dashboard|auth)/.test(pathname),
      createLoadContext: (parts) => parts,
      createRequestHandler: () => async (request, context) => {
        const { callApi } = context as { callApi: ApiClient };
        const { matched, rendered } = context as { matched: (route: string) => void; rendered: (s: number) => void };
        if (request.url.includes('/listing/')) matched('/listing/:id');
        if (request.url.includes('/listing/')) rendered(0.004);
        const { user } = await callApi('GET /session', {});
        const { method, headers } = request;
        seen.push({
          method,
          cookie: headers.get('cookie'),
          body: await request.text(),
          user: user?.username ?? 'nobody',
        });
        const saved = '/dashboard/user?flash=saved';
        if (request.url.endsWith('/save')) return new Response(null, { status: 303, headers: { location: saved } });
        const next = new URL(request.url).searchParams.get('next');
        if (next) return new Response(null, { status: 302, headers: { location: next } });
        if (request.url.endsWith('/vouched')) (context as { willSay: (path: string) => void }).willSay(saved);
        if (request.url.endsWith('/moved')) return Response.redirect('http://estia.test/elsewhere', 301);
        const flash = (context as { flash: string | null }).flash;
        const html = `<p>${user?.username ?? 'nobody'}</p>${flash ? `<b>${flash}</b>` : ''}`;
        const type = request.url.endsWith('.data') ? 'text/x-script' : 'text/html; charset=utf-8';
        return new Response(html, { headers: { 'content-type': type, 'cache-control': 'public, s-maxage=60' } });
      },
    },
  },
});

describe('who has a page open', () => {
  const seen: Parameters<typeof fakeWeb>[0] = [];
  let testApp: TestApp;
  let cookie: string;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    const { token } = await buildUser(testApp.deps.db, { username: 'Μαρία' });
    cookie = `${SESSION_COOKIE}=${token}`;
    registerWebPages(testApp.app, testApp.deps, testApp, async () => fakeWeb(seen));
  });
  afterAll(() => testApp.close());

  const form = { 'content-type': 'application/x-www-form-urlencoded', origin: testOrigin };
  const post = (url: string, headers: Record<string, string> = {}, payload = 'a=1') =>
    testApp.app.inject({ method: 'POST', url, headers: { ...form, ...headers }, payload });

  it('[AUTH-4] a public page is the same for everyone: no session, no cookie in or out', async () => {
    const visitor = await testApp.app.inject({ url: '/properties/search' });
    const member = await testApp.app.inject({ url: '/properties/search', headers: { cookie } });
    expect(member.body).toBe('<p>nobody</p>');
    expect(member.rawPayload.equals(visitor.rawPayload)).toBe(true);
    expect(member.headers['set-cookie']).toBeUndefined();
    expect(member.headers['cache-control']).toBe('public, s-maxage=60');
    expect(member.headers['content-security-policy']).not.toContain('nonce');
    expect(seen.at(-1)).toMatchObject({ cookie: null, user: 'nobody' });
  });

  it('is counted by the pattern of its route, never by its address', async () => {
    await testApp.app.inject({ url: '/listing/4711-agnosta' });
    await testApp.app.inject({ url: '/agnosta' });
    const text = await testApp.metrics.text();
    expect(text).toContain('estia_http_seconds_count{method="GET",route="/listing/:id",status="200"} 1');
    expect(text).toContain('estia_page_render_seconds_count{route="/listing/:id"} 1');
    expect(text).toMatch(/estia_http_seconds_count\{method="GET",route="\/\*",status="200"\} \d/);
    expect(text).not.toContain('agnosta');
  });

  it('[AUTH-4] a private page acts for its reader, is in no cache and keeps its nonce', async () => {
    const page = await testApp.app.inject({ url: '/dashboard', headers: { cookie } });
    expect(page.body).toBe('<p>Μαρία</p>');
    expect(page.headers['cache-control']).toBe('private, no-store');
    expect(page.headers['x-robots-tag']).toBe('noindex');
    expect(page.headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-[\w-]{22}'/);
    expect(page.headers['set-cookie']).toContain('XSRF-TOKEN');
    expect(seen.at(-1)?.cookie).toBeNull();
    expect((await testApp.app.inject({ url: '/dashboard' })).body).toBe('<p>nobody</p>');
  });

  it.each(['/dashboard.data', '/dashboard/moved'])('%s is in no cache either', async (url) => {
    const response = await testApp.app.inject({ url, headers: { cookie } });
    expect(response.headers['cache-control']).toBe('private, no-store');
  });

  it('an address that only looks private is the page it leads to', async () => {
    expect((await testApp.app.inject({ url: '/dashboard/../properties', headers: { cookie } })).body).toBe(
      '<p>nobody</p>',
    );
  });

  it('what a page says was done comes from the action that did it: not from an address, not twice, not elsewhere', async () => {
    const open = async (url: string, flash = '') => {
      const response = await testApp.app.inject({ url, headers: { cookie: `${cookie}; ${flash}` } });
      return {
        body: response.body,
        cleared: response.cookies.some(({ name, value }) => name === 'estia_flash' && value === ''),
      };
    };
    expect((await open('/dashboard/user?flash=email-changed')).body).toBe('<p>Μαρία</p>');
    const saved = await post('/dashboard/save', { cookie });
    expect([saved.statusCode, saved.headers.location]).toEqual([303, '/dashboard/user?flash=saved']);
    const given = saved.cookies.find(({ name }) => name === 'estia_flash');
    expect(given).toMatchObject({ maxAge: 60, sameSite: 'Lax', path: '/' });
    const flash = `estia_flash=${given?.value}`;
    expect(await open('/dashboard/user?flash=saved', flash)).toEqual({
      body: '<p>Μαρία</p><b>saved</b>',
      cleared: true,
    });
    for (const url of ['/dashboard/user?flash=email-changed', '/dashboard/other?flash=saved', '/dashboard/user'])
      expect((await open(url, flash)).body).toBe('<p>Μαρία</p>');
    const forged = Buffer.from(JSON.stringify(['/dashboard/user', 'email-changed', Date.now() * 2])).toString(
      'base64url',
    );
    for (const cookies of [`estia_flash=${forged}.AAAA`, `estia_flash=${forged}`, 'estia_flash=x', 'estia_flash=.'])
      expect((await open('/dashboard/user?flash=email-changed', cookies)).body).toBe('<p>Μαρία</p>');
    // Being led there by a link is not having done it.
    const login = '/auth/login?next=%2Fdashboard%2Fuser%2Fprofile%3Fflash%3Demail-changed';
    const led = await testApp.app.inject({ url: login, headers: { cookie } });
    expect([led.statusCode, led.headers.location]).toEqual([302, '/dashboard/user/profile?flash=email-changed']);
    expect(led.cookies.map(({ name }) => name)).not.toContain('estia_flash');
    const vouched = await testApp.app.inject({ url: '/dashboard/vouched', headers: { cookie } });
    expect(vouched.cookies.map(({ name }) => name)).toContain('estia_flash');
    // A public page is given nothing of its reader.
    expect((await open('/properties?flash=saved', flash)).body).toBe('<p>nobody</p>');
  });

  it('a request line that names a whole address is refused, and is no fault of ours', async () => {
    await testApp.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = testApp.app.server.address() as AddressInfo;
    const statusOf = (line: string) =>
      new Promise<string>((resolve, reject) => {
        const socket = connect(port, '127.0.0.1', () =>
          socket.write(`${line}\r\nHost: x\r\nConnection: close\r\n\r\n`),
        );
        let text = '';
        socket.on('data', (piece) => {
          text += piece;
        });
        socket.on('close', () => resolve(text.slice(9, 12))).on('error', reject);
      });
    for (const address of ['http://evil.example/', 'http://evil.example/dashboard', 'http://[/'])
      expect([address, await statusOf(`GET ${address} HTTP/1.1`)]).toEqual([address, '400']);
    expect(await statusOf('GET / HTTP/1.1')).toBe('200');
    // Nothing is sent back to who asks for an echo: a page takes it for a write from nobody knows where, the API has no such call.
    const echoes = ['/', '/dashboard', '/api/session'].map((path) => statusOf(`TRACE ${path} HTTP/1.1`));
    expect(await Promise.all(echoes)).toEqual(['403', '403', '404']);
  });

  it('a private page takes forms as they are; 256 KB of them', async () => {
    const taken = await post('/dashboard/user/profile', { cookie }, 'name=%CE%91&b=2');
    expect(taken.statusCode).toBe(200);
    expect(seen.at(-1)).toMatchObject({ method: 'POST', body: 'name=%CE%91&b=2', user: 'Μαρία' });
    expect((await post('/dashboard', { cookie }, `a=${'x'.repeat(300_000)}`)).statusCode).toBe(413);
    expect((await post('/dashboard', { cookie, 'content-type': 'application/json' }, '{}')).statusCode).toBe(415);
  });

  it('[SUBS-3] the page of deposits leaves small forms to its own guard; a long file is read from admins alone', async () => {
    const before = seen.length;
    expect((await post('/dashboard/admin/deposits', {}, 'note=x')).statusCode).toBe(200);
    expect(seen.length).toBe(before + 1);
    const file = `a=${'x'.repeat(300_000)}`;
    const loggedOut = await post('/dashboard/admin/deposits', {}, file);
    expect(loggedOut.statusCode).toBe(303);
    expect(loggedOut.headers.location).toBe('/auth/login?next=%2Fdashboard%2Fadmin%2Fdeposits');
    expect((await post('/dashboard/admin/deposits', { cookie }, file)).statusCode).toBe(403);
    expect(seen.length).toBe(before + 1);
  });

  it('[EXTS-1] pages of sources read a long file from agencies alone, and lead whoever is logged out back to themselves', async () => {
    const file = `a=${'x'.repeat(300_000)}`;
    const sources = '/dashboard/properties/external-sources';
    for (const page of ['new', '17']) {
      const loggedOut = await post(`${sources}/${page}`, {}, file);
      expect([loggedOut.statusCode, loggedOut.headers.location]).toEqual([
        303,
        `/auth/login?next=${encodeURIComponent(`${sources}/${page}`)}`,
      ]);
      expect((await post(`${sources}/${page}`, { cookie }, file)).statusCode).toBe(403);
    }
    // Its neighbours take forms as every page does.
    for (const page of ['webhooks', '17/places'])
      expect((await post(`${sources}/${page}`, { cookie }, file)).statusCode).toBe(413);
    expect((await post(`${sources}/webhooks`, { cookie }, 'a=1')).statusCode).toBe(200);
  });

  it('[AUTH-4] a form of another site, or of nobody knows where, is refused before it is read', async () => {
    const before = seen.length;
    expect((await post('/dashboard', { cookie, origin: 'https://evil.example' })).statusCode).toBe(403);
    expect((await post('/dashboard', { cookie, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
    const silent = {
      method: 'POST',
      url: '/dashboard',
      headers: { cookie, 'content-type': form['content-type'] },
    } as const;
    expect((await testApp.app.inject({ ...silent, payload: 'a=1' })).statusCode).toBe(403);
    expect(seen.length).toBe(before);
  });

  it('a public page takes no form, and neither does the API', async () => {
    const before = seen.length;
    const page = await post('/properties/search');
    expect(page.statusCode).toBe(405);
    expect(page.headers.allow).toBe('GET, HEAD');
    expect((await post('/api/user/login')).statusCode).toBe(415);
    const unknown = { method: 'POST', url: '/api/nothing', payload: {} } as const;
    expect((await testApp.app.inject(unknown)).statusCode).toBe(404);
    expect(seen.length).toBe(before);
  });
});
