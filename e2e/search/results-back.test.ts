/** The way back into the list. */
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import {
  addressOf,
  getCardById,
  getCards,
  idsOf,
  languages,
  many,
  open,
  search,
  topOf,
} from '../support/results-page.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<['el' | 'en', number]>(['el', 1440], ['en', 390]))(
  'the list in %s at %i px',
  (locale, width) => {
    const words = languages[locale];

    it('[SRCH-4] back leads to the same card at the same place, in a list that was read on', async () => {
      const { page, go, rest } = await visit({ width });
      await go(search(words.prefix));
      for (const cards of [21, 41]) {
        await getCards(page).last().scrollIntoViewIfNeeded();
        await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(cards);
      }
      const ids = await idsOf(page);
      const id = ids[33] ?? 0;
      await getCardById(page, id).evaluate((card) => card.scrollIntoView({ block: 'center' }));
      // The address follows the page being read.
      await expect.poll(() => addressOf(page)).toBe(`${many}&page=2`);
      const top = await topOf(page, id);
      await open(page, id, words.prefix);
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);

      const isBack = async () => {
        await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(41);
        await expect.poll(async () => Math.abs((await topOf(page, id)) - top)).toBeLessThan(4);
        expect((await idsOf(page)).slice(0, 41)).toEqual(ids.slice(0, 41));
        const focused = () =>
          page.evaluate(() => document.activeElement?.closest('[data-home]')?.getAttribute('data-home'));
        await expect.poll(focused).toBe(String(id));
      };
      await page.goBack();
      await isBack();
      // Also when the listing was loaded anew, and so the list is too.
      await open(page, id, words.prefix);
      await page.reload();
      await rest();
      const heart = page.getByRole('main').getByRole('button', { name: words.heart }).first();
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await page.goBack();
      await isBack();
    });
  },
);

it('[SRCH-4] the page of a listing has a way back to the very list it was opened from', async () => {
  const { page, go } = await visit();
  await go(search('', `${many}&priceMax=400000`));
  const list = addressOf(page);
  const [, , id = 0] = await idsOf(page);
  await open(page, id, '');
  const back = page.locator('main').getByRole('link', { name: languages.el.results, exact: true });
  await expect.poll(() => back.getAttribute('href')).toContain('priceMax=400000');
  await back.click();
  await getCardById(page, id).waitFor();
  expect(addressOf(page)).toBe(list);
});

it('[SRCH-4] back pressed before the page lives leads to the list all the same', async () => {
  const { page, go } = await visit();
  await go(search(''));
  const [id = 0] = await idsOf(page);
  await open(page, id, '');
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.evaluate(() => history.back());
  pressed.resolve();
  await page.locator('#results-title').waitFor();
  await expect.poll(() => getCards(page).count()).toBeGreaterThanOrEqual(20);
  await page.unrouteAll({ behavior: 'wait' });
});
