/**
 * argon2id takes 32 ms of a core and 19 MB. It has a queue of its own: at most a few run at once and few may wait, so
 * that a storm of logins is refused (503) while search goes on.
 */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { AppError } from '../app-error.ts';

/** OWASP's first choice for argon2id: m = 19 MiB, t = 2, p = 1. The library's default algorithm is argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** One core of two stays for everybody else. */
const MAX_CONCURRENT = 1;
/** 40 waiting is about 1.5 s. */
const MAX_WAITING = 40;

export type PasswordHasher = {
  hash: (password: string) => Promise<string>;
  /** `stored` null (no such account, or none chosen yet) takes as long as a wrong password, and is false. */
  matches: (password: string, stored: string | null) => Promise<boolean>;
};

export function createPasswordHasher({
  atOnce = MAX_CONCURRENT,
  maxWaiting = MAX_WAITING,
  cost = COST,
} = {}): PasswordHasher {
  let running = 0;
  const waiting: (() => void)[] = [];

  async function runQueued<T>(work: () => Promise<T>): Promise<T> {
    if (running >= atOnce) {
      if (waiting.length >= maxWaiting) throw new AppError('overloaded');
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      // The place is handed on, not given back: nobody who comes now overtakes who waits.
      if (next) next();
      else running -= 1;
    }
  }

  // Compared with when there is nothing to compare with; made once, of a password nobody can type.
  let nobody: Promise<string> | null = null;
  const getDummyHash = (): Promise<string> => {
    nobody ??= hash(randomBytes(32), cost);
    return nobody;
  };

  return {
    hash: (password) => runQueued(() => hash(password, cost)),
    async matches(password, stored) {
      const same = await runQueued(async () => verify(stored ?? (await getDummyHash()), password));
      return same && stored !== null;
    },
  };
}
