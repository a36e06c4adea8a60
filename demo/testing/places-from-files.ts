/** The places of the demo world without a database, for tests and instruments that make it in memory. */
import { readFileSync } from 'node:fs';
import { parseCsv } from '@estia/server/src/platform/csv';
import { createPlaces, type DemoPlace, type DistrictRow } from '../src/places/places.ts';

const rowsOf = (name: string) =>
  parseCsv(readFileSync(new URL(`../../server/data/places/${name}.csv`, import.meta.url), 'utf8'));

/** The districts as the database would give them, straight from the place files. */
export function readPlacesFromFiles(): DemoPlace[] {
  const prefectures = new Map(rowsOf('prefectures').map((row) => [row.id, row]));
  const municipalities = new Map(rowsOf('municipalities').map((row) => [row.id, row]));
  const streets = new Map<string, string[]>();
  for (const row of rowsOf('streets')) {
    const list = streets.get(row.postcode ?? '') ?? [];
    list.push(row.street_el ?? '');
    streets.set(row.postcode ?? '', list);
  }
  const postcodes = rowsOf('postcodes');
  const settlements = rowsOf('settlements');
  return createPlaces(
    rowsOf('districts').map((row): DistrictRow => {
      const municipality = municipalities.get(row.municipality_id ?? '');
      const prefecture = prefectures.get(municipality?.prefecture_id ?? '');
      return {
        id: Number(row.id),
        name_el: row.name_el ?? '',
        name_en: row.name_en ?? '',
        kind: row.kind ?? '',
        population: Number(row.population),
        lat: Number(row.lat),
        lon: Number(row.lon),
        municipality_id: Number(row.municipality_id),
        municipality_el: municipality?.name_el ?? '',
        municipality_en: municipality?.name_en ?? '',
        municipality_population: Number(municipality?.population),
        prefecture_id: Number(municipality?.prefecture_id),
        region_id: Number(prefecture?.region_id),
        postcodes: postcodes
          .filter((code) => code.district_id === row.id)
          .map((code) => ({
            code: code.postcode ?? '',
            lat: Number(code.lat),
            lon: Number(code.lon),
            streets: streets.get(code.postcode ?? '') ?? [],
          })),
        points: settlements
          .filter((point) => point.district_id === row.id)
          .map((point) => [Number(point.lat), Number(point.lon)] as const),
      };
    }),
  );
}
