/**
 * A row → a listing as the formats write it: the fields of its public page, as the form has them. `hide_address` goes along,
 * so that no writer lets an address or a point of it out: the second lock after the statement.
 */
import type { FieldAnswers } from '@estia/contract/listings/draft/listing-fields';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { pictureUrl } from '@estia/contract/photos/model';
import { purposeNames } from '@estia/contract/search/model';
import type { PlaceTree } from '../../places/index.ts';
import type { ExportListing } from '../formats/export/export-listing.ts';
import type { ExportRow } from './export.queries.ts';
import { exportedFields } from './exported-fields.ts';

const toAnswer = (value: unknown): string | string[] | null => {
  if (value === null || value === undefined || value === false || value === '') return null;
  if (value === true) return 'on';
  if (Array.isArray(value)) return value.length === 0 ? null : value.map(String);
  return String(value);
};
/** Five decimals are a metre. */
const round = (degrees: number): string => String(Math.round(degrees * 100_000) / 100_000);

export function toExportListing(row: ExportRow, tree: PlaceTree, origin: string): ExportListing {
  const district = tree.districts.get(row.district_id);
  if (!district) throw new Error(`Listing ${row.listing_id} lies in an unknown district`);
  const { municipality } = district;
  const purpose = purposeNames[row.purpose];
  const answers: FieldAnswers = {};
  for (const name of exportedFields) {
    const answer = toAnswer(row.fields[name]);
    if (answer !== null) answers[name] = answer;
  }
  if (row.hide_address) answers.hide_address = 'on';
  else {
    answers.lat = round(row.lat);
    answers.lon = round(row.lon);
    if (row.postcode) answers.postal_code = row.postcode;
  }
  const page = `/properties/${purpose}/${row.property_id}`;
  return {
    reference: row.reference ?? formatListingCode(row.property_id, row.purpose),
    updatedAt: row.updated_at,
    purpose,
    answers,
    place: [district.name.el, municipality.name.el, municipality.prefecture.name.el],
    photos: (row.photos ?? []).map((key) => new URL(pictureUrl(key, 1600, 'jpg'), origin).href),
    url: { el: origin + page, en: `${origin}/en${page}` },
  };
}
