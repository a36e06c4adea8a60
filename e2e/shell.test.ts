/** The frame around every page: header, menus, search in the header, language, footer, toasts; and a walk by keyboard alone. */
import { nav } from '@estia/contract/accounts/dashboard-messages';
import * as account from '@estia/contract/accounts/messages';
import { heart as heartNote } from '@estia/contract/favorites/heart-messages';
import { savedLink } from '@estia/contract/favorites/messages';
import * as search from '@estia/contract/search/messages';
import * as words from '@estia/contract/site/messages';
import { toastWords } from '@estia/contract/site/toast-messages';
import type { Locator, Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { ownSite } from './own-site.ts';
import { arrived, button, enterAs, makePerson, type Person, prefixOf } from './people.ts';
import { expectAccessible, expectEnglish, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
const PLAIN = '/how-results-are-ordered';
const FOUND = '/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1';
const WIDTHS = [390, 1026, 1027, 1300, 1301, 1440, 1920, 1921];

let owner: Person;
let agent: Person;
beforeAll(async () => {
  owner = await makePerson();
  agent = await makePerson({ role: 3 });
});

const header = (page: Page) => page.getByRole('banner');
const navSearch = (page: Page) => header(page).getByRole('search');
const userMenu = (page: Page) => header(page).locator('details').last();
const menuTexts = async (page: Page) =>
  (await userMenu(page).locator('li').filter({ visible: true }).allTextContents()).map((text) => text.trim());
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');
/** From here on only the test lets time pass: what is shown for two seconds stays however slow the machine is. */
async function stopTime(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
}

/** Pointer and focus hold a toast; while one is held none goes, and the fourth sends the oldest away. */
async function expectHeld(page: Page, heart: Locator): Promise<void> {
  const toasts = page.locator('#toasts > div > div');
  await heart.press('Enter');
  const removed = toasts.filter({ hasText: toastWords.favoriteRemoved.el });
  await removed.hover();
  await page.clock.runFor(2_600);
  expect(await removed.isVisible()).toBe(true);
  await removed.getByRole('button').focus();
  await page.mouse.move(10, 10);
  await page.clock.runFor(2_400);
  expect(await removed.isVisible()).toBe(true);
  // Axe waits by the clock too.
  await page.clock.resume();
  await expectAccessible(page);
  await stopTime(page);
  await page.evaluate(() => {
    const boxes = document.querySelectorAll<HTMLInputElement>('article input[type=checkbox]');
    boxes[0]?.click();
    boxes[0]?.click();
    document.querySelector<HTMLButtonElement>('article button[aria-pressed]')?.click();
  });
  await toasts.filter({ hasText: toastWords.compareRemoved.el }).waitFor();
  await expect.poll(() => toasts.filter({ hasText: toastWords.favoriteAdded.el }).count()).toBe(1);
  expect(await toasts.count()).toBe(3);
  await page.clock.runFor(2_500);
  await expect.poll(() => toasts.count()).toBe(0);
}

describe.each(['el', 'en'] as const)('the frame in %s', (locale) => {
  const prefix = prefixOf[locale];
  const home = prefix || '/';

  it('[NAV-4] the search stands in the header over 1300 px, with price and area over 1920, and nothing moves', async () => {
    const { page, go } = await visit({ width: 1300 });
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await go(`${prefix}${PLAIN}`);
    expect(scripts.filter((url) => url.includes('NavSearch'))).toEqual([]);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(() => navSearch(page).isVisible(), { message: `${width} px` }).toBe(width > 1300);
      await expect
        .poll(() => header(page).locator('input[name="priceMin"]').isVisible(), { message: `${width} px` })
        .toBe(width > 1920);
      expect(await header(page).locator('input[name="areaMax"]').isVisible()).toBe(width > 1920);
      expect(await header(page).getByRole('link', { name: words.homeLink[locale] }).count()).toBe(1);
      await expectNoSideways(page);
    }
    expect(scripts.filter((url) => url.includes('NavSearch')).length).toBeGreaterThan(0);
  });

  it('[NAV-4] on home it comes after 130 px of scroll and goes again; results have their own; the layout never shifts', async () => {
    const { page, go } = await visit({ width: 1301 });
    await page.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { shifts: seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as { value: number; sources: { node?: Element }[] }[])
          seen.push(`${entry.value} ${entry.sources.map(({ node }) => node?.className ?? node?.nodeName).join(' ')}`);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const shifts = () => page.evaluate(() => (window as unknown as { shifts: string[] }).shifts);
    const scripts: string[] = [];
    page.on('request', (request) => void scripts.push(request.url()));
    await go(home);
    const scroll = (y: number) => page.evaluate((top) => scrollTo(0, top), y);
    await scroll(130);
    await page.waitForTimeout(150);
    expect(await navSearch(page).count()).toBe(0);
    expect(scripts.filter((url) => url.includes('NavSearch'))).toEqual([]);
    await scroll(131);
    await expect.poll(() => navSearch(page).isVisible()).toBe(true);
    await scroll(0);
    await expect.poll(() => navSearch(page).isVisible()).toBe(false);
    expect(await shifts()).toEqual([]);
    await go(`${prefix}${PLAIN}`);
    await expect.poll(() => navSearch(page).isVisible()).toBe(true);
    expect(await shifts()).toEqual([]);
    await go(`${prefix}${FOUND}`);
    expect(await page.getByRole('search').count()).toBe(1);
    expect(await navSearch(page).count()).toBe(0);
  });

  it('[NAV-4] it searches as the hero does: nothing without a place, then the one address of the search', async () => {
    const { page, go } = await visit({ width: 1921 });
    await go(`${prefix}${PLAIN}`);
    const go1 = button(navSearch(page), search.title[locale]);
    await expect.poll(() => go1.isDisabled()).toBe(true);
    await navSearch(page).getByRole('combobox', { expanded: false }).last().waitFor();
    await navSearch(page).locator('select[name="for"]').selectOption('rent');
    await navSearch(page).locator('input[role="combobox"]').fill('xalandri');
    await navSearch(page).getByRole('listbox').getByRole('option').first().waitFor();
    await expectAccessible(page);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await navSearch(page).locator('input[name="priceMax"]').fill('250k');
    await go1.click();
    await page.waitForURL('**/properties/search?**');
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      ...{ for: 'rent', category_id: '1', municipality_ids: '4612', priceMax: '250000', page: '1' },
    });
  });

  it('[NAV-4] without script a link to the search stands in its room', async () => {
    const { page, go } = await visit({ width: 1440, js: false });
    await go(`${prefix}${PLAIN}`);
    await header(page).getByRole('link', { name: words.navSearch[locale] }).click();
    expect(new URL(page.url()).pathname).toBe(`${prefix}/properties/search`);
  });

  it('[NAV-1] the menus by keyboard: arrows, Home, End, Esc, Tab out; a type opens the search with the place focused', async () => {
    const { page, go } = await visit({ width: 1440 });
    await go(home);
    const summary = (title: string) => header(page).locator('nav summary').filter({ hasText: title }).first();
    // Until script has taken over, an arrow does nothing.
    await expect
      .poll(async () => {
        await summary(words.buy[locale]).focus();
        await page.keyboard.press('ArrowDown');
        return focused(page);
      })
      .toBe(words.allHomes[locale]);
    await page.keyboard.press('End');
    const links = header(page).locator('nav details').first().getByRole('link');
    const names = (await links.allTextContents()).map((name) => name.trim());
    expect(names.every((name) => !name.includes(' ') || name === words.allHomes[locale])).toBe(true);
    expect(await focused(page)).toBe(names.at(-1));
    await page.keyboard.press('Home');
    expect(await focused(page)).toBe(names[0]);
    await page.keyboard.press('Escape');
    expect(await links.first().isVisible()).toBe(false);
    expect(await focused(page)).toBe(words.buy[locale]);

    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Tab');
    expect(await links.first().isVisible()).toBe(false);

    await summary(words.sell[locale]).click();
    const sell = header(page).locator('nav details').nth(2).getByRole('link');
    expect(
      await sell.evaluateAll((all) => all.map((link) => new URL((link as HTMLAnchorElement).href).pathname)),
    ).toEqual([`${prefix}/valuation`, `${prefix}/show-realtors`]);
    await page.locator('h1').click();
    expect(await sell.first().isVisible()).toBe(false);

    expect(
      await header(page)
        .locator('nav')
        .getByRole('link', { name: words.goldenVisa[locale], exact: true })
        .getAttribute('href'),
    ).toMatch(/\/properties\/search\?for=sale/);

    await summary(words.rent[locale]).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/properties/search?**');
    const params = Object.fromEntries(new URL(page.url()).searchParams);
    expect(params).toMatchObject({ for: 'rent', category_id: '1', type_ids: expect.stringMatching(/^\d+$/) });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    // The same from the page of results itself.
    await summary(words.buy[locale]).click();
    await header(page).locator('nav details').first().getByRole('link').nth(3).click();
    await page.waitForURL('**/properties/search?for=sale**');
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('[NAV-1] [NAV-5] which parts stand at which width, light and dark, accessible with a menu open', async () => {
    {
      const { page, go } = await visit({ width: 390, dark: locale === 'en' });
      await go(home);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const narrow = width <= 1026;
        const main = header(page).getByRole('navigation', { name: words.mainNav[locale] });
        expect(await main.getByText(words.buy[locale], { exact: true }).first().isVisible()).toBe(!narrow);
        expect(await main.getByRole('link', { name: words.goldenVisa[locale] }).isVisible()).toBe(!narrow);
        const add = header(page).getByRole('link', { name: words.listNewProperty[locale] }).filter({ visible: true });
        expect(await add.count()).toBe(narrow ? 0 : 1);
        // Language left, logo in the middle, menu right on a phone; the logo in the middle on a desk.
        const boxOf = async (target: ReturnType<typeof header>) => (await target.boundingBox()) ?? { x: -1, width: 0 };
        const logo = await boxOf(header(page).getByRole('link', { name: words.homeLink[locale] }));
        expect(Math.abs(logo.x + logo.width / 2 - width / 2)).toBeLessThan(narrow ? width / 6 : 130);
        const language = await boxOf(
          header(page).locator('summary').filter({ hasText: words.language[locale], visible: true }),
        );
        expect(language.x < logo.x).toBe(narrow);
        expect((await boxOf(userMenu(page).locator('summary'))).x).toBeGreaterThan(logo.x);
        await expectNoSideways(page);
      }
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await userMenu(page).locator('summary').click();
        await expectAccessible(page);
        await page.keyboard.press('Escape');
      }
      if (locale === 'en') await expectEnglish(page);
    }
  });

  it('[NAV-2] [NAV-3] what the user menu holds, by who one is and by width; logout returns to home', async () => {
    const { page, go } = await visit({ width: 1027 });
    const common = [words.buy, words.rent, words.sell, words.propertyValuation, words.findAgent].map(
      (each) => each[locale],
    );
    const more = [words.goldenVisa[locale], words.listNewProperty[locale]];
    const expectMenu = async (first: string[]) => {
      await userMenu(page).locator('summary').click();
      for (const [width, rest] of [
        [1027, common],
        [1026, [...common, ...more]],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await menuTexts(page)).toEqual([...first, ...rest]);
      }
      await page.setViewportSize({ width: 1027, height: 900 });
    };
    const newProperty = () =>
      header(page)
        .getByRole('link', { name: words.listNewProperty[locale] })
        .filter({ visible: true })
        .getAttribute('href');
    await go(home);
    await expectMenu([account.loginOrRegister[locale], savedLink[locale], words.mySearches[locale]]);
    expect(await newProperty()).toBe(`${prefix}/dashboard/properties/new-property`);

    await enterAs(page, agent);
    await go(home);
    await expect.poll(() => userMenu(page).locator('li').first().textContent()).toBe(account.dashboard[locale]);
    expect(await newProperty()).toBe(`${prefix}/dashboard/properties/new-property`);

    const again = await makePerson({ locale });
    await enterAs(page, again);
    await go(home);
    await expect.poll(newProperty).toBe(`${prefix}/select-property`);
    await expectMenu([
      ...[account.dashboard, account.favorites, account.searches, account.logout, account.inbox].map(
        (each) => each[locale],
      ),
    ]);
    await button(userMenu(page), account.logout[locale]).click();
    await arrived(page, home);
    await userMenu(page).locator('summary').click();
    await expect.poll(() => menuTexts(page).then((texts) => texts[0])).toBe(account.loginOrRegister[locale]);
  });

  it('[NAV-5] on a phone the dashboard has its burger, and menus work by touch', async () => {
    const { page, go } = await visit({ width: 390, touch: true });
    await enterAs(page, owner);
    await go(`${prefix}/dashboard`);
    const burger = page.getByRole('navigation', { name: nav.label[locale] }).locator('summary');
    await burger.tap();
    await page.getByRole('link', { name: nav.profile[locale], exact: true }).filter({ visible: true }).tap();
    await arrived(page, `${prefix}/dashboard/user/profile`);
    await userMenu(page).locator('summary').tap();
    expect((await menuTexts(page))[0]).toBe(account.dashboard[locale]);
    // Held sideways the menu is longer than the screen: it scrolls by itself.
    await page.setViewportSize({ width: 844, height: 390 });
    const last = userMenu(page).getByRole('link').last();
    await last.scrollIntoViewIfNeeded();
    const box = await last.boundingBox();
    expect((box?.y ?? 999) + (box?.height ?? 0)).toBeLessThanOrEqual(390);
  });

  it('[NAV-6] the language panel: two radios, the choice remembered, the same page in the other language', async () => {
    const { page, go } = await visit({ width: 390 });
    const other = locale === 'el' ? 'en' : 'el';
    await go(`${prefix}${PLAIN}`);
    const panel = header(page).locator('details').filter({ hasText: words.language[locale], visible: true }).first();
    await panel.locator('summary').focus();
    await page.keyboard.press('Enter');
    const radios = panel.getByRole('radio');
    expect((await radios.allTextContents()).map((text) => text.trim())).toEqual([
      words.languageName.en,
      words.languageName.el,
    ]);
    expect(await panel.getByRole('radio', { checked: true }).textContent()).toBe(words.languageName[locale]);
    await panel.getByRole('radio', { checked: false }).focus();
    await page.keyboard.press('Space');
    await arrived(page, `${prefixOf[other]}${PLAIN}`);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(other);
    // The address beats what is remembered.
    await go(`${prefix}${PLAIN}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  });

  it('[NAV-10] toasts: two seconds, bottom right, held by pointer and focus, three at most, read aloud; an error stays as well', async () => {
    const { page, go, expecting } = await visit({ width: 1440, map: false });
    expect(await (await fetch(`${ownSite.origin}${prefix}${PLAIN}`)).text()).toMatch(
      /<div id="toasts"><div role="status"><\/div><div aria-live="assertive"><\/div><\/div>/,
    );
    await go(`${prefix}${FOUND}`);
    await page.clock.install();
    await stopTime(page);
    const card = page.getByRole('article').first();
    const heart = card.locator('button[aria-pressed]').first();
    const added = page.locator('#toasts [class]').filter({ hasText: toastWords.favoriteAdded[locale] }).first();
    await heart.click();
    await added.waitFor();
    const box = await added.boundingBox();
    expect(1440 - (box?.x ?? 0) - (box?.width ?? 0)).toBeLessThanOrEqual(32);
    expect(900 - (box?.y ?? 0) - (box?.height ?? 0)).toBeLessThanOrEqual(32);
    // The pointer is still at the heart, not at the toast.
    await page.clock.runFor(1_900);
    expect(await added.isVisible()).toBe(true);
    await page.clock.runFor(200);
    await added.waitFor({ state: 'detached' });

    if (locale === 'el') await expectHeld(page, heart);

    await page.clock.resume();
    await enterAs(page, owner);
    await go(`${prefix}${FOUND}`);
    await stopTime(page);
    expecting(/503|Failed to load/);
    await page.route('**/api/user/*-favorite', (route) =>
      route.fulfill({ status: 429, contentType: 'application/json', body: '{"code":"too_many_requests"}' }),
    );
    expecting(/429/);
    await page.getByRole('article').nth(3).locator('button[aria-pressed]').first().click();
    await page.locator('#toasts [aria-live]').getByText(heartNote.failed[locale]).waitFor();
    await page.clock.runFor(2_100);
    await page.locator('#toasts [aria-live] > div').waitFor({ state: 'detached' });
    expect(
      await page.getByRole('region', { name: heartNote.label[locale] }).getByText(heartNote.failed[locale]).isVisible(),
    ).toBe(true);
  });
});

it('[NAV-8] a public page knows public routes alone: a private address opens as a page of its own, and back leads to it', async () => {
  const { page, go } = await visit();
  const routes = () =>
    page.evaluate(() =>
      Object.keys((window as unknown as { __reactRouterManifest: { routes: object } }).__reactRouterManifest.routes),
    );
  const mark = () => page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const home = () => header(page).locator('a[href="/"]').filter({ visible: true }).first();
  const isSame = () => page.evaluate(() => 'sameDocument' in window);
  await go(PLAIN);
  expect((await routes()).filter((id) => /^(auth|dashboard|contact)/.test(id))).toEqual([]);
  await mark();
  await home().click();
  await arrived(page, '/');
  expect(await isSame()).toBe(true);
  await go('/auth/login');
  expect(await routes()).toContain('dashboard');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  // Out of the private page without a load, loaded again there, and back.
  await mark();
  await home().click();
  await arrived(page, '/');
  expect(await isSame()).toBe(true);
  await page.reload();
  expect((await routes()).filter((id) => id.startsWith('auth'))).toEqual([]);
  await page.goBack();
  await arrived(page, '/auth/login');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
});
