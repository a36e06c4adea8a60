/** Before anything is typed: the last searches of this browser and popular places, looked up when the field is opened. */
import type { Locale } from '@estia/contract/pair';
import { useCallback, useState } from 'react';
import type { IdleChoices, LoadRecentSearches } from './idle-choices.ts';

const NONE: IdleChoices = { recent: [], popular: [] };

/** Without `loadRecent` nothing is offered. */
export function useIdleChoices(locale: Locale, loadRecent: LoadRecentSearches | undefined) {
  const [choices, setChoices] = useState(NONE);
  const want = useCallback(() => {
    if (!loadRecent) return;
    import('./idle-choices.ts')
      .then(({ loadIdleChoices }) => loadIdleChoices(locale, loadRecent))
      .then(setChoices, () => {
        // Offline: the field can still be typed in.
      });
  }, [locale, loadRecent]);
  return { choices, want };
}
