/** A property that three advertise: one card, and a page that names them all. */
import { cardMessages } from '@estia/contract/listings/messages';
import { propertyListingsMessages } from '@estia/contract/listings/page/property-listings-messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pickByFile } from '../support/language-turns.ts';
import { getCards } from '../support/results-page.ts';
import { localePrefix, querySql } from '../support/users.ts';
import { createVisitors, expectAccessible, expectNoHorizontalScroll } from '../support/visitors.ts';

const visit = createVisitors();
type Listed = { property_id: number; listing_id: number; municipality_id: number };
let listings: Listed[];

beforeAll(async () => {
  // Three flats of three advertisers in one municipality, an owner's among them, the cheapest first.
  listings = await querySql<Listed>(`
    with flat as (
      select distinct on (d.municipality_id, p.account_id) p.id as property_id, l.id as listing_id, l.price, d.municipality_id, p.agency_id
      from listing l join property p on p.id = l.property_id join district d on d.id = p.district_id
      where l.is_active and l.purpose = 1 and p.category_id = 1 and not exists (select from property_group g where g.property_id = p.id)
      order by d.municipality_id, p.account_id, l.id
    ), town as (
      select municipality_id from flat group by municipality_id
      having count(*) filter (where agency_id is null) > 0 and count(*) filter (where agency_id is not null) > 1 order by count(*), 1 limit 1
    )
    select property_id, listing_id, municipality_id from (
      (select * from flat join town using (municipality_id) where agency_id is null limit 1)
      union all (select * from flat join town using (municipality_id) where agency_id is not null limit 2)) three
    order by price, agency_id nulls first, listing_id`);
  await querySql('insert into property_group select unnest($1::bigint[]), $2', [
    listings.map(({ property_id }) => property_id),
    listings[0]?.property_id,
  ]);
});
afterAll(() =>
  querySql('delete from property_group where property_id = any($1::bigint[])', [
    listings.map(({ property_id }) => property_id),
  ]),
);

describe.each(pickByFile<['el' | 'en', number]>(['el', 390], ['en', 1440]))(
  'a property with three listings in %s at %i px',
  (locale, width) => {
    it('[SAME-3] is one card "from" the lowest price, and its page leads to every other listing', async () => {
      const [cheapest, ...others] = listings as [Listed, ...Listed[]];
      const { page, go } = await visit({ width });
      await go(
        `${localePrefix[locale]}/properties/search?for=sale&category_id=1&municipality_ids=${cheapest.municipality_id}&page=1`,
      );
      for (const { listing_id } of others)
        expect(await page.locator(`main [data-home="${listing_id}"]`).count()).toBe(0);
      const card = getCards(page).filter({ hasText: cardMessages.listingsFrom[locale](3) });
      expect(await card.count()).toBe(1);
      await expectNoHorizontalScroll(page);
      await card.getByRole('heading').getByRole('link').click();
      const section = page.getByRole('region', { name: propertyListingsMessages.title[locale](3) });
      await section.waitFor();
      expect(await section.getByRole('row').count()).toBe(4);
      expect(await section.getByText(propertyListingsMessages.owner[locale]).count()).toBe(1);
      await expectNoHorizontalScroll(page);
      await expectAccessible(page);
      await section.getByRole('link').first().click();
      await section.getByText(propertyListingsMessages.thisListing[locale]).waitFor();
      await expect.poll(() => new URL(page.url()).pathname).not.toContain(`/${cheapest.property_id}`);
    });
  },
);
