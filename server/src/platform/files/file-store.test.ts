/** One suite for every store: what a feature may rely on wherever its files lie. */
import { createHash, randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, describe, expect, it } from 'vitest';
import { getTestS3Config } from '../../../testing/environment/s3.ts';
import { sized } from '../../../testing/environment/test-size.ts';
import { toErrorCode } from '../app-error.ts';
import { createLogger } from '../log.ts';
import { createDirectoryFileStore, type FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const folder = mkdtempSync(join(tmpdir(), 'estia-store-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const s3 = getTestS3Config();
const stores: [name: string, open: () => FileStore][] = [['a directory', () => createDirectoryFileStore(folder)]];
/** More than one listing names: as many as it takes at Amazon, or few with few names in a listing. */
const { many, ...listing } = sized<{ many: number; keysPerPage?: number }>({
  ci: { many: 12, keysPerPage: 5 },
  full: { many: 1_050 },
});
if (s3) stores.push(['S3', () => createS3FileStore(s3, listing)]);

const sha = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');
const read = async (files: FileStore, key: string): Promise<Buffer | null> => {
  const found = await files.open(key);
  return found ? buffer(found.read()) : null;
};

it('[POST-3] the S3 store is tested wherever it must be', () => {
  if (process.env.ESTIA_REQUIRE_S3) expect(s3).not.toBeNull();
});

describe.each(stores)('[POST-3] %s', (_name, open) => {
  const files = open();
  const at = (name: string) => `suite-${process.pid}/${name}`;
  afterAll(() => files.remove(`suite-${process.pid}`));

  it.each([0, 1, 1023, 65_536, 65_537, 1_048_576, 8_388_608])('gives %i bytes back as they were', async (size) => {
    const body = randomBytes(size);
    // Stores write down whole seconds, by a clock of their own.
    const from = Date.now() - 2_000;
    await files.put(at(`sizes/${size}`), body);
    const to = Date.now() + 2_000;
    const found = await files.open(at(`sizes/${size}`));
    expect(found?.size).toBe(size);
    expect(found?.modifiedAt.getTime()).toBeGreaterThan(from);
    expect(found?.modifiedAt.getTime()).toBeLessThan(to);
    expect(sha(await buffer(found?.read() as never))).toBe(sha(body));
    // The same open file can be read again.
    expect(sha(await buffer(found?.read() as never))).toBe(sha(body));
  });

  it('[MAPS-1] gives the bytes of a range, and no others', async () => {
    const body = randomBytes(200_000);
    await files.put(at('range'), body);
    const found = await files.open(at('range'));
    for (const [start, end] of [
      [0, 1],
      [0, 200_000],
      [127, 16_384],
      [65_535, 65_537],
      [199_999, 200_000],
    ] as const)
      expect(sha(await buffer(found?.read({ start, end }) as never))).toBe(sha(body.subarray(start, end)));
    for (const [start, end] of [
      [-1, 5],
      [5, 5],
      [6, 5],
      [0, 200_001],
      [0.5, 2],
      [0, Number.NaN],
    ] as const)
      expect(() => found?.read({ start, end }), `${start} to ${end}`).toThrow(RangeError);
  });

  it('a view into a larger buffer is stored as the view', async () => {
    const large = randomBytes(10_000);
    await files.put(at('view'), large.subarray(100, 200));
    expect(await read(files, at('view'))).toEqual(large.subarray(100, 200));
  });

  it('a second file under the same key takes the place of the first', async () => {
    await files.put(at('twice'), Buffer.from('the first, which is longer'));
    await files.put(at('twice'), Buffer.from('the second'));
    expect(String(await read(files, at('twice')))).toBe('the second');
    expect((await files.open(at('twice')))?.size).toBe(10);
  });

  it('what is not there is null; a folder is not a file', async () => {
    await files.put(at('folder/file'), Buffer.from('x'));
    expect(await files.open(at('nothing'))).toBeNull();
    expect(await files.open(at('folder'))).toBeNull();
    expect(await files.open(at('folder/file/deeper'))).toBeNull();
    expect(await files.open('no-such-top/nothing')).toBeNull();
  });

  it('removes a file, or all under a folder, and nothing beside it; twice is once', async () => {
    const keys = ['a/1', 'a/b/2', 'a/b/c/3', 'ab/4', 'a-b/5'];
    for (const key of keys) await files.put(at(`remove/${key}`), Buffer.from(key));
    await files.remove(at('remove/a'));
    await files.remove(at('remove/a'));
    const left = await Promise.all(keys.map(async (key) => ((await files.open(at(`remove/${key}`))) ? key : null)));
    expect(left.filter(Boolean)).toEqual(['ab/4', 'a-b/5']);
    await files.remove(at('remove/ab/4'));
    expect(await files.open(at('remove/ab/4'))).toBeNull();
    await files.remove(at('never/was'));
  });

  it('removes folders of more files than one listing names', async () => {
    const names = Array.from({ length: many }, (_, n) => n);
    for (let from = 0; from < names.length; from += 50)
      await Promise.all(names.slice(from, from + 50).map((n) => files.put(at(`many/${n}`), Buffer.from('x'))));
    await files.remove(at('many'));
    for (const n of [0, 4, 5, many >> 1, many - 2, many - 1]) expect(await files.open(at(`many/${n}`))).toBeNull();
  });

  it('many at once do not mix', async () => {
    const bodies = Array.from({ length: 40 }, (_, n) => randomBytes(1_000 * (n + 1)));
    await Promise.all(bodies.map((body, n) => files.put(at(`parallel/${n}`), body)));
    const back = await Promise.all(bodies.map((_, n) => read(files, at(`parallel/${n}`))));
    expect(back.map((body) => sha(body ?? Buffer.alloc(0)))).toEqual(bodies.map(sha));
  });

  it('a reader never sees half a file while it is written again and again', async () => {
    const versions = [1, 2, 3, 4].map((n) => Buffer.alloc(700_000 + n, n));
    const known = new Set(versions.map(sha));
    await files.put(at('busy'), versions[0] as Buffer);
    let writing = true;
    let seen = 0;
    const writer = (async () => {
      for (let round = 0; round < 25 || seen < 3; round++) await files.put(at('busy'), versions[round % 4] as Buffer);
      writing = false;
    })();
    while (writing) {
      // A file that was replaced between being found and being read may be refused, but never mixed.
      const body = await read(files, at('busy')).catch(() => null);
      if (!body) continue;
      expect(known.has(sha(body))).toBe(true);
      seen += 1;
    }
    await writer;
    expect(seen).toBeGreaterThanOrEqual(3);
  });

  it.each([
    '',
    '.',
    '..',
    '/',
    '/etc/passwd',
    '../outside',
    'a/../../outside',
    'a/../b',
    'a//b',
    'a/',
    './a',
    'a/./b',
    'a/.hidden',
    'a\\b',
    'a\0b',
    'a b',
    'ά',
    'a?b',
    'a#b',
    '%2e%2e/a',
    'x'.repeat(600),
  ])('refuses the key %j in every verb', async (key) => {
    await expect(files.put(key, Buffer.from('x'))).rejects.toThrow('leaves the store');
    await expect(files.open(key)).rejects.toThrow('leaves the store');
    await expect(files.remove(key)).rejects.toThrow('leaves the store');
  });
});

describe('[POST-3] a store that does not work', () => {
  const lines: string[] = [];
  const log = createLogger('error', { write: (line: string) => lines.push(line) } as never);
  const at = (endpoint: string, answerMs = 200) => {
    const keys = { accessKey: 'a', secretKey: 'b' };
    return createS3FileStore(
      { endpoint, bucket: 'estia', region: 'us-east-1', ...keys, connectMs: 200, answerMs },
      { log },
    );
  };
  const servers: Server[] = [];
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });
  const listen = async (response: Parameters<typeof createServer>[1], answerMs?: number): Promise<FileStore> => {
    const server = createServer(response as never);
    servers.push(server);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    return at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, answerMs);
  };

  const broken: [what: string, open: () => FileStore | Promise<FileStore>][] = [
    ['is not there', () => at('http://127.0.0.1:9')],
    // TEST-NET-1: packets go nowhere, or are refused by the machine's own network.
    ['does not answer the door', () => at('http://192.0.2.1:80')],
    ['takes the request and says nothing', () => listen(() => {})],
    ['fails', () => listen((_, reply) => void reply.writeHead(500).end())],
    ['refuses our key', () => listen((_, reply) => void reply.writeHead(403).end())],
  ];
  // Without its limits a store that says nothing would hold the test up until it is ended.
  it.each(broken)('one that %s is an error in time, and a 503 to who asked', async (_what, open) => {
    const files = await open();
    for (const action of [
      () => files.put('secret-key', Buffer.from('x')),
      () => files.open('a'),
      () => files.remove('a'),
    ]) {
      const error = await action().then(
        () => null,
        (fault: unknown) => fault,
      );
      expect(toErrorCode(error)).toBe('overloaded');
      // Why is in the log, once, without the name of the file.
      expect(lines).toHaveLength(1);
      expect(lines.pop()).toMatch(/"verb":"(write|find|remove)","fault":"\w+"/);
    }
  });

  it('one that falls silent in the middle of a file ends the stream with an error', async () => {
    const files = await listen((request, reply) => {
      reply.writeHead(200, { 'content-length': '1000', etag: '"x"' });
      if (request.method === 'HEAD') reply.end();
      else reply.write('half');
    }, 1_000);
    const found = await files.open('a');
    expect(found?.size).toBe(1_000);
    const error = await buffer(found?.read() as never).then(
      () => null,
      (fault: unknown) => fault,
    );
    expect(toErrorCode(error)).toBe('overloaded');
  });
});
