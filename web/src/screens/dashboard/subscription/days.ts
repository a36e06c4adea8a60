/** Days as people say them. A subscription counts to the first day that is no longer covered; people name the last that is. */
import { formatLongDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/money';
import { amountMessages } from '@estia/contract/subscriptions/money-messages';

export const formatLastDay = (end: string, locale: Locale): string => formatLongDate(addDays(end, -1), locale);

export const formatPeriod = (from: string, end: string, locale: Locale): string =>
  amountMessages.days[locale](formatLongDate(from, locale), formatLastDay(end, locale));
