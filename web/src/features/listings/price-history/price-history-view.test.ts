import type { Property } from '@estia/contract/listings/model';
import { describe, expect, it } from 'vitest';
import { createPriceHistoryView } from './price-history-view.ts';

const listing = {
  for: 'sale',
  price: 250_000,
  area: 92,
  price_per_m2: 2_717,
  type: { el: 'Διαμέρισμα', en: 'Apartment' },
  published_at: '2026-03-12T09:00:00.000Z',
  timeline: [
    { occurred_at: '2026-03-12T09:00:00.000Z', kind: 'published', price: 278_000, change: null },
    { occurred_at: '2026-07-04T09:00:00.000Z', kind: 'price', price: 250_000, change: null },
    {
      occurred_at: '2026-08-01T09:00:00.000Z',
      kind: 'facts',
      price: 250_000,
      change: { field: 'area', before: { el: '90 τ.μ.', en: '90 m²' }, after: { el: '92 τ.μ.', en: '92 m²' } },
    },
    { occurred_at: '2026-09-01T09:00:00.000Z', kind: 'removed', price: 250_000, change: null },
  ],
} as unknown as Property;
const now = Date.parse('2026-11-15T12:00:00Z');

describe('the story of a price', () => {
  it('[LIST-1] tells every event newest first, with what changed of the property', () => {
    const { rows, charts } = createPriceHistoryView({ listing, locale: 'el', now, median: null });
    expect(rows.map(({ event }) => event)).toEqual([
      'Αποσύρθηκε',
      'Εμβαδόν: 90 τ.μ. → 92 τ.μ.',
      '↓ Μείωση 10,1%',
      'Πρώτη δημοσίευση',
    ]);
    // Only what moved the price is a step of the chart.
    expect(charts?.wide.marks).toHaveLength(2);
  });

  it('[LIST-1] compares with the median of its area only where there is one', () => {
    const median = {
      place: { el: 'Παγκράτι', en: 'Pangrati' },
      ownRate: 2_717,
      median: 2_860,
      listingCount: 214,
      at: '2026-11-15T10:00:00.000Z',
    };
    const { stats } = createPriceHistoryView({ listing, locale: 'en', now, median });
    expect(stats[0]?.small).toBe('5% below the median');
    expect(stats[1]).toMatchObject({ label: 'Median price, Pangrati', small: 'based on 214 listings, 15/11/2026' });
    const alone = createPriceHistoryView({ listing, locale: 'en', now, median: null });
    expect(alone.stats[1]?.label).toBe('Since first listed');
  });

  it('says the rent per square metre to the tenth, with and without figures of the place', () => {
    const rent = {
      ...listing,
      for: 'rent',
      price: 780,
      area: 82,
      price_per_m2: 10,
      timeline: [],
    } as unknown as Property;
    const [ownRate] = createPriceHistoryView({ listing: rent, locale: 'el', now, median: null }).stats;
    expect(ownRate?.value).toContain('9,5');
  });
});
