export { enqueueRuleReviewReminder, refreshGoldenVisaBadges } from './rules.jobs.ts';
export { createRulesCache } from './rules.kept.ts';
export { ruleEmails } from './rules.letters.ts';
export { getRuleNumber } from './rules.queries.ts';
export { ruleRoutes } from './rules.routes.ts';
