/** An admin finds, registers, changes and deletes users. */
import { add, passwordMail, statuses, users, user as userWords } from '@estia/contract/accounts/admin-messages';
import { audit, auditActionMessages } from '@estia/contract/accounts/audit-messages';
import { paginationMessages, dashboardFlashMessages as words } from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/letter-messages';
import { profile } from '@estia/contract/accounts/profile-messages';
import { getErrorCodeMessage } from '@estia/contract/desk-error-messages';
import { languageName } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIST, makeAdmin } from './admin-people.ts';
import { mailTo, shortCode } from './mails.ts';
import * as people from './people.ts';
import { arrived, button, expectRefused, field, panel, prefixOf, said, sql, unfold } from './people.ts';
import { byTurns } from './turns.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each(
  byTurns({ locale: 'el' as const, width: 1440, dark: false }, { locale: 'en' as const, width: 390, dark: true }),
)('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];
  const reader = locale === 'el' ? 'en' : 'el';

  it('[ADMN-1] users are found by name, role and state, page by page', async () => {
    const admin = await makeAdmin(locale);
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}${LIST}`);
    const first = await page.getByRole('row').allInnerTexts();
    await page.getByRole('link', { name: paginationMessages.after[locale] }).click();
    await arrived(page, /page=2/);
    await page.getByText(new RegExp(`^${paginationMessages.of[locale](2, 0).replace(/0$/, '')}`)).waitFor();
    expect(await page.getByRole('row').allInnerTexts()).not.toEqual(first);
    await field(page, users.role[locale]).selectOption('3');
    await field(page, users.status[locale]).selectOption('waiting');
    await button(page, users.find[locale]).click();
    await arrived(page, /role_id=3/);
    await expect
      .poll(async () => {
        const rows = (await page.getByRole('row').allInnerTexts()).slice(1);
        return rows.length > 0 && rows.every((row) => row.includes(statuses.waiting[locale]));
      })
      .toBe(true);
    await field(page, users.search[locale]).fill('zzzz nobody');
    await button(page, users.find[locale]).click();
    await page.getByText(users.none[locale]).waitFor();
    await page.getByRole('link', { name: users.clear[locale] }).first().click();
    await arrived(page, `${prefix}${LIST}`);
    await expect.poll(() => page.getByRole('row').count()).toBe(11);
  });

  it('[ADMN-1] [MSG-2] registers somebody, mails a password code, edits and deletes, always with a reason', async () => {
    const admin = await makeAdmin(locale);
    const email = people.newEmail('invited');
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}${LIST}`);
    const adding = panel(page, add.title[locale]);
    await unfold(adding, add.title[locale]);
    await field(adding, add.email[locale]).fill(email);
    await field(adding, add.username[locale]).fill('Θάλεια Μπέη');
    await field(adding, add.locale[locale]).selectOption({ label: languageName[reader] });
    await button(adding, add.submit[locale]).click();
    await expectRefused(page, locale, { [add.reason[locale]]: 'required' });
    await expectAccessible(page);
    await field(adding, add.reason[locale]).fill('Το ζήτησε στο τηλέφωνο');
    await button(adding, add.submit[locale]).click();
    await said(page, words['user-added'][locale]);

    const letter = await mailTo(email, emailMessages.invited.subject[reader]);
    const theirs = await visit({ width });
    await people.choosePassword(theirs.page, reader, email, shortCode(letter));
    await people.giveLogin(theirs.page, email, reader);
    await arrived(theirs.page, `${prefixOf[reader]}/select-property`);

    const mailing = panel(page, passwordMail.title[locale]);
    await unfold(mailing, passwordMail.submit[locale]);
    await field(mailing, passwordMail.email[locale]).fill(people.newEmail('nobody'));
    await field(mailing, add.reason[locale]).fill('Ξέχασε τον κωδικό');
    await button(mailing, passwordMail.submit[locale]).click();
    await page
      .getByRole('alert')
      .filter({ hasText: getErrorCodeMessage('user_missing')[locale] })
      .waitFor();
    await field(mailing, passwordMail.email[locale]).fill(email);
    await button(mailing, passwordMail.submit[locale]).click();
    await said(page, words['code-mailed'][locale]);
    shortCode(await mailTo(email, emailMessages.reset_password.subject[reader]));

    const [found] = await sql<{ id: string }>('select id from account where email = $1', [email]);
    await go(`${prefix}/dashboard/admin/users/${found?.id}`);
    const editing = panel(page, userWords.edit[locale]);
    await unfold(editing, userWords.edit[locale]);
    await field(editing, profile.username[locale]).fill('Θάλεια Μπέη-Κοντού');
    await field(editing, profile.mobile[locale]).fill('697 000 7788');
    await field(editing, userWords.reason[locale]).fill('Άλλαξε επώνυμο');
    await button(editing, userWords.save[locale]).click();
    await said(page, words.saved[locale]);
    await page.getByRole('heading', { level: 1, name: 'Θάλεια Μπέη-Κοντού' }).waitFor();
    expect((await mailTo(email, emailMessages.changed_by_admin.title[reader])).text).toContain('Άλλαξε επώνυμο');

    const removing = panel(page, userWords.remove[locale]);
    await unfold(removing, userWords.removeAct[locale]);
    await field(removing, userWords.reason[locale]).fill('Το ζήτησε ο ίδιος');
    await button(removing, userWords.removeAct[locale]).click();
    await said(page, words['user-deleted'][locale]);
    await mailTo(email, emailMessages.deleted_by_admin.subject[reader]);
    await theirs.go(`${prefixOf[reader]}/dashboard`);
    await arrived(theirs.page, `${prefixOf[reader]}/auth/login`);

    await go(`${prefix}/dashboard/admin/audit-log`);
    await expectAccessible(page);
    await expectNoSideways(page);
    await field(page, audit.subjectId[locale]).fill(String(found?.id ?? ''));
    await button(page, audit.find[locale]).click();
    await arrived(page, new RegExp(`subject_id=${found?.id}`));
    const entries = panel(page, audit.entries[locale]);
    await expect
      .poll(async () => (await entries.locator('ol > li b').allInnerTexts()).join('; '))
      .toBe(
        (['user_deleted', 'user_changed', 'password_mailed', 'user_registered'] as const)
          .map((act) => auditActionMessages[act][locale])
          .join('; '),
      );
    await entries.locator('ins').getByText('Θάλεια Μπέη-Κοντού').waitFor();
    await entries.getByText('Άλλαξε επώνυμο').waitFor();
    expect(await entries.innerText()).toContain(admin.username);
  });
});
