/** How emails name a listing to whoever reads them. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import { sanitizeDisplayName } from '../../../platform/email/email-templates.ts';
import { composeTitle } from '../../listings/index.ts';
import type { PublicListingValues } from './pauses.emails.ts';

type ListingRow = {
  property_id: number;
  purpose: 1 | 2;
  title_el: string | null;
  title_en: string | null;
  type_id: number;
  area: number;
};

/** A title is what somebody typed: one that could be an advertisement is not mailed, the facts are. */
export function toPublicListing(row: ListingRow): PublicListingValues {
  const composed = composeTitle(row.type_id, row.area);
  return {
    property_id: row.property_id,
    for: purposeNames[row.purpose],
    code: formatListingCode(row.property_id, row.purpose),
    title: {
      el: sanitizeDisplayName(row.title_el ?? '') || composed.el,
      en: sanitizeDisplayName(row.title_en ?? '') || composed.en,
    },
  };
}
