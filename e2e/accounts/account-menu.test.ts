/** What pages know of who has come in: the menu of public ones, and the private ones that nobody keeps. */
import * as account from '@estia/contract/accounts/messages';
import { listNewProperty, userMenu } from '@estia/contract/site/messages';
import { expect, it } from 'vitest';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import { expectPath, findButton, querySql } from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

it('[AUTH-5] [NAV-2] [NAV-3] the menu of a public page knows who is there, and logs out', async () => {
  const user = await people.createUser({ locale: 'en' });
  const { page, go } = await visit({ width: 390 });
  await people.signInAs(page, user);
  await go('/en');
  await page.getByLabel(userMenu.en).click();
  await page.locator('header').getByRole('link', { name: account.dashboard.en, exact: true }).waitFor();
  expect(await page.getByRole('link', { name: account.loginOrRegister.en }).count()).toBe(0);
  const list = page.locator('header').getByRole('link', { name: listNewProperty.en, exact: true });
  expect(await list.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    Array(await list.count()).fill('/en/select-property'),
  );
  await page.evaluate(() => sessionStorage.setItem('estia:valuation', '{}'));
  await findButton(page.locator('header'), account.logout.en).click();
  await expectPath(page, '/en');
  // What the tab kept of them goes with them.
  expect(await page.evaluate(() => sessionStorage.getItem('estia:valuation'))).toBeNull();
  await page.getByLabel(userMenu.en).click();
  await page.getByRole('link', { name: account.loginOrRegister.en }).waitFor();
  expect(await querySql('select 1 from session where account_id = $1', [user.id])).toEqual([]);
});

it('[NAV-2] a public page draws the menu of a member at once, before anybody was asked who it is', async () => {
  const user = await people.createUser();
  const { page, go } = await visit({ width: 390 });
  await people.signInAs(page, user);
  const request = Promise.withResolvers<void>();
  await page.route('**/api/session', async (route) => {
    await request.promise;
    await route.continue();
  });
  await page.route('**/assets/*.js', async (route) => {
    await request.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel(userMenu.el).click();
  const menu = page.locator('header');
  await menu.getByRole('link', { name: account.dashboard.el, exact: true }).waitFor();
  expect(await menu.getByRole('link', { name: account.loginOrRegister.el }).count()).toBe(0);
  request.resolve();

  // The cookie outlives a session that was ended elsewhere: the answer corrects it.
  await page.unrouteAll({ behavior: 'wait' });
  await querySql('delete from session where account_id = $1', [user.id]);
  await go('/en');
  await page.getByLabel(userMenu.en).click();
  await menu.getByRole('link', { name: account.loginOrRegister.en }).waitFor();
});

it('[ROLE-3] private pages are in no cache and found by no search engine', async () => {
  const user = await people.createUser();
  const cookie = `estia_session=${user.token}`;
  for (const path of ['/auth/login', '/en/auth/signup', '/auth/confirm', '/dashboard', '/en/dashboard/user/security']) {
    const headers: Record<string, string> = path.includes('dashboard') ? { cookie } : {};
    const response = await fetch(siteUnderTest.origin + path, { redirect: 'manual', headers });
    expect(response.status, path).toBe(200);
    expect(response.headers.get('cache-control'), path).toBe('private, no-store');
    expect(await response.text(), path).toMatch(/<meta name="robots" content="noindex/);
  }
});

it('[NAV-3] a menu that was opened before script came stays open', async () => {
  const { page, rest } = await visit({ width: 390 });
  const script = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await script.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByLabel(userMenu.el).click();
  const link = page.getByRole('link', { name: account.loginOrRegister.el });
  await link.waitFor();
  script.resolve();
  await rest();
  expect(await link.isVisible()).toBe(true);
});
