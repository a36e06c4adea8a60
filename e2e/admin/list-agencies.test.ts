/** ADMN-1: an admin looks through the agencies, and the address says what is shown. */
import { user as userWords } from '@estia/contract/accounts/admin-messages';
import { nav } from '@estia/contract/accounts/dashboard-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import { adminListMessages } from '@estia/contract/admin-lists/messages';
import { adminAgenciesMessages as words } from '@estia/contract/agencies/admin-messages';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import { testScreens } from '../support/screens.ts';
import { createUser, expectPath, findButton, findField, localePrefix, querySql, signInAs } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const LIST = '/dashboard/admin/list-agencies';

testScreens(visit, [
  {
    title: '[ADMN-1] the list of agencies',
    before: async ({ page }, locale) => {
      await signInAs(page, await createAdmin(locale));
    },
    path: LIST,
    othersWrite: true,
    ready: (page) => page.getByRole('table').waitFor(),
  },
]);

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, js: true }, { locale: 'en' as const, width: 390, js: false }),
)('in $locale at $width px, script $js', ({ locale, width, js }) => {
  const prefix = localePrefix[locale];

  it('[ADMN-1] agencies are found by GEMI and place, sorted, and lead to their user; everything is in the address', async () => {
    const owner = await createUser({ role: roleIds.agency, locale });
    const [agency] = await querySql<{ gemi: string; name: string; municipality: number }>(
      `update agency g set district_id = 461200, name_en = g.name_el from district d where d.id = 461200 and g.account_id = $1
       returning g.gemi, g.name_el as name, d.municipality_id as municipality`,
      [owner.id],
    );
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    await go(`${prefix}${LIST}`);
    if (width > 1000) {
      const menu = page.getByRole('navigation', { name: nav.label[locale] });
      expect(await menu.getByRole('link', { name: words.title[locale] }).getAttribute('aria-current')).toBe('page');
    }
    await expect.poll(() => page.getByRole('row').count()).toBe(11);
    const form = page.getByRole('search').filter({ has: findField(page, words.search[locale]) });
    await findField(form, words.municipality[locale]).selectOption(String(agency?.municipality));
    await findButton(form, words.find[locale]).click();
    await expectPath(page, new RegExp(`municipality_id=${agency?.municipality}`));
    // On a phone rows are cards without a head: there the address alone sorts.
    if (width > 1000)
      await page.getByRole('link', { name: adminListMessages.sortBy[locale](words.listings[locale]) }).click();
    else await go(`${prefix}${LIST}?municipality_id=${agency?.municipality}&sort=listings&order=desc`);
    await expectPath(page, /municipality_id=.*sort=listings|sort=listings.*municipality_id=/);
    await findField(form, words.search[locale]).fill(agency?.gemi ?? '');
    await findButton(form, words.find[locale]).click();
    await expectPath(page, /sort=listings/);
    await expect.poll(() => page.getByRole('row').count()).toBe(2);
    await expectNoHorizontalScroll(page);
    if (js) await expectAccessible(page);
    await page.getByRole('link', { name: agency?.name ?? '', exact: true }).click();
    await expectPath(page, `${prefix}/dashboard/admin/users/${owner.id}`);
    await page.getByText(userWords.edit[locale]).first().waitFor();
    await go(`${prefix}${LIST}?search=nothing+like+it`);
    await page.getByText(words.none[locale]).waitFor();
  });
});
