/**
 * Which asking prices can be meant. What lies outside is a slip of the pen, a price for something else or a price on
 * request in disguise: such a listing is shown and found like any other, but does not count in the figures of its area.
 */
import type { Market } from './model.ts';

/** Lowest and highest €/m², by purpose and category (1 homes, 2 commercial, 3 land, 4 other). Rents are of a month. */
export const plausiblePricesPerM2: Readonly<
  Record<Market['for'], Readonly<Record<number, readonly [low: number, high: number]>>>
> = {
  sale: { 1: [100, 30_000], 2: [30, 40_000], 3: [0.1, 10_000], 4: [20, 20_000] },
  rent: { 1: [1, 200], 2: [0.5, 300], 3: [0.01, 50], 4: [0.2, 200] },
};
