/**
 * When this browser was here before, so that cards can say what is new since then. Kept only with consent, only on the
 * device; pages within an hour of each other are one visit.
 */
import { readProperty } from '@estia/contract/read-property';
import { isUseConsented, onConsentChange, useIsConsented } from './consent.ts';
import { createLocalStore } from './local-store.ts';

/** In minutes since 1970: the last page of the visit before this one, and the last page of all. */
type Visits = { before: number | null; last: number | null };

const NEXT_VISIT_MINUTES = 60;
const NONE: Visits = { before: null, last: null };

const visits = createLocalStore('estia:visit', (stored): Visits => {
  const [before, last] = (['before', 'last'] as const).map((name) => {
    const value = readProperty(stored, name);
    return Number.isSafeInteger(value) ? Number(value) : null;
  });
  return last ? { before: before ?? null, last } : NONE;
});

export function recordVisit(): void {
  if (!isUseConsented('lastVisit')) return;
  const { before, last } = visits.get();
  const now = Math.floor(Date.now() / 60_000);
  if (now !== last)
    visits.set({ before: last !== null && now - last >= NEXT_VISIT_MINUTES ? last : before, last: now });
}

/** Also while the page is open: a choice may be made or taken back. */
onConsentChange(() => (isUseConsented('lastVisit') ? recordVisit() : visits.set(NONE)));

export function useIsNewSinceLastVisit(publishedMinute: number): boolean {
  const allowed = useIsConsented('lastVisit');
  const isLater = visits.use(({ before }) => before !== null && publishedMinute > before);
  return allowed && isLater;
}
