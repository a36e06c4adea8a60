/** Keeps the roll-up of area pages fresh; run with the discover lists. */
import type { Deps } from '../../deps.ts';
import { refreshPlaceTally } from './area.queries.ts';

export const refreshAreas = ({ db }: Deps): Promise<void> => refreshPlaceTally(db);
