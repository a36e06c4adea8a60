import { chromiumPath, launchArgs } from '@estia/server/testing/environment/chromium';
import { type Browser, chromium } from 'playwright-core';

export const launchChromium = (extra: string[] = []): Promise<Browser> =>
  chromium.launch({ executablePath: chromiumPath, args: [...launchArgs, ...extra] });

/** The three pages the instruments look at: home, a results page, and the first home of that page. */
export async function findSamplePages(origin: string): Promise<Record<'home' | 'results' | 'listing', string>> {
  const body = { for: 'sale', category_id: 1, prefecture_ids: [33, 34] };
  const response = await fetch(`${origin}/api/property/search`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { properties } = (await response.json()) as { properties: { property_id: number; photo_count: number }[] };
  const listing = properties.find((card) => card.photo_count >= 5) ?? properties[0];
  return {
    home: '/',
    results: '/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1',
    listing: `/properties/for-sale/${listing?.property_id}`,
  };
}
