/**
 * The clock on a wall in Greece, by the rule of the European Union since 1996: an hour more from the last Sunday of March
 * to the last one of October, both at 01:00 UTC. By hand because the first `Intl.DateTimeFormat` with a time zone costs a
 * cheap phone 80 ms, and every page shows a time; athens.test.ts holds it against `Intl`, hour by hour.
 */
const HOUR = 3_600_000;

function lastSunday(year: number, month: number): number {
  const last = new Date(Date.UTC(year, month + 1, 0, 1));
  return last.getTime() - last.getUTCDay() * 24 * HOUR;
}

/** What the clock shows at that moment, as milliseconds of a clock that never shifts. */
export function athensWallClockMs(at: Date | number): number {
  const moment = Number(at);
  const year = new Date(moment).getUTCFullYear();
  const isSummer = moment >= lastSunday(year, 2) && moment < lastSunday(year, 9);
  return moment + (isSummer ? 3 : 2) * HOUR;
}

/** `2026-11-15`, as the calendar beside it shows. */
export const athensDay = (at: Date | number): string => new Date(athensWallClockMs(at)).toISOString().slice(0, 10);

/** `09:30` */
export const athensTime = (at: Date | number): string => new Date(athensWallClockMs(at)).toISOString().slice(11, 16);

/**
 * The same time of day so many days later, as the clock shows it. What it shows twice is the later of the two, and what it
 * leaves out an hour later: nobody has less time than was said.
 */
export function addAthensDays(at: Date, days: number): Date {
  const shown = athensWallClockMs(at) + days * 24 * HOUR;
  const [winter, summer] = [shown - 2 * HOUR, shown - 3 * HOUR];
  return new Date(athensWallClockMs(winter) !== shown && athensWallClockMs(summer) === shown ? summer : winter);
}

/** The first moment of a day there. Summer time begins and ends at three in the morning, never at midnight. */
export function getAthensDayStart(day: string): Date {
  const early = new Date(Date.parse(`${day}T00:00:00Z`) - 3 * HOUR);
  return athensDay(early) === day ? early : new Date(early.getTime() + HOUR);
}
