import { describe, expect, it } from 'vitest';
import { expectAccessibleInBoth, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();

/** Words as a person sees them, and where each language lives. */
const languages = {
  el: {
    home: '/',
    prefix: '',
    where: 'Πού',
    search: 'Αναζήτηση',
    place: 'Χαλάνδρι',
    heading: /προς πώληση: Χαλάνδρι/,
    sort: 'Ταξινόμηση:',
    next: 'Επόμενη',
    pages: 'Σελίδες',
    results: 'Αποτελέσματα',
  },
  en: {
    home: '/en',
    prefix: '/en',
    where: 'Where',
    search: 'Search',
    place: 'Chalandri',
    heading: /for sale: Chalandri/,
    sort: 'Sort by:',
    next: 'Next',
    pages: 'Pages',
    results: 'Results',
  },
} as const;

describe.each(['el', 'en'] as const)('search in %s', (locale) => {
  const words = languages[locale];

  it.each(['χαλανδ', 'xalandri', 'Halandri', 'ΧΑΛΑΝΔΡΙ'])('[SRCH-2] typing %s offers the same place', async (typed) => {
    const { page, go } = await visit();
    await go(words.home);
    await page.getByRole('combobox', { name: words.where }).fill(typed);
    await expect.poll(() => page.getByRole('listbox').getByRole('option').first().textContent()).toContain(words.place);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('input[name="municipality_ids"]').inputValue()).toBe('4612');
  });

  it('[SRCH-1] [HOME-1] the journey: place, results, sort, next page, listing', async () => {
    const { page, go } = await visit();
    await go(words.home);
    const button = page.locator('form').getByRole('button', { name: words.search, exact: true });
    expect(await button.isDisabled()).toBe(true);
    await page.getByRole('combobox', { name: words.where }).fill('xalandr');
    await page.getByRole('listbox').getByRole('option').first().click();
    await expect.poll(() => button.isEnabled()).toBe(true);
    await button.click();
    await page.waitForURL('**/properties/search?**');
    const url = new URL(page.url());
    expect(url.pathname).toBe(`${words.prefix}/properties/search`);
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      for: 'sale',
      category_id: '1',
      municipality_ids: '4612',
      page: '1',
    });
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toMatch(words.heading);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);

    await page.getByLabel(words.sort).selectOption('price_asc');
    await page.waitForURL('**sort=price_asc**');
    const prices = async () =>
      (await page.getByRole('list', { name: words.results }).getByRole('article').allInnerTexts()).map((text) =>
        Number(/([\d.]+)\u00A0€/.exec(text)?.[1]?.replaceAll('.', '')),
      );
    // The address changes a moment before the list does.
    await expect
      .poll(async () => (await prices()).every((price, i, all) => i === 0 || price >= (all[i - 1] ?? 0)))
      .toBe(true);
    expect((await prices()).length).toBeGreaterThan(10);

    // Read, not pressed: reaching for the link brings the next page into the list, and with few homes the link is gone.
    const pages = page.getByRole('navigation', { name: words.pages });
    const second = await pages.getByRole('link', { name: words.next }).getAttribute('href');
    expect(second).toContain('page=2');
    await go(second ?? '');
    await page.getByRole('list', { name: words.results }).getByRole('link').first().click();
    await page.waitForURL(`**${words.prefix}/properties/for-sale/*`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(words.heading);
  });

  it('[SRCH-2] hints: too short, nothing found; Escape closes; Backspace takes the last tag', async () => {
    const { page, go } = await visit();
    await go(words.home);
    const field = page.getByRole('combobox', { name: words.where });
    await field.fill('χα');
    await expect.poll(() => page.locator('form').innerText()).toMatch(/3 γράμματα|3 letters/);
    await field.fill('ζζζζζζζ');
    await expect.poll(() => page.locator('form').innerText()).toMatch(/Δεν βρέθηκε|No results/);
    await field.fill('xalandri');
    await page.getByRole('listbox').getByRole('option').first().waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('listbox').getByRole('option').count()).toBe(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    expect(await page.locator('input[name="municipality_ids"]').count()).toBe(1);
    await field.focus();
    await page.keyboard.press('Backspace');
    expect(await page.locator('input[name="municipality_ids"]').count()).toBe(0);
  });

  it('[SRCH-4] without JavaScript the same journey works', async () => {
    const { page, go } = await visit({ js: false });
    expect(await go(words.home)).toBe(200);
    await page.locator('input[name="q"]').fill('xalandri');
    await page.locator('form').getByRole('button', { name: words.search, exact: true }).click();
    expect(new URL(page.url()).searchParams.get('municipality_ids')).toBe('4612');
    expect(await page.locator('h1').textContent()).toMatch(words.heading);
    await page.locator('select[name="sort"]').selectOption('price_asc');
    await page.locator('form:has(select[name="sort"])').getByRole('button').click();
    expect(page.url()).toContain('sort=price_asc');
    await page.getByRole('navigation', { name: words.pages }).getByRole('link', { name: words.next }).click();
    expect(page.url()).toContain('page=2');
    await page.getByRole('list', { name: words.results }).getByRole('link').first().click();
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^${words.prefix}/properties/for-sale/\\d+`));
    expect(await page.locator('h1').count()).toBe(1);
  });

  it('[SRCH-4] the next page is appended as the reader nears the end', async () => {
    const { page, go } = await visit();
    await go(`${words.prefix}/properties/search?for=sale&category_id=1&prefecture_ids=33,34&page=1`);
    const cards = page.getByRole('list', { name: words.results }).locator(':scope > li');
    expect(await cards.count()).toBe(20);
    await page.mouse.wheel(0, 20_000);
    await expect.poll(() => cards.count()).toBeGreaterThan(20);
    const ids = await cards
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('[SRCH-7] unreadable amounts get a message, readable ones are understood', async () => {
    const { page, go } = await visit({ width: 1920 });
    await go(words.home);
    const field = page.locator('input[name="priceMin"]').first();
    await field.fill('φτηνό');
    await field.blur();
    await expect.poll(() => page.locator('form').first().innerText()).toMatch(/250k/);
    await go(`${words.prefix}/properties/search?for=sale&category_id=1&prefecture_ids=33&priceMax=250.000 €&page=1`);
    expect(await page.locator('input[name="priceMax"]').first().inputValue()).toMatch(/^250\.?000/);
  });

  it('[SRCH-1] an incomplete search says what is missing, and a filter that cannot be read is left out and named', async () => {
    const { page, go } = await visit();
    expect(await go(`${words.prefix}/properties/search?for=sale`)).toBe(200);
    expect(await page.locator('main').innerText()).toMatch(
      /Διάλεξε μία ή περισσότερες περιοχές|Choose one or more places/,
    );
    expect(await go(`${words.prefix}/properties/search?for=sale&category_id=1&prefecture_ids=33&priceMin=abc`)).toBe(
      200,
    );
    expect(await page.locator('main').innerText()).toMatch(/δεν το καταλάβαμε|could not read it/);
  });

  it.each([390, 1440])('[I18N-1] home and results are accessible at %s px, in light and dark', async (width) => {
    const { page, go } = await visit({ width });
    for (const path of [
      words.home,
      `${words.prefix}/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1`,
    ]) {
      await go(path);
      await expectAccessibleInBoth(page);
      await expectNoSideways(page);
    }
  });
});

it('[SRCH-9] the presets of the home page and the navigation lead to their exact searches', async () => {
  const { page, go } = await visit();
  await go('/');
  const hrefs = await page
    .locator('a[href*="/properties/search?"]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const has = (query: string) =>
    expect(
      hrefs.some((href) => href?.includes(query)),
      query,
    ).toBe(true);
  has('for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52&priceMin=250000&areaMin=120&page=1');
  has('for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52,39&priceMin=250000&areaMin=120&page=1');
  has('for=sale&category_id=1&prefecture_ids=34,35,37,39,33&page=1');
  has('for=sale&category_id=1&prefecture_ids=34,35,37,36,33,51,52,39&priceMax=250000&areaMax=150&yearMax=2007&page=1');
});

it('[ERR-1] a discover list that fails shows an error with retry, and the page stands', async () => {
  const { page, go, problems } = await visit();
  await go('/');
  await page.route('**/api/property/more-views', (route) =>
    route.fulfill({ status: 503, json: { message: 'x', code: 'overloaded' } }),
  );
  await page
    .getByRole('tab', { name: 'Με πολλές προβολές' })
    .or(page.getByRole('link', { name: 'Με πολλές προβολές' }))
    .first()
    .click();
  await expect.poll(() => page.locator('main').innerText()).toContain('δεν φορτώθηκε');
  await page.unroute('**/api/property/more-views');
  await page
    .getByRole('button', { name: 'Δοκίμασε ξανά' })
    .or(page.getByRole('link', { name: 'Δοκίμασε ξανά' }))
    .first()
    .click();
  await expect.poll(() => page.locator('main').innerText()).not.toContain('δεν φορτώθηκε');
  // The planted failure is the only complaint there may be.
  expect(problems.every((line) => line.includes('503'))).toBe(true);
  problems.length = 0;
});

it('[HOME-3] [DISC-1] five lists, each with cards; the definitions are public', async () => {
  const { page, go } = await visit();
  await go('/');
  for (const tab of [
    'Νέα ακίνητα',
    'Κορυφαίες περιοχές',
    'Προτεινόμενα',
    'Με πολλές προβολές',
    'Δημοφιλείς αναζητήσεις',
  ]) {
    await page
      .getByRole('tab', { name: tab })
      .or(page.locator('main').getByRole('link', { name: tab, exact: true }))
      .first()
      .click();
    await page.waitForLoadState('networkidle');
    const cards = page.locator('section:has(h2:text("Ανακάλυψε κοντά σου")) article');
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
  }
  expect(await go('/how-results-are-ordered')).toBe(200);
  expect(await page.locator('main').innerText()).toContain('14 ημέρες');
});
