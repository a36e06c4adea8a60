/** Opening hours: seven days from Monday, each closed or of one or two spans of the clock on the wall in Athens. */
import { z } from 'zod';

const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'opening_hours');

const span = z.tuple([time, time]);

/** As text a span after another compares like the times it says. */
const inOrder = (spans: readonly (readonly [string, string])[]): boolean =>
  spans.every(([from, to], at) => from < to && (at === 0 || (spans[at - 1]?.[1] ?? '') < from));

const day = z.array(span).max(2).refine(inOrder, 'opening_hours');

export const openingHours = z.array(day).length(7);
export type OpeningHours = z.output<typeof openingHours>;
