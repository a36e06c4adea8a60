import { describe, expect, it } from 'vitest';
import { sha256, solvePuzzle } from './solve-puzzle.ts';

const hex = (numbers: Iterable<number>) => [...numbers].map((n) => (n >>> 0).toString(16).padStart(8, '0')).join('');
async function referenceSha256(text: string): Promise<string> {
  const bytes = new DataView(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return hex(Array.from({ length: 8 }, (_, at) => bytes.getUint32(at * 4)));
}

describe('[LIST-6] the sum of the browser', () => {
  it('hashes as everybody does, at every length around a block', async () => {
    for (let length = 0; length < 200; length++) {
      const text = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(6).slice(0, length);
      expect(hex(sha256(text)), String(length)).toBe(await referenceSha256(text));
    }
  });

  it('finds an answer of the asked difficulty, fast enough for a phone', async () => {
    const puzzle = 'q'.repeat(38);
    const begun = performance.now();
    const found = await solvePuzzle(puzzle, 16);
    const took = performance.now() - begun;
    expect(found.puzzle).toBe(puzzle);
    expect(found.answer).toMatch(/^\d{1,15}$/);
    expect(await referenceSha256(`${puzzle}.${found.answer}`)).toMatch(/^0000/);
    // 0.1 s on a quiet desktop; a phone is about six times slower.
    expect(took).toBeLessThan(3_000);
  });
});
