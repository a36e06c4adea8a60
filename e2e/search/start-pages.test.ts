/** From the menu to results for who has not chosen a place: Buy → Apartment → an area. */
import { missing } from '@estia/contract/places/messages';
import * as words from '@estia/contract/search/start-messages';
import { buy } from '@estia/contract/site/messages';
import { describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { header } from '../support/shell-page.ts';
import { localePrefix } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const visit = createVisitors();

/** Where the browser stands when it is asked, or why it does not say: 1 is refused. */
const answerLocation = (page: Visit['page'], answer: { latitude: number; longitude: number } | { code: number }) =>
  page.evaluate((given) => {
    Object.defineProperty(navigator, 'geolocation', {
      configurable: true,
      value: {
        getCurrentPosition: (found: (at: object) => void, failed: (why: object) => void) =>
          'code' in given ? failed({ ...given, PERMISSION_DENIED: 1 }) : found({ coords: given }),
      },
    });
  }, answer);

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('without a place, in %s', (locale) => {
  const prefix = localePrefix[locale];

  it.each([true, false])('[SRCH-1] [NAV-1] Buy, Apartment, an area, results; script: %s', async (js) => {
    const { page, go } = await visit({ js });
    await go(prefix || '/');
    const menu = header(page).locator('nav details').filter({ hasText: buy[locale] }).first();
    await menu.locator('summary').click();
    await menu.getByRole('link', { name: locale === 'el' ? 'Διαμέρισμα' : 'Apartment', exact: true }).click();
    await page.waitForURL(`**${prefix}/buy/apartments`);
    const popular = page.getByRole('region', { name: words.municipalities[locale] }).getByRole('link');
    await popular.first().waitFor();
    expect(await popular.count()).toBeGreaterThan(3);
    const name = (await popular.first().innerText()).split('\n')[0]?.trim() ?? '';
    expect(await popular.first().innerText()).toMatch(/[1-9][\d.,]* (αγγελί|listing)/);
    await popular.first().click();
    await page.waitForURL(`**${prefix}/properties/search?for=sale&category_id=1&type_ids=1&municipality_ids=*`);
    await expect.poll(() => page.locator('#results-title').innerText()).toContain(name);
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
  });

  it('[SRCH-1] a search for a place that is not yet one leads to where it is chosen, and its other wishes stay', async () => {
    const { page, go } = await visit({ js: false });
    await go(`${prefix}/properties/search?for=rent&category_id=1&type_ids=2`);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/rent/studios`);
    await go(`${prefix}/properties/search?for=rent&category_id=1&priceMax=900`);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/properties/search`);
    const hrefs = await page
      .locator('main a[href*="municipality_ids"]')
      .evaluateAll((all) => all.map((a) => a.getAttribute('href')));
    expect(hrefs.length).toBeGreaterThan(2);
    expect(hrefs.filter((href) => !href?.includes('priceMax=900'))).toEqual([]);
  });

  it('[SRCH-1] the button without a place says what is missing', async () => {
    const { page, go, rest } = await visit();
    await go(`${prefix}/rent`);
    await rest();
    await page.locator('main form button[type=submit]').click();
    await expect.poll(() => page.locator('main').getByText(missing[locale]).first().isVisible()).toBe(true);
    expect(new URL(page.url()).pathname).toBe(`${prefix}/rent`);
  });

  it('[SRCH-10] near me: refused says what to do, found searches around a rounded point that is not remembered', async () => {
    const { page, go, rest } = await visit({ consent: 'given' });
    await go(`${prefix}/buy/apartments`);
    await rest();
    const button = page.getByRole('button', { name: words.nearMe[locale] });
    await answerLocation(page, { code: 1 });
    await button.click();
    await expect.poll(() => page.locator('#near-me-state').innerText()).toBe(words.locationRefused[locale]);
    await answerLocation(page, { latitude: 48.85, longitude: 2.35 });
    await button.click();
    await expect.poll(() => page.locator('#near-me-state').innerText()).toBe(words.locationAbroad[locale]);
    await answerLocation(page, { latitude: 37.975_432_1, longitude: 23.734_987_6 });
    await button.click();
    await page.waitForURL('**/properties/search?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toMatchObject({
      for: 'sale',
      type_ids: '1',
      near: '37.98,23.73,5000',
    });
    await rest();
    expect(await page.locator('main article').count()).toBeGreaterThan(0);
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('near');
  });

  it('[SRCH-8] the last searches of this browser stand on it', async () => {
    const { page, go, rest } = await visit();
    await go(`${prefix}/properties/search?for=sale&category_id=1&type_ids=1&municipality_ids=4612&page=1`);
    await rest();
    await go(`${prefix}/buy`);
    const recent = page.getByRole('region', { name: words.recent[locale] });
    await expect.poll(() => recent.getByRole('link').count()).toBe(2);
    expect(await recent.getByRole('link').first().getAttribute('href')).toContain('municipality_ids=4612');
  });
});

it('[SRCH-10] the map of the country leads to the search of a prefecture, and so does the list beside it', async () => {
  const { page, go } = await visit({ js: false });
  await go('/buy');
  const hrefs = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? '').sort());
  const onMap = await hrefs('figure svg a');
  expect(onMap.length).toBeGreaterThan(10);
  expect(await hrefs('main h3 + ul a')).toEqual(onMap);
  expect(onMap[0]).toContain('/properties/search?for=sale&category_id=1&prefecture_ids=');
});

it('[NAV-1] what is no home has no such page', async () => {
  const { go, expecting } = await visit({ js: false });
  expecting(/404/);
  for (const path of ['/buy/offices', '/buy/castles', '/rent/apartments/x']) expect(await go(path), path).toBe(404);
});
