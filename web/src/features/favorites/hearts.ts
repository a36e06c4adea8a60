/**
 * Which hearts are filled: a member's are the account's, a visitor's are this browser's. What only members need is
 * fetched when there is one (account-hearts.ts), and so are the words (heart-note.ts).
 */
import type { Locale } from '@estia/contract/pair';
import { useEffect, useSyncExternalStore } from 'react';
import { hasSession } from '../../platform/has-session.ts';
import { setHome, useHomes } from './homes-memory.ts';
import { hear, keptNow } from './kept-hearts.ts';

const account = () => import('./account-hearts.ts');
const idle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 2_000 }) : setTimeout(work, 300);

let opened: Promise<boolean> | null = null;

/** Once a page: what the browser kept goes to the account, whose favourites fill the hearts. True when some went over. */
export function openHearts(): Promise<boolean> {
  if (!hasSession()) return Promise.resolve(false);
  opened ??= new Promise<void>((soon) => idle(soon))
    .then(account)
    .then(({ load }) => load())
    .catch(() => {
      opened = null;
      return false;
    });
  return opened;
}

export function useHeart(id: number): boolean {
  const local = useHomes((homes) => homes.favorites.includes(id));
  const on = useSyncExternalStore(
    hear,
    () => keptNow()?.has(id) ?? null,
    () => null,
  );
  useEffect(() => void openHearts(), []);
  return on ?? local;
}

export function setHeart(id: number, on: boolean, locale: Locale): void {
  const done = () => void import('./heart-toast.ts').then(({ toastHeart }) => toastHeart(on, locale)).catch(() => {});
  const say = (what: 'kept' | 'browserFull' | 'full' | 'failed') =>
    import('./heart-note.ts').then(({ showNote }) => showNote(what, locale));
  const local = () => {
    const fits = setHome('favorites', id, on);
    if (!on) done();
    else if (!fits) void say('browserFull');
    // One word at a time: the note of the first favourite says already that it is kept.
    else say('kept').then((told) => !told && done(), done);
  };
  if (!hasSession()) {
    local();
    return;
  }
  account()
    .then(({ put }) => put(id, on))
    .then(
      (answer) => {
        if (answer === 'visitor') local();
        else if (answer === 'ok') done();
        else void say(answer);
      },
      () => void say('failed'),
    );
}
