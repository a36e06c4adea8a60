/** Fields and values of an item as people read them: lists by their names, sizes with their units. */
import { formatCount, formatEuro, formatM2, formatShortDate } from '../format.ts';
import { fieldLabels, fieldUnits } from '../listings/draft/wizard-field-messages.ts';
import { getListingField, isListingFieldName, type ListingFieldName } from '../listings/fields.ts';
import { findLookup } from '../lookups/lookups.ts';
import { type Locale, type Pair, pair } from '../pair.ts';

const purposeLabel = pair('Πώληση ή ενοικίαση', 'Sale or rent');
const purposeNames: Readonly<Record<string, Pair>> = {
  sale: pair('Πώληση', 'Sale'),
  rent: pair('Ενοικίαση', 'Rent'),
};
const photosLabel = pair('Φωτογραφίες', 'Photos');
const yes = pair('Ναι', 'Yes');
const no = pair('Όχι', 'No');

type Answer = string | readonly string[] | null;

/** A field of the form, `purpose` or `photos`; another name is shown as it is. */
export function getItemFieldName(field: string, locale: Locale): string {
  if (field === 'purpose') return purposeLabel[locale];
  if (field === 'photos') return photosLabel[locale];
  return isListingFieldName(field) ? fieldLabels[field][locale] : field;
}

/** Answers are typed as people type numbers: `1.250`, `85,5`. */
const parseNumber = (text: string): number => Number(text.replaceAll('.', '').replace(',', '.'));

function formatNumber(name: ListingFieldName, text: string, locale: Locale): string {
  const value = parseNumber(text);
  const { unit } = getListingField(name);
  if (!Number.isFinite(value) || name === 'lat' || name === 'lon' || unit === 'year') return text;
  if (name === 'price' || name === 'shared_fees') return formatEuro(value);
  if (unit === 'm2') return formatM2(value, locale);
  const count = Number.isInteger(value) ? formatCount(value, locale) : text;
  const suffix = fieldUnits[name]?.[locale];
  return suffix ? `${count} ${suffix}` : count;
}

/** Empty where nothing was answered. `districts`: what their ids are called. */
export function formatItemAnswer(
  field: string,
  answer: Answer,
  locale: Locale,
  districts: ReadonlyMap<string, string> = new Map(),
): string {
  const values = (typeof answer === 'string' ? [answer] : (answer ?? [])).filter((value) => value !== '');
  if (field === 'purpose') return values.map((value) => purposeNames[value]?.[locale] ?? value).join(', ');
  if (!isListingFieldName(field)) return values.join(', ');
  if (field === 'district_id') return values.map((value) => districts.get(value) ?? value).join(', ');
  const definition = getListingField(field);
  switch (definition.kind) {
    case 'choice':
    case 'choices': {
      const { list } = definition;
      return values.map((value) => findLookup(list, Number(value))?.name[locale] ?? value).join(', ');
    }
    case 'yes':
      return (values.length > 0 ? yes : no)[locale];
    case 'date':
      return values
        .map((value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) ? formatShortDate(value, locale) : value))
        .join('');
    case 'whole':
    case 'decimal':
      return values.map((value) => formatNumber(field, value, locale)).join(', ');
    default:
      return values.join(', ');
  }
}
