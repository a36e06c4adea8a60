/** The search in the header. */
import { missing } from '@estia/contract/places/messages';
import * as search from '@estia/contract/search/messages';
import * as words from '@estia/contract/site/messages';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { FOUND, header, navSearch, PLAIN, WIDTHS } from '../support/shell-page.ts';
import { findButton, localePrefix } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('the frame in %s', (locale) => {
  const prefix = localePrefix[locale];
  const homePath = prefix || '/';

  it('[NAV-4] the search stands in the header over 1300 px, with price and area over 1920, and nothing moves', async () => {
    const { page, go } = await visit({ width: 1300 });
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await go(`${prefix}${PLAIN}`);
    expect(scripts.filter((url) => url.includes('HeaderSearchForm'))).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => navSearch(page).isVisible(), { message: `${width} px` }).toBe(width > 1300);
      await expect
        .poll(() => header(page).locator('input[name="priceMin"]').isVisible(), { message: `${width} px` })
        .toBe(width > 1920);
      expect(await header(page).locator('input[name="areaMax"]').isVisible()).toBe(width > 1920);
      expect(await header(page).getByRole('link', { name: words.homeLink[locale] }).count()).toBe(1);
      await expectNoHorizontalScroll(page);
    }
    expect(scripts.filter((url) => url.includes('HeaderSearchForm')).length).toBeGreaterThan(0);
  });

  it('[NAV-4] on home it comes after 130 px of scroll and goes again; results have their own; the layout never shifts', async () => {
    const { page, go } = await visit({ width: 1301 });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Element }[] }[])
          seen.push(`${entry.value} ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(' ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await go(homePath);
    const scroll = (y: number) => page.evaluate((top) => scrollTo(0, top), y);
    await scroll(130);
    // Two frames on, whoever listens to the scroll has heard of it.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await navSearch(page).count()).toBe(0);
    expect(scripts.filter((url) => url.includes('HeaderSearchForm'))).toEqual([]);
    await scroll(131);
    await expect.poll(() => navSearch(page).isVisible()).toBe(true);
    await scroll(0);
    await expect.poll(() => navSearch(page).isVisible()).toBe(false);
    expect(await shifts()).toEqual([]);
    await go(`${prefix}${PLAIN}`);
    await expect.poll(() => navSearch(page).isVisible()).toBe(true);
    expect(await shifts()).toEqual([]);
    await go(`${prefix}${FOUND}`);
    expect(await page.getByRole('search').count()).toBe(1);
    expect(await navSearch(page).count()).toBe(0);
  });

  it('[NAV-4] it searches as the hero does: nothing without a place, then the one address of the search', async () => {
    const { page, go } = await visit({ width: 1921 });
    await go(`${prefix}${PLAIN}`);
    const go1 = findButton(navSearch(page), search.title[locale]);
    await navSearch(page).getByRole('combobox', { expanded: false }).last().waitFor();
    await go1.click();
    await navSearch(page).getByText(missing[locale]).waitFor();
    expect(new URL(page.url()).pathname).toBe(`${prefix}${PLAIN}`);
    await navSearch(page).locator('select[name="for"]').selectOption('rent');
    await navSearch(page).locator('input[role="combobox"]').fill('xalandri');
    await navSearch(page).getByRole('listbox').getByRole('option').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await navSearch(page).locator('input[name="priceMax"]').fill('250k');
    await go1.click();
    await page.waitForURL('**/properties/search?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      for: 'rent',
      category_id: '1',
      municipality_ids: '4612',
      priceMax: '250000',
      page: '1',
    });
  });

  it('[NAV-4] without script a link to the search stands in its room', async () => {
    const { page, go } = await visit({ width: 1440, js: false });
    await go(`${prefix}${PLAIN}`);
    await header(page).getByRole('link', { name: words.navSearch[locale] }).click();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/buy`);
  });
});
