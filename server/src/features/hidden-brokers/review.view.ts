/** Steps on a private account, as admins and as the account itself may read them. */

import { formatListingCode } from '@estia/contract/listings/listing-code';
import { purposeNames } from '@estia/contract/search/model';
import { composeTitle } from '../listings/index.ts';
import type * as scores from './broker-scores.queries.ts';
import { mayComplain, mayDecideComplaint } from './review.policy.ts';
import type * as statements from './statement.queries.ts';
import type * as q from './steps.queries.ts';

export const brokerScoreView = (row: scores.BrokerScoreRow) => ({
  user_id: row.account_id,
  username: row.username,
  points: row.points,
  evidence: row.evidence,
  computed_at: row.computed_at.toISOString(),
  state: row.state,
  has_complaint: row.has_complaint,
  answer_by: row.answer_by,
});

const toIso = (at: Date | string | null): string | null => (at === null ? null : new Date(at).toISOString());

const stepView = (row: q.ListedStep) => ({
  id: row.id,
  kind: row.kind,
  taken_at: row.taken_at.toISOString(),
  is_automatic: row.is_automatic,
  reason: row.reason,
  new_evidence: row.new_evidence,
  max_listings: row.max_listings,
  answer_by: row.answer_by,
  answered_at: toIso(row.answered_at),
  statement: row.statement,
  complain_by: row.complain_by,
  ended_at: toIso(row.ended_at),
  end_reason: row.end_reason,
  complaint: row.complaint && {
    made_at: new Date(row.complaint.made_at).toISOString(),
    text: row.complaint.text,
    decided_at: toIso(row.complaint.decided_at),
    outcome: row.complaint.outcome,
    decision: row.complaint.decision,
  },
});

/** Without whom else it concerns: only how many of each. */
export const ownStepView = (row: q.ListedStep, today: string) => ({
  ...stepView(row),
  facts: row.evidence.map(({ signal, count }) => ({ signal, count })),
  can_complain: row.complaint === null && mayComplain(row, today),
});

export const adminStepView = (row: q.ListedStep, adminId: number) => ({
  ...stepView(row),
  points: row.points,
  evidence: row.evidence,
  taken_by: row.taken_by_name,
  no_answer_at: toIso(row.no_answer_at),
  paused_listings: row.paused_listing_ids.length,
  decided_by: row.decided_by_name,
  can_decide: mayDecideComplaint(
    { taken_by: row.taken_by, hasOpenComplaint: row.complaint !== null && row.complaint.decided_at === null },
    adminId,
  ),
});

const listingRef = (row: { listing_id: number; property_id: number; purpose: 1 | 2 }) => ({
  listing_id: row.listing_id,
  property_id: row.property_id,
  for: purposeNames[row.purpose],
  code: formatListingCode(row.property_id, row.purpose),
});

export const answerView = (row: statements.AnswerRow) => ({ ...listingRef(row), relation: row.relation, who: row.who });

export const answerableListingView = (row: statements.AnswerableListing) => {
  const composed = composeTitle(row.type_id, row.area);
  return {
    ...listingRef(row),
    title: { el: row.title_el ?? composed.el, en: row.title_en ?? composed.en },
    relation: row.relation,
    who: row.who,
  };
};
