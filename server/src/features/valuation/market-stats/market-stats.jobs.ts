/** What the worker does for figures. */
import type { Deps } from '../../../deps.ts';
import { rebuildMarketStats, writeMonthlyStats } from './stats-updates.service.ts';

export { applyStatsChanges, rebuildMarketStats, writeMonthlyStats } from './stats-updates.service.ts';

/** A month that was just written is the year before of some today. */
export async function updateMonthlyStats(deps: Deps): Promise<void> {
  if ((await writeMonthlyStats(deps)) > 0) await rebuildMarketStats(deps);
}
