/** Files of up to 100 MB in pieces: sent again after a failure, whole or not read at all, and nobody else's. */
import { randomBytes } from 'node:crypto';
import { sourceLimits } from '@estia/contract/sources/source-choices';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openTestApp, startOfTests, type TestApp } from '../../../../testing/environment/test-app.ts';
import { buildSignedInUser, type SignedInUser } from '../../../../testing/people/api-users.ts';
import { feedItem, toFeedFile } from '../../../../testing/sources/feed-fixture.ts';
import { buildSourceAgency, createRunner, needNoPhotos } from '../../../../testing/sources/source-app.ts';

const PIECE = sourceLimits.pieceBytes;

describe('[EXTS-1] a file that is sent in pieces', () => {
  let testApp: TestApp;
  let agency: SignedInUser;
  beforeAll(async () => {
    testApp = await openTestApp(inject('services'));
    await needNoPhotos(testApp);
  });
  beforeEach(async () => {
    testApp.setNow(startOfTests);
    agency = await buildSourceAgency(testApp);
  });
  afterAll(() => testApp.close());

  /** Two pieces and some: spaces mean nothing to its reader. */
  const longFile = (): Buffer => {
    const feed = toFeedFile({ items: [feedItem(1), feedItem(2)] });
    return Buffer.concat([feed, Buffer.alloc(2 * PIECE + 1_000 - feed.byteLength, ' ')]);
  };
  const start = async (bytes: number) => (await agency.call('POST', '/sources/uploads', { bytes })).body;
  const put = async (upload: string, at: number, body: Buffer, user = agency) =>
    (
      await testApp.app.inject({
        method: 'PUT',
        url: `/api/sources/uploads/${upload}/${at}`,
        headers: { authorization: `Bearer ${user.token}`, 'content-type': 'application/octet-stream' },
        payload: body,
      })
    ).statusCode;
  const pieceOf = (file: Buffer, at: number) => file.subarray(at * PIECE, (at + 1) * PIECE);
  const finish = (upload: string, over: object = {}) =>
    agency.call('POST', '/sources/file', { name: 'Αρχείο', upload, ...over });

  it('is read as it was sent, whatever the order of its pieces and however often they came', async () => {
    const file = longFile();
    const { upload, pieces, piece_bytes } = await start(file.byteLength);
    expect([pieces, piece_bytes]).toEqual([3, PIECE]);
    for (const at of [2, 0, 0]) expect(await put(upload, at, pieceOf(file, at))).toBe(204);
    expect((await finish(upload)).body).toMatchObject({ code: 'invalid_input', fields: { upload: 'required' } });
    expect(await put(upload, 1, pieceOf(file, 1))).toBe(204);
    const { status, body } = await finish(upload);
    expect(status).toBe(200);
    const { rows } = await sql<{ bytes: number; is_kept: boolean }>`
      select bytes, not exists (select from file_to_delete d where d.key = r.file_key) as is_kept from source_run r
      where id = ${body.run_id}`.execute(testApp.deps.db);
    expect(rows).toEqual([{ bytes: file.byteLength, is_kept: true }]);
    await createRunner(testApp)();
    expect((await agency.call('GET', `/sources/runs/${body.run_id}`)).body.run).toMatchObject({
      state: 'review',
      counts: { create: 2 },
    });
    // What is being read is not written over, nor begun a second time.
    expect(await put(upload, 0, randomBytes(PIECE))).toBe(409);
    expect((await finish(upload)).body.code).toBe('not_in_this_state');
  });

  it('a piece has the length of its place, and no place is behind the end', async () => {
    const { upload } = await start(PIECE + 10);
    expect(await put(upload, 0, Buffer.alloc(PIECE - 1))).toBe(400);
    expect(await put(upload, 1, Buffer.alloc(11))).toBe(400);
    expect(await put(upload, 2, Buffer.alloc(1))).toBe(404);
    expect(await put(upload, 0, Buffer.alloc(PIECE + 1))).toBe(413);
    expect(await put(upload, 1, Buffer.alloc(10))).toBe(204);
  });

  it('is of who announced it, for a day, and for professionals alone', async () => {
    const { upload } = await start(10);
    expect(await put(upload, 0, Buffer.alloc(10), await buildSourceAgency(testApp))).toBe(404);
    expect(await put(upload, 0, Buffer.alloc(10), await buildSignedInUser(testApp))).toBe(403);
    expect(await put(`${upload.slice(0, -2)}AA`, 0, Buffer.alloc(10))).toBe(404);
    expect(await put(upload, 0, Buffer.alloc(10))).toBe(204);
    testApp.setNow(new Date(startOfTests.getTime() + 86_400_000));
    expect(await put(upload, 0, Buffer.alloc(10))).toBe(404);
    expect((await finish(upload)).status).toBe(404);
  });

  it('no more than 100 MB, two gigabytes a day, and one of a file and an upload', async () => {
    expect(
      (await agency.call('POST', '/sources/uploads', { bytes: sourceLimits.uploadBytes + 1 })).body.fields,
    ).toEqual({
      bytes: 'too_large',
    });
    const { upload } = await start(10);
    for (let file = 0; file < 20; file++) await start(sourceLimits.uploadBytes);
    expect((await start(sourceLimits.uploadBytes)).code).toBe('too_many_requests');
    expect((await finish(upload, { file: 'YQ==' })).body.fields).toEqual({ file: 'required' });
    expect((await agency.call('POST', '/sources/file', { name: 'Αρχείο' })).body.fields).toEqual({ file: 'required' });
  });
});
