/** Everything about coming in without script. */
import { confirm, fields, forgot, logoutPage, reset } from '@estia/contract/accounts/auth-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { conversationMessages } from '@estia/contract/inbox/conversation-messages';
import { sendAgain } from '@estia/contract/site/unsent-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLongCode, findShortCode, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { callApi, publishListing } from '../support/listing-wizard.ts';
import { fillUserFields, send } from '../support/registration-form.ts';
import * as people from '../support/users.ts';
import {
  createUser,
  expectPath,
  findButton,
  findField,
  localePrefix,
  querySql,
  signInAs,
  submitLogin,
} from '../support/users.ts';
import { createVisitors, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, dark: false }, { locale: 'en' as const, width: 1440, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];

  it('[AUTH-1] [AUTH-3] [PROF-1] everything works without script', async () => {
    const email = people.newEmail('plain');
    const { page, go } = await visit({ width, dark, js: false });
    await go(`${prefix}/auth/signup`);
    await send(page, locale);
    const summary = page.getByRole('alert');
    await summary.waitFor();
    expect(await summary.getByRole('link').count()).toBe(5);
    await fillUserFields(page, locale, email);
    await send(page, locale);
    await expectPath(page, `${prefix}/select-property`);

    await go(`${prefix}/auth/confirm`);
    const code = findLongCode(await waitForEmail(email, emailMessages.confirm_email.subject[locale]));
    await findField(page, fields.code[locale]).fill(code.toLowerCase().replaceAll('-', ' '));
    await findButton(page.locator('main'), confirm.confirm[locale]).click();
    await expectPath(page, `${prefix}/dashboard`);
    expect(await people.findAccountStatus(email)).toBe('approved');

    await go(`${prefix}/dashboard/user/profile`);
    await findField(page, profile.username[locale]).fill('Μάρκος');
    await findButton(page, profile.save[locale]).first().click();
    await expectPath(page, /flash=saved/);
    expect(await findField(page, profile.username[locale]).inputValue()).toBe('Μάρκος');

    await go(`${prefix}/auth/logout`);
    await findButton(page.locator('main'), logoutPage.logOut[locale]).click();
    await expectPath(page, prefix || '/');
    await people.logIn(page, email, locale);
    await expectPath(page, `${prefix}/select-property`);
    await page.context().clearCookies();

    await go(`${prefix}/auth/forgot`);
    await findField(page, fields.email[locale]).fill(email);
    await findButton(page.locator('main'), forgot.submit[locale]).click();
    const once = findShortCode(await waitForEmail(email, emailMessages.reset_password.subject[locale]));
    await findField(page, reset.code[locale]).fill(once);
    await findField(page, fields.newPassword[locale]).fill('ένα άλλο ποτάμι 39');
    await findField(page, fields.passwordAgain[locale]).fill('ένα άλλο ποτάμι 39');
    await findButton(page.locator('main'), reset.submit[locale]).click();
    await expectPath(page, `${prefix}/auth/login`);
    await submitLogin(page, email, locale, 'ένα άλλο ποτάμι 39');
    await expectPath(page, `${prefix}/select-property`);
  });

  it.each(['switched off', 'that did not arrive'])(
    '[LIST-6] with script %s, a reply typed after the session ended is shown, and sent after a login',
    async (script) => {
      const [owner, lead] = [await createUser({ locale }), await createUser({ locale })];
      const listing = await publishListing(owner);
      const question = {
        for: 'sale',
        property_id: listing.property_id,
        body: 'Is it free?',
        client_key: crypto.randomUUID(),
      };
      await callApi(lead, 'POST', '/property/contact', question);
      const [row] = await querySql<{ id: number }>('select id from conversation where advertiser_id = $1', [owner.id]);
      const sent = (text: string) =>
        querySql('select 1 from message where conversation_id = $1 and body = $2', [row?.id, text]);
      const text = 'Come on Saturday at ten.';
      const isLost = script === 'that did not arrive';
      const { page, expecting } = await visit({ width, dark, js: isLost });
      expecting(/401 \(Unauthorized\).*auth\/unsent/);
      if (isLost) {
        expecting(/ERR_FAILED.*\.js/);
        await page.route(/\.js$/, (route) => route.abort());
      }
      await signInAs(page, owner);
      await page.goto(`${prefix}/dashboard/inbox/${row?.id}`);
      await page.locator('textarea[name="reply.body"]').fill(text);
      await querySql('delete from session where account_id = $1', [owner.id]);
      await findButton(page, conversationMessages.send[locale]).click();
      await page.getByRole('heading', { level: 1, name: sendAgain.titles.login[locale] }).waitFor();
      await page.getByRole('main').getByText(text).waitFor();
      expect(await sent(text)).toHaveLength(0);
      await expectNoHorizontalScroll(page);

      // Somebody else's login sends nothing of it.
      const logIn = async (email: string) => {
        await findField(page, fields.email[locale]).fill(email);
        await findField(page, fields.password[locale]).fill(people.PASSWORD);
        await findButton(page.getByRole('main'), sendAgain.loginHere[locale]).click();
      };
      await logIn(lead.email);
      await page.getByText(sendAgain.leads['other-account'][locale]).waitFor();
      await logIn(owner.email);
      await page.getByRole('heading', { level: 1, name: sendAgain.titles.ready[locale] }).waitFor();
      await page.getByRole('main').getByText(text).waitFor();
      await expectNoHorizontalScroll(page);
      await findButton(page, sendAgain.send[locale]).click();
      await expectPath(page, /flash=sent/);
      expect(await sent(text)).toHaveLength(1);
    },
  );
});
