/** The screens of saved searches and alerts, of visitors and of accounts. */
import { saveSearchMessages } from '@estia/contract/alerts/save-search-messages';
import { savedSearchesMessages } from '@estia/contract/alerts/saved-searches-messages';
import type { Locale } from '@estia/contract/pair';
import { expect } from 'vitest';
import { callApi } from '../support/listing-wizard.ts';
import { testScreens } from '../support/screens.ts';
import { createUser, querySql, signInAs, type TestUser } from '../support/users.ts';
import { createVisitors, type Visit } from '../support/visitors.ts';

const SEARCH = 'for=sale&category_id=1&type_ids=1&municipality_ids=4612&priceMax=400000';
const FILTER = { for: 'sale', category_id: 1, type_ids: [1], municipality_ids: [4612], priceMax: 400_000 };

let member: TestUser | undefined;
let savedId = 0;

/** A member with three saved searches, of which the last has found two homes. */
async function signInWithSearches({ page }: Visit, locale: Locale): Promise<void> {
  member = await createUser({ locale });
  for (const priceMax of [200_000, 300_000, 400_000]) {
    const { body } = await callApi(member, 'POST', '/user/saved-searches', { filter: { ...FILTER, priceMax } });
    savedId = body.saved_search.id;
  }
  await querySql(
    `insert into alert (subscriber_id, saved_search_ids, listing_id, property_id, event, price, previous_price, created_at)
     select s.subscriber_id, array[s.id], l.listing_id, l.property_id, e.event, l.price, e.previous, now()
     from saved_search s,
       (select listing_id, property_id, price, row_number() over (order by listing_id) as n
        from listing_search limit 2) l,
       (values (1, 'new', null::int), (2, 'price_drop', 999000)) e (n, event, previous)
     where s.id = $1 and l.n = e.n`,
    [savedId],
  );
  await signInAs(page, member);
}

testScreens(
  createVisitors(),
  [
    { title: '[ALRT-1] saving a search without an account', path: `/alerts/save?${SEARCH}` },
    {
      title: '[ALRT-1] saving a search in place',
      path: `/properties/search?${SEARCH}&page=1`,
      ready: async (page, locale) => {
        await page
          .getByRole('link', { name: saveSearchMessages.title[locale] })
          .filter({ visible: true })
          .first()
          .click();
        await page.getByRole('dialog').getByLabel(saveSearchMessages.email[locale]).waitFor();
      },
      othersWrite: true,
    },
    { title: '[ALRT-1] a search that is no whole one', path: '/alerts/save' },
    { title: '[ALRT-1] confirming an address', path: '/alerts/confirm' },
    { title: '[ALRT-1] a visitor’s own list, before its key', path: '/alerts/manage' },
    { title: '[ALRT-3] a link that stops nothing', path: `/alerts/unsubscribe/${'a'.repeat(40)}` },
    {
      title: '[ALRT-2] exactly the homes of an alert',
      path: async () => {
        const rows = await querySql<{ id: number }>('select listing_id as id from listing_search limit 5');
        return `/alerts/homes?ids=${[...rows.map(({ id }) => id), 999_999_999].join(',')}`;
      },
      othersWrite: true,
    },
    {
      title: '[ALRT-1] saving a search with an account, or instead of another',
      before: signInWithSearches,
      path: `/alerts/save?${SEARCH.replace('400000', '450000')}`,
    },
    {
      title: '[ALRT-1] no saved search yet',
      before: async ({ page }, locale) => signInAs(page, await createUser({ locale })),
      path: '/dashboard/saved-searches',
      // A language is named in itself.
      othersWrite: true,
    },
    {
      title: '[ALRT-1] [DASH-1] saved searches',
      before: signInWithSearches,
      path: '/dashboard/saved-searches',
      // A language is named in itself.
      othersWrite: true,
      ready: async (page, locale) =>
        expect(await page.locator('main').textContent()).toContain(savedSearchesMessages.unseen[locale](2)),
    },
    {
      title: '[ALRT-1] [ALRT-2] one saved search with what it found',
      before: signInWithSearches,
      path: async () => `/dashboard/saved-searches/${savedId}`,
      othersWrite: true,
    },
  ],
  { bothSchemes: true },
);
