/** Every field of a feed from the field table of the form: what it is called, takes and needs. */
import { isFieldRequired } from '@estia/contract/listings/draft/listing-fields';
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { type Field, getListingField, type ListingFieldName, listingFieldNames } from '@estia/contract/listings/fields';
import { lookups } from '@estia/contract/lookups/lookups';
import type { Locale } from '@estia/contract/pair';
import {
  feedFieldHeadings,
  feedFieldTypeMessages,
  feedFieldMessages as words,
} from '@estia/contract/sources/docs/feed-field-messages';
import type { FeedField } from '@estia/contract/sources/docs/feed-field-model';
import { createCsvWriter } from '../../../platform/csv.ts';
import { absentFields } from '../formats/estia/estia-schema.ts';
import { resoNames } from '../formats/estia/reso-names.ts';
import { defaultNames } from '../source-defaults.ts';

const types = {
  whole: 'integer',
  decimal: 'number',
  choice: 'one_of',
  choices: 'some_of',
  yes: 'yes_no',
  date: 'date',
  email: 'email',
  phone: 'phone',
  text: 'text',
} as const satisfies Record<Field['kind'], FeedField['type']>;

const purposes = ['sale', 'rent'] as const;
const settable: ReadonlySet<string> = new Set(defaultNames);

/** For which types it is required, by purpose. Who sends feeds is an agency. */
function listRequired(name: ListingFieldName): FeedField['required_for'] {
  return purposes.map((purpose) => ({
    purpose,
    type_ids: lookups.types
      .filter(({ id, extra }) =>
        isFieldRequired(name, { for: purpose, category_id: Number(extra.category_id), type_id: id }, 'professional'),
      )
      .map(({ id }) => id),
  }));
}

function describeField(name: ListingFieldName): FeedField {
  const field = getListingField(name);
  const needed = listRequired(name);
  const isAlways = needed.every(({ type_ids }) => type_ids.length === lookups.types.length);
  const required = isAlways ? 'always' : needed.some(({ type_ids }) => type_ids.length > 0) ? 'some' : 'no';
  const isNumber = field.kind === 'whole' || field.kind === 'decimal';
  return {
    name,
    reso: resoNames[name] ?? null,
    label: fieldLabels[name],
    type: types[field.kind],
    min: isNumber ? field.min : null,
    max: isNumber ? field.max : null,
    max_length: field.kind === 'text' ? field.max : null,
    unit: field.unit ?? null,
    required,
    required_for: required === 'some' ? needed.filter(({ type_ids }) => type_ids.length > 0) : [],
    from_source: settable.has(name),
    values:
      field.kind === 'choice' || field.kind === 'choices'
        ? lookups[field.list].map(({ id, code, name: words }) => ({ id, code, name: words }))
        : [],
  };
}

const ownField = (
  name: 'reference' | 'action' | 'purpose' | 'place' | 'currency' | 'photos',
  over: Partial<FeedField>,
): FeedField => ({
  name,
  reso: name === 'reference' || name === 'photos' ? (resoNames[name] ?? null) : null,
  label: words[name],
  type: 'text',
  min: null,
  max: null,
  max_length: null,
  unit: null,
  required: 'no',
  required_for: [],
  from_source: false,
  values: [],
  ...over,
});
const value = (code: string, name: FeedField['label']) => ({ id: null, code, name });

let described: FeedField[] | undefined;
export function listFeedFields(): FeedField[] {
  described ??= [
    ownField('reference', { required: 'always', max_length: 100 }),
    ownField('purpose', {
      type: 'one_of',
      required: 'always',
      values: [value('sale', words.sale), value('rent', words.rent)],
    }),
    ownField('action', {
      type: 'one_of',
      values: [value('upsert', words.upsert), value('remove', words.remove)],
    }),
    ownField('place', {}),
    ownField('photos', { type: 'addresses', required: 'always' }),
    ownField('currency', { type: 'one_of', values: [value('EUR', words.euro)] }),
    ...listingFieldNames.filter((name) => !absentFields.has(name)).map(describeField),
  ];
  return described;
}

/** A line for each value of a list, so that a spreadsheet can filter them. */
export function writeFeedFields(locale: Locale): string {
  const csv = createCsvWriter(locale);
  const lines = listFeedFields().flatMap((field) => {
    const { min, max, max_length } = field;
    const isSet = field.from_source && field.required !== 'no';
    const head = [
      field.name,
      field.label[locale],
      feedFieldTypeMessages[field.type][locale],
      (isSet ? words.fromSource : words.required[field.required])[locale],
      min !== null && max !== null ? `${min}–${max}` : max_length === null ? null : words.length[locale](max_length),
    ];
    const values = field.values.map(({ code, id, name }) => csv.row([...head, code, id, name.el, name.en]));
    return values.length > 0 ? values : [csv.row([...head, null, null, null, null])];
  });
  return csv.begin + csv.row(feedFieldHeadings.map((heading) => heading[locale])) + lines.join('');
}
