/** 64 bits to find a look by: the signs of its 64 slowest waves. Copies differ in the few waves that are nearly still. */
import { SIDE } from './look-fit.ts';

const BITS = 64;
/** So many of the least certain bits are tried both ways when a look is looked for. */
const UNSURE = 8;

const waves: readonly [number, number][] = Array.from({ length: 144 }, (_, i): [number, number] => [
  i % 12,
  Math.floor(i / 12),
])
  .filter(([u, v]) => u + v > 0)
  .sort((a, b) => a[0] + a[1] - b[0] - b[1] || a[0] - b[0])
  .slice(0, BITS);

const cosines = Array.from({ length: 12 }, (_, u) =>
  Float64Array.from({ length: SIDE }, (_, x) => Math.cos((Math.PI * u * (2 * x + 1)) / (2 * SIDE))),
);

function strengths(look: Uint8Array): number[] {
  const rows = cosines.map((wave) =>
    Float64Array.from({ length: SIDE }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < SIDE; x++) sum += (wave[x] ?? 0) * (look[y * SIDE + x] ?? 0);
      return sum;
    }),
  );
  return waves.map(([u, v]) => {
    let sum = 0;
    for (let y = 0; y < SIDE; y++) sum += (cosines[v]?.[y] ?? 0) * (rows[u]?.[y] ?? 0);
    return sum;
  });
}

const bitsOf = (found: readonly number[]): bigint =>
  found.reduce((bits, strength, i) => (strength > 0 ? bits | (1n << BigInt(i)) : bits), 0n);

/** As PostgreSQL writes a bigint. */
const written = (bits: bigint): string => BigInt.asIntN(BITS, bits).toString();

export const hashOf = (look: Uint8Array): string => written(bitsOf(strengths(look)));

/** The hashes that a copy of this look probably has: its own and those with some of its unsure bits the other way. */
export function hashesNear(look: Uint8Array): string[] {
  const found = strengths(look);
  const bits = bitsOf(found);
  const unsure = Array.from(found.keys())
    .sort((i, j) => Math.abs(found[i] ?? 0) - Math.abs(found[j] ?? 0))
    .slice(0, UNSURE);
  return Array.from({ length: 2 ** UNSURE }, (_, turned) =>
    written(unsure.reduce((hash, bit, k) => (turned & (1 << k) ? hash ^ (1n << BigInt(bit)) : hash), bits)),
  );
}
