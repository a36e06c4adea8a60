/** A document without MARK is late a day after it was issued. */
export const LATE_MS = 24 * 60 * 60_000;

export const lateBefore = (now: Date): Date => new Date(now.getTime() - LATE_MS);
