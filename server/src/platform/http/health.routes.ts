/**
 * Live = the process answers. Ready = it may be sent visitors: the database takes writes, has every migration of this release, and
 * it is not shutting down.
 */
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { createSchemaCheck } from '../db/schema-check.ts';

export type Health = { leaving: boolean };

export function healthRoutes(app: FastifyInstance, deps: Deps, health: Health): void {
  // A proxy keeps its connections: those of a process that leaves are given back with the next answer.
  app.addHook('onSend', async (_request, reply) => {
    if (health.leaving) reply.header('connection', 'close');
  });
  const isSchemaCurrent = createSchemaCheck(deps);
  const quiet = { config: { rateLimit: false }, logLevel: 'warn' } as const;
  app.get('/health/live', quiet, async () => ({ status: 'live' }));
  app.get('/health/ready', quiet, async (_, reply) => {
    const state = await deps.database.check();
    const database = state === 'ready';
    // Redis is for comfort: without it the product serves, so it is reported and not required.
    const redis = deps.redis.status === 'ready';
    const schema = state !== 'away' && (await isSchemaCurrent().catch(() => false));
    const ready = database && schema && !health.leaving;
    return reply
      .code(ready ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status: ready ? 'ready' : 'not ready', database, database_state: state, schema, redis });
  });
}
