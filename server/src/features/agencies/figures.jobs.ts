/** Every few minutes: offices that cannot be found yet become findable, and all are counted again. Twice changes nothing. */
import type { Deps } from '../../deps.ts';
import { recount } from './figures.queries.ts';
import { prepareOffices } from './findable.ts';

export async function refreshAgencies(deps: Deps): Promise<void> {
  await prepareOffices(deps);
  await recount(deps.db, deps.clock());
}
