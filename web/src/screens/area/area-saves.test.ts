import { expect, it } from 'vitest';
import { createSavedSearches } from './area-saves.ts';

const page = { heading: 'Διαμερίσματα προς ενοικίαση στο Χαλάνδρι', placeName: 'Χαλάνδρι', locale: 'el' } as const;
const wanted = { for: 'sale', category_id: 1, municipality_ids: [4612] } as const;

it('[ALRT-1] the page of a place saves a search to buy and one to rent, each by its name', () => {
  const saves = createSavedSearches({ ...wanted, municipality_ids: [4612] }, { ...page, chosen: null });
  expect(saves.map(({ purpose }) => purpose)).toEqual(['sale', 'rent']);
  expect(saves.map(({ query }) => new URLSearchParams(query).get('for'))).toEqual(['sale', 'rent']);
  expect(new Set(saves.map(({ about }) => about)).size).toBe(2);
});

it('[ALRT-1] the page of one type saves its own search', () => {
  const chosen = { for: 'rent', type_id: 1 } as const;
  expect(createSavedSearches({ ...wanted, for: 'rent', municipality_ids: [4612] }, { ...page, chosen })).toMatchObject([
    { about: page.heading, purpose: null },
  ]);
});
