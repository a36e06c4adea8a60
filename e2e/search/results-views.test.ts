/** Rows, table, cards, and comparing. */
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { addressOf, firstOf, idsOf, languages, many, search } from '../support/results-page.ts';
import { parseFilterFields, searchApi } from '../support/search-api.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

/** Header and tray lie over the list and hide a part of some box: scrolled on until they hide none. */
async function freeOf(bars: Locator[], boxes: Locator): Promise<void> {
  const covers = await Promise.all(bars.map((bar) => bar.boundingBox()));
  await boxes.evaluateAll((all, bars) => {
    const isHidden = (each: Element): boolean => {
      const { top, bottom } = each.getBoundingClientRect();
      return bars.some((bar) => bar !== null && bottom > bar.y && top < bar.y + bar.height);
    };
    scrollTo({ top: 0, behavior: 'instant' });
    for (let step = 0; step < 200 && all.some(isHidden); step++) scrollBy({ top: 10, behavior: 'instant' });
  }, covers);
}

describe.each(pickByFile<['el' | 'en', number]>(['el', 1440], ['en', 390]))(
  'the list in %s at %i px',
  (locale, width) => {
    const words = languages[locale];

    it('[SRCH-4] rows, table and cards are links, with script and without', async () => {
      for (const js of [true, false]) {
        const { page, go } = await visit({ width, js });
        await go(search(words.prefix));
        const ids = await firstOf(page);
        const view = (name: string) => page.getByRole('navigation', { name: words.views }).getByRole('link', { name });
        expect(await view(words.cards).getAttribute('aria-current')).toBe('true');
        await view(words.rows).click();
        await expect.poll(() => addressOf(page)).toBe(`${many}&page=1&show=list`);
        await expect.poll(() => view(words.rows).getAttribute('aria-current')).toBe('true');
        expect(await firstOf(page)).toEqual(ids);
        await expectNoHorizontalScroll(page);
        if (js) await expectAccessible(page);

        await view(words.table).click();
        await expect.poll(() => addressOf(page)).toBe(`${many}&page=1&show=table`);
        await page.locator('tr[data-home]').first().waitFor();
        expect(await firstOf(page)).toEqual(ids);
        const row = page.locator('tr[data-home]').first();
        expect(await row.locator('th img').count()).toBe(1);
        if (js) expect(await row.getByRole('button', { name: words.heart }).count()).toBe(1);
        await expectNoHorizontalScroll(page);
        if (js) await expectAccessible(page);
        // A column's head sorts, and the view stays.
        await page.getByRole('columnheader', { name: words.price }).first().getByRole('link').click();
        await expect.poll(() => addressOf(page)).toBe(`${many}&sort=price_asc&page=1&show=table`);
        await expect.poll(() => page.locator('th[aria-sort="ascending"]').count()).toBe(1);
        const { properties } = await searchApi(parseFilterFields(`${many}&sort=price_asc`));
        expect(await firstOf(page)).toEqual(properties.map(({ listing_id }) => listing_id));
        await view(words.cards).click();
        await expect.poll(() => addressOf(page)).toBe(`${many}&sort=price_asc&page=1`);
      }
    });

    it('[SRCH-4] up to four listings are compared; a fifth is refused in words', async () => {
      const { page, go } = await visit({ width });
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
      await freeOf([page.getByRole('banner'), tray], boxes);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);

      await tray.getByRole('link', { name: words.compareThem }).click();
      await page.waitForURL(`**/compare?ids=${ids.slice(0, 4).join(',')}`);
      await expect.poll(() => page.locator('h1').textContent()).toBe(words.comparison);
      expect(await page.locator('thead th[scope="col"]').count()).toBe(4);
      const rows = await page.locator('tbody tr').count();
      expect(rows).toBeGreaterThan(8);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
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
  },
);
