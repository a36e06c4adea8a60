import { canActAsAdmin, type Viewer } from '../../platform/auth/viewer.ts';

/**
 * An active listing is everyone's; a paused or removed one is its owner's and the admins', and only when they ask for
 * it.
 */
export const maySeeListing = (
  viewer: Viewer,
  listing: { is_active: boolean | null; account_id: number },
  paranoid: boolean,
): boolean =>
  listing.is_active === true ||
  (paranoid && viewer !== null && (viewer.worksFor === listing.account_id || canActAsAdmin(viewer)));

/** POST-7: who is approved, and has not asked to be forgotten. A session may be older than either. */
export const mayPublish = (account: { status: string; erase_after: Date | null }): boolean =>
  account.status === 'approved' && account.erase_after === null;

type Refusal = [code: 'email_not_confirmed' | 'forbidden', fields?: { status: string }];

/** Why an account that may not publish is refused: the one reason it can clear by itself, or the status it is in. */
export function refusalToPost(
  account: { email_confirmed_at: Date | null; status: string },
  /** Of who asks: an agent's may differ. */
  status: string = account.status,
): Refusal {
  if (account.status === 'waiting' && account.email_confirmed_at === null) return ['email_not_confirmed'];
  return status === 'approved' ? ['forbidden'] : ['forbidden', { status }];
}

/** In whose name somebody acts on a listing: as its owner or one of its agency's people, as an admin, or not at all. */
export function getActingRole(viewer: Viewer, listing: { account_id: number }): 'owner' | 'admin' | null {
  if (viewer === null) return null;
  if (viewer.worksFor === listing.account_id) return 'owner';
  return canActAsAdmin(viewer) ? 'admin' : null;
}

/** What an admin stopped stays as it was judged: its advertiser changes nothing of it. */
export const mayChange = (as: 'owner' | 'admin', listing: { pause_reason: string | null }): boolean =>
  as === 'admin' || listing.pause_reason !== 'admin';

type Stopped = { pause_reason: string | null; is_property_stopped: boolean };

/**
 * The contact details, for one, belong to the property: those of a stopped listing cannot be changed through another.
 */
export const mayChangeProperty = (as: 'owner' | 'admin', listing: Stopped): boolean =>
  as === 'admin' || !listing.is_property_stopped;

/**
 * What an admin took off the market only an admin brings back, also by the way round of deleting and beginning anew, or
 * of another listing of the same property.
 */
export function mayReverseAdminPause(as: 'owner' | 'admin', action: string, listing: Stopped): boolean {
  if (action === 'activate') return mayChangeProperty(as, listing);
  return action !== 'delete' || mayChange(as, listing);
}
