/** Agencies found by place, name and number (AGEN-1). */
import { agencyPageMessages } from '@estia/contract/agencies/agency-messages';
import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import { where } from '@estia/contract/places/messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBusyAgency, getAgencyName, list, PHONE, type SearchAgency } from '../support/agency-search-page.ts';
import { pickByFile } from '../support/language-turns.ts';
import { expectPath, findButton, localePrefix, resetRateLimits } from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
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

  it('[AGEN-1] by place, by name in Greeklish and by number, one address each', async () => {
    const { page, go } = await visit({ width, touch });
    expect(await go(`${prefix}/show-realtors`)).toBe(200);
    await page.getByText(locale === 'el' ? words.order.el : words.order.en).waitFor();
    expect(await list(page, locale).locator(':scope > li').count()).toBe(20);
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
    for (const at of [320, 768, 1300, 1920, width]) {
      await page.setViewportSize({ width: at, height: 844 });
      await expectNoHorizontalScroll(page);
    }

    await page
      .getByRole('main')
      .getByRole('combobox', { name: where[locale] })
      .fill(locale === 'el' ? agency.town : agency.town_en);
    await page.getByRole('option').first().click();
    await findButton(page.getByRole('main'), words.search[locale]).click();
    await expectPath(page, /show-realtors\?.*_ids=\d+/);
    await page.getByText(words.sitsHere[locale]).first().waitFor();
    await page.goto(`${prefix}/show-realtors?prefecture_ids=33,34,35`);
    await page.getByText(words.orderThere[locale]).waitFor();
    expect(await list(page, locale).locator(':scope > li').first().innerText()).toContain(words.sitsHere[locale]);

    await page.goto(
      `${prefix}/show-realtors?name=${encodeURIComponent(agency.name_en.split(' ').slice(0, 2).join(' ').toLowerCase())}`,
    );
    await list(page, locale)
      .getByRole('link', { name: getAgencyName(agency, locale), exact: true })
      .waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

    await page.goto(`${prefix}/show-realtors`);
    await page.getByLabel(words.gemi[locale]).fill(`${agency.gemi.slice(0, 3)} ${agency.gemi.slice(3, 9)}`);
    await findButton(page.getByRole('main'), words.search[locale]).click();
    await page.getByText(words.count[locale](1)).waitFor();
    expect(await list(page, locale).innerText()).toContain(agency.gemi);
    await list(page, locale)
      .getByRole('link', { name: getAgencyName(agency, locale) })
      .click();
    await expectPath(page, new RegExp(`/agency/${agency.id}`));
  });

  it('[AGEN-1] nothing found says so and leads back; a number that is none is shown at its field', async () => {
    const { page, go } = await visit({ width, touch });
    await go(`${prefix}/show-realtors?name=zzzqqqxxx`);
    await page.getByText(words.emptyTitle[locale]).waitFor();
    await expectAccessible(page);
    await go(`${prefix}/show-realtors?gemi=12`);
    expect(await page.getByLabel(words.gemi[locale]).getAttribute('aria-describedby')).toBe('bad-gemi');
    await page.getByText(words.badGemi[locale]('12')).waitFor();
    await page.getByRole('link', { name: words.clear[locale] }).first().click();
    await expectPath(page, `${prefix}/show-realtors`);
  });

  it('[AGEN-1] without script: the whole search, the agency and its phone', async () => {
    const { page, go } = await visit({ width, js: false });
    await go(`${prefix}/show-realtors`);
    expect(await findButton(page, words.showMap[locale]).isVisible()).toBe(false);
    await page.getByRole('main').getByLabel(where[locale]).fill(agency.town);
    await findButton(page.getByRole('main'), words.search[locale]).click();
    await page.waitForURL(/_ids=\d+/);
    await page.goto(`${prefix}/show-realtors?gemi=${agency.gemi}`);
    await list(page, locale)
      .getByRole('link', { name: getAgencyName(agency, locale) })
      .click();
    await page.getByRole('link', { name: agencyPageMessages.showPhone[locale] }).click();
    await findButton(page, agencyPageMessages.showPhone[locale]).click();
    await page.locator(`a[href="tel:${PHONE}"]`).waitFor();
  });
});
