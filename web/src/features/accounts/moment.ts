/** Day and time where the hour matters: devices, deadlines, the log. */
import type { Locale } from '@estia/contract/pair';

const options = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Europe/Athens',
} as const satisfies Intl.DateTimeFormatOptions;

const formats = {
  el: new Intl.DateTimeFormat('el-GR', options),
  en: new Intl.DateTimeFormat('en-GB', options),
};

export const moment = (iso: string, locale: Locale): string => formats[locale].format(new Date(iso));
