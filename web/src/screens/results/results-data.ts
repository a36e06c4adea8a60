/** What the loader of the results hands to the page. */
import type { FilterGroup } from '@estia/contract/search/choices';
import type { FilterFields, ResultsView } from '@estia/contract/search/codec';
import type { Bounds } from '@estia/contract/search/shape';
import type { ListingCardView } from '../../features/listings/card/listing-card-view.ts';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import type { FilterOptions } from '../../features/search/filter-options.ts';
import type { Failure } from '../../platform/failures.ts';
import type { PageMeta } from '../../platform/page-meta.ts';

/** A group of filters, and what there would be without it in words: with them the page would carry the names of all groups. */
export type RelaxedFilter = { group: FilterGroup; text: string };

export type ResultsData = {
  meta: PageMeta;
  /** The server's clock, so that served page and browser write the same ages. */
  now: number;
  filter: FilterFields;
  page: number;
  perPage: number;
  /** How the list is drawn. */
  show: ResultsView;
  complete: boolean;
  problems: { name: string; text: string }[];
  /** What was typed as a place and is none. */
  unknownPlace: string | null;
  places: PlaceTag[];
  options: FilterOptions;
  title: string;
  /** Null when nothing was asked, or the ask failed. */
  found: { count: number; next: string | null; properties: ListingCardView[] } | null;
  /** The box around the named places: what the map looks at. */
  bounds: Bounds | null;
  /** When nothing was found: what to let go of, best first. Null when it could not be asked. */
  relaxed: RelaxedFilter[] | null;
  failure: Failure | null;
};
