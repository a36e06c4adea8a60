/**
 * The homes this browser remembers until there is an account: favourites, hidden, compared and (only with consent)
 * seen. Nothing of it leaves the browser but the ids of cards to be drawn.
 */
import { browserMemory } from '../../platform/browser-memory.ts';

export const limits = { favorites: 500, hidden: 500, compared: 4, seen: 1_000 } as const;

/** With what the tray draws of it, so that the tray asks nobody. */
export type Compared = { id: number; photo: string | null; title: string };

export type HomesMemory = {
  /** Listing ids, the newest first. */
  favorites: readonly number[];
  hidden: readonly number[];
  seen: readonly number[];
  /** In the order chosen. */
  compared: readonly Compared[];
  /** Whether opened homes may be remembered; null until the visitor was asked. */
  remember: boolean | null;
};

type IdList = 'favorites' | 'hidden' | 'seen';

const isId = (id: unknown): id is number => Number.isSafeInteger(id) && (id as number) > 0;

/** Whatever is stored, by an older version or by hand: what can be understood of it stays. */
export function readHomes(stored: unknown): HomesMemory {
  const raw = (stored ?? {}) as Partial<Record<keyof HomesMemory, unknown>>;
  const list = (name: keyof typeof limits): unknown[] => {
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
    seen: raw.remember === true ? ids('seen') : [],
    compared: compared.slice(0, limits.compared),
    remember: typeof raw.remember === 'boolean' ? raw.remember : null,
  };
}

const memory = browserMemory('estia:homes', readHomes);
export const useHomes = memory.use;
export const homesNow = memory.get;

const change = (part: Partial<HomesMemory>) => memory.set({ ...memory.get(), ...part });

/** False when the list is full: nobody's favourite is dropped in silence. What was seen or hidden longest ago is. */
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

/** Opened since the page was loaded, before the visitor was asked: kept in no storage. */
const opened = new Set<number>();

export function noteOpened(id: number): void {
  const { remember } = memory.get();
  if (remember) setHome('seen', id, true);
  else if (remember === null) opened.add(id);
}

export const hasOpened = (): boolean => opened.size > 0;

export function setRemember(yes: boolean): void {
  const { seen } = memory.get();
  change({ remember: yes, seen: yes ? [...new Set([...opened, ...seen])].slice(0, limits.seen) : [] });
  opened.clear();
}
