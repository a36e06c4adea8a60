/** A chosen place, in the reader's language. */
import type { Locale } from '@estia/contract/pair';
import type { PlaceKind, PlaceOption } from '@estia/contract/places/model';

export type PlaceTag = { kind: PlaceKind; id: number; name: string; label: string };

export const createPlaceTag = (option: PlaceOption, locale: Locale): PlaceTag => ({
  kind: option.kind,
  id: option.id,
  name: option.name[locale],
  label: option.label[locale],
});

export const isSamePlace = (a: PlaceTag, b: PlaceTag): boolean => a.kind === b.kind && a.id === b.id;
