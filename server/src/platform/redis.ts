import { Redis } from 'ioredis';
import type { Log } from './log.ts';

/** Rate limits and short shared caches only. Commands fail at once while it is away, and the callers do without. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    maxRetriesPerRequest: 1,
    enableOfflineQueue: false,
    connectTimeout: 2_000,
    commandTimeout: 500,
    retryStrategy: (attempt) => Math.min(attempt * 200, 5_000),
  });
  let told = false;
  redis.on('error', (error: Error) => {
    if (!told) log.warn({ err: error }, 'redis is away');
    told = true;
  });
  redis.on('ready', () => {
    told = false;
  });
  return redis;
}
