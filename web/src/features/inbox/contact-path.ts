/** The private pages behind the contact card: where its links lead without script. */
import type { Property } from '@estia/contract/listings/model';
import type { Locale } from '@estia/contract/pair';
import { to } from '../../platform/locale.ts';

type Ad = Pick<Property, 'for' | 'property_id'>;

export const contactPath = (ad: Ad, locale: Locale): string => to(locale, `/contact/for-${ad.for}/${ad.property_id}`);
/** The text names the development that this home is a part of; the conversation is still kept with this ad. */
export const complexContactPath = (ad: Ad, locale: Locale): string => `${contactPath(ad, locale)}?about=complex`;
export const reportPath = (ad: Ad, locale: Locale): string =>
  to(locale, `/contact/report/for-${ad.for}/${ad.property_id}`);
