import { describe, expect, it } from 'vitest';
import { findListingWithPhotos } from '../support/search-api.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

describe.each([
  ['el', ''],
  ['en', '/en'],
])('a listing in %s', (locale, prefix) => {
  it('[LIST-1] shows price, facts, history and place, with head and structured data', async () => {
    const { page, go } = await visit();
    const listing = await findListingWithPhotos();
    expect(await go(`${prefix}/properties/for-sale/${listing.property_id}`)).toBe(200);
    const { property } = (await (
      await fetch(`${siteUnderTest.origin}/api/property?for=sale&property_id=${listing.property_id}`)
    ).json()) as { property: { price: number; code: string } };
    const text = await page.locator('main').innerText();
    expect(text).toContain(`${property.price.toLocaleString('de-DE')}\u00A0€`);
    expect(text).toContain(property.code);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
    const link = (rel: string) => page.locator(rel).getAttribute('href');
    const path = `/properties/for-sale/${listing.property_id}`;
    expect(await link('link[rel="canonical"]')).toBe(`${siteUnderTest.origin}${prefix}${path}`);
    expect(await link('link[hreflang="el"]')).toBe(`${siteUnderTest.origin}${path}`);
    expect(await link('link[hreflang="en"]')).toBe(`${siteUnderTest.origin}/en${path}`);
    expect(await page.locator('meta[property="og:image"]').getAttribute('content')).toContain('/photos/');
    const data = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.map((one) => JSON.parse(one)).length).toBeGreaterThan(0);
  });

  it('[LIST-1] the gallery opens, moves by arrow keys, closes by Escape and gives focus back', async () => {
    const { page, go } = await visit();
    const listing = await findListingWithPhotos();
    await go(`${prefix}/properties/for-sale/${listing.property_id}`);
    const opener = page
      .getByRole('button', { name: /φωτογραφίες|photos/i })
      .or(page.getByRole('link', { name: /φωτογραφίες|photos/i }))
      .first();
    await opener.click();
    const dialog = page.getByRole('dialog');
    await dialog.waitFor();
    expect(await dialog.innerText()).toContain('1');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => dialog.innerText()).toContain('2');
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('[NAV-6] switching the language stays on the same page', async () => {
    const { page, go } = await visit();
    const listing = await findListingWithPhotos();
    await go(`${prefix}/properties/for-sale/${listing.property_id}`);
    await page.locator('header summary').filter({ hasText: /ΕΛ|EN/, visible: true }).first().click();
    await page.getByRole('radio', { name: locale === 'el' ? 'English' : 'Ελληνικά' }).click();
    await page.waitForURL(`**${locale === 'el' ? '/en' : ''}/properties/for-sale/${listing.property_id}`);
    expect(new URL(page.url()).pathname.startsWith('/en/')).toBe(locale === 'el');
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(locale === 'el' ? 'en' : 'el');
  });
});

it('[ID-1] /listing/:listing_id leads to the property, in the language asked', async () => {
  const { page, go } = await visit();
  const listing = await findListingWithPhotos();
  for (const prefix of ['', '/en']) {
    await go(`${prefix}/listing/${listing.listing_id}`);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/properties/for-sale/${listing.property_id}`);
  }
});

it('[IMG-1] a picture that does not load shows the placeholder', async () => {
  const { page, go, problems } = await visit();
  const listing = await findListingWithPhotos();
  await page.route('**/photos/**', (route) => route.fulfill({ status: 404, body: '' }));
  await go(`/properties/for-sale/${listing.property_id}`);
  await expect.poll(() => page.locator('[data-missing]').count()).toBeGreaterThan(0);
  problems.length = 0;
});

it('[NAV-9] a listing that does not exist is a 404 with a way home', async () => {
  const { page, go } = await visit();
  for (const path of [
    '/properties/for-sale/999999999',
    '/properties/for-lease/1',
    '/listing/999999999',
    '/en/properties/for-sale/abc',
  ]) {
    expect(await go(path)).toBe(404);
    expect(await page.getByRole('link', { name: /Επιστροφή στην αρχική|Go to the home page/ }).count()).toBe(1);
  }
});

it('public pages are the same bytes for everyone, say how long they may be cached, and set no cookie', async () => {
  const listing = await findListingWithPhotos();
  for (const path of [
    '/',
    '/en',
    `/properties/for-sale/${listing.property_id}`,
    '/properties/search?for=sale&category_id=1&prefecture_ids=33&page=1',
  ]) {
    const one = await fetch(siteUnderTest.origin + path);
    const two = await fetch(siteUnderTest.origin + path, {
      headers: {
        cookie: 'estia_session=abcdefghijklmnopqrstuvwxyz',
        authorization: 'Bearer abcdefghijklmnopqrstuvwxyz',
        'user-agent': 'other',
      },
    });
    expect(one.headers.get('cache-control'), path).toMatch(/public.*s-maxage=\d+/);
    expect(one.headers.get('set-cookie')).toBeNull();
    expect(one.headers.get('content-security-policy')).toBe(two.headers.get('content-security-policy'));
    expect(await one.text()).toBe(await two.text());
  }
});
