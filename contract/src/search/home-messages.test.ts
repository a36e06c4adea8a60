import { expect, it } from 'vitest';
import { getClassBreaks } from '../valuation/price-classes.ts';
import { formatPricePerM2Number } from '../valuation/price-per-m2.ts';
import { valuation } from './home-messages.ts';

it('[HOME-4] the legend of the promo has the ends of the map itself', () => {
  const breaks = getClassBreaks({ for: 'sale', category_id: 1 }).map(formatPricePerM2Number);
  for (const locale of ['el', 'en'] as const) {
    expect(valuation.low[locale]).toContain(` ${breaks[0]}`);
    expect(valuation.high[locale]).toContain(` ${breaks.at(-1)}`);
  }
});
