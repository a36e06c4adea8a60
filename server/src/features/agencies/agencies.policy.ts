/** Who may see and change an office. Pure: the service brings the record. */
import { isActingAdmin, type Viewer } from '../../platform/viewer.ts';

export type OfficeRecord = {
  account_id: number;
  /** State of the account that owns it. */
  status: string;
  erase_after: Date | null;
};

const isOwner = (viewer: Viewer, office: OfficeRecord): boolean => viewer?.userId === office.account_id;

/** The public sees offices an admin has approved, until their owner asks to be forgotten. */
export const isPublicOffice = (office: OfficeRecord): boolean =>
  office.status === 'approved' && office.erase_after === null;

export const maySeeOffice = (viewer: Viewer, office: OfficeRecord): boolean =>
  isPublicOffice(office) || isOwner(viewer, office) || isActingAdmin(viewer);

/** A waiting or rejected professional too: how else could they mend what was found wrong. */
export const mayEditOffice = (viewer: Viewer, office: OfficeRecord): boolean =>
  isOwner(viewer, office) || isActingAdmin(viewer);

/** The numbers an admin has approved are not the owner's to change: another number is another office. */
export const mayChangeNumbers = (viewer: Viewer, office: OfficeRecord): boolean =>
  isActingAdmin(viewer) || office.status !== 'approved';

/** What is done to somebody else's record needs a reason, and is told and written down. */
export const isAdminsEdit = (viewer: Viewer, office: OfficeRecord): boolean => !isOwner(viewer, office);
