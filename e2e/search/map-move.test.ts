/** Moving the map, its pins and its cards. */
import { backToPlace } from '@estia/contract/search/results-messages';
import { expect, it } from 'vitest';
import {
  addressOf,
  athens,
  canvasOf,
  clusterInSight,
  drag,
  languages,
  lightnessOf,
  mapReady,
  pinInSight,
  queryOf,
  restsAt,
  search,
  shownCount,
} from '../support/map-page.ts';
import { countResults } from '../support/search-api.ts';
import { createVisitors, expectAccessible } from '../support/visitors.ts';

const visit = createVisitors({ webgl: true });

it('[SRCH-10] moving the map searches where it looks, and no longer once that is switched off', async () => {
  const { page, go } = await visit();
  await go(search('', athens));
  await mapReady(page, languages.el.draw);
  const before = addressOf(page).get('view');
  const titles = () =>
    page.locator('[data-home]').evaluateAll((all) => all.map((one) => one.getAttribute('data-home')));
  const listed = await titles();
  await drag(page, { x: -300, y: 120 });
  const bounds = await restsAt(page, before);
  expect((bounds.west + bounds.east) / 2).toBeGreaterThan(23.74);
  await expect.poll(() => titles()).not.toEqual(listed);
  const count = await countResults(queryOf(page));
  await expect.poll(() => shownCount(page)).toBe(count);

  await page.getByRole('checkbox', { name: languages.el.moving }).uncheck();
  const rested = page.url();
  await drag(page, { x: 200, y: 0 });
  // Rings after the clock of the map (300 ms), which began before it: on a slow machine both are late, in this order.
  await page.evaluate(() => new Promise((rung) => setTimeout(rung, 400)));
  expect(page.url()).toBe(rested);
});

it('[SRCH-10] moving away from a named place leads the list to its top and offers one step back to the place', async () => {
  const { page, go } = await visit();
  await go(search('', 'for=sale&category_id=1&municipality_ids=4612'));
  await mapReady(page, languages.el.draw);
  await page.evaluate(() => scrollTo(0, 900));
  await drag(page, { x: -120, y: 40 });
  await restsAt(page, null);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const back = page.getByRole('link', { name: backToPlace.el('Χαλάνδρι') });
  await back.waitFor();
  // Further moves do not forget where they began.
  const view = addressOf(page).get('view');
  await drag(page, { x: -60, y: 0 });
  await restsAt(page, view);
  await back.click();
  await expect.poll(() => addressOf(page).get('municipality_ids')).toBe('4612');
  expect(addressOf(page).get('view')).toBeNull();
  await expect.poll(() => back.count()).toBe(0);
});

it('[SRCH-10] a card whose pin is inside a cluster lights the cluster', async () => {
  const { page, go } = await visit();
  await go(search('', athens));
  const box = await mapReady(page, languages.el.draw);
  const before = addressOf(page).get('view');
  await drag(page, { x: 30, y: 10 });
  const bounds = await restsAt(page, before);
  const { cluster, listing } = await clusterInSight(page, bounds, box);
  const lightness = async (at: { px: number; py: number }) => {
    const clip = { x: at.px - 14, y: at.py - 14, width: 28, height: 28 };
    return lightnessOf(page, await page.screenshot({ clip, animations: 'disabled' }));
  };
  const card = page.locator(`li[data-home="${listing}"]`);
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 450);
  const plain = await lightness(cluster);
  await card.hover();
  await expect.poll(() => lightness(cluster)).toBeLessThan(plain - 15);
  await page.mouse.move(1, 450);
  await expect.poll(() => lightness(cluster)).toBeGreaterThan(plain - 15);
});

it('[SRCH-10] pins stand where the tiles say; pin and card light each other; a pressed pin shows its listing', async () => {
  const { page, go } = await visit();
  await go(search('', 'for=sale&category_id=1&view=23.72,37.97,23.76,38'));
  const box = await mapReady(page, languages.el.draw);
  const before = addressOf(page).get('view');
  await drag(page, { x: 30, y: 10 });
  const bounds = await restsAt(page, before);
  const pin = await pinInSight(page, bounds, box);
  const card = page.locator(`li[data-home="${pin.l}"]`);

  // Pin to card.
  await expect
    .poll(async () => {
      await page.mouse.move(pin.px + 60, pin.py + 60);
      await page.mouse.move(pin.px, pin.py);
      return card.getAttribute('data-lit');
    })
    .toBe('');
  await page.mouse.move(box.x + 5, box.y + box.height - 5);
  await expect.poll(() => card.getAttribute('data-lit')).toBeNull();

  // Card to pin: its pill turns dark, which only pictures can tell. How light, not which bytes: a label of the map may
  // come late and change a pixel.
  const lightness = async () => {
    const clip = { x: pin.px - 45, y: pin.py - 40, width: 90, height: 30 };
    return lightnessOf(page, await page.screenshot({ clip, animations: 'disabled' }));
  };
  await card.scrollIntoViewIfNeeded();
  await page.mouse.move(1, 450);
  const plain = await lightness();
  const halfDark = plain - 15;
  await card.hover();
  await expect.poll(lightness).toBeLessThan(halfDark);
  await page.mouse.move(1, 450);
  await expect.poll(lightness).toBeGreaterThan(halfDark);

  await page.mouse.click(pin.px, pin.py);
  const popup = page.getByRole('region', { name: languages.el.region, exact: true }).getByRole('article');
  const titleOf = (of: typeof card) => of.getByRole('heading').getByRole('link');
  await titleOf(popup).waitFor();
  const href = await titleOf(card).getAttribute('href');
  expect(await titleOf(popup).getAttribute('href')).toBe(href);
  await expectAccessible(page);
  await page.getByRole('button', { name: languages.el.close }).click();
  expect(await popup.count()).toBe(0);

  // Hidden, it leaves the map as well: where it stood nothing can be pressed.
  await card.getByRole('button', { name: /^Απόκρυψη: / }).click();
  await expect
    .poll(async () => {
      await page.mouse.move(pin.px + 60, pin.py + 60);
      await page.mouse.move(pin.px, pin.py);
      return canvasOf(page).evaluate((canvas) => canvas.style.cursor);
    })
    .not.toBe('pointer');
});
