import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** False in the served page and while it comes alive, true from then on: for what only works with script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
