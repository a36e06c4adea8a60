/** How old something is, in days of the Greek calendar: what was posted at 23:00 was posted yesterday, an hour later. */
import { athensWallClockMs } from '@estia/contract/athens';
import { ageMessages } from '@estia/contract/listings/messages';
import type { Locale } from '@estia/contract/pair';

const DAY = 86_400_000;

/** Number of the day, counted from 1970. */
const getAthensDayNumber = (time: number): number => Math.floor(athensWallClockMs(time) / DAY);

export const countDaysBetween = (iso: string, now: number): number =>
  Math.max(0, getAthensDayNumber(now) - getAthensDayNumber(Date.parse(iso)));

/** `now` comes from the loader, so that server and browser write the same words. */
export const formatAge = (iso: string, now: number, locale: Locale): string =>
  ageMessages.ago[locale](countDaysBetween(iso, now));
