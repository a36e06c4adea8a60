import type { Cooperation } from '@estia/contract/cooperation/calls';
import { listCooperationActions } from '@estia/contract/cooperation/model';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import type { PlaceTree } from '../places/index.ts';
import type { CooperationRow } from './cooperation.queries.ts';
import { getSide } from './cooperation.service.ts';
import { composeTitle } from './listing-title.ts';

/** Of the listing and its advertiser only what its page shows to everybody. */
export function cooperationView(row: CooperationRow, accountId: number, tree: PlaceTree): Cooperation {
  const district = tree.districts.get(row.district_id);
  if (!district) throw new Error(`Property ${row.property_id} lies in an unknown district`);
  const composed = composeTitle(row);
  const side = getSide(row, accountId);
  const { advertiser_agency: office } = row;
  return {
    id: row.id,
    state: row.state,
    my_side: side,
    proposed_by: row.proposed_by,
    // Who was to answer a proposal that was taken back has no more use for its words.
    message: row.state === 'withdrawn' && side !== row.proposed_by ? null : row.message,
    proposed_at: row.proposed_at.toISOString(),
    answer_by: row.answer_by,
    answered_at: row.answered_at?.toISOString() ?? null,
    closed_at: row.closed_at?.toISOString() ?? null,
    closed_by: row.closed_by,
    listing: {
      property_id: row.property_id,
      for: purposeNames[row.purpose],
      code: formatListingCode(row.property_id, row.purpose),
      title: {
        el: row.title_el ?? composed.el,
        en: row.title_en ?? composed.en,
      },
      district: district.name,
      price: row.price,
      is_active: row.is_active,
    },
    advertiser: {
      kind: office ? 'agency' : 'individual',
      agency_id: office?.id ?? null,
      name: office && { el: office.el, en: office.en },
      gcr: office?.gemi ?? null,
    },
    agency: { agency_id: row.agency_id, name: { el: row.agency_el, en: row.agency_en }, gcr: row.agency_gemi },
    actions: listCooperationActions(row, side),
  };
}
