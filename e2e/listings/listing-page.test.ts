/** LIST-1 … LIST-3: the whole page of a home, what can be taken along, and what the page costs. */
import { loanCalculatorMessages } from '@estia/contract/listings/page/loan-calculator-messages';
import { galleryMessages, listingPageMessages } from '@estia/contract/listings/page/page-messages';
import { pricePositionMessages } from '@estia/contract/valuation/position-messages';
import { formatPricePerM2, formatPricePerM2Number } from '@estia/contract/valuation/price-per-m2';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { publishListing } from '../support/listing-wizard.ts';
import { searchApi } from '../support/search-api.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createUser, localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible } from '../support/visitors.ts';

const visit = createVisitors();
/** Of React and its router alone 97; docs/decisions/ says what keeps the rest small. */
const SCRIPT_KB = 137;
const PHOTO_KB = 100;
const SHIFT = 0.02;

type Card = { property_id: number; photo_count: number };
let home: Card;
beforeAll(async () => {
  const input = { for: 'sale', category_id: 1, prefecture_ids: [33, 34, 35] };
  const { properties } = await searchApi(input, 'limit=60');
  const found = (properties as unknown as Card[]).find((card) => card.photo_count >= 5);
  if (!found) throw new Error('No home with five photos in the demo world');
  home = found;
});
const path = (locale: 'el' | 'en') => `${localePrefix[locale]}/properties/for-sale/${home.property_id}`;

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('in %s', (locale) => {
  it('[LIST-1] photos by keyboard, closer and back', async () => {
    const { page, go } = await visit();
    await go(path(locale));
    await page
      .getByRole('link', { name: galleryMessages.open[locale](1, home.photo_count) })
      .first()
      .click();
    const dialog = page.getByRole('dialog');
    const at = () => dialog.locator('[aria-live]').innerText();
    await expect.poll(at).toBe(`1 / ${home.photo_count}`);
    await page.keyboard.press('ArrowRight');
    await expect.poll(at).toBe(`2 / ${home.photo_count}`);
    await page.keyboard.press('End');
    await expect.poll(at).toBe(`${home.photo_count} / ${home.photo_count}`);
    await page.keyboard.press('Home');
    await expect.poll(at).toBe(`1 / ${home.photo_count}`);
    const zoomed = () => dialog.locator('[data-zoomed]').count();
    // A key that comes in the very moment of a new photo is still the old one's.
    await expect
      .poll(async () => {
        if ((await zoomed()) === 0) await page.keyboard.press('+');
        return zoomed();
      })
      .toBe(1);
    // Closer, arrows move the photo instead of the row.
    await page.keyboard.press('ArrowRight');
    expect(await at()).toBe(`1 / ${home.photo_count}`);
    await page.keyboard.press('0');
    await expect.poll(zoomed).toBe(0);
    await dialog.getByRole('button', { name: galleryMessages.zoomIn[locale] }).click();
    await expect.poll(zoomed).toBe(1);
    await dialog.getByRole('button', { name: galleryMessages.zoomOut[locale] }).click();
    await expect.poll(zoomed).toBe(0);
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
  });

  it('[VALU-1] where its asking price stands among others, in words, without script', async () => {
    const flats = await searchApi({ for: 'sale', category_id: 1, type_ids: [1], prefecture_ids: [33] }, 'limit=1');
    const [flat] = flats.properties as unknown as Card[];
    const { page, go } = await visit({ js: false });
    await go(`${localePrefix[locale]}/properties/for-sale/${flat?.property_id}`);
    const asked = await fetch(
      `${siteUnderTest.origin}/api/valuation/position?for=sale&property_id=${flat?.property_id}`,
    );
    const { spread } = (await asked.json()) as {
      spread: {
        price_per_m2: number;
        stats: { name: Record<'el' | 'en', string>; listing_count: number; q1: number; q3: number };
      };
    };
    const text = await page.locator('section[aria-labelledby="price"]').innerText();
    const { askingPrice: questions, half, care } = pricePositionMessages;
    const { name, listing_count: listingCount, q1, q3 } = spread.stats;
    expect(text).toContain(questions[locale](formatPricePerM2(spread.price_per_m2, locale)));
    expect(text).toContain(
      half[locale](name[locale], listingCount, formatPricePerM2Number(q1), formatPricePerM2(q3, locale)),
    );
    expect(text).toContain(care[locale]);
    await page.getByRole('link', { name: pricePositionMessages.more[locale](name[locale]) }).click();
    expect(new URL(page.url()).pathname).toMatch(/\/area\/.+\/for-sale\/apartments$/);
  });

  it('[LIST-1] the PDF sheet, the QR and the monthly payment', async () => {
    const { page, go } = await visit();
    await go(path(locale));
    const sheet = await page.getByRole('link', { name: listingPageMessages.sheet[locale] }).getAttribute('href');
    const response = await fetch(`${siteUnderTest.origin}${sheet}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.subarray(-32).toString()).toContain('%%EOF');
    const qr = page.getByRole('img', { name: listingPageMessages.qr[locale] });
    await qr.scrollIntoViewIfNeeded();
    await expect.poll(() => qr.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const loan = page.locator('#loan');
    const monthly = () => loan.locator('dd').first().innerText();
    const before = await monthly();
    await loan.getByLabel(loanCalculatorMessages.years[locale]).fill('10');
    await expect.poll(monthly).not.toBe(before);
    const after = await monthly();
    // Without script the same sum comes from the server.
    const plain = await visit({ js: false });
    await plain.go(`${path(locale)}?own=20&rate=3.5&years=10`);
    expect(await plain.page.locator('#loan dd').first().innerText()).toMatch(/€/);
    expect(after).toMatch(/€/);
  });
});

it('[LIST-3] a visitor counts once a day, a machine never', async () => {
  const owner = await createUser();
  const listing = await publishListing(owner);
  const views = async () =>
    (
      await querySql<{ n: number }>(
        'select coalesce(sum(views), 0)::int as n from listing_counter where listing_id = $1',
        [listing.listing_id],
      )
    )[0]?.n;
  const agent =
    'Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Mobile Safari/537.36';
  const actual = (page: import('playwright-core').Page) =>
    page.waitForResponse((response) => response.url().endsWith('/api/property/addcount'));
  const machine = await visit();
  await Promise.all([actual(machine.page), machine.go(listing.path)]);
  const visitor = await visit({ agent });
  await Promise.all([actual(visitor.page), visitor.go(listing.path)]);
  await expect.poll(views).toBe(1);
  await Promise.all([actual(visitor.page), visitor.go(listing.path)]);
  const other = await visit({ agent: agent.replace('Android 16', 'Android 15') });
  await Promise.all([actual(other.page), other.go(listing.path)]);
  await expect.poll(views).toBe(2);
});

it('[LIST-1] the page stays within its measure on a phone: script, first photo, layout', async () => {
  const { page } = await visit({ width: 390, touch: true, map: false });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  const seen = new Map<string, { type: string; url: string; head: number }>();
  let script = 0;
  const pictures = new Map<string, number>();
  devtools.on('Network.responseReceived', ({ requestId, type, response }) =>
    seen.set(requestId, { type, url: response.url, head: response.encodedDataLength }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const { type = '', url = '', head = 0 } = seen.get(requestId) ?? {};
    if (type === 'Script') script += encodedDataLength - head;
    if (type === 'Image') pictures.set(url, encodedDataLength - head);
  });
  await page.addInitScript(() => {
    const state = window as unknown as { shift: number; lcp: string };
    state.shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) state.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as { url: string }[]) state.lcp = entry.url;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(path('el'), { waitUntil: 'networkidle' });
  const lcp = await page.evaluate(() => (window as unknown as { lcp: string }).lcp);
  const { body } = {
    body: await (await fetch(`${siteUnderTest.origin}/api/property?for=sale&property_id=${home.property_id}`)).json(),
  };
  const first = (body as { property: { pictures: { key: string }[] } }).property.pictures[0]?.key ?? '';
  expect(lcp).toContain(first);
  expect(await page.locator(`link[rel=preload][as=image][imagesrcset*="${first}"]`).count()).toBe(1);
  expect(pictures.get(lcp) ?? 0).toBeGreaterThan(0);
  expect((pictures.get(lcp) ?? 0) / 1024).toBeLessThanOrEqual(PHOTO_KB);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      window.scrollTo(0, y);
      await new Promise((wait) => requestAnimationFrame(() => requestAnimationFrame(wait)));
    }
  });
  expect(script).toBeGreaterThan(0);
  expect(script / 1024).toBeLessThanOrEqual(SCRIPT_KB);
  expect(await page.evaluate(() => (window as unknown as { shift: number }).shift)).toBeLessThanOrEqual(SHIFT);
});
