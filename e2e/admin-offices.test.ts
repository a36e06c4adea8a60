/** An admin decides about offices. */
import {
  add,
  adminHomeMessages,
  userStatusActionMessages,
  users,
  user as userWords,
} from '@estia/contract/accounts/admin-messages';
import { auditActionMessages } from '@estia/contract/accounts/audit-messages';
import {
  agencyStatusMessages,
  state,
  dashboardFlashMessages as words,
} from '@estia/contract/accounts/dashboard-messages';
import { emailFrame, emailMessages } from '@estia/contract/accounts/letter-messages';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import { errors } from '@estia/contract/errors';
import { beforeEach, describe, expect, it } from 'vitest';
import { LIST, makeAdmin, rowOf } from './admin-people.ts';
import { mailTo } from './mails.ts';
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
    await theirs.page.getByText(agencyStatusMessages.waiting[reader]).waitFor();

    const { page, go } = await visit({ width, dark });
    await people.enterAs(page, admin);
    await go(`${prefix}/dashboard`);
    await page.getByRole('heading', { level: 1, name: adminHomeMessages.title[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);
    await page.getByRole('link', { name: adminHomeMessages.waitingProfessionals[locale] }).click();
    await arrived(page, /role_id=3&status=waiting/);
    await field(page, users.search[locale]).fill(office.email);
    await button(page, users.find[locale]).click();
    await page.getByText(users.count[locale](1)).waitFor();
    await expectAccessible(page);
    await expectNoSideways(page);

    const row = rowOf(page, office.email);
    await row.locator('summary').click();
    await button(row, userStatusActionMessages.approved[locale]).click();
    await expectRefused(page, locale, { [users.reason[locale]]: 'required' });
    await people.move(row, locale, 'approved', 'Τα στοιχεία ταιριάζουν με το μητρώο');
    await said(page, words['user-moved'][locale]);
    // Still the filtered list, of which this office is no longer part.
    expect(new URL(page.url()).searchParams.get('status')).toBe('waiting');
    await page.getByText(users.none[locale]).waitFor();
    const yes = await mailTo(office.email, emailMessages.approved.title[reader]);
    expect(yes.text).toContain('Τα στοιχεία ταιριάζουν με το μητρώο');
    await theirs.page.reload();
    await theirs.page.getByText(agencyStatusMessages.approved[reader]).waitFor();

    await go(`${prefix}/dashboard/admin/users/${office.id}`);
    await expectAccessible(page);
    await expectNoSideways(page);
    await people.move(panel(page, userWords.state[locale]), locale, 'blocked', 'Ψευδείς αγγελίες');
    await said(page, words['user-moved'][locale]);
    expect(await people.stateOf(office.email)).toBe('blocked');
    // What they have open is out at the next click.
    await theirs.page.getByRole('link', { name: agencyStatusMessages.fill[reader] }).click();
    await arrived(theirs.page, `${prefixOf[reader]}/auth/login`);
    await people.giveLogin(theirs.page, office.email, reader);
    await theirs.page.getByRole('alert').filter({ hasText: errors.not_authenticated.words[reader] }).waitFor();
    const no = await mailTo(office.email, emailMessages.blocked.title[reader]);
    expect(no.text).toContain('Ψευδείς αγγελίες');
    expect(no.text).toContain(emailFrame.objectTitle[reader]);

    // The page of the user tells it all, newest first.
    const log = panel(page, userWords.log[locale]);
    const lines = await log.getByRole('listitem').allInnerTexts();
    expect(lines[0]).toContain(auditActionMessages.user_blocked?.[locale]);
    expect(lines[0]).toContain('Ψευδείς αγγελίες');
    expect(lines.join()).toContain(auditActionMessages.user_approved?.[locale]);
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
    await said(page, words['register-not-connected'][locale]);
    await panel(page, userWords.checks[locale]).getByText(userWords.noChecks[locale]).waitFor();
    await panel(page, userWords.log[locale]).getByText(userWords.verdicts.not_connected[locale]).first().waitFor();
    await people.move(panel(page, userWords.state[locale]), locale, 'rejected', 'Το ΑΦΜ είναι άλλου');
    await said(page, words['user-moved'][locale]);
    await mailTo(rejected.email, emailMessages.rejected.title[locale]);
    const theirs = await visit({ width, dark });
    await people.logIn(theirs.page, rejected.email, locale);
    await arrived(theirs.page, `${prefix}/dashboard/properties/new-property`);
    await theirs.go(`${prefix}/dashboard`);
    const banner = theirs.page.getByRole('region', { name: state.rejected[locale] });
    await banner.getByText('Το ΑΦΜ είναι άλλου').waitFor();
    await expectAccessible(theirs.page);
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
    await field(adding, agencyProfileMessages.name[locale]).fill('Μπέη Ακίνητα');
    await field(adding, agencyProfileMessages.gemi[locale]).fill(people.newGemi());
    await field(adding, agencyProfileMessages.taxNumber[locale]).fill('123456789');
    await field(adding, add.reason[locale]).fill('Υπογράψαμε συμφωνία');
    await button(adding, add.submit[locale]).click();
    await expectRefused(page, locale, { [agencyProfileMessages.taxNumber[locale]]: 'tax_number' });
    await field(adding, agencyProfileMessages.taxNumber[locale]).fill(people.newTaxNumber());
    await button(adding, add.submit[locale]).click();
    await said(page, words['user-added'][locale]);
    await mailTo(email, emailMessages.invited.subject[locale]);
    await field(page, users.search[locale]).fill(email);
    await button(page, users.find[locale]).click();
    await rowOf(page, email).filter({ hasText: 'Μπέη Ακίνητα' }).waitFor();
  });
});
