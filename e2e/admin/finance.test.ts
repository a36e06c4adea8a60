/** ADMN-5: what an admin reads of the business, on a phone without script and on a wide screen. */
import { roleIds } from '@estia/contract/accounts/roles';
import {
  chargebackStateNames,
  chargebackMessages as chargebacks,
} from '@estia/contract/subscriptions/chargeback-messages';
import { financeMessages as words } from '@estia/contract/subscriptions/finance-messages';
import { expect, it } from 'vitest';
import {
  createUser,
  expectStatus,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  signInAs,
} from '../support/users.ts';
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

it.each([
  { locale: 'en', width: 390, js: false, dark: true },
  { locale: 'el', width: 1440, js: true, dark: false },
] as const)('[ADMN-5] a lost chargeback is settled in $locale at $width, script: $js', async (visitor) => {
  const { locale, width, js, dark } = visitor;
  const agency = await createUser({ role: roleIds.agency });
  const [made] = await querySql<{ id: number }>(
    `with paid as (insert into payment (account_id, method, cents, ref, at) values ($1, 'card', 6076, $2, now() - interval '9 days') returning id)
    insert into chargeback (ref, payment_id, state, reason, cents, withdrawn_cents, withdrawn_at, opened_at, closed_at, read_at)
    select $2, id, 'lost', 'fraudulent', 6076, 6076, now() - interval '3 days', now() - interval '3 days', now(), now() from paid returning id`,
    [agency.id, `du_${locale}_${agency.id}`],
  );
  const admin = await createUser({ role: roleIds.admin, strong: true, locale });
  const { page, go } = await visit({ width, js, dark });
  await signInAs(page, admin);
  await go(`${localePrefix[locale]}${HERE}?item=${made?.id}`);
  await expectNoHorizontalScroll(page);
  if (js) await expectAccessible(page);
  const row = findPanel(page, chargebacks.title[locale])
    .getByRole('row')
    .filter({ hasText: `du_${locale}_${agency.id}` });
  expect(await row.textContent()).toContain(chargebackStateNames.lost[locale]);
  await findField(page, chargebacks.note[locale]).fill('Διαγραφή');
  await findButton(row, chargebacks.handle[locale]).click();
  await expectStatus(page, chargebacks.flash['chargeback-handled'][locale]);
  expect(await row.textContent()).toContain('Διαγραφή');
  await querySql('delete from chargeback where id = $1', [made?.id]);
});
