/**
 * Something this browser remembers. Served pages never know it: they are drawn from `read(null)` and take the memory up
 * once they live. Storage may be full, forbidden or hold nonsense; then the memory lasts as long as the page.
 */
import { useSyncExternalStore } from 'react';

export type LocalStore<T> = {
  get: () => T;
  set: (value: T) => void;
  /** Part of the memory, for drawing. The part must be a plain value or one that stays the same while nothing changes. */
  use: <P>(part: (memory: T) => P) => P;
};

export function createLocalStore<T>(name: string, read: (stored: unknown) => T): LocalStore<T> {
  const nothing = read(null);
  const listeners = new Set<() => void>();
  let now = nothing;
  /** What storage held when it was last looked at or written: the same text stays the same value. */
  let text: string | null | undefined;

  const stored = (): string | null => {
    try {
      return localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const check = () => {
    const found = stored();
    if (found === text) return;
    text = found;
    try {
      now = read(JSON.parse(found ?? 'null'));
    } catch {
      now = nothing;
    }
  };
  const notify = () => {
    for (const listener of listeners) listener();
  };
  // Another tab changed it (a null key is `clear()`).
  const onStorage = (event: StorageEvent) => {
    if (event.key !== name && event.key !== null) return;
    check();
    notify();
  };
  const get = (): T => {
    // Without a listener no event tells of other tabs.
    if (listeners.size === 0) check();
    return now;
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      addEventListener('storage', onStorage);
      check();
    }
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) removeEventListener('storage', onStorage);
    };
  };
  return {
    get,
    set(value) {
      now = value;
      try {
        text = value === nothing ? null : JSON.stringify(value);
        if (text === null) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
      } catch {
        // Full or forbidden: it holds for this page.
        text = stored();
      }
      notify();
    },
    use: (part) =>
      useSyncExternalStore(
        subscribe,
        () => part(get()),
        () => part(nothing),
      ),
  };
}
