/** Whose profile one may see and change. Pure: the service brings the record. */
import { roleIds } from '@estia/contract/accounts/roles';
import { canActAsAdmin, type Viewer } from '../../../platform/auth/viewer.ts';

type Target = { id: number; role_id: number };

export const isOwnProfile = (viewer: Viewer, id: number): boolean => viewer?.userId === id;

/** The own one; admins see everybody's. For all others it is as if it did not exist. */
export const maySeeProfile = (viewer: Viewer, id: number): boolean => isOwnProfile(viewer, id) || canActAsAdmin(viewer);

/** Admins edit users, the main admin also admins. */
export const mayEditProfile = (viewer: Viewer, target: Target): boolean => {
  if (isOwnProfile(viewer, target.id)) return true;
  return canActAsAdmin(viewer) && (target.role_id !== roleIds.admin || viewer?.isMainAdmin === true);
};
