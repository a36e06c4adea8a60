/** /metrics and /health of the worker, on a listener of its own that is never public. */
import { createServer, type Server } from 'node:http';
import { Gauge } from 'prom-client';
import type { Deps } from '../deps.ts';
import { getQueueDepths, type QueueDepths } from '../features/site/index.ts';
import type { JobStats } from '../platform/jobs/job-stats.ts';
import { createMetrics } from '../platform/metrics.ts';

const queues = {
  jobs_late_seconds: 'How long the job that has waited longest has been due',
  emails_queued: 'Emails that wait to be sent',
  emails_late_seconds: 'How long the oldest email has been due',
  bulk_emails_queued: 'Alert emails that wait to be sent',
  photos_queued: 'Uploaded photos that wait to be processed',
  photos_late_seconds: 'How long the oldest uploaded photo has waited',
  invoices_without_mark: 'Invoices that the tax authority has not confirmed',
} as const satisfies Record<keyof QueueDepths, string>;

export function listenForHealth(port: number, deps: Deps, stats: JobStats): Server {
  const gauges = Object.entries(queues).map(([name, help]) => ({
    name: name as keyof QueueDepths,
    gauge: new Gauge({ name: `estia_${name}`, help, registers: [] }),
  }));
  const metrics = createMetrics(deps.pool, [
    deps.failures.counter,
    ...stats.metrics,
    ...gauges.map(({ gauge }) => gauge),
  ]);

  async function readQueues(): Promise<QueueDepths | null> {
    // Unknown is not empty: without an answer there are no numbers.
    const depths = await getQueueDepths(deps.db, deps.clock()).catch(() => null);
    for (const { name, gauge } of gauges) {
      if (depths) gauge.set(depths[name]);
      else gauge.remove();
    }
    return depths;
  }

  return createServer(async (request, response) => {
    const state = await deps.database.check();
    const depths = state === 'away' ? null : await readQueues();
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
  }).listen(port, '127.0.0.1');
}
