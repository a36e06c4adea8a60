import { lookups } from '@estia/contract/lookups/lookups';
import { describe, expect, it } from 'vitest';
import { findFeature } from './feature-words.ts';
import { parseFloor } from './floor-words.ts';
import { findLookupByWord } from './lookup-words.ts';
import { parseArea, parseCount, parseDay, parsePrice, parseYesNo } from './numbers.ts';
import { cleanText, splitLanguages } from './texts.ts';

describe('[EXTS-1] values as people write them', () => {
  it.each([
    ['250000', 250_000],
    ['250.000', 250_000],
    ['250,000', 250_000],
    ['250.000,00 €', 250_000],
    ['250,000.00', 250_000],
    ['€ 1.250.000', 1_250_000],
    ['1 250 000', 1_250_000],
    ['1.250,60', 1_251],
    ['850 €/μήνα', 850],
    ['850 ανά μήνα', 850],
    ['250k', 250_000],
    ['1,5 εκ.', 1_500_000],
    ['198000.00', 198_000],
    ['EUR 99.000,-', 99_000],
  ])('reads the price %s', (text, value) => expect(parsePrice(text)).toEqual({ value }));

  it.each([
    ['90.000 $', 'currency_unsupported'],
    ['£90,000', 'currency_unsupported'],
    ['1.200 €/τ.μ.', 'price_unit'],
    ['300 ανά εβδομάδα', 'price_unit'],
    ['συζητήσιμη', 'number_unreadable'],
    ['100-120', 'number_unreadable'],
  ])('does not guess the price %s', (text, problem) => expect(parsePrice(text)).toEqual({ problem }));

  it.each([
    ['85', 85],
    ['85,5', 85.5],
    ['85.5 τ.μ.', 85.5],
    ['1.000,32', 1_000.32],
    ['1000,32', 1_000.32],
    ['1.200 m²', 1_200],
    ['120 sqm', 120],
    ['120τμ', 120],
    ['4 στρέμματα', 4_000],
    ['2,5 στρ.', 2_500],
    ['1.5 ha', 15_000],
  ])('reads the area %s', (text, value) => expect(parseArea(text)).toEqual({ value }));
  it.each(['990 sq ft', '2 acres', '1000 sqft'])('does not take %s for square metres', (text) =>
    expect(parseArea(text)).toEqual({ problem: 'unit_unknown' }),
  );

  it.each([
    ['2026-03-31', '2026-03-31'],
    ['31/03/2026', '2026-03-31'],
    ['1.4.26', '2026-04-01'],
    ['2026-03-31T10:00:00Z', '2026-03-31'],
    ['31 Μαρτίου 2026', '2026-03-31'],
    ['1 Μαΐου 2026', '2026-05-01'],
    ['15 Ιουλίου 2026', '2026-07-15'],
    ['3rd March 2026', '2026-03-03'],
    ['31/02/2026', null],
    ['03/31/2026', null],
    ['αύριο', null],
  ])('reads the day %s', (text, day) => expect(parseDay(text)).toBe(day));

  it.each([
    ['ναι', true],
    ['ΟΧΙ', false],
    ['Yes', true],
    ['0', false],
    ['ίσως', null],
  ])('reads yes and no: %s', (text, value) => expect(parseYesNo(text)).toBe(value));

  it('reads counts with their words, and never adds', () => {
    expect(parseCount('3 υ/δ')).toEqual({ value: 3 });
    expect(parseCount('2.0')).toEqual({ value: 2 });
    expect(parseCount('2+1')).toEqual({ problem: 'number_unreadable' });
  });
});

describe('[EXTS-1] words → our lists', () => {
  const floor = (text: string) => parseFloor(text) ?? findLookupByWord('floors', text);
  it.each([
    ['3', 'floor_3'],
    ['3ος', 'floor_3'],
    ['3ος όροφος', 'floor_3'],
    ['τρίτος όροφος', 'floor_3'],
    ['Γ΄ όροφος', 'floor_3'],
    ['3rd floor', 'floor_3'],
    ['third', 'floor_3'],
    ['L3', 'floor_3'],
    ['12ου', 'floor_12'],
    ['25', 'floor_21_plus'],
    ['0', 'ground'],
    ['L0', 'ground'],
    ['Ισόγειο', 'ground'],
    ['ΥΠΕΡΥΨΩΜΕΝΟ ΙΣΟΓΕΙΟ', 'raised_ground'],
    ['0,5', 'mezzanine'],
    ['M1', 'mezzanine'],
    ['Ημιυπόγειο', 'semi_basement'],
    ['S1', 'basement'],
    ['-1', 'basement'],
    ['-3', 'sub_basement'],
    ['Δώμα', 'rooftop_unit'],
  ])('floor %s', (text, code) => expect(lookups.floors.find(({ id }) => id === floor(text))?.code).toBe(code));
  it.each(['LHH', 'ψηλά', 'Δ', '3-4'])('does not guess the floor %s', (text) => expect(floor(text)).toBeNull());

  it.each([
    ['A+', 'A_PLUS'],
    ['Α+', 'A_PLUS'],
    ['B_PLUS', 'B_PLUS'],
    ['Γ', 'C'],
    ['c', 'C'],
    ['Ζ', 'F'],
    ['Z', 'F'],
    ['Η', 'G'],
    ['H', 'G'],
    ['G', 'G'],
    ['Κλάση Δ', 'D'],
    ['Υπό έκδοση', 'PENDING'],
    ['Εξαιρείται', 'EXEMPT'],
  ])('energy class %s', (text, code) =>
    expect(lookups.energy_classes.find(({ id }) => id === findLookupByWord('energy_classes', text))?.code).toBe(code),
  );

  it('every code and name of every list of a listing means its own row', () => {
    const lists = [
      'types',
      'floors',
      'energy_classes',
      'heatings',
      'conditions',
      'orientations',
      'parkings',
      'views',
    ] as const;
    for (const list of lists)
      for (const { id, code, name } of lookups[list]) {
        expect([list, code, findLookupByWord(list, code)]).toEqual([list, code, id]);
        // «Αποθήκη» is a type twice; the first means the warehouse.
        for (const text of [name.el, name.en]) expect(findLookupByWord(list, text)).not.toBeNull();
      }
  });

  it('features name amenities and answers of other fields; unknown ones nothing', () => {
    expect(findFeature('Sea View')).toEqual([{ field: 'view_id', value: '1' }]);
    expect(findFeature('ΑΣΑΝΣΈΡ')).toEqual([{ field: 'extras', value: '40' }]);
    expect(findFeature('Private pool')).toEqual([
      { field: 'extras', value: '26' },
      { field: 'swimming_pool_id', value: '2' },
    ]);
    expect(findFeature('Επιτρέπονται κατοικίδια')).toEqual([{ field: 'pets_allowed', value: 'on' }]);
    expect(findFeature('wine cellar')).toEqual([]);
  });
});

describe('[EXTS-1] texts', () => {
  it('splits two languages by paragraphs, by a bar, and leaves names of brands where they are', () => {
    expect(splitLanguages('Διαμέρισμα στο Χαλάνδρι / Apartment in Chalandri')).toEqual({
      el: 'Διαμέρισμα στο Χαλάνδρι',
      en: 'Apartment in Chalandri',
    });
    expect(splitLanguages('Σπίτι με A/C Daikin, WiFi, BBQ.')).toEqual({
      el: 'Σπίτι με A/C Daikin, WiFi, BBQ.',
      en: null,
    });
    expect(splitLanguages('Apartment in Χαλάνδρι, Ηρακλείτου')).toEqual({
      el: null,
      en: 'Apartment in Χαλάνδρι, Ηρακλείτου',
    });
    expect(splitLanguages('Ωραίο σπίτι δίπλα στη θάλασσα.\nA nice house by the sea.\nWith two bedrooms.')).toEqual({
      el: 'Ωραίο σπίτι δίπλα στη θάλασσα.',
      en: 'A nice house by the sea.\nWith two bedrooms.',
    });
  });

  it('takes HTML and hidden signs out', () => {
    expect(cleanText('<p>Α &amp; Β</p><script>alert(1)</script><p>Γ<br>Δ</p>', true)).toEqual({
      text: 'Α & Β\nΓ\nΔ',
      isChanged: true,
    });
    expect(cleanText('α\u202Eβ\u200E', false)).toEqual({ text: 'αβ', isChanged: true });
    expect(cleanText('2 < 3 και 5 > 4', false)).toEqual({ text: '2 < 3 και 5 > 4', isChanged: false });
  });
});
