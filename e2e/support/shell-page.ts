/** The frame around every page. */
import { toastMessages } from '@estia/contract/site/toast-messages';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectAccessible, stopTime } from './visitors.ts';

export const PLAIN = '/how-results-are-ordered';
export const FOUND = '/properties/search?for=sale&category_id=1&municipality_ids=4612&page=1';
export const WIDTHS = [390, 1026, 1027, 1300, 1301, 1440, 1920, 1921];
export const header = (page: Page) => page.getByRole('banner');
export const navSearch = (page: Page) => header(page).getByRole('search');
export const userMenu = (page: Page) => header(page).locator('details').last();
export const menuTexts = async (page: Page) =>
  (await userMenu(page).locator('li').filter({ visible: true }).allTextContents()).map((text) => text.trim());
export const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

/** Pointer and focus hold a toast; while one is held none goes, and the fourth sends the oldest away. */
export async function expectFavorite(page: Page, heart: Locator): Promise<void> {
  const toasts = page.locator('#toasts > div > div');
  await heart.press('Enter');
  const removed = toasts.filter({ hasText: toastMessages.favoriteRemoved.el });
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
  await toasts.filter({ hasText: toastMessages.compareRemoved.el }).waitFor();
  await expect.poll(() => toasts.filter({ hasText: toastMessages.favoriteAdded.el }).count()).toBe(1);
  expect(await toasts.count()).toBe(3);
  await page.clock.runFor(2_500);
  await expect.poll(() => toasts.count()).toBe(0);
}
