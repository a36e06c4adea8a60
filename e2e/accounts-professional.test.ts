/** Registering as a professional. */
import { fields, landingFlashMessages, signup } from '@estia/contract/accounts/auth-messages';
import { agencyStatusMessages } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/letter-messages';
import { fieldErrorMessages } from '@estia/contract/fields';
import { beforeEach, describe, expect, it } from 'vitest';
import { linkIn, mailTo } from './mails.ts';
import * as people from './people.ts';
import { arrived, expectRefused, field, PASSWORD, prefixOf, said, sql } from './people.ts';
import { fillPerson, send } from './registration-form.ts';
import { byTurns } from './turns.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each(
  byTurns({ locale: 'el' as const, width: 390, dark: false }, { locale: 'en' as const, width: 1440, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];

  it('[AUTH-1] [AUTH-7] a professional registers: GEMI while typing, ΑΦΜ by its check digit, then waits', async () => {
    const [taken] = await sql<{ gemi: string }>('select gemi from agency order by id limit 1');
    const email = people.newEmail('office');
    const { page, go, expecting } = await visit({ width, dark });
    expecting(/409 \(Conflict\).*user\/register/);
    await go(`${prefix}/auth/signup`);
    await people.hydrated(page, locale);
    // What both forms ask is not typed twice; a password is.
    await field(page, fields.username[locale]).fill('Άννα Δοκιμαστική');
    await field(page, fields.password[locale]).fill('not to be carried over');
    await page.getByRole('navigation', { name: signup.kinds[locale] }).getByRole('link').last().click();
    await arrived(page, /as=professional/);
    await page.getByRole('heading', { level: 2, name: signup.office[locale] }).waitFor();
    await expect.poll(() => field(page, fields.username[locale]).inputValue()).toBe('Άννα Δοκιμαστική');
    expect(await field(page, fields.password[locale]).inputValue()).toBe('');
    expect(await page.evaluate(() => sessionStorage.getItem('estia:signup'))).toBeNull();
    await people.hydrated(page, locale);
    const gemi = field(page, signup.gemi[locale]);
    await gemi.pressSequentially(taken?.gemi ?? '');
    await said(page, fieldErrorMessages.gemi_in_use[locale]);
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
    await said(page, landingFlashMessages['confirm-email'][locale]);

    await page.goto(linkIn(await mailTo(email, emailMessages.confirm_email.subject[locale]), '/auth/confirm#'));
    await arrived(page, `${prefix}/dashboard`);
    await page.getByText(agencyStatusMessages.waiting[locale]).waitFor();
    expect(await people.stateOf(email)).toBe('waiting');
    await expectAccessible(page);
    await expectNoSideways(page);
  });
});
