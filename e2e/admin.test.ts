import {
  add,
  desk,
  moves,
  passwordMail,
  statuses,
  users,
  user as userWords,
} from '@estia/contract/accounts/admin-messages';
import { acts, audit } from '@estia/contract/accounts/audit-messages';
import { officeState, pages, state, said as words } from '@estia/contract/accounts/dashboard-messages';
import { letterFrame, letterWords } from '@estia/contract/accounts/letter-messages';
import { office, profile } from '@estia/contract/accounts/profile-messages';
import { wordsOfError } from '@estia/contract/desk-error-messages';
import { errors } from '@estia/contract/errors';
import { languageName } from '@estia/contract/site/messages';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { LIST, makeAdmin, rowOf } from './admin-people.ts';
import { mailTo, shortCode } from './mails.ts';
import * as people from './people.ts';
import { arrived, button, expectRefused, field, panel, prefixOf, said, sql, unfold } from './people.ts';
import { expectAccessible, expectNoSideways, visitors } from './visit.ts';

const visit = visitors();
// Whole journeys, with axe at every stop.
vi.setConfig({ testTimeout: 180_000 });
beforeEach(async () => {
  await people.forgetCounts();
});

describe.each([
  { locale: 'el' as const, width: 1440, dark: false },
  { locale: 'en' as const, width: 390, dark: true },
])('in $locale at $width px, dark $dark', ({ locale, width, dark }) => {
  const prefix = prefixOf[locale];
  const reader = locale === 'el' ? 'en' : 'el';

  it('[ROLE-5] [ADMN-1] an office is approved, then blocked; it learns of both, with the reason, in its own language', async () => {
    const admin = await makeAdmin(locale);
    const office = await people.makePerson({
      role: 3,
      status: 'waiting',
      locale: reader,
      name: `Office ${Date.now()}`,
    });
    const theirs = await visit({ width });
    await people.enterAs(theirs.page, office);
    await theirs.go(`${prefixOf[reader]}/dashboard`);
    await theirs.page.getByText(officeState.waiting[reader]).waitFor();

    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}/dashboard`);
    await page.getByRole('heading', { level: 1, name: desk.title[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: desk.waitingProfessionals[locale] }).click();
    await arrived(page, /role_id=3&status=waiting/);
    await field(page, users.search[locale]).fill(office.email);
    await button(page, users.find[locale]).click();
    await page.getByText(users.count[locale](1)).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);

    const row = rowOf(page, office.email);
    await row.locator('summary').click();
    await button(row, moves.approved[locale]).click();
    await expectRefused(page, locale, { [users.reason[locale]]: 'required' });
    await people.move(row, locale, 'approved', 'Τα στοιχεία ταιριάζουν με το μητρώο');
    await said(page, words['user-moved'][locale]);
    // Still the filtered list, of which this office is no longer part.
    expect(new URL(page.url()).searchParams.get('status')).toBe('waiting');
    await page.getByText(users.none[locale]).waitFor();
    const yes = await mailTo(office.email, letterWords.approved.title[reader]);
    expect(yes.text).toContain('Τα στοιχεία ταιριάζουν με το μητρώο');
    await theirs.page.reload();
    await theirs.page.getByText(officeState.approved[reader]).waitFor();

    await go(`${prefix}/dashboard/admin/users/${office.id}`);
    await expectAccessible(page);
    await expectNoSideways(page);
    await people.move(panel(page, userWords.state[locale]), locale, 'blocked', 'Ψευδείς αγγελίες');
    await said(page, words['user-moved'][locale]);
    expect(await people.stateOf(office.email)).toBe('blocked');
    // What they have open is out at the next click.
    await theirs.page.getByRole('link', { name: officeState.fill[reader] }).click();
    await arrived(theirs.page, `${prefixOf[reader]}/auth/login`);
    await people.giveLogin(theirs.page, office.email, reader);
    await theirs.page.getByRole('alert').filter({ hasText: errors.not_authenticated.words[reader] }).waitFor();
    const no = await mailTo(office.email, letterWords.blocked.title[reader]);
    expect(no.text).toContain('Ψευδείς αγγελίες');
    expect(no.text).toContain(letterFrame.objectTitle[reader]);

    // The page of the user tells it all, newest first.
    const log = panel(page, userWords.log[locale]);
    const lines = await log.getByRole('listitem').allInnerTexts();
    expect(lines[0]).toContain(acts.user_blocked?.[locale]);
    expect(lines[0]).toContain('Ψευδείς αγγελίες');
    expect(lines.join()).toContain(acts.user_approved?.[locale]);
  });

  it('[ADMN-1] the page of an office shows its numbers; a lost second factor is taken away with a reason', async () => {
    const admin = await makeAdmin(locale);
    const owner = await people.makePerson({ role: 3, status: 'waiting', locale: reader });
    const [{ gemi = '' } = {}] = await sql<{ gemi: string }>('select gemi from agency where account_id = $1', [
      owner.id,
    ]);
    await sql(`insert into totp (account_id, secret, confirmed_at, created_at) values ($1, 'x', now(), now())`, [
      owner.id,
    ]);
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}/dashboard/admin/users/${owner.id}`);
    await panel(page, userWords.facts[locale]).getByText(gemi, { exact: true }).waitFor();

    const lost = panel(page, userWords.factors[locale]);
    await unfold(lost, userWords.factorsAct[locale]);
    await expectAccessible(page);
    await expectNoSideways(page);
    await field(lost, add.reason[locale]).fill('Έχασε το κινητό');
    await button(lost, userWords.factorsAct[locale]).click();
    await said(page, words['factors-removed'][locale]);
    expect(await lost.count()).toBe(0);
    expect(await sql('select 1 from totp where account_id = $1', [owner.id])).toEqual([]);
  });

  it('[ROLE-5] a rejected office reads why and what to do', async () => {
    const admin = await makeAdmin(locale);
    const rejected = await people.makePerson({ role: 3, status: 'waiting', locale });
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}/dashboard/admin/users/${rejected.id}`);
    await button(page, userWords.check[locale]).click();
    await said(page, words['register-asked'][locale]);
    await panel(page, userWords.checks[locale]).getByText(userWords.verdicts.unreachable[locale]).waitFor();
    await people.move(panel(page, userWords.state[locale]), locale, 'rejected', 'Το ΑΦΜ είναι άλλου');
    await said(page, words['user-moved'][locale]);
    await mailTo(rejected.email, letterWords.rejected.title[locale]);
    const theirs = await visit({ width, dark });
    await people.logIn(theirs.page, rejected.email, locale);
    await arrived(theirs.page, `${prefix}/dashboard/properties/new-property`);
    await theirs.go(`${prefix}/dashboard`);
    const banner = theirs.page.getByRole('region', { name: state.rejected[locale] });
    await banner.getByText('Το ΑΦΜ είναι άλλου').waitFor();
    await expectAccessible(theirs.page);
  });

  it('[ADMN-1] users are found by name, role and state, page by page', async () => {
    const admin = await makeAdmin(locale);
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}${LIST}`);
    const first = await page.getByRole('row').allInnerTexts();
    await page.getByRole('link', { name: pages.after[locale] }).click();
    await arrived(page, /page=2/);
    await page.getByText(new RegExp(`^${pages.of[locale](2, 0).replace(/0$/, '')}`)).waitFor();
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

    const letter = await mailTo(email, letterWords.invited.subject[reader]);
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
      .filter({ hasText: wordsOfError('user_missing')[locale] })
      .waitFor();
    await field(mailing, passwordMail.email[locale]).fill(email);
    await button(mailing, passwordMail.submit[locale]).click();
    await said(page, words['code-mailed'][locale]);
    shortCode(await mailTo(email, letterWords.reset_password.subject[reader]));

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
    expect((await mailTo(email, letterWords.changed_by_admin.title[reader])).text).toContain('Άλλαξε επώνυμο');

    const removing = panel(page, userWords.remove[locale]);
    await unfold(removing, userWords.removeAct[locale]);
    await field(removing, userWords.reason[locale]).fill('Το ζήτησε ο ίδιος');
    await button(removing, userWords.removeAct[locale]).click();
    await said(page, words['user-deleted'][locale]);
    await mailTo(email, letterWords.deleted_by_admin.subject[reader]);
    await theirs.go(`${prefixOf[reader]}/dashboard`);
    await arrived(theirs.page, `${prefixOf[reader]}/auth/login`);

    await go(`${prefix}/dashboard/admin/audit-log`);
    await expectAccessible(page);
    await expectNoSideways(page);
    await field(page, audit.subjectId[locale]).fill(found?.id ?? '');
    await button(page, audit.find[locale]).click();
    await arrived(page, new RegExp(`subject_id=${found?.id}`));
    const entries = panel(page, audit.entries[locale]);
    await expect
      .poll(async () => (await entries.locator('ol > li b').allInnerTexts()).join('; '))
      .toBe(
        (['user_deleted', 'user_changed', 'password_mailed', 'user_registered'] as const)
          .map((act) => acts[act][locale])
          .join('; '),
      );
    await entries.getByText('Θάλεια Μπέη-Κοντού').waitFor();
    await entries.getByText('Άλλαξε επώνυμο').waitFor();
    expect(await entries.innerText()).toContain(admin.username);
  });

  it('[ADMN-1] an admin registers an office', async () => {
    const admin = await makeAdmin(locale);
    const email = people.newEmail('invited-office');
    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}${LIST}`);
    const adding = panel(page, add.title[locale]);
    await unfold(adding, add.title[locale]);
    await adding.getByRole('checkbox', { name: add.office[locale] }).check();
    await field(adding, add.email[locale]).fill(email);
    await field(adding, add.username[locale]).fill('Θάλεια Μπέη');
    await field(adding, office.name[locale]).fill('Μπέη Ακίνητα');
    await field(adding, office.gemi[locale]).fill(people.newGemi());
    await field(adding, office.taxNumber[locale]).fill('123456789');
    await field(adding, add.reason[locale]).fill('Υπογράψαμε συμφωνία');
    await button(adding, add.submit[locale]).click();
    await expectRefused(page, locale, { [office.taxNumber[locale]]: 'tax_number' });
    await field(adding, office.taxNumber[locale]).fill(people.newTaxNumber());
    await button(adding, add.submit[locale]).click();
    await said(page, words['user-added'][locale]);
    await mailTo(email, letterWords.invited.subject[locale]);
    await field(page, users.search[locale]).fill(email);
    await button(page, users.find[locale]).click();
    await rowOf(page, email).filter({ hasText: 'Μπέη Ακίνητα' }).waitFor();
  });
});
