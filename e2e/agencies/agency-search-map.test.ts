/** Agencies on a map, and by large letters. */

import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import { loading } from '@estia/contract/search/map-messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBusyAgency, list, markers, type SearchAgency } from '../support/agency-search-page.ts';
import { pickByFile } from '../support/language-turns.ts';
import { findButton, localePrefix, resetRateLimits } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const visitWithMap = createVisitors({ webgl: true });
let agency: SearchAgency;
beforeAll(async () => {
  agency = await findBusyAgency();
});
beforeEach(async () => {
  await resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, touch: true }, { locale: 'en' as const, width: 1440, touch: false }),
)('in $locale at $width px', ({ locale, width, touch }) => {
  const prefix = localePrefix[locale];

  it('[AGEN-1] the map: beside the list or behind a switch, its markers are buttons, list and map know each other', async () => {
    const { page, go } = await visitWithMap({ width, touch });
    await go(`${prefix}/show-realtors?municipality_ids=${agency.town_id}`);
    const toggle = findButton(page, words.showMap[locale]);
    if (width < 1300) {
      expect(await markers(page).count()).toBe(0);
      await toggle.click();
      expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    } else expect(await toggle.isVisible()).toBe(false);
    await markers(page).first().waitFor();
    await expect.poll(() => page.getByText(loading.el).or(page.getByText(loading.en)).count()).toBe(0);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // From the list to the map: the card in focus lights its marker.
    await list(page, locale).getByRole('link').first().focus();
    await expect.poll(() => page.locator('.maplibregl-marker[data-lit]').count()).toBe(1);
    // And back, by keyboard alone: a marker in focus lights its cards, Enter names its agencies.
    const marker = markers(page).first();
    await marker.focus();
    await expect.poll(() => list(page, locale).locator(':scope > li[data-lit]').count()).toBeGreaterThan(0);
    const named = (await marker.getAttribute('aria-label')) ?? '';
    await page.keyboard.press('Enter');
    const panel = page.getByRole('region', { name: words.map[locale], exact: true });
    const picked = panel.getByRole('status').getByRole('link').first();
    await picked.waitFor();
    expect(named).toContain(await picked.innerText());
    await expectAccessible(page);
    await findButton(panel, words.closePicked[locale]).click();
    await expect.poll(() => picked.count()).toBe(0);
  });
});

it('[AGEN-1] dark, large letters and less motion: nothing is lost', async () => {
  const { page, go } = await visit({ width: 720, dark: true });
  await go(`/show-realtors?municipality_ids=${agency.town_id}`);
  await expectAccessible(page);
  await go(`/agency/${agency.id}`);
  await expectAccessible(page);
  await expectNoHorizontalScroll(page);
});
