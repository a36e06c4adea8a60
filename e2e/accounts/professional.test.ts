/** Registering as a professional. */
import { fields, landingFlashMessages, signup } from '@estia/contract/accounts/auth-messages';
import { agencyStatusMessages } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { fillUserFields, send } from '../support/registration-form.ts';
import * as people from '../support/users.ts';
import {
  expectFormErrors,
  expectPath,
  expectStatus,
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

  it('[AUTH-1] [AUTH-7] a professional registers: GEMI while typing, ΑΦΜ by its check digit, then waits', async () => {
    const [taken] = await querySql<{ gemi: string }>('select gemi from agency order by id limit 1');
    const email = people.newEmail('office');
    const { page, go, expecting } = await visit({ width, dark });
    expecting(/409 \(Conflict\).*user\/register/);
    await go(`${prefix}/auth/signup`);
    await people.waitForHydration(page, locale);
    // What both forms ask is not typed twice; a password is.
    await findField(page, fields.username[locale]).fill('Άννα Δοκιμαστική');
    await findField(page, fields.password[locale]).fill('not to be carried over');
    await page.getByRole('navigation', { name: signup.kinds[locale] }).getByRole('link').last().click();
    await expectPath(page, /as=professional/);
    await page.getByRole('heading', { level: 2, name: signup.agency[locale] }).waitFor();
    await expect.poll(() => findField(page, fields.username[locale]).inputValue()).toBe('Άννα Δοκιμαστική');
    expect(await findField(page, fields.password[locale]).inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('estia:signup'))).toBeNull();
    await people.waitForHydration(page, locale);
    const gemi = findField(page, signup.gemi[locale]);
    await gemi.pressSequentially(taken?.gemi ?? '');
    await expectStatus(page, fieldErrorMessages.gemi_in_use[locale]);
    await fillUserFields(page, locale, email);
    await findField(page, signup.agencyName[locale]).fill('Λεβέντης Ακίνητα');
    await findField(page, signup.taxNumber[locale]).fill('123456789');
    await send(page, locale);
    await expectFormErrors(page, locale, { [signup.taxNumber[locale]]: 'tax_number' });
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const fill = async () => {
      await findField(page, fields.password[locale]).fill(PASSWORD);
      await findField(page, fields.passwordAgain[locale]).fill(PASSWORD);
      await send(page, locale);
    };
    await findField(page, signup.taxNumber[locale]).fill(people.newTaxNumber());
    await fill();
    await expectFormErrors(page, locale, { [signup.gemi[locale]]: 'gemi_in_use' });
    expect(await findField(page, signup.agencyName[locale]).inputValue()).toBe('Λεβέντης Ακίνητα');
    await people.waitForHydration(page, locale);
    await gemi.fill('');
    await gemi.pressSequentially(people.newGemi());
    await expectStatus(page, signup.gemiFree[locale]);
    await fill();
    await expectPath(page, `${prefix}/dashboard/properties/new-property`);
    await expectStatus(page, landingFlashMessages['confirm-email'][locale]);

    await page.goto(findLink(await waitForEmail(email, emailMessages.confirm_email.subject[locale]), '/auth/confirm#'));
    await expectPath(page, `${prefix}/dashboard`);
    await page.getByText(agencyStatusMessages.waiting[locale]).waitFor();
    expect(await people.findAccountStatus(email)).toBe('waiting');
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
  });
});
