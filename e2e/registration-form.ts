/** The form to register with, filled in. */
import { fields, signup } from '@estia/contract/accounts/auth-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { button, field, PASSWORD } from './people.ts';

export const send = (page: Page, locale: Locale) => button(page.locator('main'), signup.act[locale]).click();

export async function fillPerson(page: Page, locale: Locale, email: string): Promise<void> {
  await field(page, fields.username[locale]).fill('Μάρκος Λεβέντης');
  await field(page, fields.email[locale]).fill(email);
  await field(page, fields.password[locale]).fill(PASSWORD);
  await field(page, fields.passwordAgain[locale]).fill(PASSWORD);
  await field(page, fields.mobile[locale]).fill('697 000 1122');
  await page.getByRole('checkbox', { name: signup.terms[locale] }).check();
  await page.getByRole('checkbox', { name: signup.over18[locale] }).check();
}
