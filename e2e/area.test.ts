import { describe, expect, it } from 'vitest';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();

const languages = {
  el: { prefix: '', base: 'Ακίνητα προς πώληση και ενοικίαση: Χαλάνδρι', flats: 'Διαμερίσματα προς πώληση: Χαλάνδρι' },
  en: { prefix: '/en', base: 'Property for sale and to rent: Chalandri', flats: 'Apartments for sale: Chalandri' },
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
    const ads = Number(await page.locator('dl dd').first().textContent());
    await page.locator(`main a[href^="${prefix}/properties/search?for=sale&category_id=1&type_ids=1"]`).click();
    expect(await page.locator('h1').textContent()).toBe(flats);
    expect(await page.locator('main').textContent()).toContain(String(ads));
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
      (text) => JSON.parse(text) as { '@type': string; itemListElement: { name: string }[] },
    );
    expect(blocks.map((block) => block['@type'])).toEqual(['BreadcrumbList', 'ItemList']);
    expect(blocks[0]?.itemListElement).toHaveLength(4);
    expect(blocks[1]?.itemListElement.length).toBeGreaterThan(2);
  });

  it('an address that reads otherwise leads to the right one for good; what is no place is not found', async () => {
    const { page, go } = await visit();
    const moved = async (path: string) => {
      const answer = await page.request.get(`${prefix}${path}`, { maxRedirects: 0 });
      return [answer.status(), answer.headers().location];
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

  it('a page with almost no ads is not to be indexed', async () => {
    const { page, go } = await visit({ js: false });
    expect(await go(`${prefix}/area/chalandri-m4612/for-rent/islands`)).toBe(200);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');
    expect(await page.locator('main article').count()).toBe(0);
    expect(await page.locator('table a').count()).toBeGreaterThan(3);
  });

  it.each([390, 1440])('is accessible at %i px, in light and dark', async (width) => {
    for (const dark of [false, true]) {
      const { page, go } = await visit({ width, dark });
      await go(`${prefix}/area/athens-m4501`);
      await expectAccessible(page);
      await expectNoSideways(page);
      await go(`${prefix}/area/chalandri-m4612/for-sale/apartments`);
      await expectAccessible(page);
      await expectNoSideways(page);
    }
  });
});
