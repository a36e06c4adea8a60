/** The menus of the header, by mouse, keyboard and touch. */
import { nav } from '@estia/contract/accounts/dashboard-messages';
import * as account from '@estia/contract/accounts/messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { savedLink } from '@estia/contract/favorites/messages';
import * as words from '@estia/contract/site/messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { focused, header, menuTexts, PLAIN, userMenu, WIDTHS } from '../support/shell-page.ts';
import { createUser, expectPath, findButton, localePrefix, signInAs, type TestUser } from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
let owner: TestUser;
let agent: TestUser;
beforeAll(async () => {
  owner = await createUser();
  agent = await createUser({ role: roleIds.agency });
});

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('the frame in %s', (locale) => {
  const prefix = localePrefix[locale];
  const homePath = prefix || '/';

  it('[NAV-2] posting a listing is a word on every kind of page, and the first of the menu on a phone', async () => {
    const { page, go } = await visit({ width: 1440 });
    const getAction = () => header(page).getByRole('link', { name: words.listNewProperty[locale] });
    for (const path of [
      homePath,
      `${prefix}/properties/search?for=sale&category_id=1&prefecture_ids=33`,
      `${prefix}/valuation`,
    ]) {
      await page.setViewportSize({ width: 1440, height: 900 });
      await go(path);
      expect((await getAction().filter({ visible: true }).innerText()).trim(), path).not.toBe('');
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await userMenu(page).locator('summary').click();
    expect((await menuTexts(page))[0]).toBe(words.listNewProperty[locale]);
  });

  it('[NAV-1] the menus by keyboard: arrows, Home, End, Esc, Tab out; a type opens the search with the place focused', async () => {
    const { page, go } = await visit({ width: 1440 });
    await go(homePath);
    const summary = (title: string) => header(page).locator('nav summary').filter({ hasText: title }).first();
    // Until script has taken over, an arrow does nothing.
    await expect
      .poll(async () => {
        await summary(words.buy[locale]).focus();
        await page.keyboard.press('ArrowDown');
        return focused(page);
      })
      .toBe(words.allProperties[locale]);
    await page.keyboard.press('End');
    const links = header(page).locator('nav details').first().getByRole('link');
    const names = (await links.allTextContents()).map((name) => name.trim());
    expect(names.every((name) => !name.includes(' ') || name === words.allProperties[locale])).toBe(true);
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
    await page.waitForURL(/\/rent\/[\w-]+$/);
    const form = page.locator('main form');
    const sent = async () =>
      form.evaluate((each) =>
        Object.fromEntries(new FormData(each as HTMLFormElement) as unknown as Map<string, string>),
      );
    await expect.poll(sent).toMatchObject({ for: 'rent', category_id: '1', type_ids: expect.stringMatching(/^\d+$/) });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
    // The same from such a page itself.
    await summary(words.buy[locale]).click();
    await header(page).locator('nav details').first().getByRole('link').nth(3).click();
    await page.waitForURL(/\/buy\/[\w-]+$/);
    await expect.poll(sent).toMatchObject({ for: 'sale' });
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  });

  it('[NAV-1] [NAV-5] which parts stand at which width, light and dark, accessible with a menu open', async () => {
    {
      const { page, go } = await visit({ width: 390, dark: locale === 'en' });
      await go(homePath);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 900 });
        const narrow = width <= 1026;
        const main = header(page).getByRole('navigation', { name: words.mainNav[locale] });
        expect(await main.getByText(words.buy[locale], { exact: true }).first().isVisible()).toBe(!narrow);
        expect(await main.getByRole('link', { name: words.goldenVisa[locale] }).isVisible()).toBe(!narrow);
        const add = header(page).getByRole('link', { name: words.listNewProperty[locale] }).filter({ visible: true });
        expect(await add.count()).toBe(1);
        // Language left, logo in the middle, menu right on a phone; the logo in the middle on a wide screen.
        const boxOf = async (target: ReturnType<typeof header>) => (await target.boundingBox()) ?? { x: -1, width: 0 };
        const logo = await boxOf(header(page).getByRole('link', { name: words.homeLink[locale] }));
        expect(Math.abs(logo.x + logo.width / 2 - width / 2)).toBeLessThan(narrow ? width / 6 : 130);
        const language = await boxOf(
          header(page).locator('summary').filter({ hasText: words.language[locale], visible: true }),
        );
        expect(language.x < logo.x).toBe(narrow);
        expect((await boxOf(userMenu(page).locator('summary'))).x).toBeGreaterThan(logo.x);
        await expectNoHorizontalScroll(page);
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
    const expectMenu = async (first: string[]) => {
      await userMenu(page).locator('summary').click();
      for (const [width, expected] of [
        [1027, [...first, ...common]],
        [1026, [words.listNewProperty[locale], ...first, ...common, words.goldenVisa[locale]]],
      ] as const) {
        await page.setViewportSize({ width, height: 900 });
        expect(await menuTexts(page)).toEqual(expected);
      }
      await page.setViewportSize({ width: 1027, height: 900 });
    };
    const newProperty = () =>
      header(page)
        .getByRole('link', { name: words.listNewProperty[locale] })
        .filter({ visible: true })
        .getAttribute('href');
    await go(homePath);
    await expectMenu([account.loginOrRegister[locale], savedLink[locale], words.mySearches[locale]]);
    expect(await newProperty()).toBe(`${prefix}/dashboard/properties/new-property`);

    await signInAs(page, agent);
    await go(homePath);
    await userMenu(page).locator('summary').click();
    await expect.poll(() => menuTexts(page).then((texts) => texts[0])).toBe(account.dashboard[locale]);
    await userMenu(page).locator('summary').click();
    expect(await newProperty()).toBe(`${prefix}/dashboard/properties/new-property`);

    const again = await createUser({ locale });
    await signInAs(page, again);
    await go(homePath);
    await expect.poll(newProperty).toBe(`${prefix}/select-property`);
    await expectMenu([
      ...[
        account.dashboard,
        account.favorites,
        account.savedSearches,
        account.searchHistory,
        account.logout,
        account.inbox,
      ].map((each) => each[locale]),
    ]);
    await findButton(userMenu(page), account.logout[locale]).click();
    await expectPath(page, homePath);
    await userMenu(page).locator('summary').click();
    await expect.poll(() => menuTexts(page).then((texts) => texts[0])).toBe(account.loginOrRegister[locale]);
  });

  it('[NAV-5] on a phone the dashboard has its burger, and menus work by touch', async () => {
    const { page, go } = await visit({ width: 390, touch: true });
    await signInAs(page, owner);
    await go(`${prefix}/dashboard`);
    const burger = page.getByRole('navigation', { name: nav.label[locale] }).locator('summary');
    await burger.tap();
    await page.getByRole('link', { name: nav.profile[locale], exact: true }).filter({ visible: true }).tap();
    await expectPath(page, `${prefix}/dashboard/user/profile`);
    await userMenu(page).locator('summary').tap();
    expect((await menuTexts(page)).slice(0, 2)).toEqual([words.listNewProperty[locale], account.dashboard[locale]]);
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
    await expectPath(page, `${localePrefix[other]}${PLAIN}`);
    expect(await page.evaluate(() => localStorage.getItem('locale'))).toBe(other);
    // The address beats what is remembered.
    await go(`${prefix}${PLAIN}`);
    expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  });
});
