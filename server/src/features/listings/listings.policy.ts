import { isActingAdmin, type Viewer } from '../../platform/viewer.ts';

/** An active ad is everyone's; a paused or removed one is its owner's and the admins', and only when they ask for it. */
export const maySee = (
  viewer: Viewer,
  ad: { is_active: boolean | null; account_id: number },
  paranoid: boolean,
): boolean =>
  ad.is_active === true || (paranoid && viewer !== null && (viewer.userId === ad.account_id || isActingAdmin(viewer)));
