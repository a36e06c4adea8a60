/** What the browser remembers of listings, and a browser without a map. */
import { chosenTitle, emptyTitle, openChosen } from '@estia/contract/favorites/compare-messages';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { getCardById, getCards, idsOf, languages, memory, open, search } from '../support/results-page.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<['el' | 'en', number]>(['en', 390], ['el', 1440]))(
  'the list in %s at %i px',
  (locale, width) => {
    const words = languages[locale];

    it('[SRCH-4] favourites and hidden listings stay in the browser', async () => {
      const visitor = await visit({ width });
      const { page, go } = visitor;
      await go(search(words.prefix));
      const [first = 0, second = 0, third = 0, fourth = 0] = await idsOf(page);
      for (const id of [second, first]) await getCardById(page, id).getByRole('button', { name: words.heart }).click();
      const cornerOf = async (id: number) => {
        const { x = 0, y = 0 } = (await getCardById(page, id).boundingBox()) ?? {};
        return { x: Math.round(x), y: Math.round(y) };
      };
      const stood = await cornerOf(third);
      await getCardById(page, third).getByRole('button', { name: words.hide }).click();
      expect(await getCardById(page, third).innerText()).toContain(words.hidden);
      expect(await getCardById(page, third).getByRole('article').count()).toBe(0);
      // The next listing stands where the hidden one stood, or under its line where there is one column.
      if (width === 1440) expect(await cornerOf(fourth)).toEqual(stood);
      expect(await page.locator('main').innerText()).toContain(words.oneHidden);
      await expectAccessible(page);

      await page.reload();
      await visitor.rest();
      const pressed = (id: number) =>
        getCardById(page, id).getByRole('button', { name: words.heart }).getAttribute('aria-pressed');
      await expect.poll(() => pressed(first)).toBe('true');
      expect(await pressed(second)).toBe('true');
      const undo = getCardById(page, third).getByRole('button', { name: words.undo });
      await undo.waitFor();
      if (width === 1440) expect(await cornerOf(fourth)).toEqual(stood);

      await go(`${words.prefix}/saved`);
      const saved = page.getByRole('region', { name: words.favourites });
      await expect.poll(() => saved.locator('[data-home]').count()).toBe(2);
      await expect.poll(() => idsOf(page)).toEqual([first, second, third]);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      await saved.getByRole('button', { name: words.heart }).first().click();
      await expect.poll(() => memory(visitor)).toContain(`"favorites":[${second}]`);

      await go(search(words.prefix));
      await undo.click();
      await expect.poll(() => getCardById(page, third).getByRole('article').count()).toBe(1);
      expect(await memory(visitor)).toContain('"hidden":[]');
    });

    it('[SRCH-4] the comparison without an address counts the listings chosen before; two listings get most of its width', async () => {
      const { page, go } = await visit({ width });
      await go(search(words.prefix));
      const boxes = page.getByRole('checkbox', { name: words.compare });
      for (const nth of [0, 1]) await boxes.nth(nth).check();
      await go(`${words.prefix}/compare`);
      await page.getByRole('heading', { name: chosenTitle[locale](2) }).waitFor();
      expect(await page.locator('main').innerText()).not.toContain(emptyTitle[locale]);
      await page.getByRole('link', { name: openChosen[locale](2) }).click();
      const corner = await page.locator('thead td').boundingBox();
      const table = await page.locator('table').boundingBox();
      expect((corner?.width ?? 0) / (table?.width ?? 1)).toBeLessThan(0.3);
    });

    it('[SRCH-4] [COOK-1] a listing that was opened is marked where the visitor has allowed it', async () => {
      const { page, go, rest } = await visit({ width, consent: 'given' });
      await go(search(words.prefix));
      const [, id = 0] = await idsOf(page);
      expect(await getCardById(page, id).innerText()).not.toContain(words.seen);
      await open(page, id, words.prefix);
      await page.goBack();
      await expect.poll(() => getCardById(page, id).getByText(words.seen, { exact: true }).count()).toBe(1);
      await page.reload();
      await rest();
      await expect.poll(() => getCardById(page, id).getByText(words.seen, { exact: true }).count()).toBe(1);

      const other = await visit({ width });
      await other.go(search(words.prefix));
      await open(other.page, id, words.prefix);
      await other.page.goBack();
      await getCardById(other.page, id).waitFor();
      expect(await other.page.locator('main').innerText()).not.toContain(words.seen);
      expect(await memory(other)).not.toContain(String(id));
    });

    it('[SRCH-10] where a browser can draw no map, the page says so and the list is whole', async () => {
      const { page, go } = await visit({ map: true });
      await page.addInitScript(() => {
        HTMLCanvasElement.prototype.getContext = () => null;
      });
      await go(search(words.prefix));
      await page.getByText(words.noMap).waitFor();
      expect(await getCards(page).count()).toBe(20);
      await expectAccessible(page);
    });
  },
);
