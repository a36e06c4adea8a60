/** What the worker does for figures. */
import type { Deps } from '../../deps.ts';
import { rebuildFigures, writeMonths } from './figures.service.ts';

export { foldFigures, rebuildFigures, writeMonths } from './figures.service.ts';

/** A month that was just written is the year before of some today. */
export async function mindMonths(deps: Deps): Promise<void> {
  if ((await writeMonths(deps)) > 0) await rebuildFigures(deps);
}
