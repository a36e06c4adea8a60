import { beforeEach, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
type Sent = { key: string; body?: { listing_ids?: number[]; listing_id?: number } };
let sent: Sent[] = [];
let serverFavorites: number[] = [];
let refuse: { code: string; status: number } | null = null;

vi.mock('../../platform/api-client.ts', () => ({
  callApi: async (key: string, input?: { body: Sent['body'] }) => {
    sent.push({ key, ...(input?.body ? { body: input.body } : {}) });
    if (refuse) throw refuse;
    if (key.startsWith('PUT /user/add'))
      serverFavorites = [...new Set([...(input?.body?.listing_ids ?? []), ...serverFavorites])];
    if (key.startsWith('PUT /user/remove'))
      serverFavorites = serverFavorites.filter((id) => id !== input?.body?.listing_id);
    return { listing_ids: [...serverFavorites] };
  },
}));

/** The modules keep what they know: each test opens a new page. */
async function loadModules() {
  vi.resetModules();
  const [hearts, account, browserListings] = await Promise.all([
    import('./favorite-ids-store.ts'),
    import('./account-favorites.ts'),
    import('./browser-listings.ts'),
  ]);
  return { ...hearts, ...account, ...browserListings };
}

describe('hearts of a member', () => {
  beforeEach(() => {
    stored.clear();
    sent = [];
    serverFavorites = [];
    refuse = null;
    vi.stubGlobal('BroadcastChannel', undefined);
    vi.stubGlobal('localStorage', {
      getItem: (name: string) => stored.get(name) ?? null,
      setItem: (name: string, value: string) => void stored.set(name, value),
    });
  });

  it('[LIST-4] what the browser stored goes to the account once, then the browser forgets it', async () => {
    serverFavorites = [9];
    const page = await loadModules();
    page.setBrowserListing('favorites', 3, true);
    page.setBrowserListing('favorites', 4, true);
    expect(await page.syncFavorites()).toBe(true);
    expect(sent).toEqual([{ key: 'PUT /user/add-favorite', body: { listing_ids: [4, 3] } }]);
    expect(page.getBrowserListings().favorites).toEqual([]);
    expect([...(page.getFavoriteIds() ?? [])]).toEqual([4, 3, 9]);
    const next = await loadModules();
    expect(await next.syncFavorites()).toBe(false);
    expect(sent.at(-1)?.key).toBe('GET /user/favorites/ids');
  });

  it('[LIST-4] nothing is lost when the request fails', async () => {
    const page = await loadModules();
    page.setBrowserListing('favorites', 3, true);
    refuse = { code: 'overloaded', status: 503 };
    await expect(page.syncFavorites()).rejects.toEqual({ code: 'overloaded', status: 503 });
    expect(page.getBrowserListings().favorites).toEqual([3]);
    expect(page.getFavoriteIds()).toBeNull();
  });

  it('[LIST-4] in a full account what found no room stays with the browser', async () => {
    const { getUnsyncedFavorites: leftOver } = await loadModules();
    const full = Array.from({ length: 500 }, (_, at) => at + 1);
    expect(leftOver([700, 5], [700, 5], full)).toEqual([700]);
    // Room left: what the answer does not name is no longer on offer, and goes too.
    expect(leftOver([700, 5], [700, 5], [5])).toEqual([]);
    // Pressed while it was on its way.
    expect(leftOver([8, 5], [5], [5])).toEqual([8]);
  });

  it('[LIST-4] a heart is filled at once, sent in the order pressed, and emptied again when it was not saved', async () => {
    const page = await loadModules();
    const pressed = [page.saveFavorite(3, true), page.saveFavorite(3, false), page.saveFavorite(3, true)];
    expect(page.getFavoriteIds()?.has(3)).toBe(true);
    expect(await Promise.all(pressed)).toEqual(['ok', 'ok', 'ok']);
    expect(sent.map(({ key }) => key.slice(10, 13))).toEqual(['add', 'rem', 'add']);
    expect(page.getFavoriteIds()?.has(3)).toBe(true);
    refuse = { code: 'favorites_full', status: 409 };
    expect(await page.saveFavorite(5, true)).toBe('full');
    expect(page.getFavoriteIds()?.has(5)).toBe(false);
    refuse = { code: 'not_authenticated', status: 401 };
    expect(await page.saveFavorite(5, true)).toBe('visitor');
    expect(page.getFavoriteIds()).toBeNull();
  });
});
