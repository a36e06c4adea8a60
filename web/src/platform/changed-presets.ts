/** For the root's loader alone: the presets whose row says something else than the customer's constants. */
import type { RulesInForce } from '@estia/contract/rules/rule-params';
import { getRulePresets } from '@estia/contract/rules/rule-searches';
import { presets } from '@estia/contract/search/presets';
import type { Presets } from './presets.ts';

export function getChangedPresets(rules: RulesInForce): { presets?: Partial<Presets> } {
  const differing = Object.entries(getRulePresets(rules)).filter(
    ([name, filter]) =>
      JSON.stringify(sortEntries(filter)) !== JSON.stringify(sortEntries(presets[name as keyof typeof presets])),
  );
  return differing.length > 0 ? { presets: Object.fromEntries(differing) } : {};
}

const sortEntries = (filter: object): unknown[] => Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
