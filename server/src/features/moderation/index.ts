export { forgetReportsOf } from './forget.service.ts';
export { moderationLetters } from './moderation.letters.ts';
export { reportData, sweepReports } from './moderation.queries.ts';
export { moderationRoutes } from './moderation.routes.ts';
