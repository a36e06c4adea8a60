/**
 * Would a household fit the numbers of the programme? Pure and only for the reader's own browser: age, income and
 * children are nobody else's business, so no call takes them and nothing keeps them.
 */
import type { RuleParams } from './rule-params.ts';

export const households = ['single', 'couple', 'single_parent'] as const;
export type Household = (typeof households)[number];
export type EligibilityInput = { age: number; income: number; household: Household; children: number };

/** The most a household may earn, or null where the programme names no number. */
export function getIncomeLimit(params: RuleParams<'my_home'>, household: Household, children: number): number | null {
  if (household === 'single') return params.income_single;
  if (household === 'couple')
    return params.income_couple === null ? null : params.income_couple + children * (params.income_child ?? 0);
  if (params.income_single_parent === null) return null;
  // The first child is counted in the number itself.
  return params.income_single_parent + Math.max(0, children - 1) * (params.income_single_parent_child ?? 0);
}

export type EligibilityResult = { age: boolean; incomeMin: boolean; incomeMax: boolean | null; limit: number | null };

export function checkEligibility(params: RuleParams<'my_home'>, asked: EligibilityInput): EligibilityResult {
  const limit = getIncomeLimit(params, asked.household, asked.children);
  return {
    age: asked.age >= params.age_min && asked.age <= params.age_max,
    incomeMin: asked.income >= params.income_min,
    incomeMax: limit === null ? null : asked.income <= limit,
    limit,
  };
}
