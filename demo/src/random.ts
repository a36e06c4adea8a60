/** Seeded randomness for rows. One generator is re-seeded per home, so that any home can be made without the ones before it. */

/** Mixes a seed, an index and a stream number to 32 well-spread bits. */
export function hashToInt(seed: number, index: number, stream: number): number {
  let h = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(index + 0x7f4a7c15, 0xc2b2ae35);
  h = Math.imul(h ^ (h >>> 15) ^ Math.imul(stream + 1, 0x27d4eb2f), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

/** The same bits as a fraction of 1, for one-off decisions. */
export const hashToUnit = (seed: number, index: number, stream: number): number =>
  hashToInt(seed, index, stream) / 4294967296;

export type Random = ReturnType<typeof createRandom>;

export function createRandom() {
  let a = 0;
  let b = 0;
  let c = 0;
  let d = 0;
  // sfc32: passes the usual batteries and costs five additions.
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return (t >>> 0) / 4294967296;
  };
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T;
  return {
    next,
    pick,
    reseed(seed: number, index: number, stream: number): void {
      a = hashToInt(seed, index, stream);
      b = hashToInt(index, stream, seed);
      c = hashToInt(stream, seed, index);
      d = 1;
      for (let i = 0; i < 8; i++) next();
    },
    chance: (probability: number): boolean => next() < probability,
    range: (low: number, high: number): number => low + (high - low) * next(),
    /** A whole number, both ends included. */
    int: (low: number, high: number): number => low + Math.floor(next() * (high - low + 1)),
    /** Normal with mean 0 and deviation 1. */
    normal: (): number => Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    /** From pairs of value and weight; the weights need not sum to 1. */
    weighted<T>(pairs: readonly (readonly [T, number])[]): T {
      let total = 0;
      for (const pair of pairs) total += pair[1];
      let left = next() * total;
      for (const pair of pairs) {
        left -= pair[1];
        if (left < 0) return pair[0];
      }
      return (pairs[pairs.length - 1] as readonly [T, number])[0];
    },
  };
}

/** A table of running sums, for picking one of a thousand places by weight in ten steps. */
export function cumulativeSums(weights: readonly number[]): Float64Array {
  const sums = new Float64Array(weights.length);
  let sum = 0;
  weights.forEach((weight, i) => {
    sum += weight;
    sums[i] = sum;
  });
  return sums;
}

export function pickWeightedIndex(sums: Float64Array, at: number): number {
  const target = at * (sums[sums.length - 1] ?? 0);
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sums[middle] ?? 0) <= target) low = middle + 1;
    else high = middle;
  }
  return low;
}
