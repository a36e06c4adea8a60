/** Words, the form without script, and the filters under chips. */
import { describe, expect, it } from 'vitest';
import { addressOf, apply, base, box, field, languages, openSheet, path, shownCount } from '../support/filter-sheet.ts';
import { pickByFile } from '../support/language-turns.ts';
import { countResults } from '../support/search-api.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('facets in %s', (locale) => {
  const words = languages[locale];
  const width = locale === 'el' ? 390 : 1440;

  it('[SRCH-6] words find the same listings in Greek, in capitals, without accents and in Greeklish', async () => {
    const { page, go } = await visit({ width: width === 390 ? 1440 : 390 });
    const counts = [];
    for (const text of ['ανακαινισμένο', 'ΑΝΑΚΑΙΝΙΣΜΕΝΟ', 'ανακαινισμενο', 'anakainismeno']) {
      await go(path(words.prefix, `${base}&text=${encodeURIComponent(text)}&page=1`));
      counts.push(await shownCount(page));
      expect(await page.locator('main').innerText()).toContain(text);
    }
    expect(counts[0]).toBeGreaterThan(5);
    expect(counts).toEqual([counts[0], counts[0], counts[0], counts[0]]);
  });

  it.each([390, 1440])('[SRCH-6] without JavaScript the same form works at %i px', async (noScript) => {
    const { page, go } = await visit({ width: noScript, js: false });
    await go(path(words.prefix, `${base}&page=1`));
    expect(await box(page, 'extras', 27).isVisible()).toBe(false);
    await openSheet(page);
    await box(page, 'type_ids', 1).check();
    await box(page, 'type_ids', 2).check();
    await box(page, 'extras', 27).check();
    await field(page, 'priceMax').fill('400.000 €');
    await field(page, 'text').fill('δωμάτια');
    await apply(page).click();
    const address = 'for=sale&category_id=1&type_ids=1,2&prefecture_ids=33&text=δωμάτια&priceMax=400000&extras=27';
    expect(addressOf(page)).toBe(`${address}&page=1`);
    expect(await shownCount(page)).toBe(await countResults(address));
    expect(await box(page, 'extras', 27).isChecked()).toBe(true);
  });
});

it('[SRCH-6] on a wide screen the filters most used open under their chip, with script and without', async () => {
  for (const js of [true, false]) {
    const { page, go } = await visit({ js });
    await go(path('', `${base}&page=1`));
    await page.locator('button[popovertarget="f-bedrooms"]').click();
    await box(page, 'bedRoomsMin', 3).check();
    await page.locator('#f-bedrooms button[type="submit"]').click();
    await expect.poll(() => addressOf(page)).toBe(`${base}&bedRoomsMin=3&page=1`);
    await expect.poll(() => page.locator('button[popovertarget="f-bedrooms"]').innerText()).toContain('3+ υ/δ');
    expect(await shownCount(page)).toBe(await countResults(`${base}&bedRoomsMin=3`));
    // The way on by keyboard begins where it was left.
    if (js) {
      const focused = () => page.evaluate(() => document.activeElement?.getAttribute('popovertarget'));
      await expect.poll(focused).toBe('f-bedrooms');
    }
  }
});

it.each(['', '/en'])(
  '[SRCH-5] without script the order and its button stand apart on a phone, in "%s"',
  async (prefix) => {
    const { page, go } = await visit({ width: 390, js: false });
    for (const sort of ['', '&sort=price_per_m2_asc']) {
      await go(path(prefix, `${base}${sort}&page=1`));
      const order = page.locator('select[name=sort]').filter({ visible: true }).first();
      const form = page.locator('form').filter({ has: order });
      const parts = await Promise.all(
        [order, form.getByRole('button'), form.getByRole('link')].map((each) => each.boundingBox()),
      );
      for (const [at, one] of parts.entries()) {
        if (!one) throw new Error('not on the page');
        expect(one.x + one.width).toBeLessThanOrEqual(390);
        for (const other of parts.slice(at + 1)) {
          if (!other) throw new Error('not on the page');
          const isApart =
            one.x + one.width <= other.x ||
            other.x + other.width <= one.x ||
            one.y + one.height <= other.y ||
            other.y + other.height <= one.y;
          expect(isApart).toBe(true);
        }
      }
    }
  },
);

it('[SRCH-6] a rental is searched by its terms, with script and without; of a sale they are not asked', async () => {
  const rent = 'for=rent&category_id=1&prefecture_ids=33';
  for (const js of [true, false]) {
    const { page, go } = await visit({ js });
    await go(path('', `${base}&page=1`));
    expect(await box(page, 'terms', 'pets_allowed').count()).toBe(0);
    await go(path('', `${rent}&page=1`));
    await openSheet(page);
    await box(page, 'terms', 'pets_allowed').check();
    await box(page, 'depositMax', 2).check();
    await field(page, 'availableBy').fill('2027-06-01');
    await apply(page).click();
    const address = `${rent}&terms=pets_allowed&depositMax=2&availableBy=2027-06-01`;
    await expect.poll(() => addressOf(page)).toBe(`${address}&page=1`);
    const count = await countResults(address);
    await expect.poll(() => shownCount(page)).toBe(count);
    const text = await page.locator('main').innerText();
    for (const chip of ['Δέχεται κατοικίδια', 'Εγγύηση: έως 2 μισθώματα', 'Διαθέσιμο έως 1/6/2027'])
      expect(text).toContain(chip);
  }
});
