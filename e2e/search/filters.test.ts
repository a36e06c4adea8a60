/** Every kind of filter leads to its one address. */
import { describe, expect, it } from 'vitest';
import { addressOf, apply, base, kinds, languages, openSheet, path, shownCount } from '../support/filter-sheet.ts';
import { pickByFile } from '../support/language-turns.ts';
import { countResults } from '../support/search-api.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<['el' | 'en', number]>(['el', 1440], ['en', 390]))(
  'filters in %s at %i px',
  (locale, width) => {
    const words = languages[locale];

    it('[SRCH-6] every kind of filter leads to its one address and to the count of the API', async () => {
      const { page, go } = await visit({ width });
      const all = await countResults(base);
      await go(path(words.prefix, `${base}&page=1`));
      for (const { kind, set, address } of kinds) {
        await openSheet(page);
        await set(page);
        await apply(page).click();
        await expect.poll(() => addressOf(page), { message: kind }).toBe(`${address}&page=1`);
        const count = await countResults(address);
        expect(count, kind).toBeGreaterThan(0);
        // A listing without photos is not published: that filter leaves nothing out here.
        if (kind === 'photos') expect(count, kind).toBe(all);
        else expect(count, kind).toBeLessThan(all);
        await expect.poll(() => shownCount(page), { message: kind }).toBe(count);
        await page.getByRole('link', { name: words.clear }).first().click();
        await expect.poll(() => addressOf(page), { message: kind }).toBe(`${base}&page=1`);
        // Where the filter left nothing out, only this tells the new page from the old one, which would close the sheet.
        await expect.poll(() => page.getByRole('link', { name: words.clear }).count(), { message: kind }).toBe(0);
        await expect.poll(() => shownCount(page), { message: kind }).toBe(all);
      }
    });
  },
);
