/** Amounts, incomplete searches, presets and lists. */
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { languages } from '../support/search-messages.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('search in %s', (locale) => {
  const words = languages[locale];

  it('[SRCH-7] unreadable amounts get a message, readable ones are understood', async () => {
    const { page, go } = await visit({ width: 1920 });
    await go(words.home);
    const field = page.locator('input[name="priceMin"]').first();
    await field.fill('φτηνό');
    await field.blur();
    await expect.poll(() => page.locator('form[method=get]').first().innerText()).toMatch(/250k/);
    await go(`${words.prefix}/properties/search?for=sale&category_id=1&prefecture_ids=33&priceMax=250.000 €&page=1`);
    expect(await page.locator('input[name="priceMax"]').first().inputValue()).toMatch(/^250\.?000/);
  });

  it('[SRCH-1] an incomplete search says what is missing, and a filter that cannot be read is left out and named', async () => {
    const { page, go } = await visit();
    expect(await go(`${words.prefix}/properties/search?for=sale`)).toBe(200);
    expect(await page.locator('main').innerText()).toMatch(
      /Διάλεξε μία ή περισσότερες περιοχές|Choose one or more areas/,
    );
    expect(await go(`${words.prefix}/properties/search?for=sale&category_id=1&prefecture_ids=33&priceMin=abc`)).toBe(
      200,
    );
    expect(await page.locator('main').innerText()).toMatch(/δεν είναι έγκυρο|couldn’t read/);
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
    .getByRole('tab', { name: 'Περισσότερες προβολές' })
    .or(page.getByRole('link', { name: 'Περισσότερες προβολές' }))
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
  // The failure made above is the only complaint there may be.
  expect(problems.every((line) => line.includes('503'))).toBe(true);
  problems.length = 0;
});

it('[HOME-3] [DISC-1] five lists, each with cards; the definitions are public', async () => {
  const { page, go } = await visit();
  await go('/');
  for (const tab of [
    'Νέα ακίνητα',
    'Δημοφιλείς περιοχές',
    'Προτεινόμενα',
    'Περισσότερες προβολές',
    'Δημοφιλείς αναζητήσεις',
  ]) {
    await page
      .getByRole('tab', { name: tab })
      .or(page.locator('main').getByRole('link', { name: tab, exact: true }))
      .first()
      .click();
    // Named after its tab: what stood there before does not count.
    const section = page.locator('section:has(h2:text("Ανακάλυψε σε όλη την Ελλάδα"))');
    const cards = section.getByRole('list', { name: tab, exact: true }).locator('article');
    await expect.poll(() => cards.count()).toBeGreaterThan(3);
  }
  expect(await go('/how-results-are-ordered')).toBe(200);
  expect(await page.locator('main').innerText()).toContain('14 ημέρες');
});
