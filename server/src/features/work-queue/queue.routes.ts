/** The work queue of admins: what waits, who has it in hand, and figures of the last days. */
import * as calls from '@estia/contract/work-queue/calls';
import type { Deps } from '../../deps.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import type { RulesCache } from '../rules/index.ts';
import { listDailyStats } from './daily-stats.queries.ts';
import * as q from './queue.queries.ts';
import { claimItem, getQueueMoment, handOverItem, releaseItem } from './queue.service.ts';
import { workItemView } from './queue.view.ts';

const success = { message: 'Success!' } as const;
const everything = { claim: 'all', search: '' } as const;
const STATS_TTL_MS = 60_000;

const sum = (counts: q.WorkCounts): number => Object.values(counts).reduce((total, count) => total + count, 0);

export function workQueueRoutes({ serve }: CallServer, deps: Deps, rules: RulesCache): void {
  const { db } = deps;
  const readMoment = () => getQueueMoment(deps, rules);
  const readStats = cached(() => listDailyStats(db, deps.clock()), STATS_TTL_MS);

  serve(calls.listWorkItems, async ({ query }, { viewer }) => {
    const queue = { ...(await readMoment()), adminId: viewer.userId };
    const { limit, offset, sort, ...filter } = query;
    const [rows, counts, mine] = await Promise.all([
      q.listWorkItems(db, queue, query),
      q.countWorkItems(db, queue, { ...filter, kind: undefined }),
      q.countWorkItems(db, queue, { claim: 'mine', search: '' }),
    ]);
    return {
      items: rows.map((row) => workItemView(row, queue)),
      count: filter.kind === undefined ? sum(counts) : counts[filter.kind],
      mine_count: sum(mine),
      counts,
      pagination: { limit, offset },
    };
  });

  serve(calls.getWorkPosition, async ({ query: { kind, subject } }, { viewer }) => {
    const queue = { ...(await readMoment()), adminId: viewer.userId };
    const key = kind && subject ? { kind, subject } : null;
    const [item, first] = await Promise.all([
      key ? q.findWorkItem(db, queue, key) : undefined,
      q.listWorkItems(db, queue, { claim: 'mine_or_free', search: '', sort: 'deadline', limit: 2, offset: 0 }),
    ]);
    const next = first.find((row) => row.kind !== kind || row.subject !== subject);
    return {
      item: item ? workItemView(item, queue) : null,
      next: next ? workItemView(next, queue) : null,
      colleagues: item?.admin_id === viewer.userId ? await q.listColleagues(db, viewer.userId) : [],
    };
  });

  serve(calls.claimWorkItem, async ({ body }, { viewer }) => ({
    ...success,
    expires_at: (await claimItem(deps, viewer, await readMoment(), body)).toISOString(),
  }));

  serve(calls.releaseWorkItem, async ({ body }, { viewer }) => {
    await releaseItem(deps, viewer, body);
    return success;
  });

  serve(calls.handOverWorkItem, async ({ body }, { viewer }) => {
    await handOverItem(deps, viewer, await readMoment(), body);
    return success;
  });

  serve(calls.adminWaiting, async (_, { viewer }) =>
    q.countWorkItems(db, { ...(await readMoment()), adminId: viewer.userId }, everything),
  );

  serve(calls.getDailyStats, async () => ({ days: await readStats() }));
}
