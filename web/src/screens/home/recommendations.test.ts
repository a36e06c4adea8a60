import { describe, expect, it } from 'vitest';
import { createFilterFromSearch, createFiltersFromFavorites, pickRecommendations } from './recommendations.ts';

const createFavorite = (price: number, municipality_id: number, purpose: 'sale' | 'rent' = 'sale') => ({
  for: purpose,
  category_id: 1,
  price,
  municipality: { municipality_id, name: { el: '', en: '' } },
});
const createRecommended = (listing_id: number, agency_id: number | null = null) => ({
  listing_id,
  advertiser: {
    kind: agency_id === null ? ('individual' as const) : ('agency' as const),
    name: null,
    gcr: null,
    logo: null,
    agency_id,
  },
});

describe('[HOME-5] houses for you', () => {
  it('a search lends purpose, kind, place and its price a fifth wider, and nothing else', () => {
    expect(
      createFilterFromSearch(
        'for=sale&category_id=1&type_ids=1&municipality_ids=4612&priceMin=100000&priceMax=400000&areaMin=80',
      ),
    ).toEqual({
      for: 'sale',
      category_id: 1,
      type_ids: [1],
      municipality_ids: [4612],
      priceMin: 80_000,
      priceMax: 480_000,
    });
    expect(createFilterFromSearch('for=rent&category_id=1&district_ids=461200')).toEqual({
      for: 'rent',
      category_id: 1,
      district_ids: [461200],
    });
  });

  it('a search that only stood on the map says too little', () => {
    expect(createFilterFromSearch('for=sale&category_id=1&near=38.0,23.7,2')).toBeNull();
  });

  it('favourites lend their municipalities and prices, buying apart from renting', () => {
    expect(
      createFiltersFromFavorites([
        createFavorite(200_000, 1),
        createFavorite(300_000, 2),
        createFavorite(800, 3, 'rent'),
        createFavorite(250_000, 1),
      ]),
    ).toEqual([
      { for: 'sale', category_id: 1, municipality_ids: [1, 2], priceMin: 160_000, priceMax: 360_000 },
      { for: 'rent', category_id: 1, municipality_ids: [3], priceMin: 640, priceMax: 960 },
    ]);
    expect(createFiltersFromFavorites([])).toEqual([]);
  });

  it('[DISC-1] each listing once, in turn, at most three of an agency, none that is a favourite or hidden, nine in all', () => {
    const agency = [1, 2, 3, 4, 5].map((id) => createRecommended(id, 7));
    const others = [3, 11, 12, 13, 14, 15, 16, 17, 18, 19].map((id) => createRecommended(id));
    const ids = pickRecommendations([agency, others], new Set([12])).map((card) => card.listing_id);
    expect(ids).toEqual([1, 3, 2, 11, 4, 13, 14, 15, 16]);
    expect(pickRecommendations([], new Set())).toEqual([]);
  });
});
