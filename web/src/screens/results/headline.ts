/** What a search is called: «Κατοικίες προς πώληση: Χαλάνδρι». Names of places are never declined. */
import { categoryPlural, typePlural } from '@estia/contract/lookups/messages';
import type { Locale } from '@estia/contract/pair';
import { anyProperty, forSale, morePlaces, toRent } from '@estia/contract/search/messages';

const NAMED = 3;

type Named = { for?: 'sale' | 'rent' | undefined; category_id?: number | undefined };

export function headline(filter: Named, typeCode: string | null, places: readonly string[], locale: Locale): string {
  const kind = typePlural[typeCode ?? ''] ?? categoryPlural[filter.category_id ?? 0] ?? anyProperty;
  const purpose = filter.for === 'rent' ? toRent : forSale;
  const start = filter.for ? `${kind[locale]} ${purpose[locale]}` : kind[locale];
  if (places.length === 0) return start;
  const shown = places.slice(0, NAMED).join(', ');
  const rest = places.length - NAMED;
  return rest > 0 ? `${start}: ${shown} ${morePlaces[locale](rest)}` : `${start}: ${shown}`;
}
