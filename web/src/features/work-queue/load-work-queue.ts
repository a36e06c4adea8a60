/** Everything the admins' home reads. */
import { athensDay } from '@estia/contract/athens';
import { workLimits } from '@estia/contract/work-queue/model';
import type { ApiClient, ApiReply } from '../../platform/api-client.ts';
import { orThrowFailure, settle } from '../../platform/failures.ts';
import { parseItemKey } from './item-path.ts';
import type { WorkPosition } from './load-work-bar.ts';
import { parseQueueFilter, type QueueFilter } from './queue-filter.ts';

export type WorkQueuePage = {
  queue: ApiReply<'GET /adminPanel/queue'>;
  filter: QueueFilter;
  number: number;
  today: string;
  /** An item that somebody else took first. */
  refused: WorkPosition | null;
  /** An item that is about to be handed over. */
  handOver: WorkPosition | null;
  /** Null: they could not be read, and the queue stands without them. */
  days: ApiReply<'GET /adminPanel/daily-stats'>['days'] | null;
};

async function loadPosition(callApi: ApiClient, text: string | null): Promise<WorkPosition | null> {
  const key = parseItemKey(text);
  if (!key) return null;
  const found = await settle(callApi('GET /adminPanel/queue/next', { query: key }));
  return found.ok ? found.value : null;
}

export async function loadWorkQueue(callApi: ApiClient, url: URL, number: number): Promise<WorkQueuePage> {
  const filter = parseQueueFilter(url);
  const query = { ...filter, limit: workLimits.perPage, offset: (number - 1) * workLimits.perPage };
  const [queue, refused, handOver, stats] = await Promise.all([
    orThrowFailure(callApi('GET /adminPanel/queue', { query })),
    loadPosition(callApi, url.searchParams.get('refused')),
    loadPosition(callApi, url.searchParams.get('hand_over')),
    settle(callApi('GET /adminPanel/daily-stats')),
  ]);
  const days = stats.ok ? stats.value.days : null;
  return { queue, filter, number, today: athensDay(Date.now()), refused, handOver, days };
}
