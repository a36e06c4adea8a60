/** The JSON Schema of our feed, from the field table: `docs/api/estia-feed.schema.json` is generated from it. */
import { fieldLabels } from '@estia/contract/listings/draft/wizard-field-messages';
import { type Field, getListingField, type ListingFieldName, listingFieldNames } from '@estia/contract/listings/fields';
import { type LookupListName, lookups } from '@estia/contract/lookups/lookups';
import { resoNames } from './reso-names.ts';

type Schema = Record<string, unknown>;

/** A category follows from the type; the right to publish is declared by the agency when it adds the source. */
export const absentFields: ReadonlySet<ListingFieldName> = new Set(['category_id', 'right_declared']);

const codesOf = (list: LookupListName): Schema => ({
  enum: lookups[list].map(({ code }) => code),
  description: lookups[list].map(({ code, name }) => `${code}: ${name.en}`).join('; '),
});

function schemaOf(field: Field): Schema {
  switch (field.kind) {
    case 'whole':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'decimal':
      return { type: 'number', minimum: field.min, maximum: field.max };
    case 'choice':
      return { type: 'string', ...codesOf(field.list) };
    case 'choices':
      return { type: 'array', maxItems: field.most, items: { type: 'string', ...codesOf(field.list) } };
    case 'yes':
      return { type: 'boolean' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'email':
      return { type: 'string', format: 'email' };
    case 'phone':
      return { type: 'string' };
    case 'text':
      return { type: 'string', maxLength: field.max, ...(field.pattern && { pattern: field.pattern.source }) };
  }
}

const also = (name: string): Schema => {
  const reso = (resoNames as Record<string, string | undefined>)[name];
  return reso === undefined ? {} : { 'x-reso': reso };
};

function describeFields(): Record<string, Schema> {
  const properties: Record<string, Schema> = {
    reference: {
      type: 'string',
      minLength: 1,
      maxLength: 100,
      title: 'Your own reference; it never changes',
      ...also('reference'),
    },
    action: { enum: ['upsert', 'remove'], default: 'upsert' },
    purpose: { enum: ['sale', 'rent'] },
    place: {
      anyOf: [{ type: 'string' }, { type: 'array', items: { type: 'string' } }],
      title: 'Names of the place, the most exact first',
    },
    currency: { const: 'EUR' },
    photos: {
      type: 'array',
      title: 'Photo links, cover photo first',
      items: { type: 'string', format: 'uri' },
      ...also('photos'),
    },
  };
  for (const name of listingFieldNames)
    if (!absentFields.has(name))
      properties[name] = { title: fieldLabels[name].en, ...schemaOf(getListingField(name)), ...also(name) };
  for (const [name, reso] of Object.entries(resoNames))
    properties[reso] = { $ref: `#/$defs/listing/properties/${name}` };
  return properties;
}

export const estiaSchema = (): Schema => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Estia feed, version 1',
  type: 'object',
  required: ['listings'],
  properties: {
    format: { const: 'estia' },
    version: { const: 1 },
    full: { type: 'boolean', default: true, description: 'true: a listing that is absent is gone' },
    listings: { type: 'array', items: { $ref: '#/$defs/listing' } },
  },
  $defs: {
    listing: {
      type: 'object',
      anyOf: [{ required: ['reference'] }, { required: ['ListingId'] }],
      if: { properties: { action: { const: 'remove' } }, required: ['action'] },
      else: { required: ['purpose'] },
      properties: describeFields(),
    },
  },
});
