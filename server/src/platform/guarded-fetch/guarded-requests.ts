/**
 * Requests to addresses that somebody else named: feeds and photos of agencies, webhooks. Nothing of our own network is
 * connected to, at no hop and by no notation. docs/decisions/D-153
 */
import type { Config } from '../../config.ts';
import { type FailedRequest, type FetchOptions, type FetchResult, fetchToFile, type Guard } from './fetch-to-file.ts';
import { GuardedError, readRequestFault } from './guarded-error.ts';
import { assertHeaders, isAllowedHeader, readRetryAfter, sendGuarded } from './guarded-request.ts';
import { hostOf, isTestHost, parseGuardedUrl, type UrlRules } from './guarded-url.ts';
import { isPublicAddress } from './public-address.ts';
import { createDnsLookup, createOwnAddresses, resolvePublic } from './resolve-public.ts';

const IDLE_MS = 15_000;

export type PostOptions = { headers: Record<string, string>; timeoutMs: number; signal?: AbortSignal };
/** `answered`: with whatever number; what it says beside it is not read. */
export type PostResult =
  | { status: 'answered'; httpStatus: number; retryAfterSeconds: number | null; durationMs: number }
  | (FailedRequest & { durationMs: number });

export type GuardedRequests = {
  /** Whether it may be asked as it is typed. Its name is looked up only when it is asked. */
  isAllowedUrl: (url: string, allowHttp?: boolean) => boolean;
  /** Whether a source may be asked with this header, typed as the name and value of its key. */
  isAllowedHeader: (name: string, value: string) => boolean;
  fetchToFile: (url: string, options: FetchOptions) => Promise<FetchResult>;
  /** No redirect is followed: who moves an endpoint types its new address. */
  postGuarded: (url: string, body: string, options: PostOptions) => Promise<PostResult>;
};

/** What a test replaces: the rest is as in production. */
export type GuardedParts = {
  dnsServers?: string[];
  isPublic?: (address: string) => boolean;
  ca?: string;
  port?: number;
  directory?: string;
};

type Own = Pick<Config, 'origin' | 'databaseUrl' | 'redisUrl' | 'smtpUrl' | 's3' | 'feedTestHosts'>;

export function createGuardedRequests(config: Own, parts: GuardedParts = {}): GuardedRequests {
  const own = [config.origin, config.databaseUrl, config.redisUrl, config.smtpUrl, config.s3?.endpoint]
    .flatMap((url) => (url && URL.canParse(url) ? [hostOf(new URL(url))] : []))
    .filter((host) => host !== '');
  const ownHosts = new Set(own);
  const rules = (allowHttp: boolean): UrlRules => ({ allowHttp, testHosts: config.feedTestHosts, ownHosts });
  const findOwnAddresses = createOwnAddresses([...ownHosts]);
  const resolveHost = createDnsLookup(parts.dnsServers);
  const resolve = (url: URL, signal: AbortSignal) => {
    const isPublic = isTestHost(url, rules(true)) ? () => true : (parts.isPublic ?? isPublicAddress);
    const find = isTestHost(url, rules(true)) ? async () => new Set<string>() : findOwnAddresses;
    return resolvePublic(hostOf(url), { resolveHost, isPublic, findOwnAddresses: find, signal });
  };
  const guard = (allowHttp: boolean): Guard => ({
    rules: rules(allowHttp),
    ca: parts.ca,
    portOf: (url) => (isTestHost(url, rules(true)) ? undefined : parts.port),
    directory: parts.directory,
    userAgent: `Estia/1.0 (+${config.origin})`,
    resolve,
  });
  return {
    isAllowedUrl: (url, allowHttp = false) => parseGuardedUrl(url, rules(allowHttp)) !== null,
    isAllowedHeader,
    fetchToFile: (url, options) =>
      withLimits(options, (signal) => fetchToFile(guard(options.allowHttp ?? false), url, { ...options, signal })),
    async postGuarded(url, body, options) {
      const began = performance.now();
      const result = await withLimits(options, (signal) => post(guard(false), url, body, { ...options, signal }));
      return { ...result, durationMs: Math.round(performance.now() - began) };
    },
  };
}

/** The time limit ends whatever is under way; what ended it is told by its code. */
async function withLimits<T>(
  options: { timeoutMs: number; signal?: AbortSignal },
  run: (signal: AbortSignal) => Promise<T>,
): Promise<T | FailedRequest> {
  const limit = AbortSignal.timeout(options.timeoutMs);
  const signal = options.signal ? AbortSignal.any([limit, options.signal]) : limit;
  const fail = (error: GuardedError): FailedRequest => {
    const { code, httpStatus, retryAfterSeconds } = error;
    return { status: 'failed', code, httpStatus, retryAfterSeconds };
  };
  try {
    return await run(signal);
  } catch (error) {
    if (options.signal?.aborted) return fail(new GuardedError('aborted'));
    if (limit.aborted) return fail(new GuardedError('timeout'));
    if (error instanceof GuardedError) return fail(error);
    const code = readRequestFault(error, false);
    if (!code) throw error;
    return fail(new GuardedError(code));
  }
}

async function post(guard: Guard, target: string, text: string, options: PostOptions & { signal: AbortSignal }) {
  assertHeaders(options.headers);
  const url = parseGuardedUrl(target, guard.rules);
  if (!url) throw new GuardedError('url_refused');
  const body = Buffer.from(text);
  const { response } = await sendGuarded({
    method: 'POST',
    url,
    addresses: await guard.resolve(url, options.signal),
    headers: {
      ...options.headers,
      'content-type': 'application/json; charset=utf-8',
      'content-length': body.length,
      'user-agent': guard.userAgent,
      accept: '*/*',
    },
    body,
    idleMs: Math.min(IDLE_MS, options.timeoutMs),
    signal: options.signal,
    ca: guard.ca,
    port: guard.portOf(url),
  });
  response.destroy();
  return {
    status: 'answered' as const,
    httpStatus: response.statusCode ?? 0,
    retryAfterSeconds: readRetryAfter(response.headers['retry-after']),
  };
}
