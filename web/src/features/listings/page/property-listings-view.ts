/** Everybody who offers the property, in words. Made by the loader, so that the words do not travel as script. */
import { formatEuro, formatShortDate } from '@estia/contract/format';
import { cardMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { propertyListingsMessages as words } from '@estia/contract/listings/page/property-listings-messages';
import type { Locale } from '@estia/contract/pair';
import { propertyPath } from '../../../platform/paths/property-path.ts';

export type PropertyListingsView = {
  title: string;
  heads: [advertiser: string, published: string, price: string];
  /** `href` is null for the listing that is open. */
  rows: { propertyId: number; href: string | null; name: string; note: string; published: string; price: string }[];
};

const getNote = ({ advertiser, mandate }: Property['property_listings'][number], locale: Locale): string =>
  [
    advertiser.kind === 'individual' ? words.owner[locale] : null,
    advertiser.gcr && `${cardMessages.gemi[locale]} ${advertiser.gcr}`,
    mandate && words.mandates[mandate][locale],
  ]
    .filter(Boolean)
    .join(' · ');

/** Null where nobody else offers it. */
export const createPropertyListingsView = (listing: Property, locale: Locale): PropertyListingsView | null =>
  listing.property_listings.length === 0
    ? null
    : {
        title: words.title[locale](listing.property_listings.length),
        heads: [words.advertiser[locale], words.published[locale], words.price[locale]],
        rows: listing.property_listings.map((each) => ({
          propertyId: each.property_id,
          href:
            each.property_id === listing.property_id
              ? null
              : propertyPath({ for: listing.for, property_id: each.property_id }, locale),
          name:
            each.advertiser.name?.[locale] ??
            (each.advertiser.kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale],
          note: [each.property_id === listing.property_id ? words.thisListing[locale] : null, getNote(each, locale)]
            .filter(Boolean)
            .join(' · '),
          published: formatShortDate(each.published_at, locale),
          price: formatEuro(each.price),
        })),
      };
