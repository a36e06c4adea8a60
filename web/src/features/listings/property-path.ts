/** The one public address of an offer, in the language of the reader. */
import type { ListingCard } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { to } from '../../platform/locale.ts';

type Offer = Pick<ListingCard, 'for' | 'property_id'>;

/** Without its language, as canonical addresses are built. */
export const barePropertyPath = (offer: Offer): string => `/properties/for-${offer.for}/${offer.property_id}`;

export const propertyPath = (offer: Offer, locale: Locale): string => to(locale, barePropertyPath(offer));
