/** Apart from the other formats: two screens need it, and every page would carry it. */
import type { Locale } from './pair.ts';

/** `2026-11` → `Νοέμβριος 2026`. */
export function formatMonth(month: string, locale: Locale): string {
  const format = new Intl.DateTimeFormat(locale === 'el' ? 'el-GR' : 'en-GB', {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return format.format(new Date(`${month.slice(0, 7)}-15T00:00:00Z`));
}
