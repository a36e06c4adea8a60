/** /metrics and /health of the worker, on a listener of its own that is never public. */

import { createServer, type Server } from 'node:http';
import { listEntries } from '@estia/contract/map-names';
import { Gauge } from 'prom-client';
import type { Deps } from '../deps.ts';
import { createRulesCache } from '../features/rules/index.ts';
import {
  getQueueDepths,
  getReplication,
  listJobQueues,
  listLastBackups,
  type QueueDepths,
} from '../features/site/index.ts';
import { countOverdueWork } from '../features/work-queue/index.ts';
import type { JobStats } from '../platform/jobs/job-stats.ts';
import { createMetrics, listenForFigures } from '../platform/metrics/metrics.ts';
import { getSealedRows } from '../platform/security/reencryption.queries.ts';

const queues = {
  jobs_late_seconds: 'How long the job that has waited longest has been due',
  emails_queued: 'Emails that wait to be sent',
  emails_late_seconds: 'How long the oldest email has been due',
  bulk_emails_queued: 'Alert emails that wait to be sent',
  bulk_emails_late_seconds: 'How long the oldest alert email has been due',
  cache_purges_queued: 'Changed listings and removed photos that wait to leave the shared caches',
  cache_purge_late_seconds: 'How long the oldest of them has been due',
  photos_queued: 'Uploaded photos that wait to be processed',
  photos_late_seconds: 'How long the oldest uploaded photo has waited',
  invoices_without_mark: 'Invoices that the tax authority has not confirmed',
  invoices_late_seconds: 'How long the oldest invoice without a MARK has been issued',
} as const satisfies Record<keyof QueueDepths, string>;

const gaugeOf = (name: string, help: string, labelNames: readonly string[] = []) =>
  new Gauge({ name: `estia_${name}`, help, labelNames: [...labelNames], registers: [] });

type HealthDeps = Pick<
  Deps,
  'db' | 'pool' | 'database' | 'redis' | 'failures' | 'measures' | 'config' | 'clock' | 'log'
>;

/** Read from the database when they are asked for. What could not be read is absent: unknown is not zero. */
function createDatabaseGauges(deps: HealthDeps, stats: JobStats) {
  const { db } = deps;
  const depths = listEntries(queues).map(([name, help]) => ({ name, gauge: gaugeOf(name, help) }));
  const jobs = gaugeOf('queue_jobs', 'Jobs that wait, by queue', ['queue']);
  const late = gaugeOf('queue_late_seconds', 'How long the oldest job of a queue has been due', ['queue']);
  const overdue = gaugeOf('work_items_overdue', 'What waits for an admin and is past its deadline', ['kind']);
  const backup = gaugeOf(
    'backup_last_success_timestamp_seconds',
    'When a backup, or a restore that was compared, last ended well',
    ['kind'],
  );
  const wal = gaugeOf('wal_archive_late_seconds', 'Age of the last archived WAL while archiving fails; 0 = it works');
  const replicas = gaugeOf('db_replicas', 'Replicas that are connected');
  const lagBytes = gaugeOf('db_replica_lag_bytes', 'What a replica has not replayed yet', ['replica']);
  const lagSeconds = gaugeOf('db_replica_lag_seconds', 'How far a replica is behind', ['replica']);
  const oldSecrets = gaugeOf(
    'sealed_values_old',
    'Stored secrets of another key than the current one, as last counted',
  );
  const lostSecrets = gaugeOf('sealed_values_unreadable', 'Stored secrets that no key opens, as last counted');
  const rules = createRulesCache(deps);

  async function readDepths(): Promise<QueueDepths> {
    const read = await getQueueDepths(db, deps.clock());
    for (const { name, gauge } of depths) gauge.set(read[name]);
    return read;
  }
  const readers: readonly (() => Promise<unknown>)[] = [
    async () => {
      for (const { queue, jobs: count, late_seconds: seconds } of await listJobQueues(db)) {
        jobs.set({ queue }, count);
        late.set({ queue }, seconds);
      }
    },
    async () => {
      for (const [kind, count] of listEntries(await countOverdueWork(deps, rules))) overdue.set({ kind }, count);
    },
    async () => {
      for (const { kind, finished_at: at } of await listLastBackups(db)) backup.set({ kind }, at.getTime() / 1_000);
    },
    async () => {
      const state = await getReplication(db);
      if (state.wal_late_seconds !== null) wal.set(state.wal_late_seconds);
      replicas.set(state.replicas.length);
      for (const { replica, lag_bytes: bytes, lag_seconds: seconds } of state.replicas) {
        if (bytes !== null) lagBytes.set({ replica }, bytes);
        if (seconds !== null || bytes === 0) lagSeconds.set({ replica }, seconds ?? 0);
      }
    },
    async () => {
      const { old_rows: old, unreadable_rows: unreadable } = await getSealedRows(db);
      if (old === null) return;
      oldSecrets.set(old);
      lostSecrets.set(unreadable);
    },
    () => stats.readSaved(db),
  ];
  const metrics = [
    ...depths.map(({ gauge }) => gauge),
    jobs,
    late,
    overdue,
    backup,
    wal,
    replicas,
    lagBytes,
    lagSeconds,
    oldSecrets,
    lostSecrets,
  ];

  function clear(): void {
    for (const metric of metrics) metric.reset();
    // Without labels a reset sets to 0.
    for (const gauge of [...depths.map((each) => each.gauge), wal, replicas, oldSecrets, lostSecrets]) gauge.remove();
  }

  return {
    metrics,
    /** Unknown is not what it was. */
    clear,
    async read(): Promise<QueueDepths | null> {
      clear();
      const [found] = await Promise.allSettled([readDepths(), ...readers.map((read) => read())]);
      return found.status === 'fulfilled' ? found.value : null;
    },
  };
}

export function listenForHealth(port: number, deps: HealthDeps, stats: JobStats): Server {
  const gauges = createDatabaseGauges(deps, stats);
  const metrics = createMetrics(deps, [...stats.metrics, ...gauges.metrics]);

  const server = createServer(async (request, response) => {
    const state = await deps.database.check();
    if (state === 'away') gauges.clear();
    const depths = state === 'away' ? null : await gauges.read();
    if (request.url === '/metrics') {
      response.setHeader('content-type', metrics.contentType).end(await metrics.text());
      return;
    }
    if (request.url !== '/health') {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(state === 'ready' ? 200 : 503, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify({ database: state, jobs: stats.read(), queues: depths }));
  });
  return listenForFigures(server, { port, host: deps.config.metricsHost, log: deps.log });
}
