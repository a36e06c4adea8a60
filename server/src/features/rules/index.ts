export { ruleEmails } from './rules.emails.ts';
export { enqueueRuleReviewReminder, refreshGoldenVisaBadges } from './rules.jobs.ts';
export { getRuleNumber } from './rules.queries.ts';
export { ruleRoutes } from './rules.routes.ts';
export { createRulesCache, type RulesCache } from './rules-cache.service.ts';
export { getRulesNow } from './rules-on-day.service.ts';
