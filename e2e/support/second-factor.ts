/** The second step of a login, set up and given. */
import { secondFactor } from '@estia/contract/accounts/auth-messages';
import { app, factors, recovery } from '@estia/contract/accounts/security-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { createAuthenticatorApp, expandSection, findButton, findField, findPanel, PASSWORD } from './users.ts';

/** From the security page to the recovery codes; returns them and the app. */
export async function setUpApp(page: Page, locale: Locale) {
  const box = findPanel(page, app.title[locale]);
  await expandSection(box, app.setUp[locale]);
  await findField(box, factors.yourPassword[locale]).fill(PASSWORD);
  await findButton(box, factors.begin[locale]).click();
  const code = findField(box, app.code[locale]);
  await code.waitFor();
  const secret = (await box.locator('[translate="no"]').textContent()) ?? '';
  const next = createAuthenticatorApp(secret);
  return { box, code, next, confirm: () => findButton(box, app.confirm[locale]).click() };
}
export const recoveryCodes = async (page: Page, locale: Locale): Promise<string[]> =>
  findPanel(page, recovery.shown[locale]).getByRole('listitem').allTextContents();

export async function giveCode(page: Page, locale: Locale, code: string): Promise<void> {
  await findField(page, secondFactor.code[locale]).fill(code);
  await findButton(page.locator('main'), secondFactor.submit[locale]).click();
}
