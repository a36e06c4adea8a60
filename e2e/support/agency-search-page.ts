/** The list of agencies and its map. */
import { agencySearchMessages as words } from '@estia/contract/agencies/agency-search-messages';
import type { Locale } from '@estia/contract/pair';
import type { Page } from 'playwright-core';
import { querySql } from './users.ts';

export type SearchAgency = {
  id: number;
  name_el: string;
  name_en: string;
  gemi: string;
  town: string;
  town_en: string;
  town_id: number;
};

export const PHONE = '+302109998877';

/** An agency with listings for sale and for rent, and a phone that is known. */
export async function findBusyAgency(): Promise<SearchAgency> {
  const [agency] = await querySql<SearchAgency>(`
    select a.id::int, a.name_el, a.name_en, a.gemi, m.name_el as town, m.name_en as town_en, m.id as town_id
    from agency a join agency_stats f on f.agency_id = a.id join account u on u.id = a.account_id
    join district d on d.id = a.district_id join municipality m on m.id = d.municipality_id
    where u.status = 'approved' and f.for_sale > 12 and f.for_rent > 0 order by f.for_sale desc limit 1`);
  if (!agency) throw new Error('No busy office in the demo world');
  await querySql('update agency set phones = $2 where id = $1', [agency.id, [PHONE]]);
  return agency;
}

export const getAgencyName = (agency: SearchAgency, locale: Locale): string =>
  locale === 'el' ? agency.name_el : agency.name_en;
export const list = (page: Page, locale: Locale) => page.getByRole('list', { name: words.list[locale] });
export const markers = (page: Page) => page.locator('.maplibregl-marker');
