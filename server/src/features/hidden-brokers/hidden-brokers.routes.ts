import { athensDay } from '@estia/contract/athens';
import * as calls from '@estia/contract/hidden-brokers/calls';
import { getNextBrokerStep } from '@estia/contract/hidden-brokers/steps';
import type { Deps } from '../../deps.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallServer } from '../../platform/http/call-server.ts';
import { getRuleNumber } from '../rules/index.ts';
import { countActiveListings } from '../subscriptions/index.ts';
import * as scores from './broker-scores.queries.ts';
import { hasOpenComplaint } from './complaints.queries.ts';
import { complainAboutStep, decideComplaint } from './complaints.service.ts';
import { findClosure, getClearedUntil, getQuietSince, mayRestore } from './review.policy.ts';
import { adminStepView, answerableListingView, answerView, brokerScoreView, ownStepView } from './review.view.ts';
import { findStatementProgress, listAnswerableListings, listAnswers } from './statement.queries.ts';
import { convertToAgency, pickStatementPage, saveAnswers, sendStatement } from './statement.service.ts';
import * as q from './steps.queries.ts';
import { takeStep } from './steps.service.ts';
import { acceptStatement, liftStep } from './undo.service.ts';

const success = { message: 'Success!' } as const;

function adminRoutes({ serve }: CallServer, deps: Deps): void {
  const { db } = deps;

  serve(calls.listHiddenBrokers, async ({ query }) => {
    const [rows, count, waiting] = await Promise.all([
      scores.listBrokerScores(db, query),
      scores.countBrokerScores(db, query),
      scores.countBrokerScores(db, { search: '', state: 'waiting' }),
    ]);
    return {
      accounts: rows.map(brokerScoreView),
      count,
      waiting,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.getHiddenBroker, async ({ params: { id }, query }, { viewer }) => {
    const account = await scores.findReviewedAccount(db, id);
    if (!account) throw new AppError('not_found');
    const [steps, { answers, count }, active_listings, has_open_complaint] = await Promise.all([
      q.listSteps(db, id),
      listAnswers(db, { accountId: id, ...query }),
      countActiveListings(db, id),
      hasOpenComplaint(db, id),
    ]);
    const open = steps.find((step) => step.ended_at === null) ?? null;
    const isSuspended = open?.kind === 'suspend';
    const closed = findClosure(account, isSuspended);
    const next_step = closed !== null || account.state === 'converted' ? null : getNextBrokerStep(open);
    const clearedAt =
      next_step && (await q.findClearedAt(db, { accountId: id, kind: next_step, since: getQuietSince(deps.clock()) }));
    const next_limit =
      next_step === 'limit'
        ? await getRuleNumber(db, 'private_account_limit', 'listings', athensDay(deps.clock()))
        : null;
    return {
      account: {
        user_id: account.id,
        username: account.username,
        state: account.state ?? ('new' as const),
        points: account.points ?? 0,
        evidence: account.evidence ?? [],
        computed_at: account.computed_at?.toISOString() ?? null,
        active_listings,
        max_listings: account.max_listings,
        closed,
      },
      steps: steps.map((step) => adminStepView(step, viewer.userId)),
      next_step,
      next_limit,
      can_lift: open !== null && (!isSuspended || mayRestore(account)),
      has_open_complaint,
      cleared: clearedAt && { cleared_at: clearedAt.toISOString(), until: getClearedUntil(clearedAt) },
      answers: answers.map(answerView),
      answer_count: count,
      pagination: { limit: query.limit, offset: query.offset },
    };
  });

  serve(calls.takeBrokerStep, async ({ params, body }, { viewer }) => {
    await takeStep(deps, viewer, params.id, body);
    return success;
  });

  serve(calls.acceptStatement, async ({ params, body }, { viewer }) => {
    await acceptStatement(deps, viewer, params, body.reason);
    return success;
  });

  serve(calls.liftBrokerStep, async ({ params, body }, { viewer }) => {
    await liftStep(deps, viewer, params, body.reason);
    return success;
  });

  serve(calls.decideBrokerComplaint, async ({ params, body }, { viewer }) => {
    await decideComplaint(deps, viewer, params, body);
    return success;
  });
}

export function hiddenBrokerRoutes(server: CallServer, deps: Deps): void {
  adminRoutes(server, deps);
  const { serve } = server;
  const { db } = deps;

  serve(calls.getAccountReview, async ({ query }, { viewer }) => {
    const accountId = viewer.userId;
    const rows = await q.listSteps(db, accountId);
    const open = rows.find((step) => step.ended_at === null);
    const isOpen = open?.kind === 'statement' && open.answered_at === null;
    const progress = isOpen
      ? await findStatementProgress(db, accountId, open.id)
      : { count: 0, first_unanswered: null, last_unanswered: null };
    const { offset, hasMore } = pickStatementPage(progress, query);
    const page = { limit: query.limit, offset };
    const listings = isOpen ? await listAnswerableListings(db, { accountId, stepId: open.id, ...page }) : [];
    const today = athensDay(deps.clock());
    return {
      steps: rows.map((row) => ownStepView(row, today)),
      is_statement_open: isOpen,
      listings: listings.map(answerableListingView),
      listing_count: progress.count,
      has_more: hasMore,
      pagination: page,
    };
  });

  serve(calls.getOpenReview, async (_, { viewer }) => {
    const open = await q.findOpenStep(db, viewer.userId);
    return {
      step: open ? { kind: open.kind, answer_by: open.answer_by, is_answered: open.answered_at !== null } : null,
    };
  });

  serve(calls.saveStatementAnswers, async ({ body }, { viewer }) => {
    await saveAnswers(deps, viewer, body.answers);
    return success;
  });

  serve(calls.sendStatement, async ({ body }, { viewer }) => {
    await sendStatement(deps, viewer, body);
    return success;
  });

  serve(calls.complainAboutStep, async ({ params, body }, { viewer }) => {
    await complainAboutStep(deps, viewer, params.id, body.text);
    return success;
  });

  serve(calls.convertToAgency, async ({ body }, { viewer }) => {
    await convertToAgency(deps, viewer, body);
    return success;
  });
}
