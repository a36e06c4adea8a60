/** Passkeys, devices, the password; and that an admin is nobody without the second step. */
import { users } from '@estia/contract/accounts/admin-messages';
import { secondFactor } from '@estia/contract/accounts/auth-messages';
import { dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/letter-messages';
import {
  app,
  devices,
  factors,
  passkeys,
  password,
  recovery,
  security,
} from '@estia/contract/accounts/security-messages';
import { errors } from '@estia/contract/errors';
import { notFound } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { mailTo } from './mails.ts';
import * as people from './people.ts';
import { arrived, button, expectRefused, field, PASSWORD, panel, prefixOf, said, unfold } from './people.ts';
import { setUpApp } from './second-factor.ts';
import { byTurns } from './turns.ts';
import { expectAccessible, expectNoSideways, giveAuthenticator, visitors } from './visit.ts';

const visit = visitors();
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each(
  byTurns({ locale: 'el' as const, width: 1440, dark: true }, { locale: 'en' as const, width: 390, dark: false }),
)('in $locale at $width px', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];
  const here = `${prefix}/dashboard/user/security`;

  it('[AUTH-3] a passkey: made on this device, asked for at login, removed', async () => {
    const person = await people.makePerson({ locale });
    const { page, go } = await visit({ width, dark });
    await giveAuthenticator(page);
    await people.enterAs(page, person);
    await go(here);
    const box = panel(page, passkeys.title[locale]);
    await unfold(box, passkeys.add[locale]);
    await button(box, passkeys.make[locale]).click();
    await expect.poll(() => field(box, passkeys.name[locale]).getAttribute('aria-invalid')).toBe('true');
    await field(box, passkeys.name[locale]).fill('laptop');
    await field(box, factors.yourPassword[locale]).fill(PASSWORD);
    await button(box, passkeys.make[locale]).click();
    await panel(page, recovery.shown[locale]).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);

    await page.context().clearCookies();
    await people.logIn(page, person.email, locale);
    await arrived(page, `${prefix}/auth/second-factor`);
    await button(page, secondFactor.passkey[locale]).click();
    await arrived(page, `${prefix}/select-property`);

    await go(here);
    const key = box.getByRole('listitem').filter({ hasText: 'laptop' });
    await unfold(key, factors.remove[locale]);
    await field(key, factors.yourPassword[locale]).fill(PASSWORD);
    await button(key, factors.remove[locale]).click();
    await said(page, words['passkey-removed'][locale]);
    expect(await key.count()).toBe(0);
    await page.context().clearCookies();
    await people.logIn(page, person.email, locale);
    await arrived(page, `${prefix}/select-property`);
  });

  it('[AUTH-5] the list of devices; logging out there ends the other one at its next click', async () => {
    const person = await people.makePerson({ locale });
    const mine = await visit({ width, dark });
    const other = await visit({ width });
    for (const { page } of [mine, other]) {
      await people.logIn(page, person.email, locale);
      await arrived(page, `${prefix}/select-property`);
    }
    await mailTo(person.email, emailMessages.new_login.title[locale]);
    await other.go(`${prefix}/dashboard`);
    await mine.go(here);
    const list = panel(mine.page, devices.title[locale]);
    // The third is the one that registered.
    expect(await list.getByRole('listitem').count()).toBe(3);
    const theirs = list
      .getByRole('listitem')
      .filter({ hasText: 'Chrome' })
      .filter({ hasNotText: devices.here[locale] });
    await theirs.getByRole('button').click();
    await said(mine.page, words['device-ended'][locale]);
    expect(await list.getByRole('listitem').count()).toBe(2);
    await other.page.goto(`${prefix}/dashboard/user/profile`);
    await arrived(other.page, `${prefix}/auth/login`);

    await button(list, devices.endOthers[locale]).click();
    await said(mine.page, words['devices-ended'][locale]);
    expect(await list.getByRole('listitem').count()).toBe(1);
  });

  it('[AUTH-6] changing the password asks for the old one and ends the other devices', async () => {
    const person = await people.makePerson({ locale });
    const other = await visit({ width });
    await people.logIn(other.page, person.email, locale);
    await arrived(other.page, `${prefix}/select-property`);
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, person);
    await go(here);
    const box = panel(page, password.title[locale]);
    const change = async (old: string, fresh: string, again = fresh) => {
      const isOpen = await box.locator('details').evaluate((details) => (details as HTMLDetailsElement).open);
      if (!isOpen) await unfold(box, password.change[locale]);
      await field(box, password.current[locale]).fill(old);
      await field(box, password.fresh[locale]).fill(fresh);
      await field(box, password.again[locale]).fill(again);
      await button(box, password.change[locale]).click();
    };
    await change('not the password', 'ένα άλλο ποτάμι 39');
    await expectRefused(page, locale, { [password.current[locale]]: 'password_wrong' });
    await change(PASSWORD, 'password1');
    await expectRefused(page, locale, { [password.fresh[locale]]: 'password_common' });
    await change(PASSWORD, 'ένα άλλο ποτάμι 39', 'ένα άλλο ποτάμι 40');
    await expectRefused(page, locale, { [password.again[locale]]: 'passwords_differ' });
    await change(PASSWORD, 'ένα άλλο ποτάμι 39');
    await said(page, words['password-changed'][locale]);
    await other.go(`${prefix}/dashboard`);
    await arrived(other.page, `${prefix}/auth/login`);
    await people.giveLogin(other.page, person.email, locale);
    await other.page.getByRole('alert').filter({ hasText: errors.not_authenticated.words[locale] }).waitFor();
  });

  it('[ROLE-1] [ROLE-3] an admin without a second step is led to set one up; others find no administration', async () => {
    const list = `${prefix}/dashboard/admin/list-users`;
    const admin = await people.makePerson({ locale, role: 1 });
    const { page, go } = await visit({ width, dark });
    await go(list);
    await arrived(page, `${prefix}/auth/login`);
    await people.giveLogin(page, admin.email, locale);
    await arrived(page, here);
    await page.getByRole('region', { name: security.requiredTitle[locale] }).waitFor();
    await expectAccessible(page);
    const { code, next, confirm } = await setUpApp(page, locale);
    await code.fill(next());
    await confirm();
    await panel(page, recovery.shown[locale]).waitFor();
    await go(list);
    await page.getByRole('heading', { level: 1, name: users.title[locale] }).waitFor();
    // The only factor of somebody who must have one stays.
    await go(here);
    expect(
      await panel(page, app.title[locale]).locator('summary').filter({ hasText: app.remove[locale] }).count(),
    ).toBe(0);

    const visitor = await visit({ width });
    await people.enterAs(visitor.page, await people.makePerson({ locale }));
    expect(await visitor.go(list)).toBe(404);
    await visitor.page.getByText(notFound.title[locale]).first().waitFor();
    expect(await visitor.page.locator('main').innerText()).not.toContain('@estia.example');
    await expectAccessible(visitor.page);
  });
});
