import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { cached, createMemoryCache } from './memory-cache.ts';

let now = 1;
/** lru-cache has taken the real `performance` with it: only its method can be replaced. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout'] });
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const passTime = (ms: number) => {
  now += ms;
  vi.advanceTimersByTime(ms);
};

it('viewers of one moment share one reading; a stale value is served while the next is read; a failed one changes nothing', async () => {
  const read = vi
    .fn<() => Promise<number>>()
    .mockResolvedValueOnce(1)
    .mockResolvedValueOnce(2)
    .mockRejectedValueOnce(new Error('away'));
  const value = cached(read, 1_000);
  expect(await Promise.all([value(), value(), value()])).toEqual([1, 1, 1]);
  passTime(1_500);
  expect(await value()).toBe(1);
  await Promise.resolve();
  expect(await value()).toBe(2);
  passTime(1_500);
  await value();
  await Promise.resolve();
  expect(await value()).toBe(2);
  expect(read).toHaveBeenCalledTimes(3);
});

it('a first reading that fails is tried again', async () => {
  const read = vi.fn<() => Promise<number>>().mockRejectedValueOnce(new Error('away')).mockResolvedValueOnce(1);
  const value = cached(read, 1_000);
  await expect(value()).rejects.toThrow('away');
  expect(await value()).toBe(1);
});

it('answers are cached by key for their time, what nobody asked for longest goes, and failures are not cached', async () => {
  const cachedRead = createMemoryCache(2);
  const read = vi.fn((n: number) => Promise.resolve(n));
  expect(await cachedRead('a', 1_000, () => read(1))).toBe(1);
  expect(await cachedRead('a', 1_000, () => read(2))).toBe(1);
  passTime(1_001);
  expect(await cachedRead('a', 1_000, () => read(3))).toBe(3);
  await cachedRead('b', 1_000, () => read(4));
  expect(await cachedRead('a', 1_000, () => read(5))).toBe(3);
  await cachedRead('c', 1_000, () => read(6));
  expect(await cachedRead('a', 1_000, () => read(7))).toBe(3);
  expect(await cachedRead('b', 1_000, () => read(8))).toBe(8);
  await expect(cachedRead('d', 1_000, () => Promise.reject(new Error('away')))).rejects.toThrow();
  expect(await cachedRead('d', 1_000, () => read(9))).toBe(9);
});
