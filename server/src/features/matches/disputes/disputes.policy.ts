import type { DisputeSide, DisputeState, ScheduledPauseState } from '@estia/contract/matches/model';
import type { SignedInViewer } from '../../../platform/auth/viewer.ts';

/** Which side of a scheduled pause somebody is on; null: it is none of theirs, also of an admin. */
export function getDisputeSide(
  viewer: SignedInViewer,
  pause: { owner_id: number; agency_account_id: number },
): DisputeSide | null {
  if (viewer.worksFor === pause.owner_id) return 'owner';
  return viewer.worksFor === pause.agency_account_id ? 'agency' : null;
}

/** Decided, and nothing has followed that cannot be taken back: the owner's listing is not paused. */
export const canReopen = ({ state, pause_state }: { state: DisputeState; pause_state: ScheduledPauseState }): boolean =>
  (state === 'decided_for_owner' && pause_state === 'ended') ||
  (state === 'decided_for_agency' && pause_state === 'scheduled');
