/** Everything about coming in without script. */
import { confirm, fields, forgot, logoutPage, reset } from '@estia/contract/accounts/auth-messages';
import { letterWords } from '@estia/contract/accounts/letter-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { longCode, mailTo, shortCode } from './mails.ts';
import * as people from './people.ts';
import { arrived, button, field, prefixOf } from './people.ts';
import { fillPerson, send } from './registration-form.ts';
import { byTurns } from './turns.ts';
import { visitors } from './visit.ts';

const visit = visitors();
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each(
  byTurns({ locale: 'el' as const, width: 390, dark: false }, { locale: 'en' as const, width: 1440, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];

  it('[AUTH-1] [AUTH-3] [PROF-1] everything works without script', async () => {
    const email = people.newEmail('plain');
    const { page, go } = await visit({ width, dark, js: false });
    await go(`${prefix}/auth/signup`);
    await send(page, locale);
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(5);
    await fillPerson(page, locale, email);
    await send(page, locale);
    await arrived(page, `${prefix}/select-property`);

    await go(`${prefix}/auth/confirm`);
    const code = longCode(await mailTo(email, letterWords.confirm_email.subject[locale]));
    await field(page, fields.code[locale]).fill(code.toLowerCase().replaceAll('-', ' '));
    await button(page.locator('main'), confirm.act[locale]).click();
    await arrived(page, `${prefix}/dashboard`);
    expect(await people.stateOf(email)).toBe('approved');

    await go(`${prefix}/dashboard/user/profile`);
    await field(page, profile.username[locale]).fill('Μάρκος');
    await button(page, profile.save[locale]).first().click();
    await arrived(page, /said=saved/);
    expect(await field(page, profile.username[locale]).inputValue()).toBe('Μάρκος');

    await go(`${prefix}/auth/logout`);
    await button(page.locator('main'), logoutPage.act[locale]).click();
    await arrived(page, prefix || '/');
    await people.logIn(page, email, locale);
    await arrived(page, `${prefix}/select-property`);
    await page.context().clearCookies();

    await go(`${prefix}/auth/forgot`);
    await field(page, fields.email[locale]).fill(email);
    await button(page.locator('main'), forgot.act[locale]).click();
    const once = shortCode(await mailTo(email, letterWords.reset_password.subject[locale]));
    await field(page, reset.code[locale]).fill(once);
    await field(page, fields.newPassword[locale]).fill('ένα άλλο ποτάμι 39');
    await field(page, fields.passwordAgain[locale]).fill('ένα άλλο ποτάμι 39');
    await button(page.locator('main'), reset.act[locale]).click();
    await arrived(page, `${prefix}/auth/login`);
    await people.giveLogin(page, email, locale, 'ένα άλλο ποτάμι 39');
    await arrived(page, `${prefix}/select-property`);
  });
});
