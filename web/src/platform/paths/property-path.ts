/** The one public address of an offer, in the language of the reader. */
import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../locale.ts';

type PropertyRef = Pick<ListingCard, 'for' | 'property_id'>;

/** Without its language, as canonical addresses are built. */
export const canonicalPropertyPath = (offer: PropertyRef): string =>
  `/properties/for-${offer.for}/${offer.property_id}`;

export const propertyPath = (offer: PropertyRef, locale: Locale): string =>
  localizePath(locale, canonicalPropertyPath(offer));
