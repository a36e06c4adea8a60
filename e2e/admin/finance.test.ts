/** ADMN-5: what an admin reads of the business, on a phone without script and on a wide screen. */
import { roleIds } from '@estia/contract/accounts/roles';
import { financeMessages as words } from '@estia/contract/subscriptions/finance-messages';
import { expect, it } from 'vitest';
import { createUser, findPanel, localePrefix, signInAs } from '../support/users.ts';
import { createVisitors, expectAccessible, expectEnglish, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const HERE = '/dashboard/admin/finance';

it.each([
  { locale: 'el', width: 390, js: false, dark: false },
  { locale: 'en', width: 1440, js: true, dark: true },
] as const)('[ADMN-5] finance in $locale at $width, script: $js', async ({ locale, width, js, dark }) => {
  const admin = await createUser({ role: roleIds.admin, strong: true, locale });
  const { page, go } = await visit({ width, js, dark });
  await signInAs(page, admin);
  await go(`${localePrefix[locale]}${HERE}`);
  await expectNoHorizontalScroll(page);
  if (js) await expectAccessible(page);
  if (locale === 'en') await expectEnglish(page);
  expect(await findPanel(page, words.months[locale]).getByRole('row').count()).toBe(13);
  expect(await findPanel(page, words.overdue[locale]).getByRole('row').count()).toBe(6);
  const file = await page.request.get(
    new URL((await page.getByRole('link', { name: words.csv[locale] }).getAttribute('href')) ?? '', page.url()).href,
  );
  expect(file.headers()['content-type']).toContain('text/csv');
  expect((await file.text()).split('\r\n').filter((line) => line !== '')).toHaveLength(13);
});
