import { expect, it } from 'vitest';
import { formatAthensDateTime, parseAthensDateTime } from './athens-time.ts';

it.each([
  ['2026-11-20T09:00', '2026-11-20T07:00:00.000Z'],
  ['2026-07-01T09:00', '2026-07-01T06:00:00.000Z'],
  // The hour that comes twice is one of the two; the hour that is skipped is the one after.
  ['2026-10-25T02:30', '2026-10-24T23:30:00.000Z'],
  ['2026-10-25T05:00', '2026-10-25T03:00:00.000Z'],
  ['2026-03-29T02:30', '2026-03-29T00:30:00.000Z'],
  ['2026-03-29T05:00', '2026-03-29T02:00:00.000Z'],
])('[ARTC-2] %s on the wall in Athens is %s, and back', (text, moment) => {
  expect(parseAthensDateTime(text)).toBe(moment);
  expect(formatAthensDateTime(moment)).toBe(text);
});

it.each(['', 'αύριο', '2026-13-40T99:99', '2026-11-20'])('[ARTC-2] %s is no moment', (text) =>
  expect(parseAthensDateTime(text)).toBeNull(),
);
