/** Making and changing an agency: its own numbers are unique, another's record takes a reason. */
import type { agencyRegistration, OwnAgency } from '@estia/contract/accounts/model';
import type { updateAgency } from '@estia/contract/accounts/profile-calls';
import type { HandlerInput } from '@estia/contract/call';
import { findLookup } from '@estia/contract/lookups/model';
import { toLocale } from '@estia/contract/pair';
import type { z } from 'zod';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Db, Trx } from '../../platform/db/db.ts';
import { enqueueEmail } from '../../platform/email/outbox.ts';
import { logSecurityEvent } from '../../platform/security/security-log.ts';
import type { PlaceTree } from '../places/index.ts';
import { isAdminEdit, mayChangeIdentifiers, mayEditAgency, maySeeAgency } from './agencies.policy.ts';
import {
  type AgencyRow,
  findAgency,
  getUniqueViolation,
  insertAgency,
  lockAgency,
  updateAgencyRow,
  whichNumbersExist,
} from './agencies.queries.ts';
import { agencyProfileView, joinPhones, withPhones } from './agencies.view.ts';
import { buildNameKey, updateSearchFields } from './agency-search-fields.service.ts';

type AgencyDetails = z.output<typeof agencyRegistration>;
type AgencyChange = HandlerInput<typeof updateAgency>['body'];

export async function findOwnAgency(db: Db, accountId: number): Promise<OwnAgency | null> {
  const row = await findAgency(db, { accountId });
  return row ? agencyProfileView(row) : null;
}

/** With the moment it last changed: an admin says with it which details they looked at. */
export async function findAgencyForAdmin(
  db: Db,
  accountId: number,
): Promise<(OwnAgency & { updated_at: string }) | null> {
  const row = await findAgency(db, { accountId });
  return row ? { ...agencyProfileView(row), updated_at: row.updated_at.toISOString() } : null;
}

/** A number that another agency has is an error of its field; everything else goes on as it is. */
async function withUniqueErrors<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const broken = getUniqueViolation(error);
    if (broken === 'agency_gemi_key')
      throw new AppError('gemi_in_use', { general_commercial_agency_id: 'gemi_in_use' });
    if (broken === 'agency_tax_number_key') throw new AppError('invalid_input', { tax_number: 'tax_number_in_use' });
    throw error;
  }
}

/** Which numbers of an agency that wants to register another one has already, by field. */
export async function takenNumbers(
  db: Db,
  {
    general_commercial_agency_id: gemi,
    tax_number,
  }: Pick<AgencyDetails, 'general_commercial_agency_id' | 'tax_number'>,
): Promise<Record<string, string>> {
  const taken = await whichNumbersExist(db, gemi, tax_number);
  return {
    ...(taken.gemi ? { general_commercial_agency_id: 'gemi_in_use' } : {}),
    ...(taken.tax_number ? { tax_number: 'tax_number_in_use' } : {}),
  };
}

/** An agency that registers. `trx` is the transaction that makes its account. */
export async function createAgency(trx: Trx, accountId: number, details: AgencyDetails, now: Date): Promise<number> {
  assertKnownIds({ realtor_association_id: details.realtor_association_id });
  const { id } = await withUniqueErrors(() =>
    insertAgency(trx, {
      account_id: accountId,
      name_el: details.name,
      name_en: details.name_en || details.name,
      legal_form: details.legal_form || null,
      gemi: details.general_commercial_agency_id,
      tax_number: details.tax_number,
      tax_office: details.tax_office || null,
      phones: joinPhones(details.landline ?? null, details.mobile ?? null),
      association_id: details.realtor_association_id,
      name_key: buildNameKey(details.name, details.name_en || details.name),
      created_at: now,
      updated_at: now,
    }),
  );
  return id;
}

function assertKnownIds(
  { realtor_association_id, realtor_association_rank_id, district_id }: Partial<AgencyChange>,
  tree?: PlaceTree,
): void {
  const wrong: Record<string, string> = {};
  if (realtor_association_id != null && !findLookup('realtor_associations', realtor_association_id))
    wrong.realtor_association_id = 'invalid';
  if (realtor_association_rank_id != null && !findLookup('realtor_association_ranks', realtor_association_rank_id))
    wrong.realtor_association_rank_id = 'invalid';
  if (district_id != null && !tree?.districts.has(district_id)) wrong.district_id = 'invalid';
  if (Object.keys(wrong).length > 0) throw new AppError('invalid_input', wrong);
}

/** Half a pin is a slip of whoever sent it. */
function mergePin({ lat, lon }: AgencyChange, stays: AgencyRow['pin']): AgencyRow['pin'] {
  if (lat === undefined && lon === undefined) return stays;
  if (lat == null && lon == null) return null;
  if (lat == null || lon == null) throw new AppError('invalid_input', { [lat == null ? 'lat' : 'lon']: 'required' });
  return { lat, lon };
}

const phonesIn = ({ landline, mobile, landline_phones, mobile_phones }: AgencyChange) => ({
  ...(landline === undefined ? {} : { landline }),
  ...(mobile === undefined ? {} : { mobile }),
  landline_phones,
  mobile_phones,
});

/** What is left out stays; an empty text takes the value away, but for the names, which an agency cannot be without. */
function mergeChange(row: AgencyRow, change: AgencyChange): AgencyRow {
  const or = <T>(input: T | undefined, stays: T): T => (input === undefined ? stays : input);
  const text = (input: string | undefined, stays: string | null) => (input === undefined ? stays : input || null);
  const name_el = or(change.name, row.name_el);
  return {
    ...row,
    name_el,
    name_en: or(change.name_en, row.name_en) || name_el,
    legal_form: text(change.legal_form, row.legal_form),
    gemi: or(change.general_commercial_agency_id, row.gemi),
    tax_number: or(change.tax_number, row.tax_number),
    tax_office: text(change.tax_office, row.tax_office),
    phones: withPhones(row.phones, phonesIn(change)),
    association_id: or(change.realtor_association_id, row.association_id),
    association_rank_id: or(change.realtor_association_rank_id, row.association_rank_id),
    district_id: or(change.district_id, row.district_id),
    street: or(change.street_name, row.street),
    street_number: or(change.street_number, row.street_number),
    postcode: or(change.postal_code, row.postcode),
    contact_person: or(change.contact_person, row.contact_person),
    company: or(change.company, row.company),
    invoice_address: or(change.invoice_address, row.invoice_address),
    activity: or(change.activity, row.activity),
    founded_year: or(change.founded_year, row.founded_year),
    opening_hours: or(change.opening_hours, row.opening_hours),
    pin: mergePin(change, row.pin),
  };
}

export async function updateAgencyProfile(
  deps: Deps,
  tree: PlaceTree,
  viewer: SignedInViewer,
  change: AgencyChange,
): Promise<OwnAgency> {
  assertKnownIds(change, tree);
  const now = deps.clock();
  let actedOn: number | null = null;
  const agency = await deps.db.transaction().execute(async (trx) => {
    const found = await lockAgency(trx, change.agency_id ? { id: change.agency_id } : { accountId: viewer.worksFor });
    if (!found || !maySeeAgency(viewer, found)) throw new AppError('not_found');
    if (!mayEditAgency(viewer, found)) throw new AppError('forbidden');
    const { status, erase_after, email, username, locale, ...row } = found;
    const next = mergeChange(row, change);
    if ((next.gemi !== row.gemi || next.tax_number !== row.tax_number) && !mayChangeIdentifiers(viewer, found))
      throw new AppError('forbidden');
    const { id, account_id, pin: _pin, opening_hours, ...fields } = next;
    if (isAdminEdit(viewer, found)) {
      actedOn = account_id;
      const reason = change.reason;
      if (!reason) throw new AppError('invalid_input', { reason: 'required' });
      const order = { accountId: account_id, to: email, locale: toLocale(locale), template: 'changed_by_admin' };
      await enqueueEmail(trx, { secrets: deps.secrets, now, order: { ...order, values: { name: username, reason } } });
      await writeAuditLog(trx, {
        adminId: viewer.userId,
        action: 'agency_changed',
        subject: 'agency',
        subjectId: id,
        reason,
        now,
        before: agencyProfileView(row),
        after: agencyProfileView(next),
      });
    }
    await withUniqueErrors(() =>
      updateAgencyRow(trx, id, {
        ...fields,
        opening_hours: opening_hours && JSON.stringify(opening_hours),
        updated_at: now,
      }),
    );
    await updateSearchFields(trx, next);
    return agencyProfileView(next);
  });
  if (actedOn !== null)
    logSecurityEvent(deps, 'admin_action', { account: actedOn, admin: viewer.userId, action: 'agency_changed' });
  return agency;
}
