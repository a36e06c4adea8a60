/**
 * The homes this browser remembers: favourites until there is an account (hearts.ts), hidden, compared; and, in a place
 * of its own because it is there only with consent, seen. Nothing of it leaves the browser but the ids of cards to be
 * drawn, and favourites at login.
 */
import { browserMemory } from '../../platform/browser-memory.ts';
import { choiceNow, mayUse, onDecision, useConsent } from '../../platform/consent.ts';

export const limits = { favorites: 500, hidden: 500, compared: 4, seen: 1_000 } as const;

/** With what the tray draws of it, so that the tray asks nobody. */
export type Compared = { id: number; photo: string | null; title: string };

export type HomesMemory = {
  /** Listing ids, the newest first. */
  favorites: readonly number[];
  hidden: readonly number[];
  /** In the order chosen. */
  compared: readonly Compared[];
};

type IdList = 'favorites' | 'hidden';

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/** Whatever is stored, by an older version or by hand: what can be understood of it stays. */
export function readHomes(stored: unknown): HomesMemory {
  const raw = (stored ?? {}) as Partial<Record<keyof HomesMemory, unknown>>;
  const list = (name: keyof HomesMemory): unknown[] => {
    const value = raw[name];
    return Array.isArray(value) ? value : [];
  };
  const ids = (name: IdList) => [...new Set(list(name).filter(isId))].slice(0, limits[name]);
  const compared = (list('compared') as (Partial<Compared> | null)[]).flatMap((home) => {
    if (!home || !isId(home.id) || typeof home.title !== 'string') return [];
    return [{ id: home.id, title: home.title, photo: typeof home.photo === 'string' ? home.photo : null }];
  });
  return {
    favorites: ids('favorites'),
    hidden: ids('hidden'),
    compared: compared.slice(0, limits.compared),
  };
}

const memory = browserMemory('estia:homes', readHomes);
export const useHomes = memory.use;
export const homesNow = memory.get;

const change = (part: Partial<HomesMemory>) => memory.set({ ...memory.get(), ...part });

/** False when the list is full: nobody's favourite is dropped in silence. What was hidden longest ago is. */
export function setHome(list: IdList, id: number, on: boolean): boolean {
  const rest = memory.get()[list].filter((each) => each !== id);
  if (on && list === 'favorites' && rest.length >= limits.favorites) return false;
  change({ [list]: on ? [id, ...rest].slice(0, limits[list]) : rest });
  return true;
}

/** False when four are compared already. */
export function setCompared(home: Compared, on: boolean): boolean {
  const rest = memory.get().compared.filter((each) => each.id !== home.id);
  if (on && rest.length >= limits.compared) return false;
  change({ compared: on ? [...rest, home] : rest });
  return true;
}

export const clearHomes = (list: IdList | 'compared') => change({ [list]: [] });
export const putBack = (list: IdList, ids: readonly number[]) => change({ [list]: ids });

const NONE: readonly number[] = [];
const seen = browserMemory('estia:seen', (stored): readonly number[] => {
  const ids = Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, limits.seen) : [];
  return ids.length === 0 ? NONE : ids;
});

export const useSeenCount = (): number => {
  const allowed = useConsent('seen');
  const count = seen.use((ids) => ids.length);
  return allowed ? count : 0;
};
export function useSeen(id: number): boolean {
  const allowed = useConsent('seen');
  const on = seen.use((ids) => ids.includes(id));
  return allowed && on;
}
export const seenNow = (): readonly number[] => (mayUse('seen') ? seen.get() : NONE);
export const clearSeen = (): void => seen.set(NONE);

/** Opened since the page was loaded, before the visitor has chosen: kept in no storage. */
const opened = new Set<number>();
const keepSeen = (ids: Iterable<number>) => seen.set([...new Set([...ids, ...seen.get()])].slice(0, limits.seen));

export function noteOpened(id: number): void {
  if (mayUse('seen')) keepSeen([id]);
  else if (choiceNow() === null) opened.add(id);
}

onDecision(() => {
  if (!mayUse('seen')) seen.set(NONE);
  else if (opened.size > 0) keepSeen(opened);
  if (choiceNow() !== null) opened.clear();
});
