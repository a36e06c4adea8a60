/** Places as the search knows them. A place is a prefecture, a municipality or a district (unit or neighbourhood). */
import { z } from 'zod';

export const placeKinds = ['prefecture', 'municipality', 'district'] as const;
export type PlaceKind = (typeof placeKinds)[number];

export const placeLimits = { minLetters: 3, debounceMs: 800, maxTags: 10, maxOptions: 150, maxQuery: 80 } as const;

/** Base tiles exist between these; closer up the map stretches the last ones. */
export const mapZooms = { min: 4, max: 16 } as const;

export const localizedName = z.object({ el: z.string(), en: z.string() });
export type LocalizedName = z.infer<typeof localizedName>;

/** `district_id-450112`, as the customer's option values are written. */
export const formatPlaceValue = (kind: PlaceKind, id: number): string => `${kind}_id-${id}`;

export function parsePlaceValue(value: string): { kind: PlaceKind; id: number } | null {
  const match = /^(prefecture|municipality|district)_id-(\d{1,9})$/.exec(value);
  return match ? { kind: match[1] as PlaceKind, id: Number(match[2]) } : null;
}

export const placeOption = z.object({
  value: z.string(),
  /** «name (parent [grandparent])» */
  label: localizedName,
  name: localizedName,
  parent_name: localizedName.nullable(),
  kind: z.enum(placeKinds),
  id: z.int(),
  /** The settlement or alias that was typed, when it is not the place's own name. */
  matched: z.string().nullable(),
  is_custom: z.boolean(),
});
export type PlaceOption = z.infer<typeof placeOption>;

/** What kind of name was matched: the place's own, an older or other one, or that of something inside the place. */
export type PlaceNameType =
  | 'name'
  | 'form'
  | 'seat'
  | 'alias'
  | 'search_alias'
  | 'settlement'
  | 'metro'
  | 'train'
  | 'tram'
  | 'airport'
  | 'university'
  | 'beach'
  | 'island'
  | 'area'
  | 'street';

export const placeSuggestion = placeOption.extend({
  /** The name to show: the one that was typed, when it is not the place's own. */
  title: localizedName,
  /** What it is and where: «Σταθμός μετρό · Κολωνάκι, Αθήνα». */
  detail: localizedName,
  /** Live listings in the place, for sale and for rent. */
  listing_count: z.int(),
});
export type PlaceSuggestion = z.infer<typeof placeSuggestion>;

export const place = z.object({
  name: localizedName,
  prefecture_id: z.int(),
  municipality_id: z.int().nullable(),
  district_id: z.int().nullable(),
  municipality: z.object({ name: localizedName }).nullable(),
  prefecture: z.object({ name: localizedName }).nullable(),
  searchName: z.string(),
  is_custom: z.boolean(),
  transformed: placeOption,
});
export type Place = z.infer<typeof place>;
