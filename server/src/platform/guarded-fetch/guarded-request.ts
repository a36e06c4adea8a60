/** One request to an address that was checked, and to nothing else. */
import { type ClientRequest, request as httpRequest, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { GuardedError } from './guarded-error.ts';
import type { ResolvedAddress } from './resolve-public.ts';

const MAX_HEADER_BYTES = 16_384;
/** Several addresses of one name: the next is tried after this. */
const NEXT_ADDRESS_MS = 2_500;
const MAX_HEADER_VALUE = 2_000;
const MAX_RETRY_AFTER_SECONDS = 24 * 3_600;

/** What says where a request ends or who it is for is ours to set. */
const OUR_HEADERS = new Set(
  (
    'host connection content-length transfer-encoding te trailer upgrade expect keep-alive accept-encoding cookie range ' +
    'proxy-authorization proxy-connection http2-settings user-agent forwarded via ' +
    'if-none-match if-modified-since if-match if-range if-unmodified-since'
  ).split(' '),
);

/** Whether a header that an agency typed may go out. Its value is a key, so no message ever repeats it. */
export const isAllowedHeader = (name: string, value: string): boolean =>
  /^[a-z\d!#$%&'*+.^_`|~-]{1,64}$/i.test(name) &&
  !OUR_HEADERS.has(name.toLowerCase()) &&
  !/^(x-forwarded|sec-|x-amz-|metadata)/i.test(name) &&
  value.length <= MAX_HEADER_VALUE &&
  /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);

export function assertHeaders(headers: Record<string, string> = {}): void {
  if (!Object.entries(headers).every(([name, value]) => isAllowedHeader(name, value)))
    throw new GuardedError('header_refused');
}

export const readRetryAfter = (value: string | undefined): number | null =>
  /^\d{1,6}$/.test(value ?? '') ? Math.min(Number(value), MAX_RETRY_AFTER_SECONDS) : null;

export type GuardedRequest = {
  method: 'GET' | 'POST';
  url: URL;
  addresses: ResolvedAddress[];
  headers: Record<string, string | number>;
  body?: Buffer;
  /** Without a byte for so long it ends. */
  idleMs: number;
  signal: AbortSignal;
  /** What a test connects with: a certificate authority of its own, and a port that needs no root. */
  ca?: string | undefined;
  port?: number | undefined;
};
/** The request lives as long as its answer is read; `fault` is why it ended, once it has. */
export type GuardedAnswer = { response: IncomingMessage; request: ClientRequest; fault: () => unknown };

export function sendGuarded(input: GuardedRequest): Promise<GuardedAnswer> {
  const { url, addresses } = input;
  const lookup: LookupFunction = (_host, options, done) => {
    const [first] = addresses;
    if (!first) done(new GuardedError('no_public_address'), '', 4);
    else if (options.all) done(null, addresses);
    else done(null, first.address, first.family);
  };
  return new Promise((resolve, reject) => {
    let fault: unknown = null;
    const isTls = url.protocol === 'https:';
    // The first two are options of the socket, which the types of node:http do not list.
    const options: RequestOptions & { autoSelectFamily: boolean; autoSelectFamilyAttemptTimeout: number } = {
      autoSelectFamily: true,
      autoSelectFamilyAttemptTimeout: NEXT_ADDRESS_MS,
      method: input.method,
      headers: input.headers,
      lookup,
      // No connection is shared: the next one is checked again.
      agent: false,
      maxHeaderSize: MAX_HEADER_BYTES,
      insecureHTTPParser: false,
      timeout: input.idleMs,
      signal: input.signal,
    };
    if (input.port) options.port = input.port;
    const tls = { minVersion: 'TLSv1.2' as const, ...(input.ca ? { ca: input.ca } : {}) };
    const request = isTls ? httpsRequest(url, Object.assign(options, tls)) : httpRequest(url, options);
    request.on('socket', (socket) => {
      socket.once('connect', () => {
        if (addresses.every(({ address }) => address !== socket.remoteAddress))
          request.destroy(new GuardedError('no_public_address'));
      });
    });
    request.on('timeout', () => request.destroy(new GuardedError('timeout')));
    request.on('error', (error) => {
      fault ??= error;
      reject(error);
    });
    // 101: what follows would no longer be HTTP.
    request.on('upgrade', (_response, socket) => {
      socket.destroy();
      reject(new GuardedError('bad_answer'));
    });
    request.on('response', (response) => {
      // Until somebody reads it, its error would have no listener.
      response.on('error', (error) => {
        fault ??= error;
      });
      resolve({ response, request, fault: () => fault });
    });
    request.end(input.body);
  });
}
