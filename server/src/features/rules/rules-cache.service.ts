/**
 * The rules in each process's memory. What holds is chosen at every reading by the day of Athens, so that a version
 * begins at midnight and not when the memory is next refreshed.
 */

import { athensDay, findInForce } from '@estia/contract/rules/in-force';
import { type RulesInForce, ruleCodes } from '@estia/contract/rules/rule-params';
import type { Deps } from '../../deps.ts';
import { cached } from '../../platform/cache/memory-cache.ts';
import { listRecentRules, type RuleRow } from './rules.queries.ts';
import { rulesByCodeView } from './rules.view.ts';

/** Other processes follow an admin's change this late. */
const CACHE_TTL_MS = 10_000;

export type RulesCache = {
  /** For each code the version that holds at this moment. */
  inForce: () => Promise<RulesInForce>;
  /** The newest versions of all codes. */
  rows: () => Promise<readonly RuleRow[]>;
  today: () => string;
  /** This process has just written one. */
  forget: () => void;
};

export function createRulesCache({ db, clock }: Pick<Deps, 'db' | 'clock'>): RulesCache {
  const createCache = () => cached(() => listRecentRules(db), CACHE_TTL_MS);
  let read = createCache();
  const today = () => athensDay(clock());
  let made: { rows: readonly RuleRow[]; day: string; rules: RulesInForce } | null = null;
  return {
    today,
    rows: () => read(),
    async inForce() {
      const rows = await read();
      const day = today();
      if (made?.rows !== rows || made.day !== day) {
        const current = ruleCodes.flatMap(
          (code) =>
            findInForce(
              rows.filter((row) => row.code === code),
              day,
            ) ?? [],
        );
        made = { rows, day, rules: rulesByCodeView(current, ruleCodes) };
      }
      return made.rules;
    },
    forget() {
      read = createCache();
    },
  };
}
