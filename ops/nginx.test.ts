/** The real nginx with ops/nginx.conf in front of an app that answers what a test tells it to. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, createServer as createSocket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { allCalls } from '@estia/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

const script = fileURLToPath(new URL('./nginx.sh', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estia-nginx-'));

type NginxAnswer = { status?: number; headers?: Record<string, string>; body?: string };
type Heard = { status: number; headers: IncomingMessage['headers']; bytes: Buffer };

const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const page = (body: string, headers: Record<string, string> = {}): NginxAnswer => ({
  body,
  headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': PUBLIC, ...headers },
});

let app: Server;
let origin = '';
/** How the app answers, and what it was asked. */
let answer: (asked: IncomingMessage) => NginxAnswer = () => page('');
let asked: IncomingMessage[] = [];

function serve(incoming: IncomingMessage, outgoing: ServerResponse): void {
  asked.push(incoming);
  const { status = 200, headers = {}, body = '' } = answer(incoming);
  const wanted = incoming.headers['accept-encoding'];
  const packed = wanted === 'br' ? brotliCompressSync(body) : wanted === 'gzip' ? gzipSync(body) : Buffer.from(body);
  const packing = wanted ? { 'content-encoding': String(wanted), vary: 'accept-encoding' } : {};
  outgoing.writeHead(status, { ...headers, ...packing });
  outgoing.end(incoming.method === 'HEAD' ? undefined : packed);
}

const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request(origin + path, { method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const socket = createSocket().listen(0, '127.0.0.1', () => {
      const { port } = socket.address() as AddressInfo;
      socket.close(() => resolve(port));
    });
  });
const wait = (ms: number) => new Promise((done) => setTimeout(done, ms));
let next = 0;
/** Nobody has asked for it before. */
const fresh = (path = '/page'): string => `${path}?n=${next++}`;

beforeAll(async () => {
  app = createServer(serve).listen(0, '127.0.0.1');
  await new Promise((ready) => app.once('listening', ready));
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  execFileSync('bash', [script, 'start', folder, String(port), `127.0.0.1:${(app.address() as AddressInfo).port}`]);
});
afterAll(() => {
  execFileSync('bash', [script, 'stop', folder]);
  app.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => {
  asked = [];
  answer = () => page('one page for all');
});

describe('a public page', () => {
  it('is made once and cached, the same bytes whoever asks', async () => {
    const path = fresh();
    answer = ({ headers }) => page(`made for ${headers['x-forwarded-for']} ${asked.length}`);
    const first = await get(path, { cookie: 'estia_session=maria' });
    const second = await get(path, { cookie: 'estia_session=nikos', authorization: 'Bearer token' });
    expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
    expect(second.bytes).toEqual(first.bytes);
    expect(asked).toHaveLength(1);
    expect((await get(path, {}, 'HEAD')).headers['x-cache']).toBe('HIT');
  });

  it('is cached packed, once for each packing, whatever else a browser writes', async () => {
    const path = fresh();
    const text = 'Διαμέρισμα στο Χαλάνδρι '.repeat(200);
    answer = () => page(text);
    const requests: [acceptEncoding: string, packing: string | undefined][] = [
      ['gzip, deflate, br, zstd', 'br'],
      ['br', 'br'],
      ['gzip;q=1.0, br;q=0.5', 'br'],
      ['gzip, deflate', 'gzip'],
      ['br;q=0, gzip', 'gzip'],
      ['gzip;q=0', undefined],
      ['identity', undefined],
      ['sbr, xgzip', undefined],
    ];
    for (const [acceptEncoding, packing] of requests) {
      const { headers, bytes } = await get(path, { 'accept-encoding': acceptEncoding });
      expect(headers['content-encoding'], acceptEncoding).toBe(packing);
      const open = packing === 'br' ? brotliDecompressSync(bytes) : packing === 'gzip' ? gunzipSync(bytes) : bytes;
      expect(open.toString(), acceptEncoding).toBe(text);
    }
    expect(asked).toHaveLength(3);
  });

  it('[MAPS-1] a tile of streets is cached as it lies in its archive, and an empty one too, whoever asks', async () => {
    for (const status of [200, 204]) {
      asked = [];
      const path = `/tiles/streets/${status}/14/1/1`;
      const kept = {
        'content-type': 'application/vnd.mapbox-vector-tile',
        'cache-control': 'public, max-age=31536000, immutable',
      };
      answer = () => ({ status, headers: kept, body: 'tile' });
      for (const cookie of ['estia_session=maria', 'estia_session=nikos'])
        expect((await get(path, { cookie, 'accept-encoding': 'gzip, deflate, br, zstd' })).status).toBe(status);
      expect(asked.map(({ headers }) => headers['accept-encoding'])).toEqual(['gzip']);
      // A tile has one address: with another for each request one tile would fill the cache.
      expect((await get(`${path}?again`)).status).toBe(404);
      expect(asked).toHaveLength(1);
    }
  });

  it('is made once for a crowd that asks at one moment', async () => {
    const path = fresh();
    const crowd = await Promise.all(Array.from({ length: 30 }, () => get(path)));
    expect(crowd.every(({ status }) => status === 200)).toBe(true);
    expect(asked).toHaveLength(1);
  });

  it('that has run out is shown while the next is made, and the next is shown then', async () => {
    const path = fresh();
    const short = { 'cache-control': 'public, s-maxage=1, stale-while-revalidate=600' };
    answer = () => page('old', short);
    await get(path);
    await wait(2_100);
    answer = () => page('new', short);
    const shown = await get(path);
    expect(shown.bytes.toString()).toBe('old');
    await expect.poll(async () => (await get(path)).bytes.toString()).toBe('new');
  });
});

describe('is never cached', () => {
  const twice = async (path: string, headers: Record<string, string> = {}, method = 'GET') => {
    asked = [];
    const heard = [await get(path, headers, method), await get(path, headers, method)];
    expect(asked, path).toHaveLength(2);
    expect(heard.map((each) => each.headers['x-cache']).filter((state) => state === 'HIT')).toEqual([]);
  };

  it.each([
    '/dashboard',
    '/dashboard.data',
    '/en/dashboard/user/profile',
    '/DASHBOARD/inbox',
    '/%64ashboard/inbox',
    '//dashboard',
    '/auth/login',
    '/en/auth/reset?code=1',
    '/contact/confirm',
    '/api/session',
    '/api/user/favorites',
    '/api/property/mine',
    '/health/ready',
  ])('a private address, even if the app forgot to say so: %s', (path) => twice(path));

  it('an answer of the API to somebody it may know, nor is one given from what was cached for visitors', async () => {
    const path = fresh('/api/property/cards');
    await twice(path, { cookie: 'estia_session=maria' });
    await twice(path, { authorization: 'Bearer token' });
    await get(path);
    expect((await get(path)).headers['x-cache']).toBe('HIT');
    await twice(path, { cookie: 'estia_session=maria' });
  });

  it('an answer that sets a cookie, says no-store, or answers a form', async () => {
    answer = () => page('welcome', { 'set-cookie': 'estia_session=maria' });
    await twice(fresh());
    answer = () => page('gaps', { 'cache-control': 'no-store' });
    await twice(fresh());
    answer = () => page('done');
    await twice(fresh(), {}, 'POST');
  });

  it.each([404, 410, 500, 503, 302])('a %s, even with leave to keep it', async (status) => {
    answer = () => ({ ...page('not here'), status });
    await twice(fresh());
  });
});

describe('while the app cannot answer', () => {
  const gone = { 'cache-control': 'public, s-maxage=1, stale-if-error=86400' };

  it.each([500, 502, 503])('with %s, what was cached stands and comes back to life by itself', async (status) => {
    const path = fresh();
    answer = () => page('of 14:05', gone);
    await get(path);
    await wait(2_100);
    answer = () => ({ ...page('sorry', { 'cache-control': 'no-store' }), status });
    const shown = await get(path);
    expect([shown.status, shown.headers['x-cache'], shown.bytes.toString()]).toEqual([200, 'STALE', 'of 14:05']);
    expect((await get(fresh())).status).toBe(status);
    answer = () => page('of 14:20', gone);
    expect((await get(path)).bytes.toString()).toBe('of 14:20');
  });

  it('a listing that has been taken down is gone at once', async () => {
    const path = fresh();
    answer = () => page('a home', gone);
    await get(path);
    await wait(2_100);
    answer = () => ({ ...page('not here', { 'cache-control': 'no-store' }), status: 404 });
    expect((await get(path)).status).toBe(404);
  });
});

describe('who sends too much', () => {
  const send = (path: string, bytes: number): Promise<{ status: number; read: number }> =>
    new Promise((resolve, reject) => {
      const sent = request(
        origin + path,
        { method: 'POST', agent: false, headers: { 'content-length': bytes } },
        (reply) => {
          reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, read: asked.length }));
        },
      );
      sent.on('error', reject);
      sent.flushHeaders();
      if (bytes <= 1_000_000) sent.end(Buffer.alloc(bytes));
    });

  it('a body larger than any form is refused before it is read, but where large ones belong', async () => {
    for (const path of ['/api/property/search', '/api/user/login', '/dashboard/user/profile', '/'])
      expect([path, await send(path, 20_000_000)]).toEqual([path, { status: 413, read: 0 }]);
    expect((await send('/api/property/search', 200_000)).status).toBe(200);
    const calls = allCalls.filter(({ maxBody }) => maxBody !== undefined && maxBody > 300_000);
    expect(calls.length).toBeGreaterThan(5);
    for (const path of [
      ...calls.map((call) => `/api${call.path.replaceAll(/\{\w+\}/g, '7')}`),
      '/api/uploads/abc',
      '/api/sources/uploads/c2VhbGVk-_/12',
      '/dashboard/mandates',
      '/en/dashboard/properties/external-sources/new',
    ])
      expect([path, (await send(path, 1_000_000)).status]).toEqual([path, 200]);
  });

  it('one address has so many requests a second, while others go on', async () => {
    const from = (localAddress: string) =>
      new Promise<number>((resolve, reject) => {
        request(`${origin}/api/session`, { agent: false, localAddress }, (reply) => {
          reply.resume().on('end', () => resolve(reply.statusCode ?? 0));
        })
          .on('error', reject)
          .end();
      });
    const flood: number[] = [];
    // Faster than the permitted rate however slow the machine is: the burst is spent and does not fill up again meanwhile.
    for (let round = 0; round < 100 && !flood.includes(429); round++)
      flood.push(...(await Promise.all(Array.from({ length: 60 }, () => from('127.0.0.2')))));
    expect(flood).toContain(429);
    expect(await from('127.0.0.3')).toBe(200);
  });

  it('who sends slowly is not waited for without end', () => {
    const text = execFileSync('bash', [script, 'print', folder, '80', '127.0.0.1:1'], { encoding: 'utf8' });
    for (const rule of ['client_header_timeout', 'client_body_timeout', 'send_timeout', 'limit_conn '])
      expect(text).toContain(rule);
  });
});

it('without an app at all pages say to try again in both languages, and the API in its own form', async () => {
  const saved = fresh();
  await get(saved);
  app.closeAllConnections();
  await new Promise((done) => app.close(done));
  expect((await get(saved)).bytes.toString()).toBe('one page for all');
  const away = await get(fresh());
  expect([away.status, away.headers['retry-after'], away.headers['cache-control']]).toEqual([503, '10', 'no-store']);
  expect(away.bytes.toString()).toMatch(/Δοκίμασε ξανά[\s\S]*Try again/);
  expect(JSON.parse((await get('/api/property/cards?listing_ids=1')).bytes.toString())).toMatchObject({
    code: 'overloaded',
  });
});
