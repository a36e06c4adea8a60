/** How often the clock calls a job: what a monitor expects of it. */
import type { Job } from './jobs.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;

/** The shapes of cron that our jobs have. Another one is to be added here, or nobody would notice that it is missed. */
const shapes: readonly [RegExp, (match: RegExpExecArray) => number][] = [
  [/^\*\/(\d+) \* \* \* \*$/, ([, minutes]) => Number(minutes) * MINUTE],
  [/^\* \* \* \* \*$/, () => MINUTE],
  [/^\d+ \* \* \* \*$/, () => HOUR],
  [/^\d+ \d+ \* \* \*$/, () => DAY],
  [/^\d+ \d+ \d+ \* \*$/, () => 31 * DAY],
];

function getCronSeconds(cron: string): number {
  for (const [shape, seconds] of shapes) {
    const match = shape.exec(cron);
    if (match) return seconds(match);
  }
  throw new Error(`How often is ${cron}?`);
}

/** Null: by its cause alone. */
export const getExpectedSeconds = ({ every, repeatSeconds }: Pick<Job, 'every' | 'repeatSeconds'>): number | null =>
  every === undefined ? (repeatSeconds ?? null) : getCronSeconds(every);
