import { expect, it } from 'vitest';
import { breaksOf } from '../valuation/ramp.ts';
import { rateNumber } from '../valuation/rate.ts';
import { valuation } from './home-messages.ts';

it('[HOME-4] the legend of the promo has the ends of the map itself', () => {
  const breaks = breaksOf({ for: 'sale', category_id: 1 }).map(rateNumber);
  for (const locale of ['el', 'en'] as const) {
    expect(valuation.low[locale]).toContain(` ${breaks[0]}`);
    expect(valuation.high[locale]).toContain(` ${breaks.at(-1)}`);
  }
});
