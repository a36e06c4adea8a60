/** NEAR-1: what is near a listing, in minutes on foot, and the filter by them. */
import { nearbyMessages } from '@estia/contract/listings/page/nearby-messages';
import { walkWithin } from '@estia/contract/search/walk-messages';
import { describe, expect, it } from 'vitest';
import { addressOf, apply, base, box, languages, openSheet, path, shownCount } from '../support/filter-sheet.ts';
import { pickByFile } from '../support/language-turns.ts';
import { countResults } from '../support/search-api.ts';
import { localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible } from '../support/visitors.ts';

const visit = createVisitors();

/** In the centre of Athens, where every square has a station. */
async function findHome(hidden: boolean): Promise<number> {
  const [found] = await querySql<{ property_id: string }>(
    `select s.property_id from listing_search s where s.hidden = $1 and s.purpose = 1 and s.walks & 31 <= 10 order by s.listing_id limit 1`,
    [hidden],
  );
  if (!found) throw new Error('No such home near a station in the demo world');
  return Number(found.property_id);
}

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('in %s', (locale) => {
  const words = languages[locale];

  it.each([true, false])('[NEAR-1] a filter by minutes to a station, with JavaScript: %s', async (js) => {
    const { page, go } = await visit({ width: js ? 1440 : 390, js });
    await go(path(words.prefix, `${base}&page=1`));
    await openSheet(page);
    await box(page, 'stationMinutes', 10).check();
    // Of schools nothing was imported.
    expect(await box(page, 'schoolMinutes', 10).count()).toBe(0);
    await apply(page).click();
    const address = `${base}&stationMinutes=10`;
    await expect.poll(() => addressOf(page)).toBe(`${address}&page=1`);
    const found = await countResults(address);
    expect(found).toBeGreaterThan(0);
    expect(found).toBeLessThan(await countResults(base));
    expect(await shownCount(page)).toBe(found);
    expect(await page.locator('main').innerText()).toContain(walkWithin.station[locale](10));
  });

  it('[NEAR-1] the page of a listing says how far its stations are, without JavaScript too', async () => {
    const home = await findHome(false);
    for (const js of [true, false]) {
      const { page, go } = await visit({ width: js ? 390 : 1440, js });
      await go(`${localePrefix[locale]}/properties/for-sale/${home}`);
      const nearby = page.locator('section[aria-labelledby="nearby"]');
      expect(await nearby.innerText()).toMatch(locale === 'el' ? /περίπου \d+ λεπτ/ : /about \d+ min walk/);
      expect(await nearby.locator('svg[role="img"]').count()).toBeGreaterThan(0);
      if (js) await expectAccessible(page);
    }
  });

  it('[NEAR-1] of a hidden address a range is told', async () => {
    const { page, go } = await visit({ width: 390, js: false });
    await go(`${localePrefix[locale]}/properties/for-sale/${await findHome(true)}`);
    const text = await page.locator('section[aria-labelledby="nearby"]').innerText();
    expect(text).toMatch(locale === 'el' ? /\d+–\d+ λεπτά με τα πόδια/ : /\d+–\d+ min walk/);
    expect(text).not.toContain(locale === 'el' ? 'περίπου' : 'about ');
    expect(text).toContain(nearbyMessages.hidden[locale]);
  });
});
