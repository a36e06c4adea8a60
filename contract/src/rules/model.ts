/** Rules as they travel: schemas built from the table of their numbers. */
import { z } from 'zod';
import {
  getRuleParams,
  type PublicRules,
  publicRuleCodes,
  type Rule,
  type RuleCode,
  type RuleParams,
  ruleCodes,
  ruleStatuses,
} from './rule-params.ts';

export const calendarDay = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'invalid');

function valueSchema(param: ReturnType<typeof getRuleParams>[string]) {
  switch (param.kind) {
    case 'day':
      return calendarDay;
    case 'choice':
      return z.enum(param.values);
    case 'phrases':
      return z.array(z.string().min(1)).max(param.most);
    case 'prefectures':
      return z.array(z.int().min(1)).max(param.most);
    case 'rate':
      return z.number().min(param.min).max(param.max);
    default:
      return z.int().min(param.min).max(param.max);
  }
}

function paramSchema(code: RuleCode): z.ZodType {
  const shape = Object.entries(getRuleParams(code)).map(([name, param]) => {
    const value = valueSchema(param);
    return [name, param.optional ? value.nullable() : value] as const;
  });
  return z.object(Object.fromEntries(shape));
}

/** Also what a stored row is held against before anybody relies on it. */
export const paramsSchema = <C extends RuleCode>(code: C) =>
  paramSchema(code) as z.ZodType<RuleParams<C>, RuleParams<C>>;

const words = z.object({ el: z.string(), en: z.string() });
const row = {
  version: z.int(),
  valid_from: calendarDay,
  valid_to: calendarDay.nullable(),
  status: z.enum(ruleStatuses),
  text: words,
  source_url: z.string().nullable(),
  checked_at: z.iso.datetime(),
};

export const ruleSchema = <C extends RuleCode>(code: C) =>
  z.object({ code: z.literal(code), ...row, params: paramsSchema(code) }) as unknown as z.ZodType<Rule<C>, Rule<C>>;

export const rulesSchema = z.object(
  Object.fromEntries(publicRuleCodes.map((code) => [code, ruleSchema(code)])),
) as unknown as z.ZodType<PublicRules, PublicRules>;

/** Of any code: which numbers it has depends on its code. */
export const ruleVersion = z.object({
  code: z.enum(ruleCodes),
  ...row,
  params: z.record(z.string(), z.union([z.number(), z.string(), z.array(z.number()), z.array(z.string()), z.null()])),
});
export type RuleVersion = z.output<typeof ruleVersion>;

/** A version as the admin's dashboard shows it. */
export const adminRuleVersion = ruleVersion.extend({
  changed_at: z.iso.datetime(),
  changed_by: z.string().nullable(),
  reason: z.string().nullable(),
  in_force: z.boolean(),
});
export type AdminRuleVersion = z.output<typeof adminRuleVersion>;
