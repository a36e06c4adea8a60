/** Toasts, and which routes a public page knows. */
import { favoriteButtonMessages as heartNote } from '@estia/contract/favorites/favorite-button-messages';
import { toastMessages } from '@estia/contract/site/toast-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { expectFavorite, FOUND, header, PLAIN } from '../support/shell-page.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import { createUser, expectPath, localePrefix, signInAs, type TestUser } from '../support/users.ts';
import { createVisitors, stopTime } from '../support/visitors.ts';

const visit = createVisitors();
let owner: TestUser;
beforeAll(async () => {
  owner = await createUser();
});

describe.each(pickByFile<'el' | 'en'>('el', 'en'))('the frame in %s', (locale) => {
  const prefix = localePrefix[locale];

  it('[NAV-10] [LIST-4] the first favourite of a visitor says one thing, not two', async () => {
    const { page, go } = await visit({ width: 390 });
    await go(`${prefix}${FOUND}`);
    const hearts = page.locator('article button[aria-pressed]');
    await hearts.first().click();
    await page
      .getByRole('region', { name: heartNote.label[locale] })
      .getByText(heartNote.savedOnDevice[locale])
      .waitFor();
    expect(await page.locator('#toasts p').count()).toBe(0);
    await page.getByRole('article').nth(1).locator('button[aria-pressed]').first().click();
    await page.locator('#toasts p').waitFor();
  });

  it('[NAV-10] toasts: two seconds, bottom right, held by pointer and focus, three at most, read aloud; an error stays as well', async () => {
    const { page, go, expecting } = await visit({ width: 1440 });
    expect(await (await fetch(`${siteUnderTest.origin}${prefix}${PLAIN}`)).text()).toMatch(
      /<div id="toasts"><div role="status"><\/div><div aria-live="assertive"><\/div><\/div>/,
    );
    // The offer of an account takes the place of the first toast; here it was made before.
    await page.addInitScript(() => sessionStorage.setItem('estia:heart-note', '1'));
    await go(`${prefix}${FOUND}`);
    await page.clock.install();
    await stopTime(page);
    const card = page.getByRole('article').first();
    const heart = card.locator('button[aria-pressed]').first();
    const added = page.locator('#toasts [class]').filter({ hasText: toastMessages.favoriteAdded[locale] }).first();
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

    if (locale === 'el') await expectFavorite(page, heart);

    await page.clock.resume();
    await signInAs(page, owner);
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
  const homePath = () => header(page).locator('a[href="/"]').filter({ visible: true }).first();
  const isSame = () => page.evaluate(() => 'sameDocument' in window);
  await go(PLAIN);
  expect((await routes()).filter((id) => /^(auth|dashboard|contact(?!-points)|alerts)/.test(id))).toEqual([]);
  await mark();
  await homePath().click();
  await expectPath(page, '/');
  expect(await isSame()).toBe(true);
  await go('/auth/login');
  expect(await routes()).toContain('dashboard');
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  // Out of the private page without a load, loaded again there, and back.
  await mark();
  await homePath().click();
  await expectPath(page, '/');
  expect(await isSame()).toBe(true);
  await page.reload();
  expect((await routes()).filter((id) => id.startsWith('auth'))).toEqual([]);
  await page.goBack();
  await expectPath(page, '/auth/login');
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
});
