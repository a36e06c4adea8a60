/** The contract's limits of place typing. Its type is the value itself, so a change there stops the build here. */
import type { placeLimits } from '@estia/contract/places/model';

export const placeSearchLimits: Pick<typeof placeLimits, 'minLetters' | 'debounceMs' | 'maxTags' | 'maxQuery'> = {
  minLetters: 3,
  debounceMs: 800,
  maxTags: 10,
  maxQuery: 80,
};
