/** Own details, emails, language, a new email through both mailboxes, the agency. */
import {
  emailChange as changeWords,
  confirm,
  fields,
  landingFlashMessages,
} from '@estia/contract/accounts/auth-messages';
import { nav, dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { agencyProfileMessages, emailChange, profile } from '@estia/contract/accounts/profile-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { resume } from '@estia/contract/listings/resume-messages';
import * as history from '@estia/contract/search/history-messages';
import { languageName } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { findLink, findLongCode, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
import { apartmentAnswers, createDraft } from '../support/listing-wizard.ts';
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
  querySql,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, dark: false }, { locale: 'en' as const, width: 390, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];
  const here = `${prefix}/dashboard/user/profile`;

  it('[PROF-1] details, language of letters, and which letters', async () => {
    const user = await people.createUser({ locale });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const details = findPanel(page, profile.details[locale]);
    await findField(details, profile.username[locale]).fill('');
    await findField(details, profile.mobile[locale]).fill('12345');
    await findButton(details, profile.save[locale]).click();
    await expectFormErrors(page, locale, { [profile.username[locale]]: 'required', [profile.mobile[locale]]: 'phone' });
    expect(await findField(details, profile.mobile[locale]).inputValue()).toBe('12345');
    await expectAccessible(page);

    await findField(details, profile.username[locale]).fill('Daphne Riga');
    await findField(details, profile.mobile[locale]).fill('+30 697 000 3344');
    await findField(details, profile.landline[locale]).fill('210 000 5566');
    const other = locale === 'el' ? 'en' : 'el';
    await findField(details, profile.language[locale]).selectOption({ label: languageName[other] });
    await findButton(details, profile.save[locale]).click();
    await expectStatus(page, words.saved[locale]);
    expect(await findField(details, profile.username[locale]).inputValue()).toBe('Daphne Riga');
    expect(await findField(details, profile.mobile[locale]).inputValue()).toBe('697 000 3344');

    const mails = findPanel(page, profile.mails[locale]);
    const box = (label: { el: string; en: string }) => mails.getByRole('checkbox', { name: label[locale] });
    const before = await box(profile.mailMessages).isChecked();
    await box(profile.mailMessages).setChecked(!before);
    await box(profile.mailNews).check();
    await findButton(mails, profile.save[locale]).click();
    await expectStatus(page, words.saved[locale]);
    await go(here);
    expect(await box(profile.mailMessages).isChecked()).toBe(!before);
    expect(await box(profile.mailNews).isChecked()).toBe(true);
    // The other form left these alone.
    expect(await findField(details, profile.landline[locale]).inputValue()).toBe('210 000 5566');
    const [row] = await querySql('select username, mobile, locale, mail_news from account where id = $1', [user.id]);
    expect(row).toEqual({ username: 'Daphne Riga', mobile: '+306970003344', locale: other, mail_news: true });
  });

  it('[PROF-1] a new email counts when both mailboxes have confirmed it', async () => {
    const user = await people.createUser({ locale });
    const taken = await people.createUser();
    const fresh = people.newEmail('moved');
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    const box = findPanel(page, emailChange.title[locale]);
    await expandSection(box, emailChange.change[locale]);
    const requestReset = async (email: string, password: string) => {
      await findField(box, emailChange.newEmail[locale]).fill(email);
      await findField(box, emailChange.password[locale]).fill(password);
      await findButton(box, emailChange.sendCodes[locale]).click();
    };
    await requestReset(fresh, 'not the password');
    await expectFormErrors(page, locale, { [emailChange.password[locale]]: 'password_wrong' });
    await requestReset(taken.email, PASSWORD);
    await expectFormErrors(page, locale, { [emailChange.newEmail[locale]]: 'email_in_use' });
    await requestReset(fresh, PASSWORD);
    await expectStatus(page, words['email-asked'][locale]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const old = await waitForEmail(user.email, emailMessages.leave_email.subject[locale]);
    const young = await waitForEmail(fresh, emailMessages.enter_email.subject[locale]);
    await page.goto(findLink(young, `${prefix}/auth/confirm-email-change#`));
    await expectStatus(page, changeWords.half[locale]);
    await go(here);
    await box.getByText(fresh).waitFor();
    expect(await box.getByText(emailChange.yes[locale], { exact: true }).count()).toBe(1);
    expect(await people.findAccountStatus(fresh)).toBeUndefined();

    // The old mailbox is read on another device, where nobody is logged in: the code is typed.
    const elsewhere = await visit({ width, js: false });
    await elsewhere.go(`${prefix}/auth/confirm-email-change`);
    await findField(elsewhere.page, fields.code[locale]).fill(findLongCode(old));
    await findButton(elsewhere.page.locator('main'), changeWords.confirm[locale]).click();
    await expectPath(elsewhere.page, `${prefix}/auth/login`);
    await waitForEmail(user.email, emailMessages.email_changed.title[locale]);
    // Whoever changed it may not be who reads the old mailbox: every session ends.
    await go(here);
    await expectPath(page, `${prefix}/auth/login`);
    await people.submitLogin(page, fresh, locale);
    await expectPath(page, here);
    await box.getByText(fresh).waitFor();
  });

  it('[PROF-1] [POST-1] a mistyped email is mended from the page that asks for its code, and the way goes on to the draft', async () => {
    const user = await people.createUser({ locale, status: 'waiting', confirmed: false });
    await createDraft(user, apartmentAnswers());
    const fresh = people.newEmail('mended');
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(`${prefix}/auth/confirm`);
    await page.getByText(confirm.leadTo[locale](user.email)).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await page.getByRole('link', { name: confirm.wrongAddress[locale] }).click();
    await expectPath(page, here);
    const box = findPanel(page, emailChange.title[locale]);
    await expandSection(box, emailChange.change[locale]);
    await box.getByText(emailChange.howNew[locale]).waitFor();
    await findField(box, emailChange.newEmail[locale]).fill(fresh);
    await findField(box, emailChange.password[locale]).fill(PASSWORD);
    await findButton(box, emailChange.sendCode[locale]).click();
    await expectStatus(page, words['email-asked-new'][locale]);
    expect(await box.getByText(emailChange.yes[locale], { exact: true }).count()).toBe(0);
    const young = await waitForEmail(fresh, emailMessages.enter_email.subject[locale]);
    await page.goto(findLink(young, `${prefix}/auth/confirm-email-change#`));
    await expectStatus(page, landingFlashMessages['email-changed'][locale]);
    await box.getByText(fresh).waitFor();
    expect(await people.findAccountStatus(fresh)).toBe('approved');
    await page.getByRole('link', { name: resume.finishListing[locale] }).waitFor();
    await expectNoHorizontalScroll(page);

    // Now there is nothing to confirm: the page names no address.
    await go(`${prefix}/auth/confirm`);
    await page.getByText(confirm.lead[locale]).waitFor();
    expect(await page.getByRole('link', { name: confirm.wrongAddress[locale] }).count()).toBe(0);
  });

  it('[PROF-1] a change of email is cancelled', async () => {
    const user = await people.createUser({ locale });
    const fresh = people.newEmail('stays');
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    const box = findPanel(page, emailChange.title[locale]);
    await expandSection(box, emailChange.change[locale]);
    await findField(box, emailChange.newEmail[locale]).fill(fresh);
    await findField(box, emailChange.password[locale]).fill(PASSWORD);
    await findButton(box, emailChange.sendCodes[locale]).click();
    await expectStatus(page, words['email-asked'][locale]);
    const young = await waitForEmail(fresh, emailMessages.enter_email.subject[locale]);
    await findButton(box, emailChange.cancel[locale]).click();
    await expectStatus(page, words['email-kept'][locale]);
    await page.goto(findLink(young, '/auth/confirm-email-change#'));
    await page
      .getByRole('alert')
      .filter({ has: page.getByRole('heading') })
      .waitFor();
    expect(await people.findAccountStatus(user.email)).toBe('approved');
  });

  it('[AGEN-2] an agency fills in its profile; numbers that were checked do not change', async () => {
    const user = await people.createUser({ locale, role: roleIds.agency, status: 'waiting' });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(here);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    const box = findPanel(page, agencyProfileMessages.title[locale]);
    await findField(box, agencyProfileMessages.taxNumber[locale]).fill('123456789');
    await findField(box, agencyProfileMessages.postalCode[locale]).fill('99');
    await findButton(box, agencyProfileMessages.save[locale]).click();
    await expectFormErrors(page, locale, {
      [agencyProfileMessages.taxNumber[locale]]: 'tax_number',
      [agencyProfileMessages.postalCode[locale]]: 'postal_code',
    });
    const taxNumber = people.newTaxNumber();
    await findField(box, agencyProfileMessages.taxNumber[locale]).fill(`EL ${taxNumber}`);
    await findField(box, agencyProfileMessages.postalCode[locale]).fill('15233');
    await findField(box, agencyProfileMessages.street[locale]).fill('Αγίας Παρασκευής');
    await findField(box, agencyProfileMessages.district[locale]).fill('Χαλάνδρι');
    await findButton(box, agencyProfileMessages.save[locale]).click();
    await page.waitForLoadState();
    // Several places of this name: one is chosen among them.
    const choose = box.getByRole('group', { name: agencyProfileMessages.districtChoose[locale] }).getByRole('radio');
    await expect.poll(async () => page.url().includes('flash=saved') || (await choose.count()) > 0).toBe(true);
    if ((await choose.count()) > 0) {
      await choose.first().check();
      await findButton(box, agencyProfileMessages.save[locale]).click();
    }
    await expectStatus(page, words.saved[locale]);
    const [row] = await querySql(
      'select tax_number, street, postcode, district_id is not null as placed from agency where account_id = $1',
      [user.id],
    );
    expect(row).toEqual({ tax_number: taxNumber, street: 'Αγίας Παρασκευής', postcode: '15233', placed: true });

    await querySql("update account set status = 'approved' where id = $1", [user.id]);
    await go(here);
    await page.getByText(agencyProfileMessages.fixed[locale]).waitFor();
    await expectAccessible(page);
  });

  it('[DASH-1] [NAV-5] every page of the dashboard is reached by its menu, accessible, in one language', async () => {
    const user = await people.createUser({ locale, role: roleIds.agency });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    await go(`${prefix}/dashboard`);
    const menu = page.getByRole('navigation', { name: nav.label[locale] });
    for (const name of [
      'properties',
      'favorites',
      'searches',
      'security',
      'privacy',
      'subscription',
      'home',
    ] as const) {
      if (width < 500) await menu.locator('summary').click();
      const link = menu.getByRole('link', { name: nav[name][locale], exact: true });
      const path = (await link.getAttribute('href')) ?? '';
      await link.click();
      await expectPath(page, path);
      const here = menu.locator('[aria-current="page"]').first();
      await expect.poll(() => here.getAttribute('href')).toBe(path);
      await page.locator('main h1').waitFor();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      if (locale === 'en') await expectEnglish(page);
    }
  });

  it('[SRCH-8] searches of the account: stored with its results, named, run again, deleted', async () => {
    const user = await people.createUser({ locale });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, user);
    const saved = () => querySql('select query from search_history where account_id = $1', [user.id]);
    await go(`${prefix}/properties/search?for=sale&category_id=1&municipality_ids=4612`);
    await expect.poll(saved).toEqual([{ query: 'for=sale&category_id=1&municipality_ids=4612' }]);
    // Nothing found, nothing stored.
    await go(`${prefix}/properties/search?for=sale&category_id=1&municipality_ids=4612&priceMax=1`);
    const list = `${prefix}/dashboard/user/search-history`;
    await go(list);
    const rows = findPanel(page, history.list[locale]).getByRole('listitem');
    expect(await rows.count()).toBe(1);
    await expandSection(rows, history.rename[locale]);
    await findField(rows, history.nameLabel[locale]).fill('For mother');
    await findButton(rows, history.save[locale]).click();
    await expectStatus(page, words['search-renamed'][locale]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await rows.getByRole('link', { name: 'For mother', exact: true }).click();
    await expectPath(page, new RegExp(`^${prefix}/properties/search.*municipality_ids=4612`));
    // Another browser of the same person has it too.
    const other = await visit({ js: false });
    await people.signInAs(other.page, user);
    await other.go(list);
    await other.page.getByRole('button', { name: /For mother/ }).click();
    await expectStatus(other.page, words['search-removed'][locale]);
    expect(await saved()).toEqual([]);
  });
});
