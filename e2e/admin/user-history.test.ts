/** ADMN-1: the page of a user leads on to everything of theirs, and admins leave each other notes there. */
import { userHistoryMessages as words } from '@estia/contract/accounts/user-history-messages';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import { testScreens } from '../support/screens.ts';
import {
  expectFormErrors,
  expectPath,
  findButton,
  findField,
  findPanel,
  localePrefix,
  querySql,
  signInAs,
} from '../support/users.ts';
import { createVisitors } from '../support/visitors.ts';

const visit = createVisitors();

/** Of the demo: an agency that has paid. */
async function findPayingAgency() {
  const [row] = await querySql<{ id: string; invoice: string }>(
    `select i.account_id as id, min(i.series || ' ' || i.number) as invoice from invoice i join subscription s on s.account_id = i.account_id
     where exists (select from property p where p.account_id = i.account_id) group by 1 order by 1 limit 1`,
  );
  return { path: `/dashboard/admin/users/${row?.id}`, invoice: row?.invoice ?? '' };
}

testScreens(visit, [
  {
    title: '[ADMN-1] everything of an agency',
    before: async ({ page }, locale) => signInAs(page, await createAdmin(locale)),
    path: async () => (await findPayingAgency()).path,
    othersWrite: true,
  },
]);

describe.each(
  pickByFile({ locale: 'el' as const, width: 390, js: false }, { locale: 'en' as const, width: 1440, js: true }),
)('in $locale at $width px, script $js', ({ locale, width, js }) => {
  it('[ADMN-1] an admin goes on to an invoice and a listing, and leaves a note', async () => {
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    const { path, invoice } = await findPayingAgency();
    await go(`${localePrefix[locale]}${path}`);
    await findPanel(page, words.subscription[locale]).getByRole('link', { name: invoice, exact: true }).click();
    await expectPath(page, /list-invoices\?item=\d+$/);
    await page.getByText(invoice).first().waitFor();

    await go(`${localePrefix[locale]}${path}`);
    const listing = findPanel(page, words.listings[locale]).getByRole('link').first();
    const code = await listing.innerText();
    await listing.click();
    await page.getByText(code).first().waitFor();

    await go(`${localePrefix[locale]}${path}`);
    const notes = findPanel(page, words.notes[locale]);
    await findButton(notes, words.addNote[locale]).click();
    await expectFormErrors(page, locale, { [words.note[locale]]: 'required' });
    const text = `Ζήτησε αναβάθμιση ${Date.now()}`;
    await findField(notes, words.note[locale]).fill(text);
    await findButton(notes, words.addNote[locale]).click();
    const note = notes.getByRole('listitem').filter({ hasText: text });
    await findButton(note, words.deleteNote[locale]).click();
    await expect.poll(() => note.count()).toBe(0);
  });
});
