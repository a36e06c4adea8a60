/** What a saved search asks for that its keys do not say: the columns of saved_search. */
import { mapNames } from '@estia/contract/map-names';
import { boundColumns, type SavedBounds, searchBounds } from '@estia/contract/search/bounds';
import type { OptionalFact } from '@estia/contract/search/model';
import { type SavedWalks, savedWalks } from '@estia/contract/search/walks';

export type CompiledColumns = SavedBounds &
  SavedWalks & {
    type_ids: readonly number[] | null;
    price_per_m2_min: number | null;
    price_per_m2_max: number | null;
    year_min: number | null;
    year_max: number | null;
    floor_min: number | null;
    floor_max: number | null;
    bed_rooms_min: number | null;
    bath_rooms_min: number | null;
    heating_ids: readonly number[] | null;
    energy_max: number | null;
    condition_ids: readonly number[] | null;
    extras: string | null;
    /** Amenities and marks that are not bits of `extras`. */
    marks: readonly number[] | null;
    has_photo: boolean | null;
    advertiser_kind: number | null;
    updated_days: number | null;
    unstated: OptionalFact[];
    places: string | null;
    x_min: number | null;
    x_max: number | null;
    y_min: number | null;
    y_max: number | null;
    circle_x: number | null;
    circle_y: number | null;
    circle_radius: number | null;
    polygons: string | null;
    words: string | null;
  };

export const bounds = boundColumns.map((column) => searchBounds[column]);
export const savedBounds = bounds.map(({ saved }): keyof SavedBounds => saved);

/** `extras`, `year_max` and the box are in the keys: only searches saved before migration 0064 have them here. */
export const noColumns = (): CompiledColumns => ({
  type_ids: null,
  price_per_m2_min: null,
  price_per_m2_max: null,
  year_min: null,
  year_max: null,
  floor_min: null,
  floor_max: null,
  bed_rooms_min: null,
  bath_rooms_min: null,
  heating_ids: null,
  energy_max: null,
  ...mapNames(savedBounds, () => null),
  ...mapNames(savedWalks, () => null),
  condition_ids: null,
  extras: null,
  marks: null,
  has_photo: null,
  advertiser_kind: null,
  updated_days: null,
  unstated: [],
  places: null,
  x_min: null,
  x_max: null,
  y_min: null,
  y_max: null,
  circle_x: null,
  circle_y: null,
  circle_radius: null,
  polygons: null,
  words: null,
});
