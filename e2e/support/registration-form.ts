/** The form to register with, filled in. */
import { fields, signup } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { findButton, findField, PASSWORD } from './users.ts';

export const send = (page: Page, locale: Locale) => findButton(page.locator('main'), signup.submit[locale]).click();

export async function fillUserFields(page: Page, locale: Locale, email: string): Promise<void> {
  await findField(page, fields.username[locale]).fill('Μάρκος Λεβέντης');
  await findField(page, fields.email[locale]).fill(email);
  await findField(page, fields.password[locale]).fill(PASSWORD);
  await findField(page, fields.passwordAgain[locale]).fill(PASSWORD);
  await findField(page, fields.mobile[locale]).fill('697 000 1122');
  await page.getByRole('checkbox', { name: signup.terms[locale] }).check();
  await page.getByRole('checkbox', { name: signup.over18[locale] }).check();
}
