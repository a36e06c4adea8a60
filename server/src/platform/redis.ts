import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** Rate limits and short shared caches only. Commands fail at once while it is away, and the callers do without. */
export function createRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let warned = false;
  redis.on('error', (error: Error) => {
    if (!warned) log.warn({ err: error }, 'redis is away');
    warned = true;
  });
  redis.on('ready', () => {
    warned = false;
  });
  return redis;
}
