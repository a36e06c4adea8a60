/** The private pages behind the contact card: where its links lead without script. */
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { localizePath } from '../locale.ts';

type PropertyRef = Pick<Property, 'for' | 'property_id'>;

export const contactPath = (ad: PropertyRef, locale: Locale): string =>
  localizePath(locale, `/contact/for-${ad.for}/${ad.property_id}`);
/** The text names the development that this home is a part of; the conversation is still kept with this ad. */
export const complexContactPath = (ad: PropertyRef, locale: Locale): string =>
  `${contactPath(ad, locale)}?about=complex`;
export const reportPath = (ad: PropertyRef, locale: Locale): string =>
  localizePath(locale, `/contact/report/for-${ad.for}/${ad.property_id}`);
