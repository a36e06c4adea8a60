/** Prometheus figures, on a listener of their own that is never public. */
import { createServer, type Server } from 'node:http';
import type { Pool } from 'pg';
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';

export type Metrics = ReturnType<typeof createMetrics>;

/** `more` are metrics that their owners count: what failed, what jobs did. */
export function createMetrics(pool: Pool, more: readonly Metric[] = []) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  for (const metric of more) registry.registerMetric(metric);
  const seconds = new Histogram({
    name: 'estia_http_seconds',
    help: 'Time to answer, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'estia_db_connections',
    help: 'Connections of the pool, and requests waiting for one',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  return {
    observe: (method: string, route: string, status: number, ms: number) =>
      seconds.observe({ method, route, status: String(status) }, ms / 1_000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    listen: (port: number): Server =>
      createServer(async (_, response) => {
        response.setHeader('content-type', registry.contentType).end(await registry.metrics());
      }).listen(port, '127.0.0.1'),
  };
}
