/**
 * DISC-1: houses for you, from the browser's own last searches and favourites. What is sent is a plain search (place,
 * kind, price), which the server neither counts nor knows whose it is. Fetched only with consent.
 */

import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { requireValue } from '@estia/contract/require-value';
import type { FilterFields } from '@estia/contract/search/codec';
import { getBrowserListings } from '../../features/favorites/browser-listings.ts';
import { getFavoriteIds } from '../../features/favorites/favorite-ids-store.ts';
import { loadFavorites } from '../../features/favorites/favorites.ts';
import { createListingCardView, type ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import { parseSearchQuery } from '../../features/search/history/parse-search-query.ts';
import { getPastSearches } from '../../features/search/history/search-history-store.ts';
import { callApi } from '../../platform/api-client.ts';

const SEARCHES = 3;
const FAVORITES = 12;
const LISTINGS_PER_FILTER = 12;
const SHOWN = 9;
const PER_ADVERTISER = 3;
/** So far around the price that was looked for. */
const PRICE_TOLERANCE = 0.2;

type RecommendationFilter = Pick<
  FilterFields,
  'for' | 'category_id' | 'type_ids' | 'prefecture_ids' | 'municipality_ids' | 'district_ids' | 'priceMin' | 'priceMax'
>;

const lowerPrice = (price: number): number => Math.floor(price * (1 - PRICE_TOLERANCE));
const raisePrice = (price: number): number => Math.ceil(price * (1 + PRICE_TOLERANCE));

/** Of a search: purpose, kind, place and price, a fifth wider. One without a named place says too little. */
export function createFilterFromSearch(query: string): RecommendationFilter | null {
  const {
    for: purpose,
    category_id,
    type_ids,
    prefecture_ids,
    municipality_ids,
    district_ids,
    ...rest
  } = parseSearchQuery(query);
  if (!purpose || !category_id || !(prefecture_ids ?? municipality_ids ?? district_ids)) return null;
  return {
    for: purpose,
    category_id,
    ...(type_ids ? { type_ids } : {}),
    ...(prefecture_ids ? { prefecture_ids } : {}),
    ...(municipality_ids ? { municipality_ids } : {}),
    ...(district_ids ? { district_ids } : {}),
    ...(rest.priceMin ? { priceMin: lowerPrice(rest.priceMin) } : {}),
    ...(rest.priceMax ? { priceMax: raisePrice(rest.priceMax) } : {}),
  };
}

type FavoriteListing = Pick<ListingCard, 'for' | 'category_id' | 'price' | 'municipality'>;

/** Of favourites: where they are and what they cost, a fifth around; buying and renting apart. */
export function createFiltersFromFavorites(favorites: readonly FavoriteListing[]): RecommendationFilter[] {
  const groups = Map.groupBy(favorites, (card) => `${card.for} ${card.category_id}`);
  return [...groups.values()].map((cards) => {
    const first = requireValue(cards[0]);
    const prices = cards.map((card) => card.price);
    return {
      for: first.for,
      category_id: first.category_id,
      municipality_ids: [...new Set(cards.map((card) => card.municipality.municipality_id))].slice(0, 5),
      priceMin: lowerPrice(Math.min(...prices)),
      priceMax: raisePrice(Math.max(...prices)),
    };
  });
}

type RecommendedListing = Pick<ListingCard, 'listing_id' | 'advertiser'>;

/** In turn from every list, each home once, none of those to be left out, at most three of an agency. */
export function pickRecommendations<T extends RecommendedListing>(
  lists: readonly (readonly T[])[],
  leaveOut: ReadonlySet<number>,
): T[] {
  const chosen = new Map<number, T>();
  const byAgency = new Map<number, number>();
  const longest = Math.max(0, ...lists.map((list) => list.length));
  for (let at = 0; at < longest; at += 1) {
    for (const list of lists) {
      const card = list[at];
      if (!card || chosen.size >= SHOWN || chosen.has(card.listing_id) || leaveOut.has(card.listing_id)) continue;
      const agency = card.advertiser.agency_id;
      const had = agency === null ? 0 : (byAgency.get(agency) ?? 0);
      if (had >= PER_ADVERTISER) continue;
      if (agency !== null) byAgency.set(agency, had + 1);
      chosen.set(card.listing_id, card);
    }
  }
  return [...chosen.values()];
}

export async function loadRecommendations(
  locale: Locale,
  now: number,
  signal: AbortSignal,
): Promise<readonly ListingCardView[]> {
  await loadFavorites();
  const favorites = [...new Set([...(getFavoriteIds() ?? []), ...getBrowserListings().favorites])];
  const kept =
    favorites.length === 0
      ? []
      : (
          await callApi(
            'GET /property/cards',
            { query: { listing_ids: favorites.slice(0, FAVORITES).join(',') } },
            signal,
          )
        ).properties;
  const filters = [
    ...getPastSearches()
      .slice(0, SEARCHES)
      .flatMap(({ query }) => createFilterFromSearch(query) ?? []),
    ...createFiltersFromFavorites(kept),
  ];
  const answers = await Promise.all(
    filters.map((filter) =>
      callApi('POST /property/search', { query: { limit: LISTINGS_PER_FILTER, quiet: 'true' }, body: filter }, signal),
    ),
  );
  const lists = answers.map(({ properties }) => properties.filter((card) => card.main_picture !== null));
  const leaveOut = new Set([...favorites, ...getBrowserListings().hidden]);
  return pickRecommendations(lists, leaveOut).map((card) => createListingCardView(card, locale, now));
}
