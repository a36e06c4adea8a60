/** [POST-3] Pictures over HTTP, from both stores. */
import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { getTestS3Config } from '../../../testing/environment/s3.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildApp } from '../../app.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createS3FileStore } from '../../platform/files/s3-file-store.ts';

const s3 = getTestS3Config();
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
let testApp: TestApp;
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
});
afterAll(() => testApp.close());

describe.each(['a directory', ...(s3 ? ['S3'] : [])])('[POST-3] pictures from %s', (store) => {
  let app: TestApp['app'];
  const picture = randomBytes(300_000);
  const key = `served-${randomBytes(6).toString('hex')}`;
  beforeAll(async () => {
    const files = store === 'S3' && s3 ? createS3FileStore(s3) : testApp.deps.files;
    app = (await buildApp({ ...testApp.deps, files })).app;
    for (const type of ['avif', 'webp', 'jpg']) await files.put(`photos/${key}/640.${type}`, picture);
  });
  afterAll(() => app.close());

  it.each(['avif', 'webp', 'jpg'])('%s, whole, cached for a year', async (type) => {
    const response = await app.inject({ url: `/photos/${key}/640.${type}` });
    expect(response.statusCode).toBe(200);
    expect(response.rawPayload.equals(picture)).toBe(true);
    expect(response.headers).toMatchObject({
      'content-type': type === 'jpg' ? 'image/jpeg' : `image/${type}`,
      'content-length': '300000',
      'cache-control': CACHE_CONTROL,
      'cross-origin-resource-policy': 'cross-origin',
    });
  });

  it('its headers alone', async () => {
    const response = await app.inject({ method: 'HEAD', url: `/photos/${key}/640.webp` });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({ 'content-length': '300000', 'cache-control': CACHE_CONTROL });
    expect(response.rawPayload).toHaveLength(0);
  });

  it.each([`${key}/960.webp`, `${key}/641.webp`, `${key}/640.png`, `..%2f..%2fetc/640.webp`, 'no-such/640.webp'])(
    'nothing at %s, and nobody keeps that',
    async (path) => {
      const response = await app.inject({ url: `/photos/${path}` });
      expect(response.statusCode).toBe(404);
      expect(response.headers['cache-control']).toBe('no-store');
    },
  );
});

describe('[POST-3] pictures of a store that fails', () => {
  const failing = async (files: Partial<FileStore>) =>
    (await buildApp({ ...testApp.deps, files: { ...testApp.deps.files, ...files } })).app;

  const nobodys = { bucket: 'estia', region: 'us-east-1', accessKey: 'a', secretKey: 'b' };

  it('away: 503, which nobody keeps', async () => {
    const dead = createS3FileStore(
      { ...nobodys, endpoint: 'http://127.0.0.1:9', connectMs: 200, answerMs: 200 },
      { attempts: 1 },
    );
    const app = await failing(dead);
    for (const method of ['GET', 'HEAD'] as const) {
      const response = await app.inject({ method, url: '/photos/some-key/640.webp' });
      expect(response.statusCode).toBe(503);
      expect(response.headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '1' });
    }
    await app.close();
  });

  it('away between finding and reading: 503 too', async () => {
    const fault = () =>
      new Readable({
        read() {
          this.destroy(Object.assign(new Error('away'), { statusCode: 503 }));
        },
      });
    const app = await failing({ open: async () => ({ size: 1_000, modifiedAt: new Date(), read: fault }) });
    const response = await app.inject({ url: '/photos/some-key/640.webp' });
    expect([response.statusCode, response.json().code, response.headers['cache-control']]).toEqual([
      503,
      'overloaded',
      'no-store',
    ]);
    await app.close();
  });

  it('gone in the middle: the answer breaks off, and the server goes on', async () => {
    let breakOff = () => {};
    const store = createServer((request, reply) => {
      reply.writeHead(200, { 'content-length': '100000', etag: '"x"' });
      if (request.method === 'HEAD') return reply.end();
      reply.write(Buffer.alloc(50_000));
      breakOff = () => reply.destroy();
    });
    await new Promise<void>((done) => store.listen(0, '127.0.0.1', done));
    const endpoint = `http://127.0.0.1:${(store.address() as AddressInfo).port}`;
    const app = await failing(createS3FileStore({ ...nobodys, endpoint, connectMs: 60_000, answerMs: 60_000 }));
    const origin = await app.listen({ port: 0, host: '127.0.0.1' });
    const response = await fetch(`${origin}/photos/some-key/640.webp`);
    const body = expect(response.arrayBuffer()).rejects.toThrow();
    breakOff();
    await body;
    expect((await fetch(`${origin}/api/session`)).status).toBe(200);
    await app.close();
    store.close();
  });
});
