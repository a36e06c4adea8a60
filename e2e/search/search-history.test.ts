import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const visit = createVisitors();

const languages = {
  el: {
    prefix: '',
    words: 'Αγορά · Διαμέρισμα · Χαλάνδρι · έως 400.000\u00A0€',
    otherWords: 'Buy · Apartment · Chalandri · up to 400.000\u00A0€',
    other: '/en',
    title: 'Οι αναζητήσεις μου',
    menu: 'Μενού χρήστη',
    again: 'Ψάξε ξανά',
    rename: 'Μετονομασία',
    name: 'Όνομα της αναζήτησης',
    save: 'Αποθήκευση',
    remove: 'Διαγραφή',
    undo: 'Αναίρεση',
    clear: 'Διαγραφή όλων',
    keep: 'Όχι, να μείνουν',
    yes: 'Ναι, διάγραψέ τες',
    empty: 'Καμία αναζήτηση ακόμη',
    heading: /προς πώληση: Χαλάνδρι/,
  },
  en: {
    prefix: '/en',
    words: 'Buy · Apartment · Chalandri · up to 400.000\u00A0€',
    otherWords: 'Αγορά · Διαμέρισμα · Χαλάνδρι · έως 400.000\u00A0€',
    other: '',
    title: 'My searches',
    menu: 'Account menu',
    again: 'Search again',
    rename: 'Rename',
    name: 'Search name',
    save: 'Save',
    remove: 'Delete',
    undo: 'Undo',
    clear: 'Delete all',
    keep: 'No, keep them',
    yes: 'Yes, delete',
    empty: 'No searches yet',
    heading: /for sale: Chalandri/,
  },
} as const;

const flats = 'for=sale&category_id=1&type_ids=1&municipality_ids=4612&priceMax=400000';
const saved = ({ page }: Visit) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('searches') ?? '[]') as { query: string; runs: number }[]);

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('search history in %s', (locale) => {
  const words = languages[locale];
  const search = (query: string) => `${words.prefix}/properties/search?${query}`;

  it('[SRCH-8] a search with results is stored in words, runs again, gets a name, is deleted and brought back', async () => {
    // A phone keeps the map folded away: this is about the list.
    const visitor = await visit({ width: 390 });
    const { page, go } = visitor;
    await go(search(`${flats}&page=1`));
    await go(search(`${flats}&sort=price_asc&page=1`));
    await go(search('for=sale&category_id=1&municipality_ids=4612&priceMax=1&page=1'));
    await go(search('for=sale&category_id=1&prefecture_ids=33&page=2'));
    await go(search('for=sale&category_id=1&view=23.6,37.9,23.9,38.1&page=1'));
    // Nothing found, a further page, a piece of the map: none of them is a search to come back to.
    expect(await saved(visitor)).toMatchObject([{ query: flats, runs: 1 }]);

    await page
      .locator('header summary')
      .filter({ has: page.locator('svg') })
      .last()
      .click();
    await page.locator('header').getByRole('link', { name: words.title }).click();
    await page.waitForURL('**/searches');
    const rows = page.locator('ol > li');
    await expect.poll(() => rows.getByRole('heading').allTextContents()).toEqual([words.words]);

    await rows.getByRole('button', { name: words.rename }).click();
    await page.getByLabel(words.name).fill('Μαρία');
    await page.getByRole('button', { name: words.save }).click();
    expect(await rows.getByRole('heading').textContent()).toBe('Μαρία');
    expect(await rows.textContent()).toContain(words.words);

    await rows.getByRole('button', { name: words.remove }).click();
    expect(await rows.count()).toBe(0);
    await page.getByRole('button', { name: words.undo }).click();
    expect(await rows.getByRole('heading').textContent()).toBe('Μαρία');

    await rows.getByRole('link', { name: words.again }).click();
    await page.waitForURL('**/properties/search?**');
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(words.heading);

    // The words follow the language of the page, also for a search that ran in the other one.
    await go(`${words.other}/searches`);
    await expect.poll(() => page.locator('ol > li').textContent()).toContain(words.otherWords);
  });

  it('[SRCH-8] all are deleted only after a question, by keyboard', async () => {
    const { page, go } = await visit();
    await go(search(`${flats}&page=1`));
    await go(`${words.prefix}/searches`);
    const rows = page.locator('ol > li');
    await page.getByRole('button', { name: words.clear }).focus();
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.keep);
    await page.keyboard.press('Enter');
    expect(await rows.count()).toBe(1);
    await page.getByRole('button', { name: words.clear }).click();
    await page.getByRole('button', { name: words.yes }).click();
    expect(await rows.count()).toBe(0);
    expect(await page.locator('main').textContent()).toContain(words.empty);
    expect(await page.evaluate(() => localStorage.getItem('searches'))).toBeNull();
  });

  it('[SRCH-8] home offers the last searches in the line of popular places, and nothing moves', async () => {
    const { page, go } = await visit({ width: 390 });
    await go(search(`${flats}&page=1`));
    await page.addInitScript(() => {
      const seen = { moved: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    // A face that comes after the page is drawn must not move it either.
    const drawn = Promise.withResolvers<void>();
    await page.route('**/*.woff2', async (route) => {
      await drawn.promise;
      await route.continue();
    });
    const opened = go(words.prefix || '/');
    await page.waitForURL((url) => url.pathname === (words.prefix || '/'), { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
    drawn.resolve();
    await opened;
    await page.evaluate(() => document.fonts.ready);
    const link = page.getByRole('navigation', { name: words.title }).getByRole('link', { name: words.words });
    expect(new URL((await link.getAttribute('href')) ?? '', page.url()).search).toBe(`?${flats}&page=1`);
    expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBeLessThan(0.01);
  });
});

it('[SRCH-8] what cannot be read in the browser’s memory is left out', async () => {
  const { page, go } = await visit();
  for (const text of ['{', '"x"', '[1,null,{"query":"javascript:alert(1)","count":1,"at":1,"runs":1}]', '{"a":[]}']) {
    await page.addInitScript((value) => localStorage.setItem('searches', value), text);
    expect(await go('/searches')).toBe(200);
    expect(await page.locator('ol > li').count()).toBe(0);
    expect(await go('/')).toBe(200);
  }
});

it('[SRCH-9] the four presets stand on the page of searches, also without script', async () => {
  const { page, go } = await visit({ js: false });
  expect(await go('/searches')).toBe(200);
  const hrefs = await page.locator('section a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/properties/search?for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52&priceMin=250000&areaMin=120&page=1',
    '/properties/search?for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52,39&priceMin=250000&areaMin=120&page=1',
    '/properties/search?for=sale&category_id=1&prefecture_ids=34,35,37,39,33&page=1',
    '/properties/search?for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52,39&priceMax=250000&areaMax=150&yearMax=2007&page=1',
  ]);
});
