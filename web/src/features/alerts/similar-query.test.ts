import { expect, it } from 'vitest';
import { getSimilarQuery } from './similar-query.ts';

const flat = {
  for: 'sale' as const,
  category_id: 1,
  type_id: 1,
  municipality: { municipality_id: 4612, name: { el: 'Χαλάνδρι', en: 'Chalandri' } },
  price: 251_300,
  area: 91,
};

it('[ALRT-1] homes like a listing: its type and municipality, a fifth more or less of its price, at least four fifths of its size', () => {
  expect(getSimilarQuery(flat)).toBe(
    'for=sale&category_id=1&type_ids=1&municipality_ids=4612&priceMin=201000&priceMax=302000&areaMin=72',
  );
});

it('[ALRT-1] a rent is rounded to tens', () => {
  expect(getSimilarQuery({ ...flat, for: 'rent', price: 847 })).toContain('priceMin=680&priceMax=1020');
});
