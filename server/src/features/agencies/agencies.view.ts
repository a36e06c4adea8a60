/** A row of `agency` → what its owner and admins see, and what everybody may. */
import type { OwnOffice } from '@estia/contract/accounts/model';
import type { OfficeRow } from './offices.queries.ts';

const isMobile = (phone: string): boolean => /^(\+30)?69/.test(phone);

/** Landline first, mobile second; a single number says itself which it is. */
export function phonesOf(phones: readonly string[]): { landline: string | null; mobile: string | null } {
  const [first, second] = phones;
  if (first === undefined) return { landline: null, mobile: null };
  if (second !== undefined) return { landline: first, mobile: second };
  return isMobile(first) ? { landline: null, mobile: first } : { landline: first, mobile: null };
}

export const toPhones = (landline: string | null, mobile: string | null): string[] =>
  [landline, mobile].filter((phone) => phone !== null);

export const officeView = (row: OfficeRow): OwnOffice => ({
  agency_id: row.id,
  name: row.name_el,
  name_en: row.name_en,
  legal_form: row.legal_form,
  general_commercial_agency_id: row.gemi,
  tax_number: row.tax_number,
  tax_office: row.tax_office,
  ...phonesOf(row.phones),
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
});

type PublicRow = Pick<OfficeRow, 'id' | 'name_el' | 'name_en' | 'gemi' | 'district_id'>;

export const publicOfficeView = (row: PublicRow) => ({
  agency_id: row.id,
  name: { el: row.name_el, en: row.name_en },
  general_commercial_agency_id: row.gemi,
  district_id: row.district_id,
});
