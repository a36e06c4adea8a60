/** The way from everything to this home: each step is a search one place narrower. */

import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';

export type Breadcrumb = { name: string; path: string };

export function getListingBreadcrumbs(home: Property, locale: Locale): Breadcrumb[] {
  const base = { for: home.for, category_id: home.category_id };
  const { municipality, district } = home;
  const crumbs = [
    {
      name: (home.for === 'sale' ? words.forSale : words.forRent)[locale],
      path: searchPath({ for: home.for }),
    },
    { name: home.category[locale], path: searchPath(base) },
    {
      name: municipality.name[locale],
      path: searchPath({ ...base, municipality_ids: [municipality.municipality_id] }),
    },
  ];
  if (district.name[locale] !== municipality.name[locale]) {
    crumbs.push({ name: district.name[locale], path: searchPath({ ...base, district_ids: [district.district_id] }) });
  }
  return crumbs;
}
