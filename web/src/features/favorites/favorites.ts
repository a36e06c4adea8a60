/**
 * Which hearts are filled: a member's are the account's, a visitor's are this browser's. What only members need is
 * fetched when there is one (account-favorites.ts), and so are the words (favorite-notice.ts).
 */
import type { Locale } from '@estia/contract/pair';
import { useEffect, useSyncExternalStore } from 'react';
import { hasSession } from '../../platform/has-session.ts';
import { setBrowserListing, useBrowserListings } from './browser-listings.ts';
import { getFavoriteIds, subscribeToFavoriteIds } from './favorite-ids-store.ts';

const loadAccountFavorites = () => import('./account-favorites.ts');
const runWhenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 300);

let loading: Promise<boolean> | null = null;

/** Once a page: what the browser stored goes to the account, whose favourites fill the hearts. True when some went over. */
export function loadFavorites(): Promise<boolean> {
  if (!hasSession()) return Promise.resolve(false);
  loading ??= new Promise<void>((soon) => runWhenIdle(soon))
    .then(loadAccountFavorites)
    .then(({ syncFavorites: load }) => load())
    .catch(() => {
      loading = null;
      return false;
    });
  return loading;
}

export function useIsFavorite(id: number): boolean {
  const local = useBrowserListings((stored) => stored.favorites.includes(id));
  const on = useSyncExternalStore(
    subscribeToFavoriteIds,
    () => getFavoriteIds()?.has(id) ?? null,
    () => null,
  );
  useEffect(() => void loadFavorites(), []);
  return on ?? local;
}

export function setFavorite(id: number, on: boolean, locale: Locale): void {
  const done = () =>
    void import('./favorite-toast.ts')
      .then(({ showFavoriteToast: toastHeart }) => toastHeart(on, locale))
      .catch(() => {});
  const say = (what: 'savedOnDevice' | 'browserFull' | 'full' | 'failed') =>
    import('./favorite-notice.ts').then(({ showFavoriteNotice: showNote }) => showNote(what, locale));
  const local = () => {
    const fits = setBrowserListing('favorites', id, on);
    if (!on) done();
    else if (!fits) void say('browserFull');
    // One word at a time: the note of the first favourite says already that it is kept.
    else say('savedOnDevice').then((isAnnounced) => !isAnnounced && done(), done);
  };
  if (!hasSession()) {
    local();
    return;
  }
  loadAccountFavorites()
    .then(({ saveFavorite: put }) => put(id, on))
    .then(
      (answer) => {
        if (answer === 'visitor') local();
        else if (answer === 'ok') done();
        else void say(answer);
      },
      () => void say('failed'),
    );
}
