/** LIST-3: tells the server that somebody looked. After the page is there and idle, and only once somebody can see it. */
import type { Property } from '@estia/contract/listings/model';
import { callApi } from '../../../platform/api-client.ts';

type PropertyRef = Pick<Property, 'for' | 'property_id'>;

const IDLE_MS = 1_500;

export function scheduleViewCount({ for: purpose, property_id }: PropertyRef): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const notify = () => {
    // A refusal changes nothing for who is reading.
    if (!signal.aborted) callApi('PUT /property/addcount', { body: { for: purpose, property_id } }).catch(() => {});
  };
  const whenSeen = () => {
    if (document.visibilityState === 'visible') whenIdle();
    else document.addEventListener('visibilitychange', whenSeen, { once: true, signal });
  };
  const whenIdle = () => {
    if (signal.aborted) return;
    if ('requestIdleCallback' in window) requestIdleCallback(notify, { timeout: IDLE_MS * 2 });
    else setTimeout(notify, IDLE_MS);
  };
  // A page drawn ahead of time is hidden until it is gone to.
  if (document.readyState === 'complete') whenSeen();
  else window.addEventListener('load', whenSeen, { once: true, signal });
  return () => stop.abort();
}
