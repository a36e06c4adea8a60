/** Rows of the database as facts that can be compared: addresses by their sound, texts as folded words. */
import { createPhoneticKey } from '@estia/contract/places/phonetic-key';
import { normalizeStreetNumber } from '../listings/index.ts';
import type { FactsRow } from './matches.queries.ts';
import type { PropertyFacts } from './pair-signals.ts';

export const LAND_CATEGORY_ID = 3;
/** Shorter ones are in every text. */
const MIN_WORD_LENGTH = 4;

export const listWords = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((word) => word.length >= MIN_WORD_LENGTH),
  );

export const toPropertyFacts = (row: FactsRow): PropertyFacts => ({
  propertyId: row.id,
  isLand: row.category_id === LAND_CATEGORY_ID,
  complexId: row.complex_id,
  point: row.lat === null || row.lon === null ? null : { lat: row.lat, lon: row.lon },
  square: { x: row.square_x, y: row.square_y },
  streetKey: row.street === null ? null : createPhoneticKey(row.street),
  numberKey: row.street_number === null ? null : normalizeStreetNumber(row.street_number),
  area: row.area,
  floorId: row.floor_id,
  yearBuilt: row.year_built,
  bedRooms: row.bed_rooms,
  bathRooms: row.bath_rooms,
  heatingId: row.heating_id,
  energyClassId: row.energy_class_id,
  orientationId: row.orientation_id,
  kaek: row.kaek,
  phone: row.phone,
  prices: Object.fromEntries(row.prices.map(({ purpose, price }) => [purpose, price])),
  words: listWords(row.words),
  photoCount: row.photo_count,
  hasTwin: false,
});
