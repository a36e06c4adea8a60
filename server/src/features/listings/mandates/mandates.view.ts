import { formatListingCode } from '@estia/contract/listings/listing-code';
import type { Mandate } from '@estia/contract/listings/mandates/mandate-calls';
import { getListingState } from '@estia/contract/listings/states';
import { purposeNames } from '@estia/contract/search/model';
import type { PlaceTree } from '../../places/index.ts';
import { composeTitle } from '../listings.view.ts';
import type { MandateRow } from './mandate-documents.queries.ts';

/** For the people of the agency: where the file is stays here. */
export function mandateView(row: MandateRow, tree: PlaceTree): Mandate {
  const composed = composeTitle(row.type_id, row.area);
  const district = tree.districts.get(row.district_id);
  if (!district) throw new Error(`Property ${row.property_id} lies in an unknown district`);
  return {
    property_id: row.property_id,
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    district: district.name,
    street: row.street && [row.street, row.street_number].filter(Boolean).join(' '),
    listings: row.listings.map(({ purpose, is_active }) => ({
      for: purposeNames[purpose],
      code: formatListingCode(row.property_id, purpose),
      state: getListingState({ is_active }),
    })),
    mandate_type_id: row.mandate_type_id,
    mandate_signed_on: row.mandate_signed_on,
    mandate_expires_on: row.mandate_expires_on,
    mandate_extended: row.mandate_extended,
    status: row.status,
    has_badge: row.has_badge,
    case_id: row.case_id,
    case_outcome: row.case_outcome,
    document: row.document && {
      media_type: row.document.media_type,
      bytes: row.document.bytes,
      uploaded_at: new Date(row.document.uploaded_at).toISOString(),
      is_current: row.document.is_current,
    },
  };
}
