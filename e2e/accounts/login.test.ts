/** Logging in and out, and the forgotten password. */
import { fields, forgot, login, loginFlashMessages, reset } from '@estia/contract/accounts/auth-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { findShortCode, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import * as people from '../support/users.ts';
import {
  expectFormErrors,
  expectPath,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  PASSWORD,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, dark: false }, { locale: 'en' as const, width: 1440, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];

  it('[AUTH-2] [ROLE-3] a wrong login says nothing about who there is; a right one goes back to where one was going', async () => {
    const { email } = await people.createUser({ locale });
    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/dashboard/user/profile`);
    await expectPath(page, `${prefix}/auth/login`);
    await page.getByText(login.needed[locale]).waitFor();
    await findButton(page.locator('main'), login.submit[locale]).click();
    await expectFormErrors(page, locale, { [fields.email[locale]]: 'required', [fields.password[locale]]: 'required' });

    const refusals = [];
    for (const who of [people.newEmail('nobody'), email]) {
      await people.submitLogin(page, who, locale, 'not the password');
      await page.getByRole('alert').getByText(login.wrong[locale]).waitFor();
      await expect.poll(() => findField(page, fields.email[locale]).inputValue()).toBe(who);
      expect(await findField(page, fields.password[locale]).inputValue()).toBe('');
      await people.waitForHydration(page, locale);
      refusals.push(await page.locator('main').innerText());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await expectAccessible(page);

    await people.submitLogin(page, email, locale);
    await expectPath(page, `${prefix}/dashboard/user/profile`);
    await page.getByRole('heading', { level: 1, name: profile.title[locale] }).waitFor();

    await go(`${prefix}/auth/login`);
    await expectPath(page, `${prefix}/select-property`);
    await go(`${prefix}/auth/signup?next=${encodeURIComponent(`${prefix}/dashboard/user/security`)}`);
    await expectPath(page, `${prefix}/dashboard/user/security`);
  });

  it('[AUTH-3] a forgotten password: mailed code, new password, every old session ends', async () => {
    const user = await people.createUser({ locale });
    const elsewhere = await visit({ width: 1440 });
    await people.signInAs(elsewhere.page, user);
    expect(await elsewhere.go(`${prefix}/dashboard`)).toBe(200);
    await expectPath(elsewhere.page, `${prefix}/dashboard`);

    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/auth/login`);
    await page.getByRole('link', { name: login.forgot[locale] }).click();
    await expectPath(page, `${prefix}/auth/forgot`);
    await findField(page, fields.email[locale]).fill(user.email);
    await findButton(page.locator('main'), forgot.submit[locale]).click();
    await page.getByRole('heading', { level: 1, name: reset.title[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const code = findShortCode(await waitForEmail(user.email, emailMessages.reset_password.subject[locale]));
    expect(page.url()).not.toContain('%40');

    const give = async (typed: string, password: string) => {
      await findField(page, reset.code[locale]).fill(typed);
      await findField(page, fields.newPassword[locale]).fill(password);
      await findField(page, fields.passwordAgain[locale]).fill(password);
      await findButton(page.locator('main'), reset.submit[locale]).click();
    };
    await give(code === '11111111' ? '22222222' : '11111111', 'ένα άλλο ποτάμι 39');
    await expectFormErrors(page, locale, { [reset.code[locale]]: 'wrong_code' });
    expect(await findField(page, fields.email[locale]).inputValue()).toBe(user.email);
    await give(code, 'ένα άλλο ποτάμι 39');
    await expectPath(page, `${prefix}/auth/login`);
    await expectStatus(page, loginFlashMessages['password-changed'][locale]);
    await waitForEmail(user.email, emailMessages.password_changed.title[locale]);

    await elsewhere.page.reload();
    await expectPath(elsewhere.page, `${prefix}/auth/login`);
    await people.submitLogin(page, user.email, locale);
    await page.getByRole('alert').filter({ hasText: login.wrong[locale] }).waitFor();
    await people.submitLogin(page, user.email, locale, 'ένα άλλο ποτάμι 39');
    await expectPath(page, `${prefix}/select-property`);
  });
});

it('[AUTH-2] a keyboard is enough to log in', async () => {
  const { email } = await people.createUser();
  const { page, go } = await visit();
  await go('/auth/login');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (let presses = 0; (await focused()) !== 'f-email' && presses < 60; presses++) await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expectPath(page, '/select-property');
});
