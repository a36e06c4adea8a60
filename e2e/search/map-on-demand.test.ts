/** The map is read when it is seen. */
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { athens, canvasOf, languages, mapReady, mapRequests, search } from '../support/map-page.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors({ webgl: true });

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('the map in %s', (locale) => {
  const words = languages[locale];

  it('[SRCH-10] on a phone the map is read when asked for, fills the screen, and the list keeps its place', async () => {
    const { page, go, rest } = await visit({ width: 390, dark: locale === 'en' });
    const asked = mapRequests(page);
    await go(search(words.prefix, athens));
    await page.mouse.wheel(0, 1_500);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500);
    await rest();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: words.map, exact: true }).click();
    const box = await mapReady(page, words.draw);
    expect(asked.length).toBeGreaterThan(3);
    expect([box.x, box.width, box.y + box.height]).toEqual([0, 390, 844]);
    expect(box.height).toBeGreaterThan(600);
    expect(await page.locator('li[data-home]').first().isVisible()).toBe(false);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('button', { name: words.draw }).click();
    const tools = page.getByRole('toolbar', { name: words.tools });
    for (const name of [words.add, words.undo, words.cancel, words.finish]) {
      const button = await tools.getByRole('button', { name }).boundingBox();
      expect(button && [button.x >= 0, button.x + button.width <= 390], name).toEqual([true, true]);
      expect(button && button.y + button.height, name).toBeLessThanOrEqual(844);
    }
    const topOf = async (name: string) =>
      Math.round((await tools.getByRole('button', { name }).boundingBox())?.y ?? Number.NaN);
    const tops = [await topOf(words.undo), await topOf(words.cancel), await topOf(words.finish)];
    expect(new Set(tops).size, `no button of the second row stands alone: ${tops}`).toBe(1);
    await tools.getByRole('button', { name: words.cancel }).click();
    await page.getByRole('button', { name: words.list, exact: true }).click();
    expect(await page.evaluate(() => window.scrollY)).toBe(1_500);
    expect(await canvasOf(page).isVisible()).toBe(false);
  });
});

it('[SRCH-10] no piece of the map is read while none is seen', async () => {
  for (const { width, map } of [
    { width: 1200, map: true },
    { width: 1440, map: false },
  ]) {
    const { page, go, rest } = await visit({ width, map });
    const asked = mapRequests(page);
    await go(search('', athens));
    await page.mouse.wheel(0, 800);
    await rest();
    expect(asked).toEqual([]);
    await page.getByRole('button', { name: languages.el.map, exact: true }).click();
    await mapReady(page, languages.el.draw);
    expect(asked.some((path) => path.includes('/search/tiles/'))).toBe(true);
  }
});
