/**
 * The sum a browser does before it writes to strangers: find `answer` so that sha256(`${puzzle}.${answer}`) begins with
 * `bits` zero bits. SHA-256 is written out here because crypto.subtle answers one promise a hash, which is ten times
 * slower than the hash itself. Done in slices, so that the page scrolls and types meanwhile.
 */
const SLICE_MS = 12;
const TRIES_PER_TIME_CHECK = 256;

/** Never beyond the end here. */
const at = (list: Int32Array, index: number): number => list[index] ?? 0;

/** First 32 bits of the broken parts of roots of primes, as the standard makes its constants. */
function rootsOfPrimes(count: number, root: number): Int32Array {
  const found = new Int32Array(count);
  for (let n = 2, next = 0; next < count; n++) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) isPrime = false;
    if (!isPrime) continue;
    const value = n ** (1 / root);
    found[next++] = ((value - Math.floor(value)) * 2 ** 32) | 0;
  }
  return found;
}

const start = rootsOfPrimes(8, 2);
const round = rootsOfPrimes(64, 3);
const words = new Int32Array(64);

/** One block into the state. Names and order are the standard's. */
function processBlock(state: Int32Array, block: Int32Array, from: number): void {
  for (let t = 0; t < 16; t++) words[t] = at(block, from + t);
  for (let t = 16; t < 64; t++) {
    const x = at(words, t - 15);
    const y = at(words, t - 2);
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[t] = (at(words, t - 16) + s0 + at(words, t - 7) + s1) | 0;
  }
  // Read one by one: taking a typed array apart goes through its iterator, three times slower.
  let a = at(state, 0);
  let b = at(state, 1);
  let c = at(state, 2);
  let d = at(state, 3);
  let e = at(state, 4);
  let f = at(state, 5);
  let g = at(state, 6);
  let h = at(state, 7);
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + at(round, t) + at(words, t)) | 0;
    const s0 = ((a >>> 2) | (a << 30)) ^ ((a >>> 13) | (a << 19)) ^ ((a >>> 22) | (a << 10));
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + one) | 0;
    d = c;
    c = b;
    b = a;
    a = (one + two) | 0;
  }
  state[0] = (at(state, 0) + a) | 0;
  state[1] = (at(state, 1) + b) | 0;
  state[2] = (at(state, 2) + c) | 0;
  state[3] = (at(state, 3) + d) | 0;
  state[4] = (at(state, 4) + e) | 0;
  state[5] = (at(state, 5) + f) | 0;
  state[6] = (at(state, 6) + g) | 0;
  state[7] = (at(state, 7) + h) | 0;
}

const state = new Int32Array(8);
const oneBlock = new Int32Array(16);

/** SHA-256 of a text of plain signs, as eight numbers. */
export function sha256(text: string): Int32Array {
  const more = (text.length + 8) >> 6;
  const blocks = more === 0 ? oneBlock.fill(0) : new Int32Array(more * 16 + 16);
  for (let i = 0; i < text.length; i++)
    blocks[i >> 2] = at(blocks, i >> 2) | (text.charCodeAt(i) << (24 - (i & 3) * 8));
  blocks[text.length >> 2] = at(blocks, text.length >> 2) | (0x80 << (24 - (text.length & 3) * 8));
  blocks[blocks.length - 1] = text.length * 8;
  state.set(start);
  for (let from = 0; from < blocks.length; from += 16) processBlock(state, blocks, from);
  return state;
}

const yieldToBrowser = (): Promise<void> => new Promise((over) => setTimeout(over));

export async function solvePuzzle(puzzle: string, bits: number): Promise<{ puzzle: string; answer: string }> {
  for (let answer = 0; ; await yieldToBrowser()) {
    for (const until = performance.now() + SLICE_MS; performance.now() < until; ) {
      for (let left = TRIES_PER_TIME_CHECK; left > 0; left--, answer++)
        if (Math.clz32(at(sha256(`${puzzle}.${answer}`), 0)) >= bits) return { puzzle, answer: String(answer) };
    }
  }
}
