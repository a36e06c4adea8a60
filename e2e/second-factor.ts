/** The second step of a login, set up and given. */
import { secondFactor } from '@estia/contract/accounts/auth-messages';
import { app, factors, recovery } from '@estia/contract/accounts/security-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { authenticatorApp, button, field, PASSWORD, panel, unfold } from './people.ts';

/** From the security page to the recovery codes; returns them and the app. */
export async function setUpApp(page: Page, locale: Locale) {
  const box = panel(page, app.title[locale]);
  await unfold(box, app.setUp[locale]);
  await field(box, factors.yourPassword[locale]).fill(PASSWORD);
  await button(box, factors.begin[locale]).click();
  const code = field(box, app.code[locale]);
  await code.waitFor();
  const secret = (await box.locator('[translate="no"]').textContent()) ?? '';
  const next = authenticatorApp(secret);
  return { box, code, next, confirm: () => button(box, app.confirm[locale]).click() };
}
export const recoveryCodes = async (page: Page, locale: Locale): Promise<string[]> =>
  panel(page, recovery.shown[locale]).getByRole('listitem').allTextContents();

export async function giveCode(page: Page, locale: Locale, code: string): Promise<void> {
  await field(page, secondFactor.code[locale]).fill(code);
  await button(page.locator('main'), secondFactor.act[locale]).click();
}
