/** Days as people say them. A subscription counts to the first day that is no longer covered; people name the last that is. */
import { formatLongDate } from '@estia/contract/format';
import type { Locale } from '@estia/contract/pair';
import { amountMessages } from '@estia/contract/subscriptions/amount-messages';
import { addDays } from '@estia/contract/subscriptions/billing-amounts';

export const formatLastDay = (end: string, locale: Locale): string => formatLongDate(addDays(end, -1), locale);

export const formatPeriod = (from: string, end: string, locale: Locale): string =>
  amountMessages.days[locale](formatLongDate(from, locale), formatLastDay(end, locale));
