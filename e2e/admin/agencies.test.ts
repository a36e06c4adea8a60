/** An admin decides about agencies. */

import { add, userStatusActionMessages, users, user as userWords } from '@estia/contract/accounts/admin-messages';
import { splitAuditSentence } from '@estia/contract/accounts/audit-sentences';
import {
  agencyStatusMessages,
  state,
  dashboardFlashMessages as words,
} from '@estia/contract/accounts/dashboard-messages';
import { emailMessages } from '@estia/contract/accounts/email-messages';
import { agencyProfileMessages } from '@estia/contract/accounts/profile-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { statementEmailMessages } from '@estia/contract/statements-of-reasons/email-messages';
import { workQueueMessages } from '@estia/contract/work-queue/queue-messages';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAdmin, findRow, USERS_PATH } from '../support/admins.ts';
import { approveNewest } from '../support/approvals.ts';
import { waitForEmail } from '../support/emails.ts';
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

  it('[ROLE-5] [ADMN-1] an agency is approved, then blocked; it learns of both, with the reason, in its own language', async () => {
    const admin = await createAdmin(locale);
    const agency = await people.createUser({
      role: roleIds.agency,
      status: 'waiting',
      locale: reader,
      name: `Office ${Date.now()}`,
    });
    const theirs = await visit({ width });
    await people.signInAs(theirs.page, agency);
    await theirs.go(`${localePrefix[reader]}/dashboard`);
    await theirs.page.getByText(agencyStatusMessages.waiting[reader]).waitFor();

    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, admin);
    await go(`${prefix}/dashboard`);
    await page.getByRole('heading', { level: 1, name: workQueueMessages.title[locale] }).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await go(`${prefix}${USERS_PATH}?role_id=3&status=waiting`);
    await findField(page, users.search[locale]).fill(agency.email);
    await findButton(page.getByRole('main'), users.find[locale]).click();
    await page.getByText(users.count[locale](1)).waitFor();
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    const row = findRow(page, agency.email);
    await row.locator('summary').click();
    await findButton(row, userStatusActionMessages.approved[locale]).click();
    await expectFormErrors(page, locale, { [users.reason[locale]]: 'required' });
    await people.changeUserStatus(row, locale, 'approved', 'Τα στοιχεία ταιριάζουν με το μητρώο');
    await expectStatus(page, words['user-moved'][locale]);
    // Still the filtered list, of which this agency is no longer part.
    expect(new URL(page.url()).searchParams.get('status')).toBe('waiting');
    await page.getByText(users.none[locale]).waitFor();
    const yes = await waitForEmail(agency.email, emailMessages.approved.title[reader]);
    expect(yes.text).toContain('Τα στοιχεία ταιριάζουν με το μητρώο');
    await theirs.page.reload();
    await theirs.page.getByText(agencyStatusMessages.approved[reader]).waitFor();

    await go(`${prefix}/dashboard/admin/users/${agency.id}`);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await people.changeUserStatus(findPanel(page, userWords.state[locale]), locale, 'blocked', 'Ψευδείς αγγελίες');
    await expectStatus(page, words['user-moved'][locale]);
    expect(await people.findAccountStatus(agency.email)).toBe('blocked');
    // What they have open is out at the next click.
    await theirs.page.getByRole('link', { name: agencyStatusMessages.fill[reader] }).click();
    await expectPath(theirs.page, `${localePrefix[reader]}/auth/login`);
    await people.submitLogin(theirs.page, agency.email, reader);
    await theirs.page
      .getByRole('alert')
      .filter({ hasText: getErrorCodeMessage('account_suspended')[reader].slice(0, 30) })
      .waitFor();
    const no = await waitForEmail(agency.email, emailMessages.blocked.title[reader]);
    expect(no.text).toContain('Ψευδείς αγγελίες');
    expect(no.text).toContain(statementEmailMessages.code[reader]);

    // The page of the user tells it all, newest first.
    const log = findPanel(page, userWords.log[locale]);
    const lines = await log.getByRole('listitem').allInnerTexts();
    expect(lines[0]).toContain(splitAuditSentence('user_blocked', locale).before);
    expect(lines[0]).toContain('Ψευδείς αγγελίες');
    expect(lines.join()).toContain(splitAuditSentence('user_approved', locale).before);
  });

  it('[ADMN-1] the page of an agency shows its numbers; a lost second factor is taken away with a reason', async () => {
    const admin = await createAdmin(locale);
    const owner = await people.createUser({ role: roleIds.agency, status: 'waiting', locale: reader });
    const [{ gemi = '' } = {}] = await querySql<{ gemi: string }>('select gemi from agency where account_id = $1', [
      owner.id,
    ]);
    await querySql(`insert into totp (account_id, secret, confirmed_at, created_at) values ($1, 'x', now(), now())`, [
      owner.id,
    ]);
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, admin);
    await go(`${prefix}/dashboard/admin/users/${owner.id}`);
    await findPanel(page, userWords.facts[locale]).getByText(gemi, { exact: true }).waitFor();

    const lost = findPanel(page, userWords.factors[locale]);
    await expandSection(lost, userWords.turnOffFactors[locale]);
    await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    await findField(lost, add.reason[locale]).fill('Έχασε το κινητό');
    await findButton(lost, userWords.turnOffFactors[locale]).click();
    await expectStatus(page, words['approval-asked'][locale]);
    await approveNewest();
    await page.reload();
    expect(await lost.count()).toBe(0);
    expect(await querySql('select 1 from totp where account_id = $1', [owner.id])).toEqual([]);
  });

  it('[ROLE-5] a rejected agency reads why and what to do', async () => {
    const admin = await createAdmin(locale);
    const rejected = await people.createUser({ role: roleIds.agency, status: 'waiting', locale });
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, admin);
    await go(`${prefix}/dashboard/admin/users/${rejected.id}`);
    await findButton(page, userWords.check[locale]).click();
    await expectStatus(page, words['register-not-connected'][locale]);
    await findPanel(page, userWords.checks[locale]).getByText(userWords.noChecks[locale]).waitFor();
    await findPanel(page, userWords.log[locale]).getByText(userWords.verdicts.not_connected[locale]).first().waitFor();
    await people.changeUserStatus(findPanel(page, userWords.state[locale]), locale, 'rejected', 'Το ΑΦΜ είναι άλλου');
    await expectStatus(page, words['user-moved'][locale]);
    await waitForEmail(rejected.email, emailMessages.rejected.title[locale]);
    const theirs = await visit({ width, dark });
    await people.logIn(theirs.page, rejected.email, locale);
    await expectPath(theirs.page, `${prefix}/dashboard/properties/new-property`);
    await theirs.go(`${prefix}/dashboard`);
    const banner = theirs.page.getByRole('region', { name: state.rejected[locale] });
    await banner.getByText('Το ΑΦΜ είναι άλλου').waitFor();
    await expectAccessible(theirs.page);
  });

  it('[ADMN-1] an admin registers an agency', async () => {
    const admin = await createAdmin(locale);
    const email = people.newEmail('invited-office');
    const { page, go } = await visit({ width, dark });
    await people.signInAs(page, admin);
    await go(`${prefix}${USERS_PATH}`);
    const adding = findPanel(page, add.title[locale]);
    await expandSection(adding, add.title[locale]);
    await adding.getByRole('checkbox', { name: add.isAgency[locale] }).check();
    await findField(adding, add.email[locale]).fill(email);
    await findField(adding, add.username[locale]).fill('Θάλεια Μπέη');
    await findField(adding, agencyProfileMessages.name[locale]).fill('Μπέη Ακίνητα');
    await findField(adding, agencyProfileMessages.gemi[locale]).fill(people.newGemi());
    await findField(adding, agencyProfileMessages.taxNumber[locale]).fill('123456789');
    await findField(adding, add.reason[locale]).fill('Υπογράψαμε συμφωνία');
    await findButton(adding, add.submit[locale]).click();
    await expectFormErrors(page, locale, { [agencyProfileMessages.taxNumber[locale]]: 'tax_number' });
    await findField(adding, agencyProfileMessages.taxNumber[locale]).fill(people.newTaxNumber());
    await findButton(adding, add.submit[locale]).click();
    await expectStatus(page, words['user-added'][locale]);
    await waitForEmail(email, emailMessages.invited.subject[locale]);
    await findField(page, users.search[locale]).fill(email);
    await findButton(page.getByRole('main'), users.find[locale]).click();
    await findRow(page, email).filter({ hasText: 'Μπέη Ακίνητα' }).waitFor();
  });
});
