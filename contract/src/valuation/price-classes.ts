/**
 * The classes of the map. They are fixed for a purpose and a kind of property, so that one colour always means one
 * price: whoever changes the type or the zoom never sees the same area in another colour for the same figure.
 */
import type { Market } from './model.ts';

/** Upper ends of all classes but the last, in €/m². */
const breaks = {
  sale: [750, 1000, 1500, 2000, 2500, 3000, 4000],
  rent: [5, 6, 7, 8, 10, 12, 15],
  landSale: [10, 25, 50, 100, 200, 400, 800],
  landRent: [0.05, 0.1, 0.2, 0.4, 0.8, 1.6, 3.2],
} as const;

const LAND = 3;

export function getClassBreaks(market: Pick<Market, 'for' | 'category_id'>): readonly number[] {
  if (market.category_id === LAND) return market.for === 'rent' ? breaks.landRent : breaks.landSale;
  return breaks[market.for];
}

/** 0 for the cheapest class; a figure on a break belongs to the class above it. */
export function getPriceClassIndex(median: number, of: readonly number[]): number {
  const at = of.findIndex((end) => median < end);
  return at === -1 ? of.length : at;
}

/** One for each class, the same as --ramp-1 … --ramp-8 of the styles: for pictures and maps, which read no styles. */
export const classColours = [
  '#f7efd8',
  '#bad9c3',
  '#85c0b6',
  '#56a4ab',
  '#38879e',
  '#286991',
  '#1f4c7c',
  '#17325e',
] as const;
