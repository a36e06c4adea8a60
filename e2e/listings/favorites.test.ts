/** LIST-4: a heart of a visitor goes along into the account, with a note, and tells of a price that fell. */
import { favoritesFlashMessages, favoritesPageMessages } from '@estia/contract/favorites/favorites-page-messages';
import { savedPageMessages } from '@estia/contract/favorites/saved-page-messages';
import { formatEuro } from '@estia/contract/format';
import { beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { callApi, type PublishedListing, publishListing } from '../support/listing-wizard.ts';
import {
  createUser,
  expandSection,
  expectStatus,
  findButton,
  findField,
  localePrefix,
  logIn,
  querySql,
  resetRateLimits,
  type TestUser,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
let owner: TestUser;
beforeAll(async () => {
  await resetRateLimits();
  owner = await createUser();
});

/** As the form does: a draft of the listing, changed, published. */
async function lowerTo({ property_id }: PublishedListing, price: string): Promise<void> {
  const { body } = await callApi(owner, 'POST', '/property/drafts', { for: 'sale', property_id });
  const id = body.draft.draft_id;
  await callApi(owner, 'PUT', `/property/drafts/${id}`, { answers: { price, right_declared: 'on' } });
  const done = await callApi(owner, 'POST', '/property/create', { draft_id: id });
  if (done.status !== 200) throw new Error(JSON.stringify(done.body));
}

describe.each(pickByFile({ locale: 'el' as const, width: 390 }, { locale: 'en' as const, width: 1440 }))(
  'in $locale at $width px',
  ({ locale, width }) => {
    it('[LIST-4] stored by the browser, merged at login, noted, cheaper, taken out', async () => {
      const listing = await publishListing(owner, { price: '250000' });
      const user = await createUser({ locale });
      const prefix = localePrefix[locale];
      const { page, go } = await visit({ width });
      await go(`${prefix}${listing.path}`);
      const heart = page.locator('button[aria-pressed]').filter({ visible: true }).first();
      await heart.click();
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await go(`${prefix}/saved`);
      await page.getByText(savedPageMessages.offer[locale]).waitFor();

      await logIn(page, user.email, locale);
      await page.waitForURL(/select-property|dashboard/);
      await go(`${prefix}/dashboard/user/favorites`);
      const savedCard = page.locator(`[data-home="${listing.listing_id}"]`);
      await savedCard.waitFor();
      expect(await querySql('select listing_id from favorite where account_id = $1', [user.id])).toHaveLength(1);
      await expandSection(savedCard, favoritesPageMessages.addNote[locale]);
      await findField(savedCard, favoritesPageMessages.note[locale]).fill('Μεγάλο μπαλκόνι');
      await findButton(savedCard, favoritesPageMessages.saveNote[locale]).click();
      await expectStatus(page, favoritesFlashMessages.noted[locale]);
      expect(await savedCard.innerText()).toContain('Μεγάλο μπαλκόνι');

      await lowerTo(listing, '240000');
      await page.reload();
      await savedCard.getByText(favoritesPageMessages.cheaper[locale](formatEuro(10_000))).waitFor();
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);
      // The heart on the page is the account's now.
      await go(`${prefix}${listing.path}`);
      await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true');
      await go(`${prefix}/dashboard/user/favorites`);
      await savedCard.getByRole('button', { name: new RegExp(`^${favoritesPageMessages.remove[locale]}`) }).click();
      await expectStatus(page, favoritesFlashMessages.removed[locale]);
      expect(await savedCard.count()).toBe(0);
      expect(await querySql('select listing_id from favorite where account_id = $1', [user.id])).toEqual([]);
    });
  },
);
