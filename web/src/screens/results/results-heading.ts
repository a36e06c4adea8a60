/** What a search is called: «Κατοικίες προς πώληση: Χαλάνδρι». Names of places are never declined. */
import { categoryPlural, typePlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { around, distance, drawnShape, onMap } from '@estia/contract/search/filter-messages';
import { anyProperty, forSale, morePlaces, toRent } from '@estia/contract/search/messages';
import { parseCircle } from '@estia/contract/search/shape';

const MAX_NAMED_PLACES = 3;

type HeadingFilter = {
  for?: 'sale' | 'rent' | undefined;
  category_id?: number | undefined;
  near?: string | undefined;
  shape?: string | undefined;
  view?: string | undefined;
};

/** `typeCode` is that of the one type asked for; with several the category names them. */
export function getResultsHeading(
  filter: HeadingFilter,
  typeCode: string | null,
  places: readonly { name: string }[],
  locale: Locale,
): string {
  const kind = typePlural[typeCode ?? ''] ?? categoryPlural[filter.category_id ?? 0] ?? anyProperty;
  const purpose = filter.for === 'rent' ? toRent : forSale;
  const start = filter.for ? `${kind[locale]} ${purpose[locale]}` : kind[locale];
  const where = places.length > 0 ? places.map((place) => place.name) : getMapAreaText(filter, locale);
  if (where.length === 0) return start;
  const shown = where.slice(0, MAX_NAMED_PLACES).join(', ');
  const rest = where.length - MAX_NAMED_PLACES;
  return rest > 0 ? `${start}: ${shown} ${morePlaces[locale](rest)}` : `${start}: ${shown}`;
}

function getMapAreaText({ near, shape, view }: HeadingFilter, locale: Locale): string[] {
  if (shape !== undefined) return [drawnShape[locale]];
  if (near !== undefined) return [around[locale](distance[locale](parseCircle(near)?.radius ?? 0))];
  return view === undefined ? [] : [onMap[locale]];
}
