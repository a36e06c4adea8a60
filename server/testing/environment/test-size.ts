/**
 * Simulations and volumes have two sizes: one for every run of the tests, as large as what they assert needs, and the full
 * one for the run that takes its time (ESTIA_CHECKS=full).
 */
export const isFullRun = process.env.ESTIA_CHECKS === 'full';

export const sized = <T>({ ci, full }: { ci: T; full: T }): T => (isFullRun ? full : ci);
