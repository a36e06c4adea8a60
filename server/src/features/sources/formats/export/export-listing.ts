/** What an agency publishes of its own listings, for software of others. Secret fields are never among them. */

import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { getListingField, type ListingFieldName, listingFieldNames } from '@estia/contract/listings/fields';
import { findLookup } from '@estia/contract/lookups/lookups';

export type ExportListing = {
  reference: string;
  updatedAt: Date;
  purpose: 'sale' | 'rent';
  answers: FieldAnswers;
  /** Names of the place, the most exact first. */
  place: readonly string[];
  photos: readonly string[];
  /** The page of the listing. */
  url: { el: string; en: string };
};

/** Fields that may leave: what nobody reads on the page, nobody reads here. A hidden address stays hidden. */
export function listPublicFields({ answers }: ExportListing): ListingFieldName[] {
  const hidesAddress = answers.hide_address === 'on' || answers.hide_address === 'true';
  const address: ReadonlySet<ListingFieldName> = new Set(['street', 'street_number', 'postal_code', 'lat', 'lon']);
  return listingFieldNames.filter(
    (name) =>
      answers[name] !== undefined &&
      !getListingField(name).secret &&
      name !== 'district_id' &&
      name !== 'hide_address' &&
      !(hidesAddress && address.has(name)),
  );
}

export const readAnswer = (listing: ExportListing, name: ListingFieldName): string | null => {
  if (!listPublicFields(listing).includes(name)) return null;
  const answer = listing.answers[name];
  return (Array.isArray(answer) ? answer[0] : answer)?.trim() || null;
};
export const readAnswers = (listing: ExportListing, name: ListingFieldName): string[] =>
  listPublicFields(listing).includes(name) ? [listing.answers[name] ?? []].flat() : [];

/** The row of our list that an answer names. */
export function readChoice(listing: ExportListing, name: ListingFieldName): ReturnType<typeof findLookup> {
  const definition = getListingField(name);
  const answer = readAnswer(listing, name);
  return definition.kind === 'choice' && answer !== null ? findLookup(definition.list, Number(answer)) : null;
}
