import { describe, expect, it } from 'vitest';
import { lookups } from '../lookups/lookups.ts';
import { boundColumns, searchBounds } from '../search/bounds.ts';
import { searchFilter, searchLimits } from '../search/model.ts';
import { listAvailableDays, listTermOptions, toDayId } from '../search/term-options.ts';
import { getListingKind, parseAnswers } from './draft/listing-fields.ts';
import { getMark, listingFields, movedAmenities, termFlags } from './fields.ts';

const rules = { photosMin: 3, mandateMonths: 8, mandateExtension: 4 };
const parse = (purpose: 'sale' | 'rent', extra: Record<string, string | string[]>) => {
  const answers = { category_id: '1', type_id: '1', ...extra };
  return parseAnswers(answers, getListingKind(purpose, answers), { advertiser_kind: 'individual', rules }).values;
};

describe('fields that people search by', () => {
  it('each flag has a mark of its own that a search row has room for', () => {
    const marks = termFlags.map(getMark);
    expect(new Set(marks).size).toBe(marks.length);
    const amenities = new Set(lookups.extras.map(({ id }) => id).filter((id) => !movedAmenities.has(id)));
    for (const mark of marks) {
      expect(amenities.has(mark), `${mark} is an amenity`).toBe(false);
      expect(mark).toBeLessThanOrEqual(searchLimits.maxMark);
    }
    expect(Math.max(...amenities)).toBeLessThanOrEqual(searchLimits.maxMark);
    expect(searchLimits.maxMark).toBeGreaterThanOrEqual(256);
  });

  it('each bound is of a field of its own name, with a name and a bit that no other has', () => {
    const bounds = boundColumns.map((name) => searchBounds[name]);
    expect(boundColumns.map((name) => listingFields[name].search)).toEqual(bounds);
    for (const key of ['filter', 'fact', 'saved', 'keyBit'] as const)
      expect(new Set(bounds.map((bound) => bound[key])).size).toBe(bounds.length);
  });

  it('packed values do not overlap and fit into 31 bits', () => {
    const taken = boundColumns.map((name) => searchBounds[name]).sort((a, b) => a.shift - b.shift);
    for (const [at, { shift, bits }] of taken.entries())
      expect(shift + bits).toBeLessThanOrEqual(taken[at + 1]?.shift ?? 31);
  });

  it('[POST-1] terms are asked of rentals, and an amenity that became one means it', () => {
    const terms = { available_from: '2027-03-01', deposit_months: '2', pets_allowed: 'on' };
    expect(parse('rent', terms)).toMatchObject({
      available_from: '2027-03-01',
      deposit_months: 2,
      pets_allowed: true,
    });
    expect(parse('sale', terms)).toMatchObject({ available_from: null, deposit_months: null, pets_allowed: false });
    expect(parse('rent', { extras: ['5', '58'] })).toMatchObject({ extras: [5], pets_allowed: true });
    expect(parse('sale', { extras: ['5', '58'] })).toMatchObject({ extras: [5], pets_allowed: false });
  });

  it('[SRCH-6] a search for sale has no terms of a rental, and keeps no leave for them', () => {
    const written = { terms: 'pets_allowed', depositMax: '2', availableBy: '2027-03-01', unstated: 'deposit' };
    expect(searchFilter.parse({ for: 'rent', ...written })).toMatchObject({
      terms: ['pets_allowed'],
      depositMax: 2,
      availableBy: '2027-03-01',
      unstated: ['deposit'],
    });
    const sale = searchFilter.parse({ for: 'sale', ...written });
    expect(sale).toMatchObject({ terms: [], unstated: [] });
    expect([sale.depositMax, sale.availableBy]).toEqual([undefined, undefined]);
    expect(searchFilter.safeParse({ for: 'rent', availableBy: '2027-02-30' }).success).toBe(false);
    expect(searchFilter.safeParse({ for: 'rent', terms: 'nothing' }).success).toBe(false);
  });

  it('[SRCH-6] homes are offered more terms than shops; days are counted in Athens', () => {
    expect(listTermOptions(1, 'en').map(({ value }) => value)).toContain('pets_allowed');
    expect(listTermOptions(2, 'en').map(({ value }) => value)).not.toContain('pets_allowed');
    const days = listAvailableDays(new Date('2026-11-30T22:30:00Z'));
    expect(days).toEqual(['2026-12-01', '2027-01-01', '2027-02-01', '2027-03-01']);
    expect(toDayId('2027-03-01')).toBe(20270301);
  });
});
