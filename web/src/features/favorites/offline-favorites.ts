/**
 * The favourites of this browser, as they were last drawn, for days without a connection: a few words of each here, one
 * picture of each in a cache that the service worker (public/sw.js) serves. Nothing of an account is ever in it.
 */
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/picture-url';
import { createLocalStore } from '../../platform/local-store.ts';

const MAX_LISTINGS = 30;
const CACHE = 'estia-kept-homes';

/** What of a drawn card is stored. */
type ListingSummary = {
  id: number;
  href: string;
  title: string;
  place: string;
  facts: string;
  price: number;
  rent: boolean;
};
type ListingCardData = ListingSummary & { first: { key: string } | null };
type OfflineListing = ListingSummary & { photo: string | null };
type OfflineListings = { at: number; locale: Locale; homes: readonly OfflineListing[] };

function parseOfflineListings(stored: unknown): OfflineListings {
  const { at, locale, homes: listings } = (stored ?? {}) as Partial<OfflineListings>;
  if (typeof at !== 'number' || !Array.isArray(listings)) return { at: 0, locale: 'el', homes: [] };
  const whole = listings.filter((listing) => typeof listing?.id === 'number' && typeof listing.href === 'string');
  return { at, locale: locale === 'en' ? 'en' : 'el', homes: whole };
}

const memory = createLocalStore('estia:kept-offline', parseOfflineListings);
export const useOfflineFavorites = () => memory.use((offline) => offline);

const getPhotoUrl = (card: ListingCardData): string | null =>
  card.first ? pictureUrl(card.first.key, 320, 'webp') : null;

export async function saveOfflineFavorites(cards: readonly ListingCardData[], locale: Locale): Promise<void> {
  const listings = cards.slice(0, MAX_LISTINGS).map((card): OfflineListing => {
    const { id, href, title, place, facts, price, rent } = card;
    return { id, href, title, place, facts, price, rent, photo: getPhotoUrl(card) };
  });
  memory.set({ at: Date.now(), locale, homes: listings });
  if (!('caches' in window)) return;
  const wanted = new Set(listings.flatMap(({ photo }) => (photo ? [photo] : [])));
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (!wanted.delete(new URL(url).pathname)) await cache.delete(url);
  await Promise.allSettled([...wanted].map((photo) => cache.add(photo)));
}

export async function deleteOfflineFavorites(): Promise<void> {
  memory.set(parseOfflineListings(null));
  if ('caches' in window) await caches.delete(CACHE);
}
