/** What the page of developments was loaded with. */
import type { PlaceTag } from '../../features/places/place-tag.ts';
import type { Failure } from '../../platform/failures.ts';
import type { ComplexSearch } from './address.ts';
import type { ListComplex } from './ComplexCard.tsx';

export type Loaded = {
  origin: string;
  search: ComplexSearch;
  page: number;
  places: PlaceTag[];
  title: string;
  /** A place that was typed without script and is none. */
  unknownPlace: string | null;
  badPrices: readonly ('priceMin' | 'priceMax')[];
  found: { count: number; list: ListComplex[] } | null;
  failure: Failure | null;
};
