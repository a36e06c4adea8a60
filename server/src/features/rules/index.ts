export { recheckRules, refreshBadges } from './rules.jobs.ts';
export { rulesInForce } from './rules.kept.ts';
export { ruleLetters } from './rules.letters.ts';
export { ruleNumber } from './rules.queries.ts';
export { ruleRoutes } from './rules.routes.ts';
