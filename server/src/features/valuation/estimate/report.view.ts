/** What the report says of the property: the facts that were given, in words. Where it stands exactly is not among them. */

import { formatM2 } from '@estia/contract/format';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { findLookup, type LookupListName } from '@estia/contract/lookups/lookups';
import { listEntries } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import type { EstimatedValue, EstimateInput } from '@estia/contract/valuation/estimate';
import { isFactAsked } from '@estia/contract/valuation/estimate-facts';
import { valuationReportMessages as words } from '@estia/contract/valuation/report-messages';

export type ReportFact = readonly [label: string, value: string];

const factLookups = {
  floor_id: 'floors',
  condition_id: 'conditions',
  energy_class_id: 'energy_classes',
  view_id: 'views',
  building_access_id: 'building_access',
  leaning_id: 'leanings',
} as const satisfies Record<string, LookupListName>;

const MAX_EXTRAS = 8;

export function listReportFacts(
  input: EstimateInput,
  { place }: Pick<EstimatedValue, 'place'>,
  locale: Locale,
): ReportFact[] {
  const where = [...new Set([place.district[locale], place.municipality[locale]])].join(', ');
  const facts: ReportFact[] = [
    [words.place[locale], input.street ? `${where}, ${input.street}` : where],
    [words.type[locale], findLookup('types', input.type_id)?.name[locale] ?? ''],
    [words.purpose[locale], words[input.for][locale]],
    [words.area[locale], formatM2(input.area, locale)],
  ];
  const asked = (name: Parameters<typeof isFactAsked>[0]) => isFactAsked(name, input.for, input.type_id);
  const add = (name: keyof typeof fieldLabels, value: string | undefined) => {
    if (value !== undefined && value !== '') facts.push([fieldLabels[name][locale], value]);
  };
  if (asked('land_area') && input.land_area) add('land_area', formatM2(input.land_area, locale));
  if (asked('bed_rooms')) add('bed_rooms', input.bed_rooms?.toString());
  if (asked('bath_rooms')) add('bath_rooms', input.bath_rooms?.toString());
  if (asked('year_built')) add('year_built', input.year_built?.toString());
  for (const [name, list] of listEntries(factLookups))
    if (asked(name)) add(name, findLookup(list, input[name])?.name[locale]);
  if (asked('within_city_plan') && input.within_city_plan !== undefined)
    add('within_city_plan', words[input.within_city_plan ? 'yes' : 'no'][locale]);
  const extras = input.extras.flatMap((id) => findLookup('extras', id)?.name[locale] ?? []);
  const more = extras.length > MAX_EXTRAS ? ` +${extras.length - MAX_EXTRAS}` : '';
  add('extras', extras.slice(0, MAX_EXTRAS).join(', ') + more);
  return facts;
}
