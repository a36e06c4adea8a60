/** ADMN-6: an admin gives an agency notice; the agency reads when and why; the notice is taken back. */
import { dashboardFlashMessages } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import {
  contractEndNoticeMessages as notice,
  contractEndMessages as words,
} from '@estia/contract/contract-ends/messages';
import type { Locale } from '@estia/contract/pair';
import { statementMessages } from '@estia/contract/statements-of-reasons/restriction-messages';
import { expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const REASONS = 'Τρεις αγγελίες με ψευδή στοιχεία μετά από δύο προειδοποιήσεις';

it.each<{ locale: Locale; width: number; js: boolean }>([
  { locale: 'el', width: 390, js: true },
  { locale: 'en', width: 1440, js: false },
])('[ADMN-6] in $locale at $width px, script $js: notice given, read by the agency, withdrawn', async (run) => {
  const { locale, width, js } = run;
  await resetRateLimits();
  const agency = await createUser({ role: roleIds.agency, locale });
  const { page, go } = await visit({ width, js });
  await signInAs(page, await createAdmin(locale));
  const userPage = `${localePrefix[locale]}/dashboard/admin/users/${agency.id}`;
  await go(userPage);
  const panel = page.locator('#contract');
  await expandSection(panel, words.give[locale]);
  await findField(panel, words.facts[locale]).fill(REASONS);
  await findField(panel, words.endsOn[locale]).fill('2026-11-20');
  await findButton(panel, words.send[locale]).click();
  // Too soon: what was typed stays.
  await page.getByRole('alert').first().waitFor();
  expect(await findField(panel, words.facts[locale]).inputValue()).toBe(REASONS);
  if (js) await expectAccessible(page);
  await expectNoHorizontalScroll(page);
  await findField(panel, words.endsOn[locale]).fill('2099-01-01');
  await findButton(panel, words.send[locale]).click();
  await expectStatus(page, dashboardFlashMessages['contract-end'][locale]);

  const owner = await visit({ width, js });
  await signInAs(owner.page, agency);
  await owner.go(`${localePrefix[locale]}/dashboard`);
  const told = owner.page.locator('#contract-end');
  await told.getByRole('heading', { name: notice.title.given[locale] }).waitFor();
  if (js) await expectAccessible(owner.page);
  await expectNoHorizontalScroll(owner.page);
  await told.getByRole('link', { name: notice.reasons[locale] }).click();
  await owner.page.getByText(REASONS).first().waitFor();
  await owner.page.getByText(statementMessages.ground[locale], { exact: true }).first().waitFor();

  await go(userPage);
  await expandSection(panel, words.withdraw[locale]);
  await findField(panel, words.withdrawReason[locale]).fill('Ήταν άλλο γραφείο');
  await findButton(panel, words.withdrawNotice[locale]).click();
  await expectStatus(page, dashboardFlashMessages['contract-back'][locale]);
  await owner.go(`${localePrefix[locale]}/dashboard`);
  expect(await owner.page.locator('#contract-end').count()).toBe(0);
});
