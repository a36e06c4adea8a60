/** Where a price stands among others, in words that nobody can take for a verdict: steps of 5 %. */
import type { AskingPriceRow, PriceSpreadRow } from './position.queries.ts';

const STEPS = 20;

/**
 * Share of the other listings that ask less; of those in the same step, half. The listing itself is none of the others.
 */
export function getShareBelow({ bin, counted }: AskingPriceRow, { below, same, all }: PriceSpreadRow): number {
  const others = all - (counted === null ? 0 : 1);
  if (others <= 0) return 0;
  const lower = below - (counted !== null && counted < bin ? 1 : 0);
  const beside = same - (counted === bin ? 1 : 0);
  const share = (lower + beside / 2) / others;
  return Math.round(Math.min(1, Math.max(0, share)) * STEPS) / STEPS;
}
