import { describe, expect, it } from 'vitest';
import { formatFactRow } from './listing-text.ts';

const NBSP = '\u00A0';
const all = { area: 1092, bedrooms: 2, bathrooms: 1, floor: '3ος' };
const plain = (text: string) => text.replaceAll(NBSP, ' ');

describe('the fact row of a card', () => {
  it('[SRCH-10] is always m², bedrooms, bathrooms, floor, whatever the title says', () => {
    expect(plain(formatFactRow(all, 'el'))).toBe('1.092 τ.μ. · 2 υ/δ · 1 μπ. · 3ος');
    expect(plain(formatFactRow({ ...all, bathrooms: 2, floor: '3rd floor' }, 'en'))).toBe(
      '1,092 m² · 2 beds · 2 baths · 3rd floor',
    );
  });

  it('[SRCH-10] leaves out what nobody stated, and a count of none, without a gap', () => {
    expect(plain(formatFactRow({ area: 500, bedrooms: null, bathrooms: null, floor: null }, 'el'))).toBe('500 τ.μ.');
    expect(plain(formatFactRow({ ...all, bedrooms: 0, bathrooms: null }, 'en'))).toBe('1,092 m² · 3ος');
  });
});
