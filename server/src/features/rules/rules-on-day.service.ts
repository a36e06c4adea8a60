/** Rules as they hold at this moment, read where they are applied: inside the transaction that relies on them. */
import { athensDay } from '@estia/contract/rules/in-force';
import type { RuleCode, RulesInForce } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../deps.ts';
import type { Db } from '../../platform/db/db.ts';
import { listRulesOn } from './rules.queries.ts';
import { rulesByCodeView } from './rules.view.ts';

export async function getRulesNow<C extends RuleCode>(
  db: Db,
  { clock }: Pick<Deps, 'clock'>,
  codes: readonly C[],
): Promise<Pick<RulesInForce, C>> {
  return rulesByCodeView(await listRulesOn(db, codes, athensDay(clock())), codes);
}
