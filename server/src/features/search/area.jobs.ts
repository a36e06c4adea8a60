/** Keeps the roll-ups of area pages fresh; run with the discover lists. */
import type { Deps } from '../../deps.ts';
import { refreshAreaPrices, refreshPlaceTally } from './area.queries.ts';

export async function refreshAreas({ db, clock }: Deps): Promise<void> {
  await refreshPlaceTally(db);
  await refreshAreaPrices(db, clock());
}
