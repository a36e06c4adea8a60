/** The journey of a search, with script and without. */
import { missing } from '@estia/contract/places/messages';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { languages } from '../support/search-messages.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('search in %s', (locale) => {
  const words = languages[locale];

  it('[SRCH-1] [HOME-1] the journey: place, results, sort, next page, listing', async () => {
    const { page, go } = await visit();
    await go(words.home);
    const button = page.locator('form').getByRole('button', { name: words.search, exact: true });
    await button.click();
    await page.locator('form').getByText(missing[locale]).waitFor();
    expect(new URL(page.url()).pathname).toBe(words.home);
    await page.getByRole('combobox', { name: words.where }).fill('xalandr');
    await page.getByRole('listbox').getByRole('option').first().click();
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

    // Read, not pressed: reaching for the link brings the next page into the list, and with few listings the link is gone.
    const pages = page.getByRole('navigation', { name: words.pages });
    const second = await pages.getByRole('link', { name: words.next }).getAttribute('href');
    expect(second).toContain('page=2');
    await go(second ?? '');
    await page.getByRole('list', { name: words.results }).getByRole('link').first().click();
    await page.waitForURL(`**${words.prefix}/properties/for-sale/*`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).not.toMatch(words.heading);
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
});
