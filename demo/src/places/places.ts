/** A district as the generator sees it: where its homes are, what they cost, how often they are offered. */
import { districtPrices, municipalityPrices, neighbourhoodSizes, prefecturePriceLevels } from './price-levels.ts';

/** metro: a dense city; suburb: its greener ring; city, town and village by inhabitants; island: a holiday place. */
type Setting = 'metro' | 'suburb' | 'city' | 'town' | 'village' | 'island';

type Postcode = { code: string; lat: number; lon: number; streets: readonly string[] };

export type DemoPlace = {
  id: number;
  el: string;
  en: string;
  municipalityEl: string;
  municipalityEn: string;
  municipalityId: number;
  prefectureId: number;
  regionId: number;
  population: number;
  sale: number;
  rent: number;
  coast: number;
  tourism: number;
  setting: Setting;
  /** Share of all listings; the shares of all places sum to 1. */
  share: number;
  /** Share of land among the listings of this place. */
  landShare: number;
  postcodes: readonly Postcode[];
  /** Village centres, for homes without a postcode. */
  points: readonly (readonly [lat: number, lon: number])[];
};

export type DistrictRow = {
  id: number;
  name_el: string;
  name_en: string;
  kind: string;
  population: number;
  lat: number;
  lon: number;
  municipality_id: number;
  municipality_el: string;
  municipality_en: string;
  municipality_population: number;
  prefecture_id: number;
  region_id: number;
  postcodes: readonly Postcode[];
  points: readonly (readonly [number, number])[];
};

const ATTICA = 9;
const THESSALONIKI = 51;
const targetShares = { attica: 0.35, thessaloniki: 0.12 };
/** A fifth of all listings; homes with two offers are never land, so among the others it is more. */
const landTarget = 0.234;
const greenSuburbs: ReadonlySet<number> = new Set([705, 706, 712, 714, 4605, 4610]);
const urbanPrefectures: ReadonlySet<number> = new Set([33, 34, 35, 36, 39]);
const urbanThessaloniki: ReadonlySet<number> = new Set([701, 702, 707, 708, 710, 711]);
/** The island prefectures, Chalkidiki and the isles of Attica: a village there is a holiday place. */
const islandPrefectures: ReadonlySet<number> = new Set([
  5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 21, 28, 29, 30, 31, 32, 40, 49, 52, 71,
]);
const landBySetting: Readonly<Record<Setting, number>> = {
  metro: 0.02,
  suburb: 0.2,
  city: 0.1,
  town: 0.3,
  village: 0.45,
  island: 0.36,
};

/** Quarters share what their municipality's population leaves over. */
function populations(rows: readonly DistrictRow[]): Map<number, number> {
  const left = new Map<number, { people: number; size: number }>();
  for (const row of rows) {
    const sum = left.get(row.municipality_id) ?? { people: row.municipality_population, size: 0 };
    if (row.kind === 'neighbourhood') sum.size += neighbourhoodSizes[row.id] ?? 9;
    else sum.people -= row.population;
    left.set(row.municipality_id, sum);
  }
  return new Map(
    rows.map((row) => {
      const sum = left.get(row.municipality_id);
      if (row.kind !== 'neighbourhood' || !sum) return [row.id, Math.max(row.population, 60)];
      return [row.id, Math.round((Math.max(sum.people, 10_000) * (neighbourhoodSizes[row.id] ?? 9)) / sum.size)];
    }),
  );
}

function settingOf(row: DistrictRow, population: number): Setting {
  if (greenSuburbs.has(row.municipality_id) || row.prefecture_id === 37) return 'suburb';
  if (urbanPrefectures.has(row.prefecture_id) || urbanThessaloniki.has(row.municipality_id)) return 'metro';
  if (population >= 25_000) return 'city';
  if (islandPrefectures.has(row.prefecture_id)) return 'island';
  return population >= 6_000 ? 'town' : 'village';
}

function askingOf(row: DistrictRow, population: number): readonly [sale: number, rent: number] {
  const ownPrices = districtPrices[row.id];
  if (ownPrices) return ownPrices;
  const [citySale, cityRent, villageSale, tourism] = prefecturePriceLevels[row.prefecture_id] ?? [
    1000, 5.5, 650, 0.7, 0,
  ];
  const ofMunicipality = municipalityPrices[row.municipality_id];
  if (ofMunicipality) {
    // Outlying villages of a dear municipality are cheaper, unless people go there for the sea.
    const remote = tourism >= 2.5 || population >= 5000 ? 1 : Math.max(0.85, (population / 5000) ** 0.06);
    return [Math.round((ofMunicipality[0] * remote) / 10) * 10, Math.round(ofMunicipality[1] * remote * 10) / 10];
  }
  const size = Math.min(1, Math.max(0, (Math.log(population) - Math.log(1500)) / (Math.log(40_000) - Math.log(1500))));
  const sale = villageSale * (citySale / villageSale) ** size;
  return [Math.round(sale / 10) * 10, Math.round(cityRent * (sale / citySale) ** 0.45 * 10) / 10];
}

export function createPlaces(rows: readonly DistrictRow[]): DemoPlace[] {
  const people = populations(rows);
  const places = rows.map((row): DemoPlace => {
    const population = people.get(row.id) ?? 60;
    const [, , , tourism, coast] = prefecturePriceLevels[row.prefecture_id] ?? [1000, 5.5, 650, 0.7, 0];
    const [sale, rent] = askingOf(row, population);
    const setting = settingOf(row, population);
    return {
      id: row.id,
      el: row.name_el,
      en: row.name_en,
      municipalityEl: row.municipality_el,
      municipalityEn: row.municipality_en,
      municipalityId: row.municipality_id,
      prefectureId: row.prefecture_id,
      regionId: row.region_id,
      population,
      sale,
      rent,
      coast,
      tourism,
      setting,
      share: population * tourism,
      landShare: landBySetting[setting],
      postcodes: row.postcodes.filter((postcode) => postcode.streets.length > 0 || row.postcodes.length === 1),
      points: row.points.length > 0 ? row.points : [[row.lat, row.lon]],
    };
  });
  distributeListings(places);
  shareLand(places);
  return places;
}

/** 35% Attica, 12% Thessaloniki, the rest by people and holiday homes. */
function distributeListings(places: DemoPlace[]): void {
  const groups: [number, DemoPlace[]][] = [
    [targetShares.attica, places.filter((place) => place.regionId === ATTICA)],
    [targetShares.thessaloniki, places.filter((place) => place.prefectureId === THESSALONIKI)],
  ];
  const rest = places.filter((place) => place.regionId !== ATTICA && place.prefectureId !== THESSALONIKI);
  groups.push([1 - targetShares.attica - targetShares.thessaloniki, rest]);
  const present = groups.filter(([, districts]) => districts.length > 0);
  const sum = present.reduce((total, [share]) => total + share, 0);
  for (const [share, districts] of present) {
    const weight = districts.reduce((total, place) => total + place.share, 0);
    for (const place of districts) place.share = ((place.share / weight) * share) / sum;
  }
}

/** Scales the land of every setting by one factor, so that a fifth of all listings is land. */
function shareLand(places: DemoPlace[]): void {
  const shareAt = (factor: number) =>
    places.reduce((sum, place) => sum + place.share * Math.min(0.7, place.landShare * factor), 0);
  let low = 0;
  let high = 8;
  for (let i = 0; i < 40; i++) {
    const middle = (low + high) / 2;
    if (shareAt(middle) < landTarget) low = middle;
    else high = middle;
  }
  for (const place of places) place.landShare = Math.min(0.7, place.landShare * low);
}
