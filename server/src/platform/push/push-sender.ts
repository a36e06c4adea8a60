/** Sends one message to the push service of one browser (RFC 8030). The service's answer is read by its number alone. */
import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { readProperty } from '@estia/contract/read-property';
import { createPublicLookup, isPublicHttpsUrl } from '../guarded-fetch/public-address.ts';
import { encryptPush, type PushKeys } from './push-encryption.ts';
import { createVapid } from './vapid.ts';

export const PUSH_TIMEOUT_MS = 10_000;
/** How long a push service keeps it for a browser that is away. */
const TTL_SECONDS = 24 * 3_600;
const MAX_RETRY_AFTER_SECONDS = 24 * 3_600;

export type PushTarget = { endpoint: string; keys: PushKeys };
export type PushMessage = {
  text: string;
  /** At most 32 signs of base64url: a second copy after a crash replaces the first while that has not been delivered. */
  topic: string;
};
export type PushResult =
  | { state: 'sent' }
  /** The browser has unsubscribed, or its subscription has run out. */
  | { state: 'gone' }
  /** Never: what it is sent to is no push service. */
  | { state: 'refused'; reason: string }
  | { state: 'later'; reason: string; retryAfterSeconds: number };
export type PushSender = { send: (target: PushTarget, message: PushMessage, now: Date) => Promise<PushResult> };

type PostOptions = { headers: Record<string, string | number>; body: Buffer };
type PushReply = { status: number; retryAfter: string | undefined };

/** `double`: a stand-in for all push services; a real site has none. */
const createPost =
  (double: string | null) =>
  (endpoint: URL, { headers, body }: PostOptions): Promise<PushReply> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(PUSH_TIMEOUT_MS);
      const options = { method: 'POST', headers, signal };
      const request = double
        ? httpRequest(new URL(endpoint.pathname, double), options)
        : httpsRequest(endpoint, { ...options, lookup: createPublicLookup(), agent: false });
      request.on('response', (response) => {
        // Whatever it says, it says to nobody.
        response.resume();
        response.on('error', () => {});
        resolve({ status: response.statusCode ?? 0, retryAfter: response.headers['retry-after'] });
        if (Number(response.headers['content-length'] ?? 0) > 10_000) response.destroy();
      });
      request.on('error', reject);
      request.end(body);
    });

export function createPushSender(options: {
  privateKey: string;
  subject: string;
  double?: string | null;
  post?: ReturnType<typeof createPost>;
}): PushSender {
  const vapid = createVapid(options.privateKey, options.subject);
  const post = options.post ?? createPost(options.double ?? null);
  return {
    async send({ endpoint, keys }, { text, topic }, now) {
      if (!isPublicHttpsUrl(endpoint)) return { state: 'refused', reason: 'endpoint' };
      const url = new URL(endpoint);
      try {
        const body = encryptPush(text, keys);
        const headers = {
          authorization: vapid.authorize(url, now),
          'content-encoding': 'aes128gcm',
          'content-type': 'application/octet-stream',
          'content-length': body.length,
          ttl: TTL_SECONDS,
          urgency: 'normal',
          topic,
        };
        return readReply(await post(url, { headers, body }));
      } catch (error) {
        const [code, name] = [readProperty(error, 'code'), readProperty(error, 'name')];
        const reason = /^E[A-Z_]{2,30}$/.test(String(code))
          ? String(code)
          : name === 'AbortError'
            ? 'ETIMEDOUT'
            : 'failed';
        return reason === 'EPRIVATE' ? { state: 'refused', reason } : { state: 'later', reason, retryAfterSeconds: 0 };
      }
    },
  };
}

function readReply({ status, retryAfter }: PushReply): PushResult {
  if (status >= 200 && status < 300) return { state: 'sent' };
  if (status === 404 || status === 410) return { state: 'gone' };
  const seconds = /^\d{1,6}$/.test(retryAfter ?? '') ? Number(retryAfter) : 0;
  return { state: 'later', reason: String(status), retryAfterSeconds: Math.min(seconds, MAX_RETRY_AFTER_SECONDS) };
}
