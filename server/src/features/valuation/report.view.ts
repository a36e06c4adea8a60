/** What the report says of the home: the facts that were given, in words. Where it stands exactly is not among them. */
import { fieldLabels } from '@estia/contract/listings/wizard-field-messages';
import { findLookup, type LookupListName } from '@estia/contract/lookups/rows';
import { formatM2 } from '@estia/contract/numbers';
import type { Locale } from '@estia/contract/pair';
import type { EstimatedValue, EstimateInput } from '@estia/contract/valuation/estimate';
import { isFactAsked } from '@estia/contract/valuation/facts';
import { valuationReportMessages as words } from '@estia/contract/valuation/report-messages';

export type Fact = readonly [label: string, value: string];

const lists = {
  floor_id: 'floors',
  condition_id: 'conditions',
  energy_class_id: 'energy_classes',
  view_id: 'views',
  building_access_id: 'building_access',
  leaning_id: 'leanings',
} as const satisfies Record<string, LookupListName>;

const MOST_EXTRAS = 8;

export function reportFacts(home: EstimateInput, { place }: Pick<EstimatedValue, 'place'>, locale: Locale): Fact[] {
  const where = [...new Set([place.district[locale], place.municipality[locale]])].join(', ');
  const facts: Fact[] = [
    [words.place[locale], home.street ? `${where}, ${home.street}` : where],
    [words.type[locale], findLookup('types', home.type_id)?.name[locale] ?? ''],
    [words.purpose[locale], words[home.for][locale]],
    [words.area[locale], formatM2(home.area, locale)],
  ];
  const asked = (name: Parameters<typeof isFactAsked>[0]) => isFactAsked(name, home.for, home.type_id);
  const add = (name: keyof typeof fieldLabels, value: string | undefined) => {
    if (value !== undefined && value !== '') facts.push([fieldLabels[name][locale], value]);
  };
  if (asked('land_area') && home.land_area) add('land_area', formatM2(home.land_area, locale));
  if (asked('bed_rooms')) add('bed_rooms', home.bed_rooms?.toString());
  if (asked('bath_rooms')) add('bath_rooms', home.bath_rooms?.toString());
  if (asked('year_built')) add('year_built', home.year_built?.toString());
  for (const [name, list] of Object.entries(lists) as [keyof typeof lists, LookupListName][])
    if (asked(name)) add(name, findLookup(list, home[name])?.name[locale]);
  if (asked('within_city_plan') && home.within_city_plan !== undefined)
    add('within_city_plan', words[home.within_city_plan ? 'yes' : 'no'][locale]);
  const extras = home.extras.flatMap((id) => findLookup('extras', id)?.name[locale] ?? []);
  const more = extras.length > MOST_EXTRAS ? ` +${extras.length - MOST_EXTRAS}` : '';
  add('extras', extras.slice(0, MOST_EXTRAS).join(', ') + more);
  return facts;
}
