import { LRUCache } from 'lru-cache';

/**
 * Something small and slow-changing, cached in each process. The first viewer waits for it; later, a stale value is
 * served while one reader fetches the next, so no request ever pays for the refresh. A failed refresh keeps the old
 * value.
 */
export function cached<T>(read: () => Promise<T>, freshMs: number): () => Promise<T> {
  let kept: { value: Promise<T>; at: number } | null = null;
  return () => {
    const now = Date.now();
    if (!kept) {
      const first = { value: read(), at: now };
      kept = first;
      first.value.catch(() => {
        if (kept === first) kept = null;
      });
    } else if (now - kept.at > freshMs) {
      const current = kept;
      current.at = now;
      read().then(
        (value) => {
          current.value = Promise.resolve(value);
        },
        () => {},
      );
    }
    return kept.value;
  };
}

/**
 * Answers by key, each for its time, at most `size` of them: viewers of one key at one moment share one reading, and a
 * failure is not cached. When it is full the one goes that nobody asked for longest.
 */
export function createMemoryCache(
  size: number,
): <T>(key: string, freshMs: number, read: () => Promise<T>) => Promise<T> {
  const cache = new LRUCache<string, Promise<unknown>>({ max: size });
  return <T>(key: string, freshMs: number, read: () => Promise<T>): Promise<T> => {
    const found = cache.get(key);
    if (found) return found as Promise<T>;
    const value = read();
    cache.set(key, value, { ttl: freshMs });
    value.catch(() => {
      if (cache.peek(key) === value) cache.delete(key);
    });
    return value;
  };
}
