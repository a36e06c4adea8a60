/** Days as people say them. A subscription counts to the first day that is no longer covered; people name the last that is. */
import { longDate } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import { addDays } from '@estia/contract/subscriptions/money';
import { sumWords } from '@estia/contract/subscriptions/money-messages';

export const lastDay = (end: string, locale: Locale): string => longDate(addDays(end, -1), locale);

export const span = (from: string, end: string, locale: Locale): string =>
  sumWords.days[locale](longDate(from, locale), lastDay(end, locale));
