import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { askSearch, fieldsOf } from './ask.ts';
import { expectAccessible, expectNoSideways, type Visit, visitors } from './visit.ts';

const visit = visitors();

const languages = {
  el: {
    prefix: '',
    results: 'Αποτελέσματα',
    views: 'Προβολή',
    rows: 'Σειρές',
    table: 'Πίνακας',
    cards: 'Κάρτες',
    price: /^Τιμή/,
    compare: /^Σύγκριση: /,
    tray: 'Σπίτια για σύγκριση',
    four: '4 από 4',
    full: 'Συγκρίνεις έως 4 σπίτια. Βγάλε ένα για να βάλεις άλλο.',
    compareThem: 'Σύγκρινε',
    comparison: 'Σύγκριση ακινήτων',
    differences: 'Μόνο οι διαφορές',
    remove: /^Βγάλ’ το από τη σύγκριση/,
    heart: /^Στα αγαπημένα: /,
    favourites: 'Αγαπημένα',
    hide: /^Κρύψε: /,
    hidden: 'Κρυμμένο',
    oneHidden: '1 κρυμμένο',
    undo: /^Αναίρεση, δείξε ξανά/,
    seen: 'Το είδες',
    noMap: 'Ο χάρτης δεν ανοίγει σε αυτή τη συσκευή. Η λίστα έχει όλα τα αποτελέσματα.',
  },
  en: {
    prefix: '/en',
    results: 'Results',
    views: 'View as',
    rows: 'Rows',
    table: 'Table',
    cards: 'Cards',
    price: /^Price/,
    compare: /^Compare: /,
    tray: 'Homes to compare',
    four: '4 of 4',
    full: 'You can compare up to 4 homes. Remove one to add another.',
    compareThem: 'Compare',
    comparison: 'Compare properties',
    differences: 'Differences only',
    remove: /^Remove from the comparison/,
    heart: /^Save: /,
    favourites: 'Favourites',
    hide: /^Hide: /,
    hidden: 'Hidden',
    oneHidden: '1 hidden',
    undo: /^Undo, show again/,
    seen: 'Seen',
    noMap: 'The map does not open on this device. The list has all results.',
  },
} as const;

const many = 'for=sale&category_id=1&prefecture_ids=33,34';
const search = (prefix: string, query = many) => `${prefix}/properties/search?${query}&page=1`;
const addressOf = (page: Page) => decodeURIComponent(new URL(page.url()).search.slice(1));
const homes = (page: Page) => page.locator('main [data-home]');
const idsOf = (page: Page) =>
  homes(page).evaluateAll((all) => all.map((home) => Number(home.getAttribute('data-home'))));
/** Of the first page: a short view reads on at once. */
const firstOf = async (page: Page) => (await idsOf(page)).slice(0, 20);
const home = (page: Page, id: number) => page.locator(`main [data-home="${id}"]`);
const topOf = (page: Page, id: number) => home(page, id).evaluate((card) => card.getBoundingClientRect().top);
const memory = ({ page }: Visit) => page.evaluate(() => localStorage.getItem('estia:homes') ?? '');

/** Opens the home through its own link, as a visitor does. */
async function open(page: Page, id: number, prefix: string): Promise<void> {
  await home(page, id).getByRole('heading').getByRole('link').click();
  await page.waitForURL(`**${prefix}/properties/for-sale/*`);
  // The address changes a moment before the page does.
  await page.locator('h1:not(#results-title)').waitFor();
}

describe.each([
  ['el', 1440],
  ['en', 390],
] as const)('the list in %s at %i px', (locale, width) => {
  const words = languages[locale];

  it('[SRCH-4] back leads to the same card at the same place, in a list that was read on', async () => {
    const { page, go } = await visit({ width, map: false });
    await go(search(words.prefix));
    for (const cards of [21, 41]) {
      await homes(page).last().scrollIntoViewIfNeeded();
      await expect.poll(() => homes(page).count()).toBeGreaterThanOrEqual(cards);
    }
    const ids = await idsOf(page);
    const id = ids[33] ?? 0;
    await home(page, id).evaluate((card) => card.scrollIntoView({ block: 'center' }));
    // The address follows the page being read.
    await expect.poll(() => addressOf(page)).toBe(`${many}&page=2`);
    const top = await topOf(page, id);
    await open(page, id, words.prefix);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

    const isBack = async () => {
      await expect.poll(() => homes(page).count()).toBeGreaterThanOrEqual(41);
      await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThan(4);
      expect((await idsOf(page)).slice(0, 41)).toEqual(ids.slice(0, 41));
      const focused = () =>
        page.evaluate(() => document.activeElement?.closest('[data-home]')?.getAttribute('data-home'));
      await expect.poll(focused).toBe(String(id));
    };
    await page.goBack();
    await isBack();
    // Also when the home was loaded anew, and so the list is too.
    await open(page, id, words.prefix);
    await page.reload({ waitUntil: 'networkidle' });
    const heart = page.getByRole('main').getByRole('button', { name: words.heart }).first();
    await heart.click();
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
    await page.goBack();
    await isBack();
  });

  it('[SRCH-4] rows, table and cards are links, with script and without', async () => {
    for (const js of [true, false]) {
      const { page, go } = await visit({ width, js, map: false });
      await go(search(words.prefix));
      const ids = await firstOf(page);
      const view = (name: string) => page.getByRole('navigation', { name: words.views }).getByRole('link', { name });
      expect(await view(words.cards).getAttribute('aria-current')).toBe('true');
      await view(words.rows).click();
      await expect.poll(() => addressOf(page)).toBe(`${many}&page=1&show=list`);
      await expect.poll(() => view(words.rows).getAttribute('aria-current')).toBe('true');
      expect(await firstOf(page)).toEqual(ids);
      await expectNoSideways(page);
      if (js) await expectAccessible(page);

      await view(words.table).click();
      await expect.poll(() => addressOf(page)).toBe(`${many}&page=1&show=table`);
      await page.locator('tr[data-home]').first().waitFor();
      expect(await firstOf(page)).toEqual(ids);
      await expectNoSideways(page);
      if (js) await expectAccessible(page);
      // A column's head sorts, and the view stays.
      await page.getByRole('columnheader', { name: words.price }).first().getByRole('link').click();
      await expect.poll(() => addressOf(page)).toBe(`${many}&sort=price_asc&page=1&show=table`);
      await expect.poll(() => page.locator('th[aria-sort="ascending"]').count()).toBe(1);
      const { properties } = await askSearch(fieldsOf(`${many}&sort=price_asc`));
      expect(await firstOf(page)).toEqual(properties.map(({ listing_id }) => listing_id));
      await view(words.cards).click();
      await expect.poll(() => addressOf(page)).toBe(`${many}&sort=price_asc&page=1`);
    }
  });

  it('[SRCH-4] up to four homes are compared; a fifth is refused in words', async () => {
    const { page, go } = await visit({ width, map: false });
    await go(search(words.prefix));
    const ids = (await idsOf(page)).slice(0, 5);
    const boxes = page.getByRole('checkbox', { name: words.compare });
    for (let at = 0; at < 4; at += 1) await boxes.nth(at).check();
    const tray = page.getByRole('region', { name: words.tray });
    expect(await tray.getByRole('listitem').count()).toBe(4);
    if (width > 700) expect(await tray.innerText()).toContain(words.four);
    await boxes.nth(4).click();
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain(words.full);
    expect(await boxes.nth(4).isChecked()).toBe(false);
    await expectAccessible(page);
    await expectNoSideways(page);

    await tray.getByRole('link', { name: words.compareThem }).click();
    await page.waitForURL(`**/compare?ids=${ids.slice(0, 4).join(',')}`);
    await expect.poll(() => page.locator('h1').textContent()).toBe(words.comparison);
    expect(await page.locator('thead th[scope="col"]').count()).toBe(4);
    const rows = await page.locator('tbody tr').count();
    expect(rows).toBeGreaterThan(8);
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: words.differences }).click();
    await expect.poll(() => page.locator('tbody tr').count()).toBeLessThan(rows);
    await page.getByRole('link', { name: words.remove }).first().click();
    await expect.poll(() => page.locator('thead th[scope="col"]').count()).toBe(3);
    await page.goto(search(words.prefix));
    await expect.poll(() => boxes.nth(1).isChecked()).toBe(true);
    expect(await boxes.first().isChecked()).toBe(false);

    const plain = await visit({ width, js: false });
    await plain.go(`${words.prefix}/compare?ids=${ids.slice(0, 3).join(',')}`);
    expect(await plain.page.locator('thead th[scope="col"]').count()).toBe(3);
  });

  it('[SRCH-4] favourites and hidden homes stay in the browser', async () => {
    const visitor = await visit({ width, map: false });
    const { page, go } = visitor;
    await go(search(words.prefix));
    const [first = 0, second = 0, third = 0] = await idsOf(page);
    for (const id of [second, first]) await home(page, id).getByRole('button', { name: words.heart }).click();
    await home(page, third).getByRole('button', { name: words.hide }).click();
    expect(await home(page, third).innerText()).toContain(words.hidden);
    expect(await home(page, third).getByRole('article').count()).toBe(0);
    expect(await page.locator('main').innerText()).toContain(words.oneHidden);
    await expectAccessible(page);

    await page.reload({ waitUntil: 'networkidle' });
    const pressed = (id: number) =>
      home(page, id).getByRole('button', { name: words.heart }).getAttribute('aria-pressed');
    await expect.poll(() => pressed(first)).toBe('true');
    expect(await pressed(second)).toBe('true');
    const undo = home(page, third).getByRole('button', { name: words.undo });
    await undo.waitFor();

    await go(`${words.prefix}/saved`);
    const saved = page.getByRole('region', { name: words.favourites });
    await expect.poll(() => saved.locator('[data-home]').count()).toBe(2);
    await expect.poll(() => idsOf(page)).toEqual([first, second, third]);
    await expectAccessible(page);
    await expectNoSideways(page);
    await saved.getByRole('button', { name: words.heart }).first().click();
    await expect.poll(() => memory(visitor)).toContain(`"favorites":[${second}]`);

    await go(search(words.prefix));
    await undo.click();
    await expect.poll(() => home(page, third).getByRole('article').count()).toBe(1);
    expect(await memory(visitor)).toContain('"hidden":[]');
  });

  it('[SRCH-4] [COOK-1] a home that was opened is marked where the visitor has allowed it', async () => {
    const { page, go } = await visit({ width, map: false, consent: 'given' });
    await go(search(words.prefix));
    const [, id = 0] = await idsOf(page);
    expect(await home(page, id).innerText()).not.toContain(words.seen);
    await open(page, id, words.prefix);
    await page.goBack();
    await expect.poll(() => home(page, id).getByText(words.seen, { exact: true }).count()).toBe(1);
    await page.reload({ waitUntil: 'networkidle' });
    await expect.poll(() => home(page, id).getByText(words.seen, { exact: true }).count()).toBe(1);

    const other = await visit({ width, map: false });
    await other.go(search(words.prefix));
    await open(other.page, id, words.prefix);
    await other.page.goBack();
    await home(other.page, id).waitFor();
    expect(await other.page.locator('main').innerText()).not.toContain(words.seen);
    expect(await memory(other)).not.toContain(String(id));
  });

  it('[SRCH-10] where a browser can draw no map, the page says so and the list is whole', async () => {
    const { page, go } = await visit();
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await go(search(words.prefix));
    await page.getByText(words.noMap).waitFor();
    expect(await homes(page).count()).toBe(20);
    await expectAccessible(page);
  });
});

it('[SRCH-4] back pressed before the page lives leads to the list all the same', async () => {
  const { page, go } = await visit({ map: false });
  await go(search(''));
  const [id = 0] = await idsOf(page);
  await open(page, id, '');
  await page.route('**/assets/*.js', async (route) => {
    await new Promise((wait) => setTimeout(wait, 1_000));
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.back());
  await page.locator('#results-title').waitFor();
  await expect.poll(() => homes(page).count()).toBeGreaterThanOrEqual(20);
  await page.unrouteAll({ behavior: 'wait' });
});
