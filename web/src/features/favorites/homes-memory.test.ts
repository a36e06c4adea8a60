import { beforeEach, describe, expect, it, vi } from 'vitest';
import { limits, readHomes } from './homes-memory.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
};

/** The module keeps what it read: each test opens a new page. */
async function newPage() {
  vi.resetModules();
  return import('./homes-memory.ts');
}

describe('homes that the browser remembers', () => {
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', storage);
  });

  it('[LIST-4] survive anything that storage may hold', () => {
    const nothing = { favorites: [], hidden: [], seen: [], compared: [], remember: null };
    for (const bad of [null, 7, 'x', [], {}, { favorites: 'x', hidden: { 0: 1 }, compared: [null, 3, {}], seen: 5 }]) {
      expect(readHomes(bad)).toEqual(nothing);
    }
    expect(readHomes({ favorites: [3, 3, -1, 1.5, '4', null, 5] }).favorites).toEqual([3, 5]);
  });

  it('[LIST-4] are capped: the oldest hidden one goes, a favourite never does in silence', async () => {
    const { setHome, homesNow } = await newPage();
    for (let id = 1; id <= limits.hidden + 1; id += 1) setHome('hidden', id, true);
    expect(homesNow().hidden).toHaveLength(limits.hidden);
    expect(homesNow().hidden).not.toContain(1);
    for (let id = 1; id <= limits.favorites; id += 1) expect(setHome('favorites', id, true)).toBe(true);
    expect(setHome('favorites', 9_999, true)).toBe(false);
    expect(homesNow().favorites).toContain(1);
  });

  it('[LIST-4] outlive the page', async () => {
    (await newPage()).setHome('favorites', 7, true);
    expect((await newPage()).homesNow().favorites).toEqual([7]);
  });

  it('[SRCH-4] four are compared, the fifth is refused', async () => {
    const { setCompared, homesNow } = await newPage();
    const home = (id: number) => ({ id, title: `${id}`, photo: null });
    for (const id of [1, 2, 3, 4]) expect(setCompared(home(id), true)).toBe(true);
    expect(setCompared(home(5), true)).toBe(false);
    setCompared(home(2), false);
    expect(setCompared(home(5), true)).toBe(true);
    expect(homesNow().compared.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('[SRCH-4] what was opened is written nowhere before a yes, and a no forgets it', async () => {
    const { noteOpened, hasOpened, setRemember, homesNow } = await newPage();
    noteOpened(11);
    expect(hasOpened()).toBe(true);
    expect([...stored.values()].join()).not.toContain('11');
    setRemember(true);
    expect(homesNow().seen).toEqual([11]);
    noteOpened(12);
    expect(homesNow().seen).toEqual([12, 11]);
    setRemember(false);
    noteOpened(13);
    expect(homesNow().seen).toEqual([]);
    expect(hasOpened()).toBe(false);
  });
});
