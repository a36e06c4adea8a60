/** SAME-5: what the account answers: of which listings it is the owner, and the change into an agency. */
import { roleIds } from '@estia/contract/accounts/roles';
import type { HandlerInput } from '@estia/contract/call';
import type { convertToAgency as convertCall } from '@estia/contract/hidden-brokers/calls';
import { brokerLimits } from '@estia/contract/hidden-brokers/steps';
import { findLookup } from '@estia/contract/lookups/model';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { SignedInViewer } from '../../platform/auth/viewer.ts';
import type { Trx } from '../../platform/db/db.ts';
import { createAgencyForAccount, insertPlanChoice } from '../accounts/index.ts';
import { endPausesOfOwner } from '../matches/index.ts';
import * as statements from './statement.queries.ts';
import * as q from './steps.queries.ts';

/** Asked for and not yet given; also after the last day, until an admin has gone on. */
async function lockOpenStatement(trx: Trx, accountId: number): Promise<q.StepRow> {
  await q.lockReviewedAccount(trx, accountId);
  const step = await q.findOpenStep(trx, accountId);
  if (step?.kind !== 'statement' || step.answered_at !== null) throw new AppError('not_in_this_state');
  return step;
}

/** Whoever speaks for somebody else names them. */
function assertNamed(answers: readonly statements.StatementAnswer[]): void {
  const unnamed = answers.filter(({ relation, who }) => relation === 'relative' && who === '');
  if (unnamed.length > 0)
    throw new AppError(
      'invalid_input',
      Object.fromEntries(unnamed.map(({ listing_id }) => [`who.${listing_id}`, 'required'])),
    );
}

export async function saveAnswers(
  deps: Deps,
  viewer: SignedInViewer,
  answers: readonly statements.StatementAnswer[],
): Promise<void> {
  assertNamed(answers);
  await deps.db.transaction().execute(async (trx) => {
    const step = await lockOpenStatement(trx, viewer.userId);
    await statements.saveAnswers(trx, { accountId: viewer.userId, stepId: step.id, answers });
  });
}

/** Where a listing went or came between two pages, their numbers have moved: the page is found by what lacks an answer. */
export function pickStatementPage(
  { count, first_unanswered, last_unanswered }: statements.StatementProgress,
  { limit, offset }: { limit: number; offset?: number | undefined },
): { offset: number; hasMore: boolean } {
  const last = Math.max(count - 1, 0);
  const at = Math.min(offset ?? first_unanswered ?? last, last);
  const from = offset === undefined || offset > last ? at - (at % limit) : offset;
  return { offset: from, hasMore: (first_unanswered ?? from) < from || (last_unanswered ?? from) >= from + limit };
}

/** What was said of each listing is saved also where others lack an answer: those are named. */
export async function sendStatement(
  deps: Deps,
  viewer: SignedInViewer,
  { answers, text }: { answers: readonly statements.StatementAnswer[]; text: string },
): Promise<void> {
  assertNamed(answers);
  const now = deps.clock();
  const unanswered = await deps.db.transaction().execute(async (trx) => {
    const step = await lockOpenStatement(trx, viewer.userId);
    const ofStep = { accountId: viewer.userId, stepId: step.id };
    await statements.saveAnswers(trx, { ...ofStep, answers });
    const missing = await statements.listUnansweredListings(trx, { ...ofStep, limit: brokerLimits.answersPerPage });
    if (missing.length > 0) return missing;
    await statements.saveStatement(trx, step.id, { text, now });
    await q.setState(trx, viewer.userId, { state: 'answered', now });
    return [];
  });
  if (unanswered.length > 0)
    throw new AppError('invalid_input', Object.fromEntries(unanswered.map((id) => [`relation.${id}`, 'required'])));
}

/**
 * The same account is an agency's from now on, and waits for an admin as every new one does. Its listings stay on offer;
 * they are the agency's, and its free months begin, with the approval.
 */
export async function convertToAgency(
  deps: Deps,
  viewer: SignedInViewer,
  { agency, plan_id, payment }: HandlerInput<typeof convertCall>['body'],
): Promise<void> {
  if (!findLookup('subscription_plans', plan_id)) throw new AppError('invalid_input', { plan_id: 'invalid' });
  const now = deps.clock();
  await deps.db.transaction().execute(async (trx) => {
    const account = await q.lockReviewedAccount(trx, viewer.userId);
    const step = await q.findOpenStep(trx, viewer.userId);
    if (account?.role_id !== roleIds.individual || account.status !== 'approved' || account.erase_after !== null)
      throw new AppError('not_in_this_state');
    if (step?.kind !== 'convert') throw new AppError('not_in_this_state');
    await createAgencyForAccount(trx, account.id, agency, now);
    await insertPlanChoice(trx, { account_id: account.id, plan_id, payment, at: now });
    await endPausesOfOwner(trx, deps, account.id);
    await q.setAgencyRole(trx, account.id);
    await q.endStep(trx, step.id, { reason: 'converted', now });
    await q.setState(trx, account.id, { state: 'converted', now });
  });
}
