/** The private pages behind the contact card: where its links lead without script. */

import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { pathTo } from './path-to.ts';

type PropertyRef = Pick<Property, 'for' | 'property_id'>;

export const contactPath = (listing: PropertyRef, locale: Locale): string =>
  pathTo(locale, '/contact/:for/:property_id', { for: `for-${listing.for}`, property_id: listing.property_id });
/** The text names the development that this home is a part of; the conversation is still kept with this listing. */
export const complexContactPath = (listing: PropertyRef, locale: Locale): string =>
  `${contactPath(listing, locale)}?about=complex`;
export const reportPath = (listing: PropertyRef, locale: Locale): string =>
  pathTo(locale, '/contact/report/:for/:property_id', { for: `for-${listing.for}`, property_id: listing.property_id });
