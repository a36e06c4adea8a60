/** Who may do what with a step on a private account, and until when. */
import { roleIds } from '@estia/contract/accounts/roles';
import { athensDay, getAthensDayStart } from '@estia/contract/athens';
import type { BrokerEvidence, BrokerSignal } from '@estia/contract/hidden-brokers/model';
import { type AccountClosure, type BrokerEndReason, QUIET_MONTHS } from '@estia/contract/hidden-brokers/steps';
import { addMonths } from '@estia/contract/subscriptions/billing-amounts';

type Complainable = { complain_by: string; end_reason: BrokerEndReason | null };

/** To the end of the last day. What was undone or ended well gives no ground; what another decision followed does. */
export const mayComplain = ({ complain_by, end_reason }: Complainable, today: string): boolean =>
  today <= complain_by && (end_reason === null || end_reason === 'next_step' || end_reason === 'status_changed');

type Decided = { taken_by: number | null; hasOpenComplaint: boolean };

/** Not by who took the step: the terms promise another person. Who was wrong lifts the step. */
export const mayDecideComplaint = ({ taken_by, hasOpenComplaint }: Decided, adminId: number): boolean =>
  hasOpenComplaint && taken_by !== adminId;

type Suspended = { status: string; erase_after: Date | null };

/** A suspension that is in force is undone only where nothing else keeps the account closed. */
export const mayRestore = ({ status, erase_after }: Suspended): boolean => status === 'blocked' && erase_after === null;

type Reviewed = Suspended & { role_id: number };

/** What closes a private account other than the suspension in force. Then nothing can follow. */
export function findClosure({ role_id, status, erase_after }: Reviewed, isSuspended: boolean): AccountClosure | null {
  if (role_id !== roleIds.individual) return null;
  if (erase_after !== null) return 'being_erased';
  return status === 'approved' || (isSuspended && status === 'blocked') ? null : 'not_approved';
}

/** Whose step ended since then is not asked again by the worker: the first moment of a day of Athens. */
export const getQuietSince = (now: Date): Date => getAthensDayStart(addMonths(athensDay(now), -QUIET_MONTHS));

/** The last day on which a decision in favour of the account binds. */
export const getClearedUntil = (at: Date): string => addMonths(athensDay(at), QUIET_MONTHS);

/** Their samples are names of other accounts. */
const signalsOfOthers: readonly BrokerSignal[] = ['shared_phone', 'shared_photos', 'reviewed_account'];

/** What a step keeps for years: how many others it concerns, and not who they are. */
export const removeNamesOfOthers = (evidence: readonly BrokerEvidence[]): BrokerEvidence[] =>
  evidence.map((each) => (signalsOfOthers.includes(each.signal) ? { ...each, samples: [] } : each));
