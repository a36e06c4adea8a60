// Seeded randomness: the same text always gives the same picture.
export type SeededRandom = ReturnType<typeof createSeededRandom>;

function hashText(text: string): number {
  let h = 2166136261;
  for (const letter of text) {
    h ^= letter.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  h ^= h >>> 15;
  h = Math.imul(h, 2246822507);
  h ^= h >>> 13;
  return h >>> 0;
}

export function createSeededRandom(text: string) {
  let state = hashText(text);
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const range = (low: number, high: number): number => low + (high - low) * next();
  return {
    next,
    range,
    int: (low: number, high: number): number => Math.floor(range(low, high + 1)),
    pick<const T>(list: readonly T[]): T {
      const index = Math.floor(next() * list.length);
      if (index >= list.length) throw new RangeError('Nothing to pick from');
      return list[index] as T;
    },
    chance: (probability: number): boolean => next() < probability,
    around: (centre: number, spread: number): number => centre + (next() - 0.5) * 2 * spread,
    /** Picks a key of { key: weight }. */
    weighted<K extends string>(weights: Readonly<Record<K, number>>): K {
      const entries = Object.entries(weights) as [K, number][];
      let left = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [key, weight] of entries) {
        left -= weight;
        if (left <= 0) return key;
      }
      throw new RangeError('Nothing to pick from');
    },
  };
}
