import { beforeEach, describe, expect, it, vi } from 'vitest';
import { browserListingLimits, parseBrowserListings } from './browser-listings.ts';

const stored = new Map<string, string>();
const storage = {
  getItem: (name: string) => stored.get(name) ?? null,
  setItem: (name: string, value: string) => void stored.set(name, value),
  removeItem: (name: string) => void stored.delete(name),
};

/** The module keeps what it read: each test opens a new page. */
async function loadModules() {
  vi.resetModules();
  return import('./browser-listings.ts');
}

describe('listings that the browser remembers', () => {
  beforeEach(() => {
    stored.clear();
    vi.stubGlobal('localStorage', storage);
  });

  it('[LIST-4] survive anything that storage may hold', () => {
    const nothing = { favorites: [], hidden: [], compared: [] };
    for (const bad of [null, 7, 'x', [], {}, { favorites: 'x', hidden: { 0: 1 }, compared: [null, 3, {}] }]) {
      expect(parseBrowserListings(bad)).toEqual(nothing);
    }
    expect(parseBrowserListings({ favorites: [3, 3, -1, 1.5, '4', null, 5] }).favorites).toEqual([3, 5]);
  });

  it('[LIST-4] are capped: the oldest hidden one goes, a favourite never does in silence', async () => {
    const { setBrowserListing, getBrowserListings } = await loadModules();
    for (let id = 1; id <= browserListingLimits.hidden + 1; id += 1) setBrowserListing('hidden', id, true);
    expect(getBrowserListings().hidden).toHaveLength(browserListingLimits.hidden);
    expect(getBrowserListings().hidden).not.toContain(1);
    for (let id = 1; id <= browserListingLimits.favorites; id += 1)
      expect(setBrowserListing('favorites', id, true)).toBe(true);
    expect(setBrowserListing('favorites', 9_999, true)).toBe(false);
    expect(getBrowserListings().favorites).toContain(1);
  });

  it('[LIST-4] outlive the page', async () => {
    (await loadModules()).setBrowserListing('favorites', 7, true);
    expect((await loadModules()).getBrowserListings().favorites).toEqual([7]);
  });

  it('[SRCH-4] four are compared, the fifth is refused', async () => {
    const { setComparedListing: setCompared, getBrowserListings } = await loadModules();
    const listing = (id: number) => ({ id, title: `${id}`, photo: null });
    for (const id of [1, 2, 3, 4]) expect(setCompared(listing(id), true)).toBe(true);
    expect(setCompared(listing(5), true)).toBe(false);
    setCompared(listing(2), false);
    expect(setCompared(listing(5), true)).toBe(true);
    expect(getBrowserListings().compared.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  it('[COOK-1] what was opened is written nowhere before a yes, and a no forgets it', async () => {
    const { recordSeenListing: noteOpened, getSeenListingIds: seenNow } = await loadModules();
    const { saveConsentChoice: decide } = await import('../../platform/consent.ts');
    const written = () => [...stored.values()].join();
    noteOpened(11_011);
    expect(seenNow()).toEqual([]);
    expect(written()).not.toContain('11011');
    decide(['storage_access']);
    expect(seenNow()).toEqual([11_011]);
    noteOpened(12_012);
    expect(seenNow()).toEqual([12_012, 11_011]);
    decide([]);
    expect(stored.has('estia:seen')).toBe(false);
    noteOpened(13_013);
    expect(seenNow()).toEqual([]);
    // Who refused and later accepts begins anew.
    decide(['storage_access']);
    expect(seenNow()).toEqual([]);
    expect(written()).not.toContain('13013');
  });

  it('[COOK-1] favourites, hidden and compared listings ask for nothing and outlive a no', async () => {
    const { setBrowserListing, setComparedListing: setCompared, getBrowserListings } = await loadModules();
    const { saveConsentChoice: decide } = await import('../../platform/consent.ts');
    setBrowserListing('favorites', 1, true);
    setBrowserListing('hidden', 2, true);
    setCompared({ id: 3, title: 'x', photo: null }, true);
    decide([]);
    expect(getBrowserListings()).toMatchObject({ favorites: [1], hidden: [2], compared: [{ id: 3 }] });
  });
});
