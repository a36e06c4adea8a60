/** [POST-3] Resumable uploads, on both stores: what was acknowledged is there, what was not can be sent again. */
import { createHash, randomBytes } from 'node:crypto';
import { listingLimits } from '@estia/contract/listings/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import * as access from '../../../testing/access/roles.ts';
import { getTestS3Config } from '../../../testing/environment/s3.ts';
import { openTestApp, type TestApp } from '../../../testing/environment/test-app.ts';
import { buildDraft, buildDraftPhoto } from '../../../testing/factories/drafts.ts';
import { buildUser } from '../../../testing/factories/records.ts';
import { buildApp } from '../../app.ts';
import type { Deps } from '../../deps.ts';
import { deriveXsrfToken, SESSION_COOKIE } from '../../platform/auth/sessions.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { createS3FileStore } from '../../platform/files/s3-file-store.ts';
import { countHit, resetHits } from '../../platform/security/throttle.ts';
import { getPieceKey, readUpload } from './upload-pieces.ts';

type App = TestApp['app'];
type Headers = Record<string, string>;
const s3 = getTestS3Config();
const stores = ['a directory', ...(s3 ? ['S3'] : [])];
const TUS = { 'tus-resumable': '1.0.0' };
const PIECE = 'application/offset+octet-stream';
const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const encodeMetadata = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name} ${Buffer.from(String(value)).toString('base64')}`)
    .join(',');
const newKey = () => randomBytes(8).toString('hex');
let testApp: TestApp;
let deps: Deps;
let me: { id: number; token: string };
beforeAll(async () => {
  testApp = await openTestApp(inject('services'));
  deps = testApp.deps;
  me = await buildUser(deps.db);
});
afterAll(() => testApp.close());

/** A client that knows the protocol and nothing else. */
function client(app: App, token: string | null) {
  const bearer: Headers = token ? { authorization: `Bearer ${token}` } : {};
  const request = (
    method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS',
    url: string,
    headers: Headers,
    body?: Buffer,
  ) => app.inject({ method, url, headers: { ...TUS, ...bearer, ...headers }, ...(body ? { payload: body } : {}) });
  return {
    create: (draftId: number, bytes: number, clientKey = newKey()) =>
      request('POST', '/api/uploads', {
        'upload-length': String(bytes),
        'upload-metadata': encodeMetadata({ draft_id: draftId, client_key: clientKey }),
      }),
    head: (url: string) => request('HEAD', url, {}),
    patch: (url: string, offset: number, body: Buffer, headers: Headers = {}) =>
      request('PATCH', url, { 'content-type': PIECE, 'upload-offset': String(offset), ...headers }, body),
    drop: (url: string) => request('DELETE', url, {}),
    request,
  };
}
const idOf = (location: unknown) => String(location).split('/').at(-1) as string;
const rowOf = (uploadId: string) =>
  deps.db.selectFrom('draft_photo').selectAll().where('upload_id', '=', uploadId).executeTakeFirst();
const toRemove = async () => (await deps.db.selectFrom('file_to_delete').select('key').execute()).map((row) => row.key);

describe.each(stores)('[POST-3] uploads into %s', (store) => {
  let app: App;
  let files: FileStore;
  let draft: number;
  let tus: ReturnType<typeof client>;
  beforeAll(async () => {
    files = store === 'S3' && s3 ? createS3FileStore(s3) : deps.files;
    app = store === 'S3' ? (await buildApp({ ...deps, files })).app : testApp.app;
    draft = await buildDraft(deps.db, me.id, deps.clock());
    tus = client(app, me.token);
  });
  afterAll(async () => {
    if (app !== testApp.app) await app.close();
  });
  const announce = async (bytes: number, inDraft = draft) => {
    const created = await tus.create(inDraft, bytes);
    expect(created.statusCode).toBe(201);
    return String(created.headers.location);
  };

  it('a file in pieces comes out as it went in, and its job is there once it is whole', async () => {
    const countJobs = async () => {
      const { rows } = await sql<{ n: number }>`
        select count(*)::int as n from pgboss.job where name = 'photos'`.execute(deps.db);
      return rows[0]?.n;
    };
    const before = (await countJobs()) ?? 0;
    const file = randomBytes(2_500_001);
    const url = await announce(file.length);
    expect((await tus.head(url)).headers).toMatchObject({
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'upload-length': '2500001',
      'upload-expires': 'Tue, 17 Nov 2026 10:00:00 GMT',
      'cache-control': 'no-store',
    });
    for (let at = 0; at < file.length; at += 1_048_576) {
      const piece = file.subarray(at, at + 1_048_576);
      const response = await tus.patch(url, at, piece);
      expect(response.statusCode).toBe(204);
      expect(response.headers['upload-offset']).toBe(String(at + piece.length));
      expect((await tus.head(url)).headers['upload-offset']).toBe(String(at + piece.length));
      expect(await countJobs()).toBe(before + (at + piece.length === file.length ? 1 : 0));
    }
    const row = await rowOf(idOf(url));
    expect(row).toMatchObject({ state: 'uploaded', received: file.length, pieces: [1_048_576, 1_048_576, 402_849] });
    expect(row?.uploaded_at).toEqual(deps.clock());
    expect(sha(await readUpload(files, row as never))).toBe(sha(file));
    expect((await tus.head(url)).headers['upload-expires']).toBeUndefined();
  });

  it('crumbs are refused: nobody makes the worker put a file together from thousands', async () => {
    const url = await announce(1_000);
    const crumbs = Array.from({ length: 256 }, () => 1);
    await deps.db
      .updateTable('draft_photo')
      .set({ received: crumbs.length, pieces: crumbs })
      .where('upload_id', '=', idOf(url))
      .execute();
    const response = await tus.patch(url, crumbs.length, Buffer.alloc(1));
    expect([response.statusCode, response.json().code]).toEqual([400, 'invalid_input']);
    expect((await rowOf(idOf(url)))?.received).toBe(crumbs.length);
  });

  it('a piece whose answer was lost is refused the second time, and the file goes on where it stands', async () => {
    const file = randomBytes(3_000);
    const url = await announce(file.length);
    await tus.patch(url, 0, file.subarray(0, 1_000));
    const again = await tus.patch(url, 0, file.subarray(0, 1_000));
    expect([again.statusCode, again.json().code]).toEqual([409, 'changed_meanwhile']);
    expect((await tus.head(url)).headers['upload-offset']).toBe('1000');
    expect((await tus.patch(url, 1_000, file.subarray(1_000))).statusCode).toBe(204);
    expect(sha(await readUpload(files, (await rowOf(idOf(url))) as never))).toBe(sha(file));
    // The last answer was lost too: the browser finds that all is there.
    expect((await tus.patch(url, 1_000, file.subarray(1_000))).statusCode).toBe(409);
    expect((await tus.head(url)).headers['upload-offset']).toBe('3000');
  });

  it('of ten that send the same piece at once, one is taken', async () => {
    const file = randomBytes(600_000);
    const url = await announce(file.length);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tus.patch(url, 0, file.subarray(0, 400_000))));
    expect(answers.map((response) => response.statusCode).sort()).toEqual([204, ...Array(9).fill(409)]);
    expect((await rowOf(idOf(url)))?.pieces).toEqual([400_000]);
    await tus.patch(url, 400_000, file.subarray(400_000));
    expect(sha(await readUpload(files, (await rowOf(idOf(url))) as never))).toBe(sha(file));
  });

  it('pieces of different lengths at the same offset do not mix, whichever is faster', async () => {
    const file = randomBytes(300_000);
    const url = await announce(file.length);
    const sizes = [50_000, 100_000, 150_000, 200_000, 250_000];
    const answers = await Promise.all(sizes.map((size) => tus.patch(url, 0, file.subarray(0, size))));
    expect(answers.filter((response) => response.statusCode === 204)).toHaveLength(1);
    const at = (await rowOf(idOf(url)))?.received ?? 0;
    await tus.patch(url, at, file.subarray(at));
    expect(sha(await readUpload(files, (await rowOf(idOf(url))) as never))).toBe(sha(file));
  });

  it('killed between the store and the row: the piece counts as not sent, and is sent again', async () => {
    const file = randomBytes(2_000);
    const url = await announce(file.length);
    await files.put(getPieceKey(idOf(url), 0, 1_000), file.subarray(0, 1_000));
    expect((await tus.head(url)).headers['upload-offset']).toBe('0');
    expect((await tus.patch(url, 0, file.subarray(0, 1_500))).statusCode).toBe(204);
    expect((await tus.patch(url, 1_500, file.subarray(1_500))).statusCode).toBe(204);
    expect(sha(await readUpload(files, (await rowOf(idOf(url))) as never))).toBe(sha(file));
  });

  it('an upload whose pieces the store has lost is an error and not a shorter file', async () => {
    const url = await announce(2_000);
    await tus.patch(url, 0, randomBytes(1_000));
    await expect(readUpload(files, (await rowOf(idOf(url))) as never)).rejects.toThrow('not complete');
    await tus.patch(url, 1_000, randomBytes(1_000));
    await files.remove(getPieceKey(idOf(url), 0, 1_000));
    await expect(readUpload(files, (await rowOf(idOf(url))) as never)).rejects.toThrow('not what was stored');
  });

  it('a store that fails is a 503 to try again, and the offset stays', async () => {
    const broken = (
      await buildApp({
        ...deps,
        files: { ...files, put: () => Promise.reject(Object.assign(new Error('away'), { statusCode: 503 })) },
      })
    ).app;
    const url = await announce(1_000);
    expect((await client(broken, me.token).patch(url, 0, randomBytes(500))).statusCode).toBe(503);
    expect((await tus.head(url)).headers['upload-offset']).toBe('0');
    await broken.close();
  });

  it('thrown away, it is gone for everybody and its pieces are given to the sweep', async () => {
    const url = await announce(2_000);
    await tus.patch(url, 0, randomBytes(1_000));
    expect((await tus.drop(url)).statusCode).toBe(204);
    for (const response of [await tus.head(url), await tus.patch(url, 1_000, randomBytes(10)), await tus.drop(url)])
      expect(response.statusCode).toBe(404);
    expect(await toRemove()).toContain(`uploads/${idOf(url)}`);
  });
});

describe('[POST-3] announcing', () => {
  let tus: ReturnType<typeof client>;
  let draft: number;
  beforeAll(async () => {
    tus = client(testApp.app, me.token);
    draft = await buildDraft(deps.db, me.id, deps.clock());
  });

  it('the same client key is the same upload, also of ten at once; another length is another file', async () => {
    const key = newKey();
    const answers = await Promise.all(Array.from({ length: 10 }, () => tus.create(draft, 500, key)));
    expect(new Set(answers.map((response) => response.statusCode))).toEqual(new Set([201]));
    expect(new Set(answers.map((response) => response.headers.location)).size).toBe(1);
    const other = await tus.create(draft, 501, key);
    expect([other.statusCode, other.json().code]).toEqual([422, 'key_reused']);
  });

  it('twenty photos and no more, whoever of ten is faster; refused ones do not count', async () => {
    const full = await buildDraft(deps.db, me.id, deps.clock());
    for (let n = 0; n < 40; n++)
      await buildDraftPhoto(deps.db, full, deps.clock(), { state: 'refused', refusal: 'broken', position: n + 1 });
    for (let n = 0; n < 15; n++) expect((await tus.create(full, 100)).statusCode).toBe(201);
    const answers = await Promise.all(Array.from({ length: 10 }, () => tus.create(full, 100)));
    expect(answers.map((response) => response.statusCode).sort()).toEqual([
      ...Array(5).fill(201),
      ...Array(5).fill(409),
    ]);
    const refused = answers.find((response) => response.statusCode === 409);
    expect(refused?.json()).toMatchObject({
      code: 'too_many_photos',
      message: 'You have exceeded the maximum limit of 20 photos',
    });
    const rows = await deps.db.selectFrom('draft_photo').select('state').where('draft_id', '=', full).execute();
    expect(rows.filter((row) => row.state === 'uploading')).toHaveLength(20);
    // Told of, but not without end.
    expect(rows.filter((row) => row.state === 'refused')).toHaveLength(30);
  });

  it('unfinished bytes of one account have an end, over all its drafts; what is thrown away makes room', async () => {
    const someone = await buildUser(deps.db);
    const ownUploads = client(testApp.app, someone.token);
    const big = 25 * 1024 * 1024;
    const urls: string[] = [];
    for (let drafts = 0; drafts < 2; drafts++) {
      const next = await buildDraft(deps.db, someone.id, deps.clock());
      for (let n = 0; n < 20; n++) urls.push(String((await ownUploads.create(next, big)).headers.location));
    }
    const third = await buildDraft(deps.db, someone.id, deps.clock());
    const refused = await ownUploads.create(third, big);
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'uploads_full']);
    expect((await ownUploads.drop(urls[0] ?? '')).statusCode).toBe(204);
    expect((await ownUploads.create(third, big)).statusCode).toBe(201);
  });

  it('bytes announced in a day have an end, by account and by address', async () => {
    const [one, two] = [await buildUser(deps.db), await buildUser(deps.db)];
    const draftOf = (id: number) => buildDraft(deps.db, id, deps.clock());
    const used = (key: string, kilobytes: number) =>
      countHit(deps.db, key, { hits: 0, seconds: 86_400 }, deps.clock(), kilobytes);
    await used(`upload bytes account ${one.id}`, 10 * 1024 * 1024);
    expect((await client(testApp.app, one.token).create(await draftOf(one.id), 2_048)).statusCode).toBe(429);
    expect((await client(testApp.app, two.token).create(await draftOf(two.id), 2_048)).statusCode).toBe(201);
    await used('upload bytes address 127.0.0.1', 40 * 1024 * 1024);
    expect((await client(testApp.app, two.token).create(await draftOf(two.id), 2_048)).statusCode).toBe(429);
    await resetHits(deps.db, 'upload bytes address 127.0.0.1');
  });

  it('a draft that is published, gone or of somebody else takes no photos', async () => {
    const published = await buildDraft(deps.db, me.id, deps.clock(), { published_at: deps.clock() });
    expect((await tus.create(published, 100)).json().code).toBe('not_in_this_state');
    const other = await buildDraft(deps.db, (await buildUser(deps.db)).id, deps.clock());
    for (const id of [other, 999_999_999]) expect((await tus.create(id, 100)).statusCode).toBe(404);
  });

  it('what is no announcement is refused', async () => {
    const metadata = encodeMetadata({ draft_id: draft, client_key: 'abcdefgh' });
    const good = { 'upload-length': '100', 'upload-metadata': metadata };
    const meta = (values: Record<string, string | number>) => ({ ...good, 'upload-metadata': encodeMetadata(values) });
    const bad: [Headers, number][] = [
      [{ ...good, 'upload-length': '0' }, 400],
      [{ ...good, 'upload-length': '-1' }, 400],
      [{ ...good, 'upload-length': '1e3' }, 400],
      [{ ...good, 'upload-length': '' }, 400],
      [{ ...good, 'upload-length': String(listingLimits.photoBytes + 1) }, 413],
      [{ 'upload-defer-length': '1', 'upload-metadata': good['upload-metadata'] }, 400],
      [{ 'upload-length': '100' }, 400],
      [{ ...good, 'upload-metadata': ',,, ,=' }, 400],
      [meta({ client_key: 'abcdefgh' }), 400],
      [meta({ draft_id: draft }), 400],
      [meta({ draft_id: '1 or 1=1', client_key: 'abcdefgh' }), 400],
      [meta({ draft_id: '9'.repeat(40), client_key: 'abcdefgh' }), 400],
      [meta({ draft_id: draft, client_key: 'short' }), 400],
      [meta({ draft_id: draft, client_key: 'null\0null\0' }), 400],
      [meta({ draft_id: draft, client_key: 'x'.repeat(65) }), 400],
      [{ ...good, 'tus-resumable': '0.2.2' }, 412],
    ];
    for (const [headers, status] of bad)
      expect([(await tus.request('POST', '/api/uploads', headers)).statusCode, headers]).toEqual([status, headers]);
  });

  it('what is no piece is refused, and changes nothing', async () => {
    const url = String((await tus.create(draft, 1_000)).headers.location);
    const bad: [Promise<{ statusCode: number }>, number][] = [
      [tus.patch(url, 0, randomBytes(1_001)), 413],
      [tus.patch(url, 0, Buffer.alloc(4 * 1024 * 1024 + 1)), 413],
      [tus.patch(url, 1, randomBytes(10)), 409],
      [tus.patch(url, 0, randomBytes(10), { 'upload-offset': 'x' }), 400],
      [tus.patch(url, 0, Buffer.from('{}'), { 'content-type': 'application/json' }), 415],
      [tus.patch(url, 0, Buffer.from('x'), { 'content-type': 'image/jpeg' }), 415],
      [tus.patch(url, 0, Buffer.from('x'), { 'content-type': 'text/plain' }), 415],
      [tus.patch(url, 0, Buffer.from('x'), { 'tus-resumable': '' }), 412],
      [tus.patch('/api/uploads/..%2f..%2fetc', 0, Buffer.from('x')), 404],
      [tus.patch(`/api/uploads/${'a'.repeat(32)}`, 0, Buffer.from('x')), 404],
      [tus.patch(url, 0, Buffer.alloc(0)), 204],
    ];
    for (const [answer, status] of bad) expect((await answer).statusCode).toBe(status);
    expect((await tus.head(url)).headers['upload-offset']).toBe('0');
  });

  it('a page can ask what is possible, and pieces are taken by no other address', async () => {
    const response = await tus.request('OPTIONS', '/api/uploads', {});
    expect(response.statusCode).toBe(204);
    expect(response.headers).toMatchObject({
      'tus-version': '1.0.0',
      'tus-extension': 'creation,termination,expiration',
      'tus-max-size': String(listingLimits.photoBytes),
    });
    const elsewhere = await testApp.app.inject({
      method: 'PUT',
      url: `/api/property/drafts/${draft}/photos`,
      headers: { authorization: `Bearer ${me.token}`, 'content-type': PIECE },
      payload: Buffer.from('x'),
    });
    expect(elsewhere.statusCode).toBe(415);
  });
});

describe('[ROLE-4] who may upload', () => {
  let people: access.AccessUsers;
  beforeAll(async () => {
    people = await access.buildAccessUsers(deps.db, 'no hash');
  });

  it.each(access.roles)('%s', async (role) => {
    const { worksFor, token } = people[role];
    const tus = client(testApp.app, token);
    const ownUploads = await buildDraft(deps.db, worksFor, deps.clock());
    const upload = await buildDraftPhoto(deps.db, ownUploads, deps.clock());
    const url = `/api/uploads/${upload.upload_id}`;
    const others = await buildDraftPhoto(deps.db, await buildDraft(deps.db, me.id, deps.clock()), deps.clock());
    const expects = (status: number): access.ExpectedStatuses => access.authenticated(status);
    const cases: [what: string, answer: () => Promise<{ statusCode: number }>, expected: access.ExpectedStatuses][] = [
      ['announces in an own draft', () => tus.create(ownUploads, 100), expects(201)],
      ['asks how far it is', () => tus.head(url), expects(200)],
      ['sends a piece', () => tus.patch(url, 0, Buffer.from('x')), expects(204)],
      ['throws it away', () => tus.drop(url), expects(204)],
      ["somebody else's, how far", () => tus.head(`/api/uploads/${others.upload_id}`), expects(404)],
      [
        "somebody else's, a piece",
        () => tus.patch(`/api/uploads/${others.upload_id}`, 0, Buffer.from('x')),
        expects(404),
      ],
      ["somebody else's, away", () => tus.drop(`/api/uploads/${others.upload_id}`), expects(404)],
      ['what is possible', () => tus.request('OPTIONS', '/api/uploads', {}), access.everyone(204)],
    ];
    for (const [what, answer, expected] of cases)
      expect([what, (await answer()).statusCode]).toEqual([what, expected[role]]);
  });

  it('with the cookie of a browser, only with the proof that our page sent it', async () => {
    const draft = await buildDraft(deps.db, me.id, deps.clock());
    const create = (headers: Headers) =>
      testApp.app.inject({
        method: 'POST',
        url: '/api/uploads',
        cookies: { [SESSION_COOKIE]: me.token },
        headers: {
          ...TUS,
          'upload-length': '100',
          'upload-metadata': encodeMetadata({ draft_id: draft, client_key: newKey() }),
          ...headers,
        },
      });
    expect((await create({})).statusCode).toBe(403);
    expect((await create({ 'x-xsrf-token': deriveXsrfToken(me.token) })).statusCode).toBe(201);
    expect(
      (await create({ 'x-xsrf-token': deriveXsrfToken(me.token), origin: 'https://evil.example' })).statusCode,
    ).toBe(403);
  });
});
