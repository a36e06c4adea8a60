import { expect, it } from 'vitest';
import { formatItemAnswer, getItemFieldName } from './item-values.ts';

it.each([
  ['price', '245000', '245.000 €', '245.000 €'],
  ['price', '245.000', '245.000 €', '245.000 €'],
  ['area', '1250', '1.250 τ.μ.', '1,250 m²'],
  ['year_built', '1998', '1998', '1998'],
  ['heating_id', '999', '999', '999'],
  ['purpose', 'rent', 'Ενοικίαση', 'Rent'],
  ['photos', '12', '12', '12'],
  ['available_from', '2026-12-01', '01/12/2026', '01/12/2026'],
  ['hide_address', 'on', 'Ναι', 'Yes'],
  ['hide_address', null, 'Όχι', 'No'],
  ['title_el', '', '', ''],
  ['min_lease_months', '3', '3 μήνες', '3 months'],
  ['lat', '38.0213', '38.0213', '38.0213'],
])('[EXTS-2] %s %s is read as people read it', (field, answer, el, en) => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');
  expect([plain(formatItemAnswer(field, answer, 'el')), plain(formatItemAnswer(field, answer, 'en'))]).toEqual([
    el,
    en,
  ]);
});

it('[EXTS-2] values of lists and districts are named, never numbered', () => {
  expect(formatItemAnswer('type_id', '1', 'en')).toBe('Apartment');
  expect(formatItemAnswer('extras', ['26', '1'], 'en')).not.toMatch(/\d/);
  expect(formatItemAnswer('district_id', '461200', 'el', new Map([['461200', 'Χαλάνδρι']]))).toBe('Χαλάνδρι');
  expect(getItemFieldName('district_id', 'en')).not.toContain('_');
  expect(getItemFieldName('photos', 'el')).toBe('Φωτογραφίες');
});
