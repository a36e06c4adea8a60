/** AGEN-1: offices found by place, name and number, in a list and on a map; the page of one, its phone and its ads. */
import { agencyWords } from '@estia/contract/agencies/agency-messages';
import { realtors as words } from '@estia/contract/agencies/realtors-messages';
import type { Locale } from '@estia/contract/pair';
import { where } from '@estia/contract/places/messages';
import type { Page } from 'playwright-core';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ownSite } from './own-site.ts';
import { arrived, button, forgetCounts, prefixOf, sql } from './people.ts';
import { expectAccessible, expectEnglish, expectNoSideways, visitors } from './visit.ts';

const visit = visitors({ webgl: true });

type Office = {
  id: number;
  name_el: string;
  name_en: string;
  gemi: string;
  town: string;
  town_en: string;
  town_id: number;
};
let office: Office;
let lets: { id: number };
const phones: string[] = [];
const PHONE = '+302109998877';

beforeAll(async () => {
  const found = await sql<Office>(`
    select a.id::int, a.name_el, a.name_en, a.gemi, m.name_el as town, m.name_en as town_en, m.id as town_id
    from agency a join agency_figures f on f.agency_id = a.id join account u on u.id = a.account_id
    join district d on d.id = a.district_id join municipality m on m.id = d.municipality_id
    where u.status = 'approved' and f.for_sale > 12 and f.for_rent > 0 order by f.for_sale desc limit 1`);
  if (!found[0]) throw new Error('No busy office in the demo world');
  office = found[0];
  await sql('update agency set phones = $2 where id = $1', [office.id, [PHONE]]);
  phones.push(PHONE.replace('+30', ''));
  const [other] = await sql<{ id: number }>('select id::int from agency where id <> $1 order by id limit 1', [
    office.id,
  ]);
  lets = other as { id: number };
});
beforeEach(async () => {
  await forgetCounts();
});

const list = (page: Page, locale: Locale) => page.getByRole('list', { name: words.list[locale] });
const nameOf = (locale: Locale) => (locale === 'el' ? office.name_el : office.name_en);
const markers = (page: Page) => page.locator('.maplibregl-marker');

describe.each([
  { locale: 'el' as const, width: 390, touch: true },
  { locale: 'en' as const, width: 1440, touch: false },
])('in $locale at $width px', ({ locale, width, touch }) => {
  const prefix = prefixOf[locale];

  it('[AGEN-1] by place, by name in Greeklish and by number, one address each', async () => {
    const { page, go } = await visit({ width, touch });
    expect(await go(`${prefix}/show-realtors`)).toBe(200);
    await page.getByText(locale === 'el' ? words.order.el : words.order.en).waitFor();
    expect(await list(page, locale).locator(':scope > li').count()).toBe(20);
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
    for (const at of [320, 768, 1300, 1920, width]) {
      await page.setViewportSize({ width: at, height: 844 });
      await expectNoSideways(page);
    }

    await page
      .getByRole('main')
      .getByRole('combobox', { name: where[locale] })
      .fill(locale === 'el' ? office.town : office.town_en);
    await page.getByRole('option').first().click();
    await button(page, words.search[locale]).click();
    await arrived(page, /show-realtors\?.*_ids=\d+/);
    await page.getByText(words.sitsHere[locale]).first().waitFor();
    await page.goto(`${prefix}/show-realtors?prefecture_ids=33,34,35`);
    await page.getByText(words.orderThere[locale]).waitFor();
    expect(await list(page, locale).locator(':scope > li').first().innerText()).toContain(words.sitsHere[locale]);

    await page.goto(
      `${prefix}/show-realtors?name=${encodeURIComponent(office.name_en.split(' ').slice(0, 2).join(' ').toLowerCase())}`,
    );
    await list(page, locale)
      .getByRole('link', { name: nameOf(locale), exact: true })
      .waitFor();
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

    await page.goto(`${prefix}/show-realtors`);
    await page.getByLabel(words.gemi[locale]).fill(`${office.gemi.slice(0, 3)} ${office.gemi.slice(3, 9)}`);
    await button(page, words.search[locale]).click();
    await page.getByText(words.count[locale](1)).waitFor();
    expect(await list(page, locale).innerText()).toContain(office.gemi);
    await list(page, locale)
      .getByRole('link', { name: nameOf(locale) })
      .click();
    await arrived(page, new RegExp(`/agency/${office.id}`));
  });

  it('[AGEN-1] nothing found says so and leads back; a number that is none is said at its field', async () => {
    const { page, go } = await visit({ width, touch });
    await go(`${prefix}/show-realtors?name=zzzqqqxxx`);
    await page.getByText(words.emptyTitle[locale]).waitFor();
    await expectAccessible(page);
    await go(`${prefix}/show-realtors?gemi=12`);
    expect(await page.getByLabel(words.gemi[locale]).getAttribute('aria-describedby')).toBe('bad-gemi');
    await page.getByText(words.badGemi[locale]('12')).waitFor();
    await page.getByRole('link', { name: words.clear[locale] }).first().click();
    await arrived(page, `${prefix}/show-realtors`);
  });

  it('[AGEN-1] the map: beside the list or behind a switch, its markers are buttons, list and map know each other', async () => {
    const { page, go } = await visit({ width, touch });
    await go(`${prefix}/show-realtors?municipality_ids=${office.town_id}`);
    const toggle = button(page, words.showMap[locale]);
    if (width < 1300) {
      expect(await markers(page).count()).toBe(0);
      await toggle.click();
      expect(await toggle.getAttribute('aria-pressed')).toBe('true');
    } else expect(await toggle.isVisible()).toBe(false);
    await markers(page).first().waitFor({ timeout: 30_000 });
    await expect
      .poll(() => page.getByText('φορτώνει').or(page.getByText('is loading')).count(), { timeout: 30_000 })
      .toBe(0);
    await expectAccessible(page);
    await expectNoSideways(page);

    // From the list to the map: the card in focus lights its marker.
    await list(page, locale).getByRole('link').first().focus();
    await expect.poll(() => page.locator('.maplibregl-marker[data-lit]').count()).toBe(1);
    // And back, by keyboard alone: a marker in focus lights its cards, Enter names its offices.
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
    await button(panel, words.closePicked[locale]).click();
    await expect.poll(() => picked.count()).toBe(0);
  });

  it('[AGEN-1] the page of an office: papers, figures, tabs, pages, structured data', async () => {
    const { page, go } = await visit({ width, touch });
    expect(await go(`${prefix}/agency/${office.id}?for=sale`)).toBe(200);
    const main = page.getByRole('main');
    await page.getByRole('heading', { level: 1, name: nameOf(locale) }).waitFor();
    expect(await main.innerText()).toContain(`${agencyWords.gcr[locale]} ${office.gemi}`);
    const cards = page.getByRole('list', { name: agencyWords.ads[locale] }).locator(':scope > li');
    expect(await cards.count()).toBe(12);
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
    for (const at of [320, 768, 1300, 1920, width]) {
      await page.setViewportSize({ width: at, height: 844 });
      await expectNoSideways(page);
    }
    const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
    const agent = blocks.map((text) => JSON.parse(text)).find((block) => block['@type'] === 'RealEstateAgent');
    expect(agent).toMatchObject({ name: nameOf(locale), identifier: { value: office.gemi } });
    expect(await page.locator('link[rel="canonical"]').getAttribute('href')).toBe(
      `${ownSite.origin}${prefix}/agency/${office.id}`,
    );

    const tabs = page.getByRole('navigation', { name: agencyWords.tabs[locale] });
    await tabs.getByRole('link', { name: agencyWords.forRent[locale] }).click();
    await arrived(page, /for=rent/);
    await expect.poll(() => tabs.locator('[aria-current]').innerText()).toContain(agencyWords.forRent[locale]);
    expect(await cards.count()).toBeGreaterThan(0);
    await go(`${prefix}/agency/${office.id}?page=2`);
    expect(await cards.count()).toBeGreaterThan(0);
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toContain('noindex');

    // An ad of it leads back to it, from its card and from its page.
    const back = cards.first().locator(`a[href="${prefix}/agency/${office.id}"]`);
    // With its number in the register, as wherever an office advertises.
    expect(await back.innerText()).toContain(nameOf(locale));
    expect(await back.innerText()).toContain(office.gemi);
    await cards.first().getByRole('heading').getByRole('link').click();
    await page.locator(`main a[href^="${prefix}/agency/${office.id}?for="]`).first().waitFor();
    expect(await main.innerText()).toContain(office.gemi);
  });

  it('[AGEN-1] [LIST-6] its phone is in no byte of the page and comes by asking, by keyboard', async () => {
    const { page, go } = await visit({ width, touch });
    const served = await (await fetch(`${ownSite.origin}${prefix}/agency/${office.id}`)).text();
    for (const phone of phones) expect(served.replace(/[\s.-]/g, '')).not.toContain(phone);
    await go(`${prefix}/agency/${office.id}`);
    await page.getByRole('link', { name: agencyWords.showPhone[locale] }).focus();
    await page.keyboard.press('Enter');
    const number = page.locator(`a[href="tel:${PHONE}"]`);
    await number.waitFor();
    await expect.poll(() => number.evaluate((link) => link === document.activeElement)).toBe(true);
    await expectAccessible(page);
    expect(await sql('select 1 from phone_reveal where agency_id = $1', [office.id])).not.toHaveLength(0);
    await page.getByRole('link', { name: agencyWords.write[locale] }).click();
    await arrived(page, `${prefix}/contact/agency/${office.id}`);
    await page.getByText(agencyWords.whichAd[locale]).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.locator(`main a[href^="${prefix}/contact/for-"]`).first().click();
    await arrived(page, /\/contact\/for-(sale|rent)\/\d+/);
  });

  it('[AGEN-1] without script: the whole search, the office and its phone', async () => {
    const { page, go } = await visit({ width, js: false });
    await go(`${prefix}/show-realtors`);
    expect(await button(page, words.showMap[locale]).isVisible()).toBe(false);
    await page.getByRole('main').getByLabel(where[locale]).fill(office.town);
    await button(page, words.search[locale]).click();
    await page.waitForURL(/_ids=\d+/);
    await page.goto(`${prefix}/show-realtors?gemi=${office.gemi}`);
    await list(page, locale)
      .getByRole('link', { name: nameOf(locale) })
      .click();
    await page.getByRole('link', { name: agencyWords.showPhone[locale] }).click();
    await button(page, agencyWords.showPhone[locale]).click();
    await page.locator(`a[href="tel:${PHONE}"]`).waitFor();
  });
});

it('[AGEN-1] an office that is unknown, waits, or is about to be forgotten has no page', async () => {
  const { page, go } = await visit({ width: 390 });
  const [row] = await sql<{ id: number }>(
    "select a.id::int from agency a join account u on u.id = a.account_id where u.status = 'waiting' limit 1",
  );
  for (const id of ['999999', '0', 'abc', String(row?.id)]) expect(await go(`/agency/${id}`)).toBe(404);
  await expectAccessible(page);
  const owner = 'id = (select account_id from agency where id = $1)';
  await sql(`update account set erase_after = now() + interval '10 days' where ${owner}`, [lets.id]);
  expect(await go(`/en/agency/${lets.id}`)).toBe(404);
  await sql(`update account set erase_after = null where ${owner}`, [lets.id]);
  expect(await go(`/agency/${lets.id}`)).toBe(200);
});

it('[AGEN-1] dark, large letters and less motion: nothing is lost', async () => {
  const { page, go } = await visit({ width: 720, dark: true });
  await go(`/show-realtors?municipality_ids=${office.town_id}`);
  await expectAccessible(page);
  await go(`/agency/${office.id}`);
  await expectAccessible(page);
  await expectNoSideways(page);
});
