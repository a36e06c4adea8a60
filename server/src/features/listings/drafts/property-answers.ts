/** A property as it stands in the database → the answers its owner would have typed, so that the form opens filled in. */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { getListingField, type ListingFieldName, listingFieldNames } from '@estia/contract/listings/fields';
import type { PropertyToEditRow } from './drafts.queries.ts';

/** Fields whose column has another name, or lies in another table. */
const customReaders: Partial<Record<ListingFieldName, (row: PropertyToEditRow) => unknown>> = {
  postal_code: ({ home: property }) => property.postcode,
  contact_name: ({ contact }) => contact?.name,
  contact_email: ({ contact }) => contact?.email,
  contact_phone: ({ contact }) => contact?.phone,
  hide_phone: ({ contact }) => contact?.hide_phone,
  no_brokers: ({ contact }) => contact?.no_brokers,
  /** Declared anew with every change. */
  right_declared: () => null,
};

function toAnswer(value: unknown): string | string[] | null {
  if (value === null || value === undefined || value === false || value === '') return null;
  if (value === true) return 'on';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String);
  return String(value);
}

/** `pinned`: the point is the owner's own pin. One that only follows from the address is not typed by anybody. */
export function toDraftAnswers(row: PropertyToEditRow, pinned: boolean): FieldAnswers {
  const answers: FieldAnswers = {};
  const point = { lat: pinned ? row.lat : null, lon: pinned ? row.lon : null };
  for (const name of listingFieldNames) {
    const found =
      name in customReaders
        ? customReaders[name]?.(row)
        : (row.home[name] ??
          row.offer?.[name] ??
          (getListingField(name).secret ? row.secret?.[name] : null) ??
          point[name as 'lat']);
    const text = toAnswer(found);
    if (text !== null) answers[name] = text;
  }
  return answers;
}
