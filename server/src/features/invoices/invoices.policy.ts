/** Who may read money records. Pure: the route brings the record. */
import { canActAsAdmin, type Viewer } from '../../platform/auth/viewer.ts';

/** Agents of an agency work on its listings; its money is the owners'. */
export const isAgencyOwner = (viewer: Viewer): boolean => viewer?.agencyRole === 'owner';

export const maySeeInvoice = (viewer: Viewer, invoice: { account_id: number }): boolean =>
  (isAgencyOwner(viewer) && viewer?.worksFor === invoice.account_id) || canActAsAdmin(viewer);
