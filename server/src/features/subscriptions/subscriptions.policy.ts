/** Who may see and change money. Pure: the service brings the record. */
import { roleIds } from '@estia/contract/accounts/roles';
import { canActAsAdmin, type Viewer } from '../../platform/auth/viewer.ts';

/** An owner of the agency whose account this is. Agents work on listings; money is not theirs to see. */
export const isBillingOwner = (viewer: Viewer, accountId: number): boolean =>
  viewer !== null && viewer.roleId === roleIds.agency && viewer.agencyRole === 'owner' && viewer.worksFor === accountId;

export const maySeeBilling = (viewer: Viewer, accountId: number): boolean =>
  isBillingOwner(viewer, accountId) || canActAsAdmin(viewer);
