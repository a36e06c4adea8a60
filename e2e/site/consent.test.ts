/** COOK-1: what is asked, what is stored with and without a yes, and that nothing optional is there before one. */

import * as words from '@estia/contract/consent/messages';
import { COOKIE_POLICY_VERSION, consentPurposes } from '@estia/contract/consent/purposes';
import { consentSettingsMessages, necessaryStorageItems } from '@estia/contract/consent/settings-messages';
import { seen as seenWord } from '@estia/contract/favorites/card-messages';
import type { Locale } from '@estia/contract/pair';
import { footer } from '@estia/contract/site/messages';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { findButton, localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const banner = (page: Page) => page.locator('[data-consent-banner]');
const dialog = (page: Page) => page.locator('dialog[open]');
const choice = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('estia:consent') ?? 'null')) as Promise<{
    id: string;
    version: string;
    at: number;
    allowed: string[];
    told: boolean;
  } | null>;
const recorded = (id: string) =>
  querySql<{ purposes: string[]; version: string; locale: string; withdrawn_at: Date | null }>(
    'select purposes, version, locale, withdrawn_at from consent_record where consent_id = $1 order by id',
    [id],
  );
const openSettings = (page: Page, locale: Locale) =>
  page.locator('footer').getByRole('link', { name: footer.cookies[locale], exact: true }).click();

/** Everything this browser has stored for the site, by name. */
async function storedNames(page: Page): Promise<string[]> {
  const names = await page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name }) => name ?? ''),
  ]);
  return [...names, ...(await page.context().cookies()).map(({ name }) => name)];
}
const isListed = (name: string) =>
  necessaryStorageItems.some(
    (saved) =>
      name === saved.name ||
      name === `${saved.name}s` ||
      (name.startsWith(saved.name) && /^[:-]/.test(name.slice(saved.name.length))),
  );

/** What pages may ask of our own server before a choice. */
const necessary = [
  /^GET \/api\/(map|property|valuation)\//,
  /^GET \/api\/(session|site\/|article|user\/(search-realtors|favorites\/ids))/,
  // A view is counted without a name, a cookie or anything stored.
  /^PUT \/api\/property\/addcount$/,
];

const RESULTS = '/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1';

it('[COOK-1] before a choice nothing optional is stored, asked for or run; a yes brings the marks, a no takes them away', async () => {
  const { page, go, rest } = await visit({ width: 390, consent: 'not asked' });
  const asked: string[] = [];
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}`);
    if (request.resourceType() === 'script') scripts.push(pathname);
  });
  await go('/');
  await banner(page).waitFor();
  // A choice of languages and a scroll: what a visitor does who has not looked at the banner.
  await page.mouse.wheel(0, 2_000);
  await go(RESULTS);
  const card = page.locator('main article').first();
  const title = (await card.getByRole('heading').innerText()).trim();
  await card.getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/properties\/for-sale\/\d+/);
  await rest();
  for (const path of ['/agency/1?for=sale', '/view-article?article_id=1', '/en/how-results-are-ordered', '/en']) {
    await go(path);
    await banner(page).waitFor();
  }
  expect((await storedNames(page)).filter((name) => !isListed(name))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
  expect(await choice(page)).toBeNull();
  expect(asked.filter((each) => !necessary.some((allowed) => allowed.test(each)))).toEqual([]);
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((path) => !path.startsWith('/assets/') && path !== '/sw.js')).toEqual([]);
  expect(scripts.filter((path) => /for-you|ConsentDialog|ConsentSettings/.test(path))).toEqual([]);
  // The guard looks.
  await page.evaluate(() => localStorage.setItem('planted', '1'));
  expect((await storedNames(page)).filter((name) => !isListed(name))).toEqual(['planted']);
  await page.evaluate(() => localStorage.removeItem('planted'));

  // No mark on the listing that was opened.
  await go(RESULTS);
  const mark = page.locator('main article').filter({ hasText: title }).getByText(seenWord.el, { exact: true });
  expect(await mark.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('estia:seen'))).toBeNull();

  await findButton(banner(page), words.acceptAll.el).click();
  await expect.poll(() => banner(page).count()).toBe(0);
  await expect.poll(async () => (await choice(page))?.told).toBe(true);
  const yes = await choice(page);
  expect(yes).toMatchObject({ version: COOKIE_POLICY_VERSION, allowed: [...consentPurposes] });
  expect(await recorded(yes?.id ?? '')).toEqual([
    { purposes: [...consentPurposes], version: COOKIE_POLICY_VERSION, locale: 'el', withdrawn_at: null },
  ]);
  await page.locator('main article').first().getByRole('heading').getByRole('link').click();
  await page.waitForURL(/\/properties\/for-sale\/\d+/);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('estia:seen'))).not.toBeNull();
  await go(RESULTS);
  await mark.first().waitFor();

  // Taken back from the footer: the mark is gone at once, and so is what it was made of.
  await openSettings(page, 'el');
  await findButton(dialog(page), words.denyAll.el).click();
  await expect.poll(() => dialog(page).count()).toBe(0);
  await expect.poll(() => mark.count()).toBe(0);
  expect(await page.evaluate(() => localStorage.getItem('estia:seen'))).toBeNull();
  await expect.poll(async () => (await choice(page))?.told).toBe(true);
  const rows = await recorded(yes?.id ?? '');
  expect(rows.map((row) => [row.purposes.length, row.withdrawn_at === null])).toEqual([
    [13, false],
    [0, true],
  ]);
  await go(RESULTS);
  expect(await banner(page).count()).toBe(0);
  expect(await mark.count()).toBe(0);
});

const SIZES = [
  [390, 844],
  [1026, 800],
  [1440, 900],
  [1920, 1080],
] as const;

describe.each(['el', 'en'] as const)('the banner in %s', (locale) => {
  it('[COOK-1] three buttons alike, at the foot, in nobody’s way, at every width', async () => {
    const { page, go } = await visit({ width: 390, consent: 'not asked' });
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
          if (!entry.hadRecentInput) (window as unknown as { moved: number }).moved += entry.value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await go(localePrefix[locale] || '/');
    await banner(page).waitFor();
    expect(await page.evaluate(() => (window as unknown as { moved: number }).moved)).toBeLessThan(0.02);
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      const looks = await banner(page)
        .getByRole('button')
        .evaluateAll((buttons) =>
          buttons.map((each) => {
            const { width, height } = each.getBoundingClientRect();
            const { color, backgroundColor, borderColor, borderWidth, fontWeight, fontSize } = getComputedStyle(each);
            const size = [Math.round(width), Math.round(height)];
            return JSON.stringify([size, color, backgroundColor, borderColor, borderWidth, fontWeight, fontSize]);
          }),
        );
      expect(looks).toHaveLength(3);
      expect(new Set(looks).size, `${width}: ${looks.join(' ')}`).toBe(1);
      const box = await banner(page).boundingBox();
      expect(box?.height ?? height, `${width}`).toBeLessThanOrEqual(height * 0.25);
      expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
      await expectNoHorizontalScroll(page);
    }
    expect(await banner(page).getByRole('button').allInnerTexts()).toEqual([
      words.acceptAll[locale],
      words.denyAll[locale],
      words.settings[locale],
    ]);
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page);
  });

  it('[COOK-1] by keyboard: early in the order, the page behind it works, and nothing that has the focus lies under it', async () => {
    const { page, go } = await visit({ width: 1026, consent: 'not asked' });
    await go(localePrefix[locale] || '/');
    await banner(page).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.acceptAll[locale]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    const under = () =>
      page.evaluate(() => {
        const has = document.activeElement;
        const box = document.querySelector('[data-consent-banner]');
        if (!has || !box || box.contains(has)) return false;
        const rect = has.getBoundingClientRect();
        return rect.height > 0 && rect.top >= box.getBoundingClientRect().top - 1;
      });
    const tooLow: string[] = [];
    for (let step = 0; step < 60; step += 1) {
      await page.keyboard.press('Tab');
      if (await under()) tooLow.push(await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 120) ?? ''));
    }
    expect(tooLow).toEqual([]);
    // The last links of the page can be scrolled clear of it.
    await page.locator('footer a').last().focus();
    expect(await under()).toBe(false);
    // Behind it everything is pressed as ever.
    await page.getByRole('tab').nth(1).click();
    await expect.poll(() => page.getByRole('tab').nth(1).getAttribute('aria-selected')).toBe('true');
    expect(await banner(page).count()).toBe(1);
  });

  it('[COOK-1] settings: all off, each with its legal text, Esc decides nothing, save keeps what was agreed to', async () => {
    const { page, go } = await visit({ width: 1440, consent: 'not asked' });
    await go(`${localePrefix[locale]}/how-results-are-ordered`);
    const opener = findButton(banner(page), words.settings[locale]);
    await opener.click();
    await dialog(page).waitFor();
    const switches = dialog(page).getByRole('switch');
    expect(await switches.count()).toBe(13);
    for (const each of await switches.all()) expect(await each.isChecked()).toBe(false);
    expect(await dialog(page).getByText(consentSettingsMessages.always[locale]).count()).toBe(1);
    for (const text of await dialog(page).locator('summary').all()) await text.click();
    expect(await dialog(page).locator('dd:visible').count()).toBe(3 * 14);
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectNoHorizontalScroll(page);
    await expectAccessible(page);
    expect(
      await dialog(page).getByRole('link', { name: consentSettingsMessages.more[locale] }).getAttribute('href'),
    ).toBe(`${localePrefix[locale]}/privacy-policy`);
    await switches.first().click();
    await page.keyboard.press('Escape');
    expect(await choice(page)).toBeNull();
    expect(await banner(page).count()).toBe(1);
    await expect.poll(() => opener.evaluate((each) => each === document.activeElement)).toBe(true);

    await opener.click();
    await switches.nth(4).click();
    await findButton(dialog(page), consentSettingsMessages.save[locale]).click();
    await expect.poll(() => banner(page).count()).toBe(0);
    expect(await choice(page)).toMatchObject({ allowed: ['content_profile'] });
    // What was chosen is shown when it is opened again.
    await openSettings(page, locale);
    await dialog(page).waitFor();
    expect(await switches.nth(4).isChecked()).toBe(true);
    await findButton(dialog(page), words.acceptAll[locale]).click();
    await expect.poll(async () => (await choice(page))?.allowed.length).toBe(13);
  });

  it('[COOK-1] asked again only after 12 months or another version; the page of its own does the same', async () => {
    const { page, go } = await visit({ width: 1440, consent: 'not asked' });
    await go(`${localePrefix[locale]}/how-results-are-ordered`);
    await findButton(banner(page), words.denyAll[locale]).click();
    await expect.poll(async () => (await choice(page))?.told).toBe(true);
    const after = async (change: { at?: number; version?: string }) => {
      await page.evaluate((part) => {
        const stored = JSON.parse(localStorage.getItem('estia:consent') ?? '{}');
        localStorage.setItem('estia:consent', JSON.stringify({ ...stored, ...part }));
      }, change);
      await go(`${localePrefix[locale]}/how-results-are-ordered`);
    };
    await after({ version: '2020-01-01' });
    await banner(page).waitFor();
    await after({ version: COOKIE_POLICY_VERSION });
    // The page is at rest: a banner would be there by now, as it was a moment ago.
    expect(await banner(page).count()).toBe(0);
    await after({ at: Date.now() - 367 * 86_400_000 });
    await banner(page).waitFor();

    await go(`${localePrefix[locale]}/cookie-settings`);
    expect(await banner(page).count()).toBe(0);
    await page.getByRole('switch').first().click();
    await findButton(page.locator('main'), consentSettingsMessages.saveHere[locale]).click();
    await page.getByText(consentSettingsMessages.saved[locale]).waitFor();
    expect(await choice(page)).toMatchObject({ allowed: ['storage_access'] });
    for (const [width, height] of SIZES) {
      await page.setViewportSize({ width, height });
      await expectNoHorizontalScroll(page);
    }
    await expectAccessible(page);
    if (locale === 'en') await expectEnglish(page);
  });

  it('[COOK-1] without script there is no banner and nothing to choose; the page says so', async () => {
    const { page, go } = await visit({ js: false });
    await go(localePrefix[locale] || '/');
    expect(await banner(page).count()).toBe(0);
    await openSettings(page, locale);
    await page.waitForURL(`**${localePrefix[locale]}/cookie-settings`);
    expect(await page.locator('main').innerText()).toContain(consentSettingsMessages.needsScript[locale]);
    expect(await page.getByRole('switch').first().isDisabled()).toBe(true);
  });
});
