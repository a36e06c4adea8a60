/** What the filters promise. */
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  apply,
  base,
  box,
  languages,
  lists,
  numberIn,
  openSheet,
  options,
  path,
  promised,
  shownCount,
} from '../support/filter-sheet.ts';
import { pickByFile } from '../support/language-turns.ts';
import { getFacets } from '../support/search-api.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('facets in %s', (locale) => {
  const words = languages[locale];
  const width = locale === 'el' ? 390 : 1440;

  it('[SRCH-6] every option says what the API says, impossible ones are dimmed but there, the button says what comes', async () => {
    const { page, go } = await visit({ width });
    const query = `${base}&priceMax=200000&bedRoomsMin=1`;
    const facets = await getFacets(query);
    await go(path(words.prefix, `${query}&page=1`));
    await openSheet(page);
    await expect.poll(async () => numberIn(await apply(page).textContent())).toBe(facets.count);
    expect(await apply(page).textContent()).toMatch(words.see);

    const shown = await options(page);
    expect(shown.length).toBeGreaterThan(60);
    for (const { name, value, count, dimmed, open } of shown) {
      expect({ name, value, count }).toEqual({ name, value, count: promised(facets, name, value) });
      expect({ name, value, dimmed, open }).toEqual({ name, value, dimmed: count === 0, open: true });
    }
    expect(shown.filter(({ count }) => count === 0).length).toBeGreaterThan(3);
    expect(new Set(shown.filter(({ count }) => count !== undefined).map(({ name }) => name))).toEqual(
      new Set(Object.keys(lists)),
    );

    for (const name of [words.priceBars, words.areaBars]) {
      expect(await page.getByRole('img', { name }).locator('rect').count()).toBeGreaterThan(5);
    }
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // What an option promises is what the button says next, and what the page has then.
    const promise = facets.options.energy.find(({ id }) => id === 5)?.count ?? 0;
    expect(promise).toBeGreaterThan(0);
    expect(promise).toBeLessThan(facets.count);
    await box(page, 'energy', 5).check();
    await expect.poll(async () => numberIn(await apply(page).textContent())).toBe(promise);
    await apply(page).click();
    await expect.poll(() => shownCount(page)).toBe(promise);
    expect(addressOf(page)).toBe(`${query}&energy=5&page=1`);
  });

  it('[SRCH-6] listings that do not state the year are counted, and included on request', async () => {
    const { page, go } = await visit({ width });
    const query = `${base}&yearMin=1990`;
    const { count, unstated } = await getFacets(query);
    expect(unstated.year).toBeGreaterThan(5);
    await go(path(words.prefix, `${query}&page=1`));
    expect(await shownCount(page)).toBe(count);
    await openSheet(page);
    const keep = page.getByLabel(words.yearUnstated(unstated.year));
    await keep.check();
    await expect.poll(async () => numberIn(await apply(page).textContent())).toBe(count + unstated.year);
    await apply(page).click();
    await expect.poll(() => addressOf(page)).toBe(`${query}&unstated=year&page=1`);
    // The address changes a moment before the page does.
    await expect.poll(() => shownCount(page)).toBe(count + unstated.year);
    // Without the question there is nothing to keep them from.
    await openSheet(page);
    await page.locator('#filters input[type="radio"][name="yearMin"][value=""]').check();
    await apply(page).click();
    await expect.poll(() => addressOf(page)).toBe(`${base}&page=1`);
  });

  it('[SRCH-6] when nothing is found, the one filter to let go of is named with what that gives', async () => {
    const { page, go } = await visit({ width });
    const rest = 'for=sale&category_id=1&municipality_ids=4612';
    await go(path(words.prefix, `${rest}&priceMax=20000&bedRoomsMin=2&photos=true&page=1`));
    expect(await page.locator('main').innerText()).toContain(words.nothing);
    const links = page.getByRole('link', { name: words.relax });
    expect(await links.count()).toBe(1);
    const promise = numberIn(words.relax.exec((await links.innerText()).trim())?.[1] ?? '');
    expect(promise).toBeGreaterThan(0);
    await expectAccessible(page);
    await links.click();
    await expect.poll(() => addressOf(page)).toBe(`${rest}&bedRoomsMin=2&photos=true&page=1`);
    await expect.poll(() => shownCount(page)).toBe(promise);
  });
});
