import { expect, it } from 'vitest';
import { createSimilarSearch } from './similar-search.ts';

const flat = {
  for: 'sale' as const,
  category_id: 1,
  type_id: 1,
  type: { el: 'Διαμέρισμα', en: 'Apartment' },
  municipality: { municipality_id: 4612, name: { el: 'Χαλάνδρι', en: 'Chalandri' } },
  price: 251_300,
  area: 91,
};

it('[ALRT-1] homes like a listing: its type and municipality, a fifth more or less of its price, at least four fifths of its size', () => {
  const { query, about } = createSimilarSearch(flat, 'en');
  expect(query).toBe(
    'for=sale&category_id=1&type_ids=1&municipality_ids=4612&priceMin=201000&priceMax=302000&areaMin=72',
  );
  expect(about.replaceAll('\u00A0', ' ')).toBe('Buy · Apartment · Chalandri · 201.000 – 302.000 € · from 72 m²');
});

it('[ALRT-1] a rent is rounded to tens', () => {
  expect(createSimilarSearch({ ...flat, for: 'rent', price: 847 }, 'el').query).toContain('priceMin=680&priceMax=1020');
});
