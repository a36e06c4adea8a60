/**
 * A fixed piece of work, to tell a slower program from a slower machine: whole numbers, short texts and a sort, about as
 * the programs that are measured do. In processor time, because other work on the machine changes that least. About a
 * second on the machine of docs/measurements.md.
 */
const ROUNDS = 4;
const WORDS = 60_000;

function round(seed: number): number {
  let x = seed;
  const next = () => {
    x = Math.imul(x ^ (x >>> 15), 0x2c1b3c6d);
    x = Math.imul(x ^ (x >>> 12), 0x297a2d39);
    return (x ^ (x >>> 15)) >>> 0;
  };
  const words = Array.from({ length: WORDS }, () => `${next()}\t${next() % 1000}\t${next().toString(36)}`);
  words.sort();
  return new TextEncoder().encode(words.join('\n')).length;
}

/** Processor time of this process, all its threads. */
export function processorSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000_000;
}

/** Processor seconds that it took. The first round, before the code is compiled, does not count. */
export function calibrate(): number {
  round(1);
  const begun = processorSeconds();
  let bytes = 0;
  for (let nth = 1; nth <= ROUNDS; nth++) bytes += round(nth * 7919);
  if (bytes < ROUNDS * WORDS) throw new Error('the calibration did nothing');
  return processorSeconds() - begun;
}

/** Around the work, because a shared machine is not always as fast. */
export async function measureCalibrated<T>(work: () => Promise<T>): Promise<{ result: T; loopSeconds: number }> {
  const before = calibrate();
  const result = await work();
  return { result, loopSeconds: (before + calibrate()) / 2 };
}
