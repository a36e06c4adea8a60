/** The clock of a page, in whole minutes: a page rendered twice in one minute is the same bytes, so caches can compare. */
export const thisMinute = (): number => Math.floor(Date.now() / 60_000) * 60_000;
