/** ADMN-5: an admin with a customer on the phone finds whatever they say, and gets to it. */
import { adminSearchMessages as words } from '@estia/contract/admin-search/messages';
import { workKindNames } from '@estia/contract/work-queue/item-messages';
import { describe, expect, it } from 'vitest';
import { createAdmin } from '../support/admins.ts';
import { pickByFile } from '../support/language-turns.ts';
import { testScreens } from '../support/screens.ts';
import { createUser, expectPath, findButton, localePrefix, querySql, signInAs } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
const SEARCH = '/dashboard/admin/search';

/** Of the demo, with everything that there is to find. */
async function findListing() {
  const [row] = await querySql<{ id: string; street: string; purpose: number }>(
    `select p.id, p.street, l.purpose from property p join listing l on l.property_id = p.id
     where l.is_active and p.street ~ '^[Α-Ωα-ωάέήίόύώ ]{6,}$' order by p.id limit 1`,
  );
  return { property: Number(row?.id), street: row?.street ?? '', letter: row?.purpose === 2 ? 'R' : 'S' };
}

async function createReport(property: number): Promise<number> {
  const [row] = await querySql<{ id: string }>(
    `insert into report (listing_id, property_id, purpose, reason_id, description, locale, at)
     select l.id, l.property_id, l.purpose, 1, 'Δεν υπάρχει', 'el', now() from listing l where l.property_id = $1 limit 1 returning id`,
    [property],
  );
  return Number(row?.id);
}

testScreens(visit, [
  {
    title: '[ADMN-5] what was found',
    before: async ({ page }, locale) => {
      await signInAs(page, await createAdmin(locale));
    },
    path: SEARCH,
    othersWrite: true,
    ready: async (page, locale) => {
      const { street } = await findListing();
      await page.getByRole('searchbox', { name: words.label[locale] }).fill(street);
      await findButton(page.getByRole('main'), words.label[locale]).click();
      await page.getByRole('heading', { name: words.listings[locale] }).waitFor();
    },
  },
]);

describe.each(
  pickByFile({ locale: 'el' as const, width: 1440, js: true }, { locale: 'en' as const, width: 390, js: false }),
)('in $locale at $width px, script $js', ({ locale, width, js }) => {
  const prefix = localePrefix[locale];

  it('[ADMN-5] from any page an admin finds a person by phone and a listing by code; nothing typed is in an address', async () => {
    const { property, letter } = await findListing();
    const name = `Ευρεθείς ${Date.now()}`;
    const person = await createUser({ locale, name });
    const mobile = `+3069${String(Date.now()).slice(-8)}`;
    await querySql('update account set mobile = $2 where id = $1', [person.id, mobile]);
    const { page, go } = await visit({ width, js });
    await signInAs(page, await createAdmin(locale));
    await go(`${prefix}/dashboard/admin/rules`);
    const box = page.getByRole('searchbox', { name: words.label[locale] });
    if (js) {
      await page.keyboard.press('/');
      await expect.poll(() => box.evaluate((input) => input === document.activeElement)).toBe(true);
    }
    await box.fill(mobile.slice(3));
    await box.press('Enter');
    await page.getByRole('link', { name }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    expect(await box.inputValue()).toBe(mobile.slice(3));
    await expectNoHorizontalScroll(page);
    if (js) await expectAccessible(page);
    await page.getByRole('link', { name }).click();
    await expectPath(page, new RegExp(`/dashboard/admin/users/${person.id}$`));

    await box.fill(`es-${property}`);
    await box.press('Enter');
    const code = `ES-${property}${letter}`;
    await page.getByRole('link', { name: code, exact: true }).first().click();
    await expectPath(page, new RegExp(`search=${code}`));
    await page.getByText(code).first().waitFor();

    const report = await createReport(property);
    await box.fill(`#${report}`);
    await box.press('Enter');
    await page.getByRole('link', { name: `${workKindNames.report[locale]} #${report}` }).click();
    await expectPath(page, new RegExp(`list-alerts\\?item=${report}$`));

    await box.fill('τίποτα τέτοιο πουθενά');
    await box.press('Enter');
    await page.getByText(words.none[locale]).waitFor();
  });
});
