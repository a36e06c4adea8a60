/**
 * Addresses of area pages: `/area/chalandri-m4612`, `/area/chalandri-m4612/for-sale/apartments`. The readable part is
 * for people; kind and id decide, and an address that reads otherwise leads to the right one. No schema here.
 */
import type { PlaceKind } from '../places/model.ts';
import type { Purpose } from './model.ts';

/** An area page needs this many listings to stand in the sitemap and to be indexed. */
export const MIN_INDEXED_LISTINGS = 3;

const letters = { prefecture: 'p', municipality: 'm', district: 'd' } as const;
const kinds = { p: 'prefecture', m: 'municipality', d: 'district' } as const;

type Named = { kind: PlaceKind; id: number; name: { en: string } };

const readable = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

export const formatAreaSlug = ({ kind, id, name }: Named): string => `${readable(name.en)}-${letters[kind]}${id}`;

export function parseAreaSlug(slug: string): { kind: PlaceKind; id: number } | null {
  const match = /^(?:[\w%.-]{0,200}-)?([pmd])([1-9]\d{0,8})$/.exec(slug);
  return match ? { kind: kinds[match[1] as keyof typeof kinds], id: Number(match[2]) } : null;
}

/** English plural of each type of the list, by its id: every type has a page, whatever it is called in headings. */
export const typeSlugs: Readonly<Record<number, string>> = {
  1: 'apartments',
  2: 'studios',
  3: 'maisonettes',
  4: 'houses',
  5: 'villas',
  6: 'lofts',
  7: 'penthouses',
  8: 'whole-floor-apartments',
  9: 'bungalows',
  10: 'buildings',
  11: 'apartment-complexes',
  12: 'farmhouses',
  13: 'stone-houses',
  14: 'neoclassical-houses',
  15: 'rooms',
  16: 'houseboats',
  17: 'other-homes',
  18: 'offices',
  19: 'shops',
  20: 'warehouses',
  21: 'industrial-spaces',
  22: 'workshops',
  23: 'halls',
  24: 'showrooms',
  25: 'hotels',
  26: 'tourist-lodgings',
  27: 'business-buildings',
  28: 'restaurants',
  29: 'clinics',
  30: 'petrol-stations',
  31: 'logistics-centres',
  32: 'coworking-spaces',
  33: 'schools',
  34: 'gyms',
  35: 'other-commercial-spaces',
  36: 'plots',
  37: 'agricultural-parcels',
  38: 'farms',
  39: 'industrial-plots',
  40: 'islands',
  41: 'other-land',
  42: 'parking-spaces',
  43: 'garages',
  44: 'storage-rooms',
  45: 'businesses',
  46: 'prefabricated-houses',
  47: 'air-rights',
  48: 'kiosks',
  49: 'other-properties',
};

const idsBySegment = new Map(Object.entries(typeSlugs).map(([id, segment]) => [segment, Number(id)]));

export const findTypeIdBySlug = (segment: string): number | null => idsBySegment.get(segment) ?? null;

export const areaPath = (place: Named, of?: { for: Purpose; type_id: number }): string =>
  of
    ? `/area/${formatAreaSlug(place)}/for-${of.for}/${typeSlugs[of.type_id] ?? of.type_id}`
    : `/area/${formatAreaSlug(place)}`;
