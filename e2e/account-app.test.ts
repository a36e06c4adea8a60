/** The authenticator app. */
import { fields, secondFactor } from '@estia/contract/accounts/auth-messages';
import { dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailFrame, emailMessages } from '@estia/contract/accounts/letter-messages';
import { app, factors, recovery } from '@estia/contract/accounts/security-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailTo } from './mails.ts';
import * as people from './people.ts';
import { arrived, button, expectRefused, field, PASSWORD, panel, prefixOf, said, unfold } from './people.ts';
import { giveCode, recoveryCodes, setUpApp } from './second-factor.ts';
import { byTurns } from './turns.ts';
import { expectAccessible, expectEnglish, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each(
  byTurns({ locale: 'el' as const, width: 1440, dark: true }, { locale: 'en' as const, width: 390, dark: false }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];
  const here = `${prefix}/dashboard/user/security`;

  it('[AUTH-3] an authenticator app: set up, asked for at login, recovery code once, removed', async () => {
    const person = await people.makePerson({ locale });
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, person);
    await go(here);
    await expectAccessible(page);
    await expectNoSideways(page);
    if (locale === 'en') await expectEnglish(page);

    const box = panel(page, app.title[locale]);
    await unfold(box, app.setUp[locale]);
    await field(box, factors.yourPassword[locale]).fill('not the password');
    await button(box, factors.begin[locale]).click();
    await expectRefused(page, locale, { [factors.yourPassword[locale]]: 'password_wrong' });
    await go(here);
    const { code, next, confirm } = await setUpApp(page, locale);
    expect(await page.getByRole('img', { name: app.qr[locale] }).getAttribute('src')).toMatch(/^data:image\/svg/);
    await expectAccessible(page);
    await expectNoSideways(page);
    await code.fill('000000');
    await confirm();
    await expectRefused(page, locale, { [app.code[locale]]: 'wrong_code' });
    await code.fill(next());
    await confirm();
    await panel(page, recovery.shown[locale]).waitFor();
    const codes = await recoveryCodes(page, locale);
    expect(new Set(codes).size).toBe(10);
    await expectAccessible(page);
    await said(page, words['factor-added'][locale]);
    await page.getByRole('link', { name: recovery.done[locale] }).click();
    await panel(page, recovery.title[locale]).waitFor();
    await mailTo(person.email, emailFrame.factors.totp[locale]);

    const other = await visit({ width, dark });
    await people.logIn(other.page, person.email, locale);
    await arrived(other.page, `${prefix}/auth/second-factor`);
    await expectAccessible(other.page);
    await giveCode(other.page, locale, '000000');
    await expectRefused(other.page, locale, { [secondFactor.code[locale]]: 'wrong_code' });
    await giveCode(other.page, locale, next());
    await arrived(other.page, `${prefix}/select-property`);

    for (const [at, outcome] of [`${prefix}/select-property`, null].entries()) {
      const lost = await visit({ width });
      await people.logIn(lost.page, person.email, locale);
      await arrived(lost.page, `${prefix}/auth/second-factor`);
      await giveCode(lost.page, locale, codes[0] ?? '');
      if (outcome) await arrived(lost.page, outcome);
      else await expectRefused(lost.page, locale, { [secondFactor.code[locale]]: 'wrong_code' });
      expect(at).toBeLessThan(2);
    }

    await go(here);
    await page.getByText(recovery.left[locale](9)).waitFor();
    await unfold(panel(page, recovery.title[locale]), recovery.renew[locale]);
    await field(panel(page, recovery.title[locale]), factors.yourPassword[locale]).fill(PASSWORD);
    await button(panel(page, recovery.title[locale]), recovery.renew[locale]).click();
    await panel(page, recovery.shown[locale]).waitFor();
    const fresh = await recoveryCodes(page, locale);
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((each) => codes.includes(each))).toEqual([]);

    await unfold(box, app.remove[locale]);
    await field(box.locator('form').filter({ hasText: app.remove[locale] }), factors.yourPassword[locale]).fill(
      PASSWORD,
    );
    await button(box, app.remove[locale]).click();
    await said(page, words['app-removed'][locale]);
    await mailTo(person.email, emailMessages.factor_removed.title[locale]);
    await page.context().clearCookies();
    await people.logIn(page, person.email, locale);
    await arrived(page, `${prefix}/select-property`);
  });
});

it('[AUTH-3] the authenticator app needs no script', async () => {
  const person = await people.makePerson();
  const { page, go } = await visit({ width: 390, js: false });
  await people.enterAs(page, person);
  await go('/dashboard/user/security');
  const { code, next, confirm } = await setUpApp(page, 'el');
  await code.fill(next());
  await confirm();
  await panel(page, recovery.shown.el).waitFor();
  await page.context().clearCookies();
  await people.logIn(page, person.email, 'el');
  await arrived(page, '/auth/second-factor');
  await giveCode(page, 'el', next());
  await arrived(page, '/select-property');
  expect(await field(page, fields.password.el).count()).toBe(0);
});
