import { describe, expect, it } from 'vitest';
import { createAskingPricePosition, type PriceSpread } from './asking-price-position.ts';

const listing = { for: 'sale', type_id: 1 } as const;
const spread = (ownRate: number, below: number, stats: Partial<PriceSpread['stats']> = {}): PriceSpread => ({
  price_per_m2: ownRate,
  share_below: below,
  stats: {
    kind: 'municipality',
    id: 4612,
    name: { el: 'Χαλάνδρι', en: 'Chalandri' },
    within: [],
    listing_count: 412,
    q1: 2_000,
    median: 2_500,
    q3: 3_000,
    trend: null,
    days: null,
    price_cut_share: null,
    rent_yield: null,
    ...stats,
  },
});

describe('where an asking price stands', () => {
  it('[VALU-1] says what is asked here and around, and no verdict', () => {
    const view = createAskingPricePosition(spread(2_250, 0.35), listing, 'el');
    expect(view?.texts[0]).toBe(
      'Ζητά 2.250\u00A0€/τ.μ. Χαλάνδρι: από τις 412 αγγελίες του ίδιου τύπου, οι μισές ζητούν από 2.000 έως 3.000\u00A0€/τ.μ. Περίπου το 35% των άλλων ζητά λιγότερα ανά τετραγωνικό.',
    );
    expect(view).toMatchObject({
      ownRate: '40%',
      median: '50%',
      label: { anchor: 'middle' },
      marks: [{ x: '30%' }, { x: '50%' }, { x: '70%' }],
      link: { href: '/area/chalandri-m4612/for-sale/apartments' },
    });
    expect(JSON.stringify(view)).not.toMatch(/ακριβ|φθην|ευκαιρ|λογικ/i);
  });

  it('[VALU-1] a price far outside stays in the drawing; numbers that would touch are left out; a region has no page', () => {
    const far = createAskingPricePosition(spread(9_000, 1, { median: 2_050, kind: 'region' }), listing, 'en');
    expect(far).toMatchObject({ ownRate: '96%', label: { anchor: 'end' }, link: null });
    expect(far?.marks).toHaveLength(2);
    expect(far?.texts[0]).toContain('Nearly all the others cost less');
    expect(createAskingPricePosition(spread(500, 0), listing, 'en')).toMatchObject({
      ownRate: '4%',
      label: { anchor: 'start' },
    });
    expect(createAskingPricePosition(spread(500, 0, { q1: null }), listing, 'en')).toBeNull();
    expect(
      createAskingPricePosition(spread(2_000, 0, { q1: 2_000, median: 2_000, q3: 2_000 }), listing, 'en')?.ownRate,
    ).toBe('50%');
  });
});
