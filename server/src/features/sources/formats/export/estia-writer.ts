/** Our own JSON: every field of the page, by our names; lookup values as codes. */
import { getListingField, type ListingFieldName } from '@estia/contract/listings/fields';
import { findLookup, type LookupListName } from '@estia/contract/lookups/lookups';
import { type ExportListing, listPublicFields } from './export-listing.ts';

const codeOf = (list: LookupListName, id: string): string => findLookup(list, Number(id))?.code ?? id;

function toJson(name: ListingFieldName, answer: string | string[]): unknown {
  const definition = getListingField(name);
  const text = [answer].flat()[0] ?? '';
  switch (definition.kind) {
    case 'whole':
    case 'decimal':
      return Number(text);
    case 'choice':
      return codeOf(definition.list, text);
    case 'choices':
      return [answer].flat().map((id) => codeOf(definition.list, id));
    case 'yes':
      return text === 'on' || text === 'true';
    default:
      return text;
  }
}

function toListing(listing: ExportListing): Record<string, unknown> {
  const fields = listPublicFields(listing)
    .filter((name) => name !== 'category_id')
    .map((name) => [name, toJson(name, listing.answers[name] ?? '')] as const);
  return {
    reference: listing.reference,
    purpose: listing.purpose,
    place: listing.place,
    ...Object.fromEntries(fields),
    photos: listing.photos,
  };
}

export async function* writeEstia(listings: AsyncIterable<ExportListing>): AsyncGenerator<string> {
  yield '{"format":"estia","version":1,"full":true,"listings":[';
  let between = '\n';
  for await (const listing of listings) {
    yield between + JSON.stringify(toListing(listing));
    between = ',\n';
  }
  yield '\n]}\n';
}
