/** 64 bits to find a look by: the signs of its 64 slowest waves. Copies differ in the few waves that are nearly still. */
import { GRID_SIZE } from './fingerprint-alignment.ts';

const HASH_BITS = 64;
/** So many of the least certain bits are tried both ways when a look is looked for. */
const UNCERTAIN_BITS = 8;

const dctFrequencies: readonly [number, number][] = Array.from({ length: 144 }, (_, i): [number, number] => [
  i % 12,
  Math.floor(i / 12),
])
  .filter(([u, v]) => u + v > 0)
  .sort((a, b) => a[0] + a[1] - b[0] - b[1] || a[0] - b[0])
  .slice(0, HASH_BITS);

const cosines = Array.from({ length: 12 }, (_, u) =>
  Float64Array.from({ length: GRID_SIZE }, (_, x) => Math.cos((Math.PI * u * (2 * x + 1)) / (2 * GRID_SIZE))),
);

function computeDctCoefficients(fingerprint: Uint8Array): number[] {
  const rows = cosines.map((wave) =>
    Float64Array.from({ length: GRID_SIZE }, (_, y) => {
      let sum = 0;
      for (let x = 0; x < GRID_SIZE; x++) sum += (wave[x] ?? 0) * (fingerprint[y * GRID_SIZE + x] ?? 0);
      return sum;
    }),
  );
  return dctFrequencies.map(([u, v]) => {
    let sum = 0;
    for (let y = 0; y < GRID_SIZE; y++) sum += (cosines[v]?.[y] ?? 0) * (rows[u]?.[y] ?? 0);
    return sum;
  });
}

const toSignBits = (found: readonly number[]): bigint =>
  found.reduce((bits, strength, i) => (strength > 0 ? bits | (1n << BigInt(i)) : bits), 0n);

/** As PostgreSQL writes a bigint. */
const formatBigint = (bits: bigint): string => BigInt.asIntN(HASH_BITS, bits).toString();

export const computePerceptualHash = (fingerprint: Uint8Array): string =>
  formatBigint(toSignBits(computeDctCoefficients(fingerprint)));

/** The hashes that a copy of this look probably has: its own and those with some of its unsure bits the other way. */
export function listNearbyHashes(fingerprint: Uint8Array): string[] {
  const found = computeDctCoefficients(fingerprint);
  const bits = toSignBits(found);
  const uncertainBits = Array.from(found.keys())
    .sort((i, j) => Math.abs(found[i] ?? 0) - Math.abs(found[j] ?? 0))
    .slice(0, UNCERTAIN_BITS);
  return Array.from({ length: 2 ** UNCERTAIN_BITS }, (_, mask) =>
    formatBigint(uncertainBits.reduce((hash, bit, k) => (mask & (1 << k) ? hash ^ (1n << BigInt(bit)) : hash), bits)),
  );
}
