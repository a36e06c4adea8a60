import { formatLongDate } from '@estia/contract/format';
import type { Mandate } from '@estia/contract/listings/mandates/mandate-calls';
import { mandateMessages as words } from '@estia/contract/listings/mandates/mandate-messages';
import type { MandateStatus } from '@estia/contract/listings/mandates/mandates';
import type { Locale } from '@estia/contract/pair';

export const mandateTones: Readonly<Record<MandateStatus, 'good' | 'care' | 'plain' | 'info'>> = {
  valid: 'good',
  expiring: 'care',
  expired: 'care',
  no_document: 'plain',
};

type Dates = Pick<Mandate, 'mandate_signed_on' | 'mandate_expires_on' | 'mandate_extended'>;

export const formatMandateDates = (
  { mandate_signed_on: signed, mandate_expires_on: expires, mandate_extended: isExtended }: Dates,
  locale: Locale,
): string[] => [
  ...(signed ? [words.signed[locale](formatLongDate(signed, locale))] : []),
  expires ? words.expires[locale](formatLongDate(expires, locale)) : words.noEnd[locale],
  ...(isExtended ? [words.extended[locale]] : []),
];
