import { expect, it } from 'vitest';
import { addAthensDays, athensDay, athensWallClockMs, getAthensDayStart } from './athens.ts';
import { formatDateTime, formatLongDate, formatShortDate } from './format.ts';
import { addDays } from './subscriptions/billing-amounts.ts';

const HOUR = 3_600_000;
const intl = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag, { ...options, timeZone: 'Europe/Athens' });

it('[I18N-1] the clock of Athens is that of Intl, from 1997 to 2040: every hour of the months in which it changes, every day of the others', () => {
  const parts = intl('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
  const wrong: string[] = [];
  let at = Date.UTC(1997, 0, 1);
  while (at < Date.UTC(2041, 0, 1)) {
    const shown = new Date(athensWallClockMs(at)).toISOString().slice(0, 19).replace('T', ' ');
    if (shown !== parts.format(at)) wrong.push(shown);
    at += [2, 9].includes(new Date(at).getUTCMonth()) ? HOUR : 24 * HOUR;
  }
  expect(wrong).toEqual([]);
});

it.each([
  ['el', 'el-GR'],
  ['en', 'en-GB'],
] as const)('[I18N-1] dates and moments are written as Intl writes them, in %s', (locale, tag) => {
  const day = { day: 'numeric', month: 'long', year: 'numeric' } as const;
  const formats = [
    [formatLongDate, intl(tag, day)],
    [formatShortDate, intl(tag, { day: '2-digit', month: '2-digit', year: 'numeric' })],
    [formatDateTime, intl(tag, { ...day, month: 'short', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })],
  ] as const;
  for (let month = 0; month < 12; month++)
    for (const at of [new Date(Date.UTC(2026, month, 3, 4, 5)), new Date(Date.UTC(2027, month, 28, 22, 30))])
      for (const [ours, theirs] of formats) expect(ours(at.toISOString(), locale)).toBe(theirs.format(at));
});

it('a day that is none is no day', () => {
  expect(() => athensDay(new Date('x'))).toThrow(RangeError);
  expect(() => formatLongDate('x', 'el')).toThrow(RangeError);
});

it.each([
  ['2026-11-18T10:00:00Z', '2026-11-23T10:00:00.000Z'],
  // Over the night of 25 October with its hour more, and that of 28 March with its hour less.
  ['2026-10-23T11:00:00Z', '2026-10-28T12:00:00.000Z'],
  ['2027-03-25T12:00:00Z', '2027-03-30T11:00:00.000Z'],
  // 03:30 is shown twice on 25 October 2026, and never on 28 March 2027.
  ['2026-10-20T00:30:00Z', '2026-10-25T01:30:00.000Z'],
  ['2027-03-23T01:30:00Z', '2027-03-28T01:30:00.000Z'],
])('[SAME-1] five days after %s, by the clock of Athens', (from, to) => {
  expect(addAthensDays(new Date(from), 5).toISOString()).toBe(to);
});

it('a day of Athens begins at its midnight on every day of three years', () => {
  for (let day = '2026-01-01'; day < '2029-01-01'; day = addDays(day, 1)) {
    const start = getAthensDayStart(day);
    expect(athensDay(start)).toBe(day);
    expect(athensDay(new Date(start.getTime() - 1))).toBe(addDays(day, -1));
  }
});
