/** Everybody who offers the property, in words. Made by the loader, so that the words do not travel as script. */
import { formatEuro, formatShortDate } from '@estia/contract/format';
import { cardMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { propertyListingsMessages as words } from '@estia/contract/listings/page/property-listings-messages';
import type { Locale } from '@estia/contract/pair';
import { propertyPath } from '../../../platform/paths/property-path.ts';
import type { PriceHistoryView } from '../price-history/price-history-view.ts';

const getNote = ({ advertiser, mandate }: Property['property_listings'][number], locale: Locale): string =>
  [
    advertiser.kind === 'individual' ? words.owner[locale] : null,
    advertiser.gcr && `${cardMessages.gemi[locale]} ${advertiser.gcr}`,
    mandate && words.mandates[mandate][locale],
  ]
    .filter(Boolean)
    .join(' · ');

/** Shown as a history of prices is: when, who, for how much. Null where nobody else offers it. */
export const createPropertyListingsView = (listing: Property, locale: Locale): PriceHistoryView | null =>
  listing.property_listings.length === 0
    ? null
    : {
        stats: [],
        charts: null,
        caption: words.title[locale](listing.property_listings.length),
        heads: [words.published[locale], words.advertiser[locale], words.price[locale]],
        rows: listing.property_listings.map((each) => {
          const isThis = each.property_id === listing.property_id;
          const name =
            each.advertiser.name?.[locale] ??
            (each.advertiser.kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale];
          return {
            at: each.published_at,
            date: formatShortDate(each.published_at, locale),
            event: [isThis ? words.thisListing[locale] : null, name, getNote(each, locale)].filter(Boolean).join(' · '),
            ...(isThis ? {} : { href: propertyPath({ for: listing.for, property_id: each.property_id }, locale) }),
            fell: false,
            price: formatEuro(each.price),
          };
        }),
      };
