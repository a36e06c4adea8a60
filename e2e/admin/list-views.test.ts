/** ADMN-1: an admin keeps a filter of a list under a name, comes back to it, renames and deletes it. */
import { statuses, users } from '@estia/contract/accounts/admin-messages';
import {
  listViewFlashMessages,
  viewedListNames,
  listViewMessages as words,
} from '@estia/contract/admin-lists/view-messages';
import { describe, expect, it } from 'vitest';
import { createAdmin, USERS_PATH } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import { testScreens } from '../support/screens.ts';
import {
  expandSection,
  expectFormErrors,
  expectPath,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  querySql,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const VIEWS = '/dashboard/admin/list-views';

testScreens(visit, [
  {
    title: '[ADMN-1] saved views of a list',
    before: async ({ page }, locale) => {
      const admin = await createAdmin(locale);
      await signInAs(page, admin);
      await querySql(
        `insert into admin_list_view (account_id, list, name, query, created_at)
         select $1, 'agencies', 'Έως 150 στην Αττική ' || i, 'plan_id=' || i, now() from generate_series(1, 3) i`,
        [admin.id],
      );
    },
    path: `${VIEWS}?list=agencies&query=status%3Dwaiting`,
    othersWrite: true,
    ready: (page, locale) => page.getByRole('heading', { name: words.saveTitle[locale] }).waitFor(),
  },
]);

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, js: true }, { locale: 'en' as const, width: 390, js: false }),
)('in $locale at $width px, script $js', ({ locale, width, js }) => {
  const prefix = localePrefix[locale];

  it('[ADMN-1] a filter is saved, opened again, renamed and deleted; nothing is kept twice', async () => {
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    const links = page.getByRole('navigation', { name: words.title[locale] });
    await go(`${prefix}${USERS_PATH}`);
    expect(await links.count()).toBe(0);
    await findField(page, users.status[locale]).selectOption('waiting');
    await findButton(page.getByRole('main'), users.find[locale]).click();
    await links.getByRole('link', { name: words.save[locale] }).click();
    await page
      .getByRole('heading', { level: 1, name: `${words.title[locale]}: ${viewedListNames.users[locale]}` })
      .waitFor();
    await findButton(page, words.save[locale]).click();
    await expectFormErrors(page, locale, { [words.name[locale]]: 'required' });
    await findField(page, words.name[locale]).fill('Όσοι περιμένουν');
    await findButton(page, words.save[locale]).click();
    await expectStatus(page, listViewFlashMessages['view-saved'][locale]);
    expect(await links.getByRole('link', { name: 'Όσοι περιμένουν' }).getAttribute('aria-current')).toBe('page');
    expect(await links.getByRole('link', { name: words.save[locale] }).count()).toBe(0);
    if (js) await expectAccessible(page);
    await expectNoHorizontalScroll(page);

    await go(`${prefix}${USERS_PATH}`);
    await links.getByRole('link', { name: 'Όσοι περιμένουν' }).click();
    await expectPath(page, /status=waiting/);
    // The address is there before the rows are.
    await expect.poll(() => page.getByRole('row').nth(1).innerText()).toContain(statuses.waiting[locale]);

    await go(`${prefix}${USERS_PATH}?status=blocked`);
    await links.getByRole('link', { name: words.save[locale] }).click();
    await findField(page.getByRole('region', { name: words.saveTitle[locale] }), words.name[locale]).fill(
      'όσοι ΠΕΡΙΜΕΝΟΥΝ',
    );
    await findButton(page, words.save[locale]).click();
    await expectFormErrors(page, locale, { [words.name[locale]]: 'view_name_in_use' });

    await go(`${prefix}${VIEWS}?list=users`);
    const row = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: 'Όσοι περιμένουν' }) });
    await expandSection(row, words.rename[locale]);
    await findField(row, words.name[locale]).fill('Σε αναμονή');
    await row.getByRole('button', { name: words.rename[locale] }).click();
    await expectStatus(page, listViewFlashMessages['view-renamed'][locale]);
    await page.getByRole('button', { name: words.remove[locale] }).filter({ hasText: 'Σε αναμονή' }).click();
    await expectStatus(page, listViewFlashMessages['view-deleted'][locale]);
    await page.getByText(words.none[locale]).waitFor();
  });
});
