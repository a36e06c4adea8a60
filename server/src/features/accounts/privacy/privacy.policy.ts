/** Who may have which account deleted. Pure: the service brings the record. */
import { roleIds } from '@estia/contract/accounts/roles';
import { checkAccess, type Viewer } from '../../../platform/auth/viewer.ts';

type Target = { id: number; role_id: number; is_main_admin: boolean };
type Verdict = ReturnType<typeof checkAccess> | 'not_found';

/** Somebody must be left who can add administrators: the main admin stays. */
export const mayDeleteSelf = (me: Pick<Target, 'is_main_admin'>): Verdict => (me.is_main_admin ? 'forbidden' : 'ok');

/** To all but admins the accounts of others are not there. Admins are taken out of agency first, by the main admin. */
export function mayDeleteOther(viewer: Viewer, target: Target): Verdict {
  const asAdmin = checkAccess('admin', viewer);
  if (asAdmin === 'forbidden') return 'not_found';
  if (asAdmin !== 'ok') return asAdmin;
  return target.role_id === roleIds.admin ? 'forbidden' : 'ok';
}
