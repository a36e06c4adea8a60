/** Which version of a rule holds on a day. Days are those of Athens: a rule changes at midnight there. */
export { athensDay } from '../athens.ts';

type Dated = { version: number; valid_from: string; valid_to: string | null };

export const isInForce = ({ valid_from, valid_to }: Dated, day: string): boolean =>
  valid_from <= day && (valid_to === null || day < valid_to);

/** The database lets no two hold on one day; before the first of them the first is the best we know. */
export function findInForce<R extends Dated>(versions: readonly R[], day: string): R | undefined {
  const holding = versions.filter((row) => isInForce(row, day));
  if (holding.length > 0) return holding.reduce((best, row) => (row.version > best.version ? row : best));
  return [...versions].sort((a, b) => (a.valid_from < b.valid_from ? -1 : 1))[0];
}

export const RULE_REVIEW_DAYS = 90;
const DAY = 86_400_000;

/** When somebody should look again whether the rule is still so. */
export const getNextReview = (checkedAt: string): string =>
  new Date(new Date(checkedAt).getTime() + RULE_REVIEW_DAYS * DAY).toISOString();
