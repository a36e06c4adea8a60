/** Keeps the roll-up of area pages fresh; run with the discover lists. */
import type { Deps } from '../../../deps.ts';
import { rebuildListingCounts } from './area.queries.ts';

export const refreshAreaCounts = ({ db }: Deps): Promise<void> => rebuildListingCounts(db);
