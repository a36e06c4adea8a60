import { formatCount } from '@estia/contract/format';
import * as prices from '@estia/contract/valuation/area-messages';
import { formatPricePerM2 } from '@estia/contract/valuation/price-per-m2';
import { describe, expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createVisitors, expectEnglish } from '../support/visitors.ts';

const visit = createVisitors();

type Block = {
  '@type': string;
  itemListElement: { name: string }[];
  mainEntity: { name: string; acceptedAnswer: { text: string } }[];
};
type AreaStats = { median: number | null; q1: number | null; q3: number | null; listing_count: number };
const loadStats = async (query: string): Promise<{ stats: AreaStats; months: { median: number }[] }> =>
  (await fetch(`${siteUnderTest.origin}/api/valuation/place?${query}`)).json() as never;

const languages = {
  el: { prefix: '', base: 'Ακίνητα προς πώληση και ενοικίαση: Χαλάνδρι', flats: 'Διαμερίσματα προς πώληση: Χαλάνδρι' },
  en: { prefix: '/en', base: 'Property for sale and rent: Chalandri', flats: 'Apartments for sale: Chalandri' },
} as const;

describe.each(['el', 'en'] as const)('area pages in %s', (locale) => {
  const { prefix, base, flats } = languages[locale];

  it('a place leads to its types, its listings and its search, without script too', async () => {
    const { page, go } = await visit({ js: false });
    expect(await go(`${prefix}/area/chalandri-m4612`)).toBe(200);
    expect(await page.locator('h1').textContent()).toBe(base);
    expect(await page.locator('main article').count()).toBe(12);
    await page.locator(`table a[href="${prefix}/area/chalandri-m4612/for-sale/apartments"]`).click();
    expect(await page.locator('h1').textContent()).toBe(flats);
    const listingCount = Number(await page.locator('dl dd').first().textContent());
    await page.locator(`main a[href^="${prefix}/properties/search?for=sale&category_id=1&type_ids=1"]`).click();
    expect(await page.locator('h1').textContent()).toBe(flats);
    expect(await page.locator('main').textContent()).toContain(String(listingCount));
  });

  it('[VALU-1] prices, months, map and neighbours are those of the figures, without script', async () => {
    const { page, go } = await visit({ js: false });
    await go(`${prefix}/area/athens-m4501`);
    const section = page.locator('section[aria-labelledby="area-prices"]');
    const text = (await section.innerText()).replaceAll('\n', ' ');
    for (const purpose of ['sale', 'rent']) {
      const { stats, months } = await loadStats(`kind=municipality&id=4501&for=${purpose}`);
      expect(stats.median).not.toBeNull();
      expect(text).toContain(formatPricePerM2(stats.median ?? 0, locale));
      expect(text).toContain(`${prices.listingCount[locale]} ${formatCount(stats.listing_count, locale)}`);
      expect(months.length).toBeGreaterThan(11);
      const chart = section.locator('details table').nth(purpose === 'sale' ? 0 : 1);
      expect(await chart.locator('tbody tr').count()).toBe(months.length);
    }
    expect(text).toContain(prices.note[locale]);
    // The map is for the eye: every place in it is a link below as well, with the same colour.
    const shapes = section.locator('figure svg a path');
    expect(await shapes.count()).toBeGreaterThan(20);
    const parts = page.locator('section[aria-labelledby="area-parts"] a');
    expect(await parts.count()).toBeGreaterThan(3);
    for (const part of (await parts.all()).slice(0, 5)) {
      const href = (await part.getAttribute('href')) ?? '';
      const colour = await part.locator('i').getAttribute('data-class');
      expect(await section.locator(`figure a[href="${href}"] path`).getAttribute('data-class')).toBe(colour);
    }
    for (const path of [
      '/valuation-map?at=',
      '/valuation-map/table?kind=district&within=municipality-4501',
      '/valuation',
    ])
      expect(await section.locator(`a[href^="${prefix}${path}"]`).count()).toBeGreaterThan(0);
    if (locale === 'en') await expectEnglish(page);
  });

  it('[VALU-1] too few listings: no price, and the area around it in its place, in words', async () => {
    const rows = async (query: string) =>
      (
        (await (await fetch(`${siteUnderTest.origin}/api/valuation/market-stats?${query}`)).json()) as {
          rows: (AreaStats & { id: number; name: { en: string } })[];
        }
      ).rows;
    const few = (await rows('kind=municipality&limit=200&sort=listing_count&order=asc')).find(
      ({ listing_count: listingCount }) => listingCount >= 1 && listingCount < 5,
    );
    expect(few).toBeDefined();
    const { page, go } = await visit({ js: false });
    await go(`${prefix}/area/x-m${few?.id}`);
    const text = await page.locator('section[aria-labelledby="area-prices"]').innerText();
    expect(text).toContain(prices.few[locale](few?.listing_count ?? 0));
    expect(text).toContain(prices.instead[locale]('', 0).split(' ').slice(0, 4).join(' '));
  });

  it('says itself to search engines: both languages, the way to it, its listings', async () => {
    const { page, go } = await visit({ js: false });
    await go(`${prefix}/area/chalandri-m4612/for-sale/apartments`);
    const path = '/area/chalandri-m4612/for-sale/apartments';
    const href = async (selector: string) =>
      new URL((await page.locator(selector).getAttribute('href')) ?? '', page.url()).pathname;
    expect(await href('link[rel="canonical"]')).toBe(`${prefix}${path}`);
    expect(await href('link[hreflang="el"]')).toBe(path);
    expect(await href('link[hreflang="en"]')).toBe(`/en${path}`);
    expect((await page.locator('meta[name="description"]').getAttribute('content'))?.length).toBeGreaterThan(60);
    const blocks = (await page.locator('script[type="application/ld+json"]').allTextContents()).map(
      (text) => JSON.parse(text) as Block,
    );
    expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList', 'FAQPage']);
    expect(blocks[0]?.itemListElement).toHaveLength(4);
    expect(blocks[1]?.itemListElement.length).toBeGreaterThan(2);
    // Every answer to machines stands on the page, word for word.
    const text = await page.locator('main').innerText();
    for (const { name, acceptedAnswer } of blocks[2]?.mainEntity ?? []) {
      expect(text).toContain(name);
      expect(text).toContain(acceptedAnswer.text);
    }
    expect(blocks[2]?.mainEntity.length).toBeGreaterThan(0);
  });

  it('an address that reads otherwise leads to the right one for good; what is no place is not found', async () => {
    const { page, go } = await visit();
    const moved = async (path: string) => {
      const response = await page.request.get(`${prefix}${path}`, { maxRedirects: 0 });
      return [response.status(), response.headers().location];
    };
    expect(await moved('/area/halandri-m4612')).toEqual([301, `${prefix}/area/chalandri-m4612`]);
    expect(await moved('/area/chalandri-m4612/for-rent')).toEqual([301, `${prefix}/area/chalandri-m4612`]);
    // The only district of a municipality is the municipality.
    expect(await moved('/area/chalandri-d461200/for-rent/studios')).toEqual([
      301,
      `${prefix}/area/chalandri-m4612/for-rent/studios`,
    ]);
    for (const path of ['/area/chalandri', '/area/nowhere-m99999', '/area/chalandri-m4612/for-sale/castles'])
      expect(await go(`${prefix}${path}`)).toBe(404);
  });

  it('a page with almost no listings is not to be indexed', async () => {
    const { page, go } = await visit({ js: false });
    expect(await go(`${prefix}/area/chalandri-m4612/for-rent/islands`)).toBe(200);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('main article').count()).toBe(0);
    expect(await page.locator('table a').count()).toBeGreaterThan(3);
  });
});
