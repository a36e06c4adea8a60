/**
 * The homes this browser has kept, as they were last drawn, for days without a connection: a few words of each here, one
 * picture of each in a cache that the service worker (public/sw.js) serves. Nothing of an account is ever in it.
 */
import type { Locale } from '@estia/contract/pair';
import { pictureUrl } from '@estia/contract/photos/address';
import { browserMemory } from '../../platform/browser-memory.ts';

const MOST = 30;
const CACHE = 'estia-kept-homes';

/** What of a drawn card is kept. */
type Home = { id: number; href: string; title: string; place: string; facts: string; price: number; rent: boolean };
type Drawn = Home & { first: { key: string } | null };
type KeptHome = Home & { photo: string | null };
type KeptHomes = { at: number; locale: Locale; homes: readonly KeptHome[] };

function read(stored: unknown): KeptHomes {
  const { at, locale, homes } = (stored ?? {}) as Partial<KeptHomes>;
  if (typeof at !== 'number' || !Array.isArray(homes)) return { at: 0, locale: 'el', homes: [] };
  const whole = homes.filter((home) => typeof home?.id === 'number' && typeof home.href === 'string');
  return { at, locale: locale === 'en' ? 'en' : 'el', homes: whole };
}

const memory = browserMemory('estia:kept-offline', read);
export const useKeptOffline = () => memory.use((kept) => kept);

const photoOf = (card: Drawn): string | null => (card.first ? pictureUrl(card.first.key, 320, 'webp') : null);

export async function keepOffline(cards: readonly Drawn[], locale: Locale): Promise<void> {
  const homes = cards.slice(0, MOST).map((card): KeptHome => {
    const { id, href, title, place, facts, price, rent } = card;
    return { id, href, title, place, facts, price, rent, photo: photoOf(card) };
  });
  memory.set({ at: Date.now(), locale, homes });
  if (!('caches' in window)) return;
  const wanted = new Set(homes.flatMap(({ photo }) => (photo ? [photo] : [])));
  const cache = await caches.open(CACHE);
  for (const { url } of await cache.keys()) if (!wanted.delete(new URL(url).pathname)) await cache.delete(url);
  await Promise.allSettled([...wanted].map((photo) => cache.add(photo)));
}

export async function forgetOffline(): Promise<void> {
  memory.set(read(null));
  if ('caches' in window) await caches.delete(CACHE);
}
