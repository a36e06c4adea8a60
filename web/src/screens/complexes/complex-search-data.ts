/** What the page of developments was loaded with. */
import type { PlaceTag } from '../../features/places/place-tag.ts';
import type { Failure } from '../../platform/failures.ts';
import type { ComplexCardView } from './ComplexCard.tsx';
import type { ComplexSearchParams } from './complex-search-params.ts';

export type ComplexSearchData = {
  origin: string;
  search: ComplexSearchParams;
  page: number;
  places: PlaceTag[];
  title: string;
  /** A place that was typed without script and is none. */
  unknownPlace: string | null;
  badPrices: readonly ('priceMin' | 'priceMax')[];
  found: { count: number; list: ComplexCardView[] } | null;
  failure: Failure | null;
};
