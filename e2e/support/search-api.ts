/** What the API says of an address of the results: the measure of what the page shows. */
import type { Facets } from '@estia/contract/search/facets';
import { siteUnderTest } from './site-under-test.ts';

type Found = { count: number; properties: { listing_id: number }[]; next: string | null };

/** The fields of an address, as a body of the API: page and view are the page's own. */
export function parseFilterFields(query: string): Record<string, string> {
  const { page: _page, show: _show, ...fields } = Object.fromEntries(new URLSearchParams(query));
  return fields;
}

export async function searchApi(body: object, query = 'limit=20'): Promise<Found> {
  const response = await fetch(`${siteUnderTest.origin}/api/property/search?quiet=true&${query}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Found;
}

export const countResults = async (query: string): Promise<number> =>
  (await searchApi(parseFilterFields(query), 'limit=1')).count;

export async function getFacets(query: string): Promise<Facets> {
  const response = await fetch(`${siteUnderTest.origin}/api/property/search/facets?${query}`);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as Facets;
}

type Card = { property_id: number; listing_id: number; for: 'sale' | 'rent'; photo_count: number };

export async function findListingWithPhotos(): Promise<Card> {
  const response = await fetch(`${siteUnderTest.origin}/api/property/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ for: 'sale', category_id: 1, prefecture_ids: [33, 34, 35], limit: 60 }),
  });
  const { properties } = (await response.json()) as { properties: Card[] };
  const listing = properties.find((card) => card.photo_count >= 5);
  if (!listing) throw new Error('No home with five photos in the demo world');
  return listing;
}
