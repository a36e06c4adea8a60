/** Triggers, job and the real nginx: what has changed leaves the shared cache, and nothing else does. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { freePort } from '../../../../testing/environment/site-process.ts';
import { openTestApp, type TestApp } from '../../../../testing/environment/test-app.ts';
import { CHALANDRI_DISTRICT_ID } from '../../../../testing/factories/complexes.ts';
import { buildListing, buildProperty } from '../../../../testing/factories/records.ts';
import { purgeSharedCaches } from './cache-purge.jobs.ts';
import { hasCachePurge } from './cache-purge.queries.ts';

const script = fileURLToPath(new URL('../../../../../ops/nginx.sh', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'estia-purge-'));
const PUBLIC = 'public, max-age=0, s-maxage=60, stale-while-revalidate=600, stale-if-error=86400';
const never = new AbortController().signal;

let testApp: TestApp;
let site: Server;
let origin = '';
let purgeUrl = '';
/** What the site answers, by address. */
const gone = new Set<string>();
let isAway = false;

type Heard = { status: number; cache: string | undefined };
const get = (path: string, packing = 'br'): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request(
      { port: new URL(origin).port, path, agent: false, headers: { 'accept-encoding': packing } },
      (reply) => {
        reply.resume().on('end', () => {
          const cache = reply.headers['x-cache'];
          resolve({ status: reply.statusCode ?? 0, cache: typeof cache === 'string' ? cache : undefined });
        });
      },
    );
    sent.on('error', reject);
    sent.end();
  });

/** As a visitor finds it the second time. */
async function keep(path: string, packing = 'br'): Promise<void> {
  await get(path, packing);
  expect(await get(path, packing), path).toEqual({ status: 200, cache: 'HIT' });
}

const purge = (urls = [purgeUrl]) =>
  purgeSharedCaches({ ...testApp.deps, config: { ...testApp.deps.config, cachePurgeUrls: urls } }, never);
const rows = () =>
  testApp.deps.db.selectFrom('cache_purge').select(['tag', 'is_repeat', 'done']).orderBy('id').execute();
const tags = async () => (await rows()).map(({ tag }) => tag);

async function build(overrides: Record<string, unknown> = {}): Promise<{ property: number; listing: number }> {
  const property = await buildProperty(testApp.deps.db, { district_id: CHALANDRI_DISTRICT_ID });
  const listing = await buildListing(testApp.deps.db, { property_id: property, price: 100_000, ...overrides });
  await sql`delete from cache_purge`.execute(testApp.deps.db);
  return { property, listing };
}
const pause = (listing: number) =>
  testApp.deps.db.updateTable('listing').set({ is_active: false }).where('id', '=', listing).execute();

beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  site = createServer((incoming, outgoing) => {
    if (isAway) return outgoing.writeHead(503, { 'cache-control': 'no-store' }).end();
    if (gone.has(incoming.url ?? '')) return outgoing.writeHead(410, { 'cache-control': 'no-store' }).end('gone');
    const wanted = incoming.headers['accept-encoding'];
    const packing = wanted ? { 'content-encoding': String(wanted) } : {};
    outgoing.writeHead(200, { 'cache-control': PUBLIC, 'content-type': 'text/html', ...packing });
    return outgoing.end(wanted === 'br' ? brotliCompressSync('a home') : 'a home');
  });
  const [port, purgePort, sitePort] = [await freePort(), await freePort(), await freePort()];
  await new Promise<void>((listening) => site.listen(sitePort, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${port}`;
  purgeUrl = `http://127.0.0.1:${purgePort}`;
  execFileSync('bash', [script, 'start', folder, String(port), `127.0.0.1:${sitePort}`], {
    env: { ...process.env, PURGE_PORT: String(purgePort) },
  });
});
afterAll(async () => {
  execFileSync('bash', [script, 'stop', folder]);
  rmSync(folder, { recursive: true, force: true });
  site.closeAllConnections();
  site.close();
  await testApp.close();
});
beforeEach(async () => {
  isAway = false;
  gone.clear();
  await sql`delete from cache_purge`.execute(testApp.deps.db);
});

describe('what leaves the shared caches is noted', () => {
  it('when a listing that people can see is paused, changed or erased, in its transaction', async () => {
    const { property, listing } = await build();
    await testApp.deps.db.transaction().execute(async (trx) => {
      await trx.updateTable('listing').set({ price: 90_000 }).where('id', '=', listing).execute();
      expect(await hasCachePurge(testApp.deps.db)).toBe(false);
    });
    expect(await hasCachePurge(testApp.deps.db)).toBe(true);
    await pause(listing);
    expect(await tags()).toEqual([`property:${property}`, `property:${property}`]);
    // Of a paused one nothing is kept: what becomes of it concerns nobody.
    await testApp.deps.db.updateTable('listing').set({ price: 80_000 }).where('id', '=', listing).execute();
    await testApp.deps.db.updateTable('property').set({ area: 77 }).where('id', '=', property).execute();
    await testApp.deps.db.deleteFrom('listing').where('id', '=', listing).execute();
    expect(await tags()).toHaveLength(2);
    const other = await build();
    await testApp.deps.db.updateTable('property').set({ area: 77 }).where('id', '=', other.property).execute();
    await testApp.deps.db.deleteFrom('listing').where('id', '=', other.listing).execute();
    expect(await tags()).toEqual([`property:${other.property}`, `property:${other.property}`]);
  });

  it('when nothing has changed, not', async () => {
    const { listing } = await build();
    await testApp.deps.db.updateTable('listing').set({ price: 100_000 }).where('id', '=', listing).execute();
    expect(await tags()).toEqual([]);
  });

  it('when the files of a photo have been removed, and of nothing else', async () => {
    await sql`insert into file_to_delete (key, due) values ('photos/abcd-1', now()), ('exports/x.zip', now())`.execute(
      testApp.deps.db,
    );
    await sql`delete from file_to_delete`.execute(testApp.deps.db);
    expect(await tags()).toEqual(['photo:abcd-1']);
  });

  it('with a job in the same transaction', async () => {
    const { listing } = await build();
    await sql`delete from pgboss.job where name = 'listing-changes'`.execute(testApp.deps.db);
    await pause(listing);
    const jobs = await sql`select from pgboss.job where name = 'listing-changes'`.execute(testApp.deps.db);
    expect(jobs.rows.length).toBeGreaterThan(0);
  });
});

describe('a purge', () => {
  it('takes every page of the property out, in every packing, and nothing else', async () => {
    const { property, listing } = await build();
    const other = await build();
    const pages = ['', '/en'].flatMap((language) =>
      ['', '.data'].map((form) => `${language}/properties/for-sale/${property}${form}`),
    );
    const others = [`/properties/for-sale/${other.property}`, `/properties/for-sale/${property}0`, '/en', '/en/area/x'];
    for (const path of pages) for (const packing of ['br', 'gzip', 'identity']) await keep(path, packing);
    for (const path of others) await keep(path);
    await pause(listing);
    for (const path of pages) gone.add(path);
    expect((await get(pages[0] ?? '')).cache).toBe('HIT');
    await purge();
    for (const path of pages)
      for (const packing of ['br', 'gzip', 'identity']) expect((await get(path, packing)).status, path).toBe(410);
    for (const path of others) expect(await get(path), path).toEqual({ status: 200, cache: 'HIT' });
  });

  it('of a changed listing leaves it to be read anew, and then kept', async () => {
    const { property, listing } = await build();
    const path = `/properties/for-sale/${property}`;
    await keep(path);
    await testApp.deps.db.updateTable('listing').set({ price: 95_000 }).where('id', '=', listing).execute();
    await purge();
    expect(await get(path)).toEqual({ status: 200, cache: 'EXPIRED' });
    expect(await get(path)).toEqual({ status: 200, cache: 'HIT' });
  });

  it('also while the site is away: then nobody is shown what was taken out', async () => {
    const { property, listing } = await build();
    const path = `/properties/for-sale/${property}`;
    await keep(path);
    isAway = true;
    expect((await get(path)).status).toBe(200);
    await pause(listing);
    await purge();
    expect((await get(path)).status).toBe(503);
  });

  it('takes a removed photo out in every size', async () => {
    const paths = ['/photos/abcd-2/160.jpg', '/photos/abcd-2/1920.avif'];
    for (const path of [...paths, '/photos/abcd-3/160.jpg']) await keep(path);
    await sql`insert into file_to_delete (key, due) values ('photos/abcd-2', now())`.execute(testApp.deps.db);
    await sql`delete from file_to_delete`.execute(testApp.deps.db);
    await purge();
    for (const path of paths) expect((await get(path)).cache, path).toBe('EXPIRED');
    expect((await get('/photos/abcd-3/160.jpg')).cache).toBe('HIT');
  });

  it('keeps nothing of a page that nobody had opened', async () => {
    const { property, listing } = await build();
    await pause(listing);
    await purge();
    expect((await get(`/properties/for-sale/${property}`)).cache).toBe('MISS');
  });

  it('is done once more, for a page that was being made meanwhile', async () => {
    const { property, listing } = await build();
    const path = `/properties/for-sale/${property}`;
    await pause(listing);
    const next = await purge();
    await keep(path);
    const seconds = ((next?.getTime() ?? 0) - testApp.deps.clock().getTime()) / 1_000;
    expect(seconds).toBeGreaterThan(30);
    expect(seconds).toBeLessThan(41);
    expect(await rows()).toMatchObject([{ is_repeat: true, done: [] }]);
    await sql`update cache_purge set due_at = now()`.execute(testApp.deps.db);
    expect(await purge()).toBeNull();
    expect((await get(path)).cache).toBe('EXPIRED');
    expect(await rows()).toEqual([]);
  });

  it('that a cache does not confirm is tried again, and holds up no other cache', async () => {
    const { property, listing } = await build();
    const path = `/properties/for-sale/${property}`;
    const away = `http://127.0.0.1:${await freePort()}`;
    await keep(path);
    await pause(listing);
    gone.add(path);
    const next = await purge([away, purgeUrl]);
    expect((await get(path)).status).toBe(410);
    expect(await rows()).toMatchObject([{ is_repeat: false, done: [purgeUrl] }]);
    expect(next?.getTime()).toBe(testApp.deps.clock().getTime() + 2_000);
    // Something else at that address is no cache that has confirmed.
    await purge([origin, purgeUrl]);
    expect(await rows()).toMatchObject([{ is_repeat: false, done: [purgeUrl] }]);
    // It is there again, or was taken out of the list.
    await purge([purgeUrl]);
    expect(await rows()).toMatchObject([{ is_repeat: true, done: [] }]);
  });

  it('has nothing to do where there is no cache', async () => {
    const { listing } = await build();
    await pause(listing);
    expect(await purge([])).toBeNull();
    expect(await rows()).toEqual([]);
  });
});

describe('an address that a purge could not find', () => {
  it.each(['?from=mail', '/', '?'])('is not kept: %s', async (end) => {
    const { property } = await build();
    for (const path of [
      `/properties/for-sale/${property}${end}`,
      `/en/properties/for-rent/${property}${end}`,
      `/photos/abcd-9/160.jpg${end}`,
    ]) {
      await get(path);
      expect((await get(path)).cache, path).toBe('BYPASS');
    }
  });

  it.each([
    '//properties/for-sale/12',
    '/Properties/for-sale/12',
    '/properties/for%2Dsale/12',
    '/en/properties/for-sale/012',
    '/en/../properties/for-sale/12',
    '/properties/for-sale/12.DATA',
    '/properties/for-sale/12/_.data',
    '/photos//abcd-9/160.jpg',
    '/photos/abcd-9/%3160.jpg',
    '/x/../photos/abcd-9/160.jpg',
  ])('is not kept: %s', async (path) => {
    await get(path);
    expect((await get(path)).cache).toBe('BYPASS');
  });
});

it('the port of purges answers this machine alone', () => {
  const print = (env: Record<string, string>) =>
    execFileSync('bash', [script, 'print', folder, '80', '127.0.0.1:1'], {
      encoding: 'utf8',
      env: { ...process.env, ...env },
    });
  expect(print({})).not.toContain('/-/nothing');
  expect(print({ PURGE_PORT: '8081' })).toMatch(/listen 127\.0\.0\.1:8081;\s+allow 127\.0\.0\.1;\s+deny all;/);
  expect(print({ PURGE_PORT: '8081', PURGE_HOST: '10.0.0.5', PURGE_FROM: '10.0.0.7,10.1.0.0/16' })).toMatch(
    /listen 10\.0\.0\.5:8081;\s+allow 127\.0\.0\.1; allow 10\.0\.0\.7; allow 10\.1\.0\.0\/16;\s+deny all;/,
  );
});
