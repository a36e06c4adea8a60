/** A file from somebody else's server is whole and within its limits, or it is an error: every way in which such a server lies. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpsServer } from 'node:https';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startDnsServer } from '../../../testing/security/dns-server.ts';
import { createGuardedRequests } from './guarded-requests.ts';

const own = {
  origin: 'http://site.example',
  databaseUrl: 'postgres://127.0.0.1/x',
  redisUrl: 'redis://127.0.0.1:1',
  smtpUrl: 'smtp://127.0.0.1:1',
  s3: null,
};
const LIMITS = { maxBytes: 50_000, timeoutMs: 20_000, allowHttp: true };
const folder = mkdtempSync(join(tmpdir(), 'estia-guarded-'));
const directory = mkdtempSync(join(folder, 'files-'));
const sockets = new Set<Socket>();
const hosts = new Set<string>();
const servers: Server[] = [];
const requests = () => createGuardedRequests({ ...own, feedTestHosts: hosts }, { directory });

/** A server that writes bytes as they are, by the target of the request. */
async function serve(answer: (socket: Socket, head: string) => void): Promise<string> {
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => {});
    let head = '';
    const read = (data: Buffer) => {
      head += data.toString('latin1');
      if (!head.includes('\r\n\r\n')) return;
      socket.off('data', read);
      answer(socket, head);
    };
    socket.on('data', read);
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  hosts.add(host);
  return `http://${host}`;
}
const answerWith = (bytes: string | Buffer) => serve((socket) => void socket.end(bytes));
const ok = (headers: string, body: string | Buffer = ''): Buffer =>
  Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${headers}\r\n\r\n`, 'latin1'), Buffer.from(body)]);
const codeOf = async (url: string, over = {}) => {
  const got = await requests().fetchToFile(url, { ...LIMITS, ...over });
  return got.status === 'failed' ? got.code : got.status;
};

afterAll(async () => {
  for (const socket of sockets) socket.destroy();
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  rmSync(folder, { recursive: true, force: true });
});

describe('[EXTS-3] a file of a source', () => {
  it('arrives with its size, hash and what a later request may ask with', async () => {
    const body = 'x'.repeat(40_000);
    const origin = await answerWith(
      ok(
        `Content-Length: 40000\r\nETag: "v1"\r\nLast-Modified: Wed, 18 Nov 2026 10:00:00 GMT\r\nContent-Type: text/xml`,
        body,
      ),
    );
    const got = await requests().fetchToFile(`${origin}/feed.xml`, LIMITS);
    if (got.status !== 'ok') throw new Error(JSON.stringify(got));
    expect(readFileSync(got.path, 'utf8')).toBe(body);
    expect(got).toMatchObject({ bytes: 40_000, etag: '"v1"', contentType: 'text/xml' });
    expect(got.sha256).toMatch(/^[\da-f]{64}$/);
    await got.remove();
    expect(existsSync(got.path)).toBe(false);
  });

  it('is asked with the condition and the key; 304 is "not modified" only when something was asked', async () => {
    const heads: string[] = [];
    const origin = await serve((socket, head) => {
      heads.push(head);
      socket.end('HTTP/1.1 304 Not Modified\r\n\r\n');
    });
    expect(await codeOf(origin, { etag: '"v1"', headers: { 'X-Key': 'secret' } })).toBe('not_modified');
    expect(heads[0]).toMatch(/if-none-match: "v1"\r\n/i);
    expect(heads[0]).toMatch(/x-key: secret\r\n/i);
    expect(await codeOf(origin)).toBe('http_status');
  });

  it.each([
    ['gzip', gzipSync('<feed/>')],
    ['br', brotliCompressSync('<feed/>')],
  ])('is unpacked from %s', async (encoding, body) => {
    const origin = await answerWith(ok(`Content-Length: ${body.length}\r\nContent-Encoding: ${encoding}`, body));
    const got = await requests().fetchToFile(origin, LIMITS);
    expect(got.status === 'ok' && readFileSync(got.path, 'utf8')).toBe('<feed/>');
  });

  const bomb = gzipSync(Buffer.alloc(5_000_000));
  const gzip = gzipSync('x'.repeat(5_000));
  it.each<[string, string, Buffer]>([
    ['too_large', 'a length over the limit', ok('Content-Length: 50001', 'x')],
    [
      'too_large',
      'chunks over the limit',
      ok('Transfer-Encoding: chunked', `ea60\r\n${'x'.repeat(60_000)}\r\n0\r\n\r\n`),
    ],
    ['too_large', 'a bomb', ok(`Content-Length: ${bomb.length}\r\nContent-Encoding: gzip`, bomb)],
    ['truncated', 'fewer bytes than it says', ok('Content-Length: 100', 'x'.repeat(60))],
    ['truncated', 'chunks without an end', ok('Transfer-Encoding: chunked', '5\r\nhello\r\n')],
    ['truncated', 'a cut chunk', ok('Transfer-Encoding: chunked', 'ff\r\nhello')],
    ['truncated', 'gzip that is cut', ok('Content-Encoding: gzip\r\nContent-Length: 20', gzip.subarray(0, 20))],
    ['truncated', 'gzip that is cut with its connection', ok('Content-Encoding: gzip', gzip.subarray(0, 20))],
    ['length_unknown', 'a body that ends with its connection', ok('Content-Type: text/xml', '<feed>')],
    ['bad_answer', 'more bytes than it says', ok('Content-Length: 5', 'hello, and more')],
    ['bad_answer', 'two lengths', ok('Content-Length: 5\r\nContent-Length: 6', 'hello')],
    [
      'bad_answer',
      'a length and chunks',
      ok('Content-Length: 5\r\nTransfer-Encoding: chunked', '5\r\nhello\r\n0\r\n\r\n'),
    ],
    ['bad_answer', 'a chunk of a wrong size', ok('Transfer-Encoding: chunked', '2\r\nhello\r\n0\r\n\r\n')],
    ['bad_answer', 'a chunk of a negative size', ok('Transfer-Encoding: chunked', '-5\r\nhello\r\n0\r\n\r\n')],
    ['bad_answer', 'a length that is no number', ok('Content-Length: five', 'hello')],
    ['bad_answer', 'headers of 40 KB', ok(`X: ${'x'.repeat(40_000)}`)],
    ['bad_answer', 'what is not gzip', ok('Content-Encoding: gzip\r\nContent-Length: 5', 'hello')],
    ['bad_answer', 'another protocol', Buffer.from('SSH-2.0-OpenSSH_9.9\r\n')],
    ['bad_answer', '101', Buffer.from('HTTP/1.1 101 Switching\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n')],
    ['encoding_unsupported', 'gzip in gzip', ok('Content-Encoding: gzip, gzip\r\nContent-Length: 5', 'hello')],
    ['connect_failed', 'nothing', Buffer.alloc(0)],
    ['http_status', '206', Buffer.from('HTTP/1.1 206 Partial\r\nContent-Length: 2\r\n\r\nhi')],
    ['http_status', '204', Buffer.from('HTTP/1.1 204 None\r\n\r\n')],
    ['http_status', '401', Buffer.from('HTTP/1.1 401 No\r\nContent-Length: 0\r\n\r\n')],
    ['http_status', '503', Buffer.from('HTTP/1.1 503 Later\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n')],
  ])('%s: %s', async (code, _what, bytes) => {
    const origin = await answerWith(bytes);
    expect(await codeOf(origin)).toBe(code);
    // Nothing of it is left.
    const before = readdirSync(directory).length;
    await codeOf(origin);
    expect(readdirSync(directory)).toHaveLength(before);
  });

  it('says the number of the answer and when to come back', async () => {
    const origin = await answerWith('HTTP/1.1 429 Slow\r\nRetry-After: 30\r\nContent-Length: 0\r\n\r\n');
    expect(await requests().fetchToFile(origin, LIMITS)).toEqual({
      status: 'failed',
      code: 'http_status',
      httpStatus: 429,
      retryAfterSeconds: 30,
    });
  });

  it.each<[string, (socket: Socket) => void]>([
    ['never answers', () => {}],
    ['sends half a header', (socket) => socket.write('HTTP/1.1 200 OK\r\nContent-Le')],
    ['stops in the body', (socket) => socket.write(ok('Content-Length: 1000', 'x'))],
    ['says 103 without end', (socket) => drip(socket, 'HTTP/1.1 103 Early Hints\r\n\r\n')],
    ['sends a header a letter at a time', (socket) => drip(socket, 'x', 'HTTP/1.1 200 OK\r\nX: ')],
    ['sends the body a letter at a time', (socket) => drip(socket, 'x', ok('Content-Length: 1000'))],
  ])('a server that %s ends at a limit', async (_how, answer) => {
    const origin = await serve(answer);
    // A letter every 20 ms is never idle: the limit of everything ends it.
    expect(await codeOf(origin, { timeoutMs: 600, idleMs: 300 })).toBe('timeout');
  });

  it('ends when who asked for it ends', async () => {
    const origin = await serve(() => {});
    const controller = new AbortController();
    const got = codeOf(origin, { signal: controller.signal });
    setTimeout(() => controller.abort(), 50);
    expect(await got).toBe('aborted');
    expect(await codeOf(origin, { signal: controller.signal })).toBe('aborted');
  });

  it.each([
    ['a header of ours', { Host: 'other' }],
    ['the length', { 'Content-Length': '1' }],
    ['a line end', { 'X-Key': 'a\r\nHost: b' }],
    ['Greek', { 'X-Key': 'κλειδί' }],
    ['a name with a colon', { 'X:Key': 'a' }],
    ['what a cloud asks for its keys', { 'Metadata-Flavor': 'Google' }],
  ])('is not asked with %s', async (_what, headers) => {
    let asked = 0;
    const origin = await serve(() => {
      asked += 1;
    });
    expect(await codeOf(origin, { headers })).toBe('header_refused');
    expect(asked).toBe(0);
  });
});

describe('[EXTS-3] redirects', () => {
  it('follows five and no sixth; a key stays on its origin and is dropped for good on another', async () => {
    const seen: string[] = [];
    const note = (head: string) => seen.push(`${/^GET (\S+)/.exec(head)?.[1]} ${/x-key/i.test(head)}`);
    let first = '';
    const second = await serve((socket, head) => {
      note(head);
      socket.end(`HTTP/1.1 307 Go\r\nLocation: ${first}/back\r\nContent-Length: 0\r\n\r\n`);
    });
    first = await serve((socket, head) => {
      note(head);
      const path = /^GET (\S+)/.exec(head)?.[1] ?? '';
      const next = { '/1': '/2', '/2': `${second}/there`, '/loop': '/loop' }[path];
      if (next) return socket.end(`HTTP/1.1 302 Go\r\nLocation: ${next}\r\nContent-Length: 0\r\n\r\n`);
      const left = Number(/^\/left(\d)/.exec(path)?.[1] ?? 0);
      if (left > 0) return socket.end(`HTTP/1.1 301 Go\r\nLocation: /left${left - 1}\r\n\r\n`);
      return socket.end(ok('Content-Length: 2', 'hi'));
    });
    expect(await codeOf(`${first}/1`, { headers: { 'X-Key': 'secret' } })).toBe('ok');
    expect(seen).toEqual(['/1 true', '/2 true', '/there false', '/back false']);
    expect(await codeOf(`${first}/left5`)).toBe('ok');
    expect(await codeOf(`${first}/left6`)).toBe('too_many_redirects');
    expect(await codeOf(`${first}/loop`)).toBe('too_many_redirects');
  });

  it.each([
    '',
    'Location: http://a b/\r\n',
    'Location: ftp://feeds.example/\r\n',
    'Location: //user:key@feeds.example/\r\n',
  ])('one that leads nowhere is an error: %s', async (location) => {
    expect(await codeOf(await answerWith(`HTTP/1.1 302 Go\r\n${location}Content-Length: 0\r\n\r\n`))).toBe(
      'redirect_refused',
    );
  });
});

describe('[EXTS-3] https', () => {
  let port = 0;
  let ca = '';
  let server: Server;
  const names: unknown[] = [];
  beforeAll(async () => {
    const key = join(folder, 'key.pem');
    const cert = join(folder, 'cert.pem');
    const make = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 3650 -subj /CN=feeds';
    execFileSync(
      'openssl',
      [...make.split(' '), '-addext', 'subjectAltName=DNS:good.example', '-keyout', key, '-out', cert],
      {
        stdio: 'ignore',
      },
    );
    ca = readFileSync(cert, 'utf8');
    server = createHttpsServer({ key: readFileSync(key), cert: ca }, (request, response) => {
      names.push([(request.socket as unknown as { servername: unknown }).servername, request.headers.host]);
      if (request.url === '/down') response.writeHead(302, { location: 'http://good.example/' });
      response.end('hi');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.2', resolve));
    port = (server.address() as AddressInfo).port;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));

  it('the checked address gets the name it was found by; a certificate of another name and a step down to http are refused', async () => {
    const dns = await startDnsServer(() => ['127.0.0.2']);
    const parts = {
      dnsServers: [dns.address],
      isPublic: (address: string) => address === '127.0.0.2',
      port,
      directory,
    };
    const ask = async (url: string, over = {}) => {
      const guarded = createGuardedRequests({ ...own, feedTestHosts: new Set() }, { ...parts, ca, ...over });
      const got = await guarded.fetchToFile(url, LIMITS);
      return got.status === 'failed' ? got.code : got.status;
    };
    const codes = [
      await ask('https://good.example/feed'),
      await ask('https://good.example./feed'),
      await ask('https://bad.example/feed'),
      await ask('https://good.example/feed', { ca: undefined }),
      await ask('https://good.example/down'),
    ];
    await dns.close();
    expect(codes).toEqual(['ok', 'ok', 'tls_failed', 'tls_failed', 'redirect_refused']);
    expect(names).toContainEqual(['good.example', expect.stringMatching(/^good\.example(:\d+)?$/)]);
  });
});

describe('[EXTS-3] posts', () => {
  it('tell the number of the answer and its time, read no body and follow no redirect', async () => {
    const seen: string[] = [];
    const origin = await serve((socket, head) => {
      seen.push(head);
      socket.write('HTTP/1.1 302 Go\r\nLocation: http://127.0.0.1:1/\r\nTransfer-Encoding: chunked\r\n\r\n');
      drip(socket, '1\r\nx\r\n');
    });
    const got = await requests().postGuarded(origin, '{"a":"ά"}', {
      headers: { 'webhook-id': 'm1' },
      timeoutMs: 5_000,
    });
    expect(got).toMatchObject({ status: 'answered', httpStatus: 302 });
    expect(seen).toHaveLength(1);
    expect(seen[0]).toMatch(/^POST \/ /);
    expect(seen[0]).toMatch(/content-length: 10\r\n/i);
    const hanging = await serve(() => {});
    expect(await requests().postGuarded(hanging, '{}', { headers: {}, timeoutMs: 300 })).toMatchObject({
      status: 'failed',
      code: 'timeout',
    });
  });
});

function drip(socket: Socket, text: string, first: string | Buffer = ''): void {
  socket.write(first);
  const timer = setInterval(() => (socket.destroyed ? clearInterval(timer) : socket.write(text)), 20);
}
