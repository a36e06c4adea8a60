/** A document without MARK is late a day after it was issued. */
export const REPORTING_DEADLINE_MS = 24 * 60 * 60_000;

export const getReportingCutoff = (now: Date): Date => new Date(now.getTime() - REPORTING_DEADLINE_MS);
