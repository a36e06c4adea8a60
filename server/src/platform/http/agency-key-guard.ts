/**
 * What a request to the agency API passes before its body is read: its key, then the limit of that key, of which every
 * answer tells what is left. Who comes without a good key is counted by address.
 */
import { apiKeyLimits } from '@estia/contract/sources/api/api-scopes';
import type { FastifyInstance, FastifyReply, FastifyRequest, onRequestHookHandler } from 'fastify';
import type { Deps } from '../../deps.ts';
import { AppError } from '../app-error.ts';
import { findApiKeyViewer } from '../auth/api-keys.ts';
import { holderOf } from './client-network.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The viewer is who the key says; no session is looked for. */
    isAgencyApi?: true;
  }
}

/** Requests a minute of one address with keys that are none. */
const REFUSED_PER_MINUTE = 60;

type Limiter = ReturnType<FastifyInstance['createRateLimit']>;
type AgencyKeyHooks = { config: { isAgencyApi: true; rateLimit: false }; onRequest: onRequestHookHandler };

/** One limiter for all calls: a key has its requests, whichever calls it spends them on. */
const limiters = new WeakMap<FastifyInstance, Limiter>();
function getLimiter(app: FastifyInstance): Limiter | null {
  // Without limits at all (RATE_LIMIT_PER_MINUTE=0) the plugin is not there.
  if (typeof app.createRateLimit !== 'function') return null;
  const limiter =
    limiters.get(app) ??
    app.createRateLimit({
      max: (request) => (request.viewer?.apiKey ? apiKeyLimits.perMinute : REFUSED_PER_MINUTE),
      timeWindow: 60_000,
      keyGenerator: ({ viewer, ip }) => (viewer?.apiKey ? `agency key ${viewer.apiKey.id}` : `no key ${holderOf(ip)}`),
    });
  limiters.set(app, limiter);
  return limiter;
}

async function enforceKeyLimit(limiter: Limiter, request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const count = await limiter(request);
  if (count.isAllowed) return;
  reply.header('ratelimit-limit', count.max);
  reply.header('ratelimit-remaining', count.remaining);
  reply.header('ratelimit-reset', count.ttlInSeconds);
  if (!count.isExceeded) return;
  reply.header('retry-after', count.ttlInSeconds);
  throw new AppError('too_many_requests');
}

export function agencyKeyHooks(app: FastifyInstance, deps: Pick<Deps, 'db' | 'pool' | 'clock'>): AgencyKeyHooks {
  const limiter = getLimiter(app);
  return {
    config: { isAgencyApi: true, rateLimit: false },
    onRequest: async (request, reply) => {
      const found = await findApiKeyViewer(deps, request);
      request.viewer = typeof found === 'string' ? null : found;
      if (limiter) await enforceKeyLimit(limiter, request, reply);
      if (typeof found === 'string') throw new AppError(found);
    },
  };
}
