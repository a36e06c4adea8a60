import { isActingAdmin, type Viewer } from '../../platform/viewer.ts';

/** An active ad is everyone's; a paused or removed one is its owner's and the admins', and only when they ask for it. */
export const maySee = (
  viewer: Viewer,
  ad: { is_active: boolean | null; account_id: number },
  paranoid: boolean,
): boolean =>
  ad.is_active === true ||
  (paranoid && viewer !== null && (viewer.worksFor === ad.account_id || isActingAdmin(viewer)));

/** POST-7: who is approved, and has not asked to be forgotten. A session may be older than either. */
export const mayPost = (account: { status: string; erase_after: Date | null }): boolean =>
  account.status === 'approved' && account.erase_after === null;

/** In whose name somebody acts on an ad: as its owner or one of its office's people, as an admin, or not at all. */
export function actingAs(viewer: Viewer, ad: { account_id: number }): 'owner' | 'admin' | null {
  if (viewer === null) return null;
  if (viewer.worksFor === ad.account_id) return 'owner';
  return isActingAdmin(viewer) ? 'admin' : null;
}

/** What an admin took off the market only an admin brings back, also by the way round of deleting and beginning anew. */
export const mayUndo = (as: 'owner' | 'admin', act: string, ad: { paused_for: string | null }): boolean =>
  as === 'admin' || ad.paused_for !== 'admin' || !['activate', 'delete'].includes(act);
