import { expect, it } from 'vitest';
import { describeResults } from './active-filters.ts';

it('[ALRT-1] what is saved is told with its price and bedrooms, not by its place alone', () => {
  const filter = { for: 'rent', bedRoomsMin: 2, priceMax: 1_100 } as const;
  const options = {
    categories: [],
    types: [],
    floors: [],
    heatings: [],
    energy: [],
    conditions: [],
    extras: [],
    terms: [],
    bounds: [],
    days: [],
    walks: [],
  };
  const text = describeResults({ filter, places: [], options, locale: 'el' });
  expect(text).toContain('1.100');
  expect(text).toContain('2+');
});
