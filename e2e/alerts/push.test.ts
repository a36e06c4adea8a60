/** [ALRT-3] Alerts as notifications of a browser: turned on after saving, delivered, opened, and over with the session. */
import * as account from '@estia/contract/accounts/messages';
import { pushMessages } from '@estia/contract/alerts/push-messages';
import { saveSearch } from '@estia/contract/alerts/save-button-messages';
import { saveSearchMessages } from '@estia/contract/alerts/save-search-messages';
import type { Locale } from '@estia/contract/pair';
import { userMenu } from '@estia/contract/site/messages';
import type { Locator, Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { publishListing } from '../support/listing-wizard.ts';
import { clickNotification, deliverPush, isSubscribed, playPushBrowser, waitForPush } from '../support/push.ts';
import { createUniqueSearches } from '../support/saved-searches.ts';
import {
  createUser,
  expectPath,
  findButton,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await resetRateLimits();
});

let serial = 0;
const newSearch = createUniqueSearches(1_600);

/** A person with a browser of their own, which can be sent notifications. */
async function openBrowser(member: TestUser) {
  serial += 1;
  const browser = `e2e-${process.pid}-${serial}`;
  const visited = await visit({ width: 390, worker: true });
  await playPushBrowser(visited.page, browser);
  await signInAs(visited.page, member);
  return { ...visited, browser };
}

async function save(page: Page, locale: Locale, query: string): Promise<Locator> {
  await page.goto(`${localePrefix[locale]}/properties/search?${query}&page=1`);
  await page.getByRole('link', { name: saveSearch[locale], exact: true }).filter({ visible: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('heading', { name: saveSearchMessages.savedTitle[locale] }).waitFor();
  return dialog;
}

async function acceptPush(dialog: Locator, locale: Locale): Promise<void> {
  await findButton(dialog, pushMessages.turnOn[locale]).click();
  await dialog.getByRole('status').filter({ hasText: pushMessages.turnedOn[locale] }).waitFor();
}

async function logOut(page: Page, locale: Locale): Promise<void> {
  await page.getByLabel(new RegExp(`^${userMenu[locale]}`)).click();
  await findButton(page.locator('header'), account.logout[locale]).click();
  await expectPath(page, localePrefix[locale] || '/');
  await expect.poll(() => page.evaluate(() => document.cookie.includes('XSRF-TOKEN='))).toBe(false);
}

async function countSubscriptions(member: TestUser): Promise<number> {
  const [row] = await querySql<{ count: number }>(
    `select count(*)::int as count from push_subscription p join subscriber s on s.id = p.subscriber_id
     where s.account_id = $1`,
    [member.id],
  );
  return row?.count ?? 0;
}

it.each(['el', 'en'] as const)(
  '[ALRT-3] in %s a member turns notifications on, is shown a new home, and opens it from there',
  async (locale) => {
    const { area, query } = newSearch();
    const member = await createUser({ locale });
    const { page, browser } = await openBrowser(member);
    await acceptPush(await save(page, locale, query), locale);
    expect(await countSubscriptions(member)).toBe(1);

    const home = await publishListing(await createUser({ locale }), { area: String(area), price: '250000' });
    const message = await waitForPush(browser);
    const notification = await deliverPush(page, message);
    const { url, ...shown } = JSON.parse(message);
    expect(notification).toMatchObject({ ...shown, data: { url } });
    expect(url).toBe(`${localePrefix[locale]}${home.path}`);
    expect(notification.title).toContain('250.000');
    await page.goto(await clickNotification(page));
    await expectPath(page, `${localePrefix[locale]}${home.path}`);
    expect(await page.locator('main').textContent()).toContain('250.000');
  },
);

it('[ALRT-3] notifications are offered for a second search too, in this browser and in one that has none', async () => {
  const member = await createUser({ locale: 'en' });
  const first = await openBrowser(member);
  await acceptPush(await save(first.page, 'en', newSearch().query), 'en');
  await acceptPush(await save(first.page, 'en', newSearch().query), 'en');
  const second = await openBrowser(member);
  await acceptPush(await save(second.page, 'en', newSearch().query), 'en');
  expect(await countSubscriptions(member)).toBe(2);
  const searches = await querySql<{ by_push: boolean }>(
    'select by_push from saved_search s join subscriber v on v.id = s.subscriber_id where v.account_id = $1',
    [member.id],
  );
  expect(searches).toEqual([{ by_push: true }, { by_push: true }, { by_push: true }]);
});

it('[ALRT-3] a logout ends the notifications of this browser, also when the server does not answer', async () => {
  const member = await createUser({ locale: 'en' });
  const { page } = await openBrowser(member);
  await acceptPush(await save(page, 'en', newSearch().query), 'en');
  await page.keyboard.press('Escape');
  await logOut(page, 'en');
  expect(await countSubscriptions(member)).toBe(0);
  expect(await isSubscribed(page)).toBe(false);

  const other = await openBrowser(await createUser({ locale: 'en' }));
  other.expecting(/net::ERR_FAILED/);
  await acceptPush(await save(other.page, 'en', newSearch().query), 'en');
  await other.page.keyboard.press('Escape');
  await other.page.route('**/api/user/push-subscriptions', (route) => route.abort());
  await logOut(other.page, 'en');
  expect(await isSubscribed(other.page)).toBe(false);
});

it('[ALRT-3] another account that logs in ends the notifications of the one before, the same account does not', async () => {
  const member = await createUser({ locale: 'en' });
  const { page, rest } = await openBrowser(member);
  await acceptPush(await save(page, 'en', newSearch().query), 'en');
  // The session ran out: nobody pressed logout.
  await page.context().clearCookies();
  await signInAs(page, member);
  await page.goto('/en/dashboard/saved-searches');
  await rest();
  expect(await isSubscribed(page)).toBe(true);
  await page.context().clearCookies();
  await signInAs(page, await createUser({ locale: 'en' }));
  await page.goto('/en');
  await expect.poll(() => isSubscribed(page)).toBe(false);
  await page.goto('/en/dashboard/saved-searches');
  await findButton(page.locator('#push'), pushMessages.turnOn.en).waitFor();
});
