/** Installed, and without a connection: the browser's own page, the favourites it has stored, and the way back. */
import { offline as words } from '@estia/contract/site/offline-messages';
import { stale } from '@estia/contract/site/stale-messages';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

/** Until the worker has all it needs and answers for this page. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== 'activated')
      await new Promise((done) => active?.addEventListener('statechange', done, { once: true }));
  });
  await page.reload({ waitUntil: 'networkidle' });
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

it('the site can be installed: manifests, icons and their sizes', async () => {
  for (const [locale, start] of [
    ['el', '/'],
    ['en', '/en'],
  ] as const) {
    const page = await (await fetch(`${siteUnderTest.origin}${start}`)).text();
    expect(page).toContain(`<link rel="manifest" href="/${locale}.webmanifest"/>`);
    expect(page).toContain('rel="apple-touch-icon"');
    const response = await fetch(`${siteUnderTest.origin}/${locale}.webmanifest`);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const manifest = (await response.json()) as { icons: { src: string; sizes: string; purpose?: string }[] };
    expect(manifest).toMatchObject({ id: '/', lang: locale, start_url: start, display: 'standalone' });
    expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose ?? 'any'}`)).toEqual([
      '192x192 any',
      '512x512 any',
      '512x512 maskable',
    ]);
    for (const { src, sizes } of manifest.icons) {
      const bytes = Buffer.from(await (await fetch(siteUnderTest.origin + src)).arrayBuffer());
      expect(bytes.length, src).toBeLessThan(20_000);
      expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
    }
  }
});

it('without a connection: its own page, the stored favourites with pictures, nothing private, and back when it returns', async () => {
  const { page, go, expecting } = await visit({ width: 390, worker: true });
  // Parts of the frame that are fetched when they are first wanted.
  expecting(/net::ERR_(INTERNET_DISCONNECTED|FAILED)/);
  await go('/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1');
  const hrefs = await page
    .locator('main article h2 a, main article h3 a')
    .evaluateAll((links) => links.slice(0, 2).map((link) => (link as HTMLAnchorElement).pathname));
  for (const heart of (await page.locator('main article:has(picture) button[aria-pressed]').all()).slice(0, 1))
    await heart.click();
  await go('/saved');
  await page.locator('#favorites ~ * article, section[aria-labelledby="favorites"] article').first().waitFor();
  await workerReady(page);
  await expect
    .poll(() => page.evaluate(async () => (await (await caches.open('estia-kept-homes')).keys()).length))
    .toBeGreaterThan(0);
  // Private pages and answers of the API pass the worker by.
  await go('/auth/login');
  const stored = await page.evaluate(async () => {
    const urls: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) urls.push(new URL(url).pathname);
    return urls;
  });
  expect(stored).toEqual(expect.arrayContaining(['/offline', '/en/offline']));
  expect(stored.filter((path) => !/^\/(assets|photos)\/|^(\/en)?\/offline$/.test(path))).toEqual([]);

  await page.context().setOffline(true);
  await page.goto(hrefs[0] ?? '/');
  expect(new URL(page.url()).pathname).toBe('/offline');
  expect(await page.locator('h1').innerText()).toBe(words.title.el);
  const saved = page.locator('section[aria-labelledby="kept"] li');
  await expect.poll(() => saved.count()).toBe(1);
  await expect
    .poll(() => saved.locator('img').evaluate((img) => (img as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await expectAccessible(page);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoHorizontalScroll(page);
  }
  await page.goto('/en/golden-visa');
  expect(await page.locator('h1').innerText()).toBe(words.title.en);
  await page.context().setOffline(false);
  await page.waitForURL('**/en/golden-visa');
});

it('a page that is older than it should be says of when it is, and every page prints its minute without script', async () => {
  const { page, go } = await visit();
  await go('/');
  expect(await page.locator('[data-stale]').count()).toBe(0);
  await page.clock.setFixedTime(Date.now() + 20 * 60_000);
  await page.reload();
  const bar = page.locator('[data-stale]');
  await bar.waitFor();
  expect(await bar.innerText()).toContain(stale.refresh.el);
  await expectAccessible(page);
  const plain = await visit({ js: false });
  await plain.go('/en');
  const minute = await plain.page.locator('footer [data-as-of] time').getAttribute('datetime');
  expect(Math.abs(Date.now() - Date.parse(minute ?? ''))).toBeLessThan(15 * 60_000);
});
