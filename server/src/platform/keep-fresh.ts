/**
 * Something small and slow-changing, kept in each process. The first asker waits for it; later, a stale value is served
 * while one reader fetches the next, so no request ever pays for the refresh. A failed refresh keeps the old value.
 */
export function keepFresh<T>(read: () => Promise<T>, freshMs: number): () => Promise<T> {
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
