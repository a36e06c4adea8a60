/** Who may see and change an agency. Pure: the service brings the record. */
import { canActAsAdmin, type Viewer } from '../../platform/auth/viewer.ts';

export type AgencyRecord = {
  account_id: number;
  /** State of the account that owns it. */
  status: string;
  erase_after: Date | null;
};

/** One of its people, whatever they may do there. */
const worksForAgency = (viewer: Viewer, agency: Pick<AgencyRecord, 'account_id'>): boolean =>
  viewer?.worksFor === agency.account_id;

/** An agent works on listings and messages; money, team and profile are the owners'. */
export const isAgencyOwner = (viewer: Viewer, agency: Pick<AgencyRecord, 'account_id'>): boolean =>
  worksForAgency(viewer, agency) && viewer?.agencyRole === 'owner';

/** The public sees agencies an admin has approved, until their owner asks to be forgotten. */
export const isPublicAgency = (agency: AgencyRecord): boolean =>
  agency.status === 'approved' && agency.erase_after === null;

export const maySeeAgency = (viewer: Viewer, agency: AgencyRecord): boolean =>
  isPublicAgency(agency) || worksForAgency(viewer, agency) || canActAsAdmin(viewer);

/** A waiting or rejected professional too: how else could they mend what was found wrong. */
export const mayEditAgency = (viewer: Viewer, agency: AgencyRecord): boolean =>
  isAgencyOwner(viewer, agency) || canActAsAdmin(viewer);

/** The numbers an admin has approved are not the owner's to change: another number is another agency. */
export const mayChangeIdentifiers = (viewer: Viewer, agency: AgencyRecord): boolean =>
  canActAsAdmin(viewer) || agency.status !== 'approved';

/** What is done to somebody else's record needs a reason, and is emailed and logged. */
export const isAdminEdit = (viewer: Viewer, agency: AgencyRecord): boolean => !worksForAgency(viewer, agency);
