/** Legal numbers as people meet them: two pages, a mark on a listing, and the page where an admin changes them. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { Locale } from '@estia/contract/pair';
import { ruleAdminMessages } from '@estia/contract/rules/admin-messages';
import { goldenVisaBadgeMessages } from '@estia/contract/rules/badge-messages';
import { eligibilityMessages } from '@estia/contract/rules/eligibility-messages';
import { goldenVisaMessages } from '@estia/contract/rules/golden-visa-messages';
import { myHomeMessages } from '@estia/contract/rules/my-home-messages';
import { paramNames, ruleNames } from '@estia/contract/rules/rule-messages';
import { searchPath } from '@estia/contract/search/codec';
import { presets } from '@estia/contract/search/presets';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expandSection,
  expectFormErrors,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();

/** Rules are append-only: what a test added is taken back with the lock held open. */
afterAll(() =>
  querySql(`begin; alter table rule disable trigger user;
    delete from rule where reason is not null;
    update rule r set valid_to = null where version = (select max(version) from rule m where m.code = r.code);
    alter table rule enable trigger user; commit`),
);

async function atWidths(page: Page, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
  }
}
const hrefs = (page: Page) => page.locator('main a').evaluateAll((all) => all.map((a) => a.getAttribute('href') ?? ''));

it.each(pickByFile<'el' | 'en'>('el', 'en'))(
  '[PAGE-1] /golden-visa in %s: routes, zones, date, searches that promise nothing',
  async (locale) => {
    const { page, go } = await visit({ width: 390, dark: locale === 'en' });
    expect(await go(`${localePrefix[locale]}/golden-visa`)).toBe(200);
    await atWidths(page, [390, 1440]);
    if (locale === 'en') await expectEnglish(page);
    const text = await page.locator('main').innerText();
    for (const price of ['800.000\u00A0€', '400.000\u00A0€', '250.000\u00A0€']) expect(text).toContain(price);
    expect(text).toContain(locale === 'el' ? 'Ισχύει από 1 Σεπτεμβρίου 2024' : 'As of 1 September 2024');
    expect(text).toContain(goldenVisaMessages.notAdvice[locale]);
    expect(text).not.toMatch(/eligible|guarantee|εγγυημέν|δικαιούσαι/i);
    const links = await hrefs(page);
    const searches = links.filter((href) => href.includes('/properties/search'));
    expect(searches).toContain(`${localePrefix[locale]}${searchPath(presets.goldenVisaNav)}`);
    expect(searches.some((href) => /priceMin=800000&areaMin=120/.test(href))).toBe(true);
    expect(searches.some((href) => /priceMin=400000&areaMin=120/.test(href))).toBe(true);
    expect(searches.some((href) => /priceMin=250000&page=1$/.test(href))).toBe(true);
    expect(await page.locator('main details li').count()).toBe(332);
  },
);

it('[PAGE-1] without script a municipality is found by name, in greeklish too, and prefectures fold open', async () => {
  const { page, go } = await visit({ js: false, width: 390 });
  await go('/golden-visa');
  await page.getByLabel(goldenVisaMessages.find.el).fill('xalandri');
  await page.getByRole('button', { name: goldenVisaMessages.searchListings.el, exact: true }).click();
  await page.waitForURL(/municipality=xalandri/);
  const found = page.locator('main [role=status]');
  expect(await found.innerText()).toMatch(/Χαλάνδρι[\s\S]*Ζώνη Α/);
  const fold = page.locator('main details').filter({ hasText: 'Χαλκιδική' });
  await fold.locator('summary').click();
  expect(await fold.innerText()).toContain('Ζώνη Β');
  expect(await page.locator('link[rel=canonical]').getAttribute('href')).toBe(`${siteUnderTest.origin}/golden-visa`);
  await page.getByLabel(goldenVisaMessages.find.el).fill('τίποτα τέτοιο');
  await page.getByRole('button', { name: goldenVisaMessages.searchListings.el, exact: true }).click();
  await page.getByText(goldenVisaMessages.none.el).waitFor();
});

it.each(pickByFile<'el' | 'en'>('el', 'en'))(
  '[PAGE-1] /my-home in %s: state and date, both programmes, the search, a calculator that sends nothing',
  async (locale) => {
    const { page, go } = await visit({ width: 390, dark: locale === 'el' });
    expect(await go(`${localePrefix[locale]}/my-home`)).toBe(200);
    await page
      .getByText(locale === 'el' ? 'Σπίτι μου II: έληξε στις 31-08-2026' : 'My Home II: ended on 31-08-2026')
      .waitFor();
    await page.getByRole('heading', { name: eligibilityMessages.title[locale] }).waitFor();
    await atWidths(page, [390, 1440]);
    if (locale === 'en') await expectEnglish(page);
    expect(await hrefs(page)).toContain(`${localePrefix[locale]}${searchPath(presets.myHouse)}`);
    const rows = await page.locator('main table').innerText();
    expect(rows).toContain(myHomeMessages.ages[locale](25, 39));
    expect(rows).toContain(myHomeMessages.ages[locale](25, 50));

    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const saved = () =>
      page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
    const before = await saved();
    await page.getByLabel(eligibilityMessages.age[locale], { exact: true }).fill('40');
    await page.getByLabel(eligibilityMessages.income[locale]).fill('48.000');
    await page.getByLabel(eligibilityMessages.household[locale]).selectOption('couple');
    await page.getByLabel(eligibilityMessages.children[locale]).selectOption('2');
    await page.getByText(eligibilityMessages.ageIn[locale](25, 50)).waitFor();
    await page.getByText(eligibilityMessages.highOut[locale](45_000)).waitFor();
    await expectAccessible(page);
    expect([await saved(), asked]).toEqual([before, []]);
  },
);

it('[PAGE-1] without script /my-home is whole: terms, state and search', async () => {
  const { page, go } = await visit({ js: false });
  await go('/en/my-home');
  expect(await page.locator('main table tbody tr').count()).toBe(10);
  await page.getByRole('link', { name: myHomeMessages.viewProperties.en(250_000) }).click();
  await page.waitForURL(/yearMax=2007/);
});

it('[NAV-1] the results of the Golden Visa preset lead to its page', async () => {
  const { page, go } = await visit({ js: false });
  await go(searchPath(presets.goldenVisaNav));
  await page.locator('main a[href="/golden-visa"]').first().click();
  await page.waitForURL('**/golden-visa');
});

const createMarkedListing = async (): Promise<number> => {
  const rows = await querySql<{ id: number }>(`
    with found as (
      select p.id from property p join listing l on l.property_id = p.id and l.purpose = 1 and l.is_active
      join district d on d.id = p.district_id join municipality m on m.id = d.municipality_id
      where p.category_id = 1 and m.golden_visa_zone = 'A_800K' order by p.id limit 1)
    update property p set golden_visa_route_id = 1, area = 180, main_area = 140 from found where p.id = found.id returning p.id`);
  const id = Number(rows[0]?.id);
  await querySql('update listing set price = 850000 where property_id = $1 and purpose = 1', [id]);
  return id;
};

it.each([
  ['el', true],
  ['en', false],
] as const)(
  '[PAGE-1] in %s, script %s: an admin raises a threshold, and page and mark follow',
  async (locale: Locale, js) => {
    const listingPath = `${localePrefix[locale]}/properties/for-sale/${await createMarkedListing()}`;
    const reader = await visit({ width: 390 });
    await reader.go(listingPath);
    await reader.page.getByText(goldenVisaBadgeMessages.title[locale]).waitFor();
    await expectAccessible(reader.page);

    const { page, go } = await visit({ js, width: 390 });
    await signInAs(page, await createUser({ role: roleIds.admin, strong: true, locale }));
    await go(`${localePrefix[locale]}/dashboard/admin/rules`);
    if (js) await atWidths(page, [390, 1440]);
    if (locale === 'en') expect(await page.locator('main h1').innerText()).toBe(ruleAdminMessages.title.en);
    await page.getByRole('link').filter({ hasText: ruleNames.golden_visa[locale] }).click();
    await expectPath(page, /code=golden_visa/);
    if (js) await atWidths(page, [390, 1440]);

    const form = findPanel(page, ruleAdminMessages.newTitle[locale]);
    await expandSection(form, ruleAdminMessages.write[locale]);
    const price = findField(form, paramNames.price_zone_a[locale]);
    await price.fill('πολλά');
    await findField(form, ruleAdminMessages.reason[locale]).fill(locale === 'el' ? 'Νέος νόμος' : 'A new law');
    await findButton(form, ruleAdminMessages.save[locale]).click();
    if (js) {
      await expectFormErrors(page, locale, { [paramNames.price_zone_a[locale]]: 'invalid' });
      await expectAccessible(page);
    } else
      await page
        .getByRole('alert')
        .filter({ has: page.getByRole('heading') })
        .waitFor();
    await price.fill('900.000');
    await findButton(form, ruleAdminMessages.save[locale]).click();
    await expectStatus(page, ruleAdminMessages.flash['rule-changed'][locale]);
    expect(await findPanel(page, ruleAdminMessages.now[locale]).innerText()).toContain('900.000\u00A0€');
    expect(await findPanel(page, ruleAdminMessages.history[locale]).innerText()).toContain(
      locale === 'el' ? 'Νέος νόμος' : 'A new law',
    );

    await findButton(findPanel(page, ruleAdminMessages.checkTitle[locale]), ruleAdminMessages.check[locale]).click();
    await expectStatus(page, ruleAdminMessages.flash['rule-checked'][locale]);

    // An answer is cached for a few seconds.
    const reading = async (path: string) => {
      await reader.go(path);
      return reader.page.locator('main').innerText();
    };
    const follows = { interval: 1_000 };
    await expect.poll(() => reading(`${localePrefix[locale]}/golden-visa`), follows).toContain('900.000\u00A0€');
    await expect.poll(() => reading(listingPath), follows).not.toContain(goldenVisaBadgeMessages.title[locale]);

    // Back to what was: the second language begins where the first did.
    await expandSection(form, ruleAdminMessages.write[locale]);
    await price.fill('800000');
    await findField(form, ruleAdminMessages.reason[locale]).fill(locale === 'el' ? 'Λάθος' : 'A mistake');
    await findButton(form, ruleAdminMessages.save[locale]).click();
    await expectStatus(page, ruleAdminMessages.flash['rule-changed'][locale]);
    await expect.poll(() => reading(listingPath), follows).toContain(goldenVisaBadgeMessages.title[locale]);
  },
);

it("[SRCH-9] an admin's preset is the one the menu opens", async () => {
  await querySql(`update rule set valid_to = current_date where code = 'golden_visa_preset' and valid_to is null`);
  await querySql(`insert into rule (code, version, valid_from, status, params, text_el, text_en, checked_at, changed_at, reason)
    select code, version + 1, current_date, status, params || '{"price_min": 300000}', text_el, text_en, now(), now(), 'test'
    from rule where code = 'golden_visa_preset' order by version desc limit 1`);
  const { page, go } = await visit({ js: false });
  const linked = async () => {
    await go('/');
    return page.locator('header a[href*="priceMin=300000"]').count();
  };
  await expect.poll(linked, { interval: 2_000 }).toBeGreaterThan(0);
});
