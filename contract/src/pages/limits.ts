/** Limits, kinds and addresses of the legal texts. Apart from the schemas: screens load no validator. */
import { athensDay } from '../athens.ts';

export const legalLimits = {
  text: 30_000,
  changes: 2_000,
  /** Whole days between the day a change is announced and the day it takes effect; neither of the two is counted. */
  noticeDays: 15,
} as const;

export const legalKinds = ['terms', 'privacy'] as const;
export type LegalKind = (typeof legalKinds)[number];

/** Where each is read. */
export const legalPaths: Readonly<Record<LegalKind, string>> = {
  terms: '/terms-conditions',
  privacy: '/privacy-policy',
};

const DAY = 86_400_000;

/** The first day on which a change announced now may take effect. */
export const getEarliestEffectiveDay = (now: Date): string =>
  new Date(Date.parse(`${athensDay(now)}T00:00:00Z`) + (legalLimits.noticeDays + 1) * DAY).toISOString().slice(0, 10);
