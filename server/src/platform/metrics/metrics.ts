/** Prometheus figures, on a listener of their own that is never public. */
import { createServer, type Server } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, type Metric, Registry } from 'prom-client';
import type { Deps } from '../../deps.ts';
import { createStateGauges } from './measures.ts';

export type Metrics = ReturnType<typeof createMetrics>;

/** A port that is taken ends no process: the site goes on without its figures, which a monitor notices. */
export function listenForFigures(
  server: Server,
  { port, host, log }: { port: number; host: string; log: Deps['log'] },
): Server {
  return server
    .on('error', (error) => log.error({ error, host, port }, 'no figures: the port cannot be listened on'))
    .listen(port, host);
}

/** `more` are metrics that their owners count: what jobs did, how much waits. */
export function createMetrics(
  { pool, redis, database, failures, measures, config, log }: MetricsDeps,
  more: readonly Metric[] = [],
) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const counted: readonly Metric[] = [
    failures.counter,
    ...measures.metrics,
    ...createStateGauges(redis, database),
    ...more,
  ];
  for (const metric of counted) registry.registerMetric(metric);
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
  new Gauge({
    name: 'estia_db_pool_size',
    help: 'Connections that the pool may open',
    registers: [registry],
  }).set(config.dbPool);
  return {
    observe: (method: string, route: string, status: number, ms: number) =>
      seconds.observe({ method, route, status: String(status) }, ms / 1_000),
    contentType: registry.contentType,
    text: () => registry.metrics(),
    listen: (port: number, host: string): Server =>
      listenForFigures(
        createServer(async (_, response) => {
          response.setHeader('content-type', registry.contentType).end(await registry.metrics());
        }),
        { port, host, log },
      ),
  };
}

type MetricsDeps = Pick<Deps, 'pool' | 'redis' | 'database' | 'failures' | 'measures' | 'log'> & {
  config: Pick<Deps['config'], 'dbPool'>;
};
