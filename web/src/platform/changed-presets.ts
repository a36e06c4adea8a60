/** For the root's loader alone: the presets whose row says something else than the customer's constants. */
import { listEntries } from '@estia/contract/map-names';
import type { PublicRules } from '@estia/contract/rules/rule-params';
import { getRulePresets } from '@estia/contract/rules/rule-searches';
import { presets } from '@estia/contract/search/presets';
import type { Presets } from './presets.ts';

export function getChangedPresets(rules: PublicRules): { presets?: Partial<Presets> } {
  const differing = listEntries(getRulePresets(rules)).filter(
    ([name, filter]) => JSON.stringify(sortEntries(filter)) !== JSON.stringify(sortEntries(presets[name])),
  );
  return differing.length > 0 ? { presets: Object.fromEntries(differing) } : {};
}

const sortEntries = (filter: object): unknown[] => Object.entries(filter).sort(([a], [b]) => (a < b ? -1 : 1));
