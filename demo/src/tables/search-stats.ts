/** A month of searches and a week of views, as the site would have counted them. */
import { type FilterFields, filterToQuery } from '@estia/contract/search/codec';
import { presets } from '@estia/contract/search/presets';
import type { DemoPlace } from '../places/places.ts';
import { createRandom } from '../random.ts';

const DAY = 86_400_000;

/** Districts people look for most, in order; the rest follow by their number of listings. */
const favourites: readonly number[] = [
  450131, 450125, 461200, 480400, 70700, 70151, 450107, 480700, 460100, 450124, 450129, 470100, 480100, 480800, 450500,
  460501, 740101, 450600, 70801, 450135, 460200, 450127, 70166, 510152, 490201,
];

const dayBefore = (now: number, days: number): string => new Date(now - days * DAY).toISOString().slice(0, 10);

/** Weekends are when people look for homes. */
const ofWeek = (now: number, days: number): number => {
  const weekday = new Date(now - days * DAY).getUTCDay();
  return weekday === 0 || weekday === 6 ? 1.3 : 1;
};

function popularPlaces(places: readonly DemoPlace[]): DemoPlace[] {
  const known = new Map(places.map((place) => [place.id, place]));
  const first = favourites.map((id) => known.get(id)).filter((place) => place !== undefined);
  const rest = places
    .filter((place) => !favourites.includes(place.id))
    .sort((a, b) => b.share - a.share || a.id - b.id);
  return [...first, ...rest];
}

type SearchDay = { day: string; purpose: number; category: number; query: string; runs: number };
type SearchPlaceDay = { day: string; districtId: number; runs: number };

function commonFilters(popular: readonly DemoPlace[]): FilterFields[] {
  // A filter that was read from an address has its ids in order: only so is the text the same.
  const ordered = (preset: FilterFields): FilterFields => ({
    ...preset,
    prefecture_ids: [...(preset.prefecture_ids ?? [])].sort((a, b) => a - b),
  });
  const filters = [presets.topDistricts, presets.myHouse, presets.goldenVisaNav].map(ordered);
  popular.slice(0, 24).forEach((place, i) => {
    const district_ids = [place.id];
    filters.push({ for: 'sale', category_id: 1, district_ids });
    filters.push({ for: 'rent', category_id: 1, district_ids });
    if (i % 2 === 0)
      filters.push({
        for: 'rent',
        category_id: 1,
        type_ids: [1],
        district_ids,
        priceMax: Math.ceil((place.rent * 75) / 50) * 50,
      });
    if (i % 3 === 0)
      filters.push({
        for: 'sale',
        category_id: 1,
        district_ids,
        priceMax: Math.ceil((place.sale * 80) / 10_000) * 10_000,
        bedRoomsMin: 2,
      });
    if (i % 6 === 0) filters.push({ for: 'rent', category_id: 2, type_ids: [18], district_ids });
  });
  filters.push(
    { for: 'sale', category_id: 3, prefecture_ids: [37] },
    { for: 'sale', category_id: 1, prefecture_ids: [14] },
  );
  return filters;
}

export function createSearchStats(
  seed: number,
  places: readonly DemoPlace[],
  now: number,
): { searches: SearchDay[]; byPlace: SearchPlaceDay[] } {
  const random = createRandom();
  random.reseed(seed, 0, 81);
  const popular = popularPlaces(places);
  const searches: SearchDay[] = [];
  const byPlace: SearchPlaceDay[] = [];
  const filters = commonFilters(popular);
  for (let days = 0; days < 30; days++) {
    const day = dayBefore(now, days);
    filters.forEach((filter, rank) => {
      const runs = Math.round((900 / (rank + 6)) * ofWeek(now, days) * random.range(0.7, 1.3));
      if (runs > 0)
        searches.push({
          day,
          purpose: filter.for === 'rent' ? 2 : 1,
          category: filter.category_id ?? 1,
          query: filterToQuery(filter, 1),
          runs,
        });
    });
    popular.slice(0, 160).forEach((place, rank) => {
      const runs = Math.round((1500 / (rank + 5) ** 0.9) * ofWeek(now, days) * random.range(0.75, 1.25));
      if (runs > 0) byPlace.push({ day, districtId: place.id, runs });
    });
  }
  return { searches, byPlace };
}

type ViewDay = { day: string; listingId: number; visitors: number };

/** Distinct visitors of the last seven days, of at most 5,000 listings spread over all. */
export function createViewStats(seed: number, listings: number, now: number): ViewDay[] {
  const random = createRandom();
  const watched = Math.min(5000, listings);
  const rows: ViewDay[] = [];
  for (let i = 0; i < watched; i++) {
    const listingId = Math.floor((i * listings) / watched) + 1;
    random.reseed(seed, listingId, 82);
    const usual = Math.exp(1.1 + 0.9 * random.normal());
    for (let days = 0; days < 7; days++) {
      const visitors = Math.round(usual * ofWeek(now, days) * random.range(0.4, 1.6));
      if (visitors > 0) rows.push({ day: dayBefore(now, days), listingId, visitors });
    }
  }
  return rows;
}
