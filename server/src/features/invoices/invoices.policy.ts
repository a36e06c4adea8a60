/** Who may read money records. Pure: the route brings the record. */
import { isActingAdmin, type Viewer } from '../../platform/viewer.ts';

/** Agents of an office work on its ads; its money is the owners'. */
export const isOwner = (viewer: Viewer): boolean => viewer?.officeRole === 'owner';

export const maySeeInvoice = (viewer: Viewer, invoice: { account_id: number }): boolean =>
  (isOwner(viewer) && viewer?.worksFor === invoice.account_id) || isActingAdmin(viewer);
