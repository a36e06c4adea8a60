/** ADMN-5: what one admin asks for another approves or rejects; nothing happens before. */
import { user as userWords } from '@estia/contract/accounts/admin-messages';
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { approvalMessages as words } from '@estia/contract/approvals/messages';
import { getErrorCodeMessage } from '@estia/contract/dashboard-error-messages';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  signInAs,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const HERE = '/dashboard/admin/approvals';

let asker: TestUser;
let approver: TestUser;
beforeAll(async () => {
  asker = await createUser({ role: roleIds.admin, strong: true, name: 'Iro Vardi' });
  approver = await createUser({ role: roleIds.admin, strong: true, name: 'Nikos Lazaridis' });
});

describe.each([
  { locale: 'el', width: 390, js: false, dark: false, name: 'Θάλεια Μπέη', reason: 'Έχασε το κινητό' },
  { locale: 'en', width: 1440, js: true, dark: true, name: 'Thalia Bei', reason: 'Lost their phone' },
] as const)('[ADMN-5] approvals in $locale at $width, script: $js', ({ locale, width, js, dark, name, reason }) => {
  it('is asked for, seen by both, rejected, asked for again and approved', async () => {
    const answer = locale === 'el' ? 'Δεν ταυτοποιήθηκε' : 'Not who they said';
    const colleague = await createUser({ name: name });
    await querySql("insert into totp (account_id, secret, created_at, confirmed_at) values ($1, 'x', now(), now())", [
      colleague.id,
    ]);
    const path = `${localePrefix[locale]}/dashboard/admin/users/${colleague.id}`;
    const mine = await visit({ width, js, dark });
    await signInAs(mine.page, asker);
    const ask = async () => {
      await mine.go(path);
      const panel = findPanel(mine.page, userWords.factors[locale]);
      await expandSection(panel, userWords.turnOffFactors[locale]);
      await findField(panel, userWords.reason[locale]).fill(reason);
      await findButton(panel, userWords.turnOffFactors[locale]).click();
    };
    await ask();
    await expectStatus(mine.page, dashboardFlashMessages['approval-asked'][locale]);
    await ask();
    await mine.page
      .getByRole('alert')
      .filter({ hasText: getErrorCodeMessage('approval_open')[locale] })
      .waitFor();
    await mine.go(path);
    await mine.page.getByRole('link', { name: words.look[locale] }).click();
    await mine.page.getByText(words.mine[locale]).waitFor();
    expect(await mine.page.getByRole('button', { name: new RegExp(`^${words.approve[locale]}`) }).count()).toBe(0);
    if (js) await expectAccessible(mine.page);

    const theirs = await visit({ width, js, dark });
    await signInAs(theirs.page, approver);
    await theirs.go(`${localePrefix[locale]}${HERE}`);
    if (js) await expectAccessible(theirs.page);
    await expectNoHorizontalScroll(theirs.page);
    if (locale === 'en') await expectEnglish(theirs.page);
    const request = theirs.page.getByRole('listitem').filter({ hasText: name }).last();
    await expandSection(request, words.reject[locale]);
    await findField(request, words.reason[locale]).fill(answer);
    await findButton(request, words.reject[locale]).last().click();
    await expectStatus(theirs.page, words.flash.rejected[locale]);

    await ask();
    await expectStatus(mine.page, dashboardFlashMessages['approval-asked'][locale]);
    await theirs.go(`${localePrefix[locale]}${HERE}`);
    const again = theirs.page.getByRole('listitem').filter({ hasText: name }).last();
    await again.getByRole('button', { name: new RegExp(`^${words.approve[locale]}`) }).click();
    await expectStatus(theirs.page, words.flash.approved[locale]);
    await theirs.go(`${localePrefix[locale]}${HERE}?tab=closed`);
    await theirs.page.getByText(answer).first().waitFor();
    await mine.go(path);
    expect(await findPanel(mine.page, userWords.factors[locale]).count()).toBe(0);
  });
});
