/** Row → rule. Numbers that do not fit the table of their code are a fault of ours, and reported before anybody relies on them. */

import { isInForce } from '@estia/contract/rules/in-force';
import { type AdminRuleVersion, paramsSchema, type RuleVersion } from '@estia/contract/rules/model';
import { isRuleCode, type Rule, type RuleCode, type RulesInForce } from '@estia/contract/rules/rule-params';
import type { RuleRow } from './rules.queries.ts';

export function ruleView(row: RuleRow): Rule {
  if (!isRuleCode(row.code)) throw new Error(`No such rule: ${row.code}`);
  const { code } = row;
  return {
    code,
    version: row.version,
    valid_from: row.valid_from,
    valid_to: row.valid_to,
    status: row.status,
    params: paramsSchema<RuleCode>(code).parse(row.params),
    text: { el: row.text_el, en: row.text_en },
    source_url: row.source_url,
    checked_at: row.checked_at.toISOString(),
  };
}

/** By code; each must have its row. */
export function rulesByCodeView<C extends RuleCode>(
  rows: readonly RuleRow[],
  codes: readonly C[],
): Pick<RulesInForce, C> {
  const entries = codes.map((code) => {
    const row = rows.find((each) => each.code === code);
    if (!row) throw new Error(`No row of the rule ${code}: run the migrations first`);
    return [code, ruleView(row)] as const;
  });
  return Object.fromEntries(entries) as unknown as Pick<RulesInForce, C>;
}

export const anyRuleView = (row: RuleRow): RuleVersion => ruleView(row) as unknown as RuleVersion;

export const listedRuleView = (row: RuleRow, day: string): AdminRuleVersion => ({
  ...anyRuleView(row),
  changed_at: row.changed_at.toISOString(),
  changed_by: row.changed_by,
  reason: row.reason,
  in_force: isInForce(row, day),
});
