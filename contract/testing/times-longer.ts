/** For tests of texts that somebody writes to keep a parser busy: what they cost beside ordinary ones, on any machine. */
const WORTH_TIMING_MS = 2;
const ROUNDS = 5;

const now = (): number => (globalThis as unknown as { performance: { now: () => number } }).performance.now();

function timed(work: () => void, times: number): number {
  const begun = now();
  for (let n = 0; n < times; n++) work();
  return now() - begun;
}

/** The quickest round of each, in turns, so that a busy machine slows both alike. */
export function timesLonger(hostile: () => void, ordinary: () => void): number {
  let times = 1;
  while (timed(ordinary, times) < WORTH_TIMING_MS) times *= 2;
  let [ordinaryMs, hostileMs] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let round = 0; round < ROUNDS; round++) {
    ordinaryMs = Math.min(ordinaryMs, timed(ordinary, times));
    hostileMs = Math.min(hostileMs, timed(hostile, times));
  }
  return hostileMs / ordinaryMs;
}
