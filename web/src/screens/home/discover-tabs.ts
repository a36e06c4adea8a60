/** The five discover lists: name of the tab, of the call and of the address are one word. */
import type { Locale } from '@estia/contract/pair';
import { createListingCardView, type ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import type { ApiClient } from '../../platform/api-client.ts';

export const discoverTabs = [
  'new-properties',
  'top-districts',
  'recommended-houses',
  'more-views',
  'top-searches',
] as const;
export type DiscoverTab = (typeof discoverTabs)[number];

/** More than a reader swipes through, little enough for the page's weight. */
const MAX_CARDS = 9;

export const parseDiscoverTab = (text: string | null): DiscoverTab =>
  discoverTabs.find((tab) => tab === text) ?? 'new-properties';

export async function loadDiscoverListings(
  callApi: ApiClient,
  tab: DiscoverTab,
  locale: Locale,
  now: number,
): Promise<readonly ListingCardView[]> {
  const { properties } = await callApi(`GET /property/${tab}`);
  return properties.slice(0, MAX_CARDS).map((card) => createListingCardView(card, locale, now));
}
