/** The way from everything to this property: each step is a search one place narrower. */

import type { Property } from '@estia/contract/listings/model';
import { listingPageMessages as words } from '@estia/contract/listings/page/page-messages';
import type { Locale } from '@estia/contract/pair';
import { searchPath } from '@estia/contract/search/codec';
import { barePathTo } from '../../../platform/paths/path-to.ts';

export type Breadcrumb = { name: string; path: string };

export function getListingBreadcrumbs(listing: Property, locale: Locale): Breadcrumb[] {
  const base = { for: listing.for, category_id: listing.category_id };
  const { municipality, district } = listing;
  const crumbs = [
    {
      name: (listing.for === 'sale' ? words.forSale : words.forRent)[locale],
      path: barePathTo(listing.for === 'sale' ? '/buy/:type?' : '/rent/:type?', {}),
    },
    { name: listing.category[locale], path: searchPath(base) },
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
