/** A day and time on the wall in Athens ↔ a moment. */
import { athensWallClockMs } from '@estia/contract/athens';

/** `2026-11-20T09:00` → its moment; null when it is none. An hour that the clock skips is read as the one after it. */
export function parseAthensDateTime(text: string): string | null {
  const shown = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/.test(text) ? Date.parse(`${text}Z`) : Number.NaN;
  if (Number.isNaN(shown)) return null;
  const guess = shown - (athensWallClockMs(shown) - shown);
  return new Date(guess - (athensWallClockMs(guess) - shown)).toISOString();
}

/** For an <input type="datetime-local">. */
export const formatAthensDateTime = (iso: string): string =>
  new Date(athensWallClockMs(Date.parse(iso))).toISOString().slice(0, 16);
