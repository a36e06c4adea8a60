/** Passkeys, devices, the password; and that an admin is nobody without the second step. */
import { users } from '@estia/contract/accounts/admin-messages';
import { login, secondFactor } from '@estia/contract/accounts/auth-messages';
import { dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import {
  app,
  devices,
  factors,
  passkeys,
  password,
  recovery,
  security,
} from '@estia/contract/accounts/security-messages';
import { notFound } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { setUpApp } from '../support/second-factor.ts';
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
import {
  addVirtualAuthenticator,
  createVisitors,
  expectAccessible,
  expectNoHorizontalScroll,
} from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, dark: true }, { locale: 'en' as const, width: 390, dark: false }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];
  const here = `${prefix}/dashboard/user/security`;

  it('[AUTH-3] a passkey: made on this device, asked for at login, removed', async () => {
    const user = await people.createUser({ locale });
    const { page, go } = await visit({ width, dark });
    await addVirtualAuthenticator(page);
    await people.signInAs(page, user);
    await go(here);
    const box = findPanel(page, passkeys.title[locale]);
    await expandSection(box, passkeys.add[locale]);
    await findButton(box, passkeys.make[locale]).click();
    await expect.poll(() => findField(box, passkeys.name[locale]).getAttribute('aria-invalid')).toBe('true');
    await findField(box, passkeys.name[locale]).fill('laptop');
    await findField(box, factors.yourPassword[locale]).fill(PASSWORD);
    await findButton(box, passkeys.make[locale]).click();
    await findPanel(page, recovery.shown[locale]).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await page.context().clearCookies();
    await people.logIn(page, user.email, locale);
    await expectPath(page, `${prefix}/auth/second-factor`);
    await findButton(page, secondFactor.passkey[locale]).click();
    await expectPath(page, `${prefix}/select-property`);

    await go(here);
    const key = box.getByRole('listitem').filter({ hasText: 'laptop' });
    await expandSection(key, factors.remove[locale]);
    await findField(key, factors.yourPassword[locale]).fill(PASSWORD);
    await findButton(key, factors.remove[locale]).click();
    await expectStatus(page, words['passkey-removed'][locale]);
    expect(await key.count()).toBe(0);
    await page.context().clearCookies();
    await people.logIn(page, user.email, locale);
    await expectPath(page, `${prefix}/select-property`);
  });

  it('[AUTH-5] the list of devices; logging out there ends the other one at its next click', async () => {
    const user = await people.createUser({ locale });
    const mine = await visit({ width, dark });
    const other = await visit({ width });
    for (const { page } of [mine, other]) {
      await people.logIn(page, user.email, locale);
      await expectPath(page, `${prefix}/select-property`);
    }
    await waitForEmail(user.email, emailMessages.new_login.title[locale]);
    await other.go(`${prefix}/dashboard`);
    await mine.go(here);
    const list = findPanel(mine.page, devices.title[locale]);
    // The third is the one that registered.
    expect(await list.getByRole('listitem').count()).toBe(3);
    const theirs = list
      .getByRole('listitem')
      .filter({ hasText: 'Chrome' })
      .filter({ hasNotText: devices.here[locale] });
    await theirs.getByRole('button').click();
    await expectStatus(mine.page, words['device-ended'][locale]);
    expect(await list.getByRole('listitem').count()).toBe(2);
    await other.page.goto(`${prefix}/dashboard/user/profile`);
    await expectPath(other.page, `${prefix}/auth/login`);

    await findButton(list, devices.endOthers[locale]).click();
    await expectStatus(mine.page, words['devices-ended'][locale]);
    expect(await list.getByRole('listitem').count()).toBe(1);
  });

  it('[AUTH-6] changing the password asks for the old one and ends the other devices', async () => {
    const user = await people.createUser({ locale });
    const other = await visit({ width });
    await people.logIn(other.page, user.email, locale);
    await expectPath(other.page, `${prefix}/select-property`);
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    const box = findPanel(page, password.title[locale]);
    const change = async (old: string, fresh: string, again = fresh) => {
      const isOpen = await box.locator('details').evaluate((details) => (details as HTMLDetailsElement).open);
      if (!isOpen) await expandSection(box, password.change[locale]);
      await findField(box, password.current[locale]).fill(old);
      await findField(box, password.fresh[locale]).fill(fresh);
      await findField(box, password.again[locale]).fill(again);
      await findButton(box, password.change[locale]).click();
    };
    await change('not the password', 'ένα άλλο ποτάμι 39');
    await expectFormErrors(page, locale, { [password.current[locale]]: 'password_wrong' });
    await change(PASSWORD, 'password1');
    await expectFormErrors(page, locale, { [password.fresh[locale]]: 'password_common' });
    await change(PASSWORD, 'ένα άλλο ποτάμι 39', 'ένα άλλο ποτάμι 40');
    await expectFormErrors(page, locale, { [password.again[locale]]: 'passwords_differ' });
    await change(PASSWORD, 'ένα άλλο ποτάμι 39');
    await expectStatus(page, words['password-changed'][locale]);
    await other.go(`${prefix}/dashboard`);
    await expectPath(other.page, `${prefix}/auth/login`);
    await people.submitLogin(other.page, user.email, locale);
    await other.page.getByRole('alert').filter({ hasText: login.wrong[locale] }).waitFor();
  });

  it('[ROLE-1] [ROLE-3] an admin without a second step is led to set one up; others find no administration', async () => {
    const list = `${prefix}/dashboard/admin/list-users`;
    const admin = await people.createUser({ locale, role: roleIds.admin });
    const { page, go } = await visit({ width, dark });
    await go(list);
    await expectPath(page, `${prefix}/auth/login`);
    await people.submitLogin(page, admin.email, locale);
    await expectPath(page, here);
    await page.getByRole('region', { name: security.requiredTitle[locale] }).waitFor();
    await expectAccessible(page);
    const { code, next, confirm } = await setUpApp(page, locale);
    await code.fill(next());
    await confirm();
    await findPanel(page, recovery.shown[locale]).waitFor();
    await go(list);
    await page.getByRole('heading', { level: 1, name: users.title[locale] }).waitFor();
    // The only factor of somebody who must have one stays.
    await go(here);
    expect(
      await findPanel(page, app.title[locale]).locator('summary').filter({ hasText: app.remove[locale] }).count(),
    ).toBe(0);

    const visitor = await visit({ width });
    await people.signInAs(visitor.page, await people.createUser({ locale }));
    expect(await visitor.go(list)).toBe(404);
    await visitor.page.getByText(notFound.title[locale]).first().waitFor();
    expect(await visitor.page.locator('main').innerText()).not.toContain('@estia.example');
    await expectAccessible(visitor.page);
  });
});
