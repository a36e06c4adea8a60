/** What an admin may do to the account of somebody else. Which calls an admin may use at all, the calls say themselves. */

import { userStatusTransitions } from '@estia/contract/accounts/limits';
import { roleIds } from '@estia/contract/accounts/roles';
import { hasName } from '@estia/contract/map-names';
import { canActAsAdmin, checkAccess, type Viewer } from '../../../platform/auth/viewer.ts';

type Target = { role_id: number; is_main_admin: boolean };

/**
 * Approve, reject, block. Nobody moves the main admin, and only the main admin moves admins. That nobody moves
 * themselves follows: whoever acts is either an admin or the main admin.
 */
export const mayChangeStatus = (viewer: Viewer, target: Target): boolean =>
  canActAsAdmin(viewer) && !target.is_main_admin && (target.role_id !== roleIds.admin || viewer?.isMainAdmin === true);

export const isAllowedStatusChange = (from: string, to: string): boolean =>
  hasName(userStatusTransitions, from) && userStatusTransitions[from].some((status) => status === to);

export const mayRemoveAdministrator = (viewer: Viewer, target: Target): boolean =>
  checkAccess('main_admin', viewer) === 'ok' && !target.is_main_admin;
