import type { Deps } from '../../src/deps.ts';

/** For a measurement, which must not go on with something left out. */
export const thrownFailures: Pick<Deps['failures'], 'record'> = {
  record: ({ error, reason }) => {
    throw error ?? new Error(reason);
  },
};
