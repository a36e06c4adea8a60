/**
 * ADMN-2: an admin's lists of all listings: found by their user, moved between the tabs with a reason, the advertiser
 * banned.
 */
import { add } from '@estia/contract/accounts/admin-messages';
import { roleIds } from '@estia/contract/accounts/roles';
import {
  adminListingsMessages,
  adminListingsFlashMessages as flash,
  listingActionMessages,
  listingStateMessages,
  ownListingsMessages,
} from '@estia/contract/listings/dashboard/own-listings-messages';
import type { ListingAction } from '@estia/contract/listings/states';
import { beforeEach, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { publishListing } from '../support/listing-wizard.ts';
import { siteUnderTest } from '../support/site-under-test.ts';
import {
  createUser,
  expectStatus,
  findAccountStatus,
  findButton,
  findField,
  localePrefix,
  resetRateLimits,
  signInAs,
} from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
beforeEach(async () => {
  await resetRateLimits();
});

describe.each(pickByFile({ locale: 'el' as const, width: 390 }, { locale: 'en' as const, width: 1440 }))(
  'in $locale at $width px',
  ({ locale, width }) => {
    it('[ADMN-2] find, deactivate, activate, remove, delete for good, ban', async () => {
      const name = locale === 'el' ? 'Λήδα Ζερβού' : 'Leda Zervou';
      const owner = await createUser({ locale, name });
      const listings = [await publishListing(owner), await publishListing(owner)];
      const [one, two] = listings.map((listing) => listing.listing_id) as [number, number];
      const { page, go } = await visit({ width });
      await signInAs(page, await createUser({ role: roleIds.admin, locale, strong: true }));
      const list = `${localePrefix[locale]}/dashboard/admin/properties/for-sale`;

      await go(list);
      const all = await page.locator('[data-ad]').evaluateAll((rows) => rows.map((row) => Number(row.dataset.ad)));
      expect(all.length, '10 a page').toBe(10);
      expect(all, 'newest first').toEqual(all.toSorted((a, b) => b - a));

      await findField(page, adminListingsMessages.search[locale]).fill(owner.email);
      await findButton(page.getByRole('main'), adminListingsMessages.find[locale]).click();
      await expect.poll(() => page.locator('[data-ad]').count()).toBe(2);
      await expectAccessible(page);
      await expectNoHorizontalScroll(page);

      const changeStates = async (
        id: number,
        what: Exclude<ListingAction, 'confirm'> | 'ban',
        tab: keyof typeof listingStateMessages,
      ) => {
        await page
          .getByRole('navigation', { name: ownListingsMessages.tabs[locale] })
          .getByRole('link', { name: new RegExp(`^${listingStateMessages[tab].tab[locale]}`) })
          .click();
        const row = page.locator(`[data-ad="${id}"]`);
        await row.locator('summary').filter({ hasText: adminListingsMessages.action[locale] }).click();
        await findField(row, add.reason[locale]).fill('Ελέγχθηκε');
        await findButton(
          row,
          {
            ...listingActionMessages,
            deactivate: adminListingsMessages.takeDown,
            ban: adminListingsMessages.ban,
          }[what][locale],
        ).click();
        await expectStatus(page, { ...flash, ban: flash.banned }[what][locale]);
      };
      const publicly = async (at: number) => (await fetch(`${siteUnderTest.origin}${listings[at]?.path}`)).status;
      await changeStates(one, 'deactivate', 'active');
      await expect.poll(() => publicly(0)).toBeGreaterThanOrEqual(404);
      await changeStates(one, 'activate', 'inactive');
      await expect.poll(() => publicly(0)).toBe(200);
      await changeStates(one, 'remove', 'active');
      await changeStates(one, 'delete', 'removed');
      expect(await page.locator(`[data-ad="${one}"]`).count()).toBe(0);
      await changeStates(two, 'ban', 'active');
      expect(await findAccountStatus(owner.email)).toBe('blocked');
      await expect.poll(() => publicly(1)).toBeGreaterThanOrEqual(404);
    });
  },
);
