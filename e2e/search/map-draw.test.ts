/** An area drawn on the map is the search. */
import { decodePolygons } from '@estia/contract/search/shape';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import {
  addressOf,
  athens,
  isDrawn,
  languages,
  mapReady,
  queryOf,
  restsAt,
  search,
  shownCount,
} from '../support/map-page.ts';
import { countResults } from '../support/search-api.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors({ webgl: true });

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('the map in %s', (locale) => {
  const words = languages[locale];

  it('[SRCH-10] an area drawn by mouse is the search, until it is erased; sides that cross are refused', async () => {
    const { page, go } = await visit();
    await go(search(words.prefix, athens));
    const box = await mapReady(page, words.draw);
    const click = (x: number, y: number) => page.mouse.click(box.x + box.width * x, box.y + box.height * y);

    await page.getByRole('button', { name: words.draw }).click();
    const tools = page.getByRole('toolbar', { name: words.tools });
    const finish = tools.getByRole('button', { name: words.finish });
    // Like a bow tie.
    await click(0.3, 0.4);
    await click(0.7, 0.7);
    expect(await finish.isDisabled()).toBe(true);
    await click(0.7, 0.4);
    await click(0.3, 0.7);
    await finish.click();
    expect(await tools.innerText()).toContain(words.crosses);
    expect(addressOf(page).get('shape')).toBeNull();
    await expectAccessible(page);
    await tools.getByRole('button', { name: words.undo }).click();
    expect(await tools.innerText()).not.toContain(words.crosses);
    await tools.getByRole('button', { name: words.cancel }).click();

    await page.evaluate(() => scrollTo(0, 900));
    await page.getByRole('button', { name: words.draw }).click();
    const corners = [
      [0.25, 0.35],
      [0.75, 0.3],
      [0.8, 0.7],
      [0.3, 0.75],
    ] as const;
    for (const [x, y] of corners) await click(x, y);
    await click(corners[0][0], corners[0][1]);
    await isDrawn(page);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    const [ring, ...others] = decodePolygons(addressOf(page).get('shape') ?? '') ?? [];
    expect(others).toEqual([]);
    expect(ring).toHaveLength(4);
    expect(addressOf(page).get('view')).toBeNull();
    const count = await countResults(queryOf(page));
    expect(count).toBeGreaterThan(5);
    expect(count).toBeLessThan(await countResults(athens));
    await expect.poll(() => shownCount(page)).toBe(count);

    const chip = page.getByRole('link', { name: new RegExp(words.drawn) });
    expect(await chip.innerText()).toContain(words.drawn);
    expect(new URL((await chip.getAttribute('href')) ?? '', page.url()).searchParams.get('shape')).toBeNull();
    await page.getByRole('button', { name: words.erase }).click();
    await expect.poll(() => addressOf(page).get('shape')).toBeNull();
    expect(addressOf(page).get('view')).not.toBeNull();
    await expect.poll(() => chip.count()).toBe(0);
    const left = await countResults(queryOf(page));
    await expect.poll(() => shownCount(page)).toBe(left);
  });

  it('[SRCH-10] the map is accessible, and an area is drawn by keyboard alone', async () => {
    const { page, go } = await visit({ dark: locale === 'en' });
    await go(search(words.prefix, athens));
    await mapReady(page, words.draw);
    expect(await page.getByRole('region', { name: words.region, exact: true }).count()).toBe(1);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
    const tabTo = async (name: string) => {
      for (let presses = 0; (await focused()) !== name; presses += 1) {
        expect(presses, `no way to ${name} by Tab`).toBeLessThan(12);
        await page.keyboard.press('Tab');
      }
    };
    const pan = async (...keys: string[]) => {
      for (const key of keys) {
        const before = addressOf(page).get('view');
        await page.keyboard.press(key);
        await restsAt(page, before);
      }
    };
    await page.getByRole('checkbox', { name: words.moving }).focus();
    await tabTo(words.draw);
    await page.keyboard.press('Enter');
    // The map has the focus: arrows move it, the space bar sets a point in its middle.
    await pan('ArrowLeft', 'ArrowUp');
    await page.keyboard.press('Space');
    await pan('ArrowRight', 'ArrowRight');
    await page.keyboard.press('Space');
    await pan('ArrowDown', 'ArrowDown');
    // The same by the button, for whoever does not know the key.
    await tabTo(words.add);
    await page.keyboard.press('Enter');
    await tabTo(words.finish);
    await page.keyboard.press('Enter');
    await isDrawn(page);
    expect(decodePolygons(addressOf(page).get('shape') ?? '')?.[0]).toHaveLength(3);
    const count = await countResults(queryOf(page));
    expect(count).toBeGreaterThan(0);
    await expect.poll(() => shownCount(page)).toBe(count);
  });
});
