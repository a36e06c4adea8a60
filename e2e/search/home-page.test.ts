/**
 * The sections of the home page under its hero: lists, promos, houses for you, agencies, guide, and how their rows
 * move.
 */
import * as agencies from '@estia/contract/agencies/messages';
import * as articles from '@estia/contract/articles/messages';
import type { Locale } from '@estia/contract/pair';
import { forYouMessages } from '@estia/contract/search/for-you-messages';
import { discover, promos, valuation } from '@estia/contract/search/messages';
import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll, stopTime } from '../support/visitors.ts';

const visit = createVisitors();
const WIDTHS = [390, 1026, 1440, 1920];
const tabs = ['new-properties', 'top-districts', 'recommended-houses', 'more-views', 'top-searches'] as const;

const homePath = (locale: Locale) => localePrefix[locale] || '/';
const sectionOf = (page: Page, title: string) => page.locator(`main section:has(h2:text-is("${title}"))`);
const track = (section: Locator) => section.locator('ul[role="list"]').first();
const at = (section: Locator) => track(section).evaluate((list) => Math.round(list.scrollLeft));
/** How far apart cards stand. */
const step = (section: Locator) =>
  track(section).evaluate((list) => {
    const [first, second] = [...list.children].map((card) => card.getBoundingClientRect().left);
    return Math.round((second ?? 0) - (first ?? 0));
  });
const dots = (section: Locator) =>
  section.locator('div[aria-hidden="true"] > i').evaluateAll((all) => ({
    count: all.length,
    on: all.findIndex((dot) => 'on' in (dot as HTMLElement).dataset),
    shown: all.some((dot) => (dot as HTMLElement).offsetParent !== null),
  }));

describe.each(['el', 'en'] as const)('home in %s', (locale) => {
  it('[HOME-3] five tabs, by press and by arrow, each a row of cards with title, picture, place and price', async () => {
    const { page, go } = await visit();
    await go(homePath(locale));
    const section = sectionOf(page, discover.title[locale]);
    const tab = (name: (typeof tabs)[number]) =>
      section.getByRole('tab', { name: discover[name][locale], exact: true });
    expect(await section.getByRole('tab').allInnerTexts()).toEqual(tabs.map((name) => discover[name][locale]));
    await tab('new-properties').focus();
    for (const [n, name] of tabs.entries()) {
      if (n > 0) await page.keyboard.press('ArrowRight');
      await expect.poll(() => tab(name).getAttribute('aria-selected')).toBe('true');
      const list = section.getByRole('list', { name: discover[name][locale], exact: true });
      await list.waitFor();
      const cards = list.locator('article');
      expect(await cards.count()).toBeGreaterThan(3);
      const first = cards.first();
      expect((await first.getByRole('heading').innerText()).length).toBeGreaterThan(3);
      expect(await first.innerHTML()).toMatch(/\/photos\//);
      expect(await first.innerText()).toMatch(/\d\s€/);
    }
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
    }
    const card = section.locator('article').first();
    const link = card.getByRole('heading').getByRole('link');
    expect(await link.getAttribute('href')).toMatch(
      new RegExp(`^${localePrefix[locale]}/properties/for-(sale|rent)/\\d+`),
    );
    await link.click();
    await page.waitForURL(/\/properties\/for-(sale|rent)\/\d+/);
  });

  it('[HOME-4] the price map and four promos lead where they say, with the exact searches', async () => {
    const { page, go } = await visit();
    await go(homePath(locale));
    const prefix = localePrefix[locale];
    const links = page.locator('#promos-title + ul').getByRole('link');
    const hrefs = await links.evaluateAll((all) => all.map((each) => each.getAttribute('href')));
    const queryOf = (href: string | null | undefined) =>
      Object.fromEntries(new URL(href ?? '', 'https://estia.example').searchParams);
    const ids = (text: string | undefined) =>
      (text ?? '')
        .split(',')
        .map(Number)
        .sort((a, b) => a - b);
    expect(hrefs).toHaveLength(4);
    expect(hrefs[0]).toBe(`${prefix}/show-realtors`);
    for (const href of hrefs.slice(1)) expect(href).toMatch(new RegExp(`^${prefix}/properties/search\\?`));
    const [, top, myHouse, golden] = hrefs.map(queryOf);
    expect(top).toMatchObject({ for: 'sale', category_id: '1', page: '1' });
    expect(ids(top?.prefecture_ids)).toEqual([33, 34, 35, 37, 39]);
    expect(myHouse).toMatchObject({
      for: 'sale',
      category_id: '1',
      priceMax: '250000',
      areaMax: '150',
      yearMax: '2007',
    });
    expect(ids(myHouse?.prefecture_ids)).toEqual([33, 34, 35, 36, 37, 39, 51, 52]);
    expect(golden).toMatchObject({ for: 'sale', category_id: '1', priceMin: '250000', areaMin: '120' });
    expect(ids(golden?.prefecture_ids)).toEqual([33, 34, 35, 36, 37, 39, 51, 52]);
    for (const title of [promos.realtorTitle, promos.districtsTitle, promos.myHouseTitle, promos.goldenTitle])
      expect(await page.getByRole('heading', { name: title[locale], exact: true }).count()).toBe(1);
    const map = page.getByRole('link', { name: valuation.button[locale] });
    expect(await map.getAttribute('href')).toBe(`${prefix}/valuation-map`);
    expect(await map.innerText()).toContain(valuation.title[locale]);
    expect(await map.innerText()).toContain(valuation.text[locale]);
    await links.nth(3).click();
    await page.waitForURL(/\/properties\/search/);
    await page.locator('main article').first().waitFor();
  });

  it('[HOME-5] [DISC-1] houses for you: recommended and silent without consent, the browser’s own with it, and back', async () => {
    const { page, go } = await visit();
    const searched: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/property/search?')) searched.push(request.postData() ?? '');
    });
    await go(
      `${localePrefix[locale]}/properties/search?for=sale&category_id=1&municipality_ids=4612&priceMin=100000&priceMax=300000&page=1`,
    );
    await expect.poll(() => page.evaluate(() => localStorage.getItem('searches'))).not.toBeNull();
    searched.length = 0;
    await go(homePath(locale));
    const section = sectionOf(page, forYouMessages.title[locale]);
    const places = async () =>
      (await section.locator('article').allInnerTexts()).map((text) => text.includes(chalandri));
    const chalandri = locale === 'el' ? 'Χαλάνδρι' : 'Chalandri';
    await section.getByText(forYouMessages.same[locale]).waitFor();
    const before = await section.locator('article').count();
    expect(before).toBeGreaterThan(3);
    expect(searched).toEqual([]);
    const allow = (allowed: string[]) =>
      page.evaluate((list) => {
        const stored = JSON.parse(localStorage.getItem('estia:consent') ?? '{}');
        localStorage.setItem('estia:consent', JSON.stringify({ ...stored, allowed: list }));
      }, allowed);
    // Two of its three purposes are not enough.
    await allow(['storage_access', 'content_profile']);
    await go(homePath(locale));
    expect(searched).toEqual([]);
    await allow(['storage_access', 'content_profile', 'personalised_content']);
    await go(homePath(locale));
    await section.getByText(forYouMessages.basedOn[locale]).waitFor();
    expect(searched.map((body) => JSON.parse(body))).toEqual([
      { for: 'sale', category_id: 1, municipality_ids: [4612], priceMin: 80_000, priceMax: 360_000 },
    ]);
    expect((await places()).slice(0, 3)).toEqual([true, true, true]);
    expect(await section.locator('article').count()).toBe(before);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoHorizontalScroll(page);
    }
    // Taken back on this very page.
    await page.getByRole('link', { name: forYouMessages.settingsLabel[locale] }).click();
    await page
      .locator('dialog[open] button')
      .filter({ hasText: locale === 'el' ? 'Απόρριψη όλων' : 'Reject all' })
      .click();
    await section.getByText(forYouMessages.same[locale]).waitFor();
    await expectAccessible(page);
  });

  it('[HOME-5] agencies with the way to all of them; the guide has published articles of its category alone', async () => {
    const { page, go } = await visit();
    await go(homePath(locale));
    const offices = sectionOf(page, agencies.title[locale]);
    expect(await offices.locator('li').count()).toBe(6);
    expect(await offices.getByRole('link', { name: agencies.all[locale] }).getAttribute('href')).toBe(
      `${localePrefix[locale]}/show-realtors`,
    );
    for (const href of await offices
      .locator('li h3 a')
      .evaluateAll((all) => all.map((each) => each.getAttribute('href'))))
      expect(href).toMatch(new RegExp(`^${localePrefix[locale]}/agency/\\d+\\?for=sale$`));
    const guide = sectionOf(page, articles.guideTitle[locale]);
    const shown = await guide
      .locator('article h3 a')
      .evaluateAll((all) => all.map((each) => Number(/article_id=(\d+)/.exec(each.getAttribute('href') ?? '')?.[1])));
    const { lookups } = await import('@estia/contract/lookups/lookups');
    const category = lookups.article_categories.find((row) => row.code === 'guide')?.id;
    const published = await querySql<{ id: string }>(
      'select id from article where category_id = $1 and published_at <= now() order by published_at desc, id desc limit 9',
      [category],
    );
    expect(shown).toEqual(published.map((row) => Number(row.id)));
    expect(shown.length).toBeGreaterThan(3);
  });

  it('[HOME-6] wide: three cards a step, right wraps, left ends at the start; narrow: swiped, with dots', async () => {
    const { page, go } = await visit({ width: 1440 });
    await go(homePath(locale));
    const section = sectionOf(page, discover.title[locale]);
    const next = section.getByRole('button', { name: discover.next[locale] });
    const previous = section.getByRole('button', { name: discover.previous[locale] });
    for (const width of [1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await previous.isDisabled()).toBe(true);
      const three = 3 * (await step(section));
      await next.click();
      await expect.poll(() => at(section)).toBe(three);
      await expect.poll(() => previous.isDisabled()).toBe(false);
      await previous.click();
      await expect.poll(() => at(section)).toBe(0);
      await expect.poll(() => previous.isDisabled()).toBe(true);
      const end = await track(section).evaluate((list) => list.scrollWidth - list.clientWidth);
      for (let n = 0; n < 4 && (await at(section)) < end - 2; n += 1) {
        const was = await at(section);
        await next.click();
        await expect.poll(() => at(section)).toBeGreaterThan(was);
      }
      await next.click();
      await expect.poll(() => at(section)).toBe(0);
    }
    // At 1026 discover is swiped already, the guide not yet.
    const guide = sectionOf(page, articles.guideTitle[locale]);
    await page.setViewportSize({ width: 1026, height: 900 });
    expect(await next.isVisible()).toBe(false);
    expect((await dots(section)).shown).toBe(true);
    expect(await guide.getByRole('button', { name: discover.next[locale] }).isVisible()).toBe(true);

    await page.setViewportSize({ width: 390, height: 844 });
    expect(await guide.getByRole('button', { name: discover.next[locale] }).isVisible()).toBe(false);
    await expect.poll(async () => (await dots(section)).on).toBe(0);
    const swipe = async (of: Locator, cards: number) => {
      const far = cards * (await step(of));
      await track(of).evaluate((list, left) => list.scrollTo({ left }), far);
    };
    await swipe(section, 2);
    await expect.poll(async () => (await dots(section)).on).toBe(2);
    // The guide begins with five dots and has three more, or as many as there are cards, at the edge.
    const cards = await guide.locator('article').count();
    await expect.poll(() => dots(guide)).toEqual({ count: Math.min(5, cards), on: 0, shown: true });
    await swipe(guide, 4);
    await expect.poll(async () => (await dots(guide)).count).toBe(Math.min(8, cards));
    await swipe(guide, 0);
    await expect.poll(() => dots(guide)).toEqual({ count: Math.min(5, cards), on: 0, shown: true });
    await expectNoHorizontalScroll(page);
  });
});

it('[HOME-6] half a second, and none at all for who wants no motion', async () => {
  const press = async (reducedMotion: boolean) => {
    const { page, go } = await visit({ reducedMotion });
    await go('/');
    const section = sectionOf(page, discover.title.el);
    const far = 3 * (await step(section));
    const arrow = section.getByRole('button', { name: discover.next.el });
    await arrow.scrollIntoViewIfNeeded();
    await page.clock.install();
    await stopTime(page);
    await arrow.evaluate((button) => (button as HTMLElement).click());
    return { page, left: async () => far - (await track(section).evaluate((list) => list.scrollLeft)) };
  };
  const still = await press(true);
  expect(Math.abs(await still.left())).toBeLessThan(2);

  const { page, left } = await press(false);
  const begun = await left();
  await page.clock.runFor(300);
  const halfway = await left();
  expect(halfway).toBeGreaterThan(2);
  expect(halfway).toBeLessThan(begun);
  await page.clock.runFor(250);
  expect(Math.abs(await left())).toBeLessThan(2);
});

it('[HOME-1] on a phone the search opens below the field that was touched, which stays under the finger', async () => {
  const { page, go } = await visit({ width: 390 });
  await go('/');
  const place = page.getByRole('search').getByRole('combobox').first();
  const top = async () => (await place.boundingBox())?.y ?? 0;
  const before = await top();
  await place.focus();
  await page.getByRole('search').getByRole('radio').first().waitFor({ state: 'visible' });
  expect(Math.abs((await top()) - before)).toBeLessThan(24);
});

it('[HOME-1] the field for a place names the list that opens below it, by the id it has', async () => {
  const { page, go } = await visit();
  await go('/');
  const place = page.getByRole('search').getByRole('combobox').first();
  await place.fill('Χαλ');
  await page.getByRole('option').first().waitFor();
  const list = await page.getByRole('listbox').first().getAttribute('id');
  expect(list).toBeTruthy();
  expect(await place.getAttribute('aria-controls')).toBe(list);
});
