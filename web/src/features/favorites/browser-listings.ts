/**
 * The listings this browser remembers: favourites until there is an account (favorites.ts), hidden, compared; and, in a place
 * of its own because it is there only with consent, seen. Nothing of it leaves the browser but the ids of cards to be
 * drawn, and favourites at login.
 */

import { readProperty } from '@estia/contract/read-property';
import { findConsentChoice, isUseConsented, onConsentChange, useIsConsented } from '../../platform/consent.ts';
import { createLocalStore } from '../../platform/local-store.ts';

export const browserListingLimits = { favorites: 500, hidden: 500, compared: 4, seen: 1_000 } as const;

/** With what the tray draws of it, so that the tray asks nobody. */
export type ComparedListing = { id: number; photo: string | null; title: string };

export type BrowserListings = {
  /** Listing ids, the newest first. */
  favorites: readonly number[];
  hidden: readonly number[];
  /** In the order chosen. */
  compared: readonly ComparedListing[];
};

type IdList = 'favorites' | 'hidden';

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && Number(id) > 0;

/** Whatever is stored, by an older version or by hand: what can be understood of it stays. */
export function parseBrowserListings(stored: unknown): BrowserListings {
  const list = (name: keyof BrowserListings): unknown[] => {
    const value = readProperty(stored, name);
    return Array.isArray(value) ? value : [];
  };
  const ids = (name: IdList) => [...new Set(list(name).filter(isId))].slice(0, browserListingLimits[name]);
  const compared = list('compared').flatMap((listing) => {
    const [id, title, photo] = [
      readProperty(listing, 'id'),
      readProperty(listing, 'title'),
      readProperty(listing, 'photo'),
    ];
    if (!isId(id) || typeof title !== 'string') return [];
    return [{ id, title, photo: typeof photo === 'string' ? photo : null }];
  });
  return {
    favorites: ids('favorites'),
    hidden: ids('hidden'),
    compared: compared.slice(0, browserListingLimits.compared),
  };
}

const listingsStore = createLocalStore('estia:homes', parseBrowserListings);
export const useBrowserListings = listingsStore.use;
export const getBrowserListings = listingsStore.get;

const updateStore = (part: Partial<BrowserListings>) => listingsStore.set({ ...listingsStore.get(), ...part });

/** False when the list is full: nobody's favourite is dropped in silence. What was hidden longest ago is. */
export function setBrowserListing(list: IdList, id: number, on: boolean): boolean {
  const rest = listingsStore.get()[list].filter((each) => each !== id);
  if (on && list === 'favorites' && rest.length >= browserListingLimits.favorites) return false;
  updateStore({ [list]: on ? [id, ...rest].slice(0, browserListingLimits[list]) : rest });
  return true;
}

/** False when four are compared already. */
export function setComparedListing(listing: ComparedListing, on: boolean): boolean {
  const rest = listingsStore.get().compared.filter((each) => each.id !== listing.id);
  if (on && rest.length >= browserListingLimits.compared) return false;
  updateStore({ compared: on ? [...rest, listing] : rest });
  return true;
}

export const clearBrowserListings = (list: IdList | 'compared') => updateStore({ [list]: [] });
export const replaceBrowserListings = (list: IdList, ids: readonly number[]) => updateStore({ [list]: ids });

const NONE: readonly number[] = [];
const seenStore = createLocalStore('estia:seen', (stored): readonly number[] => {
  const ids = Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, browserListingLimits.seen) : [];
  return ids.length === 0 ? NONE : ids;
});

export const useSeenCount = (): number => {
  const allowed = useIsConsented('seen');
  const count = seenStore.use((ids) => ids.length);
  return allowed ? count : 0;
};
export function useIsSeen(id: number): boolean {
  const allowed = useIsConsented('seen');
  const on = seenStore.use((ids) => ids.includes(id));
  return allowed && on;
}
export const getSeenListingIds = (): readonly number[] => (isUseConsented('seen') ? seenStore.get() : NONE);
export const clearSeenListings = (): void => seenStore.set(NONE);

/** Opened since the page was loaded, before the visitor has chosen: not stored. */
const openedBeforeConsent = new Set<number>();
const saveSeen = (ids: Iterable<number>) =>
  seenStore.set([...new Set([...ids, ...seenStore.get()])].slice(0, browserListingLimits.seen));

export function recordSeenListing(id: number): void {
  if (isUseConsented('seen')) saveSeen([id]);
  else if (findConsentChoice() === null) openedBeforeConsent.add(id);
}

onConsentChange(() => {
  if (!isUseConsented('seen')) seenStore.set(NONE);
  else if (openedBeforeConsent.size > 0) saveSeen(openedBeforeConsent);
  if (findConsentChoice() !== null) openedBeforeConsent.clear();
});
