/**
 * VALU-2: what a property is worth: asked with and without script, shown with its reasons, on paper, and made a listing of.
 */
import { readFileSync } from 'node:fs';
import { login } from '@estia/contract/accounts/auth-messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import type { Locale } from '@estia/contract/pair';
import { accuracyMessages } from '@estia/contract/valuation/accuracy-messages';
import { estimateMessages } from '@estia/contract/valuation/estimate-messages';
import { estimateRefusalMessages } from '@estia/contract/valuation/factor-messages';
import { valuationReportMessages } from '@estia/contract/valuation/report-messages';
import { estimateDraftMessages, estimateResultMessages } from '@estia/contract/valuation/result-messages';
import { extractPdfText } from '@estia/server/testing/environment/pdf-text';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expectPath,
  findButton,
  findField,
  localePrefix,
  PASSWORD,
  querySql,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import {
  createVisitors,
  expectAccessibleInBothSchemes,
  expectEnglish,
  expectNoHorizontalScroll,
} from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await resetRateLimits();
});

type PageFacts = { value: number; low: number; high: number; links: string[]; text: string };

const amount = (text: string | null): number => Number((text ?? '').replace(/\D/g, ''));

/** What the page of the estimate says, with the addresses of the listings it rests on. */
async function readPage(page: Page): Promise<PageFacts> {
  const card = page.getByRole('region', { name: /^(Εκτιμώμενη|Εκτιμώμενο|Estimated)/ });
  await card.waitFor();
  const [low, high] = await card.locator('svg text').allTextContents();
  const ads = page.locator('#estimate-comparables ~ ol > li');
  const links = await ads.locator('a').evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).pathname));
  return {
    value: amount(await card.locator('b').first().textContent()),
    low: amount(low ?? null),
    high: amount(high ?? null),
    links,
    text: await page.locator('main').innerText(),
  };
}

async function expectSound(page: Page, locale: Locale): Promise<PageFacts> {
  const estimate = await readPage(page);
  expect(estimate.value).toBeGreaterThan(10_000);
  expect(estimate.low).toBeLessThan(estimate.value);
  expect(estimate.high).toBeGreaterThan(estimate.value);
  expect(estimate.links.length).toBeGreaterThanOrEqual(5);
  expect(estimate.links.length).toBeLessThanOrEqual(10);
  expect(estimate.text).toContain(estimateResultMessages.askingPriceNote[locale]);
  return estimate;
}

type Address = { id: number; label: string; street: string };

/** Ten districts with the most properties for sale, no two in the same prefecture, each with a street of its own. */
async function addresses(locale: Locale): Promise<Address[]> {
  const rows = await querySql<{ id: number }>(
    `select id from (
       select d.id, m.prefecture_id, count(*) as ads,
         row_number() over (partition by m.prefecture_id order by count(*) desc, d.id) as nth
       from listing_search s
       join property p on p.id = s.property_id
       join district d on d.id = p.district_id
       join municipality m on m.id = d.municipality_id
       where s.purpose = 1 and p.category_id = 1 group by d.id, m.prefecture_id) found
     where nth = 1 order by ads desc, id limit 10`,
  );
  const request = async <T>(path: string) => (await (await fetch(`${siteUnderTest.origin}/api${path}`)).json()) as T;
  return Promise.all(
    rows.map(async ({ id }) => {
      const { options } = await request<{ options: { label: Record<Locale, string> }[] }>(
        `/property/places/by-value?values=district_id-${id}`,
      );
      const { streets } = await request<{ streets: { name: string }[] }>(
        `/property/streets?district_id=${id}&search_key=${encodeURIComponent('α')}`,
      );
      return { id, label: options[0]?.label[locale] ?? '', street: streets[0]?.name ?? '' };
    }),
  );
}

const label = (name: keyof typeof fieldLabels, locale: Locale) => fieldLabels[name][locale];

describe.each(
  pickByFile(
    { locale: 'el' as const, width: 390, typed: 'Χαλάνδ' },
    { locale: 'en' as const, width: 1440, typed: 'Chaland' },
  ),
)('in $locale at $width px', ({ locale, width, typed }) => {
  it('[VALU-2] by keyboard: facts in, value, range and compared listings out, a report to take along', async () => {
    const { page, go } = await visit({ width });
    expect(await go(`${localePrefix[locale]}/valuation`)).toBe(200);
    expect(await page.locator('main').innerText()).toContain(estimateMessages.askingPricesNote[locale]);
    await expectAccessibleInBothSchemes(page);
    await expectNoHorizontalScroll(page);
    if (locale === 'en') await expectEnglish(page);
    // Of a flat no plot is asked for, of a house no floor.
    const floor = findField(page, label('floor_id', locale));
    await page.locator('select[name=type_id]').selectOption('4');
    await expect.poll(() => floor.isVisible()).toBe(false);
    expect(await findField(page, label('land_area', locale)).isVisible()).toBe(true);
    await page.locator('select[name=type_id]').selectOption('1');
    await floor.waitFor();

    await page.locator('input[name=district]').focus();
    await page.keyboard.type(typed);
    await page.locator('[role=option]').first().waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('input[name=district_id]').inputValue()).toBe('461200');
    await floor.selectOption('9');
    await findField(page, label('year_built', locale)).fill('1985');
    await findField(page, label('condition_id', locale)).selectOption('7');
    await page.locator('input[name=extras][value="40"]').focus();
    await page.keyboard.press('Space');
    await findField(page, label('area', locale)).focus();
    await page.keyboard.type('92');
    await page.keyboard.press('Enter');
    await expectPath(page, `${localePrefix[locale]}/valuation/result`);

    const { value, links, text } = await expectSound(page, locale);
    for (const part of [
      estimateResultMessages.moves,
      estimateResultMessages.comparables,
      estimateResultMessages.area,
      estimateResultMessages.method,
    ])
      expect(text).toContain(part[locale]);
    for (const path of links.slice(0, 5)) expect((await fetch(`${siteUnderTest.origin}${path}`)).status).toBe(200);
    await expectAccessibleInBothSchemes(page);
    for (const each of [320, width, 1920]) {
      await page.setViewportSize({ width: each, height: 900 });
      await expectNoHorizontalScroll(page);
    }
    if (locale === 'en') await expectEnglish(page);

    const [file] = await Promise.all([
      page.waitForEvent('download'),
      findButton(page, estimateResultMessages.pdf[locale]).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^estia-.*\.pdf$/);
    const words = extractPdfText(readFileSync(await file.path())).replace(/\s+/g, ' ');
    expect(words).toContain(valuationReportMessages.title[locale]);
    expect(words).toContain(valuationReportMessages.notice[locale].slice(0, 30));
    expect(amount(/([\d.]+) €/.exec(words)?.[1] ?? '')).toBe(value);

    // Other facts, another value: the form under the estimate holds what was entered.
    await page.getByRole('link', { name: estimateResultMessages.change[locale] }).click();
    const area = page.locator('#facts input[name=area]');
    await area.waitFor();
    expect(await area.inputValue()).toBe('92');
    await area.fill('140');
    await area.press('Enter');
    await expect.poll(async () => (await readPage(page)).text).toMatch(/140/);
    expect((await readPage(page)).value).toBeGreaterThan(value);
  });

  it('[VALU-2] without JavaScript: five addresses over Greece, a missing fact, refusals with their reason', async () => {
    const { page, go } = await visit({ width, js: false });
    const form = `${localePrefix[locale]}/valuation`;
    const send = () => findButton(page, estimateMessages.submit[locale]).click();
    const all = await addresses(locale);
    expect(all.length).toBe(10);
    const mine = locale === 'el' ? all.slice(0, 5) : all.slice(5);
    for (const each of mine) {
      await go(form);
      await page.locator('input[name=district]').fill(each.label);
      await page.locator('input[name=street]').fill(each.street);
      await findField(page, label('area', locale)).fill('85');
      await send();
      // A name that several places bear comes back with them to choose from.
      const choice = page.locator(`input[name=district_choice][value="${each.id}"]`);
      if ((await choice.count()) > 0) {
        await choice.check();
        await send();
      }
      await expectSound(page, locale);
    }
    await go(form);
    await page.locator('input[name=district]').fill(mine[0]?.label ?? '');
    await send();
    await page.getByRole('alert').getByText(fieldErrorMessages.required[locale]).first().waitFor();
    await findField(page, label('area', locale)).fill('99.000');
    await send();
    await page.getByRole('heading', { name: estimateRefusalMessages.unusual.title[locale] }).waitFor();
    await go(form);
    await page.locator('select[name=type_id]').selectOption('42');
    await page.locator('input[name=district]').fill(mine[0]?.label ?? '');
    await findField(page, label('area', locale)).fill('12');
    await send();
    await page.getByRole('heading', { name: estimateRefusalMessages.not_covered.title[locale] }).waitFor();
    await page.locator('main').getByRole('link', { name: estimateResultMessages.realtors[locale] }).waitFor();
  });

  it('[VALU-2] the page of the backtest stands and says what its numbers mean', async () => {
    const { page, go } = await visit({ width });
    expect(await go(`${localePrefix[locale]}/valuation/accuracy`)).toBe(200);
    const text = await page.locator('main').innerText();
    expect(text).toContain(accuracyMessages.askingPricesNote[locale]);
    expect(await page.locator('tbody tr').count()).toBeGreaterThanOrEqual(3);
    await expectAccessibleInBothSchemes(page);
    await expectNoHorizontalScroll(page);
    if (locale === 'en') await expectEnglish(page);
  });
});

const facts = { for: 'sale', type_id: '1', district_id: '461200', district_known: 'x', district: 'x', area: '92' };
const query = (overrides: Record<string, string>) =>
  new URLSearchParams({ ...facts, floor_id: '9', extras: '40', ...overrides });

it('[VALU-2] a pin alone is enough; the answer is stored nowhere and says nothing exact in an address', async () => {
  const response = await fetch(`${siteUnderTest.origin}/valuation/result`, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: siteUnderTest.origin, 'content-type': 'application/x-www-form-urlencoded' },
    body: query({ district_id: '', district: '', district_known: '', lat: '38.021500', lon: '23.798400' }),
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toContain('no-store');
  expect(response.headers.get('x-robots-tag')).toBe('noindex');
  expect(response.headers.get('set-cookie')).toBeNull();
  const page = await response.text();
  expect(page).toContain('estimate-value');
  expect(
    [...page.matchAll(/(?:href|action|src)="([^"]*)"/g)].filter(([, url]) => /38\.02|23\.79/.test(url ?? '')),
  ).toEqual([]);
  // A public page takes no form.
  const refused = await fetch(`${siteUnderTest.origin}/valuation`, {
    method: 'POST',
    headers: { origin: siteUnderTest.origin },
    body: query({}),
  });
  expect(refused.status).toBe(405);
});

it('[VALU-2] a visitor logs in on the way and finds the facts in a draft, the price as a suggestion', async () => {
  const { page, go } = await visit({ width: 390 });
  const user = await createUser();
  await go('/valuation?district_id=461200');
  await findField(page, label('area', 'el')).fill('92');
  await findField(page, label('floor_id', 'el')).selectOption('9');
  await page.locator('input[name=extras][value="40"]').check();
  await findButton(page, estimateMessages.submit.el).click();
  const { value } = await expectSound(page, 'el');
  await findButton(page, estimateResultMessages.publish.el).click();
  await expectPath(page, /\/auth\/login\?next=/);
  expect(page.url()).not.toMatch(/92|461200/);
  await page.locator('input[name=email]').fill(user.email);
  await page.locator('input[name=password]').fill(PASSWORD);
  await findButton(page, login.submit.el).click();
  await expectPath(page, '/dashboard/properties/from-valuation');
  await findButton(page, estimateDraftMessages.createDraft.el).waitFor();
  // Whoever logs in next in this tab finds nothing.
  expect(await page.evaluate(() => sessionStorage.getItem('estia:valuation'))).toBeNull();
  await findButton(page, estimateDraftMessages.createDraft.el).click();
  await expectPath(page, /new-property\?draft=\d+&step=general/);
  expect(await page.locator('input[name=district_id]').inputValue()).toBe('461200');
  expect(await findField(page, label('area', 'el')).inputValue()).toBe('92');
  expect(await findField(page, label('floor_id', 'el')).inputValue()).toBe('9');
  expect(amount(await findField(page, label('price', 'el')).inputValue())).toBe(value);
});

it('[VALU-2] a member gets the draft at once, without JavaScript too, and once however often it is sent', async () => {
  const user = await createUser({ locale: 'en' });
  const { page, go } = await visit({ js: false });
  await signInAs(page, user);
  await go('/en/valuation?district_id=461200&type_id=1');
  await findField(page, label('area', 'en')).fill('78');
  await findButton(page, estimateMessages.submit.en).click();
  await expectSound(page, 'en');
  await findButton(page, estimateResultMessages.publish.en).click();
  await expectPath(page, /new-property\?draft=\d+&step=general/);
  expect(await findField(page, label('area', 'en')).inputValue()).toBe('78');
  const send = async () => {
    const response = await page.request.post('/en/dashboard/properties/from-valuation', {
      form: { ...facts, form_key: 'a-key-of-this-very-test', price: '201000' },
      headers: { origin: siteUnderTest.origin },
      maxRedirects: 0,
    });
    return response.headers().location ?? '';
  };
  const first = await send();
  expect(first).toMatch(/draft=\d+&step=general/);
  expect(await send()).toBe(first);
});
