/** Registering and confirming, as a private person; what is refused, and what comes alive late. */
import { fields, landingFlashMessages, signup } from '@estia/contract/accounts/auth-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import * as account from '@estia/contract/accounts/messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { form } from '@estia/contract/site/form-messages';
import { userMenu } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, findLongCode, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { fillUserFields, send } from '../support/registration-form.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import * as people from '../support/users.ts';
import {
  expectFormErrors,
  expectPath,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  PASSWORD,
  querySql,
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

  it('[AUTH-1] [ROLE-2] a private person registers, after some mistakes, confirms and logs out', async () => {
    const taken = await people.createUser();
    const email = people.newEmail('markos');
    const { page, go, expecting } = await visit({ width, dark });
    // An email that is taken: the browser tells of the answer, too.
    expecting(/409 \(Conflict\).*user\/register/);
    await go(`${prefix}/auth/signup`);
    await send(page, locale);
    const summary = await expectFormErrors(page, locale, {
      [fields.username[locale]]: 'required',
      [fields.email[locale]]: 'required',
      [fields.password[locale]]: 'required',
      [signup.terms[locale]]: 'must_accept',
      [signup.over18[locale]]: 'must_accept',
    });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await summary.getByRole('link', { name: fields.email[locale] }).click();
    await expect
      .poll(() => findField(page, fields.email[locale]).evaluate((el) => el === document.activeElement))
      .toBe(true);

    await fillUserFields(page, locale, email);
    await findField(page, fields.password[locale]).fill('short');
    await findField(page, fields.passwordAgain[locale]).fill('short');
    await send(page, locale);
    await expectFormErrors(page, locale, { [fields.password[locale]]: 'password_short' });
    expect(await findField(page, fields.username[locale]).inputValue()).toBe('Μάρκος Λεβέντης');
    expect(await findField(page, fields.email[locale]).inputValue()).toBe(email);
    expect(await findField(page, fields.mobile[locale]).inputValue()).toBe('697 000 1122');
    expect(await page.getByRole('checkbox', { name: signup.terms[locale] }).isChecked()).toBe(true);
    expect(await findField(page, fields.password[locale]).inputValue()).toBe('short');

    // On leaving a field, and at once.
    await findField(page, fields.password[locale]).fill(PASSWORD);
    await findField(page, fields.passwordAgain[locale]).fill(`${PASSWORD}!`);
    await findField(page, fields.email[locale]).fill('markos');
    await findField(page, fields.mobile[locale]).focus();
    await page.getByText(fieldErrorMessages.passwords_differ[locale]).waitFor();
    await page.locator('#f-email-error').getByText(fieldErrorMessages.email[locale]).waitFor();
    expect(await page.getByText(fieldErrorMessages.password_short[locale], { exact: true }).count()).toBe(0);
    await send(page, locale);
    await expectFormErrors(page, locale, {
      [fields.email[locale]]: 'email',
      [fields.passwordAgain[locale]]: 'passwords_differ',
    });

    await fillUserFields(page, locale, taken.email);
    await send(page, locale);
    await expectFormErrors(page, locale, { [fields.email[locale]]: 'email_in_use' });
    // What was typed stays after the server's no as well.
    for (const label of [fields.password[locale], fields.passwordAgain[locale]])
      expect(await findField(page, label).inputValue()).toBe(PASSWORD);

    await fillUserFields(page, locale, email);
    await send(page, locale);
    await expectPath(page, `${prefix}/select-property`);
    await expectStatus(page, landingFlashMessages['confirm-email'][locale]);
    expect(await people.findAccountStatus(email)).toBe('waiting');

    const letter = await waitForEmail(email, emailMessages.confirm_email.subject[locale]);
    const link = findLink(letter, `${prefix}/auth/confirm#`);
    await page.goto(link);
    await expectPath(page, `${prefix}/dashboard`);
    await expectStatus(page, landingFlashMessages['email-confirmed'][locale]);
    expect(await people.findAccountStatus(email)).toBe('approved');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    // Once: the link of an email that was opened already says so, at its field.
    await page.goto(link);
    const wrong = await expectFormErrors(page, locale, { [fields.code[locale]]: 'wrong_code' });
    expect(page.url()).not.toContain(findLongCode(letter));
    // The way to the field is no code.
    await wrong.getByRole('link').click();
    const code = findField(page, fields.code[locale]);
    await expect.poll(() => code.evaluate((el) => el === document.activeElement)).toBe(true);
    expect([await code.inputValue(), new URL(page.url()).hash]).toEqual(['', '#f-code']);

    await page.getByLabel(userMenu[locale]).click();
    await findButton(page.locator('header'), account.logout[locale]).click();
    await expectPath(page, prefix || '/');
    await page.getByLabel(userMenu[locale]).click();
    await page.getByRole('link', { name: account.loginOrRegister[locale] }).waitFor();
  });

  it('[AUTH-1] a registration that the browser brings back from its history can be sent again', async () => {
    const { page, go } = await visit({ width, dark });
    await go(`${prefix}/auth/signup`);
    await people.waitForHydration(page, locale);
    let sent = 0;
    // Left without an answer: to the page that is the same as having been left for the next one.
    await page.route('**/api/user/register', () => {
      sent += 1;
    });
    await fillUserFields(page, locale, people.newEmail('back'));
    await send(page, locale);
    await findButton(page.locator('main'), form.sending[locale]).waitFor();
    await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await send(page, locale);
    await findButton(page.locator('main'), form.sending[locale]).waitFor();
    await expect.poll(() => sent).toBe(2);
  });

  it('[AUTH-1] a refused form that comes alive late leaves whoever is correcting it where they are', async () => {
    const { page } = await visit({ width, dark });
    const scripts = Promise.withResolvers<void>();
    await page.route(/\/assets\/.*\.js/, (route) => scripts.promise.then(() => route.continue()));
    await page.goto(`${prefix}/auth/signup`, { waitUntil: 'commit' });
    await send(page, locale);
    const again = findField(page, fields.passwordAgain[locale]);
    await expectFormErrors(page, locale, {
      [fields.username[locale]]: 'required',
      [fields.email[locale]]: 'required',
      [fields.password[locale]]: 'required',
      [signup.terms[locale]]: 'must_accept',
      [signup.over18[locale]]: 'must_accept',
    });
    await again.fill(PASSWORD);
    await findButton(page.locator('main'), signup.submit[locale]).scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => scrollY);
    const before = await place();
    expect(before).toBeGreaterThan(0);
    expect(await page.getByRole('button', { name: form.showPassword[locale] }).count()).toBe(0);
    scripts.resolve();
    await people.waitForHydration(page, locale);
    expect(await again.evaluate((el) => el === document.activeElement)).toBe(true);
    expect(await place()).toBe(before);
    expect(await again.inputValue()).toBe(PASSWORD);
  });
});

it('[AUTH-1] a form that is sent twice makes one account', async () => {
  const count = async (email: string) =>
    Number((await querySql<{ n: string }>('select count(*) as n from account where email = $1', [email]))[0]?.n);
  const { page, go } = await visit({ width: 390 });
  const clicked = people.newEmail('twice');
  await go('/auth/signup');
  await fillUserFields(page, 'el', clicked);
  await findButton(page.locator('main'), signup.submit.el).dblclick();
  await expectPath(page, '/select-property');
  expect(await count(clicked)).toBe(1);

  // Without script nothing holds the button: the form's own key does.
  const sent = people.newEmail('twice');
  const again = await visit({ js: false });
  await again.go('/auth/signup');
  const form_key = await again.page.locator('input[name="form_key"]').inputValue();
  const form = {
    form_key,
    username: 'Δις',
    email: sent,
    password: PASSWORD,
    passwordConfirmation: PASSWORD,
    terms_accepted: 'on',
    over_18: 'on',
  };
  const headers = { origin: siteUnderTest.origin };
  const post = () =>
    fetch(`${siteUnderTest.origin}/auth/signup`, {
      method: 'POST',
      redirect: 'manual',
      headers,
      body: new URLSearchParams(form),
    });
  const first = await Promise.all([post(), post()]);
  const later = await post();
  expect(first.map(({ status }) => status)).toContain(303);
  expect(later.status).toBe(303);
  expect(later.headers.get('location')).toContain('/select-property');
  expect(await count(sent)).toBe(1);
  expect(
    await querySql('select 1 from email_outbox join account on account.id = account_id where email = $1', [sent]),
  ).toHaveLength(1);
});
