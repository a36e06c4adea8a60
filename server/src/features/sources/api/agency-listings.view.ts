/** What of its own listings an agency's program is given. */
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState } from '@estia/contract/listings/states';
import { pictureUrl } from '@estia/contract/photos/model';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../../listings/index.ts';
import type { AgencyListingDetailRow, AgencyListingRow } from './agency-listings.queries.ts';

export function agencyListingView(row: AgencyListingRow, origin: string) {
  const composed = composeTitle(row.type_id, row.area);
  const state = getListingState(row);
  const purpose = purposeNames[row.purpose];
  return {
    listing_id: row.listing_id,
    property_id: row.property_id,
    code: formatListingCode(row.property_id, row.purpose),
    reference: row.reference,
    for: purpose,
    state,
    pause_reason: state === 'inactive' ? row.pause_reason : null,
    url: state === 'active' ? `${origin}/properties/${purpose}/${row.property_id}` : null,
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    category_id: row.category_id,
    type_id: row.type_id,
    district_id: row.district_id,
    address: {
      street: row.street,
      street_number: row.street_number,
      postal_code: row.postcode,
      hidden: row.hide_address,
    },
    area: row.area,
    price: row.price,
    photo_count: row.photo_count,
    created_at: row.created_at.toISOString(),
    published_at: row.activated_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

export const agencyListingDetailView = (row: AgencyListingDetailRow, origin: string) => ({
  ...agencyListingView(row, origin),
  description: { el: row.description_el, en: row.description_en },
  photos: (row.photos ?? []).map(([key, width, height]) => ({
    url: new URL(pictureUrl(key, 1600, 'jpg'), origin).href,
    width,
    height,
  })),
});
