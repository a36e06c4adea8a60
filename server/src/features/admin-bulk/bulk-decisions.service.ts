/** One row decided: by the very service that decides it alone, with its checks, its statement of reasons and its log. */
import type { AdminBulkAction, BulkList } from '@estia/contract/admin-bulk/bulk-choices';
import { findBulkReason } from '@estia/contract/admin-bulk/bulk-reasons';
import { listNames } from '@estia/contract/map-names';
import type { Locale } from '@estia/contract/pair';
import type { WorkKind } from '@estia/contract/work-queue/model';
import type { Deps } from '../../deps.ts';
import type { AfterDecision } from '../../platform/after-decision.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import { changeUserStatus, type OnStatusChange } from '../accounts/index.ts';
import { retryReporting } from '../invoices/index.ts';
import { changeListingStates, reviewGrounds } from '../listings/index.ts';
import { decideReport } from '../moderation/index.ts';
import type { BulkSubject } from './bulk-subjects.queries.ts';

/** Which item of the work queue a row is, so that what another admin has in hand is left alone. */
const workKinds: Readonly<Partial<Record<BulkList, WorkKind>>> = {
  users: 'agency',
  agencies: 'agency',
  reports: 'report',
  invoices: 'invoice',
};
export const workKindOf = (list: BulkList): WorkKind | null => workKinds[list] ?? null;

type Given = { action: AdminBulkAction; reason_id: string | null; reason: string | null };

/** As typed, or our words in the language of whoever reads them. */
export function toReasonText({ action, reason_id: id, reason }: Given, locale: Locale): string {
  if (reason) return reason;
  return (id && findBulkReason(action, id)?.text?.[locale]) || '';
}

const statuses = { approve: 'approved', reject: 'rejected', block: 'blocked' } as const;
const listingActions = { take_down: 'deactivate', remove: 'remove' } as const;

type Item = { subject: BulkSubject; given: Given; onDecided: AfterDecision };

export async function decideSubject(
  deps: Deps,
  viewer: SignedInViewer,
  { subject, given, onDecided }: Item,
  onStatusChange: OnStatusChange,
): Promise<void> {
  const { id } = subject;
  const { action } = given;
  const reason = toReasonText(given, subject.locale);
  switch (action) {
    case 'approve':
    case 'reject':
    case 'block': {
      const seen = subject.state.split(' ')[0];
      const body = {
        status: statuses[action],
        reason,
        agency_updated_at: subject.agency_updated_at?.toISOString(),
        based_on: (['waiting', 'approved', 'rejected', 'blocked'] as const).find((status) => status === seen),
      };
      await changeUserStatus(deps, viewer, { params: { id }, body }, onStatusChange, onDecided);
      return;
    }
    case 'take_down':
    case 'remove': {
      const ground = listNames(reviewGrounds).find((name) => name === given.reason_id);
      await changeListingStates(deps, viewer, {
        ids: [id],
        getAction: () => listingActions[action],
        reason,
        ground: reviewGrounds[ground ?? 'other'],
        onDecided,
      });
      return;
    }
    case 'uphold':
    case 'dismiss':
      await decideReport(deps, viewer, id, {
        state: action === 'uphold' ? 'upheld' : 'dismissed',
        decision: action === 'uphold' ? reason : toReasonText(given, subject.reporter_locale),
        toReporter: toReasonText(given, subject.reporter_locale),
        is_unfounded: false,
        onDecided,
      });
      return;
    case 'resubmit':
      await retryReporting(deps, viewer.userId, id, reason, onDecided);
  }
}
