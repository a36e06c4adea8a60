/** A page of the release before finds its scripts and styles after a deploy, whichever process it asks. */
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { untilSomebodyWaits } from '../../../../testing/environment/locks.ts';
import { getTestS3Config } from '../../../../testing/environment/s3.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { AppError, toErrorCode } from '../../../platform/app-error.ts';
import { enqueueFileDeletion } from '../../../platform/files/file-deletion.queries.ts';
import { createDirectoryFileStore, type FileStore } from '../../../platform/files/file-store.ts';
import { createS3FileStore } from '../../../platform/files/s3-file-store.ts';
import { getAssetKey } from '../../../platform/http/asset-names.ts';
import { registerAssets } from '../../../platform/http/assets.ts';
import { deleteExpiredData } from '../../accounts/index.ts';
import { forgetSupersededAssets } from './published-assets.queries.ts';
import { publishAssets } from './published-assets.service.ts';

const root = mkdtempSync(join(tmpdir(), 'estia-assets-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const DAY = 86_400_000;
const mark = randomBytes(4).toString('hex');
const [oldScript, newScript, both] = [`app-${mark}old.js`, `app-${mark}new.js`, `base-${mark}.css`];

/** As the build leaves it: each text also packed. */
function build(release: string, contents: Record<string, string>): string {
  const folder = join(root, `${release}-${randomBytes(4).toString('hex')}`, 'assets');
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(contents)) {
    writeFileSync(join(folder, name), content);
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(content));
  }
  return folder;
}

const s3 = getTestS3Config();
const stores: [name: string, open: () => FileStore][] = [
  ['a directory', () => createDirectoryFileStore(join(root, 'store'))],
];
if (s3) stores.push(['S3', () => createS3FileStore(s3)]);

it('the S3 store is tested wherever it must be', () => {
  if (process.env.ESTIA_REQUIRE_S3) expect(s3).not.toBeNull();
});

describe.each(stores)('assets of releases in %s', (_name, open) => {
  let testApp: TestApp;
  let web: FastifyInstance;
  const files = open();
  const deps = () => ({ ...testApp.deps, files });
  const before = build('before', { [oldScript]: 'old script', [both]: 'style of both' });
  const after = build('after', { [newScript]: 'new script', [both]: 'style of both' });
  const get = (path: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    web.inject({ method, url: path, headers });

  /** Nothing on the way tidies up the address. */
  const askAsWritten = (path: string) =>
    new Promise<{ status: number; cacheControl: string | undefined; body: string }>((resolve, reject) => {
      const address = web.server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      const sent = request({ port, path, agent: false }, async (reply) => {
        const body = await text(reply);
        resolve({ status: reply.statusCode ?? 0, cacheControl: reply.headers['cache-control'], body });
      });
      sent.on('error', reject);
      sent.end();
    });

  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    expect(await publishAssets(deps(), before)).toEqual({ names: 4, sent: 4 });
    expect(await publishAssets(deps(), after)).toEqual({ names: 4, sent: 2 });
    web = Fastify();
    web.setErrorHandler((error, _request, reply) => {
      const { code, status } = new AppError(toErrorCode(error));
      return reply.code(status).header('cache-control', 'no-store').send({ code });
    });
    web.setNotFoundHandler(() => {
      throw new AppError('not_found');
    });
    registerAssets(web, { folder: after, files, workerPolicy: "default-src 'none'" });
    await web.listen({ host: '127.0.0.1', port: 0 });
  });
  afterAll(async () => {
    for (const name of [oldScript, newScript, both])
      for (const end of ['', '.br']) await files.remove(`assets/${name}${end}`);
    await web.close();
    await testApp.close();
  });

  it('a page of the release before finds its script, packed or not, with the headers of any other', async () => {
    const own = await get(`/assets/${newScript}`);
    const old = await get(`/assets/${oldScript}`);
    expect([own.body, old.body]).toEqual(['new script', 'old script']);
    for (const name of ['content-type', 'cache-control']) expect(old.headers[name], name).toBe(own.headers[name]);
    const packed = await get(`/assets/${oldScript}?import`, { 'accept-encoding': 'gzip, br' });
    expect(packed.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe('old script');
    const head = await get(`/assets/${oldScript}`, {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '10', '']);
  });

  it.each([
    '/assets/nothing-there.js',
    '/assets/../photos/abcd/160.jpg',
    '/assets/..%2Fphotos%2Fabcd%2F160.jpg',
    '/assets/%2e%2e/exports/1.zip',
    '/assets/.hidden.js',
    '/assets/exports/1.js',
    `/assets/${oldScript}.br`,
    `/assets//${oldScript}`,
    `/assets/x/../${oldScript}`,
    `/assets/${oldScript}%00.js`,
    '/assets/secret.zip',
    '/assets/',
    `/assets/${'a'.repeat(300)}.js`,
  ])('gives nothing else, and nobody keeps that: %s', async (path) => {
    await files.put('photos/abcd/160.jpg', Buffer.from('a photo'));
    await files.put('exports/1.js', Buffer.from('an export'));
    const { status, cacheControl, body } = await askAsWritten(path);
    expect([400, 404]).toContain(status);
    expect(cacheControl).toBe('no-store');
    expect(body).not.toMatch(/photo|export|script/);
  });

  it('30 days after another release they go, and what the newest names stays however old it is', async () => {
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 29 * DAY));
    await deleteExpiredData(deps());
    expect((await get(`/assets/${oldScript}`)).statusCode).toBe(200);
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 2 * DAY));
    await deleteExpiredData(deps());
    expect((await get(`/assets/${oldScript}`)).statusCode).toBe(404);
    for (const name of [newScript, both]) expect(await files.open(`assets/${name}`), name).not.toBeNull();
    const rows = await testApp.deps.db.selectFrom('published_asset').select('name').orderBy('name').execute();
    expect(rows).toHaveLength(4);
  });

  it('a release that comes back has all of its own again', async () => {
    expect(await publishAssets(deps(), before)).toEqual({ names: 4, sent: 2 });
    expect((await get(`/assets/${oldScript}`)).statusCode).toBe(200);
    await expect(publishAssets(deps(), root)).rejects.toThrow('no assets');
  });

  it('a release that begins while its files are being retired has all of them after', async () => {
    await publishAssets(deps(), after);
    testApp.setNow(new Date(testApp.deps.clock().getTime() + 31 * DAY));
    const { db, clock } = testApp.deps;
    let publishing: Promise<unknown> | undefined;
    await db.transaction().execute(async (trx) => {
      const names = await forgetSupersededAssets(trx, clock());
      await enqueueFileDeletion(trx, names.map(getAssetKey), clock());
      publishing = publishAssets(deps(), before);
      await untilSomebodyWaits(db);
    });
    expect(await publishing).toEqual({ names: 4, sent: 2 });
    const doomed = await db
      .selectFrom('file_to_delete')
      .select('key')
      .where('key', 'like', `assets/%${mark}%`)
      .execute();
    expect(doomed).toEqual([]);
  });
});
