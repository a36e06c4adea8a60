/**
 * Every few minutes: agencies that cannot be found yet become findable, and all are counted again. Twice changes
 * nothing.
 */
import type { Deps } from '../../deps.ts';
import { fillMissingSearchFields } from './agency-search-fields.service.ts';
import { recountAgencyStats } from './agency-stats.queries.ts';

export async function refreshAgencyStats(deps: Deps): Promise<void> {
  await fillMissingSearchFields(deps);
  await recountAgencyStats(deps.db, deps.clock());
}
