/** What would become of a row, from how it is now: the same for the preview and before each decision. */
import { userStatusTransitions } from '@estia/contract/accounts/limits';
import { roleIds } from '@estia/contract/accounts/roles';
import type { AdminBulkAction, BulkRefusal } from '@estia/contract/admin-bulk/bulk-choices';
import { listingTransitions } from '@estia/contract/listings/states';
import { hasName } from '@estia/contract/map-names';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { BulkSubject } from './bulk-subjects.queries.ts';

export type Forecast = { refusal: BulkRefusal | null; by: number | null };
type Looked = { subject: BulkSubject | undefined; holder: number | null; viewer: SignedInViewer };

const newStatus = { approve: 'approved', reject: 'rejected', block: 'blocked' } as const;
const listingActions = { take_down: 'deactivate', remove: 'remove' } as const;

function findRefusal(action: AdminBulkAction, subject: BulkSubject, viewer: SignedInViewer): BulkRefusal | null {
  switch (action) {
    case 'approve':
    case 'reject':
    case 'block': {
      if (subject.role_id === roleIds.admin) return 'administrator';
      const status = subject.state.split(' ')[0] ?? '';
      const isAllowed =
        hasName(userStatusTransitions, status) && userStatusTransitions[status].includes(newStatus[action]);
      if (!isAllowed) return 'not_in_this_state';
      // To approve it would undo its deletion.
      return action === 'approve' && subject.is_closing ? 'closing' : null;
    }
    case 'take_down':
    case 'remove':
      if (subject.owner_id === viewer.worksFor) return 'own_listing';
      return subject.listing_state && listingTransitions[subject.listing_state][listingActions[action]]
        ? null
        : 'not_in_this_state';
    case 'uphold':
    case 'dismiss':
      return subject.state === 'open' ? null : 'already_decided';
    case 'resubmit':
      return subject.state === 'failed' || subject.state === 'manual' ? null : 'not_in_this_state';
  }
}

export function forecast(action: AdminBulkAction, { subject, holder, viewer }: Looked): Forecast {
  if (!subject) return { refusal: 'gone', by: null };
  const refusal = findRefusal(action, subject, viewer);
  if (refusal !== null) return { refusal, by: refusal === 'already_decided' ? subject.decided_by : null };
  if (holder !== null && holder !== viewer.userId) return { refusal: 'claimed_by_other', by: holder };
  return { refusal: null, by: null };
}
