/**
 * LIST-3: who looked at a listing, once a visitor and day. Views gather in memory and are written every few seconds, so
 * the page pays nothing for them; a crash loses a few seconds of counts.
 */
import type { Deps } from '../../../deps.ts';
import type { Viewer } from '../../../platform/auth/viewer.ts';
import { getNetwork, holderOf } from '../../../platform/http/client-network.ts';
import { insertViews, type ListingView } from './views.queries.ts';

const FLUSH_MS = 3_000;
/** More than a process sees in that time: what comes on top is a flood, and is not worth remembering. */
const MAX_BUFFERED = 20_000;

const botPattern =
  /bot|crawl|spider|slurp|preview|monitor|headless|lighthouse|curl|wget|python|java\/|go-http|axios|okhttp/i;

export type ViewCounter = ReturnType<typeof createViewCounter>;

export function createViewCounter(deps: Pick<Deps, 'db' | 'secrets' | 'clock' | 'failures'>) {
  let waiting = new Map<string, ListingView>();

  async function flush(): Promise<void> {
    if (waiting.size === 0) return;
    const views = [...waiting.values()];
    waiting = new Map();
    await insertViews(deps.db, views);
  }
  const timer = setInterval(() => {
    flush().catch((error: unknown) => deps.failures.record({ kind: 'job', name: 'view-counts', error }));
  }, FLUSH_MS).unref();

  return {
    add(
      listing: { property_id: number; purpose: 1 | 2 },
      { ip, agent, viewer }: { ip: string; agent: string; viewer: Viewer },
    ): void {
      if (waiting.size >= MAX_BUFFERED || agent === '' || botPattern.test(agent)) return;
      const day = deps.clock().toISOString().slice(0, 10);
      const visitor = deps.secrets.hash('visitor', `${day} ${getNetwork(ip)} ${agent}`).subarray(0, 16);
      waiting.set(`${listing.property_id} ${listing.purpose} ${visitor.toString('base64')}`, {
        ...listing,
        day,
        visitor,
        network: deps.secrets.hash('network of day', `${day} ${holderOf(ip)}`).subarray(0, 16),
        userId: viewer?.worksFor ?? null,
      });
    },
    flush,
    async close(): Promise<void> {
      clearInterval(timer);
      await flush();
    },
  };
}
