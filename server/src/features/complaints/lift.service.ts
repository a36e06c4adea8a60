/** What ends with an accepted complaint, by what was restricted. In the transaction of the answer. */
import type { ComplaintEffect } from '@estia/contract/statements-of-reasons/complaints';
import type { RestrictionKind } from '@estia/contract/statements-of-reasons/model';
import { detectTextLocale } from '@estia/contract/text-locale';
import type { Deps } from '../../deps.ts';
import { writeAuditLog } from '../../platform/audit.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { reconsiderAccount, restoreBlockedAccount } from '../accounts/index.ts';
import { withdrawEndOfStatement } from '../contract-ends/index.ts';
import { releaseReviewedListings } from '../listings/index.ts';
import { reopenLockedExclusiveCase } from '../matches/index.ts';
import { endMisuseOfStatement } from '../moderation/index.ts';
import { restartStoppedSource } from '../sources/index.ts';
import * as q from './complaints.queries.ts';

type Lifting = { complaint: q.ComplaintRow; answer: string };
type Lift = (trx: Trx, deps: Deps, viewer: SignedInViewer, lifting: Lifting) => Promise<ComplaintEffect>;

const releaseListings: Lift = async (trx, deps, _viewer, { complaint }) => {
  await q.releaseListings(trx, complaint.listing_ids, deps.clock());
  return 'may_reactivate';
};
/** What was found is taken as approved: the same is not held again when its owner brings it back. */
const releaseHeld: Lift = async (trx, deps, _viewer, { complaint }) => {
  await releaseReviewedListings(trx, complaint.listing_ids, deps.clock());
  return 'may_reactivate';
};
/** One press of its owner brings it back already. */
const mayReactivate: Lift = async () => 'may_reactivate';
const nothingLeft: Lift = async () => 'nothing_left';
const restoreAccount: Lift = async (trx, _deps, _viewer, { complaint }) => {
  if (complaint.account_id !== null) await restoreBlockedAccount(trx, complaint.account_id);
  return 'restored';
};
const endMisuse: Lift = async (trx, deps, viewer, { complaint }) => {
  await endMisuseOfStatement(trx, deps, viewer, complaint.id);
  return 'restored';
};
const endsWithIt: Lift = async () => 'restored';

const lifts: Readonly<Record<RestrictionKind, Lift>> = {
  listing_stopped: releaseListings,
  listing_removed: releaseListings,
  listing_held: releaseHeld,
  changes_requested: releaseHeld,
  listing_deleted: nothingLeft,
  paused_for_agency: mayReactivate,
  unconfirmed: mayReactivate,
  mandate_ended: mayReactivate,
  exclusive_lost: async (trx, deps, viewer, { complaint, answer }) => {
    if (complaint.subject_id !== null)
      await reopenLockedExclusiveCase(trx, deps, viewer, {
        id: complaint.subject_id,
        reason: answer,
        reason_locale: detectTextLocale(answer),
      });
    return 'looked_at_again';
  },
  // An approval is of what the agency says now: it waits for one again.
  account_rejected: async (trx, _deps, _viewer, { complaint }) => {
    if (complaint.account_id !== null) await reconsiderAccount(trx, complaint.account_id);
    return 'looked_at_again';
  },
  account_blocked: restoreAccount,
  account_deleted: restoreAccount,
  source_stopped: async (trx, deps, viewer, { complaint: { subject_id: id }, answer }) => {
    if (id !== null && (await restartStoppedSource(trx, deps, id)))
      await writeAuditLog(trx, {
        adminId: viewer.userId,
        action: 'source_started',
        subject: 'source',
        subjectId: id,
        reason: answer,
        now: deps.clock(),
      });
    return 'restored';
  },
  source_removed: nothingLeft,
  reports_warned: endMisuse,
  reports_suspended: endMisuse,
  agency_terminated: async (trx, deps, viewer, { complaint, answer }) => {
    await withdrawEndOfStatement(trx, deps, complaint.id, { adminId: viewer.userId, reason: answer });
    return 'restored';
  },
  // Steps have complaints of their own.
  ownership_asked: endsWithIt,
  listings_limited: endsWithIt,
  conversion_asked: endsWithIt,
  account_suspended: endsWithIt,
};

export const liftRestriction: Lift = (trx, deps, viewer, lifting) =>
  lifts[lifting.complaint.kind](trx, deps, viewer, lifting);
