/** An admin finds, registers, changes and deletes users. */
import { add, passwordMail, statuses, users, user as userWords } from '@estia/contract/accounts/admin-messages';
import { audit } from '@estia/contract/accounts/audit-messages';
import { splitAuditSentence } from '@estia/contract/accounts/audit-sentences';
import { paginationMessages, dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { languageName } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, USERS_PATH } from '../support/admins.ts';
import { findShortCode, waitForEmail } from '../support/emails.ts';
import { pickByFile } from '../support/language-turns.ts';
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
  querySql,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await people.resetRateLimits();
});

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, dark: false }, { locale: 'en' as const, width: 390, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = localePrefix[locale];
  const reader = locale === 'el' ? 'en' : 'el';

  it('[ADMN-1] users are found by name, role and state, page by page', async () => {
    const admin = await createAdmin(locale);
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, admin);
    await go(`${prefix}${USERS_PATH}`);
    const first = await page.getByRole('row').allInnerTexts();
    await page.getByRole('link', { name: paginationMessages.after[locale] }).click();
    await expectPath(page, /page=2/);
    await page.getByText(new RegExp(`^${paginationMessages.of[locale](2, 0).replace(/0$/, '')}`)).waitFor();
    expect(await page.getByRole('row').allInnerTexts()).not.toEqual(first);
    await findField(page, users.role[locale]).selectOption('3');
    await findField(page, users.status[locale]).selectOption('waiting');
    await findButton(page.getByRole('main'), users.find[locale]).click();
    await expectPath(page, /role_id=3/);
    await expect
      .poll(async () => {
        const rows = (await page.getByRole('row').allInnerTexts()).slice(1);
        return rows.length > 0 && rows.every((row) => row.includes(statuses.waiting[locale]));
      })
      .toBe(true);
    await findField(page, users.search[locale]).fill('zzzz nobody');
    await findButton(page.getByRole('main'), users.find[locale]).click();
    await page.getByText(users.none[locale]).waitFor();
    await page.getByRole('link', { name: users.clear[locale] }).first().click();
    await expectPath(page, `${prefix}${USERS_PATH}`);
    await expect.poll(() => page.getByRole('row').count()).toBe(11);
  });

  it('[ADMN-1] [MSG-2] registers somebody, mails a password code, edits and deletes, always with a reason', async () => {
    const admin = await createAdmin(locale);
    const email = people.newEmail('invited');
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, admin);
    await go(`${prefix}${USERS_PATH}`);
    const adding = findPanel(page, add.title[locale]);
    await expandSection(adding, add.title[locale]);
    await findField(adding, add.email[locale]).fill(email);
    await findField(adding, add.username[locale]).fill('Θάλεια Μπέη');
    await findField(adding, add.locale[locale]).selectOption({ label: languageName[reader] });
    await findButton(adding, add.submit[locale]).click();
    await expectFormErrors(page, locale, { [add.reason[locale]]: 'required' });
    await expectAccessible(page);
    await findField(adding, add.reason[locale]).fill('Το ζήτησε στο τηλέφωνο');
    await findButton(adding, add.submit[locale]).click();
    await expectStatus(page, words['user-added'][locale]);

    const letter = await waitForEmail(email, emailMessages.invited.subject[reader]);
    const theirs = await visit({ width });
    await people.setNewPassword(theirs.page, reader, email, findShortCode(letter));
    await people.submitLogin(theirs.page, email, reader);
    await expectPath(theirs.page, `${localePrefix[reader]}/select-property`);

    const mailing = findPanel(page, passwordMail.title[locale]);
    await expandSection(mailing, passwordMail.submit[locale]);
    await findField(mailing, passwordMail.email[locale]).fill(people.newEmail('nobody'));
    await findField(mailing, add.reason[locale]).fill('Ξέχασε τον κωδικό');
    await findButton(mailing, passwordMail.submit[locale]).click();
    await page
      .getByRole('alert')
      .filter({ hasText: getErrorCodeMessage('user_missing')[locale] })
      .waitFor();
    await findField(mailing, passwordMail.email[locale]).fill(email);
    await findButton(mailing, passwordMail.submit[locale]).click();
    await expectStatus(page, words['code-mailed'][locale]);
    findShortCode(await waitForEmail(email, emailMessages.reset_password.subject[reader]));

    const [found] = await querySql<{ id: string }>('select id from account where email = $1', [email]);
    await go(`${prefix}/dashboard/admin/users/${found?.id}`);
    const editing = findPanel(page, userWords.edit[locale]);
    await expandSection(editing, userWords.edit[locale]);
    await findField(editing, profile.username[locale]).fill('Θάλεια Μπέη-Κοντού');
    await findField(editing, profile.mobile[locale]).fill('697 000 7788');
    await findField(editing, userWords.reason[locale]).fill('Άλλαξε επώνυμο');
    await findButton(editing, userWords.save[locale]).click();
    await expectStatus(page, words.saved[locale]);
    await page.getByRole('heading', { level: 1, name: 'Θάλεια Μπέη-Κοντού' }).waitFor();
    expect((await waitForEmail(email, emailMessages.changed_by_admin.title[reader])).text).toContain('Άλλαξε επώνυμο');

    const removing = findPanel(page, userWords.remove[locale]);
    await expandSection(removing, userWords.scheduleDeletion[locale]);
    await findField(removing, userWords.reason[locale]).fill('Το ζήτησε ο ίδιος');
    await findButton(removing, userWords.scheduleDeletion[locale]).click();
    await expectStatus(page, words['user-deleted'][locale]);
    await waitForEmail(email, emailMessages.deleted_by_admin.subject[reader]);
    await theirs.go(`${localePrefix[reader]}/dashboard`);
    await expectPath(theirs.page, `${localePrefix[reader]}/auth/login`);

    await go(`${prefix}/dashboard/admin/audit-log`);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await findField(page, audit.subjectId[locale]).fill(String(found?.id ?? ''));
    await findButton(page.getByRole('main'), audit.find[locale]).click();
    await expectPath(page, new RegExp(`subject_id=${found?.id}`));
    const entries = findPanel(page, audit.entries[locale]);
    for (const [at, action] of ['user_deleted', 'user_changed', 'password_mailed', 'user_registered'].entries())
      await entries
        .locator('ol > li')
        .nth(at)
        .filter({ hasText: splitAuditSentence(action, locale).before })
        .waitFor();
    expect(await entries.locator('ol > li').nth(1).innerText()).toContain('Θάλεια Μπέη-Κοντού');
    await entries.getByText('Άλλαξε επώνυμο').waitFor();
    expect(await entries.innerText()).toContain(admin.username);
  });
});
