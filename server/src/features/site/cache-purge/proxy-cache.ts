/** The port of a proxy that takes addresses out of its cache (ops/nginx/purge.conf). */
import { Agent, request } from 'node:http';
import type { CachedAddress } from './cached-addresses.ts';

const TIMEOUT_MS = 2_000;
const SOCKETS = 8;
/** What the proxy answers in place of a page, whether or not it kept one. */
const NOTHING = 503;

export type ProxyCache = {
  remove: (addresses: readonly CachedAddress[]) => Promise<void>;
  close: () => void;
};

export function openProxyCache(url: string): ProxyCache {
  const agent = new Agent({ keepAlive: true, maxSockets: SOCKETS });

  /** What the proxy says of an address: MISS, or how it is kept. */
  const ask = (method: 'HEAD' | 'POST', { path, packing }: CachedAddress): Promise<string> =>
    new Promise((resolve, reject) => {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const sent = request(
        new URL(path, url),
        { method, agent, signal, headers: { 'accept-encoding': packing } },
        (reply) => {
          const state = reply.headers['x-cache'];
          reply.resume();
          reply.once('error', reject);
          reply.once('end', () =>
            // Something else that listens there must not pass for a cache that is empty.
            typeof state === 'string' && (method === 'HEAD' || reply.statusCode === NOTHING)
              ? resolve(state)
              : reject(new Error(`The proxy answered a purge with ${reply.statusCode}`)),
          );
        },
      );
      sent.once('error', reject);
      sent.end();
    });

  return {
    async remove(addresses) {
      const waiting = [...addresses];
      async function work(): Promise<void> {
        for (let next = waiting.pop(); next; next = waiting.pop())
          if ((await ask('HEAD', next)) !== 'MISS') await ask('POST', next);
      }
      await Promise.all(Array.from({ length: SOCKETS }, work));
    },
    close: () => agent.destroy(),
  };
}
