import { useSyncExternalStore } from 'react';

const subscribeToNothing = () => () => {};

/** False in the served page and while it comes alive, true from then on: for what only works with script. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
