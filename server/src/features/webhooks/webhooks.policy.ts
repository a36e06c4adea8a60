import { roleIds } from '@estia/contract/accounts/roles';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';

/** What leaves the site for another system is the owner's to decide, not an agent's nor an admin's. */
export const mayManageWebhooks = (viewer: SignedInViewer): boolean =>
  viewer.roleId === roleIds.agency && viewer.agencyRole === 'owner';
