/** What the loader of the results hands to the page. */
import type { FilterFields } from '@estia/contract/search/codec';
import type { ListCard } from '../../features/listings/list-card.ts';
import type { PlaceTag } from '../../features/places/place-tag.ts';
import type { Failure } from '../../platform/failures.ts';

type Named = { id: number; name: string };

export type Loaded = {
  origin: string;
  /** The server's clock, so that served page and browser write the same ages. */
  now: number;
  filter: FilterFields;
  page: number;
  perPage: number;
  complete: boolean;
  problems: { name: string; text: string }[];
  /** What was typed as a place and is none. */
  unknownPlace: string | null;
  places: PlaceTag[];
  categories: Named[];
  types: Named[];
  typeName: string | null;
  title: string;
  /** Null when nothing was asked, or the ask failed. */
  found: { count: number; next: string | null; properties: ListCard[] } | null;
  failure: Failure | null;
};
