/** The built site behind the real nginx (ops/nginx.sh): what is cached for all, and what for nobody. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { freePort } from '@estia/server/testing/environment/site-process';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';

const script = fileURLToPath(new URL('../../ops/nginx.sh', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estia-front-'));
let port = 0;

type Heard = { status: number; headers: Record<string, string | string[] | undefined>; bytes: Buffer };
const probe = (path: string, headers: Record<string, string> = {}, method = 'GET', body?: string): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers, agent: false }, (reply) => {
      const parts: Buffer[] = [];
      reply.on('data', (part: Buffer) => parts.push(part));
      reply.on('end', () =>
        resolve({ status: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject);
    sent.end(body);
  });

beforeAll(async () => {
  port = await freePort();
  execFileSync('bash', [script, 'start', folder, String(port), `127.0.0.1:${new URL(siteUnderTest.origin).port}`]);
});
afterAll(() => {
  execFileSync('bash', [script, 'stop', folder]);
  rmSync(folder, { recursive: true, force: true });
});

it.each([
  '/',
  '/en',
  '/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1',
  '/show-realtors',
  '/articles',
])('the public page %s is kept packed, the same bytes for two visitors', async (path) => {
  const first = await probe(path, { 'accept-encoding': 'gzip, deflate, br', cookie: 'estia_session=one' });
  const second = await probe(path, { 'accept-encoding': 'br', cookie: 'estia_session=two' });
  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['MISS', 'HIT']);
  expect(first.headers['set-cookie']).toBeUndefined();
  expect(second.bytes.equals(first.bytes)).toBe(true);
  const gzip = await probe(path, { 'accept-encoding': 'gzip' });
  const plain = await probe(path);
  expect([
    second.headers['content-encoding'],
    gzip.headers['content-encoding'],
    plain.headers['content-encoding'],
  ]).toEqual(['br', 'gzip', undefined]);
  const title = /<title>[^<]+<\/title>/.exec(plain.bytes.toString())?.[0];
  expect(title).toBeTruthy();
  expect(brotliDecompressSync(second.bytes).toString()).toContain(title);
  expect(gunzipSync(gzip.bytes).toString()).toContain(title);
});

it.each(['/auth/login', '/en/auth/signup', '/dashboard', '/api/session', '/nothing/here'])(
  '%s is kept for nobody',
  async (path) => {
    for (let again = 0; again < 2; again++) {
      const { headers } = await probe(path, { cookie: 'estia_session=one' });
      expect(headers['x-cache'], path).not.toBe('HIT');
    }
  },
);

it('scripts are cached for a year, packed as the build packed them', async () => {
  const page = (await probe('/')).bytes.toString();
  const [file = ''] = /\/assets\/[\w.-]+\.js/.exec(page) ?? [];
  const first = await probe(file, { 'accept-encoding': 'br' });
  expect(first.headers['content-encoding']).toBe('br');
  expect(first.headers['cache-control']).toContain('immutable');
  expect((await probe(file, { 'accept-encoding': 'br' })).headers['x-cache']).toBe('HIT');
});

it('a form is passed on and its answer is not cached', async () => {
  const { headers } = await probe('/', {}, 'POST');
  expect(headers['x-cache']).not.toBe('HIT');
});
