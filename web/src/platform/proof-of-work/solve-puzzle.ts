/**
 * The sum a browser does before it writes to strangers: find `answer` so that sha256(`${puzzle}.${answer}`) begins with
 * `bits` zero bits. SHA-256 is written out here because crypto.subtle answers one promise a hash, which is ten times
 * slower than the hash itself. Done in slices, so that the page scrolls and types meanwhile.
 */
const SLICE_MS = 12;
const TRIES_PER_TIME_CHECK = 256;

/** First 32 bits of the broken parts of roots of primes, as the standard makes its constants. */
function rootsOfPrimes(count: number, root: number): Int32Array {
  const found = new Int32Array(count);
  for (let n = 2, at = 0; at < count; n++) {
    let isPrime = true;
    for (let by = 2; by * by <= n; by++) if (n % by === 0) isPrime = false;
    if (!isPrime) continue;
    const value = n ** (1 / root);
    found[at++] = ((value - Math.floor(value)) * 2 ** 32) | 0;
  }
  return found;
}

const start = rootsOfPrimes(8, 2);
const round = rootsOfPrimes(64, 3);
const words = new Int32Array(64);

/** One block into the state. Names and order are the standard's. */
function processBlock(state: Int32Array, block: Int32Array, from: number): void {
  for (let t = 0; t < 16; t++) words[t] = block[from + t] as number;
  for (let t = 16; t < 64; t++) {
    const x = words[t - 15] as number;
    const y = words[t - 2] as number;
    const s0 = ((x >>> 7) | (x << 25)) ^ ((x >>> 18) | (x << 14)) ^ (x >>> 3);
    const s1 = ((y >>> 17) | (y << 15)) ^ ((y >>> 19) | (y << 13)) ^ (y >>> 10);
    words[t] = ((words[t - 16] as number) + s0 + (words[t - 7] as number) + s1) | 0;
  }
  // Read one by one: taking a typed array apart goes through its iterator, three times slower.
  let a = state[0] as number;
  let b = state[1] as number;
  let c = state[2] as number;
  let d = state[3] as number;
  let e = state[4] as number;
  let f = state[5] as number;
  let g = state[6] as number;
  let h = state[7] as number;
  for (let t = 0; t < 64; t++) {
    const s1 = ((e >>> 6) | (e << 26)) ^ ((e >>> 11) | (e << 21)) ^ ((e >>> 25) | (e << 7));
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (round[t] as number) + (words[t] as number)) | 0;
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
  state[0] = ((state[0] as number) + a) | 0;
  state[1] = ((state[1] as number) + b) | 0;
  state[2] = ((state[2] as number) + c) | 0;
  state[3] = ((state[3] as number) + d) | 0;
  state[4] = ((state[4] as number) + e) | 0;
  state[5] = ((state[5] as number) + f) | 0;
  state[6] = ((state[6] as number) + g) | 0;
  state[7] = ((state[7] as number) + h) | 0;
}

const state = new Int32Array(8);
const oneBlock = new Int32Array(16);

/** SHA-256 of a text of plain signs, as eight numbers. */
export function sha256(text: string): Int32Array {
  const more = (text.length + 8) >> 6;
  const blocks = more === 0 ? oneBlock.fill(0) : new Int32Array(more * 16 + 16);
  for (let at = 0; at < text.length; at++)
    blocks[at >> 2] = (blocks[at >> 2] as number) | (text.charCodeAt(at) << (24 - (at & 3) * 8));
  blocks[text.length >> 2] = (blocks[text.length >> 2] as number) | (0x80 << (24 - (text.length & 3) * 8));
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
        if (Math.clz32(sha256(`${puzzle}.${answer}`)[0] as number) >= bits) return { puzzle, answer: String(answer) };
    }
  }
}
