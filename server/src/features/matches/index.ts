export { deleteOldDisputeTexts, listDisputesForExport } from './disputes/disputes.queries.ts';
export { disputeRoutes } from './disputes/disputes.routes.ts';
export { matchProperties } from './matching.jobs.ts';
export { pauseEmails } from './pauses/pauses.emails.ts';
export { endPausesOfAgency, processScheduledPauses } from './pauses/scheduled-pauses.jobs.ts';
export { scheduledPauseRoutes } from './pauses/scheduled-pauses.routes.ts';
export { matchReviewRoutes } from './review/match-review.routes.ts';
