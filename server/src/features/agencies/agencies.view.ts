/** A row of `agency` → what its owner and admins see, and what everybody may. */
import type { OwnAgency } from '@estia/contract/accounts/model';
import { findLookup } from '@estia/contract/lookups/model';
import type { PlaceTree } from '../places/index.ts';
import type { AdminAgencyRow } from './admin-agencies.queries.ts';
import type { AgencyRow } from './agencies.queries.ts';
import type { AgencySearchRow } from './agency-search.queries.ts';

const isMobile = (phone: string): boolean => /^(\+30)?6[89]/.test(phone);
const isLandline = (phone: string): boolean => /^(\+30)?2/.test(phone);

/**
 * A number says itself which it is. Where the second of two does not (94…), its place does: landline first, mobile
 * second.
 */
function splitPhones(phones: readonly string[]): { landline: string | null; mobile: string | null } {
  const [first, second, third] = phones;
  const bothNamed = first !== undefined && second !== undefined && third === undefined;
  if (bothNamed && !isMobile(first) && !isLandline(second)) return { landline: first, mobile: second };
  const { landline_phones, mobile_phones } = phoneListsOf(phones);
  return { landline: landline_phones[0] ?? null, mobile: mobile_phones[0] ?? null };
}

/** The customer's two lists. The number itself says which it is. */
const phoneListsOf = (phones: readonly string[]) => ({
  landline_phones: phones.filter((phone) => !isMobile(phone)),
  mobile_phones: phones.filter(isMobile),
});

type Phones = { landline: string | null; mobile: string | null };

/** One of each kind is named by a form; the others of an agency stay. */
export function withPhones(
  row: readonly string[],
  given: Partial<Phones> & { landline_phones?: string[] | undefined; mobile_phones?: string[] | undefined },
): string[] {
  const was = splitPhones(row);
  const lists = phoneListsOf(row);
  if (given.landline_phones || given.mobile_phones) {
    const { landline_phones = lists.landline_phones, mobile_phones = lists.mobile_phones } = given;
    return [...new Set([...landline_phones, ...mobile_phones])];
  }
  const { landline = was.landline, mobile = was.mobile } = given;
  const others = row.filter((phone) => phone !== was.landline && phone !== was.mobile);
  return [...new Set([...joinPhones(landline, mobile), ...others])];
}

export const joinPhones = (landline: string | null, mobile: string | null): string[] =>
  [landline, mobile].filter((phone) => phone !== null);

export const agencyProfileView = (row: AgencyRow): OwnAgency => ({
  agency_id: row.id,
  name: row.name_el,
  name_en: row.name_en,
  legal_form: row.legal_form,
  general_commercial_agency_id: row.gemi,
  tax_number: row.tax_number,
  tax_office: row.tax_office,
  ...splitPhones(row.phones),
  ...phoneListsOf(row.phones),
  realtor_association_id: row.association_id,
  realtor_association_rank_id: row.association_rank_id,
  district_id: row.district_id,
  street_name: row.street,
  street_number: row.street_number,
  postal_code: row.postcode,
  contact_person: row.contact_person,
  company: row.company,
  invoice_address: row.invoice_address,
  activity: row.activity,
  founded_year: row.founded_year,
  opening_hours: row.opening_hours,
  lat: row.pin?.lat ?? null,
  lon: row.pin?.lon ?? null,
  logo: row.logo_key,
});

type PublicAgencyRow = Pick<AgencyRow, 'id' | 'name_el' | 'name_en' | 'gemi' | 'district_id'>;

export const publicAgencyView = (row: PublicAgencyRow) => ({
  agency_id: row.id,
  name: { el: row.name_el, en: row.name_en },
  general_commercial_agency_id: row.gemi,
  district_id: row.district_id,
});

const AVATAR_COLOR_COUNT = 6;
export const getAvatarColor = (id: number): number => id % AVATAR_COLOR_COUNT;

/** «Άκρον Ακίνητα» → ΑΑ: first letters of the first two words, without accents as Greek capitals have none. */
export const getInitials = (name: string): string =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => word.charAt(0).toLocaleUpperCase('el'))
    .join('');

/** How far from the point the agency may well be: where it says itself, its postcode, or anywhere in its district. */
const pointRadiusMetres = { pin: 0, street: 400, district: 1_000 } as const;
type Point = Pick<AgencySearchRow, 'lat' | 'lon' | 'point_from'>;
const locationView = (point: Point | null) =>
  point && point.lat !== null && point.lon !== null && point.point_from !== null
    ? { lat: point.lat, lon: point.lon, radius_m: pointRadiusMetres[point.point_from] }
    : null;

export function agencySearchView(row: AgencySearchRow, tree: PlaceTree) {
  const district = row.district_id === null ? undefined : tree.districts.get(row.district_id);
  return {
    user_id: row.account_id,
    agency_id: row.id,
    agency: {
      name: { el: row.name_el, en: row.name_en },
      general_commercial_agency_id: row.gemi,
      initials: getInitials(row.name_el),
      avatar_color: getAvatarColor(row.id),
      logo: row.logo_key,
      district: district?.name ?? null,
      municipality: district?.municipality.name ?? null,
      for_sale: row.for_sale,
      for_rent: row.for_rent,
      median_reply_minutes: row.median_reply_minutes,
      location: locationView(row),
      is_located_here: row.is_located_here,
    },
  };
}

type AgencyPageExtras = { point: Point | null; median_reply_minutes: number | null };

/** What the law wants known of an agency, and what helps to choose one: no tax number, no person's name, no phone. */
export function agencyPageView(row: AgencyRow, tree: PlaceTree, { point, median_reply_minutes }: AgencyPageExtras) {
  const district = row.district_id === null ? undefined : tree.districts.get(row.district_id);
  const municipality = district?.municipality;
  const street = [row.street, row.street_number].filter(Boolean).join(' ') || null;
  const listed = findLookup('realtor_associations', row.association_id);
  // The list says of none what only the agency can say of itself.
  const association = listed?.code === 'none' ? null : listed;
  const line = (locale: 'el' | 'en'): string =>
    [street, [row.postcode, municipality?.name[locale]].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    ...publicAgencyView(row),
    user: { user_id: row.account_id },
    initials: getInitials(row.name_el),
    avatar_color: getAvatarColor(row.id),
    logo: row.logo_key,
    opening_hours: row.opening_hours,
    legal_form: row.legal_form,
    address: {
      label: street,
      formated_address: line('el') === '' ? null : { el: line('el'), en: line('en') },
      street_name: row.street,
      street_number: row.street_number,
      postal_code: row.postcode,
    },
    prefecture_id: municipality?.prefecture.id ?? null,
    municipality_id: municipality?.id ?? null,
    district: district?.name ?? null,
    municipality: municipality?.name ?? null,
    prefecture: municipality?.prefecture.name ?? null,
    location: locationView(point),
    realtor_association: association?.name ?? null,
    realtor_association_rank:
      (association && findLookup('realtor_association_ranks', row.association_rank_id)?.name) ?? null,
    founded_year: row.founded_year,
    phone: row.phones.length > 0,
    median_reply_minutes,
  };
}

/** In a list of admins. */
export function adminAgencyView(row: AdminAgencyRow, tree: PlaceTree) {
  const district = row.district_id === null ? undefined : tree.districts.get(row.district_id);
  return {
    agency_id: row.id,
    user_id: row.account_id,
    name: { el: row.name_el, en: row.name_en || row.name_el },
    general_commercial_agency_id: row.gemi,
    tax_number: row.tax_number,
    email: row.email,
    status: row.status,
    municipality: district?.municipality.name ?? null,
    plan_id: row.plan_id,
    for_sale: row.for_sale,
    for_rent: row.for_rent,
    created_at: row.created_at.toISOString(),
  };
}
