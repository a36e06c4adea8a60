/** What admins see of what they found. */
import { adminSearchMessages as words } from '@estia/contract/admin-search/messages';
import { formatListingCode } from '@estia/contract/listings/listing-code';
import { getListingState, getShownListingState } from '@estia/contract/listings/states';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../listings/index.ts';
import type { PlaceTree } from '../places/index.ts';
import type { FoundInvoiceRow, FoundListingRow, FoundUserRow } from './admin-search.queries.ts';
import type { FoundCaseRow } from './found-cases.queries.ts';

export const foundUserView = (row: FoundUserRow) => ({
  user_id: row.id,
  username: row.username,
  email: row.email,
  mobile: row.mobile,
  role_id: row.role_id,
  status: row.status,
  agency:
    row.agency_el === null || row.gemi === null
      ? null
      : {
          name: { el: row.agency_el, en: row.agency_en || row.agency_el },
          general_commercial_agency_id: row.gemi,
          tax_number: row.tax_number,
        },
  matched: row.matched,
});

export function foundListingView(row: FoundListingRow, tree: PlaceTree) {
  const district = tree.districts.get(row.district_id);
  const composed = composeTitle(row.type_id, row.area);
  const placeIn = (locale: 'el' | 'en') =>
    district ? `${district.name[locale]}, ${district.municipality.name[locale]}` : '';
  return {
    listing_id: row.id,
    property_id: row.property_id,
    code: formatListingCode(row.property_id, row.purpose),
    for: purposeNames[row.purpose],
    state: getListingState(row),
    shown_state: getShownListingState(getListingState(row), row.pause_reason),
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    place: { el: placeIn('el'), en: placeIn('en') },
    address: [row.street, row.street_number].filter(Boolean).join(' '),
    price: row.price,
    user: { user_id: row.user_id, username: row.username },
    matched: row.matched,
  };
}

export const foundInvoiceView = (row: FoundInvoiceRow) => ({
  id: row.id,
  kind: row.kind,
  series: row.series,
  number: row.number,
  issued_on: row.issued_on,
  gross_cents: row.gross_cents,
  customer: row.customer,
  user_id: row.user_id,
  matched: row.matched,
});

function listCaseNames({ kind, listing, party, other_party: other }: FoundCaseRow, locale: 'el' | 'en'): string[] {
  const nameOf = (named: FoundCaseRow['party']) => named?.[`name_${locale}`] ?? words.deleted[locale];
  const title = listing && (listing[`title_${locale}`] ?? composeTitle(listing.type_id, listing.area)[locale]);
  if (kind === 'report') return [title ?? words.deleted[locale]];
  if (kind === 'appeal') return [nameOf(party)];
  return [kind === 'dispute' ? (title ?? words.deleted[locale]) : nameOf(party), nameOf(other)];
}

export function foundCaseView(row: FoundCaseRow) {
  const titleIn = (locale: 'el' | 'en') => {
    const [one = '', other] = listCaseNames(row, locale);
    return other === undefined ? one : words.versus[locale](one, other);
  };
  return {
    kind: row.kind,
    id: row.id,
    title: { el: titleIn('el'), en: titleIn('en') },
    opened_at: row.opened_at.toISOString(),
    is_open: row.is_open,
  };
}
