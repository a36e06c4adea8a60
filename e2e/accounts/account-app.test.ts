/** The authenticator app. */
import { fields, secondFactor } from '@estia/contract/accounts/auth-messages';
import { dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailFrame, emailMessages } from '@estia/contract/accounts/email-messages';
import { app, factors, recovery } from '@estia/contract/accounts/security-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { giveCode, recoveryCodes, setUpApp } from '../support/second-factor.ts';
import * as people from '../support/users.ts';
import {
  expandSection,
  expectFormErrors,
  expectPath,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  PASSWORD,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, dark: true }, { locale: 'en' as const, width: 390, dark: false }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];
  const here = `${prefix}/dashboard/user/security`;

  it('[AUTH-3] an authenticator app: set up, asked for at login, recovery code once, removed', async () => {
    const user = await people.createUser({ locale });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    if (locale === 'en') await expectEnglish(page);

    const box = findPanel(page, app.title[locale]);
    await expandSection(box, app.setUp[locale]);
    await findField(box, factors.yourPassword[locale]).fill('not the password');
    await findButton(box, factors.begin[locale]).click();
    await expectFormErrors(page, locale, { [factors.yourPassword[locale]]: 'password_wrong' });
    await go(here);
    const { code, next, confirm } = await setUpApp(page, locale);
    expect(await page.getByRole('img', { name: app.qr[locale] }).getAttribute('src')).toMatch(/^data:image\/svg/);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await code.fill('000000');
    await confirm();
    await expectFormErrors(page, locale, { [app.code[locale]]: 'wrong_code' });
    await code.fill(next());
    await confirm();
    await findPanel(page, recovery.shown[locale]).waitFor();
    const codes = await recoveryCodes(page, locale);
    expect(new Set(codes).size).toBe(10);
    await expectAccessible(page);
    await expectStatus(page, words['factor-added'][locale]);
    await page.getByRole('link', { name: recovery.done[locale] }).click();
    await findPanel(page, recovery.title[locale]).waitFor();
    await waitForEmail(user.email, emailFrame.factors.totp[locale]);

    const other = await visit({ width, dark });
    await people.logIn(other.page, user.email, locale);
    await expectPath(other.page, `${prefix}/auth/second-factor`);
    await expectAccessible(other.page);
    await giveCode(other.page, locale, '000000');
    await expectFormErrors(other.page, locale, { [secondFactor.code[locale]]: 'wrong_code' });
    await giveCode(other.page, locale, next());
    await expectPath(other.page, `${prefix}/select-property`);

    for (const [at, outcome] of [`${prefix}/select-property`, null].entries()) {
      const lost = await visit({ width });
      await people.logIn(lost.page, user.email, locale);
      await expectPath(lost.page, `${prefix}/auth/second-factor`);
      await giveCode(lost.page, locale, codes[0] ?? '');
      if (outcome) await expectPath(lost.page, outcome);
      else await expectFormErrors(lost.page, locale, { [secondFactor.code[locale]]: 'wrong_code' });
      expect(at).toBeLessThan(2);
    }

    await go(here);
    await page.getByText(recovery.left[locale](9)).waitFor();
    await expandSection(findPanel(page, recovery.title[locale]), recovery.renew[locale]);
    await findField(findPanel(page, recovery.title[locale]), factors.yourPassword[locale]).fill(PASSWORD);
    await findButton(findPanel(page, recovery.title[locale]), recovery.renew[locale]).click();
    await findPanel(page, recovery.shown[locale]).waitFor();
    const fresh = await recoveryCodes(page, locale);
    expect(fresh).toHaveLength(10);
    expect(fresh.filter((each) => codes.includes(each))).toEqual([]);

    await expandSection(box, app.remove[locale]);
    await findField(box.locator('form').filter({ hasText: app.remove[locale] }), factors.yourPassword[locale]).fill(
      PASSWORD,
    );
    await findButton(box, app.remove[locale]).click();
    await expectStatus(page, words['app-removed'][locale]);
    await waitForEmail(user.email, emailMessages.factor_removed.title[locale]);
    await page.context().clearCookies();
    await people.logIn(page, user.email, locale);
    await expectPath(page, `${prefix}/select-property`);
  });
});

it('[AUTH-3] the authenticator app needs no script', async () => {
  const user = await people.createUser();
  const { page, go } = await visit({ width: 390, js: false });
  await people.signInAs(page, user);
  await go('/dashboard/user/security');
  const { code, next, confirm } = await setUpApp(page, 'el');
  await code.fill(next());
  await confirm();
  await findPanel(page, recovery.shown.el).waitFor();
  await page.context().clearCookies();
  await people.logIn(page, user.email, 'el');
  await expectPath(page, '/auth/second-factor');
  await giveCode(page, 'el', next());
  await expectPath(page, '/select-property');
  expect(await findField(page, fields.password.el).count()).toBe(0);
});
