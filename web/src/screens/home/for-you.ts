/**
 * DISC-1: houses for you, from the browser's own last searches and favourites. What is sent is a plain search (place,
 * kind, price), which the server neither counts nor knows whose it is. Fetched only with consent.
 */
import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import type { FilterFields } from '@estia/contract/search/codec';
import { openHearts } from '../../features/favorites/hearts.ts';
import { homesNow } from '../../features/favorites/homes-memory.ts';
import { keptNow } from '../../features/favorites/kept-hearts.ts';
import { type ListCard, listCard } from '../../features/listings/list-card.ts';
import { readQuery } from '../../features/search/history/read-query.ts';
import { searches } from '../../features/search/history/search-store.ts';
import { ask } from '../../platform/ask.ts';

const SEARCHES = 3;
const FAVORITES = 12;
const PER_WISH = 12;
const SHOWN = 9;
const PER_ADVERTISER = 3;
/** So far around the price that was looked for. */
const AROUND = 0.2;

type Wish = Pick<
  FilterFields,
  'for' | 'category_id' | 'type_ids' | 'prefecture_ids' | 'municipality_ids' | 'district_ids' | 'priceMin' | 'priceMax'
>;

const less = (price: number): number => Math.floor(price * (1 - AROUND));
const more = (price: number): number => Math.ceil(price * (1 + AROUND));

/** Of a search: purpose, kind, place and price, a fifth wider. One without a named place says too little. */
export function wishOfSearch(query: string): Wish | null {
  const {
    for: purpose,
    category_id,
    type_ids,
    prefecture_ids,
    municipality_ids,
    district_ids,
    ...rest
  } = readQuery(query);
  if (!purpose || !category_id || !(prefecture_ids ?? municipality_ids ?? district_ids)) return null;
  return {
    for: purpose,
    category_id,
    ...(type_ids ? { type_ids } : {}),
    ...(prefecture_ids ? { prefecture_ids } : {}),
    ...(municipality_ids ? { municipality_ids } : {}),
    ...(district_ids ? { district_ids } : {}),
    ...(rest.priceMin ? { priceMin: less(rest.priceMin) } : {}),
    ...(rest.priceMax ? { priceMax: more(rest.priceMax) } : {}),
  };
}

type Kept = Pick<ListingCard, 'for' | 'category_id' | 'price' | 'municipality'>;

/** Of favourites: where they are and what they cost, a fifth around; buying and renting apart. */
export function wishesOfFavorites(kept: readonly Kept[]): Wish[] {
  const groups = Map.groupBy(kept, (card) => `${card.for} ${card.category_id}`);
  return [...groups.values()].map((cards) => {
    const [first] = cards as [Kept, ...Kept[]];
    const prices = cards.map((card) => card.price);
    return {
      for: first.for,
      category_id: first.category_id,
      municipality_ids: [...new Set(cards.map((card) => card.municipality.municipality_id))].slice(0, 5),
      priceMin: less(Math.min(...prices)),
      priceMax: more(Math.max(...prices)),
    };
  });
}

type Found = Pick<ListingCard, 'listing_id' | 'advertiser'>;

/** In turn from every list, each home once, none of those to be left out, at most three of an office. */
export function choose<T extends Found>(lists: readonly (readonly T[])[], leaveOut: ReadonlySet<number>): T[] {
  const chosen = new Map<number, T>();
  const ofOffice = new Map<number, number>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const card = list[at];
      if (!card || chosen.size >= SHOWN || chosen.has(card.listing_id) || leaveOut.has(card.listing_id)) continue;
      const office = card.advertiser.agency_id;
      const had = office === null ? 0 : (ofOffice.get(office) ?? 0);
      if (had >= PER_ADVERTISER) continue;
      if (office !== null) ofOffice.set(office, had + 1);
      chosen.set(card.listing_id, card);
    }
  }
  return [...chosen.values()];
}

export async function homesForYou(locale: Locale, now: number, signal: AbortSignal): Promise<readonly ListCard[]> {
  await openHearts();
  const favorites = [...new Set([...(keptNow() ?? []), ...homesNow().favorites])];
  const kept =
    favorites.length === 0
      ? []
      : (await ask('GET /property/cards', { query: { ids: favorites.slice(0, FAVORITES).join(',') } }, signal))
          .properties;
  const wishes = [
    ...searches()
      .slice(0, SEARCHES)
      .flatMap(({ query }) => wishOfSearch(query) ?? []),
    ...wishesOfFavorites(kept),
  ];
  const answers = await Promise.all(
    wishes.map((wish) =>
      ask('POST /property/search', { query: { limit: PER_WISH, quiet: 'true' }, body: wish }, signal),
    ),
  );
  const lists = answers.map(({ properties }) => properties.filter((card) => card.main_picture !== null));
  const leaveOut = new Set([...favorites, ...homesNow().hidden]);
  return choose(lists, leaveOut).map((card) => listCard(card, locale, now));
}
