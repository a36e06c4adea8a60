/** Everybody who offers the property, in words. Made by the loader, so that the words do not travel as script. */
import { formatEuro, formatShortDate } from '@estia/contract/format';
import { cardMessages } from '@estia/contract/listings/messages';
import type { Property } from '@estia/contract/listings/model';
import { offersMessages as words } from '@estia/contract/listings/page/offers-messages';
import type { Locale } from '@estia/contract/pair';
import { propertyPath } from '../../../platform/paths/property-path.ts';

export type PropertyOffersView = {
  title: string;
  heads: [advertiser: string, published: string, price: string];
  /** `href` is null for the listing that is open. */
  rows: { propertyId: number; href: string | null; name: string; note: string; published: string; price: string }[];
};

const getNote = ({ advertiser, mandate }: Property['offers'][number], locale: Locale): string =>
  [
    advertiser.kind === 'individual' ? words.owner[locale] : null,
    advertiser.gcr && `${cardMessages.gemi[locale]} ${advertiser.gcr}`,
    mandate && words.mandates[mandate][locale],
  ]
    .filter(Boolean)
    .join(' · ');

/** Null where nobody else offers it. */
export const createPropertyOffersView = (listing: Property, locale: Locale): PropertyOffersView | null =>
  listing.offers.length === 0
    ? null
    : {
        title: words.title[locale](listing.offers.length),
        heads: [words.advertiser[locale], words.published[locale], words.price[locale]],
        rows: listing.offers.map((offer) => ({
          propertyId: offer.property_id,
          href:
            offer.property_id === listing.property_id
              ? null
              : propertyPath({ for: listing.for, property_id: offer.property_id }, locale),
          name:
            offer.advertiser.name?.[locale] ??
            (offer.advertiser.kind === 'individual' ? cardMessages.privateOwner : cardMessages.agency)[locale],
          note: [offer.property_id === listing.property_id ? words.thisListing[locale] : null, getNote(offer, locale)]
            .filter(Boolean)
            .join(' · '),
          published: formatShortDate(offer.published_at, locale),
          price: formatEuro(offer.price),
        })),
      };
