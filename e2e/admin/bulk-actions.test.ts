/** ADMN-1: one decision for many rows, looked at first; on the screens of lists, with and without script. */
import { bulkReasons } from '@estia/contract/admin-bulk/bulk-reasons';
import { bulkActionNames, bulkDoneMessages, adminBulkMessages as words } from '@estia/contract/admin-bulk/messages';
import { fieldErrorMessages } from '@estia/contract/field-errors';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import { testScreens } from '../support/screens.ts';
import {
  createUser,
  expectPath,
  findButton,
  localePrefix,
  querySql,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const BULK_PATH = /\/dashboard\/admin\/bulk-actions\/\d+$/;

async function createSelection(adminId: number, count: number): Promise<number> {
  const [bulk] = await querySql<{ id: string }>(
    `with bulk as (
       insert into admin_bulk_action (admin_id, list, action, matched_count, created_at)
       values ($1, 'sale_listings', 'take_down', $2, now()) returning id)
     insert into admin_bulk_item (bulk_id, subject_id, based_on)
     select bulk.id, l.id, 'active' from bulk, (
       select id from listing where purpose = 1 and is_active order by id limit $2) l returning bulk_id as id`,
    [adminId, count],
  );
  return Number(bulk?.id);
}

let adminId = 0;
testScreens(visit, [
  {
    title: '[ADMN-1] what a decision about many would do',
    before: async ({ page }, locale) => {
      const admin = await createAdmin(locale);
      adminId = admin.id;
      await signInAs(page, admin);
    },
    path: async () => `/dashboard/admin/bulk-actions/${await createSelection(adminId, 5)}`,
    othersWrite: true,
  },
]);

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, js: true }, { locale: 'en' as const, width: 390, js: false }),
)('in $locale at $width px, script $js', ({ locale, width, js }) => {
  const prefix = localePrefix[locale];

  it('[ADMN-1] people are chosen on two pages, looked at, blocked with a reason, and the result says what happened', async () => {
    await resetRateLimits();
    const word = `Bulk${Date.now()}`;
    const users: { id: number }[] = [];
    for (let at = 0; at < 12; at++) users.push(await createUser({ locale, name: `${word} ${at}` }));
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    await go(`${prefix}/dashboard/admin/list-users?search=${word}`);
    const bar = page.getByRole('form', { name: words.label[locale] });
    await findButton(bar, `${bulkActionNames.block[locale]}…`).click();
    await bar.getByText(fieldErrorMessages.nothing_chosen[locale]).first().waitFor();

    const check = (name: string) => page.getByRole('checkbox', { name: words.select[locale](name) }).check();
    await check(`${word} 11`);
    await check(`${word} 10`);
    await findButton(bar, `${bulkActionNames.block[locale]}…`).click();
    await expectPath(page, BULK_PATH);
    await page.getByRole('link', { name: words.more[locale] }).click();
    await go(`${page.url().replace(/^https?:\/\/[^/]+/, '')}&search=${word}&page=2`);
    await check(`${word} 1`);
    await findButton(bar, `${bulkActionNames.block[locale]}…`).click();
    await expectPath(page, BULK_PATH);
    if (js) await expectAccessible(page);
    await expectNoHorizontalScroll(page);
    expect(await page.getByRole('list', { name: words.list[locale] }).getByRole('listitem').count()).toBe(3);
    const ids = [11, 10, 1].map((at) => users[at]?.id);
    const countBlocked = async () =>
      (await querySql(`select id from account where id = any ($1) and status = 'blocked'`, [ids])).length;
    expect(await countBlocked()).toBe(0);

    const main = page.getByRole('main');
    await main.locator('select').selectOption({ label: bulkReasons.block[1]?.name[locale] ?? '' });
    await main.locator('form button[type=submit]').last().click();
    await page.getByText(bulkDoneMessages.block[locale](3), { exact: false }).first().waitFor();
    expect(await countBlocked()).toBe(3);
    await page.reload();
    await page.getByText(bulkDoneMessages.block[locale](3), { exact: false }).first().waitFor();
    const statements = await querySql(
      `select id from statement_of_reasons where account_id = any ($1) and kind = 'account_blocked'`,
      [ids],
    );
    expect(statements).toHaveLength(3);
    if (js) await expectAccessible(page);
  });
});
