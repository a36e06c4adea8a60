/**
 * LIST-1: the facts of a property that exist, in the order of the field table. What was not stated is not shown. Page and sheet read
 * this one list. Apart from property-facts.ts: the browser has no use for the table.
 */
import { formatLongDate, formatM2 } from '../../format.ts';
import { pickNames } from '../../map-names.ts';
import type { Locale, Pair } from '../../pair.ts';
import { fieldLabels } from '../draft/wizard-field-messages.ts';
import { type Field, getListingField, type PageFieldName, pageChoices, pageFields } from '../fields.ts';
import type { Property } from '../model.ts';
import { factLabels, factMessages as words } from './fact-messages.ts';
import type { Fact } from './property-facts.ts';

type Named = { name: { el: string; en: string } };
type PageValue = string | number | boolean | Named | null;

const isNamed = (value: PageValue): value is Named => typeof value === 'object' && value !== null;

/** By field. A choice is answered without `_id`. */
const getPageValues = (listing: Property): Partial<Record<string, PageValue>> => ({
  ...pickNames(listing, pageFields.whole),
  ...pickNames(listing, pageFields.decimal),
  ...pickNames(listing, pageFields.text),
  ...pickNames(listing, pageFields.yes),
  ...Object.fromEntries(pageChoices.map((name) => [`${name}_id`, listing[name]])),
  within_city_plan: listing.within_city_plan,
});

/** No rooms of a kind, no months and no length say nothing; no fees are worth knowing. */
function formatNumber(value: number, unit: Field['unit'], locale: Locale): string | null {
  if (unit === 'euros_a_month') return value > 0 ? words.feesValue[locale](value) : words.noFees[locale];
  if (unit === 'rents') return words.rents[locale](value);
  if (value === 0) return null;
  if (unit === 'm2') return formatM2(value, locale);
  if (unit === 'm') return words.metres[locale](value);
  return unit === 'months' ? words.months[locale](value) : String(value);
}

function formatFact(name: PageFieldName, value: PageValue, locale: Locale): string | null {
  if (value === null) return null;
  if (isNamed(value)) return value.name[locale];
  const { kind, unit } = getListingField(name);
  if (typeof value === 'number') return formatNumber(value, unit, locale);
  if (name === 'within_city_plan') return (value ? words.insidePlan : words.outsidePlan)[locale];
  if (typeof value === 'boolean') return value ? words.yes[locale] : null;
  return kind === 'date' ? formatLongDate(value, locale) : value;
}

/** What the line of main facts does not say already; the energy class has a part of its own. */
export function listFacts(listing: Property, locale: Locale): Fact[] {
  const type: Fact = { icon: 'home', label: words.type[locale], value: listing.type[locale] };
  const values = getPageValues(listing);
  const facts = pageFields.all.flatMap((name): Fact[] => {
    const { page: icon = 'data' } = getListingField(name);
    const value = formatFact(name, values[name] ?? null, locale);
    const label: Pair = factLabels[name] ?? fieldLabels[name];
    return icon === 'data' || value === null ? [] : [{ icon, label: label[locale], value }];
  });
  return [type, ...facts];
}
