/** The place of a home as the form holds it, in the reader's language. */
import type { Locale } from '@estia/contract/pair';
import type { PlaceOption } from '@estia/contract/places/model';

export type SelectedPlace = { id: number; label: string; name: string; parent: string | null };
/** A point that an address gave: where the map looks, and where a pin is offered. */
export type SuggestedPoint = { lat: number; lon: number; zoom: number };

export const createSelectedPlace = (option: PlaceOption, locale: Locale): SelectedPlace => ({
  id: option.id,
  label: option.label[locale],
  name: option.name[locale],
  parent: option.parent_name?.[locale] ?? null,
});
