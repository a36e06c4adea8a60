/** Brings a file from an address that somebody else named: whole, within its limits, or not at all. */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform, type TransformCallback } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { GuardedError, readRequestFault } from './guarded-error.ts';
import { assertHeaders, type GuardedAnswer, readRetryAfter, sendGuarded } from './guarded-request.ts';
import { parseGuardedUrl, type UrlRules } from './guarded-url.ts';
import type { ResolvedAddress } from './resolve-public.ts';

const MAX_REDIRECTS = 5;
const IDLE_MS = 15_000;
const REDIRECTS = new Set([301, 302, 303, 307, 308]);
const MAX_VALIDATOR = 500;

export type FetchOptions = {
  /** The key of a source. Dropped for good when a redirect leads to another origin. */
  headers?: Record<string, string>;
  etag?: string | null;
  lastModified?: string | null;
  /** Of what arrives, and of what it becomes when it was compressed. */
  maxBytes: number;
  /** For everything together: names, redirects, the last byte. */
  timeoutMs: number;
  idleMs?: number;
  /** Photos may come by http; a feed with its key may not. */
  allowHttp?: boolean;
  signal?: AbortSignal;
};
export type FailedRequest = { status: 'failed' } & Pick<GuardedError, 'code' | 'httpStatus' | 'retryAfterSeconds'>;
export type FetchedFile = {
  status: 'ok';
  /** In a folder of its own, which `remove` deletes. */
  path: string;
  bytes: number;
  sha256: string;
  etag: string | null;
  lastModified: string | null;
  contentType: string | null;
  remove: () => Promise<void>;
};
export type FetchResult = FetchedFile | { status: 'not_modified' } | FailedRequest;
/** What one request is made with, at each of its hops. */
export type Guard = {
  rules: UrlRules;
  ca: string | undefined;
  portOf: (url: URL) => number | undefined;
  directory: string | undefined;
  userAgent: string;
  resolve: (url: URL, signal: AbortSignal) => Promise<ResolvedAddress[]>;
};

type LimitedOptions = FetchOptions & { signal: AbortSignal };

export async function fetchToFile(guard: Guard, target: string, options: LimitedOptions): Promise<FetchResult> {
  assertHeaders(options.headers);
  const answer = await followRedirects(guard, target, options);
  const { response } = answer;
  const status = response.statusCode ?? 0;
  try {
    // Without a question there is nothing that it could be unchanged from.
    if (status === 304 && (options.etag || options.lastModified)) return { status: 'not_modified' };
    if (status !== 200)
      throw new GuardedError('http_status', {
        httpStatus: status,
        retryAfterSeconds: readRetryAfter(response.headers['retry-after']),
      });
    return await saveBody(guard, answer, options);
  } finally {
    response.destroy();
  }
}

async function followRedirects(guard: Guard, target: string, options: LimitedOptions): Promise<GuardedAnswer> {
  let url = parseGuardedUrl(target, guard.rules);
  if (!url) throw new GuardedError('url_refused');
  let keys = options.headers ?? {};
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const answer = await sendGuarded({
      method: 'GET',
      url,
      addresses: await guard.resolve(url, options.signal),
      headers: {
        accept: '*/*',
        ...keys,
        'accept-encoding': 'gzip',
        'user-agent': guard.userAgent,
        ...(options.etag ? { 'if-none-match': options.etag } : {}),
        ...(options.lastModified ? { 'if-modified-since': options.lastModified } : {}),
      },
      idleMs: options.idleMs ?? IDLE_MS,
      signal: options.signal,
      ca: guard.ca,
      port: guard.portOf(url),
    });
    if (!REDIRECTS.has(answer.response.statusCode ?? 0)) return answer;
    answer.response.destroy();
    const next = readLocation(guard, answer.response, url);
    if (next.origin !== url.origin) keys = {};
    url = next;
  }
  throw new GuardedError('too_many_redirects');
}

/** Where it leads is read by the same rules as what was typed, and never from https to http. */
function readLocation(guard: Guard, response: IncomingMessage, from: URL): URL {
  const { location } = response.headers;
  if (!location || !URL.canParse(location, from.href)) throw new GuardedError('redirect_refused');
  // A relative one has no authority of its own to be read for what the parser would drop.
  const absolute = /^[a-z][a-z\d+.-]*:/i.test(location) ? location : new URL(location, from.href).href;
  const url = parseGuardedUrl(absolute, guard.rules);
  if (!url || (from.protocol === 'https:' && url.protocol !== 'https:')) throw new GuardedError('redirect_refused');
  return url;
}

async function saveBody(guard: Guard, answer: GuardedAnswer, options: LimitedOptions): Promise<FetchResult> {
  const { response } = answer;
  const { headers } = response;
  const decoder = createDecoder(headers['content-encoding']);
  if (Number(headers['content-length'] ?? 0) > options.maxBytes) throw new GuardedError('too_large');
  // A body that ends with its connection may have been cut anywhere, unless its compression has an end of its own.
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined && !decoder)
    throw new GuardedError('length_unknown');
  const directory = await mkdtemp(join(guard.directory ?? tmpdir(), 'estia-fetch-'));
  const remove = () => rm(directory, { recursive: true, force: true });
  try {
    const path = join(directory, 'body');
    const hash = createHash('sha256');
    const written = limitBytes(options.maxBytes, (chunk) => hash.update(chunk));
    const received = limitBytes(options.maxBytes);
    const file = createWriteStream(path, { flags: 'wx', mode: 0o600 });
    const { signal } = options;
    if (decoder) await pipeline(response, received.stream, decoder, written.stream, file, { signal });
    else await pipeline(response, written.stream, file, { signal });
    // More bytes than it said: what is here is the beginning of something.
    if (answer.fault() || !response.complete) throw answer.fault() ?? new GuardedError('truncated');
    return {
      status: 'ok',
      path,
      bytes: written.count(),
      sha256: hash.digest('hex'),
      etag: readValidator(headers.etag),
      lastModified: readValidator(headers['last-modified']),
      contentType: readValidator(headers['content-type']),
      remove,
    };
  } catch (error) {
    await remove();
    // The cause is what ended the request, not what the reading noticed of it.
    const code = readRequestFault(answer.fault() ?? error, true) ?? readRequestFault(error, true);
    throw code ? new GuardedError(code) : error;
  }
}

function createDecoder(encoding: string | undefined) {
  switch ((encoding ?? 'identity').trim().toLowerCase()) {
    case '':
    case 'identity':
      return null;
    case 'gzip':
    case 'x-gzip':
      return createGunzip();
    case 'deflate':
      return createInflate();
    case 'br':
      return createBrotliDecompress();
    // Also one inside another, which only a bomb needs.
    default:
      throw new GuardedError('encoding_unsupported');
  }
}

function limitBytes(limit: number, onChunk: (chunk: Buffer) => void = () => {}) {
  let count = 0;
  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      count += chunk.length;
      if (count > limit) return done(new GuardedError('too_large'));
      onChunk(chunk);
      done(null, chunk);
    },
  });
  return { stream, count: () => count };
}

/** Sent back or shown: nothing that is no header of its own. */
const readValidator = (value: string | undefined): string | null =>
  value !== undefined && value.length <= MAX_VALIDATOR && /^[\x20-\x7e]+$/.test(value) ? value : null;
