/** Coming in: registering, confirming, logging in and out, the forgotten password; for private people and professionals. */

import {
  confirm,
  fields,
  forgot,
  landingSaid,
  login,
  loginSaid,
  logoutPage,
  reset,
  signup,
} from '@estia/contract/accounts/auth-messages';
import { officeState } from '@estia/contract/accounts/dashboard-messages';
import { letterWords } from '@estia/contract/accounts/letter-messages';
import * as account from '@estia/contract/accounts/messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { errors } from '@estia/contract/errors';
import { fieldWords } from '@estia/contract/fields';
import type { Locale } from '@estia/contract/pair';
import { form } from '@estia/contract/site/form-messages';
import { userMenu } from '@estia/contract/site/messages';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { linkIn, longCode, mailTo, shortCode } from './mails.ts';
import { ownSite } from './own-site.ts';
import * as people from './people.ts';
import { arrived, button, expectRefused, field, PASSWORD, prefixOf, said, sql } from './people.ts';
import { expectAccessible, expectEnglish, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
// Whole journeys, with axe at every stop.
vi.setConfig({ testTimeout: 180_000 });
beforeEach(async () => {
  await people.forgetCounts();
});

const send = (page: Page, locale: Locale) => button(page.locator('main'), signup.act[locale]).click();

async function fillPerson(page: Page, locale: Locale, email: string): Promise<void> {
  await field(page, fields.username[locale]).fill('Μάρκος Λεβέντης');
  await field(page, fields.email[locale]).fill(email);
  await field(page, fields.password[locale]).fill(PASSWORD);
  await field(page, fields.passwordAgain[locale]).fill(PASSWORD);
  await field(page, fields.mobile[locale]).fill('697 000 1122');
  await page.getByRole('checkbox', { name: signup.terms[locale] }).check();
  await page.getByRole('checkbox', { name: signup.over18[locale] }).check();
}

describe.each([
  { locale: 'el' as const, width: 390, dark: false },
  { locale: 'en' as const, width: 1440, dark: true },
])('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];

  it('[AUTH-1] [ROLE-2] a private person registers, after some mistakes, confirms and logs out', async () => {
    const taken = await people.makePerson();
    const email = people.newEmail('markos');
    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/auth/signup`);
    await send(page, locale);
    const summary = await expectRefused(page, locale, {
      [fields.username[locale]]: 'required',
      [fields.email[locale]]: 'required',
      [fields.password[locale]]: 'required',
      [signup.terms[locale]]: 'must_accept',
      [signup.over18[locale]]: 'must_accept',
    });
    await expectAccessible(page);
    await expectNoSideways(page);
    await summary.getByRole('link', { name: fields.email[locale] }).click();
    await expect
      .poll(() => field(page, fields.email[locale]).evaluate((el) => el === document.activeElement))
      .toBe(true);

    await fillPerson(page, locale, email);
    await field(page, fields.password[locale]).fill('short');
    await field(page, fields.passwordAgain[locale]).fill('short');
    await send(page, locale);
    await expectRefused(page, locale, { [fields.password[locale]]: 'password_short' });
    expect(await field(page, fields.username[locale]).inputValue()).toBe('Μάρκος Λεβέντης');
    expect(await field(page, fields.email[locale]).inputValue()).toBe(email);
    expect(await field(page, fields.mobile[locale]).inputValue()).toBe('697 000 1122');
    expect(await page.getByRole('checkbox', { name: signup.terms[locale] }).isChecked()).toBe(true);
    expect(await field(page, fields.password[locale]).inputValue()).toBe('');

    await field(page, fields.password[locale]).fill(PASSWORD);
    await field(page, fields.passwordAgain[locale]).fill(`${PASSWORD}!`);
    await send(page, locale);
    await expectRefused(page, locale, { [fields.passwordAgain[locale]]: 'passwords_differ' });

    await fillPerson(page, locale, taken.email);
    await send(page, locale);
    await expectRefused(page, locale, { [fields.email[locale]]: 'email_in_use' });

    await fillPerson(page, locale, email);
    await send(page, locale);
    await arrived(page, `${prefix}/select-property`);
    await said(page, landingSaid['confirm-email'][locale]);
    expect(await people.stateOf(email)).toBe('waiting');

    const letter = await mailTo(email, letterWords.confirm_email.subject[locale]);
    const link = linkIn(letter, `${prefix}/auth/confirm#`);
    await page.goto(link);
    await arrived(page, `${prefix}/dashboard`);
    await said(page, landingSaid['email-confirmed'][locale]);
    expect(await people.stateOf(email)).toBe('approved');
    await expectAccessible(page);
    await expectNoSideways(page);

    // Once: the link of a letter that was opened already says so, at its field.
    await page.goto(link);
    await expectRefused(page, locale, { [fields.code[locale]]: 'wrong_code' });
    expect(page.url()).not.toContain(longCode(letter));

    await page.getByLabel(userMenu[locale]).click();
    await button(page.locator('header'), account.logout[locale]).click();
    await arrived(page, prefix || '/');
    await page.getByLabel(userMenu[locale]).click();
    await page.getByRole('link', { name: account.loginOrRegister[locale] }).waitFor();
  });

  it('[AUTH-1] a refused form that comes alive late leaves whoever is correcting it where they are', async () => {
    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/auth/signup`);
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, (route) => scripts.promise.then(() => route.continue()));
    await send(page, locale);
    const again = field(page, fields.passwordAgain[locale]);
    await expectRefused(page, locale, {
      [fields.username[locale]]: 'required',
      [fields.email[locale]]: 'required',
      [fields.password[locale]]: 'required',
      [signup.terms[locale]]: 'must_accept',
      [signup.over18[locale]]: 'must_accept',
    });
    await again.fill(PASSWORD);
    await button(page.locator('main'), signup.act[locale]).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: form.showPassword[locale] }).count()).toBe(0);
    scripts.resolve();
    await people.hydrated(page, locale);
    expect(await again.evaluate((el) => el === document.activeElement)).toBe(true);
    expect(await place()).toBe(before);
    expect(await again.inputValue()).toBe(PASSWORD);
  });

  it('[AUTH-2] [ROLE-3] a wrong login says nothing about who there is; a right one goes back to where one was going', async () => {
    const { email } = await people.makePerson({ locale });
    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/dashboard/user/profile`);
    await arrived(page, `${prefix}/auth/login`);
    await page.getByText(login.needed[locale]).waitFor();
    await button(page.locator('main'), login.act[locale]).click();
    await expectRefused(page, locale, { [fields.email[locale]]: 'required', [fields.password[locale]]: 'required' });

    const refusals = [];
    for (const who of [people.newEmail('nobody'), email]) {
      await people.giveLogin(page, who, locale, 'not the password');
      const alert = page.getByRole('alert').filter({ hasText: errors.not_authenticated.words[locale] });
      await alert.waitFor();
      await expect.poll(() => field(page, fields.email[locale]).inputValue()).toBe(who);
      expect(await field(page, fields.password[locale]).inputValue()).toBe('');
      await people.hydrated(page, locale);
      refusals.push(await page.locator('main').innerText());
    }
    expect(refusals[0]).toBe(refusals[1]);
    await expectAccessible(page);

    await people.giveLogin(page, email, locale);
    await arrived(page, `${prefix}/dashboard/user/profile`);
    await page.getByRole('heading', { level: 1, name: profile.title[locale] }).waitFor();

    await go(`${prefix}/auth/login`);
    await arrived(page, `${prefix}/select-property`);
    await go(`${prefix}/auth/signup?next=${encodeURIComponent(`${prefix}/dashboard/user/security`)}`);
    await arrived(page, `${prefix}/dashboard/user/security`);
  });

  it('[AUTH-3] a forgotten password: mailed code, new password, every old session ends', async () => {
    const person = await people.makePerson({ locale });
    const elsewhere = await visit({ width: 1440 });
    await people.enterAs(elsewhere.page, person);
    expect(await elsewhere.go(`${prefix}/dashboard`)).toBe(200);
    await arrived(elsewhere.page, `${prefix}/dashboard`);

    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/auth/login`);
    await page.getByRole('link', { name: login.forgot[locale] }).click();
    await arrived(page, `${prefix}/auth/forgot`);
    await field(page, fields.email[locale]).fill(person.email);
    await button(page.locator('main'), forgot.act[locale]).click();
    await page.getByRole('heading', { level: 1, name: reset.title[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    const code = shortCode(await mailTo(person.email, letterWords.reset_password.subject[locale]));
    expect(page.url()).not.toContain('%40');

    const give = async (typed: string, password: string) => {
      await field(page, reset.code[locale]).fill(typed);
      await field(page, fields.newPassword[locale]).fill(password);
      await field(page, fields.passwordAgain[locale]).fill(password);
      await button(page.locator('main'), reset.act[locale]).click();
    };
    await give(code === '11111111' ? '22222222' : '11111111', 'ένα άλλο ποτάμι 39');
    await expectRefused(page, locale, { [reset.code[locale]]: 'wrong_code' });
    expect(await field(page, fields.email[locale]).inputValue()).toBe(person.email);
    await give(code, 'ένα άλλο ποτάμι 39');
    await arrived(page, `${prefix}/auth/login`);
    await said(page, loginSaid['password-changed'][locale]);
    await mailTo(person.email, letterWords.password_changed.title[locale]);

    await elsewhere.page.reload();
    await arrived(elsewhere.page, `${prefix}/auth/login`);
    await people.giveLogin(page, person.email, locale);
    await page.getByRole('alert').filter({ hasText: errors.not_authenticated.words[locale] }).waitFor();
    await people.giveLogin(page, person.email, locale, 'ένα άλλο ποτάμι 39');
    await arrived(page, `${prefix}/select-property`);
  });

  it('[AUTH-1] [AUTH-7] a professional registers: GEMI while typing, ΑΦΜ by its check digit, then waits', async () => {
    const [taken] = await sql<{ gemi: string }>('select gemi from agency order by id limit 1');
    const email = people.newEmail('office');
    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/auth/signup`);
    await page.getByRole('navigation', { name: signup.kinds[locale] }).getByRole('link').last().click();
    await arrived(page, /as=professional/);
    await page.getByRole('heading', { level: 2, name: signup.office[locale] }).waitFor();
    await people.hydrated(page, locale);
    const gemi = field(page, signup.gemi[locale]);
    await gemi.pressSequentially(taken?.gemi ?? '');
    await said(page, fieldWords.gemi_in_use[locale]);
    await fillPerson(page, locale, email);
    await field(page, signup.officeName[locale]).fill('Λεβέντης Ακίνητα');
    await field(page, signup.taxNumber[locale]).fill('123456789');
    await send(page, locale);
    await expectRefused(page, locale, { [signup.taxNumber[locale]]: 'tax_number' });
    await expectAccessible(page);
    await expectNoSideways(page);

    const fill = async () => {
      await field(page, fields.password[locale]).fill(PASSWORD);
      await field(page, fields.passwordAgain[locale]).fill(PASSWORD);
      await send(page, locale);
    };
    await field(page, signup.taxNumber[locale]).fill(people.newTaxNumber());
    await fill();
    await expectRefused(page, locale, { [signup.gemi[locale]]: 'gemi_in_use' });
    expect(await field(page, signup.officeName[locale]).inputValue()).toBe('Λεβέντης Ακίνητα');
    await people.hydrated(page, locale);
    await gemi.fill('');
    await gemi.pressSequentially(people.newGemi());
    await said(page, signup.gemiFree[locale]);
    await fill();
    await arrived(page, `${prefix}/dashboard/properties/new-property`);
    await said(page, landingSaid['confirm-email'][locale]);

    await page.goto(linkIn(await mailTo(email, letterWords.confirm_email.subject[locale]), '/auth/confirm#'));
    await arrived(page, `${prefix}/dashboard`);
    await page.getByText(officeState.waiting[locale]).waitFor();
    expect(await people.stateOf(email)).toBe('waiting');
    await expectAccessible(page);
    await expectNoSideways(page);
  });

  it('[I18N-1] every page of the door is accessible and in one language', async () => {
    const { page, go } = await visit({ width, dark });
    for (const path of [
      ...['login', 'signup', 'signup?as=professional', 'forgot', 'reset', 'confirm', 'confirm-email-change'],
      ...['undo-delete', 'second-factor?by=totp.passkey'],
    ]) {
      expect(await go(`${prefix}/auth/${path}`), path).toBe(200);
      await expectAccessible(page);
      await expectNoSideways(page);
      if (locale === 'en') await expectEnglish(page);
    }
  });

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

it('[AUTH-1] a form that is sent twice makes one account', async () => {
  const count = async (email: string) =>
    Number((await sql<{ n: string }>('select count(*) as n from account where email = $1', [email]))[0]?.n);
  const { page, go } = await visit({ width: 390 });
  const clicked = people.newEmail('twice');
  await go('/auth/signup');
  await fillPerson(page, 'el', clicked);
  await button(page.locator('main'), signup.act.el).dblclick();
  await arrived(page, '/select-property');
  expect(await count(clicked)).toBe(1);

  // Without script nothing holds the button: the form's own key does.
  const sent = people.newEmail('twice');
  const again = await visit({ js: false });
  await again.go('/auth/signup');
  const form_key = await again.page.locator('input[name="form_key"]').inputValue();
  const form = {
    ...{ form_key, username: 'Δις', email: sent, password: PASSWORD, passwordConfirmation: PASSWORD },
    ...{ terms_accepted: 'on', over_18: 'on' },
  };
  const headers = { origin: ownSite.origin };
  const post = () =>
    fetch(`${ownSite.origin}/auth/signup`, {
      ...{ method: 'POST', redirect: 'manual', headers, body: new URLSearchParams(form) },
    });
  const first = await Promise.all([post(), post()]);
  const later = await post();
  expect(first.map(({ status }) => status)).toContain(303);
  expect(later.status).toBe(303);
  expect(later.headers.get('location')).toContain('/select-property');
  expect(await count(sent)).toBe(1);
  expect(
    await sql('select 1 from mail_outbox join account on account.id = account_id where email = $1', [sent]),
  ).toHaveLength(1);
});

it('[AUTH-2] a keyboard is enough to log in', async () => {
  const { email } = await people.makePerson();
  const { page, go } = await visit();
  await go('/auth/login');
  const focused = () => page.evaluate(() => document.activeElement?.id);
  for (let presses = 0; (await focused()) !== 'f-email' && presses < 60; presses++) await page.keyboard.press('Tab');
  await page.keyboard.type(email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await arrived(page, '/select-property');
});
