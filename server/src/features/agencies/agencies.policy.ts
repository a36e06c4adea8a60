/** Who may see and change an office. Pure: the service brings the record. */
import { isActingAdmin, type Viewer } from '../../platform/viewer.ts';

export type OfficeRecord = {
  account_id: number;
  /** State of the account that owns it. */
  status: string;
  erase_after: Date | null;
};

/** One of its people, whatever they may do there. */
const worksThere = (viewer: Viewer, office: Pick<OfficeRecord, 'account_id'>): boolean =>
  viewer?.worksFor === office.account_id;

/** An agent works on ads and messages; money, team and profile are the owners'. */
export const isOwnerOf = (viewer: Viewer, office: Pick<OfficeRecord, 'account_id'>): boolean =>
  worksThere(viewer, office) && viewer?.officeRole === 'owner';

/** The public sees offices an admin has approved, until their owner asks to be forgotten. */
export const isPublicOffice = (office: OfficeRecord): boolean =>
  office.status === 'approved' && office.erase_after === null;

export const maySeeOffice = (viewer: Viewer, office: OfficeRecord): boolean =>
  isPublicOffice(office) || worksThere(viewer, office) || isActingAdmin(viewer);

/** A waiting or rejected professional too: how else could they mend what was found wrong. */
export const mayEditOffice = (viewer: Viewer, office: OfficeRecord): boolean =>
  isOwnerOf(viewer, office) || isActingAdmin(viewer);

/** The numbers an admin has approved are not the owner's to change: another number is another office. */
export const mayChangeNumbers = (viewer: Viewer, office: OfficeRecord): boolean =>
  isActingAdmin(viewer) || office.status !== 'approved';

/** What is done to somebody else's record needs a reason, and is told and written down. */
export const isAdminsEdit = (viewer: Viewer, office: OfficeRecord): boolean => !worksThere(viewer, office);
