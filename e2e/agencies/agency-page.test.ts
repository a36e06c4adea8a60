/** The page of an agency, its phone and its listings (AGEN-1). */
import { agencyPageMessages } from '@estia/contract/agencies/agency-messages';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findBusyAgency, getAgencyName, PHONE, type SearchAgency } from '../support/agency-search-page.ts';
import { pickByFile } from '../support/language-turns.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { expectPath, localePrefix, querySql, resetRateLimits } from '../support/users.ts';
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

  it('[AGEN-1] the page of an agency: papers, figures, tabs, pages, structured data', async () => {
    const { page, go } = await visit({ width, touch });
    expect(await go(`${prefix}/agency/${agency.id}?for=sale`)).toBe(200);
    const main = page.getByRole('main');
    await page.getByRole('heading', { level: 1, name: getAgencyName(agency, locale) }).waitFor();
    expect(await main.innerText()).toContain(`${agencyPageMessages.gcr[locale]} ${agency.gemi}`);
    const cards = page.getByRole('list', { name: agencyPageMessages.listings[locale] }).locator(':scope > li');
    expect(await cards.count()).toBe(12);
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
    for (const at of [320, 768, 1300, 1920, width]) {
      await page.setViewportSize({ width: at, height: 844 });
      await expectNoHorizontalScroll(page);
    }
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const agent = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'RealEstateAgent');
    expect(agent).toMatchObject({ name: getAgencyName(agency, locale), identifier: { value: agency.gemi } });
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${siteUnderTest.origin}${prefix}/agency/${agency.id}`,
    );

    const tabs = page.getByRole('navigation', { name: agencyPageMessages.tabs[locale] });
    await tabs.getByRole('link', { name: agencyPageMessages.forRent[locale] }).click();
    await expectPath(page, /for=rent/);
    await expect.poll(() => tabs.locator('[aria-current]').innerText()).toContain(agencyPageMessages.forRent[locale]);
    expect(await cards.count()).toBeGreaterThan(0);
    await go(`${prefix}/agency/${agency.id}?page=2`);
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

    // A listing of it leads back to it, from its card and from its page.
    const back = cards.first().locator(`a[href="${prefix}/agency/${agency.id}"]`);
    // With its number in the register, as wherever an agency advertises.
    expect(await back.innerText()).toContain(getAgencyName(agency, locale));
    expect(await back.innerText()).toContain(agency.gemi);
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.locator(`main a[href^="${prefix}/agency/${agency.id}?for="]`).first().waitFor();
    expect(await main.innerText()).toContain(agency.gemi);
  });

  it('[AGEN-1] [LIST-6] its phone is in no byte of the page and comes by asking, by keyboard', async () => {
    const { page, go } = await visit({ width, touch });
    const served = await (await fetch(`${siteUnderTest.origin}${prefix}/agency/${agency.id}`)).text();
    expect(served.replace(/[\s.-]/g, '')).not.toContain(PHONE.replace('+30', ''));
    await go(`${prefix}/agency/${agency.id}`);
    await page.getByRole('link', { name: agencyPageMessages.showPhone[locale] }).focus();
    await page.keyboard.press('Enter');
    const number = page.locator(`a[href="tel:${PHONE}"]`);
    await number.waitFor();
    await expect.poll(() => number.evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(await querySql('select 1 from phone_reveal where agency_id = $1', [agency.id])).not.toHaveLength(0);
    await page.getByRole('link', { name: agencyPageMessages.write[locale] }).click();
    await expectPath(page, `${prefix}/contact/agency/${agency.id}`);
    await page.getByText(agencyPageMessages.chooseListing[locale]).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.locator(`main a[href^="${prefix}/contact/for-"]`).first().click();
    await expectPath(page, /\/contact\/for-(sale|rent)\/\d+/);
  });
});

it('[AGEN-1] an agency that is unknown, waits, or is about to be forgotten has no page', async () => {
  const { page, go } = await visit({ width: 390 });
  const [row] = await querySql<{ id: number }>(
    "select a.id::int from agency a join account u on u.id = a.account_id where u.status = 'waiting' limit 1",
  );
  for (const id of ['999999', '0', 'abc', String(row?.id)]) expect(await go(`/agency/${id}`)).toBe(404);
  await expectAccessible(page);
  const [other] = await querySql<{ id: number }>('select id::int from agency where id <> $1 order by id limit 1', [
    agency.id,
  ]);
  const owner = 'id = (select account_id from agency where id = $1)';
  await querySql(`update account set erase_after = now() + interval '10 days' where ${owner}`, [other?.id]);
  expect(await go(`/en/agency/${other?.id}`)).toBe(404);
  await querySql(`update account set erase_after = null where ${owner}`, [other?.id]);
  expect(await go(`/agency/${other?.id}`)).toBe(200);
});
