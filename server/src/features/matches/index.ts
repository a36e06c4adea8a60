export { isInDisputeTab } from './disputes/dispute-lists.queries.ts';
export { deleteOldDisputeTexts, listDisputesForExport } from './disputes/disputes.queries.ts';
export { disputeRoutes } from './disputes/disputes.routes.ts';
export {
  deleteOldExclusiveTexts,
  isInExclusiveCaseTab,
  listExclusiveCasesForExport,
} from './exclusives/exclusive-case-lists.queries.ts';
export { exclusiveEmails } from './exclusives/exclusive-cases.emails.ts';
export { endExclusiveCases, endExclusiveCasesOfAgency } from './exclusives/exclusive-cases.jobs.ts';
export { exclusiveCaseRoutes } from './exclusives/exclusive-cases.routes.ts';
export { reopenLockedExclusiveCase } from './exclusives/exclusive-cases.service.ts';
export { matchProperties } from './matching.jobs.ts';
export { pauseEmails } from './pauses/pauses.emails.ts';
export { endPausesOfAgency, endPausesOfOwner, processScheduledPauses } from './pauses/scheduled-pauses.jobs.ts';
export { scheduledPauseRoutes } from './pauses/scheduled-pauses.routes.ts';
export { isUnclear } from './review/match-review.queries.ts';
export { matchReviewRoutes } from './review/match-review.routes.ts';
