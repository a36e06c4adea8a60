/**
 * Answers cached for a short while, shared by all processes through Redis, each made once however many ask at one moment.
 * A process also keeps them itself. Without Redis every process simply makes its own.
 */
import { createHash } from 'node:crypto';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** What was cheap to make is not worth a journey to Redis. */
const MIN_SHARED_DURATION_MS = 10;
/** Nothing takes this long to make: while it is being made, others wait for it. */
const MAX_PENDING_SECONDS = 30;

type SharedCacheOptions = {
  redis: Redis;
  prefix: string;
  /** 0: nothing is cached. */
  seconds: number;
  /** How many answers one process caches itself. */
  size: number;
};
type ValueFactory = () => Promise<Buffer>;

export function createSharedCache({ redis, prefix, seconds, size }: SharedCacheOptions) {
  const ttl = (seconds || MAX_PENDING_SECONDS) * 1_000;
  const cache = new LRUCache<string, Promise<Buffer>>({ max: size, ttl });

  async function find(key: string, make: ValueFactory, worthKeeping: (answer: Buffer) => boolean): Promise<Buffer> {
    const found = seconds > 0 ? await redis.getBuffer(prefix + key).catch(() => null) : null;
    if (found) {
      // Already some seconds old: the next viewer asks Redis again, so that nothing is cached for twice its time.
      cache.delete(key);
      return found;
    }
    const begun = performance.now();
    const made = await make();
    if (seconds === 0 || !worthKeeping(made)) cache.delete(key);
    else if (performance.now() - begun >= MIN_SHARED_DURATION_MS) {
      void redis.set(prefix + key, made, 'EX', seconds).catch(() => {});
    }
    return made;
  }

  /** With nothing cached, viewers of one moment still share one reading. */
  return (
    question: string,
    make: ValueFactory,
    worthKeeping: (answer: Buffer) => boolean = () => true,
  ): Promise<Buffer> => {
    // What somebody typed or drew is not for anybody who can look into Redis, and a shape would make a key of
    // kilobytes.
    const key = createHash('sha256').update(question).digest('base64url');
    const known = cache.get(key);
    if (known) return known;
    const value = find(key, make, worthKeeping);
    cache.set(key, value);
    value.catch(() => cache.delete(key));
    return value;
  };
}
