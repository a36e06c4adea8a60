/** VALU-1: the price map by mouse, keyboard and finger, and its table, which says the same and needs no script. */
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createVisitors,
  expectAccessible,
  expectAccessibleInBothSchemes,
  expectEnglish,
  expectNoHorizontalScroll,
} from '../support/visitors.ts';

const visit = createVisitors({ webgl: true });
// Maps are drawn by the processor here.

/** The middle of Crete, at a zoom that shows prefectures and names none. */
const CRETE = 'at=35.200,25.100,6.8';
const HERAKLION = 1;

const words = {
  el: { all: '74 νομοί στον χάρτη', rent: 'Ενοικίαση', listings: 'Δες τις αγγελίες', close: 'Κλείσιμο στοιχείων' },
  en: { all: '74 prefectures on the map', rent: 'Rent', listings: 'View listings', close: 'Close details' },
} as const;

type Area = { kind: string; id: number; name: Record<Locale, string>; listing_count: number; median: number | null };

async function overview(query = ''): Promise<Area[]> {
  const response = await fetch(`${siteUnderTest.origin}/api/valuation/overview${query}`);
  const { features } = (await response.json()) as { features: { properties: Area }[] };
  return features.map(({ properties }) => properties);
}

const drawn = (page: Page) => page.locator('[data-state="ready"] canvas').waitFor();
const details = (page: Page) => page.locator('#area-details');
const heading = (page: Page) => page.locator('#areas-in-view');
const parameters = (page: Page) => new URL(page.url()).searchParams;

async function middle(page: Page): Promise<{ x: number; y: number }> {
  const box = await page.locator('canvas.maplibregl-canvas').boundingBox();
  if (!box) throw new Error('The map is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** `Ηράκλειο 1.540 €/τ.μ. 52 αγγελίες` of every link of the list. */
const listed = (page: Page) =>
  page.locator('section[aria-labelledby="areas-in-view"] li a').evaluateAll((links) =>
    links.map((link) => {
      const [name = '', price = '', listingCount = ''] = [...link.querySelectorAll('span')].map(
        (part) => part.textContent,
      );
      return { name, price, listing_count: listingCount.replace(/\D/g, '') };
    }),
  );

const tabled = (page: Page) =>
  page.locator('tbody tr').evaluateAll((rows) =>
    rows.map((row) => ({
      name: row.querySelector('th a')?.textContent ?? '',
      price: row.querySelector('td b')?.textContent ?? row.querySelector('td small')?.firstChild?.textContent ?? '',
      listing_count: (row.querySelectorAll('td')[2]?.textContent ?? '').replace(/\D/g, ''),
    })),
  );

it('[VALU-1] by mouse and keyboard at 1440: all prefectures, the same in the table and its file, the way to the listings', async () => {
  const { page, go } = await visit();
  await go('/valuation-map');
  await drawn(page);
  await expect.poll(() => heading(page).textContent()).toBe(words.el.all);
  const onMap = await listed(page);
  expect(onMap).toHaveLength(74);
  expect(onMap.filter(({ price }) => price === 'λίγες αγγελίες').length).toBeGreaterThan(0);
  const counts = await page
    .locator('table tbody tr td:nth-child(2)')
    .evaluateAll((cells) => cells.map((cell) => Number(cell.textContent)));
  expect(counts).toHaveLength(9);
  expect(counts.reduce((all, n) => all + n)).toBe(74);
  await expectAccessibleInBothSchemes(page);
  await page.emulateMedia({ colorScheme: 'light' });

  // The keyboard: focus shows an area, + zooms and the address follows.
  const first = page.locator('section[aria-labelledby="areas-in-view"] li a').first();
  await first.focus();
  await expect.poll(() => details(page).locator('b').first().textContent()).toBe(onMap[0]?.name);
  await expect.poll(() => details(page).locator('svg[role="img"]').count()).toBe(1);
  expect(await first.getAttribute('aria-describedby')).toBe('area-details');
  await page.keyboard.press('Escape');
  expect(await details(page).count()).toBe(0);
  await page.locator('canvas.maplibregl-canvas').focus();
  await page.keyboard.press('+');
  await expect.poll(() => parameters(page).get('at')).not.toBeNull();

  // The same view with another purpose, without the shapes being fetched again.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.locator('main').getByRole('link', { name: words.el.rent, exact: true }).click();
  await expect.poll(() => parameters(page).get('for')).toBe('rent');
  await expect.poll(async () => (await listed(page))[0]?.price).toMatch(/^\d+,\d\s€\/τ\.μ\.$/);
  expect(parameters(page).get('at')).not.toBeNull();
  expect(asked.filter((path) => path.endsWith('/overview'))).toEqual([]);

  // The table says the same of all 74, and so does its file.
  await go('/valuation-map/table');
  const inTable = await tabled(page);
  const byName = (rows: typeof inTable) =>
    [...rows].sort((a, b) => a.name.localeCompare(b.name) || a.price.localeCompare(b.price));
  expect(byName(inTable)).toEqual(byName(onMap));
  const href = (await page.getByRole('link', { name: 'CSV' }).getAttribute('href')) ?? '';
  const file = await (await fetch(`${siteUnderTest.origin}${href}`)).text();
  const lines = file.trim().split(/\r?\n/);
  expect(lines).toHaveLength(75);
  for (const [at, { name }] of inTable.entries()) expect(lines[at + 1]).toContain(name);

  // The mouse: over an area its details; a press keeps them open, so that their links can be reached.
  await go(`/valuation-map?${CRETE}`);
  await drawn(page);
  const { x, y } = await middle(page);
  await page.mouse.move(x - 4, y);
  await page.mouse.move(x, y);
  const crete = (await overview()).find(({ kind, id }) => kind === 'prefecture' && id === HERAKLION);
  await expect.poll(() => details(page).locator('b').first().textContent()).toBe(crete?.name.el);
  await page.mouse.click(x, y);
  // Over its neighbour in the west, which a card that is not kept would tell of.
  await page.mouse.move(x - 95, y, { steps: 4 });
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  expect(await details(page).locator('b').first().textContent()).toBe(crete?.name.el);
  const listings = details(page).getByRole('link', { name: words.el.listings });
  const card = await listings.boundingBox();
  if (!card) throw new Error('The card has no link');
  // In steps, as a hand does: other areas lie on the way.
  await page.mouse.move(card.x + card.width / 2, card.y + card.height / 2, { steps: 12 });
  expect(await details(page).locator('b').first().textContent()).toBe(crete?.name.el);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForURL(`**/properties/search?for=sale&category_id=1&prefecture_ids=${HERAKLION}&page=1`);
});

it('[VALU-1] a place is found by its name: the map goes there and its card is open', async () => {
  const { page, go } = await visit();
  await go('/en/valuation-map');
  await drawn(page);
  await page.locator('main').getByRole('combobox', { name: 'Where' }).fill('xalandri');
  await page.getByRole('listbox').getByRole('option').first().click();
  await expect.poll(() => details(page).locator('b').first().textContent()).toBe('Chalandri');
  await expect.poll(() => Number(parameters(page).get('at')?.split(',')[0])).toBeCloseTo(38.02, 1);
  await expect.poll(() => details(page).locator('b').first().textContent()).toBe('Chalandri');
});

it('[VALU-1] by finger at 390 in English: a tap shows an area and its ways on, nothing goes sideways', async () => {
  const { page, go } = await visit({ width: 390, touch: true });
  await go(`/en/valuation-map?${CRETE}`);
  await drawn(page);
  const areas = await overview();
  const crete = areas.find(({ kind, id }) => kind === 'prefecture' && id === HERAKLION);
  const { x, y } = await middle(page);
  await page.touchscreen.tap(x, y);
  await expect.poll(() => details(page).locator('b').first().textContent()).toBe(crete?.name.en);
  expect(new URL(page.url()).pathname).toBe('/en/valuation-map');
  const listings = details(page).getByRole('link', { name: words.en.listings });
  expect(await listings.getAttribute('href')).toContain(`prefecture_ids=${HERAKLION}`);
  await expectEnglish(page);
  await expectAccessibleInBothSchemes(page);
  for (const width of [320, 720, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole('button', { name: words.en.close }).click();
  expect(await details(page).count()).toBe(0);

  // Closer up come municipalities, from tiles; where there are too few listings the card says so.
  await go('/en/valuation-map?at=37.980,23.730,9.5');
  await drawn(page);
  await expect.poll(() => heading(page).textContent()).toMatch(/^\d\d municipalities on the map$/);
  const thin = page.locator('li a', { hasText: 'too few listings' }).last();
  await thin.focus();
  await expect.poll(() => details(page).textContent()).toMatch(/Too few listings here\. For comparison, .+\s€\/m²/);
});

it('[VALU-1] without script: the map leads to the table, which is sorted, filtered and walked down by links and forms', async () => {
  const { page, go } = await visit({ js: false });
  await go('/valuation-map');
  expect(await page.locator('section[aria-labelledby="areas-in-view"] li a').count()).toBe(13);
  expect(await page.locator('main').textContent()).toContain('Ο χάρτης χρειάζεται JavaScript');
  await page.getByRole('link', { name: 'Προβολή σε πίνακα' }).click();
  await page.waitForURL('**/valuation-map/table?kind=region');
  expect(await page.locator('tbody tr').count()).toBe(13);

  await page.getByRole('link', { name: 'Αττική' }).click();
  await page.waitForURL('**/valuation-map/table?within=region-*');
  expect(await page.locator('tbody tr').count()).toBe(8);
  await page.getByRole('link', { name: 'Ταξινόμηση κατά: Αγγελίες' }).click();
  await page.waitForURL('**sort=listing_count');
  const listings = (await tabled(page)).map((row) => Number(row.listing_count));
  expect(listings).toEqual([...listings].sort((a, b) => b - a));
  expect(await page.locator('th[aria-sort="descending"]').textContent()).toBe('Αγγελίες');

  await page.getByRole('link', { name: 'Δήμοι', exact: true }).first().click();
  await page.getByLabel('Όνομα περιοχής').fill('halandri');
  await page.getByRole('main').getByRole('button', { name: 'Αναζήτηση' }).click();
  await page.waitForURL('**name=halandri**');
  expect((await tabled(page)).map(({ name }) => name)).toEqual(['Χαλάνδρι']);
  await page.getByLabel('Τύπος ακινήτου').selectOption({ label: 'Μεζονέτες' });
  await page.getByRole('button', { name: 'Εμφάνιση' }).click();
  await page.waitForURL('**category_id=1&type_id=3**');
  expect(await page.locator('h1').textContent()).toContain('Μεζονέτες προς πώληση');
  expect(await page.locator('main').textContent()).toContain('ζητούμενες');
  expect(await go('/valuation-map/table?kind=district&within=municipality-99999')).toBe(404);
});

it('[VALU-1] the table in both languages and schemes, from 320 to 1920, is accessible and whole', async () => {
  const { page, go } = await visit({ width: 390 });
  await go('/en/valuation-map/table?for=rent&kind=municipality');
  await expectEnglish(page);
  await expectAccessibleInBothSchemes(page);
  for (const width of [320, 720, 1440, 1920]) {
    await page.setViewportSize({ width, height: 844 });
    await expectNoHorizontalScroll(page);
  }
  await page.getByRole('link', { name: 'Sort by: Area' }).click();
  await page.waitForURL('**sort=name');
  const names = async () => (await tabled(page)).map(({ name }) => name);
  await expect.poll(async () => (await names())[0]).toBe('Acharnes');
  const inOrder = await names();
  expect(inOrder).toHaveLength(100);
  expect(inOrder).toEqual([...inOrder].sort(new Intl.Collator('en').compare));
  await page.getByRole('link', { name: /^Next/ }).click();
  await page.waitForURL('**page=2');
  await page.setViewportSize({ width: 1440, height: 900 });
  await go('/valuation-map/table?within=region-9');
  await expectAccessible(page);
});
